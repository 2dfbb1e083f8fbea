extension CheckReport {
  /// The report as GitHub's workflow commands: each failure becomes an annotation, at its line if it has one.
  public var github: String {
    var text = ""
    for entry in entries where entry.verdict != .passed {
      let findings = entry.findings.isEmpty ? [Finding(entry.summary)] : entry.findings
      for finding in findings {
        var properties: [String] = []
        if let file = entry.file {
          properties.append("file=" + GitHubText.property(file))
          if let line = finding.line { properties.append("line=\(line)") }
          if let column = finding.column { properties.append("col=\(column)") }
        }
        properties.append("title=" + GitHubText.property("cardsim check: \(entry.name)"))
        let details = finding.details.isEmpty ? "" : "\n" + finding.details
        text += "::error \(properties.joined(separator: ","))::\(GitHubText.data(finding.message + details))\n"
      }
    }
    for golden in unreferenced {
      text += "::warning file=\(GitHubText.property(golden))::no scenario has this golden\n"
    }
    return text
  }
}

/// Escapes text for GitHub's workflow commands as its toolkit does.
enum GitHubText {
  /// Returns text escaped for the message, after the second pair of colons.
  static func data(_ text: String) -> String { escaped(text, also: []) }

  /// Returns text escaped for the value of a property.
  static func property(_ text: String) -> String { escaped(text, also: [":", ","]) }

  private static func escaped(_ text: String, also others: Set<Unicode.Scalar>) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

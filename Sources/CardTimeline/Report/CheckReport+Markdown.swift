extension CheckReport {
  /// The report as Markdown, for a job's summary or a comment: the number of each verdict, a table of the failures,
  /// and the plots of those that have one.
  public var markdown: String {
    var text = "### cardsim check\n\n\(summary)\n"
    let rows = entries.filter { $0.verdict != .passed }
    if !rows.isEmpty { text += "\n| scenario | | details |\n| --- | --- | --- |\n" }
    for entry in rows {
      let findings = entry.findings.map { finding in
        (finding.line.map { "line \($0): " } ?? "") + finding.message
      }
      let cell = (findings.isEmpty ? [entry.summary] : findings).map(MarkdownText.cell).joined(separator: "<br>")
      text += "| \(MarkdownText.cell(entry.name)) | \(entry.verdict.rawValue) | \(cell) |\n"
    }
    if !unreferenced.isEmpty {
      text += "\nGoldens of no scenario:\n\n" + unreferenced.map { "- \(MarkdownText.cell($0))\n" }.joined()
    }
    for entry in rows {
      guard entry.plot != nil || entry.picture != nil else { continue }
      text += "\n#### \(MarkdownText.cell(entry.name)): before and after\n"
      if let picture = entry.picture { text += "\n![before and after](<\(MarkdownText.address(picture))>)\n" }
      if let plot = entry.plot { text += "\n```text\n\(plot)```\n" }
    }
    return text
  }
}

/// Escapes text so that Markdown shows it literally.
enum MarkdownText {
  /// Returns a path escaped for a link's address between angle brackets.
  static func address(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "<": result += "%3C"
      case ">": result += "%3E"
      case "\\": result += "%5C"
      case "%": result += "%25"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "_"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns text escaped for a cell of a table.
  static func cell(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r": result += "<br>"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

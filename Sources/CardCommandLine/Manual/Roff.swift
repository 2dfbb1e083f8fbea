/// A text for roff, the language of manual pages, in the macros of man(7), which groff and mandoc both read.
package struct Roff {
  /// The text so far.
  package private(set) var text = ""

  /// Adds a line that begins with a macro. The arguments must be quoted already.
  package mutating func macro(_ name: String, _ arguments: String...) {
    text += "." + ([name] + arguments).joined(separator: " ") + "\n"
  }

  /// Adds a comment.
  package mutating func comment(_ plain: String) {
    text += ".\\\" \(plain)\n"
  }

  /// Adds plain text that is filled, in lines of at most 79 bytes, as far as its words allow.
  package mutating func fill(_ plain: String) {
    var line = ""
    for word in plain.split(separator: " ") {
      let word = Roff.escaped(String(word))
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 79 {
        styled(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { styled(line) }
  }

  /// Adds a line of text that is escaped already.
  package mutating func styled(_ escaped: String) {
    // A dot at the start of a line would be a request; so would an apostrophe, which is never left as it is.
    text += (escaped.hasPrefix(".") ? "\\&" : "") + escaped + "\n"
  }

  /// Adds paragraphs: runs of lines that begin with a space keep their layout, others are filled.
  package mutating func paragraphs(_ plain: String) {
    var (isInside, isLaidOut) = (false, false)
    for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
      if isLaidOut, !line.hasPrefix(" ") {
        macro("EE")
        isLaidOut = false
      }
      if !line.isEmpty, !isInside { macro("PP") }
      isInside = !line.isEmpty
      if line.hasPrefix(" ") {
        if !isLaidOut { macro("EX") }
        isLaidOut = true
        styled(Roff.escaped(String(line)))
      } else {
        fill(String(line))
      }
    }
    if isLaidOut { macro("EE") }
  }

  /// Returns text in which nothing has a meaning to roff. A hyphen is a minus sign, as it is typed: roff would print a
  /// typographic hyphen that can't be copied into a shell.
  package static func escaped(_ plain: String) -> String {
    var escaped = ""
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-", "−": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case "…": escaped += "..."
      case "–": escaped += "\\(en"
      case "×": escaped += "\\(mu"
      case "·": escaped += "\\(pc"
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped
  }

  /// Returns text in bold type: what is typed as it stands.
  package static func bold(_ plain: String) -> String { "\\fB" + escaped(plain) + "\\fR" }

  /// Returns text in italic or underlined type: what stands for a value.
  package static func italic(_ plain: String) -> String { "\\fI" + escaped(plain) + "\\fR" }

  /// Returns an argument of a macro.
  package static func quoted(_ plain: String) -> String { "\"" + escaped(plain) + "\"" }
}

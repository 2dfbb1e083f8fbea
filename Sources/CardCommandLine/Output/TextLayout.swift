/// Wraps and pads text.
package enum TextLayout {
  /// Breaks `text` at spaces into lines of at most `width` characters.
  ///
  /// - Parameters:
  ///   - first: The number of characters already on the first line.
  ///   - rest: The indentation of the lines after it, characters.
  package static func wrap(_ text: String, width: Int, first: Int, rest: Int) -> String {
    join(text.split(separator: " ").map(String.init), width: width, first: first, rest: rest)
  }

  /// Returns a line with `indent` blanks before it; if it is longer than `width`, its further lines have two more.
  ///
  /// - Parameter width: The width to fit, characters; nil: as long as it is.
  package static func fitted(_ line: String, width: Int?, indent: Int = 0) -> String {
    let whole = pad("", to: indent) + line
    guard let width, whole.count > width else { return whole }
    return pad("", to: indent) + wrap(line, width: width, first: indent, rest: indent + 2)
  }

  /// Returns lines of which those that are longer than `width` go on below the last column of theirs that begins after
  /// two blanks. Commands stay whole, to be pasted.
  ///
  /// - Parameter width: The width to fit, characters; nil: as long as they are.
  package static func fitted(lines text: String, width: Int?) -> String {
    guard let width else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }.count
      guard line.count > width, !line.dropFirst(indent).hasPrefix("cardsim ") else { return String(line) }
      let characters = Array(line)
      let column = (indent..<max(indent, width - 24)).last { index in
        index > 1 && characters[index] != " " && characters[index - 1] == " " && characters[index - 2] == " "
      }
      let head = String(characters[..<(column ?? indent)])
      let rest = column ?? indent + 2
      let text = String(characters[(column ?? indent)...])
      if text.hasPrefix("cardsim ") { return String(line) }
      return head + join(parts(of: text), width: width, first: head.count, rest: rest)
    }.joined(separator: "\n")
  }

  /// Returns the words of a text, and each of its commands in quotes as one part.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var isInCommand = false
    for word in text.split(separator: " ").map(String.init) {
      if isInCommand {
        parts[parts.count - 1] += " " + word
      } else {
        parts.append(word)
      }
      if word == "'cardsim" { isInCommand = true }
      if isInCommand, word.contains("'"), word != "'cardsim" { isInCommand = false }
    }
    return parts
  }

  /// Puts `parts`, each kept whole, into lines of at most `width` characters.
  package static func join(_ parts: [String], width: Int, first: Int, rest: Int) -> String {
    var text = ""
    var column = first
    for part in parts {
      if !text.isEmpty {
        if column + 1 + part.count > width {
          text += "\n" + pad("", to: rest)
          column = rest
        } else {
          text += " "
          column += 1
        }
      }
      text += part
      column += part.count
    }
    return text
  }

  /// Wraps each line of `text`, except those that begin with a space, which are laid out by hand.
  package static func paragraphs(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(" ") ? String($0) : wrap(String($0), width: width, first: 0, rest: 0) }
      .joined(separator: "\n")
  }

  /// Returns `text` padded on its left to `width` characters, with at least one space.
  package static func padLeft(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// Returns `text` padded on its right to `width` characters.
  package static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

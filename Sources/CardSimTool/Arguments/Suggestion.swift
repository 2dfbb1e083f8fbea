import CardText

/// Suggestions for a mistyped name.
enum Suggestion {
  /// Returns `. Did you mean 'fps'?`, with the full stop before it; nil if no name is near.
  static func text(for name: String, among names: [String], prefix: String = "") -> String? {
    NearestName.find(name, in: names).map { ". Did you mean '\(prefix)\($0)'?" }
  }

  /// Returns a list in words: `'text', 'json' or 'csv'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

import CardText

/// Suggestions for a mistyped name.
package enum Suggestion {
  /// Returns `. Did you mean 'fps'?`, with the full stop before it; nil if no name is near.
  package static func text(for name: String, among names: [String], prefix: String = "") -> String? {
    NearestName.find(name, in: names).map { ". Did you mean '\(prefix)\($0)'?" }
  }

  /// Returns a list in words: `'text', 'json' or 'csv'`; of more than 24 the first six, and how many more there are.
  package static func list(_ names: [String], joined conjunction: String = "or") -> String {
    let quoted = names.prefix(names.count > 24 ? 6 : names.count).map { "'\($0)'" }
    if quoted.count < names.count {
      return quoted.joined(separator: ", ") + " \(conjunction) one of \(names.count - quoted.count) more"
    }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

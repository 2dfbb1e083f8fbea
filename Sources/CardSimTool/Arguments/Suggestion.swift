import CardFormats
import CardText

/// Words that help whoever mistyped a name.
enum Suggestion {
  /// `. Did you mean 'fps'?`, with the full stop before it; nil when no name is near.
  static func text(for name: String, among names: [String], prefix: String = "") -> String? {
    NearestName.find(name, in: names).map { ". Did you mean '\(prefix)\($0)'?" }
  }

  /// `'text', 'json' or 'csv'`.
  static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}

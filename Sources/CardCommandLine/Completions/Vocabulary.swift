/// A kind of names that come with the tool. A completion script lists each kind once, since many options take it.
package struct Vocabulary: Sendable {
  /// A name, and its meaning in a sentence; empty if there is none.
  package struct Name: Hashable, Sendable {
    package var text: String
    package var meaning: String

    package init(text: String, meaning: String = "") {
      (self.text, self.meaning) = (text, meaning)
    }
  }

  /// The kind in the plural, as completion scripts call it.
  package let kind: String

  /// The kind of the full texts, beside a kind of keys that are followed by `=` and a value; nil if values are numbers.
  package let values: String?

  /// Returns the names in the order in which the tool lists them. None has white space or a character that is special
  /// to a shell.
  package let names: @Sendable () -> [Name]

  package init(_ kind: String, values: String? = nil, names: @escaping @Sendable () -> [Name]) {
    (self.kind, self.values, self.names) = (kind, values, names)
  }
}

extension Vocabulary: Hashable {
  package static func == (one: Vocabulary, other: Vocabulary) -> Bool { one.kind == other.kind }

  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The words and files that a shell offers when Tab is pressed where a value is expected.
package struct Completion: Hashable, Sendable {
  /// The files that are offered.
  package enum Files: Hashable, Sendable {
    case none
    /// Files, and folders on the path to them.
    case all
    /// Folders only.
    case folders
  }

  /// The form of the value that the offered words belong to.
  package enum Form: Hashable, Sendable {
    /// The value is one of the words.
    case word
    /// The value is several of the words, joined by commas.
    case list
    /// The value is `word=` and something more: the words are offered with an equals sign.
    case assignment
  }

  /// The value's own words.
  package var words: [String] = []

  /// The names that other commands and options take too.
  package var vocabularies: [Vocabulary] = []

  package var files = Files.none

  package var form = Form.word

  package init(
    words: [String] = [], vocabularies: [Vocabulary] = [], files: Files = Files.none, form: Form = Form.word
  ) {
    (self.words, self.vocabularies, self.files, self.form) = (words, vocabularies, files, form)
  }

  /// Nothing: a number, or any text.
  package static let nothing = Completion()

  /// One of a few words.
  package static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// One of the names of these kinds, or a file.
  package static func names(_ vocabularies: Vocabulary..., files: Files = .none) -> Completion {
    Completion(vocabularies: vocabularies, files: files)
  }

  /// Names joined by commas.
  package static func list(of vocabulary: Vocabulary) -> Completion {
    Completion(vocabularies: [vocabulary], form: .list)
  }

  /// A name, `=` and a value.
  package static func assignment(to vocabulary: Vocabulary) -> Completion {
    Completion(vocabularies: [vocabulary], form: .assignment)
  }

  package static let file = Completion(files: .all)
  package static let folder = Completion(files: .folders)
}

extension ValueType {
  /// Returns the same type, for which a shell offers this on Tab.
  package func offering(_ completion: Completion) -> ValueType {
    var type = self
    type.completion = completion
    return type
  }
}

extension ValueType where Value == String {
  /// The path of a file, or `-`.
  package static var file: ValueType { text.offering(.file) }

  /// The path of a folder.
  package static var folder: ValueType { text.offering(.folder) }
}

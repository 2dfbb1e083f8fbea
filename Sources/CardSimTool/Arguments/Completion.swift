/// The words and files that a shell offers when Tab is pressed where a value is expected.
struct Completion: Hashable, Sendable {
  /// The files that are offered.
  enum Files: Hashable, Sendable {
    case none
    /// Files, and folders on the path to them.
    case all
    /// Folders only.
    case folders
  }

  /// The form of the value that the offered words belong to.
  enum Form: Hashable, Sendable {
    /// The value is one of the words.
    case word
    /// The value is several of the words, joined by commas.
    case list
    /// The value is `word=` and something more: the words are offered with an equals sign.
    case assignment
  }

  /// The value's own words.
  var words: [String] = []

  /// The names that other commands and options take too.
  var vocabularies: [Vocabulary] = []

  var files = Files.none

  var form = Form.word

  /// Nothing: a number, or any text.
  static let nothing = Completion()

  /// One of a few words.
  static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// One of the names of these kinds, or a file.
  static func names(_ vocabularies: Vocabulary..., files: Files = .none) -> Completion {
    Completion(vocabularies: vocabularies, files: files)
  }

  /// Names joined by commas.
  static func list(of vocabulary: Vocabulary) -> Completion {
    Completion(vocabularies: [vocabulary], form: .list)
  }

  /// A name, `=` and a value.
  static func assignment(to vocabulary: Vocabulary) -> Completion {
    Completion(vocabularies: [vocabulary], form: .assignment)
  }

  static let file = Completion(files: .all)
  static let folder = Completion(files: .folders)
}

extension ValueType {
  /// Returns the same type, for which a shell offers this on Tab.
  func offering(_ completion: Completion) -> ValueType {
    var type = self
    type.completion = completion
    return type
  }
}

extension ValueType where Value == String {
  /// The path of a file, or `-`.
  static var file: ValueType { text.offering(.file) }

  /// The path of a folder.
  static var folder: ValueType { text.offering(.folder) }

  /// A scenario: a built-in one's name, the path of a file, or `-`.
  static var scenario: ValueType { text.offering(.names(.scenarios, files: .all)) }

  /// A scenario or a preset.
  static var scenarioOrPreset: ValueType { text.offering(.names(.scenarios, .presets, files: .all)) }
}

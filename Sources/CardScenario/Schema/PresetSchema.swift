import CardSettings
import CardText

extension JSONSchema {
  /// A preset in a file: what it is called, what it extends, and the rules that differ.
  static let preset = JSONSchema.object([
    schemaProperty,
    Property("name", .string, "The preset's name."),
    Property("about", .string, "The preset in a sentence."),
    Property("extends", presetName, "The preset whose rules hold where this one has none."),
    Property("system", .string, "The system whose rules these are."),
    Property("references", .array(of: .string), "The meanings of the abbreviations in the sources."),
    Property("remarks", .array(of: .string), "The known differences from the system, and the open questions."),
    Property(
      "set", .settings { .either(.reference($0.name), rule(of: .reference($0.name))) },
      "The rules that differ: a value, or a value and its source."),
  ])

  /// The parts of a preset to which its schema refers: the value of each setting, and the certainties.
  static let presetParts: [(name: String, schema: JSONSchema)] =
    SettingKey.all.map { ($0.name, $0.schema) } + [
      ("certainty", .words(Preset.Certainty.allCases.map { ($0.rawValue, $0.meaning) })), curvePart,
    ]

  /// A value with its source.
  private static func rule(of value: JSONSchema) -> JSONSchema {
    .object(
      [
        Property("value", value, "The value."),
        Property("source", .string, "Where the value stands: a file and its lines, a document, a measurement."),
        Property("certainty", .reference("certainty"), "The certainty that the system has this value."),
      ], required: ["value"])
  }

  /// The name of a built-in preset, those that others extend included, or the path of a preset's file.
  static let presetName = JSONSchema.either(
    .words(Preset.builtIn.map { ($0.name, $0.preset().summary) }),
    .string(matching: "\\.json$|/").described(
      "A preset of one's own: the path of its file, seen from this file's folder."))
}

extension Preset.Certainty {
  /// The certainty in a sentence.
  public var meaning: String {
    switch self {
    case .read: "It was read in the system's source."
    case .documented: "The maker's documentation says so."
    case .measured: "Others measured it on a device, or read it out of a running program."
    case .guessed: "It was inferred, or is said without a source."
    case .own: "It is this project's choice."
    }
  }
}

import CardText

/// The documents that people write in an editor, as JSON Schemas: made from the same tables as the readers, so that an
/// editor completes keys and words, shows their meanings and marks mistakes.
///
/// A schema allows whatever the reader does. It can't know what the reader learns from the rest of the document, such
/// as the names of its cards, nor that a number with a unit is within its range.
public enum DocumentSchema: String, Hashable, Sendable, CaseIterable {
  /// A scenario.
  case scenario

  /// A preset: rules in a file of its own.
  case preset

  /// The schema as a JSON document.
  public var text: String {
    switch self {
    case .scenario: JSONSchema.scenario.document(title: "A scenario of CardSim", definitions: JSONSchema.scenarioParts)
    case .preset: JSONSchema.preset.document(title: "A preset of CardSim", definitions: JSONSchema.presetParts)
    }
  }
}

extension JSONSchema {
  /// A key for which a schema is named, and which the readers ignore.
  static let schemaProperty = Property(
    "$schema", .string, "The schema by which an editor completes and checks this file; the simulator ignores it.")

  /// The regular expression of a number, without its ends.
  static let numberPattern = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?"

  /// A duration or an instant: `"250ms"`.
  static let duration = reference("duration")

  /// The definition of a duration.
  static let durationPart: (name: String, schema: JSONSchema) = {
    let units = UnitText.times.map { $0.name }.joined(separator: "|")
    let schema = JSONSchema.string(matching: "^[0-9]+(\\.[0-9]+)? *(\(units))$")
    return ("duration", schema.described("A time with its unit: \"250ms\", \"0.25s\" or \"8333us\"."))
  }()

  /// The definition of a curve.
  static let curvePart = (name: "curve", schema: JSONSchema.curve)
}

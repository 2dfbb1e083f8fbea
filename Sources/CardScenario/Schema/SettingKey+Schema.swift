import CardDialects
import CardMotion
import CardSettings
import CardText

extension JSONSchema {
  /// An object of settings and their values.
  ///
  /// - Parameter value: Returns the schema of a setting's value.
  static func settings(_ value: (SettingKey) -> JSONSchema = { $0.schema }) -> JSONSchema {
    .object(SettingKey.all.map { Property($0.name, value($0), $0.summary) })
  }

  /// A timing curve: a name, or a function of CSS.
  static let curve: JSONSchema = {
    let functions = ["cubic-bezier", "linear", "steps"].map(anyCase).joined(separator: "|")
    let easings = Easing.allCases.map { easing in easing.name.utf8.map { hyphenated($0) }.joined() }
    // With hyphens or in camel case.
    let names = (NamedCurve.allCases.map { $0.name } + easings)
      .map { name in anyCase(name.lowercased()).split(separator: "-").joined(separator: "-*") }
      .joined(separator: "|")
    let numbers = "[-+.0-9eE]+\\s*(,\\s*[-+.0-9eE]+\\s*){3}"
    return .either(
      .words(NamedCurve.allCases.map { ($0.name, CurveText.text(of: $0.curve)) }),
      .string(matching: "^\\s*((\(functions))\\(.*|(\(names))\\s*|\(numbers))$"))
  }()

  /// Returns a letter of a name in camel case for the same name with hyphens.
  private static func hyphenated(_ byte: UInt8) -> String {
    let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    return isUpper ? "-" + String(decoding: [byte | 0x20], as: UTF8.self) : String(decoding: [byte], as: UTF8.self)
  }

  /// The regular expression of a word in upper and lower case, since CSS ignores case.
  private static func anyCase(_ word: String) -> String {
    word.utf8.map { byte -> String in
      let lower = UInt8(ascii: "a")...UInt8(ascii: "z")
      let letter = String(decoding: [byte], as: UTF8.self)
      return lower.contains(byte) ? "[\(letter)\(String(decoding: [byte & 0xDF], as: UTF8.self))]" : letter
    }.joined()
  }
}

extension SettingKey {
  /// The values that the setting takes.
  var schema: JSONSchema {
    let own = value(in: Settings())
    switch kind {
    case .number(let slot, _, let range, let isWhole):
      let number = isWhole ? JSONSchema.integer(in: Int(range.lowerBound)...Int(range.upperBound)) : .number(in: range)
      return withUnits([number]).standard(slot.get(Settings()))
    case .numberOrWord(let slot, _, let range, let words):
      let number = slot.get(Settings())
      let schema = withUnits([.number(in: range), .words(words.map { ($0.name, $0.meaning) })])
      return number.isFinite ? schema.standard(number) : schema.standard(own)
    case .flag(let slot): return JSONSchema.bool.standard(slot.get(Settings()))
    case .choice(let words, _, _): return JSONSchema.words(words.map { ($0.name, $0.meaning) }).standard(own)
    case .curve: return JSONSchema.reference(JSONSchema.curvePart.name).standard(own)
    }
  }

  /// The meaning and the accepted values in some sentences.
  var summary: String {
    let takes = accepted.prefix(1).uppercased() + accepted.dropFirst()
    let list = unitList
    return "\(meaning) \(takes)" + (list.isEmpty ? "" : unit.isEmpty ? " or in %" : ", in \(list)") + "."
  }

  private func withUnits(_ values: [JSONSchema]) -> JSONSchema {
    let names = units.map { $0.name }
    if names.isEmpty { return values.count == 1 ? values[0] : .either(values) }
    let pattern = "^\(JSONSchema.numberPattern) *(\(names.joined(separator: "|")))$"
    return .either(values + [.string(matching: pattern).described("A number with its unit: \(unitList).")])
  }
}

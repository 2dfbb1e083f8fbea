import CardMath
import CardText

/// Random JSON, as text and as the value that it means, made without the parser.
struct JSONText {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Makes a value and its text.
  mutating func value(depth: Int = 4) -> (text: String, kind: JSONValue.Kind) {
    switch random.next(below: depth == 0 ? 5 : 7) {
    case 0: return ("null", .null)
    case 1: return ("true", .bool(true))
    case 2: return ("false", .bool(false))
    case 3: return number()
    case 4:
      let (text, value) = string()
      return (text, .string(value))
    case 5:
      let elements = (0..<random.next(below: 4)).map { _ in value(depth: depth - 1) }
      let text = "[" + space() + elements.map { $0.text + space() }.joined(separator: "," + space()) + "]"
      return (text, .array(elements.map { JSONValue($0.kind, at: 0..<0) }))
    default:
      let members = (0..<random.next(below: 4)).map { index in
        let (text, key) = string()
        // A number at the end makes each key unique.
        let unique = text.dropLast() + "\(index)\""
        return (key: key + "\(index)", text: String(unique), value: value(depth: depth - 1))
      }
      let text = members.map { $0.text + space() + ":" + space() + $0.value.text + space() }
        .joined(separator: "," + space())
      let kind = members.map {
        JSONMember(key: $0.key, keyRange: 0..<0, value: JSONValue($0.value.kind, at: 0..<0))
      }
      return ("{" + space() + text + "}", .object(kind))
    }
  }

  private mutating func number() -> (String, JSONValue.Kind) {
    if random.next(below: 2) == 0 {
      let integer = Int64(random.next(below: 2_000_000)) - 1_000_000
      return ("\(integer)", .number(Double(integer), isInteger: true))
    }
    let text = "\(Int64(random.next(below: 2_000)) - 1_000).\(random.next(below: 100_000))e\(random.next(below: 40))"
    return (text, .number((Double(text) ?? .nan) + 0, isInteger: false))
  }

  private mutating func string() -> (String, String) {
    let parts: [(String, String)] = [
      ("a", "a"), ("Größe", "Größe"), ("\\n", "\n"), ("\\u0041", "A"), ("\\ud83d\\uDC46", "👆"), ("\\\\", "\\"),
      ("\\\"", "\""), ("\\/", "/"), ("👆🏽", "👆🏽"), ("\\u0000", "\0"), (" ", " "), ("{", "{"),
      ("\u{7FF}\u{FFFF}", "\u{7FF}\u{FFFF}"),
    ]
    let chosen = (0..<random.next(below: 5)).map { _ in parts[Int(random.next(below: UInt64(parts.count)))] }
    return ("\"" + chosen.map(\.0).joined() + "\"", chosen.map(\.1).joined())
  }

  private mutating func space() -> String {
    ["", "", "", " ", "\n", "\r\n", "\t"][Int(random.next(below: 7))]
  }
}

/// Reads JSON strictly (RFC 8259), and reports for everything that isn't JSON the problem, its range and a fix.
///
/// Nothing beyond the standard is accepted: no comment, no trailing comma, no duplicate key, no NaN. If the intended
/// meaning is beyond doubt, reading continues after the error, so that one run reports all of them; a value that can't
/// be read becomes `JSONValue.Kind.invalid`, which causes no further error.
public struct JSONParser {
  /// The deepest nesting of arrays and objects. The parser calls itself for each level, so depth costs stack.
  public static let depthLimit = 128

  /// The largest document, in bytes.
  public static let sizeLimit = 64 << 20

  let bytes: [UInt8]
  let diagnostics: Diagnostics
  var index = 0
  private var depth = 0
  /// The path to the value that is being read, for messages.
  private(set) var path = JSONPath.root

  private init(_ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
    bytes = diagnostics.source.bytes
  }

  /// The document's value, or nil if reading can't continue after an error. Errors go to `diagnostics`, so a value
  /// alone doesn't mean that the document is correct.
  public static func parse(_ diagnostics: Diagnostics) -> JSONValue? {
    let size = diagnostics.source.bytes.count
    guard size <= sizeLimit else {
      diagnostics.error("the document has \(size) bytes, and may have \(sizeLimit) (64 MB)", at: 0..<0)
      return nil
    }
    var parser = JSONParser(diagnostics)
    return parser.document()
  }

  private mutating func document() -> JSONValue? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      report("expected a value, found a byte order mark", at: 0..<3, help: "save the file as UTF-8 without it")
      index = 3
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      report("expected UTF-8, found UTF-16", at: 0..<2, help: "save the file as UTF-8")
      return nil
    }
    skipSpace()
    if index == bytes.count {
      report("expected a value, found nothing: the text is empty", at: index..<index, help: "the smallest object is {}")
      return nil
    }
    guard let value = value() else { return nil }
    skipSpace()
    if index < bytes.count {
      let help =
        switch bytes[index] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): "a bracket too many, here or further up"
        default: "a file holds one value"
        }
      report("expected the end of the text, found \(found())", at: here, help: help)
    }
    return value
  }

  // MARK: Values

  private mutating func value() -> JSONValue? {
    guard let byte = peek else { return nil }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.depthLimit else {
        report("arrays and objects are nested deeper than \(Self.depthLimit) levels", at: here)
        return nil
      }
      depth += 1
      defer { depth -= 1 }
      return byte == UInt8(ascii: "{") ? object() : array()
    case UInt8(ascii: "\""):
      let start = index
      guard let text = string() else { return nil }
      return JSONValue(.string(text), at: start..<index)
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      return number()
    case _ where isWordStart(byte):
      return word()
    default:
      guard let foreign = foreignString() else {
        report("expected a value, found \(found())", at: here)
        return nil
      }
      return JSONValue(.invalid, at: foreign.range)
    }
  }

  private mutating func number() -> JSONValue {
    let start = index
    let token = start..<endOfToken(from: start)
    do throws(DecimalText.FlawAt) {
      let scanned = try DecimalText.scan(bytes, from: start)
      if scanned.end == token.upperBound {
        index = scanned.end
        return JSONValue(.number(scanned.value, isInteger: scanned.isInteger), at: token)
      }
      let unit = String(decoding: bytes[scanned.end..<token.upperBound], as: UTF8.self)
      report(
        "expected a number, found \(text(of: token))", at: token,
        help: Durations.units.contains(unit) ? "a duration is text: \"\(text(of: token))\"" : nil)
    } catch {
      report("expected a number, found \(text(of: token))", at: token, help: help(for: error.flaw, in: token))
    }
    index = token.upperBound
    return JSONValue(.invalid, at: token)
  }

  private func help(for flaw: DecimalText.Flaw, in token: Range<Int>) -> String {
    switch flaw {
    case .noDigit: "every number is finite and begins with a digit or \"-\" and a digit"
    case .plusSign: "leave the \"+\" out"
    case .leadingZero: "a number has no leading zeros"
    case .noDigitBeforePoint: "write the 0 before the point"
    case .noDigitAfterPoint: "a digit must follow the point"
    case .noDigitInExponent: "a digit must follow the \"e\""
    case .tooLarge: "the largest number is 1.7976931348623157e308"
    }
  }

  private mutating func word() -> JSONValue {
    let range = index..<endOfToken(from: index)
    index = range.upperBound
    let word = text(of: range)
    switch word {
    case "true": return JSONValue(.bool(true), at: range)
    case "false": return JSONValue(.bool(false), at: range)
    case "null": return JSONValue(.null, at: range)
    default: break
    }
    let help =
      switch word.lowercased() {
      case "true", "false", "null": "write \(word.lowercased())"
      case "none", "nil", "undefined": "write null, or leave the key out"
      case "nan", "inf", "infinity": "every number is finite"
      default: "text stands in quotation marks: \"\(word)\""
      }
    report("expected a value, found \(word)", at: range, help: help)
    return JSONValue(.invalid, at: range)
  }

  // MARK: Arrays and objects

  private mutating func array() -> JSONValue? {
    let start = index
    let outer = path
    defer { path = outer }
    var elements: [JSONValue] = []
    let isComplete = list(closing: UInt8(ascii: "]"), of: "array", startingAt: start) { parser in
      parser.path = outer.element(elements.count)
      guard let element = parser.value() else { return false }
      elements.append(element)
      return true
    }
    return isComplete ? JSONValue(.array(elements), at: start..<index) : nil
  }

  private mutating func object() -> JSONValue? {
    let start = index
    let outer = path
    defer { path = outer }
    var members: [JSONMember] = []
    var keys: Set<String> = []
    let isComplete = list(closing: UInt8(ascii: "}"), of: "object", startingAt: start) { parser in
      guard let (key, keyRange) = parser.key() else { return false }
      parser.path = outer.key(key)
      let isNew = keys.insert(key).inserted
      if !isNew {
        let first = members.first { $0.key == key }.map { parser.place(of: $0.keyRange.lowerBound) } ?? "above"
        parser.report("the key \(SafeText.quoted(key)) comes twice", at: keyRange, help: "the first is \(first)")
      }
      guard parser.colon(), let value = parser.value() else { return false }
      if isNew { members.append(JSONMember(key: key, keyRange: keyRange, value: value)) }
      parser.path = outer
      return true
    }
    return isComplete ? JSONValue(.object(members), at: start..<index) : nil
  }

  /// Reads the items between two brackets and the commas between them. Returns false if reading can't continue.
  private mutating func list(
    closing: UInt8, of kind: String, startingAt start: Int, item: (inout JSONParser) -> Bool
  ) -> Bool {
    let bracket = "\"\(Character(Unicode.Scalar(closing)))\""
    let outer = path
    /// The offset of the comma after the last item, until another item follows it.
    var comma: Int?
    var isFirst = true
    index += 1
    while true {
      skipSpace()
      guard let byte = peek else {
        report(
          "the text ends inside the \(kind) that begins \(place(of: start))", at: index..<index,
          help: "close it with \(bracket)")
        return false
      }
      switch byte {
      case closing:
        if let comma {
          report(
            "expected another item after the comma, found \(bracket)", at: comma..<comma + 1, help: "remove the comma")
        }
        index += 1
        return true
      case UInt8(ascii: ","):
        if comma != nil || isFirst {
          report("expected an item, found \",\"", at: here, help: "remove the comma")
        }
        comma = index
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        report(
          "expected \(bracket) for the \(kind) that begins \(place(of: start)), found \(found())", at: here,
          help: "one of the two brackets is wrong")
        return false
      default:
        if comma == nil && !isFirst {
          guard beginsValue(byte) else {
            report("expected \",\" or \(bracket), found \(found())", at: here)
            return false
          }
          report("expected \",\" or \(bracket), found \(found())", at: here, help: "a comma is missing before this")
        }
        comma = nil
        isFirst = false
        path = outer
        guard item(&self) else { return false }
        path = outer
      }
    }
  }

  private mutating func key() -> (String, Range<Int>)? {
    let start = index
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "\"") { return string().map { ($0, start..<index) } }
    if let foreign = foreignString() { return foreign }
    let end = endOfToken(from: start)
    guard end > start else {
      report("expected a key in quotation marks, found \(found())", at: here)
      return nil
    }
    index = end
    let name = text(of: start..<end)
    report("expected a key in quotation marks, found \(name)", at: start..<end, help: "write \"\(name)\"")
    return (name, start..<end)
  }

  /// Reads the colon and the space around it.
  private mutating func colon() -> Bool {
    skipSpace()
    guard let byte = peek else { return endsAfterKey() }
    if byte == UInt8(ascii: ":") {
      index += 1
    } else if byte == UInt8(ascii: "=") {
      report("expected \":\" after the key, found \"=\"", at: here, help: "write \":\"")
      index += 1
    } else {
      report("expected \":\" after the key, found \(found())", at: here)
      guard beginsValue(byte) else { return false }
    }
    skipSpace()
    return peek != nil || endsAfterKey()
  }

  private func endsAfterKey() -> Bool {
    report("the text ends after a key", at: index..<index, help: "a key is followed by \":\" and a value")
    return false
  }
}

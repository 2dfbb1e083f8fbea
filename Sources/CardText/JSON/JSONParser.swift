/// Reads JSON strictly (RFC 8259), and reports for everything that isn't JSON the problem, its range and a fix.
///
/// Nothing beyond the standard is accepted: no comment, no trailing comma, no duplicate key, no NaN. If the intended
/// meaning is beyond doubt, reading continues after the error, so that one run reports all of them; a value that can't
/// be read becomes `JSONValue.Kind.invalid`, which causes no further error.
///
/// It appends each value to a flat list; nothing is decoded, and nothing has memory of its own.
public struct JSONParser {
  /// The deepest nesting of arrays and objects. The parser calls itself for each level, so depth costs stack.
  public static let depthLimit = 128

  /// The largest document, in bytes.
  public static let sizeLimit = 64 << 20

  let bytes: [UInt8]
  let diagnostics: Diagnostics
  var index = 0
  private(set) var nodes: JSONNodes

  /// For each array and object that is being read, the element or member in it that is being read.
  private var steps: [Step] = []

  /// An element or a member, for the paths of messages.
  private enum Step {
    case none
    case element(Int)
    /// A member, by the index of its key.
    case key(Int)
  }

  private init(_ diagnostics: Diagnostics, at index: Int = 0) {
    self.diagnostics = diagnostics
    self.index = index
    bytes = diagnostics.source.bytes
    nodes = JSONNodes(bytes)
  }

  /// The document's value, or nil if reading can't continue after an error. Errors go to `diagnostics`, so a value
  /// alone doesn't mean that the document is correct.
  public static func parse(_ diagnostics: Diagnostics) -> JSONValue? {
    place(diagnostics)?.value
  }

  /// The place of the document's value, or nil if reading can't continue after an error. Errors go to `diagnostics`,
  /// so a place alone doesn't mean that the document is correct.
  public static func place(_ diagnostics: Diagnostics) -> JSONPlace? {
    let size = diagnostics.source.bytes.count
    guard size <= sizeLimit else {
      diagnostics.error("the document has \(size) bytes, and may have \(sizeLimit) (64 MB)", at: 0..<0)
      return nil
    }
    var parser = JSONParser(diagnostics)
    parser.nodes.reserve()
    return parser.document() ? JSONPlace(rootOf: JSONTape(parser.nodes, diagnostics)) : nil
  }

  /// Decodes the text that begins at an offset, in quotation marks of any kind; its problems are reported already.
  static func text(in bytes: [UInt8], at start: Int) -> String {
    var parser = JSONParser(Diagnostics(SourceText(name: "", bytes: bytes)), at: start)
    if parser.peek == UInt8(ascii: "\"") { return parser.string(decoding: true)?.text ?? "" }
    return parser.foreignString()?.text ?? ""
  }

  /// The path to the value that is being read.
  var path: JSONPath {
    var path = JSONPath.root
    for step in steps {
      switch step {
      case .none: break
      case .element(let number): path = path.element(number)
      case .key(let key): path = path.key(nodes.text(key))
      }
    }
    return path
  }

  /// Returns false if reading can't continue after an error.
  private mutating func document() -> Bool {
    // RFC 8259, 8.1, allows to pass over a byte order mark.
    index = SourceText.markLength(of: bytes)
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      report("expected UTF-8, found UTF-16", at: 0..<2, help: "save the file as UTF-8")
      return false
    }
    skipSpace()
    if index == bytes.count {
      report("expected a value, found nothing: the text is empty", at: index..<index, help: "the smallest object is {}")
      return false
    }
    guard value() else { return false }
    skipSpace()
    if index < bytes.count {
      let help =
        switch bytes[index] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): "a bracket too many, here or further up"
        default: "a file holds one value"
        }
      report("expected the end of the text, found \(found())", at: here, help: help)
    }
    return true
  }

  // MARK: Values

  /// Reads the value at the index. Returns false if reading can't continue after an error.
  private mutating func value() -> Bool {
    guard let byte = peek else { return false }
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard steps.count < Self.depthLimit else {
        report("arrays and objects are nested deeper than \(Self.depthLimit) levels", at: here)
        return false
      }
      return byte == UInt8(ascii: "{") ? object() : array()
    case UInt8(ascii: "\""):
      let start = index
      guard let kind = string()?.kind else { return false }
      nodes.append(kind, at: start..<index)
      return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      number()
      return true
    case _ where isWordStart(byte):
      word()
      return true
    default:
      guard let foreign = foreignString() else {
        report("expected a value, found \(found())", at: here)
        return false
      }
      nodes.append(.invalid, at: foreign.range)
      return true
    }
  }

  private mutating func number() {
    let start = index
    let token: Range<Int>
    do throws(DecimalText.FlawAt) {
      let scanned = try DecimalText.scan(bytes, from: start)
      token = start..<endOfToken(from: scanned.end)
      index = token.upperBound
      if scanned.end == index { return nodes.append(scanned.isInteger ? .integer : .number, at: token) }
      let unit = String(decoding: bytes[scanned.end..<token.upperBound], as: UTF8.self)
      report(
        "expected a number, found \(text(of: token))", at: token,
        help: UnitText.times.contains { $0.name == unit } ? "a duration is text: \"\(text(of: token))\"" : nil)
    } catch {
      token = start..<endOfToken(from: start)
      index = token.upperBound
      report("expected a number, found \(text(of: token))", at: token, help: help(for: error.flaw))
    }
    nodes.append(.invalid, at: token)
  }

  private func help(for flaw: DecimalText.Flaw) -> String {
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

  private mutating func word() {
    let range = index..<endOfToken(from: index)
    index = range.upperBound
    let word = text(of: range)
    switch word {
    case "true": return nodes.append(.yes, at: range)
    case "false": return nodes.append(.no, at: range)
    case "null": return nodes.append(.null, at: range)
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
    nodes.append(.invalid, at: range)
  }

  // MARK: Arrays and objects

  private mutating func array() -> Bool {
    let array = nodes.open(.array, at: index)
    var count = 0
    let isComplete = list(closing: UInt8(ascii: "]"), of: "array") { parser in
      parser.steps[parser.steps.count - 1] = .element(count)
      guard parser.value() else { return false }
      count += 1
      return true
    }
    nodes.close(array, at: index, count: count)
    return isComplete
  }

  private mutating func object() -> Bool {
    let object = nodes.open(.object, at: index)
    var keys = JSONKeys(from: nodes.end)
    let isComplete = list(closing: UInt8(ascii: "}"), of: "object") { parser in
      let key = parser.nodes.end
      guard parser.key() else { return false }
      parser.steps[parser.steps.count - 1] = .key(key)
      let first = keys.insert(key, parser.nodes)
      if let first {
        parser.reportRepetition(of: key, first: first)
      }
      guard parser.colon(), parser.value() else { return false }
      if first != nil { parser.nodes.remove(from: key) }
      return true
    }
    nodes.close(object, at: index, count: keys.count)
    return isComplete
  }

  /// Reads the items between two brackets and the commas between them. Returns false if reading can't continue.
  private mutating func list(closing: UInt8, of kind: String, item: (inout JSONParser) -> Bool) -> Bool {
    let start = index
    var bracket: String { "\"\(Character(Unicode.Scalar(closing)))\"" }
    /// The offset of the comma after the last item, until another item follows it.
    var comma: Int?
    var isFirst = true
    steps.append(.none)
    defer { steps.removeLast() }
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
        guard item(&self) else { return false }
        steps[steps.count - 1] = .none
      }
    }
  }

  /// Reads the key at the index. Returns false if reading can't continue after an error.
  private mutating func key() -> Bool {
    let start = index
    guard let byte = peek else { return false }
    if byte == UInt8(ascii: "\"") {
      guard let kind = string()?.kind else { return false }
      nodes.append(kind, at: start..<index)
      return true
    }
    if let foreign = foreignString() {
      nodes.append(.foreign, at: foreign.range)
      return true
    }
    let end = endOfToken(from: start)
    guard end > start else {
      report("expected a key in quotation marks, found \(found())", at: here)
      return false
    }
    index = end
    let name = text(of: start..<end)
    report("expected a key in quotation marks, found \(name)", at: start..<end, help: "write \"\(name)\"")
    nodes.append(.bare, at: start..<end)
    return true
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

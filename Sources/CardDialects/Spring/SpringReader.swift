import CardMotion
import CardText

/// Reads one spring; `SpringText` has the grammar.
struct SpringReader {
  /// An error in a spring's text, and its range.
  struct Flaw: Error {
    var range: Range<Int>
    var message: String
    var help: String?
  }

  /// A part of a spring, and its range of values: far wider than any interface needs.
  private enum Part: String, CaseIterable {
    case response
    case dampingRatio = "damping_ratio"
    case duration
    case bounce
    case mass
    case stiffness
    case damping

    var range: ClosedRange<Double> {
      switch self {
      case .response, .duration: 0.001...1000
      case .dampingRatio: 0...1000
      case .bounce: -0.999...1
      case .mass: 0.01...1000
      case .stiffness: 0.01...1e7
      case .damping: 0...1e4
      }
    }

    static func named(_ name: String) -> Part? {
      let folded = name.lowercased().filter { $0 != "_" && $0 != "-" }
      if folded == "dampingfraction" { return .dampingRatio }
      return allCases.first { $0.rawValue.filter { $0 != "_" } == folded }
    }
  }

  private typealias Value = (part: Part, number: Double, range: Range<Int>)

  private let bytes: [UInt8]
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text as one spring.
  mutating func spring() throws(Flaw) -> Spring {
    skipBlanks()
    let word = takeWord()
    guard text(word).lowercased() == "spring" else {
      throw word.isEmpty
        ? flaw("expected a spring, found \(found)", help: SpringText.forms)
        : Flaw(
          range: word, message: "unknown function \"\(text(word))\"",
          help: NearestName.question(text(word), in: ["spring"]) ?? SpringText.forms)
    }
    try expect(UInt8(ascii: "("), "\"(\" after \"spring\"", help: "such as spring(0.4, 0.8)")
    var values: [Value] = []
    repeat {
      let value = try self.value(values.count)
      if let twice = values.first(where: { $0.part == value.part }) {
        throw Flaw(range: value.range, message: "\(twice.part.rawValue) is given twice", help: nil)
      }
      values.append(value)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    let end = index
    try expect(UInt8(ascii: ")"), "\",\" or \")\"")
    skipBlanks()
    if index < bytes.count { throw flaw("expected the end of the spring, found \(found)") }
    return try Self.spring(values, end: end)
  }

  /// Reads a named number, or an unnamed one: the first is the response, the second the damping ratio.
  private mutating func value(_ position: Int) throws(Flaw) -> Value {
    let start = skipBlanks()
    if CSSNumber.end(in: bytes, from: index) > index {
      guard position < 2 else {
        throw flaw(
          "expected \")\", found a third number", help: "name them: spring(mass: 1, stiffness: 247, damping: 25)")
      }
      return try number(of: position == 0 ? .response : .dampingRatio, from: start)
    }
    let word = takeWord()
    if word.isEmpty { throw flaw("expected a number or a name, found \(found)", help: SpringText.forms) }
    guard let part = Part.named(text(word)) else {
      let names = Part.allCases.map { $0.rawValue }
      throw Flaw(
        range: word, message: "unknown part \"\(text(word))\" of a spring",
        help: NearestName.question(text(word), in: names) ?? "there are " + names.joined(separator: ", "))
    }
    try expect(UInt8(ascii: ":"), "\":\" after \"\(text(word))\"")
    skipBlanks()
    return try number(of: part, from: start)
  }

  private mutating func number(of part: Part, from start: Int) throws(Flaw) -> Value {
    let first = index
    index = CSSNumber.end(in: bytes, from: first)
    if index == first { throw flaw("expected a number for \(part.rawValue), found \(found)") }
    let number = CSSNumber.read(text(first..<index))
    guard let number, part.range.contains(number) else {
      let range = part.range
      throw Flaw(
        range: first..<index,
        message: "\(part.rawValue) must be from \(DecimalText.shortest(range.lowerBound)) to "
          + "\(DecimalText.shortest(range.upperBound)), found \(SafeText.cut(text(first..<index)))",
        help: part == .response && (number ?? 0) > 1000 ? "it is in seconds" : nil)
    }
    return (part, number, start..<index)
  }

  /// Creates the spring from its parts, if they belong to one form of notation.
  private static func spring(_ values: [Value], end: Int) throws(Flaw) -> Spring {
    func find(_ part: Part) -> Double? { values.first { $0.part == part }?.number }
    let forms: [(parts: [Part], needed: [Part])] = [
      ([.response, .dampingRatio], [.response, .dampingRatio]), ([.duration, .bounce], [.duration]),
      ([.mass, .stiffness, .damping], [.stiffness, .damping]),
    ]
    guard let first = values.first, let form = forms.first(where: { $0.parts.contains(first.part) }) else {
      throw Flaw(range: end..<end, message: "a spring has parts", help: SpringText.forms)
    }
    if let stranger = values.first(where: { !form.parts.contains($0.part) }) {
      throw Flaw(
        range: stranger.range,
        message: "\(first.part.rawValue) and \(stranger.part.rawValue) are parts of two ways to write a spring",
        help: "beside \(first.part.rawValue) stands "
          + form.parts.filter { $0 != first.part }.map { $0.rawValue }.joined(separator: " and "))
    }
    if let missing = form.needed.first(where: { find($0) == nil }) {
      throw Flaw(
        range: end..<end, message: "\(missing.rawValue) is missing beside \(first.part.rawValue)",
        help: missing == .dampingRatio ? "such as spring(0.4, 0.8); 1 is critical" : nil)
    }
    if let response = find(.response), let ratio = find(.dampingRatio) {
      return Spring(response: response, dampingRatio: ratio)
    }
    if let duration = find(.duration) { return Spring(duration: duration, bounce: find(.bounce) ?? 0) }
    return Spring(mass: find(.mass) ?? 1, stiffness: find(.stiffness) ?? 1, damping: find(.damping) ?? 0)
  }

  // MARK: Parts of the text

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ wanted: String, help: String? = nil) throws(Flaw) {
    skipBlanks()
    if !take(byte) { throw flaw("expected \(wanted), found \(found)", help: help) }
  }

  private mutating func takeWord() -> Range<Int> {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        index += 1
      default:
        return start..<index
      }
    }
    return start..<index
  }

  @discardableResult
  private mutating func skipBlanks() -> Int {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index
  }

  private func flaw(_ message: String, help: String? = nil) -> Flaw {
    var behind = min(index + 1, bytes.count)
    while behind < bytes.count, bytes[behind] & 0xC0 == 0x80 { behind += 1 }
    return Flaw(range: index..<behind, message: message, help: help)
  }

  private var found: String {
    index < bytes.count ? "\"\(SafeText.escaped(text(flaw("").range)))\"" : "the end"
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

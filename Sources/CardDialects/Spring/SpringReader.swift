import CardMotion
import CardText

/// Reads one spring; `SpringText` has the grammar.
struct SpringReader: NotationReader {
  private typealias Part = SpringPart

  /// The functions that make a spring, and the bounce of those that have one: SwiftUI's, which add an extra bounce to
  /// it (`Spring.snappy(duration:extraBounce:)`).
  private static let functions: [(name: String, bounce: Double?)] = [
    ("spring", nil), ("interpolatingSpring", nil), ("smooth", 0), ("snappy", 0.15), ("bouncy", 0.3),
  ]

  /// The duration of SwiftUI's springs with a bounce of their own, if none is given, seconds.
  private static let namedDuration = 0.5

  /// The names of those functions.
  static let names = functions.map { $0.name }

  private typealias Value = (part: Part, number: Double, range: Range<Int>)

  let bytes: [UInt8]
  var index = 0
  var end: Int { bytes.count }

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the whole text as one spring.
  mutating func spring() throws(NotationFlaw) -> Spring {
    skipBlanks()
    var word = takeWord()
    // `.spring(…)` and `Animation.spring(…)` are SwiftUI's.
    if word.isEmpty || text(word) == "Animation", take(UInt8(ascii: ".")) { word = takeWord() }
    let name = text(word).lowercased()
    guard let function = Self.functions.first(where: { $0.name.lowercased() == name }) else {
      throw word.isEmpty
        ? flaw("expected a spring, found \(found)", help: SpringText.forms)
        : NotationFlaw(
          range: word, message: "unknown function \"\(text(word))\"",
          help: NearestName.question(text(word), in: Self.names) ?? SpringText.forms)
    }
    skipBlanks()
    if let bounce = function.bounce, index == bytes.count { return try Self.spring([], bouncingBy: bounce) }
    try expect(UInt8(ascii: "("), "\"(\" after \"\(text(word))\"", help: "such as spring(0.4, 0.8)")
    var values: [Value] = []
    skipBlanks()
    if let bounce = function.bounce, take(UInt8(ascii: ")")) { return try ended(Self.spring([], bouncingBy: bounce)) }
    repeat {
      let value = try self.value(values.count, isNamed: function.bounce != nil)
      if let twice = values.first(where: { $0.part == value.part }) {
        throw NotationFlaw(range: value.range, message: "\(twice.part.rawValue) is given twice", help: nil)
      }
      values.append(value)
      skipBlanks()
    } while take(UInt8(ascii: ","))
    let end = index
    try expect(UInt8(ascii: ")"), "\",\" or \")\"")
    if let velocity = values.first(where: { $0.part == .initialVelocity && $0.number != 0 }) {
      throw NotationFlaw(
        range: velocity.range, message: "an initial velocity isn't the spring's own",
        help: "leave it out; 'cardsim export' takes it in points per second, after --velocity")
    }
    // The other one counts where a spring takes the place of another.
    values.removeAll { $0.part == .blendDuration || $0.part == .initialVelocity }
    if let bounce = function.bounce { return try ended(try Self.spring(values, bouncingBy: bounce)) }
    return try ended(try Self.spring(values, end: end))
  }

  /// Returns a spring after which nothing stands.
  private mutating func ended(_ spring: Spring) throws(NotationFlaw) -> Spring {
    skipBlanks()
    if index < bytes.count { throw flaw("expected the end of the spring, found \(found)") }
    return spring
  }

  /// Reads a named number, or an unnamed one: the first is the response, the second the damping ratio.
  private mutating func value(_ position: Int, isNamed: Bool) throws(NotationFlaw) -> Value {
    let start = skipBlanks()
    if CSSNumber.end(in: bytes, from: index) > index {
      if isNamed { throw flaw("expected a name, found a number", help: "such as snappy(duration: 0.4)") }
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
      throw NotationFlaw(
        range: word, message: "unknown part \"\(text(word))\" of a spring",
        help: NearestName.question(text(word), in: names)
          ?? "there are " + Part.own.map { $0.rawValue }.joined(separator: ", "))
    }
    skipBlanks()
    // Kotlin has an equals sign in place of the colon.
    if !take(UInt8(ascii: "=")) { try expect(UInt8(ascii: ":"), "\":\" after \"\(text(word))\"") }
    skipBlanks()
    return try number(of: part, from: start)
  }

  private mutating func number(of part: Part, from start: Int) throws(NotationFlaw) -> Value {
    let first = index
    index = CSSNumber.end(in: bytes, from: first)
    if index == first { throw flaw("expected a number for \(part.rawValue), found \(found)") }
    var number = CSSNumber.read(text(first..<index))
    let digitsEnd = index
    // Kotlin marks its single precision.
    if text(takeWord()) != "f" { index = digitsEnd }
    // A time may have its unit, as everywhere in the tool.
    if part == .response || part == .duration {
      let end = index
      switch text(takeWord()) {
      case "s": break
      case "ms": number = number.map { $0 / 1000 }
      default: index = end
      }
    }
    guard let number, part.range.contains(number) else {
      let range = part.range
      throw NotationFlaw(
        range: first..<index,
        message: "\(part.rawValue) must be from \(DecimalText.shortest(range.lowerBound)) to "
          + "\(DecimalText.shortest(range.upperBound)), found \(SafeText.cut(text(first..<index)))",
        help: part == .response && (number ?? 0) > 1000 ? "it is in seconds" : nil)
    }
    return (part, number, start..<index)
  }

  /// Creates one of the springs that have a bounce, from a duration and an extra bounce.
  private static func spring(_ values: [Value], bouncingBy bounce: Double) throws(NotationFlaw) -> Spring {
    if let stranger = values.first(where: { $0.part != .duration && $0.part != .extraBounce }) {
      throw NotationFlaw(
        range: stranger.range, message: "\(stranger.part.rawValue) isn't a part of a spring with a name",
        help: "it has a duration and an extraBounce; spring(duration: 0.5, bounce: 0.2) takes any")
    }
    func find(_ part: Part) -> Value? { values.first { $0.part == part } }
    let extra = find(.extraBounce)
    let whole = bounce + (extra?.number ?? 0)
    guard Part.bounce.range.contains(whole) else {
      throw NotationFlaw(
        range: extra?.range ?? 0..<0, message: "with the spring's own \(DecimalText.shortest(bounce)) it is above 1",
        help: "1 is a spring that swings on and on")
    }
    return Spring(duration: find(.duration)?.number ?? namedDuration, bounce: whole)
  }

  /// Creates the spring from its parts, if they belong to one form of notation.
  private static func spring(_ values: [Value], end: Int) throws(NotationFlaw) -> Spring {
    func find(_ part: Part) -> Double? { values.first { $0.part == part }?.number }
    // Android's SpringForce and Compose have a stiffness and a damping ratio, of a mass of 1.
    if values.count == 2, let stiffness = find(.stiffness), let ratio = find(.dampingRatio) {
      return Spring(angularFrequency: stiffness.squareRoot(), dampingRatio: ratio)
    }
    let forms: [(parts: [Part], needed: [Part])] = [
      ([.response, .dampingRatio], [.response, .dampingRatio]), ([.duration, .bounce], [.duration]),
      ([.mass, .stiffness, .damping], [.stiffness, .damping]),
    ]
    if let extra = values.first(where: { $0.part == .extraBounce }) {
      throw NotationFlaw(
        range: extra.range, message: "an extra bounce is added to a spring's own, and spring() has none",
        help: "such as snappy(extraBounce: 0.1)")
    }
    guard let first = values.first, let form = forms.first(where: { $0.parts.contains(first.part) }) else {
      throw NotationFlaw(range: end..<end, message: "a spring has parts", help: SpringText.forms)
    }
    if let stranger = values.first(where: { !form.parts.contains($0.part) }) {
      throw NotationFlaw(
        range: stranger.range,
        message: "\(first.part.rawValue) and \(stranger.part.rawValue) are parts of two ways to write a spring",
        help: "beside \(first.part.rawValue) stands "
          + form.parts.filter { $0 != first.part }.map { $0.rawValue }.joined(separator: " and "))
    }
    if let missing = form.needed.first(where: { find($0) == nil }) {
      throw NotationFlaw(
        range: end..<end, message: "\(missing.rawValue) is missing beside \(first.part.rawValue)",
        help: missing == .dampingRatio ? "such as spring(0.4, 0.8); 1 is critical" : nil)
    }
    if let response = find(.response), let ratio = find(.dampingRatio) {
      return Spring(response: response, dampingRatio: ratio)
    }
    if let duration = find(.duration) { return Spring(duration: duration, bounce: find(.bounce) ?? 0) }
    return Spring(mass: find(.mass) ?? 1, stiffness: find(.stiffness) ?? 1, damping: find(.damping) ?? 0)
  }
}

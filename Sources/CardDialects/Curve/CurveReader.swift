import CardMotion
import CardText

/// Reads one timing curve; `CurveText` has the grammar.
struct CurveReader: NotationReader {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// The most steps that a staircase may have.
  private static let stepLimit = 1_000_000

  /// The largest magnitude of a number: anything beyond it is meaningless as an output or an input.
  private static let numberLimit = 1e6

  init(bytes: [UInt8], range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Reads the whole text as one curve.
  mutating func curve() throws(NotationFlaw) -> TimingCurve {
    // Four bare numbers are those of a cubic-bezier().
    if CSSNumber.end(in: bytes, from: skipBlanks()) > index {
      let curve = try cubicBezier()
      skipBlanks()
      if index < end { throw flaw("expected the end of the four numbers, found \(found)") }
      return curve
    }
    let word = takeWord()
    let name = lowercased(word)
    let curve: TimingCurve
    if index < end, bytes[index] == UInt8(ascii: "(") {
      curve = try function(name, word)
    } else if let named = CurveText.named(name) {
      curve = named
    } else {
      throw unknownCurve(name, word)
    }
    skipBlanks()
    if index < end { throw flaw("expected the end of the curve, found \(found)") }
    return curve
  }

  private mutating func function(_ name: String, _ word: Range<Int>) throws(NotationFlaw) -> TimingCurve {
    let functions = ["cubic-bezier", "linear", "steps"]
    guard functions.contains(name) else {
      throw NotationFlaw(
        range: word, message: "unknown function \"\(name)\"",
        help: NearestName.question(name, in: functions) ?? "there are cubic-bezier(), linear() and steps()")
    }
    index += 1
    switch name {
    case "cubic-bezier":
      let curve = try cubicBezier()
      try expect(UInt8(ascii: ")"), "\")\" after the four numbers of cubic-bezier()")
      return curve
    case "linear": return try linear()
    default: return try steps()
    }
  }

  private func unknownCurve(_ name: String, _ word: Range<Int>) -> NotationFlaw {
    if word.isEmpty { return flaw("expected a curve, found \(found)", help: "such as ease-in-out or steps(4)") }
    let functions = ["cubic-bezier", "steps"]
    if functions.contains(name) {
      return NotationFlaw(range: word, message: "expected \"(\" after \"\(name)\"", help: nil)
    }
    let easings = Easing.allCases.map { $0.name }
    return NotationFlaw(
      range: word, message: "unknown curve \"\(text(word))\"",
      help: NearestName.question(name, in: CurveText.names + functions + easings)
        ?? "a curve is cubic-bezier(x1, y1, x2, y2), linear(…), steps(n), an easing such as easeOutCubic or one of "
        + CurveText.names.joined(separator: ", "))
  }

  // MARK: Functions, after their opening parenthesis

  /// Reads the four numbers.
  private mutating func cubicBezier() throws(NotationFlaw) -> TimingCurve {
    var numbers: [Double] = []
    for (position, name) in ["x1", "y1", "x2", "y2"].enumerated() {
      if position > 0 { try expect(UInt8(ascii: ","), "\",\" and \(name), since cubic-bezier() takes four numbers") }
      let start = skipBlanks()
      let number = try self.number(name)
      // Time never runs backwards; the output may have any value.
      if name.hasPrefix("x"), !(0...1).contains(number) {
        throw NotationFlaw(range: start..<index, message: "\(name) must be from 0 to 1, found \(text(start..<index))")
      }
      numbers.append(number)
    }
    return .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
  }

  private mutating func linear() throws(NotationFlaw) -> TimingCurve {
    var stops = [try stop()]
    while true {
      skipBlanks()
      if take(UInt8(ascii: ",")) {
        stops.append(try stop())
      } else {
        try expect(UInt8(ascii: ")"), "\",\" or \")\"")
        return .piecewiseLinear(PiecewiseLinear(stops: stops))
      }
    }
  }

  /// Reads a number and up to two percentages, which are adjacent, before or after it.
  private mutating func stop() throws(NotationFlaw) -> PiecewiseLinear.Stop {
    var output: Double?
    var inputs: [Double] = []
    var mayHaveInput = true
    while true {
      let start = skipBlanks()
      guard startsNumber else { break }
      let number = try self.number("a number")
      if take(UInt8(ascii: "%")) {
        if inputs.count == 2 || !mayHaveInput {
          throw NotationFlaw(range: start..<index, message: "a stop takes at most two percentages, side by side")
        }
        // A quotient is rounded once, so 7% is 0.07 to the bit.
        inputs.append(number / 100)
      } else {
        if output != nil {
          throw NotationFlaw(
            range: start..<index, message: "a stop takes one number, found \(text(start..<index)) beside it",
            help: "separate stops with a comma, or write a percentage")
        }
        output = number
        mayHaveInput = inputs.isEmpty
      }
    }
    guard let output else { throw flaw("expected a stop's number, found \(found)") }
    return PiecewiseLinear.Stop(output, at: inputs.first, to: inputs.count == 2 ? inputs[1] : nil)
  }

  private mutating func steps() throws(NotationFlaw) -> TimingCurve {
    let start = skipBlanks()
    let number = try self.number("the number of steps")
    let countRange = start..<index
    var jump = Steps.Jump.end
    skipBlanks()
    if take(UInt8(ascii: ",")) { jump = try self.jump() }
    let least = jump == .neither ? 2 : 1
    guard let count = Int(exactly: number), (least...Self.stepLimit).contains(count) else {
      throw NotationFlaw(
        range: countRange,
        message: "expected a whole number of steps from \(least) to \(Self.stepLimit), found \(text(countRange))")
    }
    try expect(UInt8(ascii: ")"), "\")\"")
    return .steps(Steps(Int32(count), jump: jump))
  }

  private mutating func jump() throws(NotationFlaw) -> Steps.Jump {
    skipBlanks()
    let word = takeWord()
    let name = lowercased(word)
    switch name {
    case "start", "jump-start": return .start
    case "end", "jump-end": return .end
    case "jump-none": return .neither
    case "jump-both": return .both
    default:
      let names = Steps.Jump.allCases.map(CurveText.keyword)
      if word.isEmpty {
        throw flaw("expected where the steps jump, found \(found)", help: names.joined(separator: ", "))
      }
      throw NotationFlaw(
        range: word, message: "unknown jump \"\(name)\"",
        help: NearestName.question(name, in: names + ["start", "end"]) ?? names.joined(separator: ", "))
    }
  }

  // MARK: Parts

  /// Reads the number at the index.
  private mutating func number(_ wanted: String) throws(NotationFlaw) -> Double {
    let start = index
    index = min(CSSNumber.end(in: bytes, from: start), end)
    if index == start { throw flaw("expected \(wanted), found \(found)") }
    guard let number = CSSNumber.read(text(start..<index)), number.magnitude <= Self.numberLimit else {
      throw NotationFlaw(range: start..<index, message: "\(text(start..<index)) is beyond ±1000000")
    }
    return number
  }

  private var startsNumber: Bool {
    CSSNumber.end(in: bytes, from: index) > index && index < end
  }

  private func lowercased(_ range: Range<Int>) -> String {
    text(range).lowercased()
  }
}

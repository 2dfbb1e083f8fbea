/// Durations in the notation that people use: `"250ms"`, `"0.25s"`, `"8333us"`.
///
/// The unit is part of the text, so that milliseconds can't be mistaken for seconds. The simulation's inputs are at
/// whole microseconds, so a duration is a whole number of them, found by decimal arithmetic: `0.1s` is exactly 100,000
/// µs. The same text also states an instant, as its distance from the start.
///
/// ```
/// duration = 1*digit [ "." 1*digit ] *blank ( "us" | "µs" | "ms" | "s" )
/// ```
///
/// The units are those of every time, ``UnitText/times``; a duration always has one.
public enum Durations {
  /// The longest duration, in microseconds: more than three thousand years, and its ticks fit into 64 bits.
  public static let limit: Int64 = 100_000_000_000_000_000

  /// The reason why text isn't a duration.
  public enum Flaw: Error, Hashable, Sendable {
    /// A number without a unit.
    case noUnit
    /// A number followed by text that isn't a unit.
    case unknownUnit(String)
    /// Text that doesn't begin with a number in plain notation.
    case noNumber
    /// A number below zero.
    case negative
    /// Not a whole number of microseconds.
    case finerThanMicroseconds
    /// More than `limit`.
    case tooLong
  }

  /// The duration that `text` states, in whole microseconds.
  public static func microseconds(_ text: String) throws(Flaw) -> Int64 {
    // By bytes: a digit with a mark above it is one character, and no number.
    let end = text.utf8.firstIndex { $0 != UInt8(ascii: ".") && !(0x30...0x39).contains($0) } ?? text.endIndex
    let number = text[..<end]
    let unit = text[end...].drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    if text.hasPrefix("-") { throw .negative }
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }) else { throw .noNumber }
    if unit.isEmpty { throw .noUnit }
    guard let known = UnitText.times.first(where: { $0.name == unit }) else { throw .unknownUnit(String(unit)) }
    let decimalPlaces = known.power + 6
    var decimals = parts.count == 2 ? parts[1][...] : ""
    while decimals.last == "0" { decimals.removeLast() }
    guard decimals.count <= decimalPlaces else { throw .finerThanMicroseconds }
    let digits =
      (parts[0] + decimals).drop { $0 == "0" } + String(repeating: "0", count: decimalPlaces - decimals.count)
    guard digits.count <= 18 else { throw .tooLong }
    guard let microseconds = digits.isEmpty ? 0 : Int64(digits) else { throw .noNumber }
    if microseconds > limit { throw .tooLong }
    return microseconds
  }

  /// The duration that a part of a text states, in whole microseconds, if its digits are at most 18 and at most as many
  /// after the point as its unit has; nil for all other text, of which the slower `microseconds(_:)` knows the meaning.
  static func microseconds(_ bytes: [UInt8], in range: Range<Int>) -> Int64? {
    var index = range.lowerBound
    var (number, digits, places): (Int64, Int, Int?) = (0, 0, nil)
    while index < range.upperBound {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit <= 9 {
        digits += 1
        if digits > 18 { return nil }
        number = number * 10 + Int64(digit)
        if let count = places { places = count + 1 }
      } else if bytes[index] == UInt8(ascii: "."), digits > 0, places == nil {
        places = 0
      } else {
        break
      }
      index += 1
    }
    guard digits > 0, places != 0 else { return nil }
    let unit: Int
    switch range.upperBound - index {
    case 1 where bytes[index] == UInt8(ascii: "s"): unit = 6
    case 2 where bytes[index] == UInt8(ascii: "m") && bytes[index + 1] == UInt8(ascii: "s"): unit = 3
    case 2 where bytes[index] == UInt8(ascii: "u") && bytes[index + 1] == UInt8(ascii: "s"): unit = 0
    default: return nil
    }
    let zeros = unit - (places ?? 0)
    guard zeros >= 0 else { return nil }
    let (microseconds, isTooLong) = number.multipliedReportingOverflow(by: Int64(DecimalDigits.powerOfTen(zeros)))
    return isTooLong || microseconds > limit ? nil : microseconds
  }

  /// The text of a duration in its most readable unit: `250ms`, `1.5s`, `40us`. It reads back to the same duration.
  public static func text(microseconds: Int64) -> String {
    precondition(microseconds >= 0, "\(microseconds) µs: a duration isn't negative")
    switch microseconds {
    case 0: return "0s"
    case 1_000_000...: return decimal(microseconds, over: 1_000_000) + "s"
    case 1_000...: return decimal(microseconds, over: 1_000) + "ms"
    default: return "\(microseconds)us"
    }
  }

  private static func decimal(_ number: Int64, over scale: Int64) -> String {
    let (whole, rest) = number.quotientAndRemainder(dividingBy: scale)
    if rest == 0 { return String(whole) }
    var decimals = String(String(scale + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }
}

extension Durations.Flaw {
  /// The message for `text`: the form expected and the text found.
  public func message(found text: String) -> String {
    let found = SafeText.quoted(text)
    return switch self {
    case .noUnit: "expected a duration with a unit, found \(found)"
    case .unknownUnit, .noNumber: "expected a duration, found \(found)"
    case .negative: "a duration can't be negative, found \(found)"
    case .finerThanMicroseconds: "expected a duration of whole microseconds, found \(found)"
    case .tooLong: "\(found) is longer than any simulation"
    }
  }

  /// A suggested fix for `text`.
  public func help(found text: String) -> String {
    switch self {
    case .noUnit: Self.help(number: text)
    case .unknownUnit(let unit) where unit.first == ",": DecimalText.pointHelp
    case .unknownUnit(let unit):
      "after the number comes s, ms or us; \"\(SafeText.cut(unit))\" isn't one"
    case .noNumber, .negative, .tooLong: "write \"250ms\" or \"0.25s\""
    case .finerThanMicroseconds: "the finest is 1us"
    }
  }

  /// A suggested fix for a bare number, read as milliseconds first, or as seconds first if it is below 10.
  static func help(number: String) -> String {
    guard let value = DecimalText.number(number), value > 0, value < 1e9 else { return "write \"250ms\" or \"0.25s\"" }
    let seconds = DecimalText.shortest(value) + "s"
    let milliseconds = DecimalText.shortest(value) + "ms"
    return value < 10 ? "write \"\(seconds)\" or \"\(milliseconds)\"" : "write \"\(milliseconds)\" or \"\(seconds)\""
  }
}

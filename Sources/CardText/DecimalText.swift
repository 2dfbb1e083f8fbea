/// Converts decimal text to numbers by JSON's grammar, the only one in the project's files:
///
/// ```
/// number = [ "-" ] ( "0" | digit1-9 *digit ) [ "." 1*digit ] [ ("e" | "E") [ "+" | "-" ] 1*digit ]
/// ```
///
/// (RFC 8259, section 6.) The value is the double nearest to the decimal, a tie to the even one; a decimal too small
/// for a double is 0, one too large is an error. `-0` is read as 0, so a negative zero never enters.
public enum DecimalText {
  /// The help for a number with a comma.
  public static let pointHelp = "decimals follow a point, and nothing divides thousands"

  /// The reason why text isn't a number. The offset reported with it is that of the error in the text.
  public enum Flaw: Error, Hashable, Sendable {
    /// There is no digit at the start of the number.
    case noDigit
    /// A plus sign, which JSON doesn't allow: `+5`.
    case plusSign
    /// `007`: a leading zero.
    case leadingZero
    /// `5.`: no digit after the point.
    case noDigitAfterPoint
    /// `.5`: no digit before the point.
    case noDigitBeforePoint
    /// `1e`: no digit in the exponent.
    case noDigitInExponent
    /// `1e999`: larger than every double.
    case tooLarge
  }

  /// A number read from text.
  public struct Scanned: Hashable, Sendable {
    /// Its value, finite.
    public var value: Double
    /// The offset just past the number.
    public var end: Int
    /// True if the number was written without decimal point and exponent.
    public var isInteger: Bool
  }

  /// A flaw and its offset.
  public struct FlawAt: Error, Hashable, Sendable {
    /// The flaw.
    public var flaw: Flaw
    /// The offset of the first character that doesn't fit.
    public var offset: Int
  }

  /// Reads the longest number that begins at `start`. The caller handles the text after it.
  ///
  /// - Parameters:
  ///   - bytes: The whole text, so that offsets are those of the file.
  ///   - start: The offset of the number.
  ///   - limit: The offset to stop at; the end of the text by default.
  public static func scan(_ bytes: [UInt8], from start: Int, to limit: Int? = nil) throws(FlawAt) -> Scanned {
    let limit = limit ?? bytes.count
    var index = start
    func isDigit(_ offset: Int) -> Bool { offset < limit && bytes[offset] &- 0x30 <= 9 }

    let negative = index < limit && bytes[index] == UInt8(ascii: "-")
    if negative { index += 1 }
    guard isDigit(index) else {
      let found = index < limit ? bytes[index] : 0
      if found == UInt8(ascii: "+") { throw FlawAt(flaw: .plusSign, offset: index) }
      if found == UInt8(ascii: "."), isDigit(index + 1) { throw FlawAt(flaw: .noDigitBeforePoint, offset: index) }
      throw FlawAt(flaw: .noDigit, offset: index)
    }
    if bytes[index] == UInt8(ascii: "0"), isDigit(index + 1) { throw FlawAt(flaw: .leadingZero, offset: index) }

    // The first nineteen digits always fit; `exact` needs to know if there were more.
    var significand: UInt64 = 0
    var digits = 0
    func take(_ byte: UInt8) {
      if digits < 19 { significand = significand * 10 + UInt64(byte & 0x0F) }
      if significand > 0 { digits += 1 }
    }
    while isDigit(index) {
      take(bytes[index])
      index += 1
    }
    var decimals = 0
    var isInteger = true
    if index < limit, bytes[index] == UInt8(ascii: ".") {
      isInteger = false
      index += 1
      guard isDigit(index) else { throw FlawAt(flaw: .noDigitAfterPoint, offset: index) }
      while isDigit(index) {
        take(bytes[index])
        decimals += 1
        index += 1
      }
    }
    var exponent = 0
    if index < limit, bytes[index] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      index += 1
      let negativeExponent = index < limit && bytes[index] == UInt8(ascii: "-")
      if negativeExponent || (index < limit && bytes[index] == UInt8(ascii: "+")) { index += 1 }
      guard isDigit(index) else { throw FlawAt(flaw: .noDigitInExponent, offset: index) }
      while isDigit(index) {
        exponent = min(exponent * 10 + Int(bytes[index] & 0x0F), 100_000_000)
        index += 1
      }
      if negativeExponent { exponent = -exponent }
    }

    let value: Double
    if let short = exact(significand: significand, digits: digits, powerOfTen: exponent - decimals) {
      value = negative ? 0 - short : short
    } else {
      value = (Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity) + 0
      if !value.isFinite { throw FlawAt(flaw: .tooLarge, offset: start) }
    }
    return Scanned(value: value, end: index, isInteger: isInteger)
  }

  /// significand · 10^power with a single rounding, or nil if that takes more than one operation on doubles: up to 15
  /// digits and a power of ten up to 22 are both exact doubles (Clinger, *How to Read Floating Point Numbers
  /// Accurately*, PLDI 1990).
  private static func exact(significand: UInt64, digits: Int, powerOfTen power: Int) -> Double? {
    if significand == 0 && digits == 0 { return 0 }
    guard digits <= 15, power.magnitude <= 22 else { return nil }
    var scale = Double(DecimalDigits.powerOfTen(min(Int(power.magnitude), 19)))
    if power.magnitude > 19 { scale *= Double(DecimalDigits.powerOfTen(Int(power.magnitude) - 19)) }
    return power < 0 ? Double(significand) / scale : Double(significand) * scale
  }

  /// The shortest text that reads back to `number`, as `ByteBuffer.append(shortest:)` writes it.
  public static func shortest(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(shortest: number)
    return buffer.text
  }

  /// `number` with `decimals` decimals, as `ByteBuffer.append(fixed:decimals:)` writes it.
  public static func fixed(_ number: Double, decimals: Int) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(fixed: number, decimals: decimals)
    return buffer.text
  }

  /// The number that `text` consists of, or nil if it is anything else.
  public static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard let scanned = try? scan(bytes, from: 0), scanned.end == bytes.count else { return nil }
    return scanned.value
  }

  /// True if `text` is a number and a unit: letters, as in `pt/s`, or a per cent sign, after a blank or none.
  static func isQuantity(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let scanned = try? scan(bytes, from: 0), scanned.end < bytes.count else { return false }
    let unit = bytes[scanned.end...].drop { $0 == UInt8(ascii: " ") }
    guard let first = unit.first, first != UInt8(ascii: "/") else { return false }
    return unit.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "/")
    }
  }

  /// True if `text` is a common spelling of a number that isn't finite: `nan`, `inf` or `infinity`, in any case, with
  /// or without a sign.
  public static func isNonFinite(_ text: String) -> Bool {
    let bare = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    return bare.utf8.count <= 8 && ["nan", "inf", "infinity"].contains(bare.lowercased())
  }

  /// A whole number of at most 18 digits: `-?(0|[1-9][0-9]*)`, or nil if `bytes[range]` is anything else.
  public static func integer(_ bytes: [UInt8], in range: Range<Int>) -> Int64? {
    var index = range.lowerBound
    let negative = index < range.upperBound && bytes[index] == UInt8(ascii: "-")
    if negative { index += 1 }
    let count = range.upperBound - index
    guard count >= 1, count <= 18, count == 1 || bytes[index] != UInt8(ascii: "0") else { return nil }
    var value: Int64 = 0
    while index < range.upperBound {
      let digit = bytes[index] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int64(digit)
      index += 1
    }
    return negative ? -value : value
  }
}

/// A number and its unit as people write them: `350ms`, `0.35 s`, `-800 pt/s`, `50%`.
///
/// ```
/// quantity = number *blank [ unit ]        number: see DecimalText
/// ```
///
/// The units are the reader's; those of time are the same everywhere, ``times``.
public struct UnitText: Hashable, Sendable {
  /// A unit, and its size.
  public struct Unit: Hashable, Sendable {
    /// The unit, as it is written after the number.
    public let name: String

    /// The power of ten by which a number in this unit is multiplied: −3 for `ms`, if the result is in seconds.
    public let power: Int

    /// Creates a unit.
    public init(_ name: String, power: Int) {
      (self.name, self.power) = (name, power)
    }
  }

  /// The units of time, as powers of ten of a second; the micro sign in both of Unicode's forms.
  public static let times = [
    Unit("s", power: 0), Unit("ms", power: -3), Unit("us", power: -6), Unit("\u{B5}s", power: -6),
    Unit("\u{3BC}s", power: -6),
  ]

  /// The number's text.
  public let digits: String

  /// The unit; empty if there is none.
  public let unit: String

  /// Divides a text into number and unit; nil if it doesn't begin with a number.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    var end = 0
    do throws(DecimalText.FlawAt) {
      end = try DecimalText.scan(bytes, from: 0).end
    } catch {
      // The e of `5em` belongs to the unit, and so does all that begins with it.
      guard error.flaw == .noDigitInExponent, let letter = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") })
      else { return nil }
      end = letter
    }
    digits = String(decoding: bytes[..<end], as: UTF8.self)
    unit = UnitText.unit(in: bytes, from: end)
  }

  /// Returns the text after the blanks that follow a number.
  static func unit(in bytes: [UInt8], from start: Int) -> String {
    String(decoding: bytes[start...].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
  }

  /// Returns the number times the unit's power of ten: the double nearest to that decimal, so that 350 ms are exactly
  /// the double that is written 0.35. Nil if it is larger than every double.
  public func number(in unit: Unit) -> Double? {
    guard let number = DecimalText.number(digits), unit.power != 0 else { return DecimalText.number(digits) }
    // The decimal's exponent is changed, and not the double: that would round twice.
    let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard parts.count == 2 else { return DecimalText.number("\(digits)e\(unit.power)") }
    // An exponent that doesn't fit into 64 bits belongs to a 0, or to a number that is 0 as a double.
    guard let exponent = Int(parts[1]), exponent.magnitude < 1_000_000 else { return number }
    return DecimalText.number("\(parts[0])e\(exponent + unit.power)")
  }
}

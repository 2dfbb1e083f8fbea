import CardFormats
import CardText

/// An axis: what it covers, where its ticks are, and how they are labelled.
///
/// Ticks are 1, 2 or 5 times a power of ten apart, which people read without counting (P. S. Heckbert, *Nice Numbers
/// for Graph Labels*, Graphics Gems, 1990).
struct Axis: Hashable, Sendable {
  /// The least number on it.
  let lower: Double

  /// The greatest, above `lower`.
  let upper: Double

  /// Where ticks are, in order.
  let ticks: [Double]

  /// How many decimals a tick's label has.
  let decimals: Int

  /// An axis over a range of finite numbers.
  ///
  /// - Parameters:
  ///   - lower: The least number.
  ///   - upper: The greatest; where the two are equal, or nearly, some room is made around them.
  ///   - count: How many ticks there may be; one or two more or fewer if that makes them rounder.
  ///   - margin: The part of the range that is added at each end.
  init(_ lower: Double, _ upper: Double, ticks count: Int, margin: Double = 0) {
    var (lower, upper) = (min(lower, upper), max(lower, upper))
    let least = max(lower.magnitude, upper.magnitude) * 1e-9
    if upper - lower <= max(least, 1e-9) {
      let room = max(1, lower.magnitude * 0.1)
      (lower, upper) = (lower - room, upper + room)
    } else {
      let room = (upper - lower) * margin
      (lower, upper) = (lower - room, upper + room)
    }
    (self.lower, self.upper) = (lower, upper)

    let (mantissa, exponent) = Axis.step(of: (upper - lower) / Double(max(count, 1)))
    let scale = Axis.powerOfTen(exponent.magnitude)
    let step = exponent < 0 ? mantissa / scale : mantissa * scale
    var ticks: [Double] = []
    var index = (lower / step).rounded(.up) - 1
    let last = (upper / step).rounded(.down) + 1
    while index <= last, ticks.count < 1_000 {
      // One rounding: a tick is exactly the number that its label says. The first and the last may lie beyond the ends.
      let tick = (exponent < 0 ? index * mantissa / scale : index * mantissa * scale) + 0
      if tick >= lower, tick <= upper { ticks.append(tick) }
      index += 1
    }
    self.ticks = ticks
    decimals = exponent < 0 ? Int(exponent.magnitude) : 0
  }

  /// The least of 1, 2 and 5 times a power of ten that is no less than `size`.
  private static func step(of size: Double) -> (mantissa: Double, exponent: Int) {
    var exponent = 0
    var rest = size
    while rest >= 10, exponent < 300 {
      rest /= 10
      exponent += 1
    }
    while rest < 1, exponent > -15 {
      rest *= 10
      exponent -= 1
    }
    // A hair above a round number is that number: the division may have added it.
    for mantissa in [1.0, 2, 5] where rest <= mantissa * (1 + 1e-9) { return (mantissa, exponent) }
    return (1, exponent + 1)
  }

  private static func powerOfTen(_ exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Where a number lies, 0 at `lower` and 1 at `upper`, beyond them outside of that.
  func part(of number: Double) -> Double { (number - lower) / (upper - lower) }

  /// A tick's label, with a minus sign rather than a hyphen.
  func label(_ tick: Double) -> String { Axis.text(tick, decimals: decimals) }

  /// A number as plots write it.
  static func text(_ number: Double, decimals: Int) -> String {
    let text = DecimalText.fixed(number, decimals: decimals)
    return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
  }
}

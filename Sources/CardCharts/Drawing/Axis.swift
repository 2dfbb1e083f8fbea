import CardText

/// An axis: its range, its ticks, and their labels.
///
/// Ticks are 1, 2 or 5 times a power of ten apart, which people read without counting (P. S. Heckbert, *Nice Numbers
/// for Graph Labels*, Graphics Gems, 1990).
struct Axis: Hashable, Sendable {
  /// The least number on the axis.
  let lower: Double

  /// The greatest number on the axis, above `lower`.
  let upper: Double

  /// The numbers at the ticks, ascending.
  let ticks: [Double]

  /// The number of decimals of a tick's label.
  let decimals: Int

  /// Creates an axis over a range of finite numbers.
  ///
  /// - Parameters:
  ///   - lower: The least number.
  ///   - upper: The greatest number; if the two are equal, or nearly, the range is widened around them.
  ///   - count: The number of ticks to aim for; there are one or two more or fewer if that makes them rounder.
  ///   - margin: The fraction of the range that is added at each end.
  init(_ lower: Double, _ upper: Double, ticks count: Int, margin: Double = 0) {
    var (lower, upper) = (min(lower, upper), max(lower, upper))
    let size = max(lower.magnitude, upper.magnitude)
    // A number at rest has noise of a millionth at most; and of a large one no smaller range can be told.
    if upper - lower <= max(1e-9, min(size * 1e-9, 1e-6), size * 0x1p-44) {
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
      // Rounded once, so a tick is exactly the number in its label. The first and the last may lie beyond the ends.
      let tick = (exponent < 0 ? index * mantissa / scale : index * mantissa * scale) + 0
      if tick >= lower, tick <= upper { ticks.append(tick) }
      index += 1
    }
    self.ticks = ticks
    decimals = exponent < 0 ? Int(exponent.magnitude) : 0
  }

  /// Returns the least of 1, 2 and 5 times a power of ten that is no less than `size`.
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
    // A number barely above a round one counts as the round one: the division may have added the difference.
    for mantissa in [1.0, 2, 5] where rest <= mantissa * (1 + 1e-9) { return (mantissa, exponent) }
    return (1, exponent + 1)
  }

  private static func powerOfTen(_ exponent: UInt) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Returns the position of a number on the axis: 0 at `lower`, 1 at `upper`, and beyond that outside of the range.
  func part(of number: Double) -> Double { (number - lower) / (upper - lower) }

  /// True if a number lies on the axis.
  func contains(_ number: Double) -> Bool { number >= lower && number <= upper }

  /// Returns a tick's label, with a minus sign rather than a hyphen.
  func label(_ tick: Double) -> String { Axis.text(tick, decimals: decimals) }

  /// Returns a number as plots write it.
  static func text(_ number: Double, decimals: Int) -> String {
    let text = DecimalText.fixed(number, decimals: decimals)
    return text.hasPrefix("-") ? "\u{2212}" + text.dropFirst() : text
  }
}

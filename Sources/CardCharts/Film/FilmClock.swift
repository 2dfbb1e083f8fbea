import CardText

/// The time of a film: its frames' instants as shares of the whole, with a pause at the end so that the last frame can
/// be looked at.
struct FilmClock {
  /// The instant of the first frame, microseconds.
  let start: Int64

  /// The time from the first frame to the last one, microseconds, at least 1.
  let length: Int64

  /// The pause after the last frame, microseconds.
  static let pause: Int64 = 1_600_000

  /// The longest unit, microseconds: an instant rounded to it is off by half of it, in which a card at 5,000 pt/s
  /// moves by 0.06 pt.
  private static let longestUnit: Int64 = 25

  /// The number of decimals of a keyframe's percentage: as few as the longest unit allows.
  let decimals: Int

  /// The number of units in the whole film.
  let units: Double

  init(_ span: (start: Int64, end: Int64)) {
    start = span.start
    length = max(1, span.end - span.start)
    var (decimals, units) = (2, Int64(10_000))
    while length + FilmClock.pause > units * FilmClock.longestUnit { (decimals, units) = (decimals + 1, units * 10) }
    (self.decimals, self.units) = (decimals, Double(units))
  }

  /// The whole duration with its pause, microseconds.
  var duration: Int64 { length + FilmClock.pause }

  /// Returns an instant in units of the film.
  func place(_ time: Int64) -> Double { Double(time - start) / Double(duration) * units }

  /// Returns the place of a step that a frame takes: a whole number of units, at least half of one before the frame, so
  /// that at its own instant, however a reader rounds it, the step has been taken.
  func step(at time: Int64) -> Double { max(0, (place(time) - 0.5).rounded(.down)) }

  /// Appends the whole duration in CSS: `1.166667s`.
  func append(to css: inout String) { css += DecimalText.fixed(Double(duration) / 1e6, decimals: 6) + "s" }

  /// Returns units as a keyframe's percentage: `12.345%`.
  func percent(_ place: Double) -> String {
    let (whole, rest) = Int64(place).quotientAndRemainder(dividingBy: Int64(units) / 100)
    if rest == 0 { return "\(whole)%" }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)%"
  }
}

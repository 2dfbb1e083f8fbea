import CardMath
import CardText

/// A fitted number, and the interval that holds the true one in 95 of 100 recordings.
///
/// The interval is value ± t · s · √((JᵀJ)⁻¹), with J the derivatives of the positions by all parameters, s the
/// standard deviation of the residuals, at least that of rounding, and t Student's quantile (Seber and Wild, *Nonlinear
/// Regression*, 1989, section 5.1). Where the start is searched, profile likelihood takes its place, and the interval
/// may reach farther to one side: the positions of a card that is sent from rest aren't linear in start and velocity.
///
/// Measured, for springs with ratios from 0.5 to 0.95 at 60 Hz, in whole points or with a noise of 0.3 pt: 91 to 100 of
/// 100 intervals of each number hold it, whether the card is sent from rest, away from its target or towards it. At
/// 240 Hz, whole points make the errors of neighbours alike, and only 82 of 100 rest positions are held. Of times in
/// whole milliseconds, 85 to 100 of 100 are held; of frames that are shown up to a millisecond early or late, 46 to 50
/// of 50 responses, ratios and velocities. The duration and the control points of a curve without a name stand in for
/// each other: of some, only 70 of 100 are held. An interval is only as good as the model: a systematic difference from
/// the recording makes it wider, but doesn't move it.
public struct Estimate: Hashable, Sendable {
  /// The fitted number.
  public var value: Double

  /// The lower end of the interval.
  public var low: Double

  /// Its upper end.
  public var high: Double

  /// Creates an estimate from a number and its interval.
  public init(value: Double, low: Double, high: Double) {
    (self.value, self.low, self.high) = (value, low, high)
  }

  /// True if a number lies in the interval.
  public func contains(_ number: Double) -> Bool { low <= number && number <= high }

  /// Widens the interval by that of another estimate of the same number.
  mutating func include(_ other: Estimate) { (low, high) = (min(low, other.low), max(high, other.high)) }

  /// Creates an estimate from a number and its margin to either side.
  init(_ value: Double, plusMinus margin: Double, in range: ClosedRange<Double> = -1e300...1e300) {
    self.value = value
    // An infinite interval can't be written to a file.
    let margin = margin.isFinite ? min(margin, 1e12) : 1e12
    (low, high) = (max(range.lowerBound, value - margin), min(range.upperBound, value + margin))
  }

  /// The distance from the number to the farther end of the interval: the number after ±.
  public var margin: Double { max(value - low, high - value) }

  /// The margin in words, without a unit; empty for an exact number, and `± any` where it says nothing but many digits.
  ///
  /// - Parameter share: The largest margin that says something, as a multiple of the number, or of 1.
  package func marginText(decimals: Int, upTo share: Double = 1e4) -> String {
    if margin == 0 { return "" }
    return margin <= share * max(1, value.magnitude) ? "± " + DecimalText.fixed(margin, decimals: decimals) : "± any"
  }

  /// The estimate of e to the power of the number; its interval reaches from a thousandth to a thousandfold at most.
  var exponential: Estimate {
    func power(_ x: Double) -> Double { Elementary.exp(min(max(x, value - 6.9), value + 6.9)) }
    return Estimate(value: power(value), low: power(low), high: power(high))
  }

  /// Returns the estimate of the number times a factor, which may be negative.
  func scaled(by factor: Double) -> Estimate {
    let (a, b) = (low * factor, high * factor)
    return Estimate(value: value * factor, low: min(a, b), high: max(a, b))
  }

  /// Returns the estimate of the number plus `distance`.
  func moved(by distance: Double) -> Estimate {
    Estimate(value: value + distance, low: low + distance, high: high + distance)
  }
}

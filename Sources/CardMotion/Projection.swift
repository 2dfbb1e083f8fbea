import CardMath

/// The end position of a flick: two different formulas, which other code calls by one name.
///
/// At the normal rate they differ by 0.1 %: 499 and 499.4998 points at 1,000 points per second. A snap decision uses
/// ``geometric(position:velocity:ratePerMillisecond:)``, a motion ends at
/// ``integral(position:velocity:ratePerMillisecond:)``, and neither replaces the other.
public enum Projection {
  /// The sum over whole milliseconds, each of which first reduces the velocity by the rate.
  ///
  /// ```
  /// x + v/1000 · (d + d² + d³ + …) = x + v/1000 · d/(1 − d)
  /// ```
  ///
  /// Source: *Designing Fluid Interfaces*, WWDC 2018, session 803.
  ///
  /// - Parameters:
  ///   - position: The initial position, points.
  ///   - velocity: The initial velocity, points per second.
  ///   - ratePerMillisecond: The factor by which the velocity changes in a millisecond, 0…1 exclusive.
  public static func geometric(position: Double, velocity: Double, ratePerMillisecond: Double) -> Double {
    precondition(
      ratePerMillisecond > 0 && ratePerMillisecond < 1,
      "a deceleration rate is between 0 and 1, not \(ratePerMillisecond)")
    return position + velocity / 1000 * ratePerMillisecond / (1 - ratePerMillisecond)
  }

  /// The position at which a ``Deceleration`` comes to rest.
  ///
  /// ```
  /// x − v/(1000 ln d)
  /// ```
  ///
  /// - Parameters:
  ///   - position: The initial position, points.
  ///   - velocity: The initial velocity, points per second.
  ///   - ratePerMillisecond: The factor by which the velocity changes in a millisecond, 0…1 exclusive.
  public static func integral(position: Double, velocity: Double, ratePerMillisecond: Double) -> Double {
    position - velocity / Deceleration.exponent(ratePerMillisecond: ratePerMillisecond)
  }
}

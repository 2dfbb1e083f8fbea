/// A cubic-bezier curve as libraries evaluate it that bisect the parameter until its x is near enough.
///
/// Flutter's `Cubic` stops within 0.001 of x, Motion's `cubicBezier` after 12 bisections: where the curve is steep,
/// both are off by more than a pixel.
public struct BisectedBezier: Hashable, Sendable {
  /// The curve.
  public let curve: CubicBezier

  /// The tolerance for x.
  public let tolerance: Double

  /// The maximum number of parameters tried.
  public let stepLimit: Int

  /// Creates a curve with its rule. Both limits are above 0.
  public init(_ curve: CubicBezier, tolerance: Double, stepLimit: Int) {
    (self.curve, self.tolerance, self.stepLimit) = (curve, tolerance, stepLimit)
  }

  /// Flutter's rule: `Cubic.transformInternal` in `curves.dart`.
  public static func flutter(_ curve: CubicBezier) -> BisectedBezier {
    BisectedBezier(curve, tolerance: 0.001, stepLimit: 100)
  }

  /// Motion's rule: `cubic-bezier.ts` in motion-utils.
  public static func motion(_ curve: CubicBezier) -> BisectedBezier {
    BisectedBezier(curve, tolerance: 1e-7, stepLimit: 12)
  }

  /// The output for the input `x`, 0 for x ≤ 0 and 1 for x ≥ 1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high, middle) = (0.0, 1.0, 0.5)
    for step in 1...stepLimit {
      middle = low + (high - low) / 2
      let place = BisectedBezier.coordinate(curve.x1, curve.x2, at: middle)
      if (place - x).magnitude <= tolerance || step == stepLimit { break }
      if place < x { low = middle } else { high = middle }
    }
    return BisectedBezier.coordinate(curve.y1, curve.y2, at: middle)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * first * t * rest * rest + 3 * second * t * t * rest + t * t * t
  }
}

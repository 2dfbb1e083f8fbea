import CardMath

/// The spring, or springs, that UIKit's duration, damping ratio and initial velocity describe.
public enum UIKitSolution: Hashable, Sendable {
  /// The equation has one root, and this is its spring.
  case unique(Spring)

  /// The equation has `rootCount` roots, 2 or 3, and it isn't known which one UIKit takes; the stiffest is given. It is
  /// the one that settles within the duration; the others hardly move in it.
  case ambiguous(stiffest: Spring, rootCount: Int)
}

extension Spring {
  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:…)` with no initial velocity.
  ///
  /// Its envelope has fallen to 0.001 of the distance when the duration ends:
  ///
  /// ```
  /// ζ < 1    e^(−ζωT) ζ/√(1−ζ²) = 0.001          ωT = log(1000 ζ/√(1−ζ²)) / ζ
  /// ζ = 1    e^(−ωT) (1 + ωT)   = 0.001          ωT = 9.233413476451585…
  /// ```
  ///
  /// Not documented by Apple; found by several independent measurements, and not continuous at ζ = 1.
  ///
  /// - Parameters:
  ///   - uikitDuration: T in seconds, clamped to UIKit's range of 0.01 … 10.
  ///   - dampingRatio: ζ > 0.001, below which the envelope never is 0.001; UIKit clamps it to at most 1.
  public init(uikitDuration: Double, dampingRatio: Double) {
    let (duration, ratio) = Spring.uikitRange(duration: uikitDuration, dampingRatio: dampingRatio)
    self.init(angularFrequency: Spring.uikitAngle(dampingRatio: ratio) / duration, dampingRatio: ratio)
  }

  /// The duration, in seconds, with which UIKit makes this spring; nil if there is none, as for ζ > 1.
  public var uikitDuration: Double? {
    guard dampingRatio > Spring.uikitResidue, dampingRatio <= 1 else { return nil }
    let duration = Spring.uikitAngle(dampingRatio: dampingRatio) / angularFrequency
    return Spring.uikitDurations.contains(duration) ? duration : nil
  }

  /// The spring of `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:…)`.
  ///
  /// The initial velocity is a part of the equation, so it changes the spring itself:
  ///
  /// ```
  /// ζ < 1    |v₀ − ζω| / (ω √(1−ζ²)) · e^(−ζωT) = 0.001
  /// ζ = 1    |1 + (ω − v₀) T| e^(−ωT)           = 0.001
  /// ```
  ///
  /// With v₀ ≤ 0 there is one root. With v₀ > 0 there are mostly three (at ζ = 1, from v₀T of about 1 on): at v₀ = ζω
  /// the left side is 0, and crosses 0.001 on either side of that. UIKit's choice among them is erratic.
  ///
  /// - Parameters:
  ///   - duration: T in seconds, clamped to UIKit's range of 0.01 … 10.
  ///   - dampingRatio: ζ > 0.001; UIKit clamps it to at most 1.
  ///   - relativeVelocity: v₀ in total distances per second, positive towards the target.
  public static func uikit(duration: Double, dampingRatio: Double, relativeVelocity: Double) -> UIKitSolution {
    precondition(relativeVelocity.isFinite, "no animation starts at \(relativeVelocity) distances per second")
    let (duration, ratio) = uikitRange(duration: duration, dampingRatio: dampingRatio)
    let travel = relativeVelocity * duration
    let (angle, rootCount) =
      travel == 0
      ? (uikitAngle(dampingRatio: ratio), 1)
      : ratio < 1
        ? underdampedUIKitAngle(dampingRatio: ratio, travel: travel) : criticalUIKitAngle(travel: travel)
    let spring = Spring(angularFrequency: angle / duration, dampingRatio: ratio)
    return rootCount == 1 ? .unique(spring) : .ambiguous(stiffest: spring, rootCount: rootCount)
  }

  /// The fraction of the distance that UIKit leaves when the duration ends.
  package static var uikitResidue: Double { 0.001 }

  /// UIKit's range of durations, in seconds, to which it clamps any other.
  package static var uikitDurations: ClosedRange<Double> { 0.01...10 }

  private static func uikitRange(duration: Double, dampingRatio: Double) -> (duration: Double, ratio: Double) {
    precondition(duration.isFinite, "no animation takes \(duration) s")
    precondition(dampingRatio > uikitResidue, "UIKit has no spring with a damping ratio of \(dampingRatio)")
    return (min(max(duration, uikitDurations.lowerBound), uikitDurations.upperBound), min(dampingRatio, 1))
  }

  /// ωT without an initial velocity.
  private static func uikitAngle(dampingRatio ratio: Double) -> Double {
    // At ζ = 1 it is the root of (1 + y) e^(−y) = 0.001.
    ratio < 1 ? -Elementary.log(underdampedResidue(dampingRatio: ratio)) / ratio : 9.233413476451586
  }

  /// 0.001 √(1−ζ²)/ζ: the value to which e^(−ζωT) must fall.
  private static func underdampedResidue(dampingRatio ratio: Double) -> Double {
    uikitResidue * ((1 - ratio) * (1 + ratio)).squareRoot() / ratio
  }

  /// The greatest ωT of an under-damped spring with the initial velocity v₀ = `travel`/T, not 0, and the number of
  /// roots.
  ///
  /// With z = ζωT, a = v₀T and r = 0.001 √(1−ζ²)/ζ the equation is
  ///
  /// ```
  /// |1 − a/z| e^(−z) = r
  /// ```
  ///
  /// For a < 0 the left side falls steadily from ∞ to 0: one root. For a > 0 it falls from ∞ to 0 at z = a, which makes
  /// one root, rises to a crest at z = (a + √(a² + 4a))/2, and falls to 0 for good: two more roots if the crest is
  /// above r.
  private static func underdampedUIKitAngle(
    dampingRatio ratio: Double, travel: Double
  ) -> (angle: Double, rootCount: Int) {
    let residue = underdampedResidue(dampingRatio: ratio)
    let logResidue = Elementary.log(residue)
    if travel > 0 {
      let crest = (travel + (travel * travel + 4 * travel).squareRoot()) / 2
      let excess = Elementary.log((crest - travel) / crest) - crest - logResidue
      guard excess >= 0 else {
        // The root below a, of z + r z e^z − a = 0: convex and increasing. The start is above the root: e^z is a/r
        // there.
        let start = min(travel, max(1, Elementary.log(travel) - logResidue))
        let root = newton(from: start) { z in
          let growth = residue * Elementary.exp(z)
          return (z + growth * z - travel, 1 + growth * (1 + z))
        }
        return (root / ratio, 1)
      }
    }
    // The logarithm of the equation: for a > 0 concave, started from the right; for a < 0 convex, from the left. −log r
    // is on that side, since |1 − a/z| is below 1 in the first case and above 1 in the second. Newton's method stays on
    // its side.
    let root = newton(from: -logResidue) { z in
      (Elementary.log((z - travel) / z) - z - logResidue, travel / (z * (z - travel)) - 1)
    }
    return (root / ratio, travel > 0 ? 3 : 1)
  }

  /// The greatest ωT of a critically damped spring with the initial velocity v₀ = `travel`/T, and the number of roots.
  ///
  /// With y = ωT and b = v₀T − 1 the equation is
  ///
  /// ```
  /// |y − b| e^(−y) = 0.001
  /// ```
  ///
  /// The left side starts at |b| and has a crest of e^(−(b+1)) at y = b + 1. For b > 0 it first falls to 0 at y = b.
  private static func criticalUIKitAngle(travel: Double) -> (angle: Double, rootCount: Int) {
    let pole = travel - 1
    let logResidue = Elementary.log(uikitResidue)
    guard travel <= -logResidue else {
      // The root below b, of y + 0.001 e^y − b = 0, started from above.
      let root = newton(from: min(pole, Elementary.log(pole) - logResidue)) { y in
        let growth = uikitResidue * Elementary.exp(y)
        return (y + growth - pole, 1 + growth)
      }
      return (root, 1)
    }
    // The root beyond the crest, as its distance u from b: u − log u = k. 2k + 1 is beyond it, since log(2k+1) ≤ k + 1.
    let level = -logResidue - pole
    let distance = newton(from: 2 * level + 1) { u in (Elementary.log(u) - u + level, 1 / u - 1) }
    let beforeTheCrest = pole > uikitResidue ? 2 : pole > -uikitResidue ? 1 : 0
    return (distance + pole, 1 + beforeTheCrest)
  }

  /// Newton's method, from a side from which it converges without crossing the root.
  private static func newton(
    from start: Double, _ function: (Double) -> (value: Double, slope: Double)
  ) -> Double {
    var root = start
    for _ in 0..<100 {
      let (value, slope) = function(root)
      let next = root - value / slope
      if (next - root).magnitude <= 0x1p-51 * root { return next }
      root = next
    }
    return root
  }
}

import CardMath

extension Spring {
  /// The duration, in seconds, with which `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:…)`
  /// makes this spring; nil if there is none, or if it isn't known which spring UIKit makes.
  ///
  /// UIKit's equation (``uikit(duration:dampingRatio:relativeVelocity:)``), solved for the duration:
  ///
  /// ```
  /// ζ < 1    T = log(|v₀ − ζω| / (0.001 ω √(1−ζ²))) / (ζω)
  /// ζ = 1    T = y/ω, y the last root of |1 + y (1 − v₀/ω)| e^(−y) = 0.001
  /// ```
  ///
  /// - Parameter velocity: v₀ in total distances per second, positive toward the target.
  public func uikitDuration(relativeVelocity velocity: Double) -> Double? {
    if velocity == 0 { return uikitDuration }
    guard dampingRatio > Spring.uikitResidue, dampingRatio <= 1, velocity.isFinite else { return nil }
    let duration: Double
    if dampingRatio < 1 {
      let decay = dampingRatio * angularFrequency
      let swing = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
      guard velocity != decay else { return nil }
      duration = Elementary.log((velocity - decay).magnitude / (Spring.uikitResidue * swing)) / decay
    } else {
      duration = Spring.lastCriticalRoot(slope: 1 - velocity / angularFrequency) / angularFrequency
    }
    guard Spring.uikitDurations.contains(duration),
      let spring = Spring.knownUIKit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: velocity),
      (spring.angularFrequency / angularFrequency - 1).magnitude < 1e-6
    else { return nil }
    return duration
  }

  /// The spring that `UIView.animate` makes of three numbers; nil if it isn't known which.
  ///
  /// Measurements show that UIKit takes the stiffest of several roots as long as the velocity is at most one distance
  /// per second. Above that, its choice is erratic.
  public static func knownUIKit(duration: Double, dampingRatio: Double, relativeVelocity: Double) -> Spring? {
    switch uikit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity) {
    case .unique(let spring): spring
    case .ambiguous(let stiffest, _): relativeVelocity <= 1 ? stiffest : nil
    }
  }

  /// The last y at which |1 + y s| e^(−y) is 0.001.
  ///
  /// For s ≥ 0 the left side decreases after its crest. For s < 0 it is 0 at y = −1/s, has a crest at 1 after that, and
  /// then decreases for good; if that crest is too low, the root is before the zero.
  private static func lastCriticalRoot(slope: Double) -> Double {
    func isAbove(_ y: Double) -> Bool { (1 + y * slope).magnitude * Elementary.exp(-y) > uikitResidue }
    let crest = slope == 0 ? 0 : max(0, 1 - 1 / slope)
    var (low, high) = isAbove(crest) ? (crest, crest + 1) : (0, slope < 0 ? -1 / slope : crest)
    if isAbove(crest) { while isAbove(high), high < 1e4 { (low, high) = (high, 2 * high) } }
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isAbove(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

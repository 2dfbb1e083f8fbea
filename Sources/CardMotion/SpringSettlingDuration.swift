import CardMath

extension Spring {
  /// `CASpringAnimation.settlingDuration` in seconds, with mass 1, initial velocity 0 and a distance of 1.
  ///
  /// ```
  /// log((1 + ζ/√(1−ζ²)) / 0.001) / (ζω)
  /// ```
  ///
  /// A bound on the envelope, not the solved ``SpringMotion/settlingTime(within:)``. Fitted to the three values in
  /// Apple's documentation, all under-damped: nil for ζ = 0 and ζ ≥ 1.
  public var coreAnimationSettlingDuration: Double? {
    guard dampingRatio > 0, dampingRatio < 1 else { return nil }
    let swing = dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    return Elementary.log((1 + swing) / 0.001) / (dampingRatio * angularFrequency)
  }

  /// SwiftUI's `Spring.settlingDuration` in seconds, for a target of 1, velocity 0 and an ε of 0.001.
  ///
  /// ```
  /// log((ζω + 1) / 0.001) / (ζω)
  /// ```
  ///
  /// Unlike Core Animation's it depends on the unit of time, through the 1 added to ζω. From independent tests against
  /// SwiftUI, for under-damped springs: nil for ζ = 0 and ζ ≥ 1, where SwiftUI searches in steps of 0.1 s instead.
  public var swiftUISettlingDuration: Double? {
    guard dampingRatio > 0, dampingRatio < 1 else { return nil }
    let decay = dampingRatio * angularFrequency
    return Elementary.log((decay + 1) / 0.001) / decay
  }
}

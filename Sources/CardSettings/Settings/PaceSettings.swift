import CardModel

/// The duration of the motion after a release, as the parameters that people write.
public struct PaceSettings: Hashable, Sendable {
  /// The quantity that determines the duration.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The motion's own duration.
    case fixed

    /// The distance to the target divided by the finger's speed.
    case distance

    /// The finger's speed, which also determines the spring.
    case speed
  }

  /// The quantity that determines the duration.
  public var style = Style.fixed

  /// Parameters of the style `distance`. Its shape follows from the motion.
  public var distance = DistancePace()

  /// Parameters of the style `speed`.
  public var speed = SpeedPace()

  /// Duration of a release toward the lowest detent, seconds; infinite: the same as toward any other detent.
  public var dismissDuration = Double.infinity

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rule for a motion.
  func rule(_ motion: MotionSettings, clippingOverdamped: Bool) -> MotionRule {
    switch style {
    case .fixed:
      return motion.rule(clippingOverdamped: clippingOverdamped)
    case .distance:
      var pace = distance
      pace.longest = max(pace.shortest, pace.longest)
      pace.shape = motion.style == .curve ? .curve(motion.curve) : .spring(dampingRatio: motion.dampingRatio)
      return .distanceOverSpeed(pace)
    case .speed:
      var pace = speed
      pace.duration = motion.duration
      return .bySpeed(pace)
    }
  }
}

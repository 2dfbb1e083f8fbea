import CardModel

/// How long the motion after a release takes, in the parameters that people write.
public struct PaceSettings: Hashable, Sendable {
  /// What the duration goes by.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The motion's own.
    case fixed

    /// The way divided by the finger's speed.
    case distance

    /// The finger's speed, which also decides the spring.
    case speed
  }

  /// What the duration goes by.
  public var style = Style.fixed

  /// The way divided by the speed: the shortest, seconds.
  public var shortest = 0.4

  /// The way divided by the speed: the longest, seconds.
  public var longest = 1.3

  /// What becomes of 0/0.
  public var atRest = DistancePace.AtRest.shortest

  /// By speed: the parameters.
  public var speed = SpeedPace()

  /// What a release that goes to the lowest detent takes; infinite: as long as any other.
  public var dismissDuration = Double.infinity

  /// What `standard` has.
  public init() {}

  /// What the model goes by, for a motion.
  func rule(_ motion: MotionSettings, clippingOverdamped: Bool) -> MotionRule {
    switch style {
    case .fixed:
      return motion.rule(clippingOverdamped: clippingOverdamped)
    case .distance:
      var pace = DistancePace()
      pace.shortest = shortest
      pace.longest = max(shortest, longest)
      pace.atRest = atRest
      pace.shape = motion.style == .curve ? .curve(motion.curve) : .spring(dampingRatio: motion.dampingRatio)
      return .distanceOverSpeed(pace)
    case .speed:
      var pace = speed
      pace.duration = motion.duration
      return .bySpeed(pace)
    }
  }
}

import CardModel
import CardMotion

/// Which detent a release goes to, in the parameters that people write.
///
/// All parameters are kept whatever the policy, so that the policy can be changed by itself.
public struct SnapSettings: Hashable, Sendable {
  /// Which of the parameters hold.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    case swipe
    case projection
    case step
    case height
    case dismissal
  }

  /// Which of the parameters hold.
  public var policy = Policy.swipe

  /// The finger's speed up to which the nearest detent wins.
  public var resistance = 600.0

  /// A detent this near counts as reached.
  public var reachedDistance = 22.0

  /// How many detents one swipe may travel.
  public var maxDetentsPerSwipe = 1

  /// The finger's speed from which on a swipe goes as far as its projection; infinite: at no speed.
  public var skipVelocity = 2_000.0

  /// How a swipe is thought to slow down, per millisecond.
  public var projectionRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// How many seconds of its velocity a release is thought to go on.
  public var projectionTime = 0.499

  /// How far an outer detent's window reaches.
  public var window = 22.0

  /// How many times as far an inner detent's window reaches.
  public var innerWindowFactor = 2.0

  /// The part of a sheet that must show.
  public var fractionToKeep = 0.4

  /// The finger's velocity downwards that dismisses a sheet.
  public var velocityToDismiss = 250.0

  /// What `standard` has.
  public init() {}

  /// What the model goes by.
  var rules: SnapRules {
    switch policy {
    case .swipe:
      var rule = SwipeSnap()
      rule.resistance = resistance
      rule.reachedDistance = reachedDistance
      rule.maxDetentsPerSwipe = maxDetentsPerSwipe
      rule.skipVelocity = skipVelocity
      rule.projectionRatePerMillisecond = projectionRatePerMillisecond
      return .swipe(rule)
    case .projection:
      var rule = ProjectionSnap()
      rule.projectionTime = projectionTime
      rule.window = window
      rule.innerFactor = innerWindowFactor
      return .projection(rule)
    case .step:
      var rule = StepSnap()
      rule.resistance = resistance
      return .step(rule)
    case .height:
      var rule = HeightSnap()
      rule.threshold = resistance
      return .height(rule)
    case .dismissal:
      var rule = DismissalSnap()
      rule.fractionToKeep = fractionToKeep
      rule.velocityToDismiss = velocityToDismiss
      return .dismissal(rule)
    }
  }
}

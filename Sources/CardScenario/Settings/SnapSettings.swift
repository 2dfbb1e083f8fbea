import CardModel
import CardMotion

/// The target detent of a release, as the parameters that people write.
///
/// All parameters are kept whatever the policy, so that the policy can be changed by itself.
public struct SnapSettings: Hashable, Sendable {
  /// The rule that chooses the target.
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    case swipe
    case projection
    case step
    case height
    case dismissal
  }

  /// The rule that chooses the target; decides which of the other parameters apply.
  public var policy = Policy.swipe

  /// The finger's speed, points per second, up to which the nearest detent wins.
  public var resistance = 600.0

  /// Distance, points, within which a swipe counts a detent as reached.
  public var reachedDistance = 22.0

  /// The most detents that one swipe may travel.
  public var maxDetentsPerSwipe = 1

  /// The finger's speed, points per second, from which a swipe travels as far as its projection; infinite: never.
  public var skipVelocity = 2_000.0

  /// Deceleration rate of a swipe's projection, per millisecond.
  public var projectionRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// Seconds for which a projected release continues at its velocity.
  public var projectionTime = 0.499

  /// Half-width of an outer detent's window, points.
  public var window = 22.0

  /// Factor from an outer to an inner detent's window.
  public var innerWindowFactor = 2.0

  /// The share of a sheet that must show to keep it, 0 to 1.
  public var fractionToKeep = 0.4

  /// The finger's downward velocity, points per second, that dismisses a sheet.
  public var velocityToDismiss = 250.0

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rules.
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

import CardModel

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

  /// The parameters of `swipe`. Its resistance is also that of `step`, and the threshold of `height`.
  public var swipe = SwipeSnap()

  /// The parameters of `projection`.
  public var projection = ProjectionSnap()

  /// The parameters of `dismissal`.
  public var dismissal = DismissalSnap()

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rules.
  var rules: SnapRules {
    switch policy {
    case .swipe: return .swipe(swipe)
    case .projection: return .projection(projection)
    case .step:
      var rule = StepSnap()
      rule.resistance = swipe.resistance
      return .step(rule)
    case .height:
      var rule = HeightSnap()
      rule.threshold = swipe.resistance
      return .height(rule)
    case .dismissal: return .dismissal(dismissal)
    }
  }
}

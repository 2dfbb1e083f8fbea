/// The models that a recorded motion may follow.
public enum FitModel: String, Hashable, Sendable, CaseIterable {
  /// A spring of any damping ratio.
  case spring
  /// A spring with a damping ratio of 1.
  case critical
  /// A scroll view's deceleration.
  case deceleration
  /// A timing curve.
  case curve
}

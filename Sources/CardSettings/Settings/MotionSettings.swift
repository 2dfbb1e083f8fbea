import CardModel
import CardMotion

/// One motion in the parameters that people write: a spring in one of two dialects, or a curve.
///
/// All parameters are kept whatever the style, so that the style can be changed by itself.
public struct MotionSettings: Hashable, Sendable {
  /// The kind of motion.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A spring of `response` and `dampingRatio`.
    case spring

    /// UIKit's spring of `duration` and `dampingRatio`: its envelope is 0.001 at the duration.
    case uikit

    /// A timing curve of `duration`.
    case curve

    /// `UIView.animate` by a spring of `duration`, `dampingRatio` and `initialVelocity`: it ends when its time
    /// is over.
    case animation
  }

  /// The kind of motion; decides which of the other parameters apply.
  public var style: Style

  /// The spring's response, seconds; for the style `spring`.
  public var response: Double

  /// The spring's damping ratio, no unit.
  public var dampingRatio: Double

  /// The duration of UIKit's spring or of the curve, seconds.
  public var duration: Double

  /// UIKit's initial spring velocity, whole distances per second; for the style `animation`.
  public var initialVelocity = 0.0

  /// The timing curve; for the style `curve`.
  public var curve: TimingCurve

  /// The outputs that a curve may have: past either end by at most the whole distance.
  ///
  /// A spring that starts from rest never passes its target by more than that, however little it is damped. A curve
  /// that did would throw a card further each time the card is retargeted backwards.
  public static let curveOutputs = -1.0...2.0

  /// Creates a motion; parameters that its style doesn't use can be omitted.
  public init(
    style: Style, response: Double = 0.4, duration: Double = 0.25, dampingRatio: Double,
    curve: TimingCurve = .cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))
  ) {
    self.style = style
    self.response = response
    self.dampingRatio = dampingRatio
    self.duration = duration
    self.curve = curve
  }

  /// Creates a motion of `standard`, from which a preset or a scenario may differ.
  public init(_ written: WrittenMotion) {
    switch written {
    case .spring(let response, let ratio): self.init(style: .spring, response: response, dampingRatio: ratio)
    case .uikit(let duration, let ratio): self.init(style: .uikit, duration: duration, dampingRatio: ratio)
    case .curve(let curve, let duration): self.init(style: .curve, duration: duration, dampingRatio: 1, curve: curve)
    }
  }

  /// This motion as the model's rule.
  func rule(clippingOverdamped: Bool) -> MotionRule {
    switch style {
    case .spring:
      let spring = Spring(response: response, dampingRatio: dampingRatio)
      return .spring(clippingOverdamped ? spring.clippedToCritical : spring)
    case .uikit:
      return .spring(Spring(uikitDuration: duration, dampingRatio: dampingRatio))
    case .curve:
      return .curve(curve, duration: duration)
    case .animation:
      return .animation(
        SpringAnimation(duration: duration, dampingRatio: dampingRatio, relativeVelocity: initialVelocity))
    }
  }
}

import CardModel
import CardMotion

/// One motion in the parameters that people write: a spring in one of two dialects, or a curve.
///
/// All parameters are kept whatever the style, so that the style can be changed by itself.
public struct MotionSettings: Hashable, Sendable {
  /// Which of the parameters hold.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A spring of `response` and `dampingRatio`.
    case spring

    /// UIKit's spring of `duration` and `dampingRatio`: its envelope is 0.001 at the duration.
    case uikit

    /// A timing curve of `duration`.
    case curve

    /// `UIView.animate` by a spring of `duration`, `dampingRatio` and `initialVelocity`: it ends when its duration does.
    case animation
  }

  /// Which of the parameters hold.
  public var style: Style

  /// The spring's response, seconds.
  public var response: Double

  /// The spring's damping ratio.
  public var dampingRatio: Double

  /// UIKit's or the curve's duration, seconds.
  public var duration: Double

  /// UIKit's initial spring velocity, whole ways per second.
  public var initialVelocity = 0.0

  /// The curve.
  public var curve: TimingCurve

  /// A motion; what its style doesn't need may be left out.
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

  /// What the model goes by.
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

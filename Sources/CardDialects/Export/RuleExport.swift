import CardMotion

/// The initial velocity of code that begins where it runs.
enum RuleStart: Hashable, Sendable {
  /// The gesture's own, points per second.
  case gesture

  /// The same in every motion, whole distances per second.
  case relative(Double)
}

/// Writes the rule of a motion for other animation systems: code with the variables `from` and `to`, the card's top
/// edge at the start and at the end, and `velocity`, the gesture's, in points and points per second, positive downward.
///
/// ```swift
/// let export = RuleExport(.spring(Spring(response: 0.4, dampingRatio: 0.8), takesVelocity: true))
/// print(try export.snippet(for: .uikit).text)
/// ```
///
/// A snippet's error is that of one motion, a sample: it is measured as ``Export`` does.
public struct RuleExport: Hashable, Sendable {
  /// The rule of a motion.
  public enum Rule: Hashable, Sendable {
    /// A spring that takes over the gesture's velocity, or starts from rest.
    case spring(Spring, takesVelocity: Bool)

    /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)` with these numbers, and the
    /// spring that UIKit makes of them.
    case animation(Spring, duration: Double, relativeVelocity: Double)

    /// A timing curve and its duration, seconds. It starts from rest.
    case curve(TimingCurve, duration: Double)

    /// UIKit's spring of that damping ratio, from rest, whose duration is the model's distance divided by the finger's
    /// speed, within limits, seconds; `atRest` is the one of 0/0.
    case distanceOverSpeed(dampingRatio: Double, limits: ClosedRange<Double>, atRest: Double)

    /// A curve whose duration is the distance divided by the finger's speed, in the same way.
    case curveOverSpeed(TimingCurve, limits: ClosedRange<Double>, atRest: Double)

    /// A curve for slow fingers; for others UIKit's spring, whose damping and velocity depend on the speed.
    case bySpeed(BySpeed)

    /// True if the code reads the card's place in the model, by which the distance of a pace counts.
    var readsModel: Bool {
      switch self {
      case .distanceOverSpeed, .curveOverSpeed: true
      case .spring, .animation, .curve, .bySpeed: false
      }
    }

    /// True if the code reads the gesture's velocity.
    public var usesVelocity: Bool {
      switch self {
      case .spring(_, let takesVelocity): takesVelocity
      case .distanceOverSpeed, .curveOverSpeed, .bySpeed: true
      case .animation, .curve: false
      }
    }
  }

  /// The numbers of a motion by the finger's speed: SweetCurtain 0.9's.
  public struct BySpeed: Hashable, Sendable {
    /// The speeds, points per second, between which the spring changes.
    public var speeds: ClosedRange<Double>

    /// The curve of slower fingers, and its duration, seconds.
    public var slowCurve: TimingCurve, slowDuration: Double

    /// The spring's duration, seconds, the decrease of its damping ratio, and its initial velocity at the fastest
    /// speed, whole distances per second.
    public var duration: Double, dampingDrop: Double, velocityGain: Double

    /// Creates the numbers.
    public init(
      speeds: ClosedRange<Double>, slowCurve: TimingCurve, slowDuration: Double, duration: Double, dampingDrop: Double,
      velocityGain: Double
    ) {
      (self.speeds, self.slowCurve, self.slowDuration) = (speeds, slowCurve, slowDuration)
      (self.duration, self.dampingDrop, self.velocityGain) = (duration, dampingDrop, velocityGain)
    }
  }

  /// The rule.
  public let rule: Rule

  /// The number of digits of the parameters.
  public var digits = ExportDigits.significant(6)

  /// The maximum error of `linear()`, points over the sample's distance, 0.001 or more.
  public var tolerance = 0.5

  /// The oldest version of iOS that the code has to run on; nil: each target's usual form.
  public var ios: Int?

  /// The sample whose error is stated: a card of `standard` that is flicked up from peaking on an iPhone 15, points and
  /// points per second.
  public static let sample = (from: 390.5, to: 71.0, velocity: -800.0)

  /// True if the motion goes down, as a dismissal does: the sample is the way back, from its end to its start.
  public var isDownward = false

  /// The sample's velocity at its start, points per second: upward, or downward with the motion.
  public var sampleVelocity: Double { isDownward ? -Self.sample.velocity : Self.sample.velocity }

  /// Creates an export of a rule.
  public init(_ rule: Rule) { self.rule = rule }

  /// The rule in a target's language.
  public func snippet(for target: ExportTarget) throws(Export.Unexpressible) -> ExportSnippet {
    switch rule {
    case .spring(_, let takesVelocity):
      if takesVelocity, [.keyframes, .cssLinear, .cssBezier, .tokens].contains(target) {
        throw Export.Unexpressible("its initial velocity is the gesture's, which no list of points and no curve knows")
      }
    case .animation(let spring, let duration, let rate):
      if target == .uiview {
        return own(uiView(duration: number(duration), ratio: number(spring.dampingRatio), velocity: number(rate)))
      }
    case .curve: break
    case .distanceOverSpeed, .curveOverSpeed, .bySpeed:
      if target == .uiview {
        switch ownCurve {
        case .linear?, .cubicBezier?, nil: break
        case .piecewiseLinear?, .steps?:
          throw Export.Unexpressible(
            "its curve is no cubic-bezier, and UICubicTimingParameters is nothing else; set another curve")
        }
        if let curve = ownCurve { try Export.requireUIKitPoints(of: curve) }
        return own(byTheFinger, notes: rule.readsModel ? [RuleExport.modelNote] : [])
      }
      throw Export.Unexpressible("its duration or its spring follows from the finger's speed where it runs; use uiview")
    }
    if target == .keyframes || target == .tokens && !isCurve {
      throw Export.Unexpressible("it writes places as numbers, which a rule doesn't know; use css-linear")
    }
    var export = Export(motion, digits: digits, tolerance: tolerance)
    (export.ios, export.start) = (ios, start)
    return try export.snippet(for: target)
  }

  /// True if the motion is a curve of its own duration, which reads nothing of where it runs.
  private var isCurve: Bool { if case .curve = rule { true } else { false } }

  /// The curve of a motion whose duration or spring follows from the finger's speed; nil if it has none.
  private var ownCurve: TimingCurve? {
    switch rule {
    case .curveOverSpeed(let curve, _, _): curve
    case .bySpeed(let numbers): numbers.slowCurve
    case .spring, .animation, .curve, .distanceOverSpeed: nil
    }
  }

  /// The kind of initial velocity.
  private var start: RuleStart {
    switch rule {
    case .spring(_, takesVelocity: true): .gesture
    case .animation(_, _, let rate): .relative(rate)
    default: .relative(0)
    }
  }

  /// The sample motion.
  public var motion: ExportMotion {
    let (up, down) = (Self.sample.to, Self.sample.from)
    let (from, to) = isDownward ? (up, down) : (down, up)
    let velocity = sampleVelocity
    switch rule {
    case .spring(let spring, let takesVelocity):
      return ExportMotion(from: from, to: to, timing: .spring(spring, velocity: takesVelocity ? velocity : 0))
    case .animation(let spring, let duration, let rate):
      return ExportMotion(
        from: from, to: to, timing: .spring(spring, velocity: rate * (to - from)),
        end: ExportMotion.End(time: duration, position: to))
    case .curve(let curve, let duration):
      return ExportMotion(from: from, to: to, timing: .curve(curve, duration: duration))
    case .distanceOverSpeed(let ratio, let limits, _):
      let duration = min(max((to - from) / velocity, limits.lowerBound), limits.upperBound)
      return ExportMotion(
        from: from, to: to,
        timing: .spring(Spring(uikitDuration: duration, dampingRatio: ratio), velocity: 0),
        end: ExportMotion.End(time: duration, position: to))
    case .curveOverSpeed(let curve, let limits, _):
      let duration = min(max((to - from) / velocity, limits.lowerBound), limits.upperBound)
      return ExportMotion(from: from, to: to, timing: .curve(curve, duration: duration))
    case .bySpeed(let numbers):
      return ExportMotion(
        from: from, to: to, timing: .curve(numbers.slowCurve, duration: numbers.slowDuration))
    }
  }

  private func number(_ number: Double) -> String { ExportNumber(number, digits).text }

  /// A snippet that is the system's own call, with its own numbers.
  private func own(_ lines: [String], notes: [String] = []) -> ExportSnippet {
    let motion = motion
    return ExportSnippet(
      target: .uiview, code: lines.map { $0 + "\n" }.joined(), motion: motion,
      error: MotionError(of: motion, from: motion),
      notes: notes + ["This is the system's own call, so its error is 0."], evidence: "read in the system's source")
  }

  private static let modelNote =
    "modelFrom and modelTo are where the system believes the card to be, as the column model_y_pt: from and to, except "
    + "at a detent that shows the card elsewhere, such as TGCardViewController's collapsed: the screen's height."

  private func uiView(duration: String, ratio: String, velocity: String) -> [String] {
    [
      "UIView.animate(", "  withDuration: \(duration), delay: 0, usingSpringWithDamping: \(ratio),",
      "  initialSpringVelocity: \(velocity), options: .allowUserInteraction", ") {", "  view.frame.origin.y = to", "}",
    ]
  }

  /// `UIViewPropertyAnimator` with a cubic-bezier.
  private func animator(_ curve: TimingCurve, duration: String) -> [String] {
    let points: [Double]
    switch curve {
    case .cubicBezier(let curve): points = [curve.x1, curve.y1, curve.x2, curve.y2]
    default: points = [0, 0, 1, 1]
    }
    let texts = points.map(number)
    return [
      "let parameters = UICubicTimingParameters(",
      "  controlPoint1: CGPoint(x: \(texts[0]), y: \(texts[1])),",
      "  controlPoint2: CGPoint(x: \(texts[2]), y: \(texts[3])))",
      "let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: parameters)",
      "animator.addAnimations { view.frame.origin.y = to }", "animator.startAnimation()",
    ]
  }

  /// The code of a motion whose numbers follow from the finger's speed.
  private var byTheFinger: [String] {
    func duration(_ limits: ClosedRange<Double>, _ atRest: Double) -> [String] {
      [
        "// 0 / 0 is the card at rest on its target; a velocity away from the target gives the shortest.",
        "let time = velocity == 0 && modelTo == modelFrom ? \(number(atRest)) : (modelTo - modelFrom) / velocity",
        "let duration = min(max(time, \(number(limits.lowerBound))), \(number(limits.upperBound)))",
      ]
    }
    switch rule {
    case .distanceOverSpeed(let ratio, let limits, let atRest):
      return duration(limits, atRest) + uiView(duration: "duration", ratio: number(ratio), velocity: "0")
    case .curveOverSpeed(let curve, let limits, let atRest):
      return duration(limits, atRest) + animator(curve, duration: "duration")
    case .bySpeed(let numbers):
      let (low, high) = (number(numbers.speeds.lowerBound), number(numbers.speeds.upperBound))
      return ["let speed = abs(velocity)", "if speed < \(low) {"]
        + animator(numbers.slowCurve, duration: number(numbers.slowDuration)).map { "  " + $0 }
        + ["} else {", "  let share = min(speed, \(high)) / \(high)"]
        + uiView(
          duration: number(numbers.duration), ratio: "1 - \(number(numbers.dampingDrop)) * share",
          velocity: "\(number(numbers.velocityGain)) * share"
        ).map { "  " + $0 } + ["}"]
    case .spring, .animation, .curve:
      return []
    }
  }
}

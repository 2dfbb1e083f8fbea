import CardMotion

/// SwiftUI, UIKit and Core Animation.
extension Export {
  /// `Animation.spring(duration:bounce:)`, or with a velocity `interpolatingSpring`, whose initial velocity is in total
  /// distances per second.
  func swiftUI() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing {
      let (curve, points, duration) = try cubicBezier(
        orElse: "SwiftUI's timingCurve is a cubic-bezier; use keyframes")
      return Draft(
        ["let animation = Animation.timingCurve(\(points), duration: \(duration.text))"],
        along(.curve(curve, duration: duration.value)))
    }
    let (spring, velocity) = try spring(orElse: "")
    if let ios, ios < 17 { return try olderSwiftUI(spring, velocity) }
    let (duration, bounce, made) = try durationAndBounce(of: spring)
    let relative = try relativeNumber(velocity)
    var notes: [String] = []
    if spring.dampingRatio > 1 {
      notes.append("A bounce below 0 is over-damped; Spring(mass:stiffness:damping:) would take it as critical.")
    }
    let parameters = "duration: \(duration.text), bounce: \(bounce.text)"
    let animation =
      relative.value == 0
      ? "spring(\(parameters))" : "interpolatingSpring(\(parameters), initialVelocity: \(relative.text))"
    if relative.value != 0 { notes.append("initialVelocity is in distances per second, positive towards the target.") }
    return Draft(
      ["let animation = Animation.\(animation)"], along(.spring(made, velocity: relative.value * motion.distance)),
      notes: notes)
  }

  /// `Animation.spring(response:dampingFraction:)`, or with a velocity
  /// `interpolatingSpring(mass:stiffness:damping:initialVelocity:)`, which any Xcode compiles.
  private func olderSwiftUI(_ spring: Spring, _ velocity: Double) throws(Unexpressible) -> Draft {
    guard spring.dampingRatio <= 1 else {
      throw Unexpressible(
        "its older spelling isn't documented for a damping ratio above 1; give --ios 17, or none: "
          + "spring(duration:bounce:) is documented for iOS 13")
    }
    let note = "The older spelling: spring(duration:bounce:) is documented for iOS 13 too, and needs Xcode 15."
    let relative = try relativeNumber(velocity)
    if relative.value == 0 {
      let (response, ratio) = (number(spring.response), number(spring.dampingRatio))
      guard response.value > 0 else { throw Unexpressible("its response rounds to 0; write more digits") }
      return Draft(
        ["let animation = Animation.spring(response: \(response.text), dampingFraction: \(ratio.text))"],
        along(.spring(try made(frequency: 2 * .pi / response.value, ratio: ratio.value), velocity: 0)), notes: [note])
    }
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    return Draft(
      [
        "let animation = Animation.interpolatingSpring(",
        "  mass: 1, stiffness: \(stiffness.text), damping: \(damping.text), initialVelocity: \(relative.text))",
      ],
      along(
        .spring(
          try made(stiffness: stiffness.value, damping: damping.value), velocity: relative.value * motion.distance)),
      notes: ["initialVelocity is in distances per second, positive towards the target.", note])
  }

  /// Throws if a curve has a control point outside of 0 to 1, which Apple's documentation of
  /// `UICubicTimingParameters(controlPoint1:controlPoint2:)` rules out.
  static func requireUIKitPoints(of curve: TimingCurve) throws(Unexpressible) {
    guard case .cubicBezier(let curve) = curve,
      let outside = [curve.y1, curve.y2].first(where: { !(0...1).contains($0) })
    else { return }
    throw Unexpressible(
      "Apple documents the control points of UICubicTimingParameters from 0 to 1, and one is at "
        + "\(ExportNumber(outside, decimals: 4).text); use camedia or keyframes")
  }

  /// `UISpringTimingParameters(mass:stiffness:damping:initialVelocity:)`.
  func uiKit() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing {
      let (curve, points, duration) = try cubicBezierParts(
        orElse: "UICubicTimingParameters is a cubic-bezier; use keyframes")
      try Self.requireUIKitPoints(of: curve)
      return Draft(
        [
          "let parameters = UICubicTimingParameters(",
          "  controlPoint1: CGPoint(x: \(points[0]), y: \(points[1])),",
          "  controlPoint2: CGPoint(x: \(points[2]), y: \(points[3])))",
          "let animator = UIViewPropertyAnimator(duration: \(duration.text), timingParameters: parameters)",
        ], along(.curve(curve, duration: duration.value)))
    }
    let (spring, velocity) = try spring(orElse: "")
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    let relative = try relativeNumber(velocity)
    let made = try made(stiffness: stiffness.value, damping: damping.value).clippedToCritical
    return Draft(
      [
        "let parameters = UISpringTimingParameters(",
        "  mass: 1, stiffness: \(stiffness.text), damping: \(damping.text),",
        "  initialVelocity: CGVector(dx: 0, dy: \(relative.text)))",
        "let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)",
      ], along(.spring(made, velocity: relative.value * motion.distance)),
      notes: ["The spring decides how long it takes; the animator's duration has no effect."]
        + (relative.value == 0 ? [] : ["initialVelocity is in distances per second, positive towards the target."])
        + clippingNotes(spring, "UIKit"))
  }

  /// `CASpringAnimation`, which ends at its `duration`, so the duration is long enough for the spring to settle.
  func coreAnimationSpring() throws(Unexpressible) -> Draft {
    let (spring, velocity) = try spring(orElse: "it is a curve; use camedia or keyframes")
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    let relative = try relativeNumber(velocity)
    let written = try made(stiffness: stiffness.value, damping: damping.value)
    // Before iOS 17 there is no allowsOverdamping.
    let isClipped = written.dampingRatio > 1 && (ios ?? 17) < 17
    let made = isClipped ? written.clippedToCritical : written
    let (from, to) = (place(motion.from), place(motion.to))
    let timing = ExportMotion.Timing.spring(made, velocity: relative.value * (to.value - from.value))
    let whole = along(timing, from: from.value, to: to.value)
    let duration = roundedUp(whole.settlingTime(within: 0.001))
    var lines = [
      "let animation = CASpringAnimation(keyPath: \"position.y\")",
      "animation.fromValue = \(from.text)", "animation.toValue = \(to.text)",
      "animation.mass = 1", "animation.stiffness = \(stiffness.text)", "animation.damping = \(damping.text)",
      "animation.initialVelocity = \(relative.text)",
    ]
    if made.dampingRatio > 1 { lines.append("animation.allowsOverdamping = true") }
    if start == nil {
      lines.append("animation.duration = \(duration?.text ?? ".infinity")")
    } else {
      lines.append("animation.duration = 2 * animation.settlingDuration")
    }
    var notes = [
      start == nil
        ? "It is cut at its duration. settlingDuration, which most code takes, leaves about 0.1 % of the distance."
        : "It is cut at its duration. settlingDuration alone leaves about 0.1 % of the distance.",
      Self.anchorNote,
    ]
    if isClipped { notes += clippingNotes(spring, "Core Animation before iOS 17") }
    if made.dampingRatio > 1 {
      notes.append("allowsOverdamping came with iOS 17; before, a damping ratio above 1 counts as 1.")
    }
    if relative.value != 0 { notes.append("initialVelocity is in distances per second, positive towards the target.") }
    return Draft(lines, along(timing, from: from.value, to: to.value, end: duration?.value), notes: notes)
  }

  /// `UIView.animate(withDuration:delay:options:…)` with one of UIKit's four curves.
  private func uiViewCurve() throws(Unexpressible) -> Draft {
    let options: [(curve: NamedCurve, name: String)] = [
      (.linear, "curveLinear"), (.easeIn, "curveEaseIn"), (.easeOut, "curveEaseOut"), (.easeInOut, "curveEaseInOut"),
    ]
    guard case .curve(let curve, let seconds) = motion.timing,
      let option = options.first(where: { $0.curve.curve == curve })
    else { throw Unexpressible("UIView.animate has only four curves of its own; use uikit") }
    let (duration, to) = (number(seconds), place(motion.to))
    return Draft(
      [
        "UIView.animate(",
        "  withDuration: \(duration.text), delay: 0, options: [.\(option.name), .allowUserInteraction]",
        ") {", "  view.frame.origin.y = \(to.text)", "}",
      ], along(.curve(curve, duration: duration.value), to: to.value))
  }

  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`. Its velocity changes the
  /// spring; the duration is chosen so that UIKit still makes this spring.
  func uiView() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing { return try uiViewCurve() }
    let (wanted, velocity) = try spring(orElse: "")
    if let ios, ios >= 17 { return try springDurationView(wanted, velocity) }
    if case .gesture = start {
      throw Unexpressible(
        "before iOS 17 UIView.animate makes another spring of each initial velocity; use uikit, or give --ios 17")
    }
    let relative = try relative(velocity)
    let ratio = number(wanted.clippedToCritical.dampingRatio)
    guard ratio.value > Spring.uikitResidue else {
      throw Unexpressible("UIView.animate needs a damping above \(Spring.uikitResidue); use caspring")
    }
    // Use the ratio as written: UIKit's equation at 1 differs from the one just below it.
    let spring = Spring(angularFrequency: wanted.angularFrequency, dampingRatio: ratio.value)
    // With an initial velocity toward the target the equation often has three roots, and it isn't known which one UIKit
    // takes: then pass only the part of the velocity that leaves one root, with a duration whose spring compensates for
    // the rest.
    var best: (draft: Draft, error: Double)?
    func offer(_ duration: Double, _ velocity: ExportNumber) {
      guard let draft = uiView(duration: number(duration), ratio: ratio, velocity: velocity)
      else { return }
      let error = MotionError(of: draft.motion, from: motion).distance
      if error < best?.error ?? .infinity { best = (draft, error) }
    }
    for eighths in (0...8).reversed() {
      let part = number(relative * Double(eighths) / 8)
      guard let duration = spring.uikitDuration(relativeVelocity: part.value) else { continue }
      offer(duration, part)
      // No other candidate is nearer than the spring itself with all of its velocity.
      if eighths == 8 || relative == 0 { break }
      // Durations from 20 to 150 percent of it.
      for twentieths in 4...30 { offer(duration * Double(twentieths * 5) / 100, part) }
    }
    guard var draft = best?.draft else {
      let range = Spring.uikitDurations
      throw Unexpressible(
        "UIView.animate takes durations from \(range.lowerBound) to \(Int(range.upperBound)) s, and needs another one; "
          + "use caspring")
    }
    if draft.motion.velocity == 0, relative != 0 {
      draft.notes.append(
        "With this initial velocity it isn't known which spring UIKit makes: it starts from rest, at a pace of its own."
      )
    } else if (draft.motion.velocity - velocity).magnitude > 0.01 * velocity.magnitude {
      draft.notes.append(
        "With all of its velocity it isn't known which spring UIKit makes: it has a part of it, at a pace of its own.")
    }
    draft.notes += clippingNotes(wanted, "UIKit")
    return draft
  }

  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:…)`, whose velocity leaves the spring as it is.
  private func springDurationView(_ spring: Spring, _ velocity: Double) throws(Unexpressible) -> Draft {
    let (duration, bounce, made) = try durationAndBounce(of: spring)
    let relative = try relativeNumber(velocity)
    let to = place(motion.to)
    var draft = Draft(
      [
        "UIView.animate(",
        "  springDuration: \(duration.text), bounce: \(bounce.text), initialSpringVelocity: \(relative.text),",
        "  delay: 0, options: .allowUserInteraction", ") {", "  view.frame.origin.y = \(to.text)", "}",
      ], along(.spring(made, velocity: relative.value * (to.value - motion.from)), to: to.value),
      notes: relative.value == 0
        ? []
        : ["initialSpringVelocity is taken as distances per second, as in the older call: Apple doesn't say."])
    draft.evidence = "documented by Apple for iOS 17, not measured"
    return draft
  }

  /// Returns a spring's duration and bounce as they are written, and the spring that these make.
  private func durationAndBounce(
    of spring: Spring
  ) throws(Unexpressible) -> (duration: ExportNumber, bounce: ExportNumber, made: Spring) {
    let (duration, bounce) = (number(spring.response), number(spring.bounce))
    guard duration.value > 0, bounce.value > -1 else {
      throw Unexpressible("a bounce of -1 stands still; write more digits")
    }
    let ratio = bounce.value < 0 ? 1 / (1 + bounce.value) : 1 - bounce.value
    return (duration, bounce, try made(frequency: 2 * .pi / duration.value, ratio: ratio))
  }

  /// The snippet for three numbers; nil if it isn't known which spring UIKit makes of them.
  private func uiView(duration: ExportNumber, ratio: ExportNumber, velocity: ExportNumber) -> Draft? {
    guard Spring.uikitDurations.contains(duration.value),
      let spring = Spring.knownUIKit(
        duration: duration.value, dampingRatio: ratio.value, relativeVelocity: velocity.value)
    else { return nil }
    let to = place(motion.to)
    return Draft(
      [
        "UIView.animate(",
        "  withDuration: \(duration.text), delay: 0, usingSpringWithDamping: \(ratio.text),",
        "  initialSpringVelocity: \(velocity.text), options: .allowUserInteraction",
        ") {", "  view.frame.origin.y = \(to.text)", "}",
      ], along(.spring(spring, velocity: velocity.value * (to.value - motion.from)), to: to.value, end: duration.value))
  }

  /// `CAMediaTimingFunction(controlPoints:_:_:_:)`.
  func mediaTimingFunction() throws(Unexpressible) -> Draft {
    let (curve, points, duration) = try cubicBezier(
      orElse: "it is a cubic-bezier; use caspring for a spring, keyframes for anything else")
    let (from, to) = (place(motion.from), place(motion.to))
    return Draft(
      [
        "let animation = CABasicAnimation(keyPath: \"position.y\")",
        "animation.fromValue = \(from.text)", "animation.toValue = \(to.text)",
        "animation.duration = \(duration.text)",
        "animation.timingFunction = CAMediaTimingFunction(controlPoints: \(points))",
      ], along(.curve(curve, duration: duration.value), from: from.value, to: to.value), notes: [Self.anchorNote])
  }

  /// A note on the place that Core Animation's key path names.
  static let anchorNote =
    "position.y is the place of the layer's anchor point, its middle unless you moved it: for the top edge, add half "
    + "the layer's height, or let anchorPoint.y be 0."

  func clippingNotes(_ spring: Spring, _ system: String) -> [String] {
    spring.dampingRatio <= 1
      ? []
      : [
        "\(system) takes a damping ratio above 1, here \(number(spring.dampingRatio).text), as 1: that is the error. "
          + "swiftui, caspring, compose, android, flutter and motion take it as it is."
      ]
  }

  /// The duration in whole milliseconds, rounded up, as seconds; nil for 10⁶ s and more.
  func roundedUp(_ seconds: Double) -> ExportNumber? {
    seconds < 1e6 ? ExportNumber(max(1, (seconds * 1000).rounded(.up)) / 1000, decimals: 3) : nil
  }
}

/// Timing curves, which most systems write in the same form.
extension Export {
  /// The motion's cubic-bezier as written, and its duration; throws `reason` if the motion isn't one.
  func cubicBezierParts(orElse reason: String) throws(Unexpressible) -> (
    curve: TimingCurve, points: [String], duration: ExportNumber
  ) {
    guard case .curve(let curve, let seconds) = motion.timing else { throw Unexpressible(reason) }
    let exact: [Double]
    switch curve {
    case .linear: exact = [0, 0, 1, 1]
    case .cubicBezier(let curve): exact = [curve.x1, curve.y1, curve.x2, curve.y2]
    case .piecewiseLinear, .steps: throw Unexpressible(reason)
    }
    let points = exact.map(number)
    let written = CubicBezier(x1: points[0].value, y1: points[1].value, x2: points[2].value, y2: points[3].value)
    return (.cubicBezier(written), points.map { $0.text }, number(seconds))
  }

  /// The same, with the four numbers joined by commas.
  func cubicBezier(orElse reason: String) throws(Unexpressible) -> (
    curve: TimingCurve, points: String, duration: ExportNumber
  ) {
    let (curve, points, duration) = try cubicBezierParts(orElse: reason)
    return (curve, points.joined(separator: ", "), duration)
  }
}

import CardMotion

/// Flutter, React Native Reanimated and Motion.
extension Export {
  /// Flutter's `SpringSimulation`, which stops as soon as it is within 0.001 of its target and slower than 0.001 per
  /// second, or a `Cubic`.
  func flutter() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing {
      let (curve, points, duration) = try bisectedCurve(
        orElse: "Flutter's Cubic is a cubic-bezier; use a TweenSequence", BisectedBezier.flutter)
      let microseconds = Int(min((duration.value * 1e6).rounded(), 1e17))
      return Draft(
        [
          "const duration = Duration(microseconds: \(microseconds));", "const curve = Cubic(\(points));",
        ], along(.bisectedCurve(curve, duration: max(Double(microseconds), 1) / 1e6)),
        notes: ["Cubic looks for x to within 0.001 only: most of the error is that, not the rounding."])
    }
    let (spring, velocity) = try spring(orElse: "")
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    let start = velocityNumber(velocity)
    let made = try made(stiffness: stiffness.value, damping: damping.value)
    let (from, to) = (place(motion.from), place(motion.to))
    let whole = along(.spring(made, velocity: start.value), from: from.value, to: to.value)
    let end = whole.springMotion?.firstFrame { $0.position.magnitude < 0.001 && $0.velocity.magnitude < 0.001 }
    return Draft(
      [
        "const spring = SpringDescription(mass: 1, stiffness: \(stiffness.text), damping: \(damping.text));",
        "final simulation = SpringSimulation(spring, \(from.text), \(to.text), "
          + "\(start.text));",
        "controller.animateWith(simulation);",
      ],
      ExportMotion(
        from: from.value, to: to.value, timing: whole.timing,
        end: end.map { ExportMotion.End(time: $0, position: whole.position(at: $0)) }),
      notes: ["The controller must be an AnimationController.unbounded, else it is clamped to 0 … 1."])
  }

  /// Reanimated's `withSpring`, or `withTiming`.
  func reanimated() throws(Unexpressible) -> Draft {
    let target = place(motion.to)
    if case .curve = motion.timing {
      let (curve, points, duration) = try cubicBezier(
        orElse: "Easing.bezier is a cubic-bezier; use withSequence of linear withTiming")
      let milliseconds = ExportNumber(duration.value * 1000, decimals: 3)
      return Draft(
        [
          "y.value = withTiming(\(target.text), {",
          "  duration: \(milliseconds.text),", "  easing: Easing.bezier(\(points)),", "});",
        ], along(.curve(curve, duration: max(milliseconds.value, 0.001) / 1000), to: target.value))
    }
    let (spring, velocity) = try spring(orElse: "")
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    let start = velocityNumber(velocity)
    guard damping.value > 0 else {
      throw Unexpressible("Reanimated moves nothing without damping: it treats 0 as a mistake, and jumps to the target")
    }
    let made = try made(stiffness: stiffness.value, damping: damping.value).clippedToCritical
    let whole = along(.spring(made, velocity: start.value), to: target.value)
    return Draft(
      [
        "y.value = withSpring(\(target.text), {",
        "  mass: 1,", "  stiffness: \(stiffness.text),", "  damping: \(damping.text),",
        "  velocity: \(start.text),", "});",
      ], along(whole.timing, to: target.value, end: whole.springMotion?.reanimatedEnd),
      notes: [
        "A velocity that y has already is added to this one.",
        "A frame that comes later than 64 ms is taken as one of 64 ms: below 16 frames per second it runs slow.",
      ] + clippingNotes(spring, "Reanimated"))
  }

  /// Motion's spring, or its tween.
  func motionLibrary() throws(Unexpressible) -> Draft {
    let (from, to) = (place(motion.from), place(motion.to))
    let keyframes = "{ y: [\(from.text), \(to.text)] }"
    if case .curve = motion.timing {
      let (curve, points, duration) = try bisectedCurve(
        orElse: "ease is a cubic-bezier here; use css-linear", BisectedBezier.motion)
      return Draft(
        [
          "animate(element, \(keyframes), { duration: \(duration.text), ease: [\(points)] });"
        ], along(.bisectedCurve(curve, duration: duration.value), from: from.value, to: to.value))
    }
    let (spring, velocity) = try spring(orElse: "")
    let (stiffness, damping) = (number(spring.stiffness), number(spring.damping))
    let start = velocityNumber(velocity)
    let made = try made(stiffness: stiffness.value, damping: damping.value)
    let whole = along(.cappedSpring(made, velocity: start.value), from: from.value, to: to.value)
    // From ζ = 1 up Motion ignores the speed: a spring that passes its target may end there.
    let end =
      made.dampingRatio < 1
      ? whole.springMotion?.firstFrame(within: 0.01, speed: 0.1) : whole.cappedMotion?.firstFrame(within: 0.01)
    return Draft(
      [
        "animate(element, \(keyframes), {", "  type: \"spring\",", "  mass: 1,", "  stiffness: \(stiffness.text),",
        "  damping: \(damping.text),", "  velocity: \(start.text),", "  restDelta: 0.01,", "  restSpeed: 0.1,", "});",
      ], along(whole.timing, from: from.value, to: to.value, end: end),
      notes: ["Without restDelta and restSpeed it ends half a pixel from its target, and jumps there."])
  }

  /// The cubic-bezier as a library evaluates it by bisection.
  private func bisectedCurve(
    orElse reason: String, _ rule: (CubicBezier) -> BisectedBezier
  ) throws(Unexpressible) -> (curve: BisectedBezier, points: String, duration: ExportNumber) {
    let (curve, points, duration) = try cubicBezier(orElse: reason)
    guard case .cubicBezier(let bezier) = curve else { throw Unexpressible(reason) }
    return (rule(bezier), points, duration)
  }
}

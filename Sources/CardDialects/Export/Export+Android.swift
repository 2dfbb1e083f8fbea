import CardMotion

/// Jetpack Compose and Android's views, which compute in single precision.
extension Export {
  /// Compose's `spring(dampingRatio, stiffness, visibilityThreshold)`, in dp, or `tween` with a `CubicBezierEasing`.
  func compose() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing {
      let (curve, points, milliseconds) = try singleCurve(
        orElse: "Compose's easing is a cubic-bezier; use its keyframes {}")
      return Draft(
        [
          "val animationSpec = tween<Dp>(",
          "  durationMillis = \(milliseconds),",
          "  easing = CubicBezierEasing(\(points)),", ")",
        ], along(.curve(curve, duration: Double(milliseconds) / 1000)), notes: Self.singleNotes)
    }
    let (spring, velocity) = try spring(orElse: "")
    let (ratio, stiffness) = (number(spring.dampingRatio), number(spring.stiffness))
    let start = velocityNumber(velocity)
    guard start.single.isFinite else { throw Unexpressible("its velocity is too large for single precision") }
    let made = try made(frequency: stiffness.single.squareRoot(), ratio: ratio.single)
    let (from, to) = (place(motion.from), place(motion.to))
    let whole = along(.spring(made, velocity: start.single), from: from.single, to: to.single)
    let duration = whole.springMotion?.composeDuration(threshold: Self.threshold)
    var lines = [
      "val y = Animatable(\(dp(from)), Dp.VectorConverter)",
      "y.animateTo(",
      "  targetValue = \(dp(to)),",
      "  animationSpec = spring(",
      "    dampingRatio = \(ratio.text)f, stiffness = \(stiffness.text)f, visibilityThreshold = 0.01.dp),",
    ]
    if start.value != 0 { lines.append("  initialVelocity = \(dp(start)),") }
    lines.append(")")
    return Draft(
      lines, along(whole.timing, from: from.single, to: to.single, end: duration),
      notes: ["initialVelocity is in dp per second here; an animation of pixels takes pixels per second."]
        + Self.singleNotes)
  }

  /// Android's `SpringAnimation` with its `SpringForce`, in pixels.
  func android() throws(Unexpressible) -> Draft {
    if case .curve = motion.timing {
      let (curve, points, milliseconds) = try singleCurve(
        orElse: "PathInterpolator is drawn here as a cubic-bezier; use keyframes of your own")
      let (from, to) = (place(motion.from), place(motion.to))
      return Draft(
        [
          "val density = resources.displayMetrics.density",
          "val animator = ObjectAnimator.ofFloat(",
          "  view, View.Y, \(from.float) * density, \(to.float) * density)",
          "animator.duration = \(milliseconds)L",
          "animator.interpolator = PathInterpolator(\(points))",
        ], along(.curve(curve, duration: Double(milliseconds) / 1000), from: from.single, to: to.single),
        notes: ["PathInterpolator flattens its path: to within 0.2 % of the distance, which is an additional error."])
    }
    let (spring, velocity) = try spring(orElse: "")
    let (ratio, stiffness) = (number(spring.dampingRatio), number(spring.stiffness))
    let start = velocityNumber(velocity)
    guard start.single.isFinite else { throw Unexpressible("its velocity is too large for single precision") }
    let made = try made(frequency: stiffness.single.squareRoot(), ratio: ratio.single)
    let (from, to) = (place(motion.from), place(motion.to))
    let whole = along(.spring(made, velocity: start.single), from: from.single, to: to.single)
    // SpringAnimation ends within three quarters of the least visible change, at a speed of at most 62.5 times that per
    // second, which is once per frame of 16 ms.
    let distance = 0.75 * Self.threshold
    let end = whole.springMotion?.firstFrame(within: distance, speed: distance * 62.5)
    return Draft(
      [
        "val density = resources.displayMetrics.density",
        "SpringAnimation(view, DynamicAnimation.Y).apply {",
        "  setStartValue(\(from.float) * density)",
        "  setStartVelocity(\(start.float) * density)",
        "  setMinimumVisibleChange(0.01f * density)",
        "  spring = SpringForce(\(to.float) * density)",
        "    .setDampingRatio(\(ratio.text)f).setStiffness(\(stiffness.text)f)",
        "  start()", "}",
      ], along(whole.timing, from: from.single, to: to.single, end: end),
      notes: ["Places and velocity are in pixels: 1 pt is density pixels."]
        + Self.singleNotes)
  }

  /// The least visible change, points.
  private static let threshold = 0.01

  private static let singleNotes = ["It computes in single precision, which adds up to a millionth of the distance."]

  /// A number of dp in Kotlin's syntax.
  private func dp(_ number: ExportNumber) -> String {
    let isSigned = number.isFormula ? number.text.utf8.contains(UInt8(ascii: " ")) : number.value < 0
    return isSigned ? "(\(number.text)).dp" : "\(number.text).dp"
  }

  /// The cubic-bezier in single precision, with its duration in whole milliseconds.
  private func singleCurve(orElse reason: String) throws(Unexpressible) -> (
    curve: TimingCurve, points: String, milliseconds: Int
  ) {
    guard case .curve(_, let seconds) = motion.timing else { throw Unexpressible(reason) }
    let (_, points, _) = try cubicBezierParts(orElse: reason)
    let numbers = points.map { Double(Float($0) ?? 0) }
    return (
      .cubicBezier(CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])),
      points.map { $0 + "f" }.joined(separator: ", "), milliseconds(seconds)
    )
  }

  /// The nearest whole number of milliseconds, at least one.
  func milliseconds(_ seconds: Double) -> Int {
    Int(min(max(1, (seconds * 1000).rounded()), 1e15))
  }
}

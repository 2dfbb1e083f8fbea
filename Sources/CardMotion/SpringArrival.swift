import CardMath

extension SpringMotion {
  /// The last instant after which |x| ≤ `distance` and |v| ≤ `velocity` for good, in seconds since the start.
  ///
  /// Solved, not polled: it depends on no frame rate, and a path that only crosses the target doesn't count. A motion
  /// that starts inside both tolerances and stays there has arrived at 0. One that needs more than 10⁹ s, such as every
  /// undamped one that oscillates farther than the tolerances, never arrives: `.infinity`.
  ///
  /// - Parameters:
  ///   - distance: The tolerance for |x|, points, > 0.
  ///   - velocity: The tolerance for |v|, points per second, > 0.
  public func arrivalTime(within distance: Double, velocity tolerance: Double) -> Double {
    max(lastTime(of: position, beyond: distance), lastTime(of: velocity, beyond: tolerance))
  }

  /// The last instant at which |x| is still `distance`, in seconds since the start, regardless of the speed then.
  ///
  /// 0 if the motion starts nearer and stays so; `.infinity` if it takes more than 10⁹ s.
  ///
  /// - Parameter distance: The tolerance for |x|, points, > 0.
  public func settlingTime(within distance: Double) -> Double {
    lastTime(of: position, beyond: distance)
  }

  /// The last instant at which |v| is still `velocity`, in seconds since the start, wherever the mass is then.
  ///
  /// 0 if the motion starts slower and stays so; `.infinity` if it takes more than 10⁹ s.
  ///
  /// - Parameter tolerance: The tolerance for |v|, points per second, > 0.
  public func slowingTime(within tolerance: Double) -> Double {
    lastTime(of: velocity, beyond: tolerance)
  }

  /// The first instant at which |x| is no more than `distance`, in seconds since the start: before it, a motion may
  /// move away from its target, and after it, beyond the target. 0 if it starts nearer; `.infinity` if it takes more
  /// than 10⁹ s.
  ///
  /// - Parameter distance: The tolerance for |x|, points, > 0.
  public func firstTime(within distance: Double) -> Double {
    precondition(distance > 0, "a distance of \(distance) is never reached")
    guard position.cosine.magnitude > distance else { return 0 }
    let slope = basis.derivative(of: position)
    // It turns at most once before its first zero, and approaches the zero monotonically from there on.
    let zero = basis.firstZero(of: position) ?? .infinity
    let turn = basis.firstZero(of: slope) ?? .infinity
    let time = crossing(of: position, slope: slope, tolerance: distance, from: turn < zero ? turn : 0)
    return time <= SpringMotion.longestTime ? time : .infinity
  }

  /// The first instant at which it passes its target, in seconds since the start, above 0; nil if it never does, or
  /// only after 10⁹ s.
  public var passingTime: Double? {
    guard let time = basis.firstZero(of: position), time > 0, time <= SpringMotion.longestTime else { return nil }
    return time
  }

  /// The last instant at which the magnitude of a solution is `tolerance`.
  ///
  /// The velocity solves the same equation as the position, so this serves both. Between two extrema the solution is
  /// monotone; the piece with the last crossing begins at the last extremum beyond the tolerance, or at the start if
  /// there is no such extremum.
  private func lastTime(of mode: SpringMode, beyond tolerance: Double) -> Double {
    precondition(tolerance > 0, "a tolerance of \(tolerance) is never reached")
    if basis.rate == 0, let time = basis.lastTimeOfCritical(mode, beyond: tolerance) {
      return time <= SpringMotion.longestTime ? time : .infinity
    }
    let slope = basis.derivative(of: mode)
    var time = 0.0
    if let turn = basis.firstZero(of: slope), case let extreme = mode.value(basis.values(at: turn)).magnitude,
      extreme > tolerance
    {
      guard basis.decay > 0 else { return .infinity }
      if basis.rate > 0 {
        time = turn + basis.time(fallingBy: Elementary.log(extreme / tolerance))
        return time <= SpringMotion.longestTime ? time : .infinity
      }
      time = turn
    } else if mode.cosine.magnitude <= tolerance {
      return 0
    }
    guard time <= SpringMotion.longestTime else { return .infinity }
    time = crossing(of: mode, slope: slope, tolerance: tolerance, from: time)
    return time <= SpringMotion.longestTime ? time : .infinity
  }

  /// The longest time, seconds; anything longer counts as endless. No two instants are further apart
  /// (`Instant.advanced`).
  private static var longestTime: Double { 1e9 }

  /// The time at which the magnitude of a solution falls to `tolerance`, in the monotone piece that begins at `start`.
  ///
  /// Solves g = log(|f| / tolerance) = 0, since in g an exponential tail is a straight line. The equation f″ = −c f′ −
  /// k f makes the second derivative free of charge, so the steps are Halley's, which converge cubically:
  ///
  /// ```
  /// g′ = f′/f      g″ = −(k + c g′ + g′²)      step = −(g/g′) / (1 − h),  h = g g″ / 2g′²
  /// ```
  ///
  /// A step that leaves the bracket is replaced by the bracket's midpoint. Three to five evaluations are typical.
  private func crossing(of mode: SpringMode, slope: SpringMode, tolerance: Double, from start: Double) -> Double {
    let (stiffness, damping) = (basis.stiffness, basis.damping)
    var low = start
    var high = zero(of: mode, after: start)
    var values = basis.values(at: start)
    let excess = Elementary.log(mode.value(values).magnitude / tolerance)
    guard excess > 0 else { return start }

    // The first guess approximates g by a parabola, with its slope at the start and the curvature −k of an extremum.
    let fall = max(0, -slope.value(values) / mode.value(values))
    var time = start + 2 * excess / (fall + (fall * fall + 2 * stiffness * excess).squareRoot())
    // After a step this short the remaining error is below the precision of a Double, provided that h is small.
    let shortStep = 0x1p-17 / (stiffness.squareRoot() + damping)

    for _ in 0..<100 {
      if !(time > low && time < high) {
        time = high < .infinity ? low + (high - low) / 2 : low + 1 / basis.decay
        guard time > low && time < high else { break }
      }
      values = basis.values(at: time)
      let value = mode.value(values)
      let ratio = value.magnitude / tolerance
      if ratio > 1 { low = time } else { high = time }
      let growth = slope.value(values) / value
      // Bisect if the value is too near the zero, or the time too late, for the logarithm, or if the solution is level.
      guard ratio >= .leastNormalMagnitude, growth != 0 else {
        time = low
        continue
      }
      let logarithm = Elementary.log(ratio)
      let bend = -logarithm * (stiffness + growth * (damping + growth)) / (2 * growth * growth)
      let step = -logarithm / (growth * (1 - min(bend, 0.5)))
      time += step
      if step.magnitude <= shortStep && step.magnitude * bend * bend <= 0x1p-52 * time { return time }
    }
    return high
  }

  /// The end of the monotone piece that begins at `start`, a turn or 0: the solution's next zero, or `.infinity`.
  private func zero(of mode: SpringMode, after start: Double) -> Double {
    if start == 0 { return basis.firstZero(of: mode) ?? .infinity }
    // Past an extremum, only an oscillation has a zero, always at the same distance: f ~ e^(−λt) cos(ρt + …) with a
    // slope of 0 has a phase of −atan(λ/ρ) there, and π/2 at the zero.
    return basis.rate > 0 ? start + Elementary.atan2(y: basis.rate, x: -basis.decay) / basis.rate : .infinity
  }
}

extension SpringBasis {
  /// The time from an extremum of an oscillation to the last instant at which its magnitude is e^(−`excess`) times that
  /// of the extremum, seconds. The excess is above 0.
  ///
  /// Each extremum is smaller than the one before by the same factor, e^(−βπ), so that the last one beyond the
  /// tolerance is counted. From there on each oscillation of one damping has the same shape, in the phase θ = ρt:
  ///
  /// ```
  /// f(θ) / f(0) = e^(−βθ) d        d = cos θ + β sin θ        β = λ/ρ
  /// g  = excess − βθ + log d       g′ = −(1 + β²) sin θ / d
  /// g″ = −(1 + β²) / d²            g‴ = 2 (1 + β²) (β cos θ − sin θ) / d³
  /// ```
  ///
  /// g = 0 is solved by Householder's steps of the third order, after which the error is of the order of the step's
  /// fourth power. A step that leaves the bracket is replaced by its midpoint. The first guess continues the parabola
  /// and the cubic at the extremum; two evaluations are typical.
  fileprivate func time(fallingBy excess: Double) -> Double {
    let beta = decay / rate
    let turns = (excess / (beta * .pi)).rounded(.down)
    let rest = excess - turns * (beta * .pi)
    let passed = turns * (.pi / rate)
    guard rest > 0 else { return passed }

    let stretch = 1 + beta * beta
    let width = (2 * rest / stretch).squareRoot()
    let guess = width * (1 + beta * width / 3) / (1 + 0.1 * width * width)
    // Near ζ = 1 all of it happens within a phase of 1/β.
    let phase = FallingShape.root(near: guess, below: .pi, within: 0x1p-13 / (1 + beta)) { phase in
      let wave = Elementary.sinCos(phase)
      let part = wave.cos + beta * wave.sin
      guard part >= .leastNormalMagnitude else { return nil }
      let bend = 0 - stretch / (part * part)
      return FallingShape(
        left: rest - beta * phase + Elementary.log(part), slope: 0 - stretch * wave.sin / part, bend: bend,
        twist: -2 * bend * (beta * wave.cos - wave.sin) / part)
    }
    return passed + phase / rate
  }

  /// The last instant at which the magnitude of a critically damped solution is `tolerance`, 0 if it was before the
  /// start; nil where the solution has no extremum beyond the tolerance, or one too far from the start to count from.
  ///
  /// From its one extremum, which may lie before the start, each such solution has the same shape, in the phase u = λt:
  ///
  /// ```
  /// f(u) / f(0) = e^(−u) (1 + u)
  /// g  = excess − u + log(1 + u)      g′ = −u / (1 + u)      g″ = −1 / (1 + u)²      g‴ = 2 / (1 + u)³
  /// ```
  fileprivate func lastTimeOfCritical(_ mode: SpringMode, beyond tolerance: Double) -> Double? {
    // c + s t is s / λ at the extremum, where λt = 1 − λc/s.
    let turn = 1 - decay * mode.cosine / mode.sine
    guard turn.magnitude <= 64 else { return nil }
    let excess = Elementary.log(mode.sine.magnitude / (decay * tolerance)) - turn
    guard excess > 0, excess < .infinity else { return nil }
    let guess = excess + Elementary.log(1 + (2 * excess).squareRoot() + excess)
    let phase = FallingShape.root(near: guess, below: .infinity, within: 0x1p-13) { phase in
      let part = 1 + phase
      let bend = -1 / (part * part)
      return FallingShape(
        left: excess - phase + Elementary.log(part), slope: 0 - phase / part, bend: bend, twist: -2 * bend / part)
    }
    return max(0, (turn + phase) / decay)
  }
}

/// The logarithm of a falling solution over its tolerance, at a phase: its value and three derivatives.
private struct FallingShape {
  let left: Double
  let slope: Double
  let bend: Double
  let twist: Double

  /// Returns the phase above 0 at which the value, which falls from above 0, is 0.
  ///
  /// - Parameters:
  ///   - guess: The first phase.
  ///   - end: A phase at which the value is below 0.
  ///   - shortStep: The length of a step after which the rest, of the order of its fourth power, is below the
  ///     precision.
  ///   - shape: The value and its derivatives at a phase; nil where the value is far below 0.
  @inline(__always)
  static func root(
    near guess: Double, below end: Double, within shortStep: Double, _ shape: (Double) -> FallingShape?
  ) -> Double {
    var (low, high, phase) = (0.0, end, guess)
    for _ in 0..<100 {
      if !(phase > low && phase < high) {
        phase = high < .infinity ? low + (high - low) / 2 : 2 * low + 1
        guard phase > low && phase < high else { break }
      }
      guard let at = shape(phase) else {
        high = phase
        continue
      }
      if at.left > 0 { low = phase } else { high = phase }
      let over = at.left * (6 * at.slope * at.slope - 3 * at.left * at.bend)
      let under = 6 * at.slope * (at.slope * at.slope - at.left * at.bend) + at.left * at.left * at.twist
      let step = 0 - over / under
      phase += step
      if step.magnitude <= shortStep { return phase }
    }
    return high
  }
}

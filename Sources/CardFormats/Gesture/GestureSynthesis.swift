import CardMath
import CardModel
import CardMotion

/// A place on the screen.
public struct GesturePoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Why there is no such swipe.
public enum GestureSynthesisError: Error, Hashable, Sendable {
  /// The two ends are one place.
  case noDistance
  /// The duration has too few samples to measure a velocity, or too many to be a swipe.
  case duration(shortest: Int64, longest: Int64)
  /// With this way and this duration a finger can't lift at that velocity.
  case velocityOutOfReach(lowest: Double, highest: Double)
  /// No sampling was found at which the estimator gives the velocity exactly.
  case noExactSampling

  /// What is wrong.
  public var message: String {
    switch self {
    case .noDistance: "a swipe needs two places, and its ends are the same"
    case .duration(let shortest, let longest):
      "a swipe at this sampling rate takes from \(Durations.text(microseconds: shortest)) to "
        + Durations.text(microseconds: longest)
    case .velocityOutOfReach(let lowest, let highest):
      "over this distance and in this duration a finger lifts at \(Self.rounded(lowest)) to \(Self.rounded(highest)) pt/s"
    case .noExactSampling: "no sampling of this swipe gives exactly this velocity"
    }
  }

  /// What would do.
  public var help: String? {
    switch self {
    case .noDistance: "use a tap, or a path that stays where it is"
    case .duration: nil
    case .velocityOutOfReach: "change the duration, the distance or the velocity; a velocity against the way turns back"
    case .noExactSampling: "change the duration a little, or the seed"
    }
  }

  private static func rounded(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(fixed: number, decimals: 0)
    return buffer.text
  }
}

extension Gesture {
  /// A finger that goes from one place to another and lifts at a given velocity, as a given estimator measures it.
  ///
  /// It starts from rest like a hand does (``FingerProfile``), along a straight line, with the sampling's jitter; both
  /// ends are met exactly, coordinates have four decimals and times are whole microseconds. The lift repeats the last
  /// position. Of what estimators make of such samples the path's final slope is solved for, and what rounding leaves is
  /// taken out of the last few samples a 0.0001 pt at a time, so that the velocity is exact to 10⁻⁶ of itself, or to
  /// 0.0001 pt/s below 100 pt/s. Without jitter, samples may be up to 0.2 ms off for that.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where it lifts.
  ///   - microseconds: from touch to lift; at least four samples.
  ///   - releaseVelocity: points per second along the longer of the two axes (the vertical one if they tie), positive
  ///     downward or to the right. Against the way, the finger passes its aim and turns back.
  ///   - estimator: the rule that measures it.
  ///   - sampling: rate, jitter and seed.
  public static func swipe(
    from start: GesturePoint, to end: GesturePoint, microseconds: Int64, releaseVelocity: Double,
    estimator: VelocityEstimator = .leastSquares2, sampling: GestureSampling = GestureSampling()
  ) throws(GestureSynthesisError) -> Gesture {
    precondition((10...1_000).contains(sampling.hertz), "a screen isn't sampled at \(sampling.hertz) Hz")
    precondition(releaseVelocity.isFinite, "a finger can't lift at \(releaseVelocity) pt/s")
    let shortest = Int64((4 * sampling.period).rounded(.up))
    let longest = Int64((10_000 * sampling.period).rounded(.down))
    guard start != end else { throw .noDistance }
    guard (shortest...longest).contains(microseconds) else { throw .duration(shortest: shortest, longest: longest) }
    var synthesis = SwipeSynthesis(
      start: start, end: end, microseconds: microseconds, velocity: releaseVelocity, estimator: estimator,
      sampling: sampling)
    return try synthesis.gesture()
  }
}

/// The search for a swipe's samples.
private struct SwipeSynthesis {
  let start: GesturePoint
  let end: GesturePoint
  let microseconds: Int64
  let velocity: Double
  let estimator: VelocityEstimator
  let sampling: GestureSampling

  private let isVertical: Bool
  /// Both ends on the longer axis.
  private let first: Double
  private let last: Double
  private let tolerance: Double
  private var random: SplitMix64

  /// Where and when the finger is sampled, apart from its profile.
  private struct Frame {
    var times: [Int64]
    /// What jitter adds on the longer and on the shorter axis.
    var along: [Double]
    var across: [Double]
  }

  init(
    start: GesturePoint, end: GesturePoint, microseconds: Int64, velocity: Double, estimator: VelocityEstimator,
    sampling: GestureSampling
  ) {
    self.start = start
    self.end = end
    self.microseconds = microseconds
    self.velocity = velocity
    self.estimator = estimator
    self.sampling = sampling
    isVertical = (end.y - start.y).magnitude >= (end.x - start.x).magnitude
    first = isVertical ? start.y : start.x
    last = isVertical ? end.y : end.x
    tolerance = max(velocity.magnitude, 100) * 1e-6
    random = SplitMix64(seed: sampling.seed)
  }

  /// Draws times and jitter until rounding leaves the velocity exact: nearly always the first will do, except for
  /// estimators that look at two samples only.
  mutating func gesture() throws(GestureSynthesisError) -> Gesture {
    for attempt in 0..<1_000 {
      let frame = frame(attempt)
      let slope = try slope(frame)
      var positions = positions(slope, frame).map(GestureSampling.rounded)
      positions[0] = first
      positions[positions.count - 1] = last
      if refine(&positions, frame.times) { return gesture(positions, slope, frame) }
    }
    throw .noExactSampling
  }

  private mutating func frame(_ attempt: Int) -> Frame {
    // Half of all fingers lift at the time of their last move, the others a few milliseconds later.
    let isJittered = sampling.jitterMicroseconds > 0
    let rest = isJittered && random.next() & 1 == 1 ? Int64(random.next(from: 500, to: 4_000)) : 0
    let end = microseconds - min(rest, Int64(sampling.period / 4))
    var times = sampling.times(from: 0, to: end, &random)
    if !isJittered {
      let nudge = Double(min(attempt, 200))
      for index in times.indices { times[index] += Int64(random.next(from: -nudge, to: nudge).rounded()) }
    }
    times = [0] + times + [end]
    let fractions = times.map { Double($0) / Double(end) }
    return Frame(
      times: times, along: fractions.map { sampling.offset(at: $0, &random) },
      across: fractions.map { sampling.offset(at: $0, &random) })
  }

  /// The positions on the longer axis for a final slope.
  private func positions(_ slope: Double, _ frame: Frame) -> [Double] {
    let profile = FingerProfile(slope: slope)
    let duration = Double(frame.times[frame.times.count - 1])
    var positions = zip(frame.times, frame.along).map { time, offset in
      first + (last - first) * profile.progress(at: Double(time) / duration) + offset
    }
    // Jitter doesn't turn a finger round.
    if slope >= 0 {
      let limits = min(first, last)...max(first, last)
      for index in positions.indices.dropFirst() {
        let position = min(max(positions[index], limits.lowerBound), limits.upperBound)
        let earlier = positions[index - 1]
        positions[index] = last > first ? max(position, earlier) : min(position, earlier)
      }
    }
    return positions
  }

  private func measured(_ positions: [Double], _ times: [Int64]) -> Double {
    var tracker = VelocityTracker(estimator: estimator, idleTicks: Instant.ticksPerSecond / 25)
    for (position, time) in zip(positions, times) {
      tracker.add(position: position, at: time * Instant.ticksPerMicrosecond)
    }
    return tracker.velocity(at: microseconds * Instant.ticksPerMicrosecond)
  }

  /// The final slope at which the estimator gives the velocity, before rounding.
  private func slope(_ frame: Frame) throws(GestureSynthesisError) -> Double {
    func excess(_ slope: Double) -> Double { measured(positions(slope, frame), frame.times) - velocity }
    let bounds = FingerProfile.slopes
    let mean = (last - first) / (Double(microseconds) / 1e6)
    let guess = min(max(velocity / mean, bounds.lowerBound), bounds.upperBound)
    // Widen from the guess until the velocity lies between.
    var width = 0.25
    var (low, high) = (guess, guess)
    var (atLow, atHigh) = (excess(guess), excess(guess))
    while atLow * atHigh > 0 {
      guard low > bounds.lowerBound || high < bounds.upperBound else {
        let velocities = [atLow + velocity, atHigh + velocity].sorted()
        throw .velocityOutOfReach(lowest: velocities[0], highest: velocities[1])
      }
      low = max(low - width, bounds.lowerBound)
      high = min(high + width, bounds.upperBound)
      (atLow, atHigh) = (excess(low), excess(high))
      width *= 2
    }
    // Regula falsi with the Illinois rule: an end that stays twice counts half.
    for _ in 0..<80 where atLow != 0 && (high - low).magnitude > 1e-13 {
      let middle = high - atHigh * (high - low) / (atHigh - atLow)
      let atMiddle = excess(middle)
      if atMiddle.magnitude < tolerance / 10 { return middle }
      if atMiddle * atHigh < 0 {
        (low, atLow) = (high, atHigh)
      } else {
        atLow /= 2
      }
      (high, atHigh) = (middle, atMiddle)
    }
    return atLow == 0 ? low : high
  }

  /// Takes out what rounding left: moves one or two of the last samples by whole grid units (0.0001 pt), those that
  /// bring the velocity nearest. False if it can't be brought near enough.
  private func refine(_ positions: inout [Double], _ times: [Int64]) -> Bool {
    let grid = 0.0001
    let movable = max(1, positions.count - 8)..<positions.count - 1
    for _ in 0..<5 {
      let now = measured(positions, times)
      let residue = now - velocity
      if residue.magnitude <= tolerance { return true }
      // How much the velocity changes when a sample moves by a unit.
      let gains = movable.map { index in
        var moved = positions
        moved[index] += 16 * grid
        return (measured(moved, times) - now) / 16
      }
      var best = (residue: residue.magnitude, first: 0, firstUnits: 0.0, second: 0, secondUnits: 0.0)
      for (i, gain) in gains.enumerated() {
        for units in -12...12 {
          let left = residue + Double(units) * gain
          for (j, other) in gains.enumerated() where other != 0 && j != i {
            let otherUnits = (-left / other).rounded()
            let result = (left + otherUnits * other).magnitude
            if otherUnits.magnitude <= 60, result < best.residue { best = (result, i, Double(units), j, otherUnits) }
          }
        }
      }
      for (place, units) in [(best.first, best.firstUnits), (best.second, best.secondUnits)] where units != 0 {
        let index = movable.lowerBound + place
        positions[index] = GestureSampling.rounded(positions[index] + units * grid)
      }
    }
    return (measured(positions, times) - velocity).magnitude <= tolerance
  }

  private func gesture(_ positions: [Double], _ slope: Double, _ frame: Frame) -> Gesture {
    let (acrossFirst, acrossLast) = isVertical ? (start.x, end.x) : (start.y, end.y)
    let profile = FingerProfile(slope: slope)
    let duration = Double(frame.times[frame.times.count - 1])
    var samples = positions.indices.map { index in
      let progress = profile.progress(at: Double(frame.times[index]) / duration)
      let across = GestureSampling.rounded(acrossFirst + (acrossLast - acrossFirst) * progress + frame.across[index])
      let along = positions[index]
      return TouchSample(
        microseconds: frame.times[index], phase: index == 0 ? .began : .moved, x: isVertical ? across : along,
        y: isVertical ? along : across)
    }
    (samples[0].x, samples[0].y) = (start.x, start.y)
    (samples[samples.count - 1].x, samples[samples.count - 1].y) = (end.x, end.y)
    samples.append(TouchSample(microseconds: microseconds, phase: .ended, x: end.x, y: end.y))
    return Gesture(samples: samples)
  }
}

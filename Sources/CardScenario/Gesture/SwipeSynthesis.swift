import CardMath
import CardModel
import CardMotion

/// The search for the samples of
/// ``Gesture/swipe(from:to:microseconds:releaseVelocity:estimator:sampling:gatheredAt:)``.
struct SwipeSynthesis {
  private let start: GesturePoint
  private let end: GesturePoint
  private let microseconds: Int64
  private let velocity: Double
  private let estimator: VelocityEstimator
  private let sampling: GestureSampling

  /// The instants at which a display gathers samples, ticks since the touch; empty: the estimator reads each sample.
  private let frames: [Int64]

  private let isVertical: Bool
  /// The start and end coordinate on the longer axis, points.
  private let first: Double
  private let last: Double
  private let tolerance: Double
  private var random: SplitMix64

  /// The sample times of the finger and their jitter, apart from its profile.
  private struct Frame {
    var times: [Int64]
    /// The jitter on the longer and on the shorter axis, points.
    var along: [Double]
    var across: [Double]
    /// The indices of the samples that the estimator reads.
    var read: [Int]
  }

  init(
    start: GesturePoint, end: GesturePoint, microseconds: Int64, velocity: Double, estimator: VelocityEstimator,
    sampling: GestureSampling, frames: [Int64]
  ) {
    self.start = start
    self.end = end
    self.microseconds = microseconds
    self.velocity = velocity
    self.estimator = estimator
    self.sampling = sampling
    self.frames = frames
    isVertical = (end.y - start.y).magnitude >= (end.x - start.x).magnitude
    first = isVertical ? start.y : start.x
    last = isVertical ? end.y : end.x
    tolerance = max(velocity.magnitude, 100) * 1e-6
    random = SplitMix64(seed: sampling.seed)
  }

  /// Draws times and jitter until the velocity is exact after rounding: the first draw nearly always succeeds, except
  /// for estimators that look at two samples only.
  mutating func gesture() throws(GestureSynthesisError) -> Gesture {
    for attempt in 0..<500 {
      let frame = frame(attempt)
      let slope = try slope(frame)
      var positions = positions(slope, frame).map(GestureSampling.rounded)
      positions[0] = first
      positions[positions.count - 1] = last
      if refine(&positions, frame) { return gesture(positions, slope, frame) }
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
      across: fractions.map { sampling.offset(at: $0, &random) }, read: read(times))
  }

  /// Returns the indices of the samples that the estimator reads: the first, the last, and the last before each frame.
  private func read(_ times: [Int64]) -> [Int] {
    guard !frames.isEmpty else { return Array(times.indices) }
    var next = 0
    return times.indices.filter { index in
      while next < frames.count - 1, frames[next] < times[index] * Instant.ticksPerMicrosecond { next += 1 }
      return index == 0 || index == times.count - 1
        || times[index + 1] * Instant.ticksPerMicrosecond > frames[next]
    }
  }

  /// Returns the positions on the longer axis for a final slope, points.
  private func positions(_ slope: Double, _ frame: Frame) -> [Double] {
    let profile = FingerProfile(slope: slope)
    let duration = Double(frame.times[frame.times.count - 1])
    let (low, high, isDown) = (min(first, last), max(first, last), last > first)
    var positions = [Double](repeating: 0, count: frame.times.count)
    var (index, earlier) = (0, 0.0)
    while index < positions.count {
      var position =
        first + (last - first) * profile.progress(at: Double(frame.times[index]) / duration) + frame.along[index]
      // Jitter doesn't reverse the finger's direction.
      if slope >= 0, index > 0 {
        position = min(max(position, low), high)
        position = isDown ? max(position, earlier) : min(position, earlier)
      }
      (positions[index], earlier) = (position, position)
      index += 1
    }
    return positions
  }

  private func measured(_ positions: [Double], _ frame: Frame) -> Double {
    var tracker = VelocityTracker(estimator: estimator, idleTicks: TouchRules().idleTicks)
    for index in frame.read {
      tracker.add(position: positions[index], at: frame.times[index] * Instant.ticksPerMicrosecond)
    }
    return tracker.velocity(at: microseconds * Instant.ticksPerMicrosecond)
  }

  /// Returns the final slope for which the estimator gives the velocity, before rounding: of several the one nearest to
  /// the slope of the velocity itself. (An estimator that looks back misses a finger that accelerates only at the very
  /// end.)
  private func slope(_ frame: Frame) throws(GestureSynthesisError) -> Double {
    func excess(_ slope: Double) -> Double { measured(positions(slope, frame), frame) - velocity }
    let mean = (last - first) / (Double(microseconds) / 1e6)
    let scan = FingerProfile.scan.map { (slope: $0, excess: excess($0)) }
    let brackets = zip(scan, scan.dropFirst()).filter { $0.excess * $1.excess <= 0 }
    let nearest = brackets.min { one, other in
      (one.0.slope - velocity / mean).magnitude < (other.0.slope - velocity / mean).magnitude
    }
    guard var (low, high) = nearest else {
      let velocities = scan.map { $0.excess + velocity }
      throw .velocityOutOfReach(lowest: velocities.min() ?? 0, highest: velocities.max() ?? 0)
    }
    // Regula falsi with the Illinois rule: an end that stays twice counts half.
    for _ in 0..<80 where low.excess != high.excess && (high.slope - low.slope).magnitude > 1e-13 {
      let slope = high.slope - high.excess * (high.slope - low.slope) / (high.excess - low.excess)
      let middle = (slope: slope, excess: excess(slope))
      if middle.excess.magnitude < tolerance / 10 { return slope }
      if middle.excess * high.excess < 0 { low = high } else { low.excess /= 2 }
      high = middle
    }
    return high.slope
  }

  /// Removes the rounding error: moves one or two of the last samples by whole grid units (0.0001 pt), choosing those
  /// that bring the velocity nearest. Returns false if it can't be brought within the tolerance.
  private func refine(_ positions: inout [Double], _ frame: Frame) -> Bool {
    let grid = 0.0001
    let movable = Array(frame.read.dropFirst().suffix(8).dropLast())
    for _ in 0..<5 {
      let now = measured(positions, frame)
      let residue = now - velocity
      if residue.magnitude <= tolerance { return true }
      // The change of the velocity if a sample moves by one unit.
      let gains = movable.map { index in
        var moved = positions
        moved[index] += 16 * grid
        return (measured(moved, frame) - now) / 16
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
        let index = movable[place]
        positions[index] = GestureSampling.rounded(positions[index] + units * grid)
      }
    }
    return (measured(positions, frame) - velocity).magnitude <= tolerance
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

import CardTimeline

/// The part of a recording that holds one motion: from a few samples of the rest before it into the rest after it.
///
/// A motion begins where the position leaves a rest, or at a release, and ends where the position stays at its rest for
/// good, or at the next touch. If there are several, the one with the longest travel is taken.
public struct MotionStretch: Hashable, Sendable {
  /// The indices of its samples.
  public var samples: Range<Int>

  /// The index of the first sample that has moved; the first index of `samples` if it moves from the start.
  public var firstMoved: Int

  /// The index of the last sample that isn't at its final position yet.
  public var lastMoved: Int

  /// True if the motion starts from a rest that the recording shows.
  public var startsAtRest: Bool

  /// True if a finger let go right before its first sample.
  public var followsRelease: Bool

  /// True if the motion has come to rest at its end.
  public var isSettled: Bool

  /// The number of motions of notable travel to choose from.
  public var motionCount: Int

  /// The largest distance between positions that count as at rest: their step or their noise, points.
  public var tolerance: Double

  /// The standard deviation of the noise on the positions, points; 0 if their steps hide it.
  var noise: Double

  /// The shortest time for which a position must hold to be at rest, seconds. Coarse positions hold as long where a
  /// spring turns round; ones as fine as the grain don't.
  private static var restTime: Double { 0.4 }
  private static var fineRestTime: Double { 0.15 }

  /// The time of rest kept before a motion, seconds: enough to include a slow start.
  private static var leadTime: Double { 0.08 }

  /// The distance from the final position, as a fraction of the travel, within which a motion counts as at rest.
  private static var stillShare: Double { 0.01 }

  /// The shortest travel that counts as a motion, as a fraction of the longest.
  private static var notableShare: Double { 0.25 }

  /// Finds the motion in a part of a recording.
  ///
  /// - Parameter part: Indices of samples; the motion with the longest travel among them is taken.
  /// - Returns: nil if nothing moves.
  public init?(in recording: Recording, part: Range<Int>) {
    let samples = recording.samples
    guard part.count >= 2 else { return nil }
    let deviation = Recording.noise(of: samples[part].map(\.position), step: recording.step)
    let tolerance = max(0.75 * recording.step, 4 * deviation)
    let isNoisy = Recording.isNoisy(deviation, step: recording.step)
    // A spring creeps on in decimals that nobody sees: the rest after it doesn't wait for them.
    let grain = FitData.grain * Self.travel(of: samples, in: part)
    var stretches: [(MotionStretch, travel: Double)] = []
    for free in Self.freeParts(of: samples, in: part) {
      for leg in Self.legs(
        of: samples, in: free.range, max(tolerance, grain), tolerance > grain ? Self.restTime : Self.fineRestTime)
      {
        let stretch = MotionStretch(
          of: samples, in: leg, followsRelease: free.followsRelease && leg.lowerBound == free.range.lowerBound,
          tolerance, isNoisy: isNoisy)
        if let stretch { stretches.append((stretch, Self.travel(of: samples, in: leg))) }
      }
    }
    guard let farthest = stretches.map(\.travel).max(),
      let chosen = stretches.first(where: { $0.travel == farthest })
    else { return nil }
    self = chosen.0
    noise = isNoisy ? deviation : 0
    motionCount = stretches.filter { $0.travel >= Self.notableShare * farthest }.count
  }

  /// The motion in a leg, with a part of the rest before it and of the rest after it.
  private init?(
    of samples: [Recording.Sample], in leg: Range<Int>, followsRelease: Bool, _ tolerance: Double, isNoisy: Bool
  ) {
    func seconds(_ a: Int, _ b: Int) -> Double { Double(samples[b].microseconds - samples[a].microseconds) / 1e6 }
    // One sample of a noisy rest may lie so far off that all others would have moved.
    let first = samples[leg.prefix(isNoisy ? 5 : 1)].map { $0.position }.sorted()
    let origin = first[first.count / 2]
    let areThere = 2 * first.count { ($0 - origin).magnitude <= tolerance } > first.count
    // The first sample that has moved is one that stays away, since noise may leave the rest for one sample.
    guard
      let moved = leg.first(where: { index in
        (index..<min(index + 3, leg.upperBound)).allSatisfy { (samples[$0].position - origin).magnitude > tolerance }
      }),
      let last = leg.last(where: { (samples[$0].position - samples[leg.upperBound - 1].position).magnitude > tolerance }
      )
    else { return nil }
    // Noise that has left a rest and come back is no motion. A jump from one sample to the next is one.
    guard last + 1 >= moved else { return nil }
    // A rest shows only if a second sample is at the same position; the middle one of moving samples is none.
    let rests = !followsRelease && areThere && moved - leg.lowerBound >= 2
    var start = rests ? moved : leg.lowerBound
    while rests, start > leg.lowerBound, moved - start < 3 || seconds(start, moved) < Self.leadTime { start -= 1 }
    var end = min(last + 1, leg.upperBound - 1)
    // Noise hides the last part of a motion from a look at single samples, but not from a fit.
    let rest = isNoisy ? Self.restTime : Self.leadTime / 2
    while end < leg.upperBound - 1, end - last < 4 || seconds(last, end) < rest { end += 1 }
    self.samples = start..<end + 1
    (firstMoved, lastMoved) = (rests ? moved : start, last)
    startsAtRest = rests
    self.followsRelease = followsRelease
    // A motion is at rest once it stays within a hundredth of its travel.
    let still = max(tolerance, Self.stillShare * Self.travel(of: samples, in: leg))
    let final = leg.upperBound - 1
    let unsettled = leg.last { index in
      (samples[index].position - samples[final].position).magnitude > still
    }
    isSettled = unsettled.map { final - $0 > 3 && seconds($0, final) > Self.leadTime / 2 } ?? true
    motionCount = 1
    noise = 0
    self.tolerance = tolerance
  }

  /// Returns the parts in which no finger holds the card.
  private static func freeParts(
    of samples: [Recording.Sample], in part: Range<Int>
  ) -> [(range: Range<Int>, followsRelease: Bool)] {
    var parts: [(range: Range<Int>, followsRelease: Bool)] = []
    var start: Int?
    for index in part {
      if samples[index].isHeld {
        if let begin = start { parts.append((begin..<index, begin > part.lowerBound)) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { parts.append((begin..<part.upperBound, begin > part.lowerBound)) }
    return parts
  }

  /// Returns the parts of a range that long rests separate, each with the rests around it.
  private static func legs(
    of samples: [Recording.Sample], in range: Range<Int>, _ tolerance: Double, _ restTime: Double
  ) -> [Range<Int>] {
    // Runs of samples that stay in place for long.
    var rests: [Range<Int>] = []
    var start = range.lowerBound
    for index in range {
      if (samples[index].position - samples[start].position).magnitude > tolerance {
        rests.append(start..<index)
        start = index
      }
    }
    rests.append(start..<range.upperBound)
    /// The seconds from a sample to the end of a rest.
    func time(from index: Int, of rest: Range<Int>) -> Double {
      Double(samples[rest.upperBound - 1].microseconds - samples[index].microseconds) / 1e6
    }
    rests = rests.filter { $0.count >= 5 && time(from: $0.lowerBound, of: $0) >= restTime }
    var legs: [Range<Int>] = []
    var begin = range.lowerBound
    for rest in rests {
      if rest.lowerBound > begin { legs.append(begin..<rest.upperBound) }
      // A card still creeps as a rest begins, which would be the next motion's beginning.
      begin = rest.last { time(from: $0, of: rest) >= restTime } ?? rest.lowerBound
    }
    if begin < range.upperBound { legs.append(begin..<range.upperBound) }
    return legs
  }

  private static func travel(of samples: [Recording.Sample], in range: Range<Int>) -> Double {
    let positions = samples[range].map(\.position)
    return (positions.max() ?? 0) - (positions.min() ?? 0)
  }
}

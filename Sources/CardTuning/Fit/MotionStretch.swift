import CardFormats

/// The part of a recording that one motion takes: a few samples of the rest before it, up to the rest behind it.
///
/// A motion begins where a position leaves the rest, or where a finger lets go, and ends where it doesn't leave its
/// place any more, or where a finger takes hold again. Of several the one that goes farthest is taken.
public struct MotionStretch: Hashable, Sendable {
  /// The indices of its samples.
  public var samples: Range<Int>

  /// The index of the first sample that has moved; the first one of all where it moves from the start.
  public var firstMoved: Int

  /// The index of the last sample that isn't in its final place yet.
  public var lastMoved: Int

  /// Whether it starts from a rest that the recording shows.
  public var startsAtRest: Bool

  /// Whether a finger let go right before its first sample.
  public var followsRelease: Bool

  /// Whether it has come to rest at its end.
  public var isSettled: Bool

  /// How many motions of some size there are to choose from.
  public var motionCount: Int

  /// How far positions lie from each other at rest: their step or their noise, points.
  public var tolerance: Double

  /// How long a position must stay in its place to be at rest, seconds.
  private static var restTime: Double { 0.4 }

  /// How much of the rest before a motion is kept, seconds: enough for a slow start to hide in.
  private static var leadTime: Double { 0.08 }

  /// The part of its way within which a motion is as good as at rest.
  private static var stillShare: Double { 0.01 }

  /// The part of the farthest way that makes a motion count.
  private static var notableShare: Double { 0.25 }

  /// Finds the motion in a part of a recording.
  ///
  /// - Parameter part: Indices of samples; the motion that goes farthest in it is taken.
  /// - Returns: nil where nothing moves.
  public init?(in recording: Recording, part: Range<Int>) {
    let samples = recording.samples
    guard part.count >= 2 else { return nil }
    let tolerance = max(0.75 * recording.step, 4 * Self.noise(of: samples[part].map(\.position)))
    var stretches: [(MotionStretch, way: Double)] = []
    for free in Self.freeParts(of: samples, in: part) {
      for leg in Self.legs(of: samples, in: free.range, tolerance) {
        let stretch = MotionStretch(
          of: samples, in: leg, followsRelease: free.followsRelease && leg.lowerBound == free.range.lowerBound,
          tolerance)
        if let stretch { stretches.append((stretch, Self.way(of: samples, in: leg))) }
      }
    }
    guard let farthest = stretches.map(\.way).max(),
      let chosen = stretches.first(where: { $0.way == farthest })
    else { return nil }
    self = chosen.0
    motionCount = stretches.filter { $0.way >= Self.notableShare * farthest }.count
  }

  /// The motion in a leg, with a part of the rest before it and of that behind it.
  private init?(
    of samples: [Recording.Sample], in leg: Range<Int>, followsRelease: Bool, _ tolerance: Double
  ) {
    func seconds(_ a: Int, _ b: Int) -> Double { Double(samples[b].microseconds - samples[a].microseconds) / 1e6 }
    let origin = samples[leg.lowerBound].position
    // One that stays away, since noise may leave for a sample.
    guard
      let moved = leg.first(where: { index in
        (index..<min(index + 3, leg.upperBound)).allSatisfy { (samples[$0].position - origin).magnitude > tolerance }
      }),
      let last = leg.last(where: { (samples[$0].position - samples[leg.upperBound - 1].position).magnitude > tolerance }
      )
    else { return nil }
    // Noise has left a rest and come back: no motion. A jump from one sample to the next is one.
    guard last + 1 >= moved else { return nil }
    // Only a second sample in the same place shows a rest.
    let rests = !followsRelease && moved - leg.lowerBound >= 2
    var start = rests ? moved : leg.lowerBound
    while rests, start > leg.lowerBound, moved - start < 3 || seconds(start, moved) < Self.leadTime { start -= 1 }
    var end = min(last + 1, leg.upperBound - 1)
    while end < leg.upperBound - 1, end - last < 4 || seconds(last, end) < Self.leadTime / 2 { end += 1 }
    self.samples = start..<end + 1
    (firstMoved, lastMoved) = (rests ? moved : start, last)
    startsAtRest = rests
    self.followsRelease = followsRelease
    // At rest is what doesn't go a hundredth of the way any more.
    let still = max(tolerance, Self.stillShare * Self.way(of: samples, in: leg))
    let final = leg.upperBound - 1
    let unsettled = leg.last { index in
      (samples[index].position - samples[final].position).magnitude > still
    }
    isSettled = unsettled.map { final - $0 > 3 && seconds($0, final) > Self.leadTime / 2 } ?? true
    motionCount = 1
    self.tolerance = tolerance
  }

  /// The parts in which no finger holds what moves.
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

  /// Parts of a range that are told apart by long rests, each with the rests around it.
  private static func legs(
    of samples: [Recording.Sample], in range: Range<Int>, _ tolerance: Double
  ) -> [Range<Int>] {
    // Runs of samples that stay in their place for long.
    var rests: [Range<Int>] = []
    var start = range.lowerBound
    for index in range {
      if (samples[index].position - samples[start].position).magnitude > tolerance {
        rests.append(start..<index)
        start = index
      }
    }
    rests.append(start..<range.upperBound)
    rests = rests.filter { rest in
      let time = Double(samples[rest.upperBound - 1].microseconds - samples[rest.lowerBound].microseconds) / 1e6
      return rest.count >= 5 && time >= restTime
    }
    var legs: [Range<Int>] = []
    var begin = range.lowerBound
    for rest in rests {
      if rest.lowerBound > begin { legs.append(begin..<rest.upperBound) }
      begin = rest.lowerBound
    }
    if begin < range.upperBound { legs.append(begin..<range.upperBound) }
    return legs
  }

  private static func way(of samples: [Recording.Sample], in range: Range<Int>) -> Double {
    let positions = samples[range].map(\.position)
    return (positions.max() ?? 0) - (positions.min() ?? 0)
  }

  /// The standard deviation of noise that lies on the positions, where there is any: 0 on positions that are rounded.
  ///
  /// Fourth differences hold hardly anything of a card's motion; the quietest tenth of them is that of the rests. Of a
  /// normal distribution a tenth lies within 0.1257 standard deviations, and a fourth difference has √70 times those
  /// of one sample.
  private static func noise(of positions: [Double]) -> Double {
    guard positions.count >= 12 else { return 0 }
    var differences = (2..<positions.count - 2).map { index -> Double in
      let near = positions[index - 1] + positions[index + 1]
      let far = positions[index - 2] + positions[index + 2]
      return (far - 4 * near + 6 * positions[index]).magnitude
    }
    differences.sort()
    return differences[differences.count / 10] / (0.1257 * 8.366600265340756)
  }
}

import CardMath

/// The samples of one axis of one touch, and the velocity that follows from them by an estimator's rule.
///
/// What the estimators have in common:
///
/// - The caller adds what the finger did while it was down. The lift moves the card, but is no sample.
/// - A finger without a sample for more than `idleTicks` (40 ms as a rule) stands still: velocity 0.
/// - Estimators with a horizon (``VelocityEstimator/leastSquares2``, ``VelocityEstimator/impulse``) see at most 20
///   samples, none more than 100 ms older than the newest, and none from before such a standstill.
/// - Two samples with the same time are normal input. The later one replaces the earlier, except in Flutter's rules.
/// - With fewer than two samples, at two different times, the velocity is 0.
///
/// All samples live in the value itself: neither adding one nor copying a tracker allocates. Velocities are always
/// finite; where positions differ by so much that one isn't, it is 0.
public struct VelocityTracker: Sendable {
  /// The horizon: 100 ms.
  static let horizonTicks: Int64 = Instant.ticksPerSecond / 10

  /// The rule in use.
  public let estimator: VelocityEstimator

  /// How long, in ticks, a finger may be silent before it counts as standing still.
  public let idleTicks: Int64

  /// How many of the samples count.
  private var count = 0

  /// The velocity at the newest sample, once it was asked for.
  private var velocityAtNewest: Double?

  /// The samples that the estimator still looks at, oldest first, and then unused ones.
  private var samples: Samples = VelocityTracker.noSamples

  /// A tracker without samples.
  ///
  /// - Precondition: `idleTicks` isn't negative. 40 ms are 360,000.
  public init(estimator: VelocityEstimator, idleTicks: Int64) {
    precondition(idleTicks >= 0, "a finger can't be silent for \(idleTicks) ticks")
    self.estimator = estimator
    self.idleTicks = idleTicks
  }

  /// Forgets all samples, for the next touch.
  public mutating func reset() {
    count = 0
    velocityAtNewest = nil
  }

  /// Adds a sample: a position in points, at a tick that is not before the newest sample's.
  ///
  /// - Precondition: `position` is finite and `ticks` in order, within ±2⁶².
  public mutating func add(position: Double, at ticks: Int64) {
    precondition(position.isFinite, "a finger is somewhere, not at \(position)")
    velocityAtNewest = nil
    let (estimator, idleTicks, oldCount) = (estimator, idleTicks, count)
    count = withSamples { samples in
      var first = 0
      if oldCount > 0 {
        let gap = ticks - samples[oldCount - 1].ticks
        precondition(gap >= 0, "a sample at tick \(ticks) comes \(-gap) ticks after a later one")
        if gap == 0 && estimator.replacesSimultaneous {
          samples[oldCount - 1].position = position
          return oldCount
        }
        // What no estimate will look at any more goes at once.
        if estimator.hasHorizon {
          if gap > idleTicks { first = oldCount }
          while first < oldCount && ticks - samples[first].ticks > VelocityTracker.horizonTicks { first += 1 }
        }
        if oldCount - first == estimator.sampleLimit { first += 1 }
        if first > 0 { samples.update(from: samples + first, count: oldCount - first) }
      }
      samples[oldCount - first] = Sample(ticks: ticks, position: position)
      return oldCount - first + 1
    }
  }

  /// The finger's velocity at a tick that is not before the newest sample's, points per second.
  ///
  /// The estimate is for the newest sample and is worked out once; asking again costs nothing.
  public mutating func velocity(at ticks: Int64) -> Double {
    guard count > 1 else { return 0 }
    let (estimator, idleTicks, count, known) = (estimator, idleTicks, count, velocityAtNewest)
    let (isIdle, velocity) = withSamples { samples in
      (
        ticks - samples[count - 1].ticks > idleTicks,
        known ?? estimator.velocity(of: UnsafeBufferPointer(start: samples, count: count))
      )
    }
    velocityAtNewest = velocity
    return isIdle ? 0 : velocity
  }
}

/// A place of the finger at a time.
struct Sample: Hashable, Sendable {
  var ticks: Int64
  var position: Double

  /// Points per second from an earlier sample to this one; 0 where no time lies between.
  @inline(__always)
  func velocity(since earlier: Sample) -> Double {
    let ticks = self.ticks - earlier.ticks
    return ticks > 0 ? (position - earlier.position) / Double(ticks) * Double(Instant.ticksPerSecond) : 0
  }
}

extension VelocityTracker: Hashable {
  /// Whether two trackers follow the same rule and look at the same samples.
  public static func == (lhs: VelocityTracker, rhs: VelocityTracker) -> Bool {
    guard lhs.estimator == rhs.estimator && lhs.idleTicks == rhs.idleTicks && lhs.count == rhs.count else {
      return false
    }
    var (lhs, rhs) = (lhs, rhs)
    let count = lhs.count
    return lhs.withSamples { left in
      rhs.withSamples { right in (0..<count).allSatisfy { left[$0] == right[$0] } }
    }
  }

  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimator)
    hasher.combine(idleTicks)
    hasher.combine(count)
    var copy = self
    copy.withSamples { samples in
      for index in 0..<count { hasher.combine(samples[index]) }
    }
  }
}

extension VelocityTracker {
  /// Twenty samples side by side, a fixed array.
  private typealias Four = (Sample, Sample, Sample, Sample)
  private typealias Samples = (Four, Four, Four, Four, Four)

  private static var noSamples: Samples {
    let none = Sample(ticks: 0, position: 0)
    let four = (none, none, none, none)
    return (four, four, four, four, four)
  }

  /// Lends the samples as an array of 20.
  @inline(__always)
  private mutating func withSamples<Result>(_ body: (UnsafeMutablePointer<Sample>) -> Result) -> Result {
    withUnsafeMutablePointer(to: &samples) { tuple in
      // A tuple of one type is laid out as an array of that type.
      body(UnsafeMutableRawPointer(tuple).assumingMemoryBound(to: Sample.self))
    }
  }
}

import CardMath

/// The samples of one axis of one touch, and the velocity that an estimator computes from them.
///
/// Rules that all estimators share:
///
/// - The caller adds the finger's positions while it was down. The lift moves the card, but isn't a sample.
/// - A finger without a sample for more than `idleTicks` (normally 40 ms) stands still: velocity 0.
/// - Estimators with a horizon (``VelocityEstimator/leastSquares2``, ``VelocityEstimator/leastSquares2Monotone``,
///   ``VelocityEstimator/impulse``) use at most 20 samples, none more than 100 ms older than the newest, and none from
///   before such a standstill.
/// - Two samples with the same time are normal input. The later one replaces the earlier, except in Flutter's rules.
/// - With fewer than two samples at different times the velocity is 0.
///
/// All samples are stored in the value itself: neither adding one nor copying a tracker allocates. Velocities are
/// always finite; if positions differ so much that one isn't, it is 0.
public struct VelocityTracker: Sendable {
  /// The horizon, in ticks: 100 ms.
  static let horizonTicks = Double(Instant.ticksPerSecond) / 10

  /// The rule in use.
  public let estimator: VelocityEstimator

  /// The time without samples, in ticks, after which a finger counts as standing still.
  public let idleTicks: Int64

  /// The newest sample's time; without samples, nothing.
  @usableFromInline var newestTicks: Int64 = 0

  /// The samples that the estimator still looks at.
  @usableFromInline var samples = SampleBuffer()

  /// The velocity at the newest sample, once it was asked for.
  @usableFromInline var velocityAtNewest: Double?

  /// Creates a tracker without samples.
  ///
  /// - Precondition: `idleTicks` isn't negative. 40 ms are 360,000.
  public init(estimator: VelocityEstimator, idleTicks: Int64) {
    precondition(idleTicks >= 0, "a finger can't be silent for \(idleTicks) ticks")
    self.estimator = estimator
    self.idleTicks = idleTicks
  }

  /// True if it has no samples.
  public var isEmpty: Bool { samples.count == 0 }

  /// Removes all samples, for the next touch.
  public mutating func reset() {
    samples.removeAll()
    velocityAtNewest = nil
  }

  /// Adds a sample: a position in points, at a tick that is not before the newest sample's.
  ///
  /// - Precondition: `position` is finite; `ticks` is within ±2⁴⁸ and in order.
  public mutating func add(position: Double, at ticks: Int64) {
    precondition(position.isFinite, "a finger is somewhere, not at \(position)")
    precondition(ticks.magnitude <= 1 << 48, "tick \(ticks) is out of range")
    velocityAtNewest = nil
    if samples.count > 0 {
      let gap = ticks - newestTicks
      precondition(gap >= 0, "a sample at tick \(ticks) comes after one at \(newestTicks)")
      if gap == 0 && estimator.replacesSimultaneous {
        samples.replaceLast(position: position)
        return
      }
      forget(after: gap, at: Double(ticks))
    }
    samples.append(time: Double(ticks), position: position)
    newestTicks = ticks
  }

  /// Removes the oldest samples that no estimate uses after the next sample, `gap` ticks after the last.
  @inline(__always)
  private mutating func forget(after gap: Int64, at time: Double) {
    if samples.count == estimator.sampleLimit { samples.removeFirst() }
    guard estimator.hasHorizon else { return }
    if gap > idleTicks { return samples.removeAll() }
    while samples.count > 0, time - samples.oldestTime > VelocityTracker.horizonTicks { samples.removeFirst() }
  }

  /// The finger's velocity at a tick that is not before the newest sample's, points per second.
  ///
  /// The estimate is for the newest sample: ``keepEstimate()`` works it out once for all who ask.
  public func velocity(at ticks: Int64) -> Double {
    if let velocity = keptVelocity(at: ticks) { return velocity }
    var copy = self
    copy.keepEstimate()
    return copy.velocityAtNewest ?? 0
  }

  /// The same if it is known without work; nil: ``keepEstimate()`` hasn't been called since the newest sample.
  @inlinable @inline(__always)
  public func keptVelocity(at ticks: Int64) -> Double? {
    guard samples.count > 1 && ticks - newestTicks <= idleTicks else { return 0 }
    return velocityAtNewest
  }

  /// Returns the same as ``velocity(at:)``, and works the estimate out in place for the next who asks.
  public mutating func keepVelocity(at ticks: Int64) -> Double {
    keepEstimate()
    return keptVelocity(at: ticks) ?? 0
  }

  /// Works out the velocity at the newest sample if it isn't known, so that asking for it costs nothing.
  public mutating func keepEstimate() {
    guard velocityAtNewest == nil, samples.count > 1 else { return }
    let estimator = estimator
    velocityAtNewest = samples.withView { estimator.velocity(of: $0) }
  }
}

extension VelocityTracker: Hashable {
  /// True if two trackers have the same rule and the same samples.
  public static func == (lhs: VelocityTracker, rhs: VelocityTracker) -> Bool {
    lhs.estimator == rhs.estimator && lhs.idleTicks == rhs.idleTicks && lhs.samples == rhs.samples
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimator)
    hasher.combine(idleTicks)
    hasher.combine(samples)
  }
}

extension VelocityTracker: StateCoding {
  /// Reads or writes the samples. The rule is the reader's own; the newest time, the sum of all times and a computed
  /// velocity follow from the samples.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    let count = try archive.code(count: samples.count)
    guard count <= estimator.sampleLimit else { throw archive.error(.count) }
    if archive.isReading { reset() }
    var earliest: Int64 = 0
    for index in 0..<count {
      var (ticks, position): (Int64, Double) = (0, 0)
      if !archive.isReading {
        (ticks, position) = samples.withView { (Int64($0.times[index]), $0.positions[index]) }
      }
      try archive.code(&ticks, in: 0...(1 << 48))
      try archive.code(&position)
      guard archive.isReading else { continue }
      guard ticks >= earliest, ticks <= archive.now.ticks else { throw archive.error(.instant) }
      // The samples still used after the last one were used after each before it, too: nothing is discarded again.
      add(position: position, at: ticks)
      earliest = ticks
    }
  }
}

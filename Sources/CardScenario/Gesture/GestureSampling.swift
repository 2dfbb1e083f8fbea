import CardMath

/// The sampling of a synthesised finger: a screen's rate, and jitter in position and time.
public struct GestureSampling: Hashable, Sendable {
  /// Samples per second, within ``rates``.
  public var hertz = 120.0

  /// The samples per second of a touch screen.
  public static let rates = 10.0...1000

  /// The errors of a sample's time, microseconds, and of its place, points, that a finger may have.
  package static let (timeJitters, jitters) = (0.0...1_000_000, 0.0...1000)

  /// The most by which a sample may be early or late, microseconds; limited to 0.4 of the sampling period.
  public var jitterMicroseconds = 900.0

  /// The most by which a sample may be off in each direction, points.
  public var jitterPoints = 0.2

  /// The seed of the jitter.
  public var seed: UInt64 = 0

  /// Creates a sampling with the default jitter.
  ///
  /// - Parameter hertz: Samples per second; nil: the default.
  public init(hertz: Double? = nil, seed: UInt64 = 0) {
    if let hertz { self.hertz = hertz }
    self.seed = seed
  }

  /// The same without jitter.
  public var withoutJitter: GestureSampling {
    var sampling = self
    sampling.jitterMicroseconds = 0
    sampling.jitterPoints = 0
    return sampling
  }

  /// Microseconds between two samples.
  var period: Double {
    1e6 / hertz
  }

  /// Returns the times of the samples strictly between `start` and `end`, ascending, in microseconds.
  ///
  /// They count back from the end, so that the irregular gap is the first: a real screen's sampling isn't synchronised
  /// with the touch, and its first move comes late. Without jitter a time is rounded down to its microsecond: a sample
  /// that is due at the instant of a frame is there by then, and a finger at the display's own rate doesn't miss every
  /// third frame.
  func times(from start: Int64, to end: Int64, _ random: inout SplitMix64) -> [Int64] {
    let period = period
    let jitter = min(jitterMicroseconds, 0.4 * period)
    let count = max(0, Int(((Double(end - start) / period) - 0.5).rounded(.up)) - 1)
    return (0..<count).map { index in
      let time = Double(end - start) - Double(count - index) * period + random.next(from: -jitter, to: jitter)
      return start + Int64(time.rounded(jitter > 0 ? .toNearestOrAwayFromZero : .down))
    }
  }

  /// Returns the offset of a sample in one direction, points: 0 at the ends of a stretch (fractions 0 and 1), largest
  /// in its middle.
  func offset(at fraction: Double, _ random: inout SplitMix64) -> Double {
    jitterPoints * 4 * fraction * (1 - fraction) * random.next(from: -1, to: 1)
  }

  /// Returns the coordinate rounded to the four decimals of a gesture file.
  static func rounded(_ coordinate: Double) -> Double {
    (coordinate * 10_000).rounded() / 10_000
  }
}

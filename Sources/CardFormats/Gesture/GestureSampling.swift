import CardMath

/// How a synthesised finger is sampled: a screen's rate, and what keeps a real finger off the ruler and the clock.
public struct GestureSampling: Hashable, Sendable {
  /// Samples per second, 10…1000.
  public var hertz = 120.0

  /// How many microseconds a sample may be early or late, at most 0.4 of the time between two.
  public var jitterMicroseconds = 900.0

  /// How many points a sample may be off, in each direction.
  public var jitterPoints = 0.2

  /// What the jitter follows from.
  public var seed: UInt64 = 0

  /// 120 Hz with a finger's jitter.
  public init(hertz: Double = 120, seed: UInt64 = 0) {
    self.hertz = hertz
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

  /// The times of the samples between `start` and `end`, which have samples of their own, ascending.
  ///
  /// They count back from the end, so that the irregular gap is the first: a real screen doesn't wait for a touch, and
  /// reports its first move late.
  func times(from start: Int64, to end: Int64, _ random: inout SplitMix64) -> [Int64] {
    let period = period
    let jitter = min(jitterMicroseconds, 0.4 * period)
    let count = max(0, Int(((Double(end - start) / period) - 0.5).rounded(.up)) - 1)
    return (0..<count).map { index in
      let time = Double(end - start) - Double(count - index) * period + random.next(from: -jitter, to: jitter)
      return start + Int64(time.rounded())
    }
  }

  /// How much a sample is off, in one direction: nothing at the ends of a stretch (0 and 1), the most in its middle.
  func offset(at fraction: Double, _ random: inout SplitMix64) -> Double {
    jitterPoints * 4 * fraction * (1 - fraction) * random.next(from: -1, to: 1)
  }

  /// Rounded to the four decimals of a gesture file.
  static func rounded(_ coordinate: Double) -> Double {
    (coordinate * 10_000).rounded() / 10_000
  }
}

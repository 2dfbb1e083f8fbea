/// The measured times of a case: nanoseconds per item, over many samples.
public struct Measurement: Hashable, Sendable {
  /// The 25th percentile and the median of the samples.
  public var p25, median: Double

  /// The 99th percentile, and the largest time: of single items if `hasSingleTail`, otherwise of samples.
  public var p99, largest: Double

  /// The number of items per sample.
  public var itemsPerSample: Int

  /// The number of samples.
  public var sampleCount: Int

  /// The largest of the items' least times over all rounds, for work with repeated rounds: the part of the tail that is
  /// due to the work and not to the machine. Nil for other work.
  public var costliest: Double?

  /// Creates a measurement.
  public init(p25: Double, median: Double, p99: Double, largest: Double, itemsPerSample: Int, sampleCount: Int) {
    (self.p25, self.median, self.p99, self.largest) = (p25, median, p99, largest)
    (self.itemsPerSample, self.sampleCount) = (itemsPerSample, sampleCount)
  }

  /// True if the tail is that of single items: they were timed one by one, or each is a sample.
  public var hasSingleTail: Bool { costliest != nil || itemsPerSample == 1 }

  /// Items per second, at the median.
  public var itemsPerSecond: Double { median > 0 ? 1e9 / median : 0 }
}

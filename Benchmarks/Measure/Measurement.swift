/// What was measured of a case: nanoseconds an item, over many samples.
public struct Measurement: Hashable, Sendable {
  /// A quarter of the samples, and a half, took no longer.
  public var p25, median: Double

  /// All but one in a hundred took no longer, and none took longer than the largest: of single items where
  /// `hasSingleTail`, else of samples.
  public var p99, largest: Double

  /// How many items a sample has.
  public var itemsPerSample: Int

  /// How many samples there are.
  public var sampleCount: Int

  /// The costliest item of a round that repeats itself, each taken when it was disturbed least: what of the tail is the
  /// work's own and not the machine's. Nil where no round does.
  public var costliest: Double?

  /// A measurement.
  public init(p25: Double, median: Double, p99: Double, largest: Double, itemsPerSample: Int, sampleCount: Int) {
    (self.p25, self.median, self.p99, self.largest) = (p25, median, p99, largest)
    (self.itemsPerSample, self.sampleCount) = (itemsPerSample, sampleCount)
  }

  /// Whether the tail is that of single items: those of a round were timed one by one, or each is a sample.
  public var hasSingleTail: Bool { costliest != nil || itemsPerSample == 1 }

  /// Items a second, at the median.
  public var itemsPerSecond: Double { median > 0 ? 1e9 / median : 0 }
}

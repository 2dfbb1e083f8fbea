/// Measures work that knows no clock, with a given clock.
///
/// A sample is the time between a reading of the clock before some items and one after them, less the time between two
/// successive readings. Each item of a microsecond or more is a sample; shorter items are grouped so that the reading
/// of the clock is less than a hundredth of a sample.
public struct Sampler {
  /// Returns the nanoseconds since some instant.
  public let now: () -> Int64

  /// The duration of sampling one case, in nanoseconds.
  public let budget: Int64

  /// The least duration of a sample of more than one item, in nanoseconds.
  public static let shortestSample: Int64 = 20_000

  /// The least duration of an item that is a sample by itself, in nanoseconds.
  public static let longItem = 1000.0

  /// The minimum and maximum number of samples of a case, regardless of the budget.
  public static let sampleCounts = 15...200_000

  /// The time between two successive readings of the clock, in nanoseconds.
  public let cost: Double

  /// Creates a sampler with a clock.
  public init(now: @escaping () -> Int64, budget: Int64) {
    precondition(budget > 0, "measuring takes time")
    self.now = now
    self.budget = budget
    var gaps: [Double] = []
    gaps.reserveCapacity(1001)
    for _ in 0..<1001 {
      let first = now()
      gaps.append(Double(now() - first))
    }
    cost = Quantiles(gaps).median
  }

  /// Measures work.
  ///
  /// - Parameters:
  ///   - work: Does about as many items as it is told, and returns their number.
  ///   - steps: Does the same work item by item, each to be timed; returns false if a call did no item.
  public func measure(_ work: (Int) -> Int, steps: (() -> Bool)? = nil) -> Measurement {
    let (least, nanoseconds) = calibrate(work)
    let isSingle = least == 1 && nanoseconds >= Sampler.longItem
    let wanted = isSingle ? 1 : max(1, Int((Double(Sampler.shortestSample) / nanoseconds).rounded(.up)))
    // A whole number of the least rounds that the work can do.
    let items = (wanted + least - 1) / least * least
    let times = Quantiles(sample(work, items))
    var measurement = Measurement(
      p25: times.p25, median: times.median, p99: times.p99, largest: times.largest, itemsPerSample: items,
      sampleCount: times.count)
    if let steps {
      let singles = single(steps)
      measurement.p99 = singles.times.p99
      measurement.largest = singles.times.largest
      measurement.costliest = singles.costliest
    }
    return measurement
  }

  /// Measures work, and a yardstick before and after it, each for a tenth of the budget: a machine that slowly gets
  /// warm or busy changes the yardstick's time as much as the work's.
  ///
  /// - Returns: The work's times, and the geometric mean of the yardstick's two first quartiles.
  public func measure(
    _ work: (Int) -> Int, steps: (() -> Bool)? = nil, beside yardstick: (Int) -> Int
  ) -> (measurement: Measurement, yardstick: Double) {
    let short = Sampler(now: now, budget: max(1, budget / 10))
    let before = short.measure(yardstick).p25
    let measurement = measure(work, steps: steps)
    return (measurement, (before * short.measure(yardstick).p25).squareRoot())
  }

  /// Nanoseconds per item of each sample, until the budget is used up.
  fileprivate func sample(
    _ work: (Int) -> Int, _ items: Int, atLeast least: Int = sampleCounts.lowerBound
  ) -> [Double] {
    var times: [Double] = []
    times.reserveCapacity(1 << 14)
    let end = now() + budget
    while times.count < Sampler.sampleCounts.upperBound {
      let start = now()
      if start >= end, times.count >= least { break }
      let done = work(items)
      let time = Double(now() - start) - cost
      precondition(done > 0, "the work did nothing")
      times.append(max(0, time) / Double(done))
    }
    return times
  }

  /// The least number of items that the work does, and the approximate time of one; also warms up one-time work.
  func calibrate(_ work: (Int) -> Int) -> (least: Int, nanoseconds: Double) {
    let least = work(1)
    precondition(least > 0, "the work did nothing")
    var items = least
    while true {
      let start = now()
      let done = work(items)
      let time = now() - start
      if time >= min(2_000_000, budget) || items > 1 << 40 { return (least, max(Double(time) / Double(done), 1e-3)) }
      items *= 2
    }
  }

  /// The time of each single item, round after round; and the largest of the items' least times over all rounds.
  private func single(_ step: () -> Bool) -> (times: Quantiles, costliest: Double) {
    var times: [Double] = []
    times.reserveCapacity(Sampler.sampleCounts.upperBound)
    var least: [Double] = []
    var index = 0
    let end = now() + budget / 2
    while times.count < Sampler.sampleCounts.upperBound {
      let start = now()
      let isItem = step()
      let after = now()
      guard isItem else {
        index = 0
        if after >= end { break }
        continue
      }
      let time = max(0, Double(after - start) - cost)
      times.append(time)
      if index < least.count { least[index] = min(least[index], time) } else { least.append(time) }
      index += 1
    }
    return (Quantiles(times), Quantiles(least).largest)
  }
}

extension Sampler {
  /// Work that is measured in turns, while other processes run in between, to compare builds.
  ///
  /// The number of items of a sample is a multiple of fifty, so that a fiftieth more of the same work is a whole
  /// number. That allows a slowdown of known size, to check that it is detected.
  public struct Turns {
    private let sampler: Sampler
    private let work: (Int) -> Int
    private let fiftieth: Int
    private let extra: Int
    private var times: [Double] = []

    /// Prepares the turns, and warms up one-time work.
    ///
    /// - Parameter slowdown: Percentage of additional items that are done but not counted, an even number; normally 0.
    public init(_ sampler: Sampler, _ work: @escaping (Int) -> Int, slowdown: Int) {
      precondition(slowdown >= 0 && slowdown % 2 == 0, "a slowdown of \(slowdown) % isn't a number of fiftieths")
      self.sampler = sampler
      self.work = work
      let (least, nanoseconds) = sampler.calibrate(work)
      fiftieth = max(1, Int((Double(Sampler.shortestSample) / 50 / nanoseconds / Double(least)).rounded(.up))) * least
      extra = fiftieth * (slowdown / 2)
    }

    /// Measures for the duration of the sampler's budget, and takes at least three samples.
    public mutating func take() {
      let (work, extra) = (work, extra)
      times += sampler.sample(
        { items in
          let done = work(items)
          // Done during the sample, but not counted.
          if extra > 0 { _ = work(extra) }
          return done
        }, 50 * fiftieth, atLeast: 3)
    }

    /// The 25th percentile of all samples, in nanoseconds per item; nil before the first turn.
    public var p25: Double? { times.isEmpty ? nil : Quantiles(times).p25 }
  }
}

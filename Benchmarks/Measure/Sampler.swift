/// Measures work that knows no clock, with a clock that is lent to it.
///
/// A sample is one reading of the clock before some items and one behind them, less what two readings in a row take.
/// Items of a microsecond and more are samples by themselves; of shorter ones so many make a sample that reading the
/// clock is less than a hundredth of it.
public struct Sampler {
  /// Nanoseconds since some instant.
  public let now: () -> Int64

  /// How long the samples of one case are taken, in nanoseconds.
  public let budget: Int64

  /// What a sample of more than one item takes, at least, in nanoseconds.
  public static let shortestSample: Int64 = 20_000

  /// From how many nanoseconds on an item is a sample by itself.
  public static let longItem = 1000.0

  /// The fewest and the most samples of a case, whatever the budget.
  public static let sampleCounts = 15...200_000

  /// What two readings in a row are apart, in nanoseconds.
  public let cost: Double

  /// A sampler with a clock.
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
  ///   - work: Does about as many items as it is told, and says how many.
  ///   - steps: The same work item by item, each to be timed by itself; false: that was no item.
  public func measure(_ work: (Int) -> Int, steps: (() -> Bool)? = nil) -> Measurement {
    let (least, nanoseconds) = calibrate(work)
    let isSingle = least == 1 && nanoseconds >= Sampler.longItem
    let wanted = isSingle ? 1 : max(1, Int((Double(Sampler.shortestSample) / nanoseconds).rounded(.up)))
    // A whole number of the rounds that the work can only do.
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

  /// Nanoseconds an item, batch by batch, until the budget is used up.
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

  /// How many items the work does at least, and about how long one takes; it also warms up what is made once.
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

  /// Every item by itself, round after round; and the costliest of a round, each taken when it was disturbed least.
  private func single(_ step: () -> Bool) -> (times: Quantiles, costliest: Double) {
    var times: [Double] = []
    times.reserveCapacity(Sampler.sampleCounts.upperBound)
    var least: [Double] = []
    var index = 0
    let end = now() + budget / 2
    while times.count < Sampler.sampleCounts.upperBound {
      let start = now()
      let isItem = step()
      let behind = now()
      guard isItem else {
        index = 0
        if behind >= end { break }
        continue
      }
      let time = max(0, Double(behind - start) - cost)
      times.append(time)
      if index < least.count { least[index] = min(least[index], time) } else { least.append(time) }
      index += 1
    }
    return (Quantiles(times), Quantiles(least).largest)
  }
}

extension Sampler {
  /// Work that is measured a moment at a time, while other processes have their turns between: what builds are compared
  /// by.
  ///
  /// Every sample has fifty times so many items, so that one in fifty more of the same work is a whole number of it.
  /// That is how a slowdown of known size is made, to see whether it is found.
  public struct Turns {
    private let sampler: Sampler
    private let work: (Int) -> Int
    private let fiftieth: Int
    private let extra: Int
    private var times: [Double] = []

    /// Prepares the turns, and warms up what is made once.
    ///
    /// - Parameter slowdown: So many percent more items are done than are counted, an even number; 0 but for that.
    public init(_ sampler: Sampler, _ work: @escaping (Int) -> Int, slowdown: Int) {
      precondition(slowdown >= 0 && slowdown % 2 == 0, "a slowdown of \(slowdown) % isn't a number of fiftieths")
      self.sampler = sampler
      self.work = work
      let (least, nanoseconds) = sampler.calibrate(work)
      fiftieth = max(1, Int((Double(Sampler.shortestSample) / 50 / nanoseconds / Double(least)).rounded(.up))) * least
      extra = fiftieth * (slowdown / 2)
    }

    /// Measures for as long as the sampler's budget is, and three samples at least.
    public mutating func take() {
      let (work, extra) = (work, extra)
      times += sampler.sample(
        { items in
          let done = work(items)
          // Done in the time of the sample, and counted nowhere.
          if extra > 0 { _ = work(extra) }
          return done
        }, 50 * fiftieth, atLeast: 3)
    }

    /// A quarter of all samples took no longer, in nanoseconds an item; nil before the first turn.
    public var p25: Double? { times.isEmpty ? nil : Quantiles(times).p25 }
  }
}

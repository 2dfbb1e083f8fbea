import Testing

@testable import CardBenchmarkMeasure

/// The sampler with a clock that only the work moves: its results are known to the nanosecond.
@Suite struct SamplerTests {
  /// A clock that the work moves, and each reading by `cost`, nanoseconds.
  final class Clock {
    var time = 0.0
    var readings = 0
    let cost: Double

    init(cost: Double = 0) { self.cost = cost }

    func now() -> Int64 {
      readings += 1
      time += cost
      return Int64(time)
    }
  }

  @Test func readingTheClockIsTakenOff() {
    let clock = Clock(cost: 25)
    let sampler = Sampler(now: clock.now, budget: 1_000_000)
    #expect(sampler.cost == 25)
    let measurement = sampler.measure { items in
      clock.time += 3000 * Double(items)
      return items
    }
    #expect(measurement.p25 == 3000)
    #expect(measurement.largest == 3000)
  }

  @Test func longItemsAreSamplesByThemselves() {
    let clock = Clock()
    var count = 0
    let measurement = Sampler(now: clock.now, budget: 10_000_000).measure { items in
      count += items
      clock.time += Double(items) * 2000
      // One item in 500 takes ten times as long.
      if count % 500 == 0 { clock.time += 18_000 }
      return items
    }
    #expect(measurement.itemsPerSample == 1)
    #expect(measurement.hasSingleTail)
    #expect([measurement.p25, measurement.median, measurement.p99, measurement.largest] == [2000, 2000, 2000, 20_000])
    #expect(measurement.itemsPerSecond == 500_000)
  }

  /// A machine that is four times as slow after the work as before it: the yardstick's time is the geometric mean.
  @Test func aYardstickIsMeasuredBeforeAndAfter() {
    let clock = Clock()
    var pace = 1.0
    let times = Sampler(now: clock.now, budget: 10_000_000).measure(
      { items in
        pace = 2
        clock.time += Double(items) * 60 * pace
        return items
      },
      beside: { items in
        if pace == 2 { pace = 4 }
        clock.time += Double(items) * 20 * pace
        return items
      })
    #expect(times.measurement.p25 == 120)
    #expect(times.yardstick == 40)
    var result = CaseResult(name: "work", item: "item", digest: "", frames: 0)
    result.measurement = times.measurement
    #expect(result.ratio == nil)
    result.yardstick = times.yardstick
    #expect(result.ratio == 3)
  }

  @Test func shortItemsAreGathered() {
    let clock = Clock()
    let measurement = Sampler(now: clock.now, budget: 10_000_000).measure { items in
      clock.time += Double(items) * 10
      return items
    }
    #expect(measurement.itemsPerSample == 2000)
    #expect(!measurement.hasSingleTail)
    #expect(measurement.median == 10)
    #expect(measurement.sampleCount == 500)
  }

  @Test func workThatOnlyDoesManyIsTakenAsItIs() {
    let clock = Clock()
    let measurement = Sampler(now: clock.now, budget: 10_000_000).measure { items in
      let done = (items + 299) / 300 * 300
      clock.time += Double(done) * 40
      return done
    }
    #expect(measurement.itemsPerSample == 600)
    #expect(measurement.median == 40)
  }

  @Test func stepsGiveTheTailOfSingleItems() {
    let clock = Clock(cost: 25)
    var index = 0
    let measurement = Sampler(now: clock.now, budget: 2_000_000).measure(
      { items in
        let done = (items + 99) / 100 * 100
        clock.time += Double(done) * 40
        return done
      },
      steps: {
        index += 1
        // The copy at the end of a round takes long, and isn't an item.
        clock.time += index % 101 == 0 ? 5000 : index % 101 == 50 ? 300 : 40
        return index % 101 != 0
      })
    #expect(measurement.hasSingleTail)
    #expect(measurement.p99 > 40 - 1e-9)
    #expect(measurement.p99 <= 300)
    #expect(measurement.largest == 300)
    #expect(measurement.costliest == 300)
    #expect(measurement.median == 40)
  }

  @Test(arguments: [1, 7, 240])
  func aSlowdownIsExactlyThat(least: Int) {
    func p25(slowdown: Int) -> Double? {
      let clock = Clock()
      let sampler = Sampler(now: clock.now, budget: 5_000_000)
      var turns = Sampler.Turns(
        sampler,
        { items in
          let done = (items + least - 1) / least * least
          clock.time += Double(done) * 32
          return done
        }, slowdown: slowdown)
      for _ in 0..<3 { turns.take() }
      return turns.p25
    }
    #expect(p25(slowdown: 0) == 32)
    #expect(((p25(slowdown: 2) ?? 0) / 32 - 1.02).magnitude < 1e-6)
    #expect(((p25(slowdown: 10) ?? 0) / 32 - 1.1).magnitude < 1e-6)
  }

  @Test func theClockGoesForward() {
    let first = MonotonicClock.nanoseconds()
    #expect(MonotonicClock.nanoseconds() >= first)
  }
}

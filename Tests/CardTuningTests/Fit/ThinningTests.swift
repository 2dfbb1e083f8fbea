import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct ThinningTests {
  /// A motion sampled evenly, with noise of the given standard deviation.
  private static func recording(
    _ motion: RandomMotion, samples: Int, seconds: Double, noise: Double, seed: UInt64
  ) -> Recording {
    var random = SplitMix64(seed: seed)
    return Recording(
      samples: (0..<samples).map { index in
        let microseconds = Int64((Double(index) * seconds * 1e6 / Double(samples)).rounded())
        var position = motion.position(at: Double(microseconds) / 1e6)
        if noise > 0 {
          // The sum of twelve numbers from 0 to 1 is nearly normal, with the variance 1.
          var sum = -6.0
          for _ in 0..<12 { sum += random.nextUnit() }
          position += noise * sum
        }
        return Recording.Sample(microseconds: microseconds, position: position)
      })
  }

  private static let motion = RandomMotion(
    response: 0.42, dampingRatio: 0.78, from: 700, to: 310, velocity: -600, start: 0.21)

  private static func data(_ recording: Recording, limit: Int = Thinning.limit) throws -> FitData {
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    return FitData(recording, stretch, limit: limit)
  }

  @Test func upToTheLimitAllSamplesAreFitted() {
    let times = (0..<100).map { Double($0) }
    let positions = times.map { $0 * $0 }
    let all = Thinning.thinned(times: times, positions: positions, noise: 1e3, limit: 100)
    #expect(all.thinning == .none)
    #expect(all.times == times)
    #expect(all.positions == positions)
    let fewer = Thinning.thinned(times: times, positions: positions, noise: 1e3, limit: 99)
    #expect(fewer.thinning == .averaged)
    #expect(fewer.times.count == 99)
  }

  @Test(arguments: [8, 9, 40, 1_000])
  func pickedSamplesAreSamplesWithTheEndsAndTheExtremes(limit: Int) throws {
    var random = SplitMix64(seed: UInt64(limit))
    var time = 0.0
    let times = (0..<5_000).map { _ in
      // Some samples have the same time, and some lie far apart.
      time += Double(random.next(below: 4)) * (random.next(below: 50) == 0 ? 0.1 : 0.001)
      return time
    }
    let positions = times.map { _ in random.next(from: -1, to: 1) }
    let (thinning, kept, places) = Thinning.thinned(times: times, positions: positions, noise: 0, limit: limit)
    #expect(thinning == .picked)
    #expect(kept.count <= limit)
    #expect(kept.count == places.count)
    #expect(kept.first == times.first)
    #expect(kept.last == times.last)
    #expect(places.first == positions.first)
    #expect(places.last == positions.last)
    #expect(places.min() == positions.min())
    #expect(places.max() == positions.max())
    var index = 0
    for (time, place) in zip(kept, places) {
      while index < times.count, times[index] != time || positions[index] != place { index += 1 }
      #expect(index < times.count, "seed \(limit): no sample at \(time), or none in order")
      index += 1
    }
  }

  @Test func evenSamplesArePickedEvenly() {
    let times = (0..<50_000).map { Double($0) / 1_000 }
    let kept = Thinning.thinned(times: times, positions: times.map { $0 * $0 }, noise: 0, limit: 503).times
    let gaps = zip(kept.dropFirst(), kept).map { $0 - $1 }
    #expect(kept.count == 501)
    #expect(gaps.dropLast().allSatisfy { $0.isNear(0.1, 0.0011) })
  }

  @Test func meansAreOfAllSamples() {
    var random = SplitMix64(seed: 7)
    let times = (0..<1_234).map { Double($0) }
    let positions = times.map { _ in random.next(from: 99, to: 101) }
    let (thinning, kept, places) = Thinning.thinned(times: times, positions: positions, noise: 50, limit: 100)
    #expect(thinning == .averaged)
    #expect(kept.count == 100)
    #expect(places.count == 100)
    for group in 0..<100 {
      let range = group * 1_234 / 100..<(group + 1) * 1_234 / 100
      let mean = positions[range].reduce(0, +) / Double(range.count)
      #expect(places[group].isNear(mean, 1e-12))
      #expect(kept[group].isNear(Double(range.lowerBound + range.upperBound - 1) / 2, 1e-9))
    }
  }

  /// Without noise the thinned fit finds the same spring as the fit to all samples.
  @Test func withoutNoiseSamplesArePicked() throws {
    let recording = Self.recording(Self.motion, samples: 3_000, seconds: 2, noise: 0, seed: 0)
    let (all, few) = (try Self.data(recording), try Self.data(recording, limit: 300))
    #expect(all.thinning == .none)
    #expect(few.thinning == .picked)
    #expect(few.times.count <= 300)
    #expect(few.recordedInterval == all.recordedInterval)
    #expect(few.longestInterval == all.longestInterval)
    let (one, other) = (SpringFit(all), SpringFit(few))
    #expect(other.response.value.isNear(one.response.value, 1e-5))
    #expect(other.dampingRatio.value.isNear(one.dampingRatio.value, 1e-5))
    #expect(other.response.value.isNear(0.42, 1e-5))
  }

  /// With noise the thinned fit has the margins of the fit to all samples, and both hold the true spring.
  @Test(arguments: Seeds.first(2, of: 4))
  func withNoiseMeansKeepTheMargins(seed: UInt64) throws {
    let recording = Self.recording(Self.motion, samples: 3_000, seconds: 2, noise: 2, seed: seed)
    let (all, few) = (try Self.data(recording), try Self.data(recording, limit: 300))
    #expect(all.thinning == .none)
    #expect(few.thinning == .averaged)
    let (one, other) = (SpringFit(all), SpringFit(few))
    for (full, thinned, truth) in [
      (one.response, other.response, 0.42), (one.dampingRatio, other.dampingRatio, 0.78),
    ] {
      #expect((thinned.value - full.value).magnitude < full.margin, "seed \(seed)")
      #expect((0.7...1.4).contains(thinned.margin / full.margin), "seed \(seed)")
      // The margins hold 95 of 100; twice as wide they hold these.
      #expect((thinned.value - truth).magnitude < 2 * thinned.margin, "seed \(seed)")
    }
  }

  /// The real size: a spring at 75 kHz for four seconds, under noise; by default at a fifteenth of that.
  @Test(arguments: [0, 1.5])
  func aLongRecordingIsFittedWithinItsMargins(noise: Double) throws {
    let hertz = Double(Seeds.count(5_000, of: 75_000))
    let recording = Self.recording(Self.motion, samples: Int(4 * hertz), seconds: 4, noise: noise, seed: 11)
    let fit = try Fit(recording, from: 100_000, until: 1_900_000, model: .spring)
    let spring = try #require(fit.spring)
    #expect(fit.thinning == (noise > 0 ? .averaged : .picked))
    #expect(fit.fittedCount <= Thinning.limit)
    #expect(fit.fittedCount > Thinning.limit / 2)
    #expect(fit.hertz.isNear(hertz, 0.04 * hertz))
    for (estimate, truth) in [(spring.response, 0.42), (spring.dampingRatio, 0.78)] {
      // Times are whole microseconds, which the margins of a fit without noise don't know.
      #expect((estimate.value - truth).magnitude < 2 * estimate.margin + 2e-6)
      // Four times the samples have half the margin.
      #expect(estimate.margin < 2.1e-3 * (10_000 / min(hertz, 10_000)).squareRoot() * truth)
    }
  }
}

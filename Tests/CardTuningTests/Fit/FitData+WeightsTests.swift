import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct FitDataWeightsTests {
  private static func data(_ recording: Recording) throws -> (FitData, MotionStretch) {
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    return (FitData(recording, stretch), stretch)
  }

  /// The weight of a sample is σ² / (σ² + v² τ²), with v the greater of the velocities to its neighbours.
  @Test func fastSamplesCountLess() throws {
    let places: [Double] = [0, 0, 0, 0, 0, 0, 4, 16, 20, 20, 20, 20, 20, 20, 20, 20]
    let samples = places.enumerated().map {
      Recording.Sample(microseconds: Int64($0.offset) * 10_000, position: $0.element)
    }
    var (data, _) = try Self.data(Recording(samples: samples, step: 0.1))
    let isWeighed = data.weigh(timeVariance: 1e-6, noise: 0.3)
    #expect(isWeighed)
    // 4 pt and 12 pt in 10 ms, each off by 1 ms: 0.4 and 1.2 pt.
    let shown = Array(zip(data.positions, data.weights))
    for (position, weight) in shown where position == 4 { #expect(weight.isNear(0.09 / (0.09 + 1.44), 1e-12)) }
    #expect(data.weights.first == 1)
    #expect(data.weights.last == 1)
    #expect(data.weights.count == data.positions.count)
    // Times without errors, and errors that don't show, leave all alike.
    var (other, _) = try Self.data(Recording(samples: samples, step: 0.1))
    let areAlike = [0, 1e-9].map { !other.weigh(timeVariance: $0, noise: 0.3) }
    #expect(areAlike == [true, true])
    #expect(other.weights.isEmpty)
  }

  /// A spring from rest, logged in whole milliseconds, is found to a tenth of a percent: without weights the times alone
  /// leave half a percent.
  @Test(arguments: Seeds.first(4, of: 40)) func wholeMillisecondsCostLittle(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let motion = RandomMotion(&random)
    var recording = motion.recording(step: 0.001)
    for index in recording.samples.indices {
      recording.samples[index].microseconds = (recording.samples[index].microseconds + 500) / 1000 * 1000
    }
    let spring = try #require(try Fit(recording).spring)
    #expect(spring.response.value.isNear(motion.spring.response, 0.001 * motion.spring.response), "seed \(seed)")
    #expect(spring.response.low <= motion.spring.response)
    #expect(motion.spring.response <= spring.response.high)
  }

  /// Of springs whose frames are shown up to a millisecond early or late, no finger is suspected, and the intervals of
  /// the response hold the truth in most.
  @Test func jitterIsNoFinger() throws {
    let count = Seeds.count(4, of: 80)
    var (held, later) = (0, 0)
    for seed in 1...UInt64(count) {
      var random = SplitMix64(seed: seed)
      let response = random.next(from: 0.25, to: 0.7)
      let motion = RandomMotion(
        response: response, dampingRatio: random.next(from: 0.5, to: 0.95), from: 100, to: 520, velocity: 0,
        start: 0.1 + random.nextUnit() / 120)
      let samples = (0..<300).map { frame -> Recording.Sample in
        let shown = motion.position(at: Double(frame) / 120 + random.next(from: -0.001, to: 0.001))
        let time = (Double(frame) / 120 * 1e6).rounded()
        return Recording.Sample(microseconds: Int64(time), position: (shown * 1000).rounded() / 1000)
      }
      let fit = try Fit(Recording(samples: samples))
      let spring = try #require(fit.spring)
      #expect(spring.response.value.isNear(response, 0.01 * response), "seed \(seed)")
      if spring.response.contains(response) { held += 1 }
      if fit.warnings.contains(where: { if case .laterStart = $0 { true } else { false } }) { later += 1 }
    }
    #expect(Double(held) >= 0.6 * Double(count), "\(held) of \(count)")
    #expect(Double(later) <= 0.1 * Double(count), "\(later) of \(count)")
  }

  /// Rows that are written twice say no more than once.
  @Test func repeatedRowsSayNothing() throws {
    let recording = RandomMotion(
      response: 0.5, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.105
    ).recording(step: 0.1)
    let doubled = Recording(samples: recording.samples.flatMap { [$0, $0] })
    let (once, twice) = (try #require(try Fit(recording).spring), try #require(try Fit(doubled).spring))
    #expect(once.response.value.isNear(twice.response.value, 1e-4))
    #expect(twice.response.margin.isNear(once.response.margin, 0.1 * once.response.margin))
  }
}

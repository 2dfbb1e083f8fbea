import CardExamples
import CardMath
import CardSimulation
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct OutliersTests {
  private static func outliers(in recording: Recording) throws -> Outliers {
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    let data = FitData(recording, stretch)
    return Outliers(in: recording, stretch, data, near: SpringFit(data))
  }

  /// A frame of a random spring in tenths of a point is off by 20 pt, wherever it is: it is left out, and the spring is
  /// the true one.
  @Test(arguments: Seeds.first(6, of: 60)) func aWrongSampleIsLeftOut(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let motion = RandomMotion(&random)
    var recording = motion.recording(step: 0.1)
    let wrong = 9 + Int(random.next(below: 30))
    recording.samples[wrong].position += random.next(below: 2) == 0 ? 20 : -20
    let found = try Self.outliers(in: recording)
    #expect(found.indices == [wrong], "seed \(seed)")
    #expect(found.distances[0].isNear(20, 4), "seed \(seed): \(found.distances)")
    let fit = try Fit(recording)
    #expect(
      fit.warnings.contains(
        .outliers(1, microseconds: recording.samples[wrong].microseconds, distance: found.distances[0]))
    )
    let spring = try #require(fit.spring)
    #expect(spring.response.value.isNear(motion.spring.response, 0.01 * motion.spring.response), "seed \(seed)")
    #expect(spring.dampingRatio.value.isNear(motion.spring.dampingRatio, 0.02), "seed \(seed)")
    #expect(spring.quality.rmsError < 0.1, "seed \(seed): \(spring.quality.rmsError)")
  }

  /// A frame that is shown twice while a card is fast is as far off as the card goes in a frame.
  @Test func aHeldFrameIsLeftOut() throws {
    let motion = RandomMotion(response: 0.5, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.105)
    var recording = motion.recording(step: 0.1)
    recording.samples[14].position = recording.samples[13].position
    #expect(try Self.outliers(in: recording).indices == [14])
    let fit = try Fit(recording)
    #expect(fit.best == .spring)
    #expect((fit.spring?.response.value ?? 0).isNear(0.5, 0.002))
  }

  /// No sample of a spring is one: of exact positions, of noise, of times in whole milliseconds, of a display that shows
  /// each frame twice, and of a card that a finger lets go.
  @Test(arguments: Seeds.first(4, of: 60)) func nothingElseIsOne(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let motion = RandomMotion(&random)
    var recordings = [motion.recording(step: 0.001), motion.recording(), motion.recording(hertz: 120, step: 0.1)]
    var noisy = motion.recording(step: 0.01)
    for index in noisy.samples.indices { noisy.samples[index].position += 0.5 * random.nextNearlyNormal() }
    var rounded = motion.recording(step: 0.001)
    for index in rounded.samples.indices {
      rounded.samples[index].microseconds = (rounded.samples[index].microseconds + 500) / 1000 * 1000
    }
    var twice = motion.recording(hertz: 120, step: 0.1)
    for index in twice.samples.indices where index % 2 == 1 {
      twice.samples[index].position = twice.samples[index - 1].position
    }
    recordings += [noisy, rounded, twice, LaterStartTests.recording(seed, hertz: 60).recording]
    for (index, recording) in recordings.enumerated() {
      let found = try Self.outliers(in: recording)
      #expect(found.indices.isEmpty, "seed \(seed), recording \(index): \(found)")
    }
  }

  /// The last sample under a finger isn't told as a mistake: it lies before what is fitted.
  @Test(arguments: ["flick-up", "flick-down", "edge-overshoot"], [1.0, 100]) func aFingersLastSampleIsNoMistake(
    name: String, decimals: Double
  ) throws {
    var simulation = try #require(BuiltInScenarios.named(name)).document.scenario().simulation
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      let frame = simulation.frame
      samples.append(
        Recording.Sample(
          microseconds: Instant(ticks: frame.ticks).microseconds,
          position: (decimals * frame.sample.cardY).rounded() / decimals, isHeld: false))
    }
    let warnings = try Fit(Recording(samples: samples)).warnings
    #expect(!warnings.contains { if case .outliers = $0 { true } else { false } }, "\(warnings)")
  }

  /// More than a few are no mistakes, and nothing is left out.
  @Test func manyAreAHabit() throws {
    let motion = RandomMotion(response: 0.7, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.105)
    var recording = motion.recording(hertz: 120, step: 0.1)
    for index in stride(from: 20 as Int, to: 90, by: 14) { recording.samples[index].position += 15 }
    #expect(try Self.outliers(in: recording) == Outliers())
  }
}

import CardExamples
import CardMath
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct ImitationTrialsTests {
  private static func document() throws -> ScenarioDocument {
    try #require(BuiltInScenarios.named("flick-up")).document
  }

  private static func trials(of recording: Recording) throws -> ImitationTrials {
    let scenario = try document().scenario()
    let misfit = try RecordingMisfit(of: recording, with: scenario, column: .cardY, alignment: .solve)
    return ImitationTrials(recording, gestures: [:], column: .cardY, alignment: .solve, near: misfit)
  }

  /// Of a log with an hour of rest, and of one with thousands of samples a second, as much is compared as says
  /// something, and the distance stays the same.
  @Test(arguments: [60, 20_000]) func whatSaysNothingIsLeftOut(hertz: Int) throws {
    let document = try Self.document()
    let whole = try ImitationTests.recording(of: "flick-up", [:], noise: 0.5)
    let (first, last) = (whole.samples[0], whole.samples[whole.samples.count - 1])
    var samples = whole.samples
    if hertz == 60 {
      let rest = (1...100_000).map { Int64($0) * 16_667 }
      samples =
        rest.reversed().map { Recording.Sample(microseconds: first.microseconds - $0, position: first.position) }
        + samples
        + rest.map { Recording.Sample(microseconds: last.microseconds + $0, position: last.position) }
    } else {
      // Samples between two others lie on the line between them.
      samples = zip(samples, samples.dropFirst()).flatMap { one, other in
        (0..<hertz / 60).map { part -> Recording.Sample in
          let share = Double(part) / Double(hertz / 60)
          let time = Double(other.microseconds - one.microseconds) * share
          return Recording.Sample(
            microseconds: one.microseconds + Int64(time),
            position: one.position + (other.position - one.position) * share)
        }
      }
    }
    var trials = try Self.trials(of: Recording(samples: samples, step: whole.step))
    #expect(trials.recording.samples.count <= Thinning.limit)
    #expect(trials.recording.step == whole.step)
    let trial = trials.run(document)
    #expect(trial.distance.isNear(0.8, 0.7), "\(trial.distance)")
    #expect(trials.count == 1, "\(trial.distance)")
  }

  /// A similar scenario's clock is looked for nearby, and everywhere if it isn't there.
  @Test(arguments: [0.01, -0.2, 3]) func theClockIsFound(distance: Double) throws {
    var trials = try Self.trials(of: try ImitationTests.recording(of: "flick-up", [:], noise: 0.5))
    let whole = trials.run(try Self.document())
    let near = trials.run(try Self.document(), near: whole.offset + distance)
    #expect(near.offset.isNear(whole.offset, 2e-4), "\(near.offset)")
    #expect(near.distance.isNear(whole.distance, 0.01), "\(near.offset)")
  }

  /// Copies count by themselves, and nothing is run after the limit.
  @Test func theyAreCounted() throws {
    var trials = try Self.trials(of: try ImitationTests.recording(of: "flick-up", [:]))
    let start = trials.run(try Self.document())
    var (one, other) = (trials, trials)
    for _ in 0..<3 { _ = one.run(start.document) }
    _ = other.run(start.document)
    trials.add([one, other])
    #expect(trials.count == 5)
    #expect(!trials.isOver)
    #expect(trials.limit > 10_000, "a scenario of a second is run often")
    trials.limit = trials.count
    let key = try #require(SettingKey.named("settle.response"))
    let late = trials.run(start, key, .number(0.5))
    #expect(trials.isOver)
    #expect(late == nil)
  }

  /// Noise has no pattern; another spring leaves one, and a scenario that can't be run is infinitely far.
  @Test func noiseIsNoPattern() throws {
    let document = try Self.document()
    var trials = try Self.trials(of: try ImitationTests.recording(of: "flick-up", [:], grain: 0.001, noise: 1))
    let same = trials.run(document)
    #expect(same.isNoise, "\(same.pattern)")
    #expect(same.distance < 1.2, "\(same.pattern)")
    let key = try #require(SettingKey.named("settle.response"))
    let changed = trials.run(same, key, .number(0.8))
    let other = try #require(changed)
    #expect(!other.isNoise)
    #expect(other.distance > 4)
    let refused = trials.run(same, key, .text("soft"))
    #expect(refused == nil)
  }
}

import CardExamples
import CardMath
import CardSimulation
import CardTestSupport
import CardTimeline
import Testing

@testable import CardScenario

@Suite struct RecordingMisfitTests {
  private static let names = ["flick-up", "grab-and-drag", "tour"]

  /// A scenario's card with noise, on a clock that began later.
  private static func recording(of scenario: Scenario, seed: UInt64) throws -> Recording {
    var (simulation, random) = (scenario.simulation, SplitMix64(seed: seed))
    var samples: [Recording.Sample] = []
    while try simulation.next() {
      let y = simulation.frame.sample.cardY + random.nextNearlyNormal()
      samples.append(Recording.Sample(microseconds: simulation.frame.ticks / 9 + 5_000_000, position: y))
    }
    return Recording(samples: samples)
  }

  /// It has the numbers of a comparison that allows nothing, and its residuals are the distances from the path.
  @Test(arguments: names, Seeds.first(1, of: 10)) func itIsAComparisonWithoutTolerance(name: String, seed: UInt64)
    throws
  {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let recording = try Self.recording(of: scenario, seed: seed)
    let misfit = try RecordingMisfit(of: recording, with: scenario, column: .cardY, alignment: .solve)
    let comparison = try RecordingComparison(
      of: recording, with: scenario, tolerance: RecordingComparison.Tolerance(points: 0, milliseconds: 0))
    #expect(misfit.offset == comparison.offset)
    #expect(misfit.coverage == comparison.coverage)
    #expect(try #require(misfit.rms).isNear(comparison.rms, 1e-9), "seed \(seed)")
    let worst = misfit.residuals.map { $0.magnitude }.max() ?? 0
    #expect(worst.isNear(comparison.distance, 1e-9), "seed \(seed)")
    #expect(misfit.duration.isNear(try ScenarioPath(scenario, column: .cardY).duration, 1e-12))
  }

  /// An offset that is looked for near another one is the one that is looked for everywhere: a finger's steps leave
  /// several that are as good.
  @Test(arguments: names, [-0.25, 0.003, 0.2]) func itIsFoundNearby(name: String, distance: Double) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let recording = try Self.recording(of: scenario, seed: 3)
    let misfit = try RecordingMisfit(of: recording, with: scenario, column: .cardY, alignment: .solve)
    let near = try RecordingMisfit(
      of: recording, with: scenario, column: .cardY, alignment: .solve, near: misfit.offset + distance)
    #expect(near.offset.isNear(misfit.offset, 2e-4), "\(near.offset), \(misfit.offset)")
    #expect(try #require(near.rms).isNear(try #require(misfit.rms), 0.05))
  }

  /// A card that stands still shows nothing of a motion.
  @Test func standingStillCoversNothing() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    let recording = Recording(
      samples: (0..<60).map { Recording.Sample(microseconds: $0 * 16_667, position: 476) })
    let misfit = try RecordingMisfit(of: recording, with: scenario, column: .cardY, alignment: .start)
    #expect(misfit.coverage == 0)
  }
}

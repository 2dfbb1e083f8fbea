import CardMath
import CardScenario
import CardScenarioSupport
import CardTestSupport
import CardTimeline
import Testing

/// The reason that a comparison gives where its recording doesn't hold.
@Suite struct RecordingComparisonWordsTests {
  /// A log of another card that stops in mid-flight shows no rest: it lies elsewhere at its last sample, and ends early.
  @Test(arguments: [19, 22, 25]) func aCutLogRestsNowhere(count: Int) throws {
    let whole = try RecordingComparisonTests.recording(of: "flick-up", settings: ["settle.response": "0.6"])
    let cut = Recording(samples: Array(whole.samples[..<count]))
    let comparison = try RecordingComparison(
      of: cut, with: RecordingComparisonTests.scenario("flick-up"), alignment: .none)
    #expect(!comparison.holds)
    #expect(!comparison.failure.contains("rests"), "\(comparison.failure)")
    #expect(!comparison.failure.contains("settles"), "\(comparison.failure)")
    #expect(comparison.failure.contains("pt lower at its last sample"), "\(comparison.failure)")
    #expect(comparison.failure.hasSuffix("; and it ends before the card arrives"), "\(comparison.failure)")
  }

  /// A log of the same card with more noise than the tolerance differs by noise alone, and is told the tolerance that
  /// would hold, also where each sample outside of it stands alone; one of another card isn't. Of 20, some have more than
  /// their own noise by chance.
  @Test(arguments: [0.8, 0.45]) func noiseAloneIsTold(noise: Double) throws {
    let scenario = try RecordingComparisonTests.scenario("flick-up")
    func noisy(_ seed: UInt64, _ settings: [String: String]) throws -> Recording {
      var recording = try RecordingComparisonTests.recording(of: "flick-up", fps: 120, settings: settings)
      var random = SplitMix64(seed: seed)
      for index in recording.samples.indices { recording.samples[index].position += noise * random.nextNearlyNormal() }
      return Recording(samples: recording.samples)
    }
    let count = Seeds.count(4, of: 20)
    var told = 0
    for seed in 1...UInt64(count) {
      let recording = try noisy(seed, [:])
      let comparison = try RecordingComparison(of: recording, with: scenario)
      let failure = comparison.failure
      if comparison.holds {
        // By chance no sample lies outside.
        told += 1
      } else if failure.hasPrefix("it differs by noise alone, of ") {
        told += 1
        let numbers = failure.split(separator: " ").compactMap { Double($0) }
        let points = try #require(numbers.last)
        let wide = RecordingComparison.Tolerance(points: points, milliseconds: 1)
        let again = try RecordingComparison(of: recording, with: scenario, tolerance: wide)
        #expect(again.holds, "seed \(seed), \(points) pt: \(again.failure)")
      }
      let other = try RecordingComparison(of: noisy(seed, ["settle.response": "0.6"]), with: scenario)
      #expect(!other.failure.contains("noise alone"), "seed \(seed): \(other.failure)")
    }
    #expect(4 * told >= 3 * count, "\(told) of \(count)")
  }
}

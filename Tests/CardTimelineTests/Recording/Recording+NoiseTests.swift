import CardMath
import CardTestSupport
import CardTimeline
import Testing

@Suite struct RecordingNoiseTests {
  /// A motion of a second between two rests, with noise, in steps.
  private static func recording(noise: Double, step: Double, seed: UInt64) -> Recording {
    var random = SplitMix64(seed: seed)
    let samples = (0..<300).map { index -> Recording.Sample in
      let time = min(max(Double(index - 100) / 60, 0), 1)
      let position = 400 * time * time * (3 - 2 * time) + noise * random.nextNearlyNormal()
      return Recording.Sample(microseconds: Int64(index) * 16_667, position: (position / step).rounded() * step)
    }
    return Recording(samples: samples)
  }

  /// The lowest tenth of three hundred differences tells it to a half.
  @Test(arguments: [0.3, 2.0], Seeds.few) func noiseIsMeasured(noise: Double, seed: UInt64) {
    let found = Self.recording(noise: noise, step: 0.01, seed: seed).noise
    #expect(found.isNear(noise, 0.4 * noise), "\(found), seed \(seed)")
  }

  /// Noise of half a step is told, though a tenth of the differences or more is 0.
  @Test func halfAStepIsTold() {
    let count = Seeds.count(20, of: 200)
    let found = (1...UInt64(count)).map { Self.recording(noise: 0.5, step: 1, seed: $0).noise }
    #expect(found.count { $0.isNear(0.5, 0.3) } * 10 >= count * 8, "\(found)")
  }

  /// Steps that are larger hide it, and a recording without noise has none.
  @Test(arguments: [(0.1, 1.0), (0, 0.1), (0, 1)]) func stepsHideIt(noise: Double, step: Double) {
    #expect(Self.recording(noise: noise, step: step, seed: 1).noise == 0)
  }

  @Test func fewSamplesTellNothing() {
    #expect(Recording.noise(of: [0, 9, 1, 8, 2, 7, 3, 6, 4, 5, 0], step: 1) == 0)
  }
}

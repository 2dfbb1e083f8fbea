import CardMath
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct ModelsTests {
  static func data(_ count: Int) throws -> FitData {
    let recording = Recording(
      samples: (0..<count).map { Recording.Sample(microseconds: Int64($0) * 10_000, position: Double($0 * $0)) })
    return FitData(recording, try #require(MotionStretch(in: recording, part: recording.samples.indices)))
  }

  /// A model is fitted only if it has fewer parameters than there are samples.
  @Test(arguments: [(5, 1), (6, 2), (7, 3), (8, 3), (9, 4)]) func fewSamplesGetFewModels(count: Int, models: Int) throws
  {
    #expect(Models(try Self.data(count), only: nil).ranking.count == models)
  }

  @Test func theBestComesFirst() throws {
    let ranking = Models(try Self.data(30), only: nil).ranking
    #expect(ranking.count == 4)
    #expect(zip(ranking, ranking.dropFirst()).allSatisfy { $0.criterion <= $1.criterion })
  }

  /// A spring over a small distance in whole points isn't taken for one of many named curves, which rounding hides it
  /// among.
  @Test(arguments: [45.0, 60, 80]) func aSmallSpringIsNoCurve(travel: Double) throws {
    let count = Seeds.count(8, of: 60)
    var curves = 0
    for seed in 1...UInt64(count) {
      var random = SplitMix64(seed: seed)
      let motion = RandomMotion(
        response: random.next(from: 0.3, to: 0.55), dampingRatio: random.next(from: 0.78, to: 0.92), from: 100 + travel,
        to: 100, velocity: 0, start: random.next(from: 0.2, to: 0.3))
      if try Fit(motion.recording(seconds: 1.8)).best == .curve { curves += 1 }
    }
    #expect(curves * 4 <= count, "\(curves) of \(count)")
  }
}

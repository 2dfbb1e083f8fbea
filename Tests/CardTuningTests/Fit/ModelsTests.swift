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
}

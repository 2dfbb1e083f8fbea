import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct FitDataTests {
  @Test func timesCountFromTheFirstSampleOfTheStretch() throws {
    let motion = RandomMotion(response: 0.4, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.5)
    let recording = motion.recording(seconds: 2)
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    let data = FitData(recording, stretch)
    #expect(data.times[0] == 0)
    #expect(data.times.count == stretch.samples.count)
    #expect(data.step == 1)
    #expect(data.originMicroseconds == recording.samples[stretch.samples.lowerBound].microseconds)
    #expect(data.interval.isNear(1.0 / 60, 1e-5))
    // The start is between the rest and the first sample that has moved.
    let range = try #require(data.startRange)
    let start = 0.5 - Double(data.originMicroseconds) / 1e6
    #expect(range.contains(start))
    #expect(data.startGuesses.allSatisfy { range.contains($0[0]) })
    #expect(data.startParameters.count == 1)
  }

  @Test func aMotionThatRunsAlreadyHasNoStart() throws {
    let recording = Recording(
      samples: (0..<30).map { Recording.Sample(microseconds: Int64($0) * 10_000, position: Double($0 * $0)) })
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    let data = FitData(recording, stretch)
    #expect(data.startRange == nil)
    #expect(data.startParameters.isEmpty)
    #expect(data.startGuesses == [[]])
  }

  /// The samples of each rest count as one.
  @Test func aRestIsOneSample() throws {
    let motion = RandomMotion(response: 0.4, dampingRatio: 0.8, from: 100, to: 500, velocity: 0, start: 0.5)
    let recording = motion.recording(seconds: 2)
    let stretch = try #require(MotionStretch(in: recording, part: recording.samples.indices))
    let data = FitData(recording, stretch)
    let before = data.positions.prefix { $0 == 100 }.count
    let weights = data.restWeights(atEnd: false)
    #expect(before > 2)
    #expect(weights.prefix(before).reduce(0, +).isNear(1))
    #expect(weights.dropFirst(before).allSatisfy { $0 == 1 })
    let both = data.restWeights(atEnd: true)
    let after = data.positions.reversed().prefix { $0 == 500 }.count
    #expect(after > 2)
    #expect(both.suffix(after).reduce(0, +).isNear(1))
    #expect(both.dropLast(after) == weights.dropLast(after))
  }

  @Test func theMedianIsTheMiddle() {
    #expect(FitData.median([]) == 0)
    #expect(FitData.median([3]) == 3)
    #expect(FitData.median([9, 1, 4]) == 4)
  }
}

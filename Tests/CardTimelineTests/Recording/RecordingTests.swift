import CardTestSupport
import CardTimeline
import Testing

@Suite struct RecordingTests {
  static func step(_ positions: [Double]) -> Double {
    Recording(
      samples: positions.enumerated().map { Recording.Sample(microseconds: Int64($0.offset), position: $0.element) }
    ).step
  }

  @Test func theStepIsThatOfTheScreen() {
    #expect(Self.step([3, 5, 900]) == 1)
    #expect(Self.step([0.25, 1.25, 7.25]) == 1)
    #expect(Self.step([1, 1.5, 7]) == 0.5)
    #expect(Self.step([1, 1.3333, 1.6667, 7]).isNear(1.0 / 3))
    #expect(Self.step([1, 1.33, 1.67]).isNear(1.0 / 3))
    #expect(Self.step([1, 1.25]) == 0.25)
    #expect(Self.step([0, 0.1, 0.4]) == 0.1)
    #expect(Self.step([0, 0.1234]) == 1e-4)
    #expect(Self.step([0, 0.123456789123]) == 1e-8)
    #expect(Self.step([]) == 1)
    // Those of one place count from 0.
    #expect(Self.step([4.2]) == 0.1)
    #expect(Self.step([390.5, 390.5]) == 0.5)
    #expect(Self.step([7, 7]) == 1)
  }

  @Test func aStepThatIsKnownIsTaken() {
    let samples = [Recording.Sample(microseconds: 0, position: 1)]
    #expect(Recording(samples: samples, step: 0.5).step == 0.5)
  }
}

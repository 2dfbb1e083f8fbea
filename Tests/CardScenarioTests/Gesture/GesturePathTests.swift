import CardMath
import CardModel
import CardScenario
import CardTestSupport
import Testing

@Suite struct GesturePathTests {
  private let points = [
    GesturePath.Point(microseconds: 0, x: 200, y: 430), GesturePath.Point(microseconds: 120_000, x: 203, y: 300),
    GesturePath.Point(microseconds: 400_000, x: 203, y: 300),
  ]

  @Test func withoutJitterItIsTheStraightLine() {
    var path = GesturePath(points: points)
    path.sampling = path.sampling.withoutJitter
    for sample in path.gesture.samples where sample.microseconds <= 120_000 {
      let fraction = Double(sample.microseconds) / 120_000
      #expect((sample.x - (200 + 3 * fraction)).magnitude <= 0.00006)
      #expect((sample.y - (430 - 130 * fraction)).magnitude <= 0.00006)
    }
    for sample in path.gesture.samples where sample.microseconds >= 120_000 {
      #expect(sample.x == 203)
      #expect(sample.y == 300)
    }
  }

  /// A screen that samples at the display's own rate has a sample in every frame: a steady finger goes as far in each.
  @Test(arguments: [60.0, 90, 120, 240]) func aSteadyFingerMovesInEveryFrame(hertz: Double) {
    var path = GesturePath(points: [
      GesturePath.Point(microseconds: 0, x: 200, y: 760), GesturePath.Point(microseconds: 1_000_000, x: 200, y: 460),
    ])
    path.sampling = GestureSampling(hertz: hertz).withoutJitter
    let samples = path.gesture.samples
    for frame in 1..<Int(hertz) {
      // The frame's instant as a fraction: frame / hertz seconds.
      let seen = samples.last { Double($0.microseconds) * hertz <= Double(frame) * 1_000_000 }
      let expected = 760 - 300 * Double(frame) / hertz
      #expect((seen?.y ?? 0).isNear(expected, 0.001), "frame \(frame)")
    }
  }

  @Test(arguments: Seeds.few) func everyPlaceIsMetExactly(seed: UInt64) {
    var path = GesturePath(points: points)
    path.sampling = GestureSampling(hertz: 60 + Double(seed) * 10, seed: seed)
    let samples = path.gesture.samples
    for point in points {
      #expect(samples.contains { $0.microseconds == point.microseconds && $0.x == point.x && $0.y == point.y })
    }
    #expect(zip(samples, samples.dropFirst().dropLast()).allSatisfy { $0.microseconds < $1.microseconds })
    #expect(samples.first?.phase == .began)
    #expect(samples.last?.phase == .ended)
    #expect(samples.last?.microseconds == 400_000)
    #expect((Double(samples.count) - 2 - 0.4 * path.sampling.hertz).magnitude <= 2)
    #expect(samples == path.gesture.samples)
  }

  @Test func liftsLaterAndIsCancelledAndIsAnotherFinger() {
    var path = GesturePath(points: points)
    path.liftAfterMicroseconds = 90_000
    path.isCancelled = true
    path.pointer = 2
    let samples = path.gesture.samples
    #expect(samples.last == TouchSample(microseconds: 490_000, phase: .cancelled, pointer: 2, x: 203, y: 300))
    #expect(samples.allSatisfy { $0.pointer == 2 })
    #expect(samples.filter { $0.microseconds > 400_000 }.count == 1)
  }

  @Test func nothingIsNothing() {
    #expect(GesturePath(points: []).gesture == Gesture(samples: []))
  }
}

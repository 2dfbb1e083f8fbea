import CardModel
import CardMotion
import CardScenario
import Testing

@Suite struct GestureVelocityTests {
  private func steady(_ lift: Int64, end: TouchPhase = .ended) -> Gesture {
    var samples: [TouchSample] = []
    for index in 0..<12 {
      let (time, y) = (5_000 + 8_000 * Int64(index), 500 - 8 * Double(index))
      samples.append(
        TouchSample(microseconds: time, phase: index == 0 ? .began : .moved, x: 100 + Double(index), y: y))
    }
    samples.append(TouchSample(microseconds: lift, phase: end, x: 900, y: 900))
    return Gesture(samples: samples)
  }

  @Test func aSteadyFingerHasOneVelocity() throws {
    for estimator in VelocityEstimator.allCases {
      // The lift's position is far away, and doesn't count as a sample.
      let velocity = try #require(steady(93_000).releaseVelocity(by: estimator))
      #expect((velocity.x - 125).magnitude < 1e-9, "\(estimator.name)")
      #expect((velocity.y + 1_000).magnitude < 1e-9, "\(estimator.name)")
    }
  }

  @Test func aFingerThatRestedHasNone() {
    let rested = steady(133_001).releaseVelocity(by: .leastSquares2)
    #expect(rested?.x == 0)
    #expect(rested?.y == 0)
    #expect(steady(133_000).releaseVelocity(by: .leastSquares2)?.y ?? 0 < -999)
  }

  @Test func whatIsNoReleaseHasNone() {
    #expect(steady(93_000, end: .cancelled).releaseVelocity(by: .lastTwo) == nil)
    #expect(Gesture(samples: []).releaseVelocity(by: .lastTwo) == nil)
    #expect(Gesture(samples: Array(steady(93_000).samples.dropLast())).releaseVelocity(by: .lastTwo) == nil)
  }
}

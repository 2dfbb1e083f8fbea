import CardMath
import CardModel
import CardMotion
import CardScenario
import CardTestSupport
import Testing

@Suite struct GestureSynthesisTests {
  private let from = GesturePoint(x: 190, y: 440)
  private let to = GesturePoint(x: 196, y: 200)

  private func swipe(
    _ velocity: Double, _ estimator: VelocityEstimator = .leastSquares2, microseconds: Int64 = 180_000,
    sampling: GestureSampling = GestureSampling(seed: 1)
  ) throws -> Gesture {
    try Gesture.swipe(
      from: from, to: to, microseconds: microseconds, releaseVelocity: velocity, estimator: estimator,
      sampling: sampling)
  }

  @Test(arguments: VelocityEstimator.allCases, Seeds.every(2, of: [-2_500.0, -1_800, -900, -301, 120, -60, 0]))
  func velocityIsExactByEveryEstimator(estimator: VelocityEstimator, velocity: Double) throws {
    // Near 0 the impulse estimator takes the root of almost nothing: no grid is fine enough for it.
    if estimator == .impulse && velocity == 0 { return }
    // The monotone estimator never reports a turn of a finger that has moved far.
    if estimator == .leastSquares2Monotone && velocity > 0 {
      #expect(throws: GestureSynthesisError.self) { try swipe(velocity, estimator) }
      return
    }
    for sampling in [GestureSampling(seed: 7), GestureSampling(seed: 8).withoutJitter, GestureSampling(hertz: 60)] {
      let gesture = try swipe(velocity, estimator, sampling: sampling)
      let measured = try #require(gesture.releaseVelocity(by: estimator))
      #expect((measured.y - velocity).magnitude <= max(velocity.magnitude, 100) * 1e-6, "\(measured.y)")
      // The file has the same samples as the value.
      #expect(try Gesture(csv: gesture.csv(), name: "a.csv") == gesture)
    }
  }

  /// On a display that gathers samples, an estimator that reads one sample per frame finds the velocity in those.
  @Test(arguments: [24, 60, 120] as [Int64], [VelocityEstimator.uiPan, .lastTwo, .flutterIOS])
  func velocityIsExactWhereADisplayGathersSamples(hertz: Int64, estimator: VelocityEstimator) throws {
    for (rate, start) in [(60.0, 3_000), (120, 40_000), (240, 70_000)] as [(Double, Int64)] {
      let frames = (0...40).map { Int64($0) * 9_000_000 / hertz + start }
      let gesture = try Gesture.swipe(
        from: from, to: to, microseconds: 250_000, releaseVelocity: -1_100, estimator: estimator,
        sampling: GestureSampling(hertz: rate, seed: 4), gatheredAt: frames)
      var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      let samples = gesture.samples.dropLast().map { (ticks: $0.microseconds * 9, y: $0.y) }
      for (index, sample) in samples.enumerated() {
        let isFirst = index == 0
        let isLast = index == samples.count - 1
        if !isFirst && !isLast {
          let frame = try #require(frames.first { $0 >= sample.ticks })
          if samples[index + 1].ticks <= frame { continue }
        }
        tracker.add(position: sample.y, at: sample.ticks)
      }
      let velocity = tracker.velocity(at: 2_250_000)
      #expect((velocity + 1_100).magnitude <= 1_100 * 1e-6, "\(rate) Hz: \(velocity)")
    }
  }

  @Test(arguments: Seeds.few) func isAFingersPath(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let microseconds = Int64(random.next(from: 100_000, to: 500_000))
      // Velocities begin at half the mean: a finger that must brake harder may pass its target.
      let velocity = -240e6 / Double(microseconds) * random.next(from: 0.5, to: 2.5)
      let sampling = GestureSampling(seed: random.next())
      let gesture = try swipe(velocity, microseconds: microseconds, sampling: sampling)
      let samples = gesture.samples

      #expect(samples.first == TouchSample(microseconds: 0, phase: .began, x: 190, y: 440))
      #expect(samples.last == TouchSample(microseconds: microseconds, phase: .ended, x: 196, y: 200))
      let moves = samples.dropFirst().dropLast()
      #expect(moves.allSatisfy { $0.phase == .moved })
      #expect(moves.last?.x == 196)
      #expect(moves.last?.y == 200)

      // The finger never moves back by more than the refinement's hundredth of a point, and stays near the straight
      // line.
      for (earlier, later) in zip(samples, samples.dropFirst()) {
        #expect(later.y <= earlier.y + 0.02)
        #expect(later.microseconds >= earlier.microseconds)
        #expect(later.microseconds - earlier.microseconds < 15_000)
      }
      for sample in samples {
        let progress = (440 - sample.y) / 240
        #expect((sample.x - (190 + 6 * progress)).magnitude < 0.5)
      }
      // About 120 samples a second, at differing intervals.
      let expectedCount = Double(microseconds) * 120e-6
      #expect(abs(Double(moves.count) - expectedCount) <= 1.5)
      let intervals = Set(zip(moves, moves.dropFirst()).map { $1.microseconds - $0.microseconds })
      #expect(intervals.count > 3)
    }
  }

  @Test func startsFromRest() throws {
    let samples = try swipe(-900, microseconds: 300_000, sampling: GestureSampling(seed: 3).withoutJitter).samples
    // A tenth of the time covers less than a hundredth of the distance, and the speed grows at first.
    let early = samples.filter { $0.microseconds <= 30_000 }
    #expect(early.allSatisfy { 440 - $0.y < 2.4 })
    let steps = zip(samples, samples.dropFirst()).map {
      ($0.y - $1.y) / Double(max($1.microseconds - $0.microseconds, 1))
    }
    #expect(zip(steps.prefix(10), steps.prefix(10).dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func sameSeedSameGesture() throws {
    #expect(try swipe(-900, sampling: GestureSampling(seed: 5)) == swipe(-900, sampling: GestureSampling(seed: 5)))
    #expect(try swipe(-900, sampling: GestureSampling(seed: 5)) != swipe(-900, sampling: GestureSampling(seed: 6)))
  }

  @Test func theLongerAxisCounts() throws {
    let gesture = try Gesture.swipe(
      from: GesturePoint(x: 20, y: 300), to: GesturePoint(x: 320, y: 340), microseconds: 200_000, releaseVelocity: 1_500
    )
    // The estimator is a scenario's default.
    let velocity = try #require(gesture.releaseVelocity(by: TouchRules().estimator))
    #expect((velocity.x - 1_500).magnitude <= 0.0015)
    #expect(velocity.y > 100)
    #expect(velocity.y < 300)
  }

  @Test func againstTheWayTurnsBack() throws {
    let samples = try swipe(300).samples
    #expect((samples.map(\.y).min() ?? 200) < 199.5)
    #expect(samples.last?.y == 200)
  }

  @Test func liftsAtTheLastMoveOrSoon() throws {
    let rests = try Seeds.few.map { seed in
      let samples = try swipe(-900, sampling: GestureSampling(seed: seed)).samples
      return samples[samples.count - 1].microseconds - samples[samples.count - 2].microseconds
    }
    #expect(rests.contains(0))
    #expect(rests.contains { $0 > 0 })
    #expect(rests.allSatisfy { $0 <= 4_000 })
  }

  @Test func whatNoFingerCanDoSaysWhy() {
    #expect(throws: GestureSynthesisError.duration(shortest: 33_334, longest: 83_333_333)) {
      try swipe(-900, microseconds: 20_000)
    }
    #expect(throws: GestureSynthesisError.noDistance) {
      try Gesture.swipe(from: to, to: to, microseconds: 200_000, releaseVelocity: 0)
    }
    let error = thrown(GestureSynthesisError.self) { try swipe(-90_000) }
    guard case .velocityOutOfReach(let lowest, let highest) = error else {
      Issue.record("expected a velocity out of reach, found \(String(describing: error))")
      return
    }
    #expect(lowest < -4_000, "\(lowest) \(highest)")
    #expect(highest > 300, "\(lowest) \(highest)")
    #expect(highest < 10_000, "\(lowest) \(highest)")
    #expect(error?.message.contains("pt/s") == true)
    #expect(error?.help != nil)
    // Velocities within the stated limits are reachable.
    #expect(throws: Never.self) { try swipe(lowest * 0.9) }
    #expect(throws: Never.self) { try swipe(highest * 0.9) }
  }
}

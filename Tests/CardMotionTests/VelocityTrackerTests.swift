import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct VelocityTrackerTests {
  private typealias Sample = (ticks: Int64, position: Double)

  private func tracker(_ estimator: VelocityEstimator, _ samples: [Sample]) -> VelocityTracker {
    var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
    for sample in samples { tracker.add(position: sample.position, at: sample.ticks) }
    return tracker
  }

  /// A random finger at about 120 samples a second; some samples share a time or a position.
  private func draw(_ random: inout SplitMix64, count: Int) -> [Sample] {
    var (ticks, position) = (Int64(random.next(below: 1 << 30)), random.next(from: -500, to: 500))
    return (0..<count).map { _ in
      let kind = random.next(below: 10)
      if kind > 0 { ticks += Int64(random.next(below: kind == 9 ? 500_000 : 150_000)) }
      if kind > 1 { position += random.next(from: -30, to: 30) }
      return (ticks, position)
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func aSteadyFingerHasItsVelocity(estimator: VelocityEstimator) {
    for velocity in [-2400.0, -1, 0, 600, 8000] {
      let samples = (0..<30).map { number in
        let position: Double = 100 + velocity * Double(number) / 120
        return (ticks: Int64(number) * 75_000, position: position)
      }
      let copy = self.tracker(estimator, samples)
      #expect((copy.velocity(at: 29 * 75_000) - velocity).magnitude <= 1e-10 * max(1, velocity.magnitude))
    }
  }

  /// `lsq2` recovers the velocity of a parabola exactly.
  @Test(arguments: Seeds.few)
  func lsq2RecoversAConstantAcceleration(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for count in 3...20 {
      let (v, a) = (random.next(from: -3000, to: 3000), random.next(from: -30_000, to: 30_000))
      var ticks: Int64 = 0
      let samples = (0..<count).map { _ in
        ticks += 9_000 + Int64(random.next(below: 30_000))
        let t = Double(ticks) / 9_000_000
        return (ticks, 300 + v * t + a * t * t / 2)
      }
      let tracker = self.tracker(.leastSquares2, samples)
      let exact = v + a * Double(ticks) / 9_000_000
      #expect((tracker.velocity(at: ticks) - exact).magnitude < 1e-7)
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func aMirroredTouchHasTheMirroredVelocity(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 4)
    for _ in 0..<100 {
      let samples = draw(&random, count: 25)
      let (a, b) = (tracker(estimator, samples), tracker(estimator, samples.map { ($0.ticks, -$0.position) }))
      #expect(a.velocity(at: samples[24].ticks) == -b.velocity(at: samples[24].ticks))
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func neitherTheHourNorThePlaceMatters(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      // Positions on a grid make the shift exact.
      let samples = draw(&random, count: 25).map { ($0.ticks, ($0.position * 64).rounded() / 64) }
      let here = tracker(estimator, samples)
      let there = tracker(estimator, samples.map { ($0.0 + 9_000_000 * 3600, $0.1 + 4096) })
      #expect(here.velocity(at: samples[24].0) == there.velocity(at: samples[24].0 + 9_000_000 * 3600))
    }
  }

  /// After every prefix of every sequence the velocity is finite.
  @Test(arguments: VelocityEstimator.allCases)
  func velocitiesAreFinite(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 6)
    for round in 0..<300 {
      var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      var ticks: Int64 = round % 3 == 0 ? -1 << 48 : 0
      for _ in 0..<40 {
        // Gaps from 0 to a second, most of them tiny; positions of every magnitude.
        ticks += Int64(random.next(below: 1 << random.next(below: 24)))
        let scale = [1, 1e3, 1e-300, 1e155, 1.7e308][Int(random.next(below: UInt64(1 + round % 5)))]
        tracker.add(position: scale * random.next(from: -1, to: 1), at: ticks)
        #expect(tracker.velocity(at: ticks).isFinite)
      }
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func after40MillisecondsOfSilenceAFingerStandsStill(estimator: VelocityEstimator) {
    let tracker = self.tracker(
      estimator, (0..<12).map { (index: Int) -> Sample in (Int64(index) * 75_000, Double(index) * 5) })
    let newest: Int64 = 11 * 75_000
    let velocity = tracker.velocity(at: newest)
    #expect(velocity > 500)
    #expect(tracker.velocity(at: newest + 360_000) == velocity)
    #expect(tracker.velocity(at: newest + 360_001) == 0)
    #expect(tracker.velocity(at: newest + 9_000_000) == 0)
  }

  @Test func theSilenceIsAParameter() {
    var tracker = VelocityTracker(estimator: .lastTwo, idleTicks: 90_000)
    tracker.add(position: 0, at: 0)
    tracker.add(position: 10, at: 75_000)
    #expect(tracker.velocity(at: 165_000) == 1200)
    #expect(tracker.velocity(at: 165_001) == 0)
  }

  @Test(arguments: VelocityEstimator.allCases)
  func fewerThanTwoTimesHaveNoVelocity(estimator: VelocityEstimator) {
    var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
    #expect(tracker.velocity(at: 0) == 0)
    for position in [10.0, 20, 15, 40] {
      tracker.add(position: position, at: 9000)
      #expect(tracker.velocity(at: 9000) == 0)
    }
  }

  /// Two samples make a line; a third sample makes it a parabola.
  @Test func lsq2OfTwoSamplesIsTheLineBetweenThem() {
    var tracker = self.tracker(.leastSquares2, [(0, 100), (90_000, 112)])
    #expect((tracker.velocity(at: 90_000) - 1200).magnitude < 1e-9)
    tracker.add(position: 136, at: 180_000)
    #expect((tracker.velocity(at: 180_000) - 3000).magnitude < 1e-9)
  }

  /// Of two samples with the same time the later one counts, as if the earlier weren't there.
  @Test(arguments: [VelocityEstimator.lastTwo, .leastSquares2, .leastSquares2Monotone, .impulse, .swiftUI, .uiPan])
  func ofTwoSamplesWithOneTimeTheLaterCounts(estimator: VelocityEstimator) {
    let samples = (0..<8).map { (index: Int) -> Sample in (Int64(index) * 75_000, Double(index * index)) }
    let once = tracker(estimator, samples)
    let twice = tracker(estimator, samples.flatMap { [($0.ticks, $0.position + 17), $0] })
    #expect(once == twice)
    #expect(once.velocity(at: 525_000) == twice.velocity(at: 525_000))
  }

  /// Flutter's trackers keep both samples, and give a pair with the same time a velocity of 0.
  @Test func flutterCountsAPairWithoutTimeAsStill() {
    let samples: [Sample] = [(0, 0), (90_000, 10), (180_000, 20), (270_000, 30)]
    let tracker = self.tracker(.flutterIOS, samples + [(270_000, 30)])
    #expect((tracker.velocity(at: 270_000) - 1000 * (0.6 + 0.35)).magnitude < 1e-9)
  }

  @Test(arguments: VelocityEstimator.allCases)
  func askingTwiceChangesNothing(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 8)
    let samples = draw(&random, count: 60)
    var (asked, silent) = (
      VelocityTracker(estimator: estimator, idleTicks: 360_000),
      VelocityTracker(estimator: estimator, idleTicks: 360_000)
    )
    for sample in samples {
      asked.add(position: sample.position, at: sample.ticks)
      silent.add(position: sample.position, at: sample.ticks)
      let velocity = asked.velocity(at: sample.ticks)
      #expect(asked.velocity(at: sample.ticks) == velocity)
      #expect(asked == silent)
      #expect(asked.hashValue == silent.hashValue)
      let copy = silent
      #expect(copy.velocity(at: sample.ticks) == velocity)
    }
  }

  /// No estimator uses more than the last 20 samples: a long touch has the velocity of its last 20.
  @Test(arguments: VelocityEstimator.allCases)
  func aLongTouchHasTheVelocityOfItsEnd(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 10)
    // Gaps of about a millisecond, with which 20 samples don't reach the horizon, then gaps with which they do.
    for gap in [9000, 60_000, 200_000] as [UInt64] {
      var ticks: Int64 = 0
      var long = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      var samples: [Sample] = []
      for _ in 0..<300 {
        ticks += 1 + Int64(random.next(below: 2 * gap))
        samples.append((ticks, random.next(from: 0, to: 800)))
        long.add(position: samples[samples.count - 1].position, at: ticks)
        let short = tracker(estimator, Array(samples.suffix(20)))
        #expect(long == short)
        #expect(long.velocity(at: ticks) == short.velocity(at: ticks))
      }
    }
  }

  @Test func aCopyGoesItsOwnWay() {
    let original = tracker(.leastSquares2, (0..<10).map { (Int64($0) * 75_000, Double($0)) })
    var (a, b) = (original, original)
    a.add(position: 50, at: 750_000)
    b.add(position: -50, at: 750_000)
    #expect(a != b)
    #expect(a != original)
    #expect(a.velocity(at: 750_000) > 0)
    #expect(b.velocity(at: 750_000) < 0)
    let copy = original
    #expect((copy.velocity(at: 675_000) - 120).magnitude < 1e-10)
  }

  @Test(arguments: VelocityEstimator.allCases)
  func aResetTrackerIsANewOne(estimator: VelocityEstimator) {
    var random = SplitMix64(seed: 9)
    var used = tracker(estimator, draw(&random, count: 30))
    used.reset()
    #expect(used == VelocityTracker(estimator: estimator, idleTicks: 360_000))
    #expect(used.velocity(at: 1 << 31) == 0)
    // A new touch may begin at any time, even before the last one's.
    used.add(position: 5, at: 0)
    used.add(position: 6, at: 9000)
    let fresh = tracker(estimator, [(0, 5), (9000, 6)])
    #expect(used == fresh)
    #expect(used.velocity(at: 9000) == fresh.velocity(at: 9000))
  }

  @Test func trackersWithOtherSamplesDiffer() {
    let tracker = self.tracker(.leastSquares2, [(0, 1), (9000, 2)])
    #expect(tracker != self.tracker(.leastSquares2, [(0, 1), (9000, 3)]))
    #expect(tracker != self.tracker(.leastSquares2, [(0, 1), (9001, 2)]))
    #expect(tracker != self.tracker(.leastSquares2, [(9000, 2)]))
    #expect(tracker != self.tracker(.impulse, [(0, 1), (9000, 2)]))
  }
}

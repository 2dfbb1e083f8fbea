import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct VelocityEstimatorTests {
  /// A gesture of the table, with velocities that an independent script computed in fractions.
  struct Gesture {
    var name = ""
    var samples: [(ticks: Int64, position: Double)] = []
    var at: Int64 = 0
    var expected: [(estimator: VelocityEstimator, velocity: Double)] = []

    static func all() throws -> [Gesture] {
      var gestures: [Gesture] = []
      for words in try motionTable("estimators") {
        switch words[0] {
        case "gesture":
          gestures.append(Gesture(name: words[1]))
        case "sample":
          gestures[gestures.count - 1].samples.append((try #require(Int64(words[1])), try number(words[2])))
        case "at":
          gestures[gestures.count - 1].at = try #require(Int64(words[1]))
        default:
          let estimator = try #require(VelocityEstimator(name: words[1]))
          gestures[gestures.count - 1].expected.append((estimator, try number(words[2])))
        }
      }
      return gestures
    }
  }

  @Test func agreesWithTheTable() throws {
    let gestures = try Gesture.all()
    #expect(gestures.count > 40)
    var (ordinary, extreme) = (Worst(), Worst())
    for gesture in gestures {
      #expect(gesture.expected.count == VelocityEstimator.allCases.count)
      for (estimator, expected) in gesture.expected {
        var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
        for sample in gesture.samples { tracker.add(position: sample.position, at: sample.ticks) }
        let velocity = tracker.velocity(at: gesture.at)
        let error = (velocity - expected).magnitude / max(expected.magnitude, 1)
        let place = "\(gesture.name) \(estimator.name) \(velocity), not \(expected)"
        if gesture.name.hasPrefix("three") { extreme.note(error, at: place) } else { ordinary.note(error, at: place) }
      }
    }
    #expect(ordinary.error < 1e-13, "\(ordinary)")
    // Three samples, two of them at almost the same time: the bound that the documentation grants.
    #expect(extreme.error < 1e-3, "\(extreme)")
  }

  /// Samples at 0, 16, 32 and 48 ms, and their velocities by each estimator (UIKit-3).
  @Test(
    arguments: [
      ([0, 16, 32, 48], [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1000]),
      ([0, 10, 30, 60], [1875, 2187.5, 1934.836, 906.25, 1281.25, 1406.25, 1406.25, 2187.5]),
    ] as [([Double], [Double])])
  func goldenVectors(positions: [Double], velocities: [Double]) {
    for (estimator, expected) in zip(VelocityEstimator.allCases, velocities) {
      var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      for (index, position) in positions.enumerated() { tracker.add(position: position, at: Int64(index) * 144_000) }
      #expect((tracker.velocity(at: 432_000) - expected).magnitude <= 5e-4, "\(estimator.name)")
    }
  }

  // MARK: - A finger that never turned

  /// Times and positions of a finger that moves in one direction: it speeds up, brakes and rests, at any rate, and some
  /// samples share a time.
  static func oneWay(_ random: inout SplitMix64) -> [(ticks: Int64, position: Double)] {
    let (direction, gap) = (random.next() & 1 == 0 ? 1.0 : -1, random.next(from: 20_000, to: 200_000))
    var (ticks, position, speed) = (Int64(0), random.next(from: 0, to: 800), random.next(from: 0, to: 30))
    return (0..<30).map { _ in
      defer {
        ticks += random.next(below: 10) == 0 ? 0 : Int64(gap * random.next(from: 0.5, to: 1.5))
        speed *= random.next(below: 4) == 0 ? random.next(from: 0, to: 3) : random.next(from: 0.5, to: 1.2)
        position += direction * (random.next(below: 5) == 0 ? 0 : speed)
      }
      return (ticks, position)
    }
  }

  /// The number of samples of such fingers at which an estimator's velocity points against the finger's displacement.
  static func reversals(_ estimator: VelocityEstimator, seed: UInt64) -> Int {
    var random = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<50 {
      let samples = oneWay(&random)
      let way = samples[samples.count - 1].position - samples[0].position
      var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      for sample in samples {
        tracker.add(position: sample.position, at: sample.ticks)
        let velocity = tracker.velocity(at: sample.ticks)
        if velocity < 0 && way > 0 || velocity > 0 && way < 0 { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: Seeds.few)
  func aFingerThatNeverTurnedIsNeverSaidToHave(seed: UInt64) {
    #expect(Self.reversals(.uiPan, seed: seed) == 0, "seed \(seed)")
    #expect(Self.reversals(.leastSquares2Monotone, seed: seed) == 0, "seed \(seed)")
    // The parabola alone reverses more than ten times.
    #expect(Self.reversals(.leastSquares2, seed: seed) > 10, "seed \(seed)")
  }

  /// The `uipan` velocity lies between the last two velocities, for any finger.
  @Test(arguments: Seeds.few)
  func uipanLiesBetweenTheLastTwoVelocities(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let samples = (0..<3).map { (ticks: Int64($0) * 75_000, position: random.next(from: 0, to: 100)) }
      var tracker = VelocityTracker(estimator: .uiPan, idleTicks: 360_000)
      for sample in samples { tracker.add(position: sample.position, at: sample.ticks) }
      let (older, newer) = (
        (samples[1].position - samples[0].position) * 120, (samples[2].position - samples[1].position) * 120
      )
      let velocity = tracker.velocity(at: 150_000)
      #expect(velocity >= min(older, newer) - 1e-9, "seed \(seed)")
      #expect(velocity <= max(older, newer) + 1e-9, "seed \(seed)")
      #expect((velocity - (0.75 * older + 0.25 * newer)).magnitude < 1e-9, "seed \(seed)")
    }
  }

  /// `lsq2-monotone` gives the parabola's velocity, or 0 if that points against the finger's displacement.
  @Test(arguments: Seeds.few)
  func lsq2MonotoneIsLsq2OrNothing(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let samples = (0..<12).map { (ticks: Int64($0) * 75_000, position: random.next(from: 0, to: 100)) }
      var plain = VelocityTracker(estimator: .leastSquares2, idleTicks: 360_000)
      var monotone = VelocityTracker(estimator: .leastSquares2Monotone, idleTicks: 360_000)
      for sample in samples {
        plain.add(position: sample.position, at: sample.ticks)
        monotone.add(position: sample.position, at: sample.ticks)
      }
      let (slope, way) = (plain.velocity(at: 825_000), samples[11].position - samples[0].position)
      #expect(monotone.velocity(at: 825_000) == (slope * way < 0 ? 0 : slope), "seed \(seed)")
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func aNameLeadsBack(estimator: VelocityEstimator) {
    #expect(VelocityEstimator(name: estimator.name) == estimator)
  }

  /// Only Android's estimators and the one derived from them read coalesced touches.
  @Test func someReadCoalescedTouches() {
    let names = VelocityEstimator.allCases.filter(\.readsCoalescedTouches).map(\.name)
    #expect(names == ["lsq2", "impulse", "lsq2-monotone"])
  }

  @Test func theNames() {
    let names = [
      "last-two", "lsq2", "impulse", "flutter-ios", "flutter-macos", "swiftui", "uipan", "lsq2-monotone",
    ]
    #expect(VelocityEstimator.allCases.map(\.name) == names)
    #expect(VelocityEstimator(name: "lsq") == nil)
  }
}

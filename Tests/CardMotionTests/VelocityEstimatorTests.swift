import CardMotion
import CardTestSupport
import Testing

@Suite struct VelocityEstimatorTests {
  /// A gesture of the table, with the velocities that an independent script worked out in fractions.
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
    // Three samples, two of them almost at one time: what the documentation grants.
    #expect(extreme.error < 1e-3, "\(extreme)")
  }

  /// Samples at 0, 16, 32 and 48 ms; the velocities as the reference notes on UIKit's and Android's physics have them.
  @Test(
    arguments: [
      ([0, 16, 32, 48], [1000, 1000, 1000, 1000, 1000, 1000]),
      ([0, 10, 30, 60], [1875, 2187.5, 1934.836, 906.25, 1281.25, 1406.25]),
    ] as [([Double], [Double])])
  func goldenVectors(positions: [Double], velocities: [Double]) {
    for (estimator, expected) in zip(VelocityEstimator.allCases, velocities) {
      var tracker = VelocityTracker(estimator: estimator, idleTicks: 360_000)
      for (index, position) in positions.enumerated() { tracker.add(position: position, at: Int64(index) * 144_000) }
      #expect((tracker.velocity(at: 432_000) - expected).magnitude <= 5e-4, "\(estimator.name)")
    }
  }

  @Test(arguments: VelocityEstimator.allCases)
  func aNameLeadsBack(estimator: VelocityEstimator) {
    #expect(VelocityEstimator(name: estimator.name) == estimator)
  }

  @Test func theNames() {
    let names = ["last-two", "lsq2", "impulse", "flutter-ios", "flutter-macos", "swiftui"]
    #expect(VelocityEstimator.allCases.map(\.name) == names)
    #expect(VelocityEstimator(name: "lsq") == nil)
  }
}

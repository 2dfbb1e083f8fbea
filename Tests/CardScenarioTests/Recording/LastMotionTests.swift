import Foundation
import Testing

@testable import CardScenario

/// The facts of a motion against the closed form of an underdamped spring from rest, written out here.
@Suite struct LastMotionTests {
  static func spring(_ ratio: Double, _ response: Double, _ time: Double) -> Double {
    let omega = 2 * Double.pi / response
    let damped = omega * (1 - ratio * ratio).squareRoot()
    return exp(-ratio * omega * time) * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
  }

  @Test(arguments: [(0.8, 0.4), (0.5, 0.3), (0.95, 0.6)], [(100.0, 400.0), (400.0, 71.0)])
  func ofASpring(spring: (ratio: Double, response: Double), ends: (from: Double, to: Double)) throws {
    let times = (0...4000).map { Double($0) / 1000 }
    let distance = ends.from - ends.to
    let values = times.map { time in
      time < 0.5 ? ends.from : ends.to + distance * Self.spring(spring.ratio, spring.response, time - 0.5)
    }
    let motion = try #require(LastMotion(times: times, values: values))
    #expect(motion.from == ends.from)
    #expect((motion.to - ends.to).magnitude < 1e-6)
    let root = (1 - spring.ratio * spring.ratio).squareRoot()
    let overshoot = distance.magnitude * exp(-Double.pi * spring.ratio / root)
    #expect((motion.overshoot - overshoot).magnitude < 0.02)
    let half = Self.spring(spring.ratio, spring.response, motion.halfTime - 0.5)
    #expect((half - 0.5).magnitude < 1e-3)
    // From then on it stays within half a point, and just before it didn't.
    func place(_ time: Double) -> Double {
      distance.magnitude * Self.spring(spring.ratio, spring.response, time - 0.5)
    }
    func speed(_ time: Double) -> Double { (place(time + 1e-6) - place(time - 1e-6)).magnitude / 2e-6 }
    #expect(place(motion.settledTime - 0.003).magnitude > 0.5)
    let slow = try #require(LastMotion(times: times, values: values, restSpeed: 10))
    #expect(place(slow.settledTime - 0.003).magnitude > 0.5 || speed(slow.settledTime - 0.003) > 10)
    #expect(slow.settledTime >= motion.settledTime)
    for time in stride(from: motion.settledTime + 0.002, to: 4, by: 0.001) {
      #expect(place(time).magnitude <= 0.5)
      #expect((time < slow.settledTime + 0.002 || speed(time) <= 10))
    }
  }

  @Test func nothingThatStands() {
    #expect(LastMotion(times: [0, 1, 2], values: [5, 5, 5]) == nil)
    #expect(LastMotion(times: [0, 1, 2], values: [5, 6.5, 5]) == nil)
    #expect(LastMotion(times: [], values: []) == nil)
  }

  /// Of two motions it is the last: one up and one back.
  @Test func theLastOfTwo() throws {
    let times = (0...200).map { Double($0) / 100 }
    let values = times.map { time in time < 1 ? 100 + 200 * time : 300 - 250 * min(time - 1, 0.8) }
    let motion = try #require(LastMotion(times: times, values: values))
    #expect(motion.from == 300)
    #expect(motion.to == 100)
    #expect((motion.halfTime - 1.4).magnitude < 1e-9)
    #expect(motion.overshoot == 0)
  }

  /// A card that swings by 3 pt trembles; one that arrives doesn't, wherever its log ends.
  @Test(arguments: [(0.5, true), (3.0, false), (6, false)]) func aCardThatTremblesIsntAtRest(
    swing: Double, isAtRest: Bool
  ) throws {
    for hertz in [5.0, 7, 9] {
      let times = (0...150).map { Double($0) / 100 }
      let values = times.map { time in
        71 + 400 * (time < 0.2 ? 1 : Self.spring(1 - 1e-9, 0.3, time - 0.2)) + swing * sin(2 * .pi * hertz * time)
      }
      // A swing of its own size may be no motion at all.
      let motion = LastMotion(times: times, values: values)
      #expect((motion?.isAtRest ?? false) == isAtRest, "\(hertz) Hz")
      let plain = times.map { 71 + 400 * ($0 < 0.2 ? 1 : Self.spring(0.8, 0.3, $0 - 0.2)) }
      for end in 60...150 {
        let cut = LastMotion(times: Array(times[..<end]), values: Array(plain[..<end]))
        #expect(cut?.isAtRest ?? true, "\(end)")
      }
    }
  }
}

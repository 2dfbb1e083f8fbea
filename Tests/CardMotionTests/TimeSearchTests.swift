import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct TimeSearchTests {
  @Test func theLastTimeIsWhereItEnds() {
    #expect(TimeSearch.last(before: 2) { $0 < 1.234 }.isNear(1.234, 1e-12))
    #expect(TimeSearch.last(before: 2) { $0 < 0.3 || $0 > 0.5 && $0 < 0.7 }.isNear(0.7, 1e-12))
    #expect(TimeSearch.last(before: 2) { _ in true } == 2)
    #expect(TimeSearch.last(before: 2) { _ in false } == 0)
  }

  @Test func theFirstTimeIsWhereItBegins() {
    #expect(TimeSearch.first(before: 2) { $0 >= 1.234 }.isNear(1.234, 1e-12))
    #expect(TimeSearch.first(before: 2) { $0 > 0.5 && $0 < 0.7 || $0 > 1 }.isNear(0.5, 1e-12))
    #expect(TimeSearch.first(before: 2) { _ in true } == 0)
    #expect(TimeSearch.first(before: 2) { _ in false } == 2)
  }

  /// A spring is within the distance at its first time and never before: for springs of every damping, from either
  /// side, and flung in either direction.
  @Test(arguments: Seeds.few) func aSpringIsNearForTheFirstTime(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let spring = Spring(
        angularFrequency: random.next(from: 2, to: 40),
        dampingRatio: random.next(below: 4) == 0 ? 1 : random.next(from: 0, to: 2))
      let start = random.next(from: -600, to: 600)
      let motion = SpringMotion(spring: spring, displacement: start, velocity: random.next(from: -4000, to: 4000))
      let distance = 0.1 * start.magnitude
      let time = motion.firstTime(within: distance)
      #expect(motion.state(at: time).position.magnitude.isNear(distance, 1e-9 * start.magnitude), "seed \(seed)")
      for step in 0..<100 {
        let place = motion.state(at: time * Double(step) / 100).position
        #expect(place.magnitude > distance, "seed \(seed): \(place) at \(step) % of \(time)")
        #expect((place < 0) == (start < 0), "seed \(seed): \(place) at \(step) % of \(time)")
      }
    }
  }

  @Test func whatIsNearIsThere() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    #expect(SpringMotion(spring: spring, displacement: 3, velocity: 900).firstTime(within: 4) == 0)
    #expect(CurveMotion(from: 3, to: 0, duration: 1, curve: .linear).firstTime(within: 4) == 0)
    #expect(CurveMotion(from: 0, to: 0, duration: 1, curve: .linear).arrivalTime(within: 1, velocity: 1) == 0)
  }

  /// A motion that is cut off has arrived at its end, or before.
  @Test func whatIsCutOffIsThere() {
    let spring = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0.8), displacement: 300, velocity: 0)
    let free = spring.arrivalTime(within: 0.5, velocity: 10)
    #expect(spring.arrivalTime(within: 0.5, velocity: 10, endingAfter: nil) == free)
    #expect(spring.arrivalTime(within: 0.5, velocity: 10, endingAfter: 2) == free)
    #expect(spring.arrivalTime(within: 0.5, velocity: 10, endingAfter: 0.2) == 0.2)
  }

  /// 300 pt in a second: a tenth remains after 0.9 s, and 300 pt/s are too fast until the end.
  @Test func aCurveIsNearWhereItSays() {
    let line = CurveMotion(from: 100, to: 400, duration: 1, curve: .linear)
    #expect(line.firstTime(within: 30).isNear(0.9, 1e-12))
    #expect(line.arrivalTime(within: 0.5, velocity: 10) == 1)
    #expect(line.arrivalTime(within: 0.5, velocity: 400).isNear(299.5 / 300, 1e-12))
    let steps = CurveMotion(from: 100, to: 400, duration: 1, curve: .steps(Steps(4)))
    #expect(steps.firstTime(within: 30) == 1)
  }
}

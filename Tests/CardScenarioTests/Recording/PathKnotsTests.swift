import CardMath
import CardTestSupport
import Testing

@testable import CardScenario

@Suite struct PathKnotsTests {
  private static func knots(_ inputs: [Int64], until end: Int64) -> [PathKnots.Knot] {
    var (all, knots): ([PathKnots.Knot], PathKnots) = ([], PathKnots(inputs: inputs))
    while true {
      let knot = knots.next()
      if knot.ticks > end { return all }
      all.append(knot)
    }
  }

  @Test func withoutInputsThereIsASampleAMillisecond() {
    #expect(Self.knots([], until: 18_000).map(\.ticks) == [0, 9_000, 18_000])
    #expect(Self.knots([], until: 18_000).map(\.time) == [0, 9_000, 18_000])
  }

  @Test func anInputHasASampleBeforeAndOneAtItself() {
    let knots = Self.knots([13_500], until: 18_000)
    #expect(knots.map(\.ticks) == [0, 9_000, 13_499, 13_500, 18_000])
    #expect(knots.map(\.time) == [0, 9_000, 13_490, 13_491, 18_000])
  }

  /// Inputs at one instant, one tick apart, at 0 and at a sample's own instant.
  @Test func inputsMayLieTogether() {
    let knots = Self.knots([0, 9_000, 9_000, 9_001, 9_004], until: 18_000)
    #expect(knots.map(\.ticks) == [0, 8_999, 9_000, 9_001, 9_003, 9_004, 18_000])
    #expect(knots.map(\.time) == [0, 8_990, 8_991, 8_992, 8_994, 8_995, 18_000])
  }

  /// Whatever the inputs are, instants ascend, each input has its own, and no two are farther apart than two samples.
  @Test(arguments: Seeds.few) func instantsAscend(seed: UInt64) {
    var (random, now) = (SplitMix64(seed: seed), Int64(0))
    let inputs = (0..<60).map { _ in
      now += Int64(random.next(below: [2, 40, 12_000][Int(random.next(below: 3))]))
      return now
    }
    let knots = Self.knots(inputs, until: now + 20_000)
    for (one, other) in zip(knots, knots.dropFirst()) {
      #expect(one.ticks < other.ticks, "seed \(seed)")
      #expect(one.time < other.time, "seed \(seed)")
      #expect(other.time - one.time <= 18_010, "seed \(seed)")
    }
    #expect(Set(inputs).isSubset(of: knots.map(\.ticks)), "seed \(seed)")
    #expect(knots.allSatisfy { $0.ticks - $0.time <= 9 || inputs.contains($0.ticks) }, "seed \(seed)")
  }
}

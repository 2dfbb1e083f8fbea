import CardTimeline
import Testing

@Suite struct ToleranceTests {
  @Test func eitherLimitIsEnough() {
    #expect(Tolerance.exact.admits(1, 1))
    #expect(!Tolerance.exact.admits(1, 1.nextUp))
    let both = Tolerance(absolute: 0.5, relative: 0.01)
    #expect(both.admits(0, 0.5))
    #expect(!both.admits(0, 0.5.nextUp))
    #expect(both.admits(-0.25, 0.25))
    // Relative to the larger magnitude, in either order and with either sign.
    #expect(both.admits(99, 100))
    #expect(both.admits(100, 99))
    #expect(both.admits(-99, -100))
    #expect(!both.admits(98.9, 100))
    #expect(Tolerance(absolute: 0, relative: 0.01).admits(0, 0))
    #expect(!Tolerance(absolute: 0, relative: 0.01).admits(0, 1))
  }

  @Test func aColumnsOwnCountsBeforeThatOfAll() {
    var tolerances = Tolerances()
    #expect(tolerances["a"] == .exact)
    #expect(tolerances == Tolerances())
    tolerances.set(Tolerance(absolute: 1), for: Tolerances.everyColumn)
    tolerances.set(Tolerance(absolute: 2), for: "a")
    #expect(tolerances["a"].absolute == 2)
    #expect(tolerances["b"].absolute == 1)
    tolerances.set(.exact, for: "a")
    #expect(tolerances["a"] == .exact)
    #expect(tolerances.named.count == 2)
    var others = Tolerances()
    others.set(Tolerance(absolute: 3), for: "b")
    tolerances.merge(others)
    #expect(tolerances["b"].absolute == 3)
    #expect(tolerances["c"].absolute == 1)
    #expect(tolerances != others)
  }
}

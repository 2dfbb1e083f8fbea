import CardMath
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapBoundaryTests {
  /// Random steps are found to within a billionth, with the values on both sides.
  @Test(arguments: Seeds.few)
  func stepsAreFound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (places, values): ([Double], [Int]) = ([], [0])
    var place = -100.0
    for index in 1...12 {
      place += random.next(from: 1.01, to: 15)
      places.append(place)
      values.append(index % 3)
    }
    func value(_ x: Double) -> Int { values[places.filter { $0 <= x }.count] }
    let found = SnapBoundary.all(from: -100, to: 100, step: 1, of: value)
    let expected = places.count { $0 < 100 }
    #expect(found.count == expected, "seed \(seed)")
    for (index, boundary) in found.enumerated() {
      #expect(boundary.position >= places[index], "seed \(seed)")
      #expect(boundary.position - places[index] < 1e-9, "seed \(seed)")
      #expect(boundary.before == values[index])
      #expect(boundary.after == values[index + 1])
    }
  }

  /// Two steps within one sampling interval are both found if the value between them is a third one.
  @Test func aThirdValueWithinAStepIsFound() {
    let found = SnapBoundary.all(from: 0, to: 10, step: 1) { $0 < 3.25 ? 0 : $0 < 3.5 ? 1 : 2 }
    #expect(found.map(\.after) == [1, 2])
    #expect(found[0].position.isNear(3.25, 1e-9))
    #expect(found[1].position.isNear(3.5, 1e-9))
  }

  @Test func aStepAtTheEndCounts() {
    #expect(SnapBoundary.all(from: 0, to: 2.5, step: 1) { $0 < 2.5 ? 0 : 1 }.map(\.after) == [1])
    #expect(SnapBoundary.all(from: 1, to: 1, step: 1) { Int($0) }.isEmpty)
    // A rule that takes 0 for one direction changes just below 0, to the limit of bisection.
    let zero = SnapBoundary.all(from: -2, to: 2, step: 1) { $0 < 0 ? 0 : 1 }
    #expect(zero.count == 1 && zero[0].position == 0)
  }
}

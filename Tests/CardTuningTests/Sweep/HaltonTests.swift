import CardTestSupport
import CardTuning
import Testing

@Suite struct HaltonTests {
  /// Halton's own first points in bases 2 and 3, and in base 5 with its digits multiplied by 3.
  @Test func theFirstPoints() {
    let sixteenths = [8, 4, 12, 2, 10, 6, 14, 1]
    let ninths = [3, 6, 1, 4, 7, 2, 5, 8]
    let twentyFifths = [15, 5, 20, 10, 3, 18, 8, 23]
    for index in 0..<8 {
      let point = (0..<3).map { Halton.coordinate(of: index, dimension: $0) }
      #expect(point[0] == Double(sixteenths[index]) / 16)
      #expect(point[1].isNear(Double(ninths[index]) / 9, 1e-15))
      #expect(point[2].isNear(Double(twentyFifths[index]) / 25, 1e-15), "\(index)")
    }
  }

  /// Of b^k points in base b, each of the b^k parts of the interval has one.
  @Test(arguments: [(0, 2, 10), (1, 3, 6), (2, 5, 4), (3, 7, 3), (5, 13, 2), (19, 71, 2)])
  func everyPartHoldsOne(dimension: Int, base: Int, power: Int) {
    let count = (0..<power).reduce(1) { product, _ in product * base }
    var seen = [Int](repeating: 0, count: count)
    for index in 0..<count {
      let value = Halton.coordinate(of: index + count - 1, dimension: dimension)
      #expect(value >= 0)
      #expect(value < 1)
      seen[min(count - 1, Int(value * Double(count) + 1e-9))] += 1
    }
    #expect(seen.allSatisfy { $0 == 1 })
  }

  /// Neighbouring high bases don't lie on a line: their correlation is small.
  @Test func highBasesAreApart() {
    for dimension in 8..<(Halton.dimensionLimit - 1) {
      var sum = 0.0
      for index in 0..<500 {
        sum +=
          (Halton.coordinate(of: index, dimension: dimension) - 0.5)
          * (Halton.coordinate(of: index, dimension: dimension + 1) - 0.5)
      }
      #expect((sum / 500 * 12).magnitude < 0.25, "\(dimension): \(sum / 500 * 12)")
    }
  }
}

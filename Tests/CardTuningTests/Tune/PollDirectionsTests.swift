import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct PollDirectionsTests {
  /// Axes and a rotated basis: each direction has length 1 and its opposite; the directions of a basis are orthogonal.
  @Test(arguments: [1, 2, 3, 5], [0, 1, 7, 40]) func areABasisAndItsOpposite(dimension: Int, poll: Int) {
    let directions = PollDirections.directions(dimension: dimension, poll: poll)
    #expect(directions.count == (dimension == 1 ? 2 : 4 * dimension) || poll == 0)
    func product(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    for (index, direction) in directions.enumerated() {
      #expect(product(direction, direction).isNear(1, 1e-12))
      if index % 2 == 0 { #expect(directions[index + 1] == direction.map { -$0 } || index < 2 * dimension) }
    }
    for one in stride(from: 2 * dimension, to: directions.count, by: 2) {
      for other in stride(from: one + 2, to: directions.count, by: 2) {
        #expect(product(directions[one], directions[other]).isNear(0, 1e-12))
      }
    }
  }

  /// In two dimensions, the rotated directions come near every angle.
  @Test func everyDirectionComesNear() {
    let all = (0..<64).flatMap { PollDirections.directions(dimension: 2, poll: $0) }
    for step in 0..<36 {
      let angle = Double(step) * .pi / 18
      // A rough sine and cosine suffice: the nearest direction must be within a few degrees.
      let wanted = [Fixtures.cosine(angle), Fixtures.cosine(angle - .pi / 2)]
      let nearest = all.map { $0[0] * wanted[0] + $0[1] * wanted[1] }.max()!
      #expect(nearest > 0.99, "\(step)")
    }
  }
}

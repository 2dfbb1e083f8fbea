import CardMath
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct LeastSquaresTests {
  @Test func aLineThroughFourPoints() {
    // y = 3.5 + 1.4 x through (1, 6), (2, 5), (3, 7), (4, 10), from a textbook.
    let solved = LeastSquares(columns: [1, 1, 1, 1, 1, 2, 3, 4], count: 2, data: [6, 5, 7, 10])
    #expect(solved.coefficients[0].isNear(3.5))
    #expect(solved.coefficients[1].isNear(1.4))
    #expect(solved.sum.isNear(4.2))
    for (residual, expected) in zip(solved.residuals, [1.1, -1.3, -0.7, 0.9]) { #expect(residual.isNear(expected)) }
    // (AᵀA)⁻¹ = [30 −10; −10 4] / 20.
    #expect(solved.variances[0].isNear(1.5))
    #expect(solved.variances[1].isNear(0.2))
    // With h = (0.7, 0.3, 0.3, 0.7), p = (1, ½, 0, −½) and (−0.3, −0.1, 0.1, 0.3).
    #expect(solved.unevenVariances[0].isNear(16.556689, 1e-6))
    #expect(solved.unevenVariances[1].isNear(2.064490, 1e-6))
  }

  /// Data that are a sum of the columns give back the coefficients, and the residuals are orthogonal to every column.
  @Test(arguments: Seeds.few) func sharesComeBack(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (rows, count) = (20, 5)
    let columns = (0..<rows * count).map { _ in random.next(from: -1, to: 1) }
    let shares = (0..<count).map { _ in random.next(from: -100, to: 100) }
    let exact = (0..<rows).map { row in (0..<count).reduce(0) { $0 + shares[$1] * columns[$1 * rows + row] } }
    let solved = LeastSquares(columns: columns, count: count, data: exact)
    for (found, share) in zip(solved.coefficients, shares) { #expect(found.isNear(share, 1e-9), "seed \(seed)") }
    let noisy = LeastSquares(columns: columns, count: count, data: exact.map { $0 + random.next(from: -1, to: 1) })
    for column in 0..<count {
      let product = (0..<rows).reduce(0) { $0 + noisy.residuals[$1] * columns[column * rows + $1] }
      #expect(product.isNear(0, 1e-9), "seed \(seed)")
    }
  }

  @Test func aColumnThatSaysNothingNewGetsNothing() {
    let solved = LeastSquares(columns: [1, 2, 3, 2, 4, 6, 0, 0, 0], count: 3, data: [2, 4, 6])
    #expect(solved.coefficients == [2, 0, 0])
    #expect(solved.variances[0].isFinite)
    #expect(solved.variances[1] == .infinity)
    #expect(solved.variances[2] == .infinity)
    #expect(solved.unevenVariances[0].isFinite)
    #expect(solved.unevenVariances[1] == .infinity)
  }
}

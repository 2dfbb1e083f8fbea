import CardMath
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct VariableProjectionTests {
  /// An exponential on a constant: one shape parameter, two linear coefficients.
  struct Decay: MotionShape {
    var ranges = [ParameterRange(low: 0.01, high: 100, scale: 1)]
    let functionCount = 2
    let startReach = 0
    let hasEnd = false
    let isProfiled = false

    func fill(_ columns: inout [Double], shape: [Double], times: [Double]) {
      for (row, time) in times.enumerated() {
        columns[row] = 1
        columns[times.count + row] = Elementary.exp(-shape[0] * time)
      }
    }
  }

  static let times = (0..<40).map { Double($0) / 20 }

  @Test(arguments: [0.2, 1, 3.5, 20], [0.05, 1, 10, 60]) func theDecayIsFound(decay: Double, guess: Double) {
    let positions = Self.times.map { 5 - 3 * Elementary.exp(-decay * $0) }
    var projection = VariableProjection(Decay(), times: Self.times, positions: positions)
    let fit = projection.search(from: [guess])
    // From a distant guess the search may end on a plateau; from the best of several guesses it doesn't.
    let starts = [0.1, 0.5, 2, 8, 30].map { [$0] }
    let sums = projection.sums(of: starts)
    let nearest = projection.search(from: starts[sums.indices.min { sums[$0] < sums[$1] } ?? 0])
    #expect(nearest.shape[0].isNear(decay, 1e-4 * decay))
    #expect(nearest.sum <= fit.sum + 1e-12)
    #expect(nearest.shares[0].isNear(5, 1e-4))
    #expect(nearest.shares[1].isNear(-3, 1e-3))
  }

  /// A part of weighted positions has their weights, each once.
  @Test func aPartKeepsItsWeights() {
    let times = (0..<200).map { Double($0) / 100 }
    let positions = times.map { 5 - 3 * Elementary.exp(-2 * $0) }
    let weights = times.map { 0.1 + $0 }
    let whole = VariableProjection(Decay(), times: times, positions: positions, weights: weights)
    let rows = stride(from: 0 as Int, to: 200, by: 5).map { $0 }
    let part = VariableProjection(
      Decay(), times: rows.map { times[$0] }, positions: rows.map { positions[$0] }, weights: rows.map { weights[$0] })
    let (one, other) = (whole.thinned.sums(of: [[3]])[0], part.sums(of: [[3]])[0])
    #expect(one.isNear(other, 1e-12))
    #expect(one > 1e-3)
  }

  @Test func aSearchStaysInItsRange() {
    let positions = Self.times.map { Elementary.exp(-5 * $0) }
    var shape = Decay()
    shape.ranges = [ParameterRange(low: 0.5, high: 2, scale: 1)]
    var projection = VariableProjection(shape, times: Self.times, positions: positions)
    #expect(projection.search(from: [1]).shape == [2])
    #expect(projection.search(from: [-7]).shape == [2])
  }

  /// A weight of 2 is a position that is there twice.
  @Test func weightsCountPositions() {
    var random = SplitMix64(seed: 1)
    let positions = Self.times.map { 5 - 3 * Elementary.exp(-2 * $0) + random.next(from: -0.1, to: 0.1) }
    let weights = Self.times.indices.map { $0 < 10 ? 2.0 : 1 }
    var weighted = VariableProjection(Decay(), times: Self.times, positions: positions, weights: weights)
    var repeated = VariableProjection(
      Decay(), times: Array(Self.times.prefix(10)) + Self.times, positions: Array(positions.prefix(10)) + positions)
    let (one, other) = (weighted.search(from: [1.5]), repeated.search(from: [1.5]))
    #expect(one.shape[0].isNear(other.shape[0], 1e-6))
    #expect(one.sum.isNear(other.sum, 1e-9))
    for (variance, second) in zip(weighted.variances(of: one), repeated.variances(of: other)) {
      #expect((variance / second - 1).magnitude < 1e-4)
    }
  }

  /// A held parameter keeps its value, and is known.
  @Test func theLastParameterIsHeld() {
    let positions = Self.times.map { 5 - 3 * Elementary.exp(-2 * $0) }
    var projection = VariableProjection(Decay(), times: Self.times, positions: positions)
    let fit = projection.search(from: [3], holdsLast: true)
    #expect(fit.shape == [3])
    #expect(fit.sum == projection.fit([3]).sum)
    let known = projection.variances(of: fit, holdsLast: true)
    #expect(known.count == 3 && known[0] == 0)
    #expect(known[1] < projection.variances(of: fit)[1])
  }

  /// The variances are those of the linearised model, here from a known 3×3 matrix.
  @Test func variancesFollowFromTheSlopes() {
    let decay = 2.0
    let positions = Self.times.map { 5 - 3 * Elementary.exp(-decay * $0) }
    var projection = VariableProjection(Decay(), times: Self.times, positions: positions)
    let fit = projection.fit([decay])
    let found = projection.variances(of: fit)
    let slopes =
      Self.times.map { 3 * $0 * Elementary.exp(-decay * $0) } + Self.times.map { _ in 1.0 }
      + Self.times.map { Elementary.exp(-decay * $0) }
    let expected = LeastSquares(columns: slopes, count: 3, data: positions).variances
    for (variance, other) in zip(found, expected) { #expect((variance / other - 1).magnitude < 1e-6) }
    // A parameter known in advance needs no positions.
    let known = projection.variances(of: fit, weight: 1e4)
    #expect((known[0] * 1e8 - 1).magnitude < 1e-3)
    #expect(known[1] < found[1])
    #expect(known[2] < found[2])
  }
}

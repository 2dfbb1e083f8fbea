import CardMath
import CardModel
import CardTestSupport
import Foundation
import Testing

@testable import CardSimulation

@Suite struct FlipProbabilityTests {
  static func share(_ y: Double, _ velocity: Double, _ jitter: FlipProbability = FlipProbability()) -> Double {
    jitter.share(releasedAt: y, velocity: velocity, of: Fixtures.card, from: 1, rules: Rules())
  }

  /// The share beyond a threshold is that of the normal distribution, to the error of 1024 draws:
  /// three times √(p(1−p)/n).
  @Test(arguments: [0.0, 20, 40, 60, 100, 150])
  func theShareIsTheNormalDistributions(below: Double) {
    // The finger goes up at 600 − below pt/s from half, where only the velocity can flip.
    let velocity = -(600 - below)
    let deviation = 20 + 0.05 * velocity.magnitude
    let expected = 0.5 * erfc(below / deviation / 2.0.squareRoot())
    let share = Self.share(390.5, velocity)
    #expect(share.isNear(expected, 3 * (expected * (1 - expected) / 1024).squareRoot() + 1e-3), "\(share), \(expected)")
  }

  @Test func farFromEveryBoundaryNothingFlips() {
    #expect(Self.share(390.5, 0) == 0)
    #expect(Self.share(100, 0) == 0)
    // Halfway between two detents every other finger intends the one and gets the other.
    #expect(Self.share(230.75, 0).isNear(0.5, 0.05))
    var still = FlipProbability()
    (still.placeDeviation, still.velocityDeviation, still.velocityPart) = (0, 0, 0)
    #expect(Self.share(230.75, 0, still) == 0)
  }

  @Test func itFollowsFromItsSeed() {
    var other = FlipProbability()
    other.seed = 2
    #expect(Self.share(390.5, -590) == Self.share(390.5, -590))
    #expect(Self.share(390.5, -590, other) != Self.share(390.5, -590))
    let mean = FlipProbability().mean(of: Fixtures.card, rules: Rules())
    #expect(mean > 0.001)
    #expect(mean < 0.2)
    #expect(mean == FlipProbability().mean(of: Fixtures.card, rules: Rules()))
  }

  /// The draws have mean 0, deviation 1, independent coordinates, and normal tails.
  @Test func theDrawsAreNormal() {
    var random = SplitMix64(seed: 3)
    let pairs = (0..<20_000).map { _ in FlipProbability.normalPair(&random) }
    let values = pairs.flatMap { [$0.0, $0.1] }
    let mean = values.reduce(0, +) / 40_000
    let variance = values.reduce(0) { $0 + $1 * $1 } / 40_000
    #expect(mean.isNear(0, 0.015))
    #expect(variance.isNear(1, 0.03))
    #expect((pairs.reduce(0) { $0 + $1.0 * $1.1 } / 20_000).isNear(0, 0.022))
    let beyond = Double(values.filter { $0.magnitude > 1.96 }.count) / 40_000
    #expect(beyond.isNear(0.05, 0.004))
  }
}

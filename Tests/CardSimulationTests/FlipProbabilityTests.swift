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

  /// The share beyond a threshold is that of the normal distribution.
  @Test(arguments: [0.0, 20, 40, 60, 100, 150])
  func theShareIsTheNormalDistributions(below: Double) {
    // The finger goes up at 600 − below pt/s from half, where only the velocity can flip.
    let velocity = -(600 - below)
    let deviation = 20 + 0.05 * velocity.magnitude
    let expected = 0.5 * erfc(below / deviation / 2.0.squareRoot())
    let share = Self.share(390.5, velocity)
    #expect(share.isNear(expected, 2e-3), "\(share), \(expected)")
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
    #expect(mean == FlipProbability().mean(of: Fixtures.card, rules: Rules()))
    #expect(mean != other.mean(of: Fixtures.card, rules: Rules()))
  }

  /// Where only the place decides, a boundary halfway between two detents costs ∫ Φ(−|d|/σ) dd = σ·√(2/π) points of
  /// the distance from the highest detent to the lowest.
  @Test(arguments: [1.0, 2, 8])
  func aBoundaryOfPlacesCostsWhatTheNormalDistributionSays(deviation: Double) {
    var rules = Rules()
    var snap = SwipeSnap()
    snap.resistance = 1e6
    rules.snap = .swipe(snap)
    var jitter = FlipProbability()
    jitter.placeDeviation = deviation
    let stops = Fixtures.card.stops
    let boundaries = Double(stops.count - 1)
    let cost = boundaries * deviation * (2 / Double.pi).squareRoot()
    let expected = cost / (stops.lowestPlace.y - stops.highestPlace.y)
    let mean = jitter.mean(of: Fixtures.card, rules: rules)
    #expect(mean.isNear(expected, 1e-3), "\(mean), \(expected)")
  }

  /// 16,384 draws of the even sequence agree with 200,000 independent ones, and with those of other seeds.
  @Test func theMeanIsThatOfIndependentReleases() {
    let mean = FlipProbability().mean(of: Fixtures.card, rules: Rules())
    var random = SplitMix64(seed: 99)
    let rules = Rules()
    let card = Fixtures.card
    let (top, bottom) = (card.stops.highestPlace.y, card.stops.lowestPlace.y)
    var flips = 0
    let count = 200_000
    for _ in 0..<count {
      let y = top + (bottom - top) * random.nextUnit()
      let velocity = 2000 * random.nextUnit() - 1000
      // The sum of twelve uniform numbers is nearly normal: another distribution than the one under test draws from.
      let (first, second) = (Self.sumOfTwelve(&random), Self.sumOfTwelve(&random))
      let committed = card.nearestDetent(to: y)
      let meant = rules.decision(releasedAt: y, velocity: velocity, of: card, from: committed).target
      let made = rules.decision(
        releasedAt: y + first, velocity: velocity + (20 + 0.05 * velocity.magnitude) * second, of: card,
        from: committed
      ).target
      if made != meant { flips += 1 }
    }
    let expected = Double(flips) / Double(count)
    #expect(mean.isNear(expected, 4 * (expected / Double(count)).squareRoot() + 1e-3), "\(mean), \(expected)")
    for seed in 2...8 as ClosedRange<UInt64> {
      var other = FlipProbability()
      other.seed = seed
      let share = other.mean(of: card, rules: rules)
      #expect(share.isNear(mean, 2e-3), "seed \(seed): \(share), \(mean)")
    }
  }

  static func sumOfTwelve(_ random: inout SplitMix64) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + random.nextUnit() }
  }

  /// `tune` descends along this mean: as a threshold grows by 5 pt/s, the mean goes on without a zigzag.
  @Test func theMeanGoesOnSmoothlyAsAThresholdGrows() {
    let means = stride(from: 300.0, through: 600, by: 5).map { threshold -> Double in
      var rules = Rules()
      var snap = SwipeSnap()
      snap.resistance = threshold
      rules.snap = .swipe(snap)
      return FlipProbability().mean(of: Fixtures.card, rules: rules)
    }
    for (index, mean) in means.enumerated().dropFirst().dropLast() {
      let bend = mean - (means[index - 1] + means[index + 1]) / 2
      #expect(bend.magnitude < 1e-3, "at \(300 + 5 * index) pt/s: \(bend)")
    }
  }

  /// The pairs have mean 0, deviation 1, independent coordinates, and normal tails.
  @Test func thePairsAreNormal() {
    var random = SplitMix64(seed: 3)
    let pairs = (0..<20_000).map { _ in FlipProbability.normalPair(random.nextUnit(), random.nextUnit()) }
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

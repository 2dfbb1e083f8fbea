import CardMath
import CardModel

/// How probably a finger that means one release makes another of it, and the card goes to another detent.
///
/// A finger isn't exact. Around a release its place is drawn from a normal distribution of `placeDeviation`, and its
/// velocity from one of
///
/// ```
/// σ = velocityDeviation + velocityPart · |v|
/// ```
/// The numbers follow from how a touch is measured: with samples 20 ms apart that are each 0.3 pt off, a velocity is
/// 0.3 · √2 / 20 ms = 21 pt/s off, and with instants that are each 0.9 ms off, 0.9 · √2 / 20 = 6 %. The place is this
/// project's choice: as far as a finger rolls while it lifts.
public struct FlipProbability: Hashable, Sendable {
  /// The standard deviation of the place, points.
  public var placeDeviation = 1.0

  /// The standard deviation of the velocity of a finger that stands still, points per second.
  public var velocityDeviation = 20.0

  /// What each point per second adds to that.
  public var velocityPart = 0.05

  /// How many releases are drawn for each that is meant, > 0.
  public var count = 1024

  /// What the draws follow from; the same ones for every release.
  public var seed: UInt64 = 1

  /// A finger's jitter.
  public init() {}

  /// The share of the drawn releases, 0…1, that go elsewhere than the one that was meant.
  ///
  /// - Parameters:
  ///   - y: Where the controller believes the card to be, points.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - card: The card.
  ///   - committed: The index of the detent that was decided last.
  ///   - rules: What decides.
  public func share(
    releasedAt y: Double, velocity: Double, of card: Card, from committed: Int, rules: Rules
  ) -> Double {
    var random = SplitMix64(seed: seed)
    let flips = flips(releasedAt: y, velocity: velocity, of: card, from: committed, rules: rules, count, &random)
    return Double(flips) / Double(count)
  }

  /// How many of so many draws go elsewhere.
  private func flips(
    releasedAt y: Double, velocity: Double, of card: Card, from committed: Int, rules: Rules, _ count: Int,
    _ random: inout SplitMix64
  ) -> Int {
    let meant = rules.decision(releasedAt: y, velocity: velocity, of: card, from: committed).target
    let deviation = velocityDeviation + velocityPart * velocity.magnitude
    var flips = 0
    for _ in 0..<count {
      let draw = FlipProbability.normalPair(&random)
      let target = rules.decision(
        releasedAt: y + placeDeviation * draw.0, velocity: velocity + deviation * draw.1, of: card, from: committed
      ).target
      if target != meant { flips += 1 }
    }
    return flips
  }

  /// The mean over releases from the highest to the lowest detent and from −`speed` to `speed`, on a grid of
  /// `rows` × `rows` cells at their centres: how often jitter decides, over all that a finger does. The detent that was
  /// decided last is the nearest.
  ///
  /// - Parameters:
  ///   - speed: Points per second, > 0.
  ///   - rows: How many cells each way, > 0.
  ///   - draws: How many releases are drawn for each cell, > 0.
  ///   - card: The card.
  ///   - rules: What decides.
  public func mean(
    upTo speed: Double = 1000, rows: Int = 24, draws: Int = 64, of card: Card, rules: Rules
  ) -> Double {
    let (top, bottom) = (card.detents[card.detents.count - 1].y, card.detents[card.lowestDetent].y)
    var random = SplitMix64(seed: seed)
    var sum = 0
    for row in 0..<rows {
      let y = top + (bottom - top) * ((Double(row) + 0.5) / Double(rows))
      for column in 0..<rows {
        let velocity = speed * ((2 * Double(column) + 1) / Double(rows) - 1)
        sum += flips(
          releasedAt: y, velocity: velocity, of: card, from: card.nearestDetent(to: y), rules: rules, draws, &random)
      }
    }
    return Double(sum) / Double(rows * rows * draws)
  }

  /// Two independent draws from the normal distribution of mean 0 and deviation 1.
  ///
  /// Box and Muller, *A Note on the Generation of Random Normal Deviates*, 1958.
  static func normalPair(_ random: inout SplitMix64) -> (Double, Double) {
    // 1 − u lies in (0, 1], so that its logarithm is finite.
    let radius = (-2 * Elementary.log(1 - random.nextUnit())).squareRoot()
    let wave = Elementary.sinCos(2 * .pi * random.nextUnit())
    return (radius * wave.cos, radius * wave.sin)
  }
}

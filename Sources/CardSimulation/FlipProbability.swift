import CardMath
import CardModel

/// The probability that a finger that intends one release makes another, which sends the card to another detent.
///
/// A finger isn't exact. Around an intended release the position is drawn from a normal distribution of deviation
/// `placeDeviation`, and the velocity from one of deviation
///
/// ```
/// σ = velocityDeviation + velocityPart · |v|
/// ```
/// The numbers follow from the measurement of touches: with samples 20 ms apart, an error of 0.3 pt in each gives a
/// velocity error of 0.3 · √2 / 20 ms = 21 pt/s, and an error of 0.9 ms in each instant gives 0.9 · √2 / 20 = 6 %. The
/// deviation of the position is this project's choice: the distance that a finger rolls while it lifts.
public struct FlipProbability: Hashable, Sendable {
  /// The standard deviation of the position, points.
  public var placeDeviation = 1.0

  /// The standard deviation of the velocity of a finger at rest, points per second.
  public var velocityDeviation = 20.0

  /// The increase of that deviation for each point per second of velocity.
  public var velocityPart = 0.05

  /// The number of draws for each intended release, > 0.
  public var count = 1024

  /// The seed of the draws, which are the same for every release.
  public var seed: UInt64 = 1

  /// Creates the jitter of a typical finger.
  public init() {}

  /// Returns the share, 0…1, of the drawn releases that have another target than the intended one.
  ///
  /// - Parameters:
  ///   - y: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - card: The card.
  ///   - committed: The index of the last decided detent.
  ///   - rules: The rules that decide the target.
  public func share(
    releasedAt y: Double, velocity: Double, of card: Card, from committed: Int, rules: Rules
  ) -> Double {
    var random = SplitMix64(seed: seed)
    let flips = flips(releasedAt: y, velocity: velocity, of: card, from: committed, rules: rules, count, &random)
    return Double(flips) / Double(count)
  }

  /// Returns the number of draws, out of `count`, that have another target.
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

  /// Returns the mean share over releases from the highest to the lowest detent and from −`speed` to `speed`, at the
  /// centres of `rows` × `rows` cells: the share of all releases that jitter decides. The last decided detent is the
  /// nearest.
  ///
  /// - Parameters:
  ///   - speed: The largest speed, points per second, > 0.
  ///   - rows: The number of cells along each axis, > 0.
  ///   - draws: The number of draws for each cell, > 0.
  ///   - card: The card.
  ///   - rules: The rules that decide the target.
  public func mean(
    upTo speed: Double = 1000, rows: Int = 24, draws: Int = 64, of card: Card, rules: Rules
  ) -> Double {
    let (top, bottom) = (card.stops.highestPlace.y, card.stops.lowestPlace.y)
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

  /// Returns two independent draws from the normal distribution of mean 0 and deviation 1.
  ///
  /// Box and Muller, *A Note on the Generation of Random Normal Deviates*, 1958.
  static func normalPair(_ random: inout SplitMix64) -> (Double, Double) {
    // 1 − u lies in (0, 1], so its logarithm is finite.
    let radius = (-2 * Elementary.log(1 - random.nextUnit())).squareRoot()
    let wave = Elementary.sinCos(2 * .pi * random.nextUnit())
    return (radius * wave.cos, radius * wave.sin)
  }
}

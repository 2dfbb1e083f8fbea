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

  /// The number of draws, > 0.
  public var count = 16_384

  /// The seed of the draws, which are the same for every card and all rules.
  public var seed: UInt64 = 1

  /// Creates the jitter of a typical finger.
  public init() {}

  /// Returns the share, 0…1, of the drawn releases that have another target than the intended one.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - card: The card.
  ///   - committed: The index of the last decided detent.
  ///   - rules: The rules that decide the target.
  public func share(
    releasedAt modelY: Double, velocity: Double, of card: Card, from committed: Int, rules: Rules
  ) -> Double {
    share { draw in
      flips(releasedAt: modelY, velocity: velocity, of: card, from: committed, rules: rules, draw)
    }
  }

  /// Returns the mean share over all releases from the highest to the lowest detent and from −`speed` to `speed`: the
  /// share of releases that jitter decides. The last decided detent is the nearest.
  ///
  /// Each draw has an intended release of its own. The jitter is small beside the distance between detents: on a grid
  /// of intended releases, a boundary between two targets passes between the grid's lines, and the mean goes up and
  /// down as a setting moves it.
  ///
  /// - Parameters:
  ///   - speed: The largest speed, points per second, > 0.
  ///   - card: The card.
  ///   - rules: The rules that decide the target.
  public func mean(upTo speed: Double = 1000, of card: Card, rules: Rules) -> Double {
    let (top, bottom) = (card.stops.highestPlace.modelY, card.stops.lowestPlace.modelY)
    return share { draw in
      let modelY = top + (bottom - top) * draw[2]
      return flips(
        releasedAt: modelY, velocity: speed * (2 * draw[3] - 1), of: card,
        from: card.nearestDetent(to: card.shownY(at: modelY)), rules: rules, draw)
    }
  }

  /// Returns the share of the draws for which `flips` is true.
  private func share(_ flips: (SIMD4<Double>) -> Bool) -> Double {
    var random = SplitMix64(seed: seed)
    let start = SIMD4(random.next(), random.next(), random.next(), random.next())
    var sum = 0
    for index in 0..<count where flips(FlipProbability.draw(UInt64(index), from: start)) { sum += 1 }
    return Double(sum) / Double(count)
  }

  /// Returns whether the release that the first two numbers of a draw make of an intended one has another target.
  private func flips(
    releasedAt modelY: Double, velocity: Double, of card: Card, from committed: Int, rules: Rules,
    _ draw: SIMD4<Double>
  ) -> Bool {
    let normal = FlipProbability.normalPair(draw[0], draw[1])
    let deviation = velocityDeviation + velocityPart * velocity.magnitude
    let made = rules.decision(
      releasedAt: modelY + placeDeviation * normal.0, velocity: velocity + deviation * normal.1, of: card,
      from: committed)
    return made.target != rules.decision(releasedAt: modelY, velocity: velocity, of: card, from: committed).target
  }

  /// Returns a point of a sequence that fills the unit cube of four dimensions evenly: a share of n such points has an
  /// error that falls faster than the 1/√n of random ones.
  ///
  /// ```
  /// xᵢ = frac(start + i · (1/φ, 1/φ², 1/φ³, 1/φ⁴)), φ⁵ = φ + 1
  /// ```
  /// Roberts, *The Unreasonable Effectiveness of Quasirandom Sequences*, 2018. A fraction of 64 bits wraps around by
  /// itself, without an error that grows with the index.
  static func draw(_ index: UInt64, from start: SIMD4<UInt64>) -> SIMD4<Double> {
    let point = start &+ SIMD4(repeating: index) &* steps
    return SIMD4<Double>(point &>> 11) * 0x1p-53
  }

  /// The four steps of the sequence, in units of 2⁻⁶⁴.
  private static let steps = SIMD4<UInt64>(
    0xDB4F_0B91_75AE_2165, 0xBBE0_5633_03A4_615F, 0xA0F2_EC75_A1FE_1576, 0x89E1_8285_7D9E_D689)

  /// Returns two independent values of the normal distribution of mean 0 and deviation 1, from two of the uniform
  /// distribution over 0 ..< 1.
  ///
  /// Box and Muller, *A Note on the Generation of Random Normal Deviates*, 1958.
  static func normalPair(_ first: Double, _ second: Double) -> (Double, Double) {
    // 1 − u lies in (0, 1], so its logarithm is finite.
    let radius = (-2 * Elementary.log(1 - first)).squareRoot()
    let wave = Elementary.sinCos(2 * .pi * second)
    return (radius * wave.cos, radius * wave.sin)
  }
}

import CardModel

/// The speed that a flick needs to go past a detent: from one detent beyond its neighbour.
public struct SkipVelocity: Hashable, Sendable {
  /// The index of the detent at which the card is.
  public let from: Int

  /// True if the flick goes up.
  public let goesUp: Bool

  /// The least speed that skips the neighbour, points per second; nil if none up to ``limit`` does.
  public let speed: Double?

  /// The fastest flick in the search, points per second.
  public static let limit = ReleaseExplanation.velocityRange

  /// Computes the velocity of one skip. The search uses steps of 1 pt/s, then bisects to a billionth: it can miss an
  /// interval of speeds narrower than a step.
  ///
  /// - Parameters:
  ///   - from: The index of a detent that a finger reaches.
  ///   - goesUp: True if the flick goes up.
  ///   - card: The card.
  ///   - rules: The rules that decide the target.
  public init(from: Int, goesUp: Bool, of card: Card, rules: Rules) {
    (self.from, self.goesUp) = (from, goesUp)
    let modelY = card.detents[from].modelY
    let neighbour = goesUp ? card.stops.next(above: from) : card.stops.next(below: from)
    func skips(_ speed: Double) -> Bool {
      let target = rules.decision(releasedAt: modelY, velocity: goesUp ? -speed : speed, of: card, from: from).target
      return goesUp ? target > neighbour : target < neighbour
    }
    var (short, enough) = (0.0, 0.0)
    while !skips(enough) {
      short = enough
      enough += 1
      guard enough <= SkipVelocity.limit else {
        speed = nil
        return
      }
    }
    while enough - short > ReleaseExplanation.resolution {
      let middle = short + (enough - short) / 2
      if skips(middle) { enough = middle } else { short = middle }
    }
    speed = enough
  }

  /// Returns the possible skips, lowest start first.
  public static func all(of card: Card, rules: Rules) -> [SkipVelocity] {
    var skips: [SkipVelocity] = []
    for rank in 0..<card.stops.count {
      let index = card.stops.index(rank)
      if rank + 2 < card.stops.count {
        skips.append(SkipVelocity(from: index, goesUp: true, of: card, rules: rules))
      }
      if rank >= 2 {
        skips.append(SkipVelocity(from: index, goesUp: false, of: card, rules: rules))
      }
    }
    return skips
  }

  /// Returns the least of these speeds, points per second; nil if no flick skips a detent.
  public static func least(of card: Card, rules: Rules) -> Double? {
    var least: Double?
    for skip in all(of: card, rules: rules) {
      if let speed = skip.speed { least = min(least ?? speed, speed) }
    }
    return least
  }
}

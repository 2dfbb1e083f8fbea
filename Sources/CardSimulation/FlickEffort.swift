import CardModel

/// The distance that a finger must drag a card before a flick takes it to the next detent.
///
/// It is the least distance from a detent toward a neighbour from which *every* release at that speed goes to the
/// neighbour, or further. If a rule alternates between detents along the drag, the last change counts, so a longer drag
/// never fails.
public struct FlickEffort: Hashable, Sendable {
  /// The index of the detent at which the drag begins.
  public let from: Int

  /// The index of its neighbour.
  public let to: Int

  /// The finger's speed at the release, points per second, in the direction of the neighbour.
  public let speed: Double

  /// The distance of the drag from the detent toward its neighbour, points; nil if even a release at the neighbour
  /// falls back. It is that of the card's model position, which a finger moves: where the lowest detent's lies lower
  /// than the card shows, the first part of a drag shows nothing.
  public let distance: Double?

  /// The measured speeds, points per second: a slow, a usual and a quick flick.
  public static let speeds = [100.0, 300, 800]

  /// Computes the effort of one flick.
  ///
  /// - Parameters:
  ///   - from: The index of a detent that a finger reaches.
  ///   - to: The index of a neighbour that it reaches.
  ///   - speed: The speed, points per second, ≥ 0.
  ///   - card: The card.
  ///   - rules: The rules that decide the target.
  public init(from: Int, to: Int, speed: Double, of card: Card, rules: Rules) {
    precondition(from != to, "a card at a detent needs no flick to it")
    (self.from, self.to, self.speed) = (from, to, speed)
    let start = card.detents[from].modelY
    let travel = card.detents[to].modelY - start
    let goesUp = to > from
    let velocity = goesUp ? -speed : speed
    func commits(_ distance: Double) -> Bool {
      let modelY = start + (travel < 0 ? -distance : distance)
      let target = rules.decision(releasedAt: modelY, velocity: velocity, of: card, from: from).target
      return goesUp ? target >= to : target <= to
    }
    // Searches backwards from the neighbour, in steps; then bisects the last step.
    let length = travel.magnitude
    var sure = length
    guard commits(sure) else {
      distance = nil
      return
    }
    var unsure: Double?
    while sure > 0, unsure == nil {
      let next = max(0, sure - ReleaseExplanation.distanceStep)
      if commits(next) { sure = next } else { unsure = next }
    }
    while let low = unsure, sure - low > ReleaseExplanation.resolution {
      let middle = low + (sure - low) / 2
      if commits(middle) { sure = middle } else { unsure = middle }
    }
    distance = sure
  }

  /// Returns the efforts between all neighbours, up and down, lowest first; none if a finger reaches only one detent.
  public static func all(speed: Double, of card: Card, rules: Rules) -> [FlickEffort] {
    var efforts: [FlickEffort] = []
    for rank in 1..<card.stops.count {
      let (lower, higher) = (card.stops.index(rank - 1), card.stops.index(rank))
      efforts.append(FlickEffort(from: lower, to: higher, speed: speed, of: card, rules: rules))
      efforts.append(FlickEffort(from: higher, to: lower, speed: speed, of: card, rules: rules))
    }
    return efforts
  }

  /// Returns the largest distance between neighbours, points; nil if no flick reaches one of them, or if there are
  /// none.
  public static func largest(speed: Double, of card: Card, rules: Rules) -> Double? {
    var largest: Double?
    for rank in 1..<card.stops.count {
      let (lower, higher) = (card.stops.index(rank - 1), card.stops.index(rank))
      for (from, to) in [(lower, higher), (higher, lower)] {
        guard let distance = FlickEffort(from: from, to: to, speed: speed, of: card, rules: rules).distance else {
          return nil
        }
        largest = max(largest ?? 0, distance)
      }
    }
    return largest
  }
}

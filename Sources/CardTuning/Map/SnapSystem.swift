import CardModel
import CardSimulation

/// What a snap map is of: a card with its rules, on its screen.
public struct SnapSystem: Sendable {
  /// The card.
  public let card: Card

  /// What decides.
  public let rules: Rules

  /// The container, which says how a card yields beyond its outer detents.
  public let screen: Screen

  /// What the card's detents are called, the lowest first.
  public let names: [String]

  /// The index of the detent that was decided last; nil: the one nearest to the release.
  public let committed: Int?

  /// A system.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - rules: What decides.
  ///   - screen: The container.
  ///   - names: What its detents are called, the lowest first.
  ///   - committed: The index of the detent that was decided last; nil: the one nearest to the release.
  public init(card: Card, rules: Rules, screen: Screen, names: [String], committed: Int? = nil) {
    precondition(names.count == card.detents.count, "\(names.count) names for \(card.detents.count) detents")
    precondition(committed.map(card.detents.indices.contains) ?? true, "no detent has that index")
    (self.card, self.rules, self.screen, self.names, self.committed) = (card, rules, screen, names, committed)
  }

  /// The indices of the detents that a finger reaches.
  public var reachable: Range<Int> { card.lowestDetent..<card.detents.count }

  /// From the highest detent to the lowest, as they show.
  public var travel: ClosedRange<Double> {
    card.detents[card.detents.count - 1].y...card.detents[card.lowestDetent].y
  }

  /// The detents from which releases are looked at: all that a finger reaches where the rules go by the detent that was
  /// decided last and nobody said which it is; else only one, nil for the nearest.
  public var departures: [Int?] {
    guard committed == nil, case .step = rules.snap else { return [committed] }
    return reachable.map { $0 }
  }

  /// The detent nearest to a place, as it shows.
  public func nearest(to y: Double) -> Int { card.nearestDetent(to: card.shownY(at: y)) }

  /// The detent that a release goes to.
  ///
  /// - Parameters:
  ///   - y: Where the controller believes the card to be, points.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - departure: The detent that was decided last; nil: as the system says.
  @inline(__always)
  public func target(_ y: Double, _ velocity: Double, from departure: Int? = nil) -> Int {
    rules.decision(
      releasedAt: y, velocity: velocity, of: card, from: departure ?? committed ?? nearest(to: y)
    ).target
  }

  /// Where a release lands.
  public func landing(_ y: Double, _ velocity: Double, from departure: Int? = nil) -> Landing {
    landing(y, velocity, slope: slope(at: y), from: departure)
  }

  /// The same, for many velocities at one place: how much of them shows there is asked for once.
  @inline(__always)
  func landing(_ y: Double, _ velocity: Double, slope: Double, from departure: Int? = nil) -> Landing {
    Landing(
      releasedAtModelY: y, velocity: velocity, slope: slope, of: card,
      from: departure ?? committed ?? nearest(to: y), rules: rules)
  }

  /// How much of a finger's velocity shows at a place.
  func slope(at y: Double) -> Double { rules.drag.slope(at: y, of: card, on: screen) }
}

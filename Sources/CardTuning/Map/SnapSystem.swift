import CardModel
import CardSimulation

/// The subject of a snap map: a card with its rules, on its screen. It never changes, so a map, its readings and its
/// reports share one.
public final class SnapSystem: Sendable {
  /// The card.
  public let card: Card

  /// The rules that decide.
  public let rules: Rules

  /// The container, which determines the rubber band beyond the card's outer detents.
  public let screen: Screen

  /// The names of the card's detents, the lowest first.
  public let names: [String]

  /// The index of the detent that was decided last; nil: the one nearest to the release.
  public let committed: Int?

  /// Creates a system.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - rules: The rules that decide.
  ///   - screen: The container.
  ///   - names: The names of its detents, the lowest first.
  ///   - committed: The index of the detent that was decided last; nil: the one nearest to the release.
  public init(card: Card, rules: Rules, screen: Screen, names: [String], committed: Int? = nil) {
    precondition(names.count == card.detents.count, "\(names.count) names for \(card.detents.count) detents")
    precondition(committed.map(card.detents.indices.contains) ?? true, "no detent has that index")
    (self.card, self.rules, self.screen, self.names, self.committed) = (card, rules, screen, names, committed)
  }

  /// The indices of the detents that a finger can reach, the lowest first.
  public var reachable: [Int] { (0..<card.stops.count).map { card.stops.index($0) } }

  /// The range of model y from the highest reachable detent to the lowest, points.
  public var travel: ClosedRange<Double> {
    card.stops.highestPlace.modelY...card.stops.lowestPlace.modelY
  }

  /// The detents from which releases are mapped: every reachable one if the rules depend on the detent that was decided
  /// last and `committed` is nil; else only `committed`, where nil stands for the nearest.
  public var departures: [Int?] {
    guard committed == nil, case .step = rules.snap else { return [committed] }
    return reachable
  }

  /// Returns the detent nearest to the y that shows if the controller believes the card to be at `y`.
  public func nearest(to y: Double) -> Int { card.nearestDetent(to: card.shownY(at: y)) }

  /// Returns the detent that a release goes to.
  ///
  /// - Parameters:
  ///   - y: The y that the controller believes the card to have, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - departure: The detent that was decided last; nil: the system's own.
  @inline(__always)
  public func target(_ y: Double, _ velocity: Double, from departure: Int? = nil) -> Int {
    rules.decision(
      releasedAt: y, velocity: velocity, of: card, from: departure ?? committed ?? nearest(to: y)
    ).target
  }

  /// Returns the landing of a release.
  public func landing(_ y: Double, _ velocity: Double, from departure: Int? = nil) -> Landing {
    landing(y, velocity, slope: slope(at: y), from: departure)
  }

  /// Returns the landing of a release, with the slope at `y` given, so that it is computed once for many velocities.
  @inline(__always)
  func landing(_ y: Double, _ velocity: Double, slope: Double, from departure: Int? = nil) -> Landing {
    Landing(
      releasedAtModelY: y, velocity: velocity, slope: slope, of: card,
      from: departure ?? committed ?? nearest(to: y), rules: rules)
  }

  /// Returns the fraction of a finger's velocity that the card shows at `y`.
  func slope(at y: Double) -> Double { rules.drag.slope(at: y, of: card, on: screen) }
}

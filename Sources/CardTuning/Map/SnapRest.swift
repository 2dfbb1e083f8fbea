import CardSimulation

/// A range of y from which a card released at rest behaves alike: it goes to one detent, in one direction, and that
/// detent is the nearest or isn't.
public struct SnapRest: Hashable, Sendable {
  /// The range of y, points, as the controller believes it; its ends are found by bisection.
  public let places: ClosedRange<Double>

  /// The index of the detent that the card goes to.
  public let target: Int

  /// The index of the detent nearest to the y at which the card shows.
  public let nearest: Int

  /// True if the card moves up to the target.
  public let goesUp: Bool

  /// The shortest and the longest settle time of releases 0.25 points apart and just inside both ends, seconds; nil:
  /// one of them never settles.
  ///
  /// A spring that swings settles the later with each swing that leaves the band, so that the time isn't longest at an
  /// end.
  public let settleTimes: ClosedRange<Double>?

  /// The settle times just inside the upper end on screen and just inside the lower one, seconds; nil: it never settles
  /// there.
  public let firstSettleTime: Double?, lastSettleTime: Double?

  /// The shortest and the longest duration of the same releases, seconds; nil: a motion has no fixed duration and ends
  /// at arrival.
  public let durations: ClosedRange<Double>?

  /// The distance of two releases that are looked at, points.
  private static let step = 0.25

  /// True if the card goes to the nearest detent.
  public var isNearest: Bool { target == nearest }

  /// The length of the range, points.
  public var length: Double { places.upperBound - places.lowerBound }

  /// Returns the ranges of a system between two positions, ascending. The first search is in steps of 0.25 points.
  public static func all(of system: SnapSystem, over places: ClosedRange<Double>) -> [SnapRest] {
    let count = system.card.detents.count
    func key(_ y: Double) -> Int {
      let target = system.target(y, 0)
      let goesUp = system.card.shownY(at: y) > system.card.detents[target].y
      return (target * count + system.nearest(to: y)) * 2 + (goesUp ? 1 : 0)
    }
    var rests: [SnapRest] = []
    func add(_ low: Double, _ high: Double, _ key: Int) {
      // A single position, such as a detent's or an end's, is no range.
      guard high - low > 4 * ReleaseExplanation.resolution else { return }
      rests.append(
        SnapRest(
          of: system, over: low...high, target: key / 2 / count, nearest: key / 2 % count, goesUp: key % 2 == 1))
    }
    var (low, known) = (places.lowerBound, key(places.lowerBound))
    for boundary in SnapBoundary.all(from: places.lowerBound, to: places.upperBound, step: step, of: key) {
      add(low, boundary.position, known)
      (low, known) = (boundary.position, boundary.after)
    }
    add(low, places.upperBound, known)
    return rests
  }

  private init(of system: SnapSystem, over places: ClosedRange<Double>, target: Int, nearest: Int, goesUp: Bool) {
    (self.places, self.target, self.nearest, self.goesUp) = (places, target, nearest, goesUp)
    let nudge = 2 * ReleaseExplanation.resolution
    let (low, high) = (places.lowerBound + nudge, places.upperBound - nudge)
    let count = max(2, Int((high - low) / SnapRest.step))
    let landings = (0...count).map { system.landing(low + (high - low) * (Double($0) / Double(count)), 0) }
    (firstSettleTime, lastSettleTime) = (landings[0].settleTime, landings[count].settleTime)
    settleTimes = SnapRest.range(landings.map(\.settleTime))
    durations = SnapRest.range(landings.map(\.duration))
  }

  private static func range(_ values: [Double?]) -> ClosedRange<Double>? {
    var range: ClosedRange<Double>?
    for value in values {
      guard let value else { return nil }
      range = range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
    }
    return range
  }
}

import CardSimulation

/// A stretch of places from which a card that is let go at rest goes the same way: to one detent, up or down, which is
/// the nearest or isn't.
public struct SnapRest: Hashable, Sendable {
  /// Where it begins and ends, points, as the controller believes it; found by bisection.
  public let places: ClosedRange<Double>

  /// The index of the detent that the card goes to.
  public let target: Int

  /// The index of the detent nearest to where it shows.
  public let nearest: Int

  /// Whether the way to the target leads up.
  public let goesUp: Bool

  /// The shortest and the longest settle time right within both ends and in the middle, seconds; nil: one never
  /// settles.
  public let settleTimes: ClosedRange<Double>?

  /// The settle time right within its upper end and right within its lower one, seconds; nil: it never settles there.
  public let firstSettleTime: Double?, lastSettleTime: Double?

  /// The shortest and the longest duration there, seconds; nil: the motion ends when it has arrived.
  public let durations: ClosedRange<Double>?

  /// Whether it goes to the nearest detent.
  public var isNearest: Bool { target == nearest }

  /// Its length, points.
  public var length: Double { places.upperBound - places.lowerBound }

  /// The stretches of a system between two places, ascending. The place is asked for in quarters of a point first.
  public static func all(of system: SnapSystem, over places: ClosedRange<Double>) -> [SnapRest] {
    let count = system.card.detents.count
    func key(_ y: Double) -> Int {
      let target = system.target(y, 0)
      let goesUp = system.card.shownY(at: y) > system.card.detents[target].y
      return (target * count + system.nearest(to: y)) * 2 + (goesUp ? 1 : 0)
    }
    var rests: [SnapRest] = []
    func add(_ low: Double, _ high: Double, _ key: Int) {
      // A single place at which a detent is, or an end, is no stretch.
      guard high - low > 4 * ReleaseExplanation.resolution else { return }
      rests.append(
        SnapRest(
          of: system, over: low...high, target: key / 2 / count, nearest: key / 2 % count, goesUp: key % 2 == 1))
    }
    var (low, known) = (places.lowerBound, key(places.lowerBound))
    for boundary in SnapBoundary.all(from: places.lowerBound, to: places.upperBound, step: 0.25, of: key) {
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
    let landings = [low, low + (high - low) / 2, high].map { system.landing($0, 0) }
    (firstSettleTime, lastSettleTime) = (landings[0].settleTime, landings[2].settleTime)
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

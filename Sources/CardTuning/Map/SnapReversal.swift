import CardSimulation

/// A range of positions in which a faster downward release goes to a *higher* detent than a slower one: as the velocity
/// grows past a boundary, the card turns around.
public struct SnapReversal: Hashable, Sendable {
  /// The range of y, points; its ends are found by bisection between the rows of the map.
  public var places: ClosedRange<Double>

  /// The y of the row in the middle, which stands for the reversal.
  public var y: Double

  /// The exact velocity at `y`, points per second, from which on the higher detent is the target.
  public var velocity: Double

  /// The detent that was decided last; nil: the nearest.
  public var departure: Int?

  /// The lower detent, to which slower downward (or faster upward) releases go.
  public var lower: Int

  /// The higher detent.
  public var higher: Int

  /// A velocity at which the card goes the wrong direction: the first whole number of points per second on the faster
  /// side of the boundary.
  public var example: Double {
    velocity > 0 ? velocity.rounded(.down) + 1 : velocity.rounded(.up) - 1
  }

  /// Returns all reversals of a system, those with the longest range of y first.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - rows: Its rows, ascending by y, all with the same departure.
  static func all(of system: SnapSystem, in rows: [SnapRow]) -> [SnapReversal] {
    var chains = SnapChains<SnapReversal>()
    for (index, row) in rows.enumerated() {
      for boundary in row.boundaries where boundary.after > boundary.before {
        let reversal = SnapReversal(
          places: row.y...row.y, y: row.y, velocity: boundary.position, departure: row.departure,
          lower: boundary.before, higher: boundary.after)
        chains.add(
          reversal, row: index, position: boundary.position,
          key: [boundary.before, boundary.after, boundary.position > 0 ? 1 : 0])
      }
    }
    return chains.all.map { chain in
      var reversal = chain[chain.count / 2]
      let (first, last) = (chain[0], chain[chain.count - 1])
      let before = rows.last { $0.y < first.y }
      let after = rows.first { $0.y > last.y }
      reversal.places =
        end(of: first, towards: before, in: system)...end(of: last, towards: after, in: system)
      return reversal
    }
    .sorted { ($1.length, $0.y) < ($0.length, $1.y) }
  }

  /// Returns how far it reaches from the last row that has it toward the next one, which doesn't, to 2⁻²⁰ points.
  private static func end(of reversal: SnapReversal, towards row: SnapRow?, in system: SnapSystem) -> Double {
    guard let row else { return reversal.y }
    var (with, without) = (reversal.y, row.y)
    while (without - with).magnitude > 0x1p-20 {
      let middle = with + (without - with) / 2
      let found = SnapRow(of: system, at: middle, over: row.velocities, from: row.departure)
      let has = found.boundaries.contains {
        $0.before == reversal.lower && $0.after == reversal.higher && ($0.position > 0) == (reversal.velocity > 0)
      }
      if has { with = middle } else { without = middle }
    }
    return with
  }

  private var length: Double { places.upperBound - places.lowerBound }
}

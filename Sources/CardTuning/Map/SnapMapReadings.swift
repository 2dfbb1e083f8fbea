import CardModel
import CardSimulation

/// The findings of a snap map: the targets of resting cards, reversals, cliffs, and the effort of a flick.
public struct SnapMapReadings: Sendable {
  /// The system that is mapped.
  public let system: SnapSystem

  /// The range of y that was examined, points.
  public let places: ClosedRange<Double>

  /// The range of velocities that was examined, points per second.
  public let velocities: ClosedRange<Double>

  /// The threshold of a cliff.
  public let threshold: SnapCliff.Threshold

  /// The number of rows that were examined.
  public let rowCount: Int

  /// The targets of cards released at rest, from the highest position to the lowest.
  public let rests: [SnapRest]

  /// The share of positions, 0…1, from which a card released at rest doesn't go to the nearest detent.
  public let notNearestShare: Double

  /// The positions at which the settle time from rest jumps by more than the threshold, with the times before and
  /// after.
  public var restJumps: [(y: Double, before: Double, after: Double)] {
    zip(rests, rests.dropFirst()).compactMap { rest, next in
      guard let before = rest.lastSettleTime, let after = next.firstSettleTime else { return nil }
      guard (after - before).magnitude > threshold.time else { return nil }
      return (rest.places.upperBound, before, after)
    }
  }

  /// The releases at each reachable detent and halfway between neighbours, the highest first.
  public let rows: [SnapRow]

  /// The share of all releases that go to each detent, 0…1, in the order of the card's detents.
  public let shares: [Double]

  /// The narrowest and the widest dead band between the outer detents; nil if there is only one detent.
  public let narrowest: SnapRow.DeadBand?, widest: SnapRow.DeadBand?

  /// The ranges in which a faster downward release goes to a higher detent than a slower one.
  public let reversals: [SnapReversal]

  /// The velocities at which a step of 1 pt/s changes the settle time or the overshoot abruptly, the largest change
  /// first.
  public let cliffs: [SnapCliff]

  /// The distances that a card must be dragged before a flick takes it on, for each of ``FlickEffort/speeds``.
  public let efforts: [[FlickEffort]]

  /// The velocities that a flick needs to skip a detent.
  public let skips: [SkipVelocity]

  /// The share of releases up to 1000 pt/s that a finger's jitter sends to another detent, 0…1.
  public let flipProbability: Double

  /// The most rows that are examined.
  static let mostRows = 201

  /// Computes the readings of a map. All of its rows are examined or, if there are more than 201, 201 evenly spaced
  /// ones; in each of them the velocity goes in steps of 1 pt/s, and every boundary is bisected to 2⁻³⁰.
  ///
  /// - Parameters:
  ///   - map: The map: its system, its y, its least and its greatest velocity.
  ///   - threshold: The threshold of a cliff.
  ///   - threads: The most threads that work at once; nil: as many as there are cores. It changes no bit.
  public init(
    of map: SnapMap, threshold: SnapCliff.Threshold = SnapCliff.Threshold(), threads: Int? = nil
  ) {
    let system = map.system
    let ys = SnapMapReadings.thinned(map.ys)
    let places = map.ys[0]...map.ys[map.ys.count - 1]
    let velocities = map.velocities[0]...map.velocities[map.velocities.count - 1]
    (self.system, self.places, self.velocities, self.threshold) = (system, places, velocities, threshold)
    rowCount = ys.count
    rests = SnapRest.all(of: system, over: places)
    let length = rests.reduce(0) { $0 + $1.length }
    notNearestShare = length > 0 ? rests.reduce(0) { $0 + ($1.isNearest ? 0 : $1.length) } / length : 0

    let base = Parallel.map(ys.count, threads: threads) { SnapRow(of: system, at: ys[$0], over: velocities) }
    shares = SnapMapReadings.shares(of: base, count: system.card.detents.count)
    rows = SnapMapReadings.landmarks(of: system).map { SnapRow(of: system, at: $0, over: velocities) }
    (narrowest, widest) = SnapMapReadings.deadBands(of: system, in: base)

    var (reversals, cliffs): ([SnapReversal], [SnapCliff]) = ([], [])
    for departure in system.departures {
      let found = Parallel.map(ys.count, threads: threads) { index in
        let row =
          departure == system.committed
          ? base[index] : SnapRow(of: system, at: ys[index], over: velocities, from: departure)
        return (row: row, cliffs: SnapCliff.all(of: system, in: row, threshold: threshold))
      }
      reversals += SnapReversal.all(of: system, in: found.map(\.row))
      cliffs += SnapCliff.joined(found.map(\.cliffs), threshold: threshold)
    }
    self.reversals = reversals
    self.cliffs = SnapCliff.sorted(cliffs, threshold: threshold)
    efforts = FlickEffort.speeds.map { FlickEffort.all(speed: $0, of: system.card, rules: system.rules) }
    skips = SkipVelocity.all(of: system.card, rules: system.rules)
    flipProbability = FlipProbability().mean(of: system.card, rules: system.rules)
  }

  /// Returns the rows to examine: all, or `mostRows` evenly spaced ones.
  static func thinned(_ ys: [Double]) -> [Double] {
    guard ys.count > mostRows else { return ys }
    return (0..<mostRows).map { ys[$0 * (ys.count - 1) / (mostRows - 1)] }
  }

  /// Returns the model y of each reachable detent and the middles between them, the highest first.
  private static func landmarks(of system: SnapSystem) -> [Double] {
    var places: [Double] = []
    for index in system.reachable.reversed() {
      let place = system.card.detents[index].modelY
      if let last = places.last { places.append((last + place) / 2) }
      places.append(place)
    }
    return places
  }

  /// Returns the share of the velocities that goes to each detent, averaged over the rows; each row is weighted with
  /// the positions nearest to it.
  private static func shares(of rows: [SnapRow], count: Int) -> [Double] {
    var shares = [Double](repeating: 0, count: count)
    let weights = SnapMapReadings.weights(of: rows.map(\.y))
    for (row, weight) in zip(rows, weights) {
      let length = row.velocities.upperBound - row.velocities.lowerBound
      guard length > 0 else {
        shares[row.first] += weight
        continue
      }
      for stretch in row.stretches {
        shares[stretch.target] += weight * (stretch.velocities.upperBound - stretch.velocities.lowerBound) / length
      }
    }
    return shares
  }

  /// Returns the share of the whole that lies nearest to each of some ascending positions: the trapezoidal rule.
  static func weights(of ys: [Double]) -> [Double] {
    guard let first = ys.first, let last = ys.last, last > first else {
      return ys.map { _ in 1 / Double(max(1, ys.count)) }
    }
    return ys.indices.map { index in
      let (before, after) = (ys[max(0, index - 1)], ys[min(ys.count - 1, index + 1)])
      return (after - before) / 2 / (last - first)
    }
  }

  private static func deadBands(
    of system: SnapSystem, in rows: [SnapRow]
  ) -> (narrowest: SnapRow.DeadBand?, widest: SnapRow.DeadBand?) {
    var (narrowest, widest): (SnapRow.DeadBand?, SnapRow.DeadBand?) = (nil, nil)
    guard system.reachable.count > 1 else { return (nil, nil) }
    for row in rows where system.travel.contains(row.y) {
      guard let band = row.deadBand(of: system) else { continue }
      let speed = band.speed ?? .infinity
      if narrowest == nil || speed < narrowest!.speed ?? .infinity { narrowest = band }
      if widest == nil || speed > widest!.speed ?? .infinity { widest = band }
    }
    return (narrowest, widest)
  }
}

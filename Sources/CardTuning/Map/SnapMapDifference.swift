import CardModel
import CardSimulation

/// The difference of two snap maps: the share of releases that go to another detent, and which releases they are.
///
/// Detents are paired by their rank among those that a finger can reach, the lowest with the lowest, so both systems
/// must have the same number. If the detents' positions differ, two releases correspond if they are at the same
/// fraction of the distance between the same two detents or, beyond an outer detent, at the same distance from it.
public struct SnapMapDifference: Sendable {
  /// The two systems.
  public let one: SnapSystem, other: SnapSystem

  /// The range of y that was compared, points, in the first system.
  public let places: ClosedRange<Double>

  /// The range of velocities that was compared, points per second.
  public let velocities: ClosedRange<Double>

  /// The share of all releases, 0…1, that go to another detent: exact along the compared rows.
  public let share: Double

  /// The share of positions from which a resting card goes to another detent, 0…1.
  public let restingShare: Double

  /// The regions of releases that go to another detent, the largest share first.
  public let regions: [Region]

  /// The largest change of the settle time among releases that go to the same detent; nil: there are none.
  public let settleChange: Change?

  /// The largest change of the overshoot among them.
  public let overshootChange: Change?

  /// A region of neighbouring releases that go to one detent in the first system and to another in the second.
  public struct Region: Hashable, Sendable {
    /// The rank of the detent in the first system, 0 for the lowest that a finger can reach.
    public var from: Int

    /// The rank of the detent in the second system.
    public var to: Int

    /// The range of y of its rows, points, in the first system.
    public var places: ClosedRange<Double>

    /// The range of its velocities, points per second.
    public var velocities: ClosedRange<Double>

    /// Its share of all releases.
    public var share: Double
  }

  /// A release that goes to the same detent in both systems, with different motions.
  public struct Change: Hashable, Sendable {
    /// Its y in the first system, points, and its velocity, points per second.
    public var y: Double, velocity: Double

    /// The value in the first system and in the second: seconds or points.
    public var before: Double, after: Double

    /// The change from the first to the second.
    public var amount: Double { after - before }
  }

  /// The systems differ in the number of detents that a finger can reach, so detents can't be paired.
  public struct Mismatch: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of reachable detents of each system.
    public var one: Int, other: Int

    /// The reason in a sentence.
    public var description: String { "a finger reaches \(one) detents of one system, and \(other) of the other" }
  }

  /// Compares two systems.
  ///
  /// - Parameters:
  ///   - map: The first system's map; its rows and columns are used for both systems.
  ///   - other: The second system.
  ///   - threads: The most threads that work at once; nil: as many as there are cores. It changes no bit.
  public init(of map: SnapMap, and other: SnapSystem, threads: Int? = nil) throws(Mismatch) {
    let one = map.system
    guard one.reachable.count == other.reachable.count else {
      throw Mismatch(one: one.reachable.count, other: other.reachable.count)
    }
    (self.one, self.other) = (one, other)
    let ys = SnapMapReadings.thinned(map.ys)
    let velocities = map.velocities[0]...map.velocities[map.velocities.count - 1]
    places = map.ys[0]...map.ys[map.ys.count - 1]
    self.velocities = velocities
    let correspondence = Correspondence(from: one, to: other)
    let count = one.reachable.count
    let rows = Parallel.map(ys.count, threads: threads) { index in
      let (y, otherY) = (ys[index], correspondence.place(of: ys[index]))
      func key(_ velocity: Double) -> Int {
        one.card.stops.rank(of: one.target(y, velocity)) * count
          + other.card.stops.rank(of: other.target(otherY, velocity))
      }
      return Row(
        first: key(velocities.lowerBound),
        boundaries: SnapBoundary.all(
          from: velocities.lowerBound, to: velocities.upperBound, step: 1,
          unless: { one.isAlike($0, $1, at: y) && other.isAlike($0, $1, at: otherY) }, of: key))
    }
    let weights = SnapMapReadings.weights(of: ys)
    regions = SnapMapDifference.regions(rows, ys: ys, weights: weights, over: velocities, count: count)
    share = regions.reduce(0) { $0 + $1.share }
    restingShare = SnapMapDifference.restingShare(of: places) { y in
      let otherTarget = other.target(correspondence.place(of: y), 0)
      return one.card.stops.rank(of: one.target(y, 0)) == other.card.stops.rank(of: otherTarget) ? 0 : 1
    }
    (settleChange, overshootChange) = SnapMapDifference.changes(
      one, other, correspondence, ys: ys, velocities: map.velocities, threads: threads)
  }

  /// One row of both systems: the pair of ranks that its releases go to.
  private struct Row: Sendable {
    var first: Int
    var boundaries: [SnapBoundary]
  }

  /// Returns the share of positions at which a function is 1 rather than 0; its boundaries are found by bisection.
  private static func restingShare(of places: ClosedRange<Double>, _ differs: (Double) -> Int) -> Double {
    let length = places.upperBound - places.lowerBound
    guard length > 0 else { return Double(differs(places.lowerBound)) }
    var (low, value, sum) = (places.lowerBound, differs(places.lowerBound), 0.0)
    for boundary in SnapBoundary.all(from: places.lowerBound, to: places.upperBound, step: 0.25, of: differs) {
      sum += Double(value) * (boundary.position - low)
      (low, value) = (boundary.position, boundary.after)
    }
    return (sum + Double(value) * (places.upperBound - low)) / length
  }

  private static func regions(
    _ rows: [Row], ys: [Double], weights: [Double], over velocities: ClosedRange<Double>, count: Int
  ) -> [Region] {
    let length = velocities.upperBound - velocities.lowerBound
    var chains = SnapChains<Region>()
    for (index, row) in rows.enumerated() {
      func add(_ low: Double, _ high: Double, _ key: Int) {
        guard key / count != key % count else { return }
        chains.add(
          Region(
            from: key / count, to: key % count, places: ys[index]...ys[index], velocities: low...high,
            share: length > 0 ? weights[index] * (high - low) / length : weights[index]),
          row: index, position: low + (high - low) / 2, key: [key])
      }
      var (low, key) = (velocities.lowerBound, row.first)
      for boundary in row.boundaries {
        add(low, boundary.position, key)
        (low, key) = (boundary.position, boundary.after)
      }
      add(low, velocities.upperBound, key)
    }
    return chains.all.map { chain in
      var region = chain[0]
      for part in chain.dropFirst() {
        region.places = region.places.lowerBound...part.places.upperBound
        region.velocities =
          min(
            region.velocities.lowerBound, part.velocities.lowerBound)...max(
            region.velocities.upperBound, part.velocities.upperBound)
        region.share += part.share
      }
      return region
    }
    .sorted { one, other in
      (other.share, one.places.lowerBound, one.velocities.lowerBound)
        < (one.share, other.places.lowerBound, other.velocities.lowerBound)
    }
  }

  /// Returns the largest changes among releases that go to the same detent, on the raster.
  private static func changes(
    _ one: SnapSystem, _ other: SnapSystem, _ correspondence: Correspondence, ys: [Double], velocities: [Double],
    threads: Int?
  ) -> (settle: Change?, overshoot: Change?) {
    let rows = Parallel.map(ys.count, threads: threads) { index in
      let (y, otherY) = (ys[index], correspondence.place(of: ys[index]))
      var (first, second) = (SnapRowCells(of: one, at: y, velocities), SnapRowCells(of: other, at: otherY, velocities))
      var (settle, overshoot): (Change?, Change?) = (nil, nil)
      for (column, velocity) in velocities.enumerated() {
        let otherRank = other.card.stops.rank(of: second.target(column))
        guard one.card.stops.rank(of: first.target(column)) == otherRank else { continue }
        let (a, b) = (first.landing(column), second.landing(column))
        if let before = a.settleTime, let after = b.settleTime {
          settle = larger(settle, Change(y: y, velocity: velocity, before: before, after: after))
        }
        overshoot = larger(
          overshoot, Change(y: y, velocity: velocity, before: a.overshoot, after: b.overshoot))
      }
      return (settle, overshoot)
    }
    var (settle, overshoot): (Change?, Change?) = (nil, nil)
    for row in rows {
      if let change = row.0 { settle = larger(settle, change) }
      if let change = row.1 { overshoot = larger(overshoot, change) }
    }
    return (settle, overshoot)
  }

  private static func larger(_ known: Change?, _ found: Change) -> Change {
    guard let known, known.amount.magnitude >= found.amount.magnitude else { return found }
    return known
  }

  /// The mapping of positions in one system to those in the other.
  struct Correspondence: Sendable {
    private let from: [Double]
    private let to: [Double]

    /// The detents' model y, the highest detent first, so that it ascends; the same number in both.
    init(from one: SnapSystem, to other: SnapSystem) {
      from = one.card.stops.places.reversed().map(\.modelY)
      to = other.card.stops.places.reversed().map(\.modelY)
    }

    /// Returns the corresponding model y in the other system, points.
    func place(of y: Double) -> Double {
      if from == to { return y }
      let last = from.count - 1
      if y <= from[0] { return to[0] + (y - from[0]) }
      if y >= from[last] { return to[last] + (y - from[last]) }
      let next = from.firstIndex { $0 > y } ?? last
      let part = (y - from[next - 1]) / (from[next] - from[next - 1])
      return to[next - 1] + (to[next] - to[next - 1]) * part
    }
  }
}

import CardModel
import CardSimulation

/// How two snap maps differ: the share of releases that go to another detent, and which they are.
///
/// Detents are paired by their rank among those that a finger reaches, the lowest with the lowest, so both systems must
/// have as many. Where they lie elsewhere, a release counts as at the same place if it is the same part of the way
/// between the same two detents, and beyond an outer detent if it is as far beyond it.
public struct SnapMapDifference: Sendable {
  /// The two systems.
  public let one: SnapSystem, other: SnapSystem

  /// The first one's places that were looked at, points.
  public let places: ClosedRange<Double>

  /// The velocities that were looked at, points per second.
  public let velocities: ClosedRange<Double>

  /// The share of all releases, 0…1, that go to another detent: exact along the rows that were looked at.
  public let share: Double

  /// The share of places from which a resting card goes to another detent, 0…1.
  public let restingShare: Double

  /// Where they do, the largest share first.
  public let regions: [Region]

  /// The largest change of the settle time of releases that go to the same detent; nil: there are none.
  public let settleChange: Change?

  /// The largest change of their overshoot.
  public let overshootChange: Change?

  /// Neighbouring releases that go from one detent to another.
  public struct Region: Hashable, Sendable {
    /// The rank of the detent in the first system, 0 the lowest that a finger reaches.
    public var from: Int

    /// The rank of the detent in the second.
    public var to: Int

    /// From the highest to the lowest of its rows, points, in the first system.
    public var places: ClosedRange<Double>

    /// From the least to the greatest of its velocities, points per second.
    public var velocities: ClosedRange<Double>

    /// Its share of all releases.
    public var share: Double
  }

  /// A release that both send to the same detent, by motions that differ.
  public struct Change: Hashable, Sendable {
    /// Its place in the first system, and its velocity.
    public var y: Double, velocity: Double

    /// What it comes to in the first system and in the second: seconds or points.
    public var before: Double, after: Double

    /// By how much it changes.
    public var amount: Double { after - before }
  }

  /// The systems have a different number of detents that a finger reaches, so nothing says which belong together.
  public struct Mismatch: Error, Hashable, Sendable {
    /// How many they have.
    public var one: Int, other: Int
  }

  /// The difference of two systems.
  ///
  /// - Parameters:
  ///   - map: The first system's map: its rows and columns are those of both.
  ///   - other: The second system.
  ///   - threads: How many work at once at most; nil: as many as there are cores. It changes no bit.
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
        (one.target(y, velocity) - one.card.lowestDetent) * count
          + (other.target(otherY, velocity) - other.card.lowestDetent)
      }
      return Row(
        first: key(velocities.lowerBound),
        boundaries: SnapBoundary.all(from: velocities.lowerBound, to: velocities.upperBound, step: 1, of: key))
    }
    let weights = SnapMapReadings.weights(of: ys)
    regions = SnapMapDifference.regions(rows, ys: ys, weights: weights, over: velocities, count: count)
    share = regions.reduce(0) { $0 + $1.share }
    restingShare = SnapMapDifference.restingShare(of: places) { y in
      one.target(y, 0) - one.card.lowestDetent
        == other.target(correspondence.place(of: y), 0) - other.card.lowestDetent ? 0 : 1
    }
    (settleChange, overshootChange) = SnapMapDifference.changes(
      one, other, correspondence, ys: ys, velocities: map.velocities, threads: threads)
  }

  /// One row of both: which pair of ranks its releases go to.
  private struct Row: Sendable {
    var first: Int
    var boundaries: [SnapBoundary]
  }

  /// The share of places at which a function is 1 and not 0, its boundaries found by bisection.
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

  /// The largest changes of releases that go to the same detent, on the raster.
  private static func changes(
    _ one: SnapSystem, _ other: SnapSystem, _ correspondence: Correspondence, ys: [Double], velocities: [Double],
    threads: Int?
  ) -> (settle: Change?, overshoot: Change?) {
    let rows = Parallel.map(ys.count, threads: threads) { index in
      let (y, otherY) = (ys[index], correspondence.place(of: ys[index]))
      let (slope, otherSlope) = (one.slope(at: y), other.slope(at: otherY))
      var (settle, overshoot): (Change?, Change?) = (nil, nil)
      for velocity in velocities {
        let a = one.landing(y, velocity, slope: slope)
        let b = other.landing(otherY, velocity, slope: otherSlope)
        guard a.target - one.card.lowestDetent == b.target - other.card.lowestDetent else { continue }
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

  /// Which place of one system is which of the other.
  struct Correspondence: Sendable {
    private let from: [Double]
    private let to: [Double]

    /// The highest detent first, as `y` grows; as many in both.
    init(from one: SnapSystem, to other: SnapSystem) {
      from = one.reachable.reversed().map { one.card.detents[$0].y }
      to = other.reachable.reversed().map { other.card.detents[$0].y }
    }

    /// The other system's place.
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

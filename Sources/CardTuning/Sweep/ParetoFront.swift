/// The Pareto front: the points that no other point dominates. One point dominates another if it is lower in at least
/// one objective and as low in all others.
public enum ParetoFront {
  /// Returns, for each point, true if it belongs to the front. A point that lacks an objective never does; equal points
  /// all do.
  ///
  /// With two objectives it takes the time to sort them. With more, each point is compared with the front so far, in
  /// lexicographic order, so that no point that was taken has to be removed again (Kung, Luccio, Preparata, JACM 22,
  /// 1975, for the order).
  ///
  /// - Parameter points: The objectives of each point, the same number for all.
  public static func isMember(_ points: [[Double?]]) -> [Bool] {
    var complete: [(index: Int, values: [Double])] = []
    for (index, point) in points.enumerated() {
      let values = point.compactMap { $0 }
      if !values.isEmpty, values.count == point.count { complete.append((index, values)) }
    }
    complete.sort { one, other in
      one.values.lexicographicallyPrecedes(other.values) || one.values == other.values && one.index < other.index
    }
    var members = [Bool](repeating: false, count: points.count)
    var front: [[Double]] = []
    for (index, values) in complete {
      // In this order no point dominates an earlier one; with two objectives comparing with the last member is enough.
      let rivals = values.count == 2 ? front.suffix(1) : front[...]
      if rivals.contains(where: { dominates($0, values) }) { continue }
      members[index] = true
      if values.count == 2, front.last == values { continue }
      front.append(values)
    }
    return members
  }

  /// True if the first is lower in some objective and higher in none.
  static func dominates(_ one: [Double], _ other: [Double]) -> Bool {
    one != other && zip(one, other).allSatisfy { $0 <= $1 }
  }
}

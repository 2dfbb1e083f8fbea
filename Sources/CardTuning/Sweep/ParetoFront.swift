/// The points of which no other is better in one objective and as good in all others; less is better.
public enum ParetoFront {
  /// Whether each point belongs to the front. A point that lacks an objective never does; of equal points all do.
  ///
  /// With two objectives it takes the time to sort them; with more, each point is held against the front so far, from
  /// the least sum on, so that none that was taken has to leave again (Kung, Luccio, Preparata, JACM 22, 1975, for the
  /// order).
  ///
  /// - Parameter points: The objectives of each, as many for all.
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
      // In this order none that comes later is better than one before; with two objectives the last one decides.
      let rivals = values.count == 2 ? front.suffix(1) : front[...]
      if rivals.contains(where: { dominates($0, values) }) { continue }
      members[index] = true
      if values.count == 2, front.last == values { continue }
      front.append(values)
    }
    return members
  }

  /// Whether one is better in something and worse in nothing.
  static func dominates(_ one: [Double], _ other: [Double]) -> Bool {
    one != other && zip(one, other).allSatisfy { $0 <= $1 }
  }
}

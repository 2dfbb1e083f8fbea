/// The Pareto front: the points that no other point dominates. One point dominates another if it is lower in at least
/// one objective and as low in all others.
public enum ParetoFront {
  /// Returns, for each point, true if it belongs to the front. A point that lacks an objective never does; equal points
  /// all do.
  ///
  /// With two objectives it takes the time to sort n points, with d more n · logᵈ n, however large the front is. The
  /// points are sorted, each half is solved by itself, and the first half then removes what it dominates of the second
  /// (Kung, Luccio, Preparata, *On finding the maxima of a set of vectors*, JACM 22, 1975).
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
    // Equal points stand or fall together: each has the place of the first of them.
    var places: [Int] = []
    var search = ParetoSearch(dimension: complete.first?.values.count ?? 0)
    for (rank, point) in complete.enumerated() {
      if rank == 0 || complete[rank - 1].values != point.values { search.append(point.values) }
      places.append(search.count - 1)
    }
    search.run()
    var members = [Bool](repeating: false, count: points.count)
    for (rank, point) in complete.enumerated() { members[point.index] = !search.isDominated[places[rank]] }
    return members
  }
}

/// Finds the dominated points among different ones in lexicographic order.
private struct ParetoSearch {
  /// The number of objectives.
  let dimension: Int

  /// The number of points, and their coordinates one after the other.
  private(set) var count = 0
  private var coordinates: [Double] = []

  /// True for each point that another one dominates.
  private(set) var isDominated: [Bool] = []

  init(dimension: Int) { self.dimension = dimension }

  mutating func append(_ values: [Double]) {
    coordinates += values
    isDominated.append(false)
    count += 1
  }

  mutating func run() { solve(0..<count) }

  private func value(_ point: Int, _ axis: Int) -> Double { coordinates[point * dimension + axis] }

  /// Marks the points of a range that others of it dominate.
  private mutating func solve(_ range: Range<Int>) {
    guard range.count > 1 else { return }
    let middle = range.lowerBound + range.count / 2
    solve(range.lowerBound..<middle)
    solve(middle..<range.upperBound)
    // None of the first half is higher in the first objective, and none equals one of the second half.
    remove(
      from: (middle..<range.upperBound).filter { !isDominated[$0] },
      by: (range.lowerBound..<middle).filter { !isDominated[$0] }, since: 1)
  }

  /// Marks the points of one list to which a point of the other is at most equal in the objectives from `axis` on.
  private mutating func remove(from list: [Int], by others: [Int], since axis: Int) {
    if list.isEmpty || others.isEmpty { return }
    if axis >= dimension {
      for point in list { isDominated[point] = true }
    } else if axis == dimension - 1 {
      let least = others.reduce(Double.infinity) { min($0, value($1, axis)) }
      for point in list where least <= value(point, axis) { isDominated[point] = true }
    } else if axis == dimension - 2 {
      sweep(list, others, axis)
    } else if list.count <= 8 || others.count <= 8 {
      for point in list where others.contains(where: { isNowhereHigher($0, point, axis) }) { isDominated[point] = true }
    } else {
      let pivot = median(of: list, others, axis)
      remove(from: list.filter { value($0, axis) < pivot }, by: others.filter { value($0, axis) < pivot }, since: axis)
      remove(
        from: list.filter { value($0, axis) >= pivot && !isDominated[$0] },
        by: others.filter { value($0, axis) <= pivot }, since: axis + 1)
      remove(
        from: list.filter { value($0, axis) > pivot && !isDominated[$0] },
        by: others.filter { value($0, axis) > pivot }, since: axis)
    }
  }

  /// Removes those that others dominate in the last two objectives: in the order of one, the least of the other so far
  /// decides.
  private mutating func sweep(_ list: [Int], _ others: [Int], _ axis: Int) {
    let list = list.sorted { value($0, axis) < value($1, axis) }
    let others = others.sorted { value($0, axis) < value($1, axis) }
    var (next, least) = (0, Double.infinity)
    for point in list {
      while next < others.count, value(others[next], axis) <= value(point, axis) {
        least = min(least, value(others[next], axis + 1))
        next += 1
      }
      if next > 0, least <= value(point, axis + 1) { isDominated[point] = true }
    }
  }

  private func isNowhereHigher(_ one: Int, _ other: Int, _ axis: Int) -> Bool {
    for axis in axis..<dimension where value(one, axis) > value(other, axis) { return false }
    return true
  }

  /// A number that at most half of the points have less than, and at most half more than.
  private func median(of list: [Int], _ others: [Int], _ axis: Int) -> Double {
    let values = (list + others).map { value($0, axis) }.sorted()
    return values[values.count / 2]
  }
}

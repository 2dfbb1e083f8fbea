import CardModel

/// Neighbouring columns of a row of a map whose releases go to one detent.
struct SnapRun {
  /// The indices of the columns' velocities.
  var columns: Range<Int>

  /// The index of the detent.
  var target: Int

  /// Finds a run: from a column as far as the rank of its velocity reaches, which may be less far than its detent does.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - y: The y of the row, points.
  ///   - velocities: The velocities of the columns, ascending.
  ///   - first: The column with which the run begins.
  init(of system: SnapSystem, at y: Double, _ velocities: [Double], from first: Int) {
    let velocity = velocities[first]
    let last = StrideSearch.last(from: first) { column in
      column < velocities.count && system.isAlike(velocity, velocities[column], at: y)
    }
    (columns, target) = (first..<last + 1, system.target(y, velocity))
  }
}

extension SnapSystem {
  /// Returns true if all releases at a y between two velocities surely go to one detent; false if they may not.
  func isAlike(_ one: Double, _ other: Double, at y: Double) -> Bool {
    one == other
      || rules.rank(of: one, releasedAt: y, of: card) == rules.rank(of: other, releasedAt: y, of: card)
        && rules.ranksVelocities(upTo: max(one.magnitude, other.magnitude), releasedAt: y, of: card)
  }
}

/// The points that no other point beats in both coordinates, lower being better: a staircase that descends to the right
/// (the Pareto front of two objectives).
struct StaircaseFront<Payload: Sendable>: Sendable {
  /// A point and its payload.
  struct Point: Sendable {
    var x: Double
    var y: Double
    var payload: Payload
  }

  /// The points from left to right: x ascends, y descends.
  private(set) var points: [Point] = []

  /// Adds a point. Of two at the same position the first stays.
  ///
  /// - Parameter payload: Evaluated only if the point is on the front.
  mutating func add(x: Double, y: Double, payload: () -> Payload) {
    // The index of the first point that isn't to the left of this one.
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x < x { low = middle + 1 } else { high = middle }
    }
    // Of the points further left the nearest is the lowest; a point at the same position has the same x.
    if low > 0, points[low - 1].y <= y { return }
    if low < points.count, points[low].x == x, points[low].y <= y { return }
    var end = low
    while end < points.count, points[end].y >= y { end += 1 }
    points.replaceSubrange(low..<end, with: [Point(x: x, y: y, payload: payload())])
  }
}

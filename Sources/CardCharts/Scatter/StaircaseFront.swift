/// The points that no other one beats by both of its numbers, lower being better: together a staircase that goes down
/// to the right (V. Pareto's optimum, for two aims).
struct StaircaseFront<Payload: Sendable>: Sendable {
  /// A point and what belongs to it.
  struct Point: Sendable {
    var x: Double
    var y: Double
    var payload: Payload
  }

  /// The points from left to right: x grows, y gets less.
  private(set) var points: [Point] = []

  /// Takes in a point. Of two at one place the first stays.
  ///
  /// - Parameter payload: Asked for only if the point is on the front.
  mutating func add(x: Double, y: Double, payload: () -> Payload) {
    // The first point that isn't to the left of this one.
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if points[middle].x < x { low = middle + 1 } else { high = middle }
    }
    // To the left stands the lowest of those further left; at the same place the same x.
    if low > 0, points[low - 1].y <= y { return }
    if low < points.count, points[low].x == x, points[low].y <= y { return }
    var end = low
    while end < points.count, points[end].y >= y { end += 1 }
    points.replaceSubrange(low..<end, with: [Point(x: x, y: y, payload: payload())])
  }
}

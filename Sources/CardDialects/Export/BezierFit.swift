import CardMath
import CardMotion

/// The cubic-bezier, and its duration, nearest to a motion: the one with the least maximum distance from it.
///
/// The search is Nelder and Mead's simplex method in the four coordinates and the duration's logarithm, from twelve
/// starts: with the sum of the eighth powers of the distances, which is smooth; from the best results on with higher
/// powers, and finally with the maximum distance itself. The motion is sampled evenly by time and evenly by the path
/// that it covers: a fast start followed by a long end covers most of its path between two samples by time.
/// The result is a local optimum; its stated error is measured, as for every export.
struct BezierFit {
  /// The curve; the x of both control points is in 0 … 1.
  let curve: CubicBezier

  /// The curve's duration, seconds.
  let duration: Double

  /// Finds the nearest curve; nil for a motion that doesn't come to rest, or covers no distance.
  init?(_ motion: ExportMotion) {
    let span = motion.settlingTime(within: max(motion.distance.magnitude / 1000, 0.001))
    guard motion.distance != 0, span > 0, span < 1e6 else { return nil }

    /// The sum of the distances, each squared `squarings` times; the maximum distance if `squarings` is nil.
    func cost(_ squarings: Int?, samples count: Int) -> ([Double]) -> Double {
      let times = Self.times(of: motion, until: span, count: count)
      let exact = times.map { (motion.position(at: $0) - motion.from) / motion.distance }
      return { point in
        let (curve, duration) = Self.curve(point, span: span)
        var (sum, largest) = (0.0, 0.0)
        for (time, place) in zip(times, exact) {
          var distance = ((time >= duration ? 1 : curve.value(at: time / duration)) - place).magnitude
          largest = max(largest, distance)
          for _ in 0..<(squarings ?? 0) { distance *= distance }
          sum += distance
        }
        return squarings == nil ? largest : sum
      }
    }
    let rough = cost(3, samples: 40)
    let found = Self.starts.map { Self.minimum(of: rough, near: $0, size: 0.2, rounds: 80) }
    let values = found.map(rough)
    let order = found.indices.sorted { (values[$0], $0) < (values[$1], $1) }
    let costs = ([3, 4, 6, nil, nil] as [Int?]).map { cost($0, samples: 100) }
    var best: (point: [Double], distance: Double) = (Self.starts[0], .infinity)
    for index in order.prefix(Self.followed) {
      var point = found[index]
      for (cost, size) in zip(costs, [0.1, 0.05, 0.02, 0.02, 0.005]) {
        point = Self.minimum(of: cost, near: point, size: size, rounds: 120)
      }
      let distance = costs[costs.count - 1](point)
      if distance < best.distance { best = (point, distance) }
    }
    (curve, duration) = Self.curve(best.point, span: span)
  }

  /// Returns the times of samples, seconds: `count` of them evenly spaced, and as many where equal parts of the path
  /// are covered.
  private static func times(of motion: ExportMotion, until span: Double, count: Int) -> [Double] {
    let steps = 8 * count
    let positions = (0...steps).map { motion.position(at: span * Double($0) / Double(steps)) }
    let path = zip(positions.dropFirst(), positions).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    var times = (1...count).map { span * Double($0) / Double(count) }
    var (covered, reached) = (0.0, 0)
    for step in 1...steps {
      let part = (positions[step] - positions[step - 1]).magnitude
      // Several parts may end within a step.
      while reached < count, covered + part >= path * (Double(reached) + 0.5) / Double(count) {
        let left = path * (Double(reached) + 0.5) / Double(count) - covered
        times.append(span * (Double(step - 1) + (part > 0 ? left / part : 0)) / Double(steps))
        reached += 1
      }
      covered += part
    }
    return times
  }

  /// The number of results of the first search that are followed to their end.
  private static let followed = 6

  /// x₁, y₁, x₂, y₂ and the logarithm of the duration relative to the motion's: slow and fast starts, with and without
  /// overshoot.
  private static let starts = [
    [0.25, 0.1, 0.25, 1, -0.3], [0.3, 0.7, 0.1, 1, -0.1], [0.3, 1.5, 0.6, 1, -0.5], [0.1, 1.5, 0.4, 1, -0.7],
    [0.2, 2.5, 0.5, 0.5, -0.3], [0.3, -0.5, 0.3, 1.2, -0.7], [0.1, 0.3, 0.2, 1, 0.1], [0.1, 3, 0.2, 0.8, 0],
    [0.02, 0.5, 0.1, 1, -0.2], [0.3, 2, 0.3, 0.2, -0.3], [0.03, 0.7, 0.03, 0.85, -0.2], [0.1, 1.2, 0.9, 1, 0],
  ]

  /// The curve and the duration that a point of the search represents.
  private static func curve(_ point: [Double], span: Double) -> (CubicBezier, Double) {
    func clamp(_ number: Double, _ low: Double, _ high: Double) -> Double { min(max(number, low), high) }
    let curve = CubicBezier(
      x1: clamp(point[0], 0, 1), y1: clamp(point[1], -20, 20), x2: clamp(point[2], 0, 1), y2: clamp(point[3], -20, 20))
    return (curve, span * Elementary.exp(clamp(point[4], -5, 1)))
  }

  /// Nelder and Mead's method: reflects the worst vertex of a simplex through the others' centroid, and expands or
  /// contracts.
  private static func minimum(
    of value: ([Double]) -> Double, near start: [Double], size: Double, rounds: Int
  ) -> [Double] {
    let count = start.count
    var simplex = [(point: start, value: value(start))]
    for axis in 0..<count {
      var point = start
      point[axis] += size
      simplex.append((point, value(point)))
    }
    for _ in 0..<rounds {
      // A stable order, so that ties are resolved the same on every machine.
      simplex = simplex.enumerated().sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }
        .map { $0.element }
      let worst = simplex[count]
      let middle = (0..<count).map { axis in simplex[..<count].reduce(0) { $0 + $1.point[axis] } / Double(count) }
      func along(_ factor: Double) -> (point: [Double], value: Double) {
        let point = (0..<count).map { middle[$0] + factor * (worst.point[$0] - middle[$0]) }
        return (point, value(point))
      }
      let mirrored = along(-1)
      if mirrored.value < simplex[0].value {
        let stretched = along(-2)
        simplex[count] = stretched.value < mirrored.value ? stretched : mirrored
      } else if mirrored.value < simplex[count - 1].value {
        simplex[count] = mirrored
      } else {
        let shrunk = along(mirrored.value < worst.value ? -0.5 : 0.5)
        if shrunk.value < min(mirrored.value, worst.value) {
          simplex[count] = shrunk
        } else {
          for index in 1...count {
            let point = zip(simplex[index].point, simplex[0].point).map { (own, best) -> Double in (own + best) / 2 }
            simplex[index] = (point, value(point))
          }
        }
      }
    }
    return simplex.min { $0.value < $1.value }?.point ?? start
  }
}

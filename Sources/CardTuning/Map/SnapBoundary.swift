import CardSimulation

/// A point on a line at which a release's target changes.
public struct SnapBoundary: Hashable, Sendable {
  /// The least value, to 2⁻³⁰, from which on the target is `after`: a y in points or a velocity in points per second.
  public var position: Double

  /// The target just before the boundary.
  public var before: Int

  /// The target from the boundary on.
  public var after: Int

  /// Returns the boundaries of a piecewise constant function, in ascending order.
  ///
  /// The function is sampled at steps; if two neighbouring samples differ, the step is bisected down to 2⁻³⁰. A value
  /// that comes and goes within one step isn't seen. Samples that are known not to differ aren't taken.
  ///
  /// - Parameters:
  ///   - low: The start of the line.
  ///   - high: The end of the line, ≥ `low`.
  ///   - step: The distance between samples, > 0.
  ///   - isAlike: Returns true if the function surely has one value from one place to a higher one, both included; if
  ///     it does for some place, it does for all places between the two.
  ///   - value: The function.
  public static func all(
    from low: Double, to high: Double, step: Double, unless isAlike: (Double, Double) -> Bool = { _, _ in false },
    of value: (Double) -> Int
  ) -> [SnapBoundary] {
    precondition(step > 0, "a step of \(step)")
    func place(_ index: Int) -> Double { min(low + Double(index) * step, high) }
    var boundaries: [SnapBoundary] = []
    var (index, known) = (0, value(low))
    while place(index) < high {
      let first = place(index)
      index = StrideSearch.last(from: index) { place($0 - 1) < high && isAlike(first, place($0)) }
      if place(index) >= high { break }
      let found = value(place(index + 1))
      if found != known {
        add(from: place(index), known, to: place(index + 1), found, of: value, into: &boundaries)
      }
      (index, known) = (index + 1, found)
    }
    return boundaries
  }

  /// Adds the boundaries between two points with different values by bisection; if the middle has a third value, it
  /// goes on in both halves.
  private static func add(
    from low: Double, _ before: Int, to high: Double, _ after: Int, of value: (Double) -> Int,
    into boundaries: inout [SnapBoundary]
  ) {
    var (low, high) = (low, high)
    while high - low > ReleaseExplanation.resolution {
      let middle = low + (high - low) / 2
      let found = value(middle)
      if found == before {
        low = middle
      } else if found == after {
        high = middle
      } else {
        add(from: low, before, to: middle, found, of: value, into: &boundaries)
        add(from: middle, found, to: high, after, of: value, into: &boundaries)
        return
      }
    }
    let position = ReleaseExplanation.roundedEdge(after: low, upTo: high) { value($0) == after }
    boundaries.append(SnapBoundary(position: position, before: before, after: after))
  }
}

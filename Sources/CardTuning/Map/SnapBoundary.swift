import CardSimulation

/// A place on a line at which a release's target changes: from one value on it is another.
public struct SnapBoundary: Hashable, Sendable {
  /// The least value, to 2⁻³⁰, from which on it is `after`: a place in points or a velocity in points per second.
  public var position: Double

  /// What it is right before.
  public var before: Int

  /// What it is there.
  public var after: Int

  /// The boundaries of a function that is constant between them, in ascending order.
  ///
  /// It is asked at steps, and where two neighbours differ the step is halved down to 2⁻³⁰: what comes and goes within
  /// one step isn't seen.
  ///
  /// - Parameters:
  ///   - low: Where the line begins.
  ///   - high: Where it ends, ≥ `low`.
  ///   - step: How far it is from one question to the next, > 0.
  ///   - value: The function.
  public static func all(from low: Double, to high: Double, step: Double, of value: (Double) -> Int) -> [SnapBoundary] {
    precondition(step > 0, "a step of \(step)")
    var boundaries: [SnapBoundary] = []
    var (place, known) = (low, value(low))
    var index = 0.0
    while place < high {
      index += 1
      let next = min(low + index * step, high)
      let found = value(next)
      if found != known { add(from: place, known, to: next, found, of: value, into: &boundaries) }
      (place, known) = (next, found)
    }
    return boundaries
  }

  /// The boundaries between two places whose values differ: halved, and where the middle has a third value, both
  /// halves.
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
    boundaries.append(SnapBoundary(position: high, before: before, after: after))
  }
}

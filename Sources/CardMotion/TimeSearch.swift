/// Finds times of a motion that have no closed form: searched in 256 steps, then bisected to 2⁻⁴⁴ of the whole time.
///
/// A condition that begins and ends between two steps isn't found.
public enum TimeSearch {
  private static let stepCount = 256.0

  /// The width, as a fraction of the whole time, at which bisection ends.
  private static let precision = 0x1p-44

  /// The last time before `end`, in seconds from 0 on, at which a condition holds; 0 if it never does, `end` if it
  /// holds just before the end.
  public static func last(before end: Double, _ isSo: (Double) -> Bool) -> Double {
    // Just before the end rather than at it, where a motion is at its target.
    var (time, later, step) = (end * (1 - 0x1p-40), end, stepCount)
    while !isSo(time) {
      later = time
      step -= 1
      if step < 0 { return 0 }
      time = end * (step / stepCount)
    }
    return later == end ? end : border(time, later, within: end * precision, isSo)
  }

  /// The first time, in seconds from 0 on, at which a condition holds; `end` if it doesn't before then.
  public static func first(before end: Double, _ isSo: (Double) -> Bool) -> Double {
    var (time, earlier, step) = (0.0, 0.0, 0.0)
    while !isSo(time) {
      earlier = time
      step += 1
      if step > stepCount { return end }
      time = end * (step / stepCount)
    }
    return time == 0 ? 0 : border(earlier, time, within: end * precision) { !isSo($0) }
  }

  /// The time at which a condition ends that holds at `low` and not at `high`.
  private static func border(_ low: Double, _ high: Double, within width: Double, _ isSo: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while high - low > width {
      let middle = low + (high - low) / 2
      // There is no number between two adjacent ones.
      guard middle > low, middle < high else { break }
      if isSo(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringMotion {
  /// ``arrivalTime(within:velocity:)`` of a motion that is put on its target after `duration` seconds, at any remaining
  /// distance; if `duration` is nil, it ends by itself.
  public func arrivalTime(
    within distance: Double, velocity tolerance: Double, endingAfter duration: Double?
  ) -> Double {
    let time = arrivalTime(within: distance, velocity: tolerance)
    guard let duration, time > duration else { return time }
    return TimeSearch.last(before: duration) { time in
      let state = state(at: time)
      return state.position.magnitude > distance || state.velocity.magnitude > tolerance
    }
  }
}

extension CurveMotion {
  /// The time from which the motion is within `distance` points of its end and no faster than `velocity` points per
  /// second, in seconds since its start. A vertical rise of the curve counts as infinitely fast.
  public func arrivalTime(within distance: Double, velocity tolerance: Double) -> Double {
    if from == to { return 0 }
    return TimeSearch.last(before: duration) { time in
      let state = state(at: time)
      return (state.position - to).magnitude > distance || (state.velocity ?? .infinity).magnitude > tolerance
    }
  }

  /// The first time at which the motion is within `distance` points of its end, or beyond it, in seconds since its
  /// start.
  public func firstTime(within distance: Double) -> Double {
    if (from - to).magnitude <= distance { return 0 }
    return TimeSearch.first(before: duration) { time in
      let left = position(at: time) - to
      return (left < 0) != (from < to) || left.magnitude <= distance
    }
  }
}

/// Times of a motion that no formula tells: looked for in 256 steps, then halved to less than a billionth of the whole.
///
/// What begins and is over again between two steps isn't seen.
public enum TimeSearch {
  private static let stepCount = 256.0

  /// The part of the whole time to which an instant is halved.
  private static let precision = 0x1p-44

  /// The last time before `end`, in seconds from 0 on, at which something is still so; 0 where it never is, `end` where
  /// it is so right before it.
  public static func last(before end: Double, _ isSo: (Double) -> Bool) -> Double {
    // Right before the end and not at it, where a motion is at its target.
    var (time, later, step) = (end * (1 - 0x1p-40), end, stepCount)
    while !isSo(time) {
      later = time
      step -= 1
      if step < 0 { return 0 }
      time = end * (step / stepCount)
    }
    return later == end ? end : border(time, later, within: end * precision, isSo)
  }

  /// The first time, in seconds from 0 on, at which something is so; `end` where that is never before.
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

  /// Where something ends that is so at one time and isn't at a later one.
  private static func border(_ low: Double, _ high: Double, within width: Double, _ isSo: (Double) -> Bool) -> Double {
    var (low, high) = (low, high)
    while high - low > width {
      let middle = low + (high - low) / 2
      // No number lies between two neighbours.
      guard middle > low, middle < high else { break }
      if isSo(middle) { low = middle } else { high = middle }
    }
    return high
  }
}

extension SpringMotion {
  /// ``arrivalTime(within:velocity:)`` of a motion that is at its target after `duration` seconds, whatever is left of
  /// its way; nil: it ends by itself.
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
  /// The time from which on it is within `distance` points of its end and no faster than `velocity` points per second,
  /// in seconds since its start. A curve that rises vertically is faster than anything.
  public func arrivalTime(within distance: Double, velocity tolerance: Double) -> Double {
    if from == to { return 0 }
    return TimeSearch.last(before: duration) { time in
      let state = state(at: time)
      return (state.position - to).magnitude > distance || (state.velocity ?? .infinity).magnitude > tolerance
    }
  }

  /// The first time at which it is within `distance` points of its end, or beyond it, in seconds since its start.
  public func firstTime(within distance: Double) -> Double {
    if (from - to).magnitude <= distance { return 0 }
    return TimeSearch.first(before: duration) { time in
      let left = position(at: time) - to
      return (left < 0) != (from < to) || left.magnitude <= distance
    }
  }
}

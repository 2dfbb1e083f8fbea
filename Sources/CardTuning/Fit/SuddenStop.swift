import CardTimeline

/// A motion that stops from full speed within a sample: a finger caught the card there, or a curve ends fast.
///
/// A spring never does, so that a caught one looks like a curve. A motion that comes to rest by itself gets slower
/// before: its velocity, carried on as it changed from one sample to the next, would be near 0 at the next one.
struct SuddenStop {
  /// The last sample before the stop, µs.
  let microseconds: Int64

  /// The velocity there, points per second, without its sign.
  let velocity: Double

  /// The least velocity that would go on, as a share of the greatest.
  private static let share = 0.1

  /// The least distance to the next sample that would go on, as a multiple of the distance that counts as at rest.
  private static let tolerances = 4.0

  /// The fewest samples that move before a stop.
  private static let sampleMin = 5

  /// Looks at the end of a motion; nil if it comes to rest by itself, or isn't seen at rest.
  init?(in recording: Recording, _ stretch: MotionStretch) {
    guard stretch.isSettled, stretch.lastMoved - stretch.firstMoved + 1 >= Self.sampleMin,
      stretch.lastMoved + 3 < stretch.samples.upperBound
    else { return nil }
    let moved = recording.samples[stretch.firstMoved...stretch.lastMoved]
    let steps = zip(moved.dropFirst(), moved).map { (later, earlier) -> (time: Double, velocity: Double) in
      let time = Double(later.microseconds - earlier.microseconds) / 1e6
      return (time, time > 0 ? (later.position - earlier.position) / time : 0)
    }
    let (before, last) = (steps[steps.count - 2].velocity, steps[steps.count - 1])
    let fastest = steps.reduce(0) { max($0, $1.velocity.magnitude) }
    // A card that gets faster would go on with the velocity that it has.
    let change = last.velocity.magnitude > before.magnitude ? 0 : last.velocity - before
    let next = last.velocity + change
    guard next * last.velocity > 0, next.magnitude > Self.share * fastest,
      next.magnitude * last.time > Self.tolerances * stretch.tolerance
    else { return nil }
    (microseconds, velocity) = (recording.samples[stretch.lastMoved].microseconds, last.velocity.magnitude)
  }
}

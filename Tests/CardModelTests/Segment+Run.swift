import CardMath
import CardMotion

@testable import CardModel

extension Segment {
  /// Starts a spring or a curve within a range that neither of them leaves.
  mutating func run(
    _ timing: Timing, from place: Double, velocity: Double = 0, to target: Double, for duration: Double? = nil,
    at instant: Instant = .zero
  ) {
    run(
      Motion(timing: timing, start: .given, duration: duration), from: place, velocity: velocity, to: target,
      within: .points(from: 0, to: 1_000), at: instant, arrival: .points)
  }
}

import CardMath
import CardModel

/// Recognises taps among the touches of a session: a finger that comes down alone, stays where it is, and lifts soon.
///
/// A touch that stops a moving card, or drags anything, is no tap; nor is one while another finger is down.
///
/// UIKit publishes no limits of `UITapGestureRecognizer`. Those of a long press are documented, and what is shorter or
/// stays nearer than a long press is a tap here: `UILongPressGestureRecognizer.allowableMovement` 10 pt,
/// `minimumPressDuration` 0.5 s.
public struct TapRecognizer: Hashable, Sendable {
  /// The farthest that a finger may be from where it came down, points.
  public static let distanceMax = 10.0

  /// The longest that a finger may be down, ticks; a lift after exactly this time is too late.
  public static let ticksMax = Instant.ticksPerSecond / 2

  /// A finger that may be tapping: the point at which it came down, and the instant, ticks.
  struct Candidate: Hashable, Sendable {
    var (x, y) = (0.0, 0.0)
    var start: Int64 = 0
    var pointer: Int32 = 0
  }

  /// The finger that may be tapping; nil: none may.
  private var candidate: Candidate?

  /// The fingers that are down, by their numbers, in the order in which they came.
  private var fingers: [Int32] = []

  /// Creates a recogniser while no finger is down.
  public init() {}

  /// Takes a touch into account.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - ticks: The hardware's time of it, ticks.
  ///   - hasEffect: True if the touch stopped a motion or began a drag.
  /// - Returns: The point of the tap that the touch completes; nil: it completes none.
  public mutating func take(_ touch: Touch, at ticks: Int64, hasEffect: Bool) -> (x: Double, y: Double)? {
    switch touch.phase {
    case .began:
      // A finger whose lift was lost comes down anew, and is the same one.
      fingers.removeAll { $0 == touch.pointer }
      fingers.append(touch.pointer)
      let isAlone = fingers.count == 1 && !hasEffect
      candidate = isAlone ? Candidate(x: touch.x, y: touch.y, start: ticks, pointer: touch.pointer) : nil
      return nil
    case .moved, .stationary:
      if hasEffect || !isNear(touch) { candidate = nil }
      return nil
    case .ended, .cancelled:
      fingers.removeAll { $0 == touch.pointer }
      defer { candidate = nil }
      guard let candidate, touch.phase == .ended, touch.pointer == candidate.pointer, !hasEffect, isNear(touch),
        ticks - candidate.start < TapRecognizer.ticksMax
      else { return nil }
      return (candidate.x, candidate.y)
    }
  }

  /// Returns true unless the touch is of the finger that may be tapping, and too far from where that came down.
  private func isNear(_ touch: Touch) -> Bool {
    guard let candidate, touch.pointer == candidate.pointer else { return true }
    let (dx, dy) = (touch.x - candidate.x, touch.y - candidate.y)
    return dx * dx + dy * dy <= TapRecognizer.distanceMax * TapRecognizer.distanceMax
  }
}

extension TapRecognizer: StateCoding {
  /// Codes the fingers that are down, and the one that may be tapping.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    let count = try archive.code(count: fingers.count)
    if archive.isReading { fingers = Array(repeating: 0, count: count) }
    for index in fingers.indices { try archive.code(&fingers[index], in: .min ... .max) }
    try archive.code(&candidate, blank: Candidate())
  }
}

extension TapRecognizer.Candidate: StateCoding {
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&pointer, in: .min ... .max)
    try archive.code(&x)
    try archive.code(&y)
    try archive.code(&start, in: 0...archive.now.ticks)
  }
}

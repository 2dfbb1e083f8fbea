import CardModel

/// A sample of a finger.
public struct TouchSample: Hashable, Sendable {
  /// The sample's time, whole microseconds; only differences matter.
  public var microseconds: Int64

  /// The phase of the touch.
  public var phase: TouchPhase

  /// The number of the finger.
  public var pointer: Int32

  /// The horizontal position, points from the left edge.
  public var x: Double

  /// The vertical position, points from the top edge.
  public var y: Double

  /// Creates a sample.
  public init(microseconds: Int64, phase: TouchPhase, pointer: Int32 = 0, x: Double, y: Double) {
    self.microseconds = microseconds
    self.phase = phase
    self.pointer = pointer
    self.x = x
    self.y = y
  }
}

/// The touches of one or more fingers, from the first contact to the last lift.
///
/// Samples are in order of time. Several may have the same time, and a position may repeat: touch screens report this,
/// above all at a lift. Each pointer begins, may move or rest, and ends or is cancelled; it may begin again.
public struct Gesture: Hashable, Sendable {
  /// The samples, in order of time.
  public var samples: [TouchSample]

  /// Creates a gesture of samples, which the caller must have in order. ``init(csv:name:)`` checks its text.
  public init(samples: [TouchSample]) {
    self.samples = samples
  }

  /// The time from the first sample to the last, microseconds.
  public var durationMicroseconds: Int64 {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return last.microseconds - first.microseconds
  }
}

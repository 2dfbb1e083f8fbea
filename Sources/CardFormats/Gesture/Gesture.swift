import CardModel

/// A sample of a finger, at its own time.
public struct TouchSample: Hashable, Sendable {
  /// Whole microseconds; only differences mean anything.
  public var microseconds: Int64

  /// What the finger does.
  public var phase: TouchPhase

  /// Which finger it is.
  public var pointer: Int32

  /// Points from the left edge.
  public var x: Double

  /// Points from the top edge.
  public var y: Double

  /// A sample.
  public init(microseconds: Int64, phase: TouchPhase, pointer: Int32 = 0, x: Double, y: Double) {
    self.microseconds = microseconds
    self.phase = phase
    self.pointer = pointer
    self.x = x
    self.y = y
  }
}

/// What one or more fingers do, from the first touch to the last lift.
///
/// Samples stand in the order of time. Several may have one time, and a position may repeat: that is how touch screens
/// report, above all when a finger lifts. Each pointer begins, may move or rest, and ends or is cancelled; it may begin
/// again.
public struct Gesture: Hashable, Sendable {
  /// The samples, in the order of time.
  public var samples: [TouchSample]

  /// A gesture of these samples, whose order is the caller's business. Text is checked: ``init(csv:name:)``.
  public init(samples: [TouchSample]) {
    self.samples = samples
  }

  /// Microseconds from the first sample to the last.
  public var durationMicroseconds: Int64 {
    guard let first = samples.first, let last = samples.last else { return 0 }
    return last.microseconds - first.microseconds
  }
}

import CardMath
import CardMotion

/// The samples of one touch along both axes.
struct TouchTracker: Hashable, Sendable {
  /// The samples along the y axis: of a card, and of content.
  var y: VelocityTracker

  /// The samples along the x axis: of pages and carousels. Empty where nothing moves sideways.
  var x: VelocityTracker

  /// No samples yet.
  init(_ rules: TouchRules) {
    y = VelocityTracker(estimator: rules.estimator, idleTicks: rules.idleTicks)
    x = y
  }

  /// Forgets all samples.
  mutating func reset() {
    y.reset()
    x.reset()
  }

  /// Adds a sample at a tick; its x only where something moves sideways.
  mutating func add(_ touch: Touch, at ticks: Int64, sideways: Bool) {
    y.add(position: touch.y, at: ticks)
    if sideways { x.add(position: touch.x, at: ticks) }
  }
}

/// The finger that is down: the part of the card that it controls, how it drags that, and its samples.
struct FingerState: Hashable, Sendable {
  /// The part of the card that the finger controls.
  var hold = Hold.free

  /// The drag of a card or its content, while `hold` is `dragging`.
  var drag = Drag.idle

  /// The finger's samples.
  var tracker: TouchTracker

  /// No finger is down.
  init(_ rules: TouchRules) { tracker = TouchTracker(rules) }
}

extension CardStack {
  /// The part of the card that the finger controls.
  var hold: Hold {
    @inline(__always) _read { yield apart.place.pointee.finger.hold }
    @inline(__always) _modify { yield &apart.value.finger.hold }
  }

  /// The drag of a card or its content, while `hold` is `dragging`.
  var drag: Drag {
    @inline(__always) _read { yield apart.place.pointee.finger.drag }
    @inline(__always) _modify { yield &apart.value.finger.drag }
  }

  /// The finger's samples.
  var tracker: TouchTracker {
    @inline(__always) _read { yield apart.place.pointee.finger.tracker }
    @inline(__always) _modify { yield &apart.value.finger.tracker }
  }
}

extension CardStack {
  /// Works out the velocity of a finger that drags, once for all who ask before its next sample.
  public mutating func keepFingerVelocity() {
    if case .dragging = hold { tracker.y.keepEstimate() }
  }
}

extension TouchTracker: StateCoding {
  /// The samples of both axes.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&y)
    try archive.code(&x)
  }
}

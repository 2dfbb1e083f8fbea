import CardMath
import CardMotion

/// The samples of one touch along both axes.
struct TouchTracker: Sendable {
  /// The samples along the y axis: of a card, and of content.
  var y: VelocityTracker

  /// The samples along the x axis, of pages and carousels; nil: there are none, as in most stacks.
  private var x: Shared<VelocityTracker>?

  /// No samples yet.
  init(_ rules: TouchRules) { y = VelocityTracker(estimator: rules.estimator, idleTicks: rules.idleTicks) }

  /// Forgets all samples.
  mutating func reset() {
    y.reset()
    x = nil
  }

  /// Adds a sample at a tick; its x only where something moves sideways.
  mutating func add(_ touch: Touch, at ticks: Int64, sideways: Bool) {
    y.add(position: touch.y, at: ticks)
    guard sideways else { return }
    if x == nil { x = Shared(empty) }
    x?.value.add(position: touch.x, at: ticks)
  }

  /// Returns the velocity along the x axis, points per second, and works it out in place for the next who asks.
  mutating func keepSidewaysVelocity(at ticks: Int64) -> Double { x?.value.keepVelocity(at: ticks) ?? 0 }

  /// A tracker of the same rules without samples.
  private var empty: VelocityTracker { VelocityTracker(estimator: y.estimator, idleTicks: y.idleTicks) }
}

/// The finger that is down: the part of the card that it controls, how it drags that, and its samples.
struct FingerState: Sendable {
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
  /// The finger that is down, by its address.
  var fingerState: FingerState {
    @inline(__always) unsafeAddress { UnsafePointer(apart.place.pointee.finger.place) }
    @inline(__always) unsafeMutableAddress { apart.value.finger.ownPlace() }
  }

  /// Makes the finger's state the stack's own, which no copy shares: `ownFinger` may change from here on, until the
  /// stack is copied.
  mutating func makeFingerOwn() { _ = apart.value.finger.ownPlace() }

  /// The same state while one touch is handled, after `makeFingerOwn`: its changes don't ask each time whether a copy
  /// shares it, which would take a tenth of a frame.
  var ownFinger: FingerState {
    @inline(__always) unsafeAddress { UnsafePointer(apart.place.pointee.finger.place) }
    @inline(__always) nonmutating unsafeMutableAddress { apart.place.pointee.finger.place }
  }

  /// The part of the card that the finger controls.
  var hold: Hold {
    @inline(__always) _read { yield apart.place.pointee.finger.place.pointee.hold }
    @inline(__always) _modify { yield &fingerState.hold }
  }

  /// The drag of a card or its content, while `hold` is `dragging`.
  var drag: Drag {
    @inline(__always) _read { yield apart.place.pointee.finger.place.pointee.drag }
    @inline(__always) _modify { yield &fingerState.drag }
  }

  /// The finger's samples.
  var tracker: TouchTracker {
    @inline(__always) _read { yield apart.place.pointee.finger.place.pointee.tracker }
    @inline(__always) _modify { yield &fingerState.tracker }
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
    var sideways = x?.value ?? empty
    try archive.code(&sideways)
    if archive.isReading { x = sideways.isEmpty ? nil : Shared(sideways) }
  }
}

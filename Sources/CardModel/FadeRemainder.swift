import CardMath
import CardMotion

/// The remainder of a change of the detents in alphas that follow the card's position: it decays to 0.
///
/// Such alphas are functions of the detents, too. If these move by themselves, as for a keyboard, the alphas would
/// jump: a content that shows would vanish in one frame and fade in again. In a real system they change in the
/// animation block that moves the card. So the detents of the alphas go with the card to its detent's new place, by the
/// same motion, and a jump that is left, as of detents that come or go, is undone at its instant and decays likewise:
///
/// ```
/// alpha(t) = clamp(f(y(t) + s · r(t)) + (alpha(t₀) − f(y(t₀) + s)) · r(t), 0, 1)
/// ```
/// with `f` by the new detents, `s` the distance from the old place of the card's detent to its new one, and `r` from 1
/// to 0. A card that rests at its detent keeps its alphas on the way. A finger that catches it moves `y`; the remainder
/// goes on.
struct FadeRemainder: Hashable, Sendable {
  /// The distance by which the card's detent moved, points.
  private var shift = 0.0

  /// The jump that is left besides, each −1 … 1.
  private var change = FadeValues()

  /// The share of both that is left.
  private var share = Segment(restingAt: 0)

  /// True while there is a remainder: a frame checks this first.
  private(set) var isRunning = false

  /// The end of the remainder.
  @inline(__always)
  var end: Instant { share.end }

  /// Lets alphas go on from where they are, with the present detents of a card.
  ///
  /// - Parameters:
  ///   - shown: The alphas that show.
  ///   - shift: The distance by which the card's detent moved, points.
  ///   - values: The alphas that the present detents give to a position.
  ///   - y: The card's position, points.
  ///   - motion: The motion with which the card goes to its detent's new place.
  mutating func begin(
    from shown: FadeValues, shift: Double, y: Double, by motion: Motion, at now: Instant,
    values: (Double) -> FadeValues
  ) {
    let shifted = values(y + shift)
    guard shown != values(y) else { return finish() }
    self.shift = shift
    change.mapDim = shown.mapDim - shifted.mapDim
    change.mapButton = shown.mapButton - shifted.mapButton
    change.content = shown.content - shifted.content
    // A card that goes to its detent's new place from rest arrives with it.
    let arrival = ArrivalTolerance.unit(of: shift == 0 ? 100 : max(shift.magnitude, 10))
    share.run(motion, from: 1, velocity: 0, to: 0, within: .unit, at: now, arrival: arrival)
    isRunning = share.isMoving
  }

  /// Ends the remainder at once.
  mutating func finish() {
    (shift, change, isRunning) = (0, FadeValues(), false)
    share.rest(at: 0)
  }

  /// Ends the remainder if that is due by an instant.
  mutating func endWhatIsDue(by now: Instant) { if share.end <= now { finish() } }

  /// Returns the position to which the present detents give what shows at `y`, points.
  func place(of y: Double, at instant: Instant) -> Double {
    isRunning ? y + shift * share.position(at: instant) : y
  }

  /// Returns the alphas with the remainder at an instant.
  ///
  /// - Parameter values: The alphas of the card's ``place(of:at:)``.
  func added(to values: FadeValues, at instant: Instant) -> FadeValues {
    guard isRunning else { return values }
    let rest = share.position(at: instant)
    var sum = FadeValues()
    sum.mapDim = Fades.clamp(values.mapDim + change.mapDim * rest)
    sum.mapButton = Fades.clamp(values.mapButton + change.mapButton * rest)
    sum.content = Fades.clamp(values.content + change.content * rest)
    return sum
  }
}

extension CardStack {
  /// The alphas that show, if they follow the card's position, and the place of the card's detent: what is kept when
  /// its detents move. Nil: animations switch the alphas.
  func fadesToKeep(at now: Instant) -> (shown: FadeValues, detentY: Double)? {
    top.fades.areTracked ? (trackedFades(at: cardY(at: now), now), top.target.y) : nil
  }

  /// Lets alphas that follow the card's position go on from where they were before its detents moved.
  ///
  /// - Parameters:
  ///   - kept: The alphas before; nil: animations switch them.
  ///   - rule: The rule by which the card goes to its detent's new place.
  ///   - modelY: The card's model position before, points.
  mutating func keepFades(
    _ kept: (shown: FadeValues, detentY: Double)?, by rule: MotionRule, fromModel modelY: Double, at now: Instant
  ) {
    guard let kept else { return }
    let (fades, card) = (top.fades, topCard)
    fadeRemainder.begin(
      from: kept.shown, shift: top.target.y - kept.detentY, y: cardY(at: now),
      by: heeding(rule.motion(from: modelY, to: top.target.modelY, fingerVelocity: 0)), at: now
    ) { fades.values(at: $0, of: card) }
  }

  /// Ends the remainder, if there is one, at once.
  mutating func finishFadeRemainder() {
    if fadeRemainder.isRunning { fadeRemainder.finish() }
  }

  /// Returns the alphas that follow from the card's position, points, with the remainder of a change of its detents.
  func trackedFades(at y: Double, _ now: Instant) -> FadeValues {
    fadeRemainder.added(to: top.fades.values(at: fadeRemainder.place(of: y, at: now), of: topCard), at: now)
  }
}

extension FadeRemainder: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&shift)
    try archive.code(&change.mapDim, in: -1...1)
    try archive.code(&change.mapButton, in: -1...1)
    try archive.code(&change.content, in: -1...1)
    try archive.code(&share)
    guard share.target == 0 else { throw archive.error(.contradiction) }
    isRunning = share.isMoving
  }
}

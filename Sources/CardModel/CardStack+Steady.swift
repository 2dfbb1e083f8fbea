import CardMath
import CardMotion

/// The part of the stack that changes between two frames if no input reaches it and nothing ends in between.
///
/// Most frames are like the one before them in all but a few numbers. A caller that has read one frame in full reads
/// only that part of the next ones.
@usableFromInline
package enum MovingPart: UInt8, Hashable, Sendable {
  /// More than one part, or one that is rarely alone: a full read is right.
  case several

  /// The card, and one that is pushed or popped over it.
  case cards

  /// The card's position, and the fades with it.
  case card

  /// The same, if the motion is a spring and the fades follow the position by the rules: most frames in which anything
  /// moves.
  case spring

  /// The content's offset.
  case content

  /// The velocity of the finger that drags: it is the last sample's, until the finger counts as still.
  case finger

  /// Nothing.
  case none
}

extension CardStack {
  /// The part that moves from a frame that was just read in full to the next.
  ///
  /// It stays the same until an input, or until `ends(by:)` is true; a content that watches frames may change before
  /// each of them.
  ///
  /// It changes nothing, and is `mutating` to be read in place.
  package var movingPart: MovingPart {
    mutating get { findMovingPart() }
  }

  private mutating func findMovingPart() -> MovingPart {
    let apart = apart.place
    let occasional = apart.pointee.occasional.place
    guard apart.pointee.remainders.isEmpty, occasional.pointee.overlays.areWhole,
      !occasional.pointee.fadeRemainder.isRunning
    else { return .several }
    let moves = position.isMoving
    // Fades that an animation switches go on by themselves where a finger has caught the card.
    let fades = apart.pointee.animatedFades.place
    if !moves, !apart.pointee.top.fades.areTracked, fades.pointee.areMoving { return .several }
    let isDragged = if case .dragging = fingerState.hold { true } else { false }
    return switch (moves, !occasional.pointee.transitions.isEmpty, content.motion.isMoving, isDragged) {
    case (false, false, false, false): .none
    case (true, false, false, false):
      position.law.kind == .spring && apart.pointee.top.fades.arePlain ? .spring : .card
    case (_, true, false, false): .cards
    case (false, false, true, false): .content
    case (false, false, false, true): .finger
    default: .several
    }
  }

  /// Returns true if something ends by itself until an instant.
  @inlinable @inline(__always)
  public func ends(by instant: Instant) -> Bool { nextEnd.ticks <= instant.ticks }

  /// Writes the card's position and velocity alone to a sample, where only the card moves: the same as `read(.card, …)`
  /// does, without the fades. It changes nothing, either.
  ///
  /// - Returns: True if both numbers are finite.
  package mutating func readCard(at instant: Instant, into sample: inout Sample) -> Bool {
    let (y, velocity) = position.stateInPlace(at: instant)
    sample.cardY = y + 0
    sample.cardVelocity = velocity
    let sum = y + (velocity ?? 0)
    return sum - sum == 0 || y.isFinite && (velocity ?? 0).isFinite
  }

  /// Writes the moving part at `instant` to a sample that is the stack's in all else. Like `readInPlace`, it changes
  /// nothing.
  ///
  /// - Returns: True if every number is finite.
  @inlinable @inline(__always)
  package mutating func read(
    _ part: MovingPart, at instant: Instant, into sample: inout Sample
  ) -> Bool {
    part == .spring ? readSpring(at: instant, into: &sample) : readOther(part, at: instant, into: &sample)
  }

  /// `read` of the part that moves most, without a register that the others need.
  @usableFromInline @inline(never)
  mutating func readSpring(at instant: Instant, into sample: inout Sample) -> Bool {
    let state = position.springState(at: instant)
    let values = apart.place.pointee.top.fades.values(at: state.position)
    sample.cardY = state.position + 0
    sample.cardVelocity = state.velocity
    sample.progress = values.progress
    sample.mapDim = values.mapDim
    sample.mapButton = values.mapButton
    sample.contentAlpha = values.content
    let sum = values.progress + state.velocity
    return sum - sum == 0 || sample.isFinite
  }

  /// `read` of any part.
  @usableFromInline @inline(never)
  mutating func readOther(_ part: MovingPart, at instant: Instant, into sample: inout Sample) -> Bool {
    switch part {
    case .several:
      return readInPlace(at: instant, into: &sample)
    case .spring, .card, .cards:
      let animated = animated(at: instant)
      show(animated.y, animated.velocity, fadesRest: animated.fadesRest, in: &sample)
      // The progress is finite only if y is.
      var sum = sample.progress + (animated.velocity ?? 0)
      if part == .cards { sum += readMovingCards(at: instant, animated, into: &sample) }
      return sum - sum == 0 || sample.isFinite
    case .content:
      let (offset, velocity) = content.motion.stateInPlace(at: instant)
      sample.scrollOffset = offset + 0
      sample.scrollVelocity = velocity ?? 0
      let sum = offset + sample.scrollVelocity
      return sum - sum == 0 || sample.isFinite
    case .finger:
      return showDragVelocity(at: instant, in: &sample).isFinite
    case .none:
      return true
    }
  }
}

import CardMath
import CardMotion

/// The dimming and fading, as three alphas 0 … 1: the black over the map, the map buttons, the card's content.
public struct FadeValues: Hashable, Sendable {
  /// The alpha of the black over the map.
  public var mapDim = 0.0

  /// The alpha of the map buttons.
  public var mapButton = 0.0

  /// The alpha of the card's content.
  public var content = 0.0

  /// Creates values of 0: no dimming, and nothing visible.
  public init() {}

  /// Returns the values between `other` and these, with a share `rest` of the change left: 1 at its start, 0 at its
  /// end, and negative if a spring passes it, though the alphas stay between 0 and 1.
  func blended(from other: FadeValues, rest: Double) -> FadeValues {
    var values = self
    values.mapDim = Fades.clamp(mapDim + (other.mapDim - mapDim) * rest)
    values.mapButton = Fades.clamp(mapButton + (other.mapButton - mapButton) * rest)
    values.content = Fades.clamp(content + (other.content - content) * rest)
    return values
  }
}

/// The alphas that follow a finger; nil: it leaves them to the animations.
struct HeldFades: Hashable, Sendable {
  var mapDim: Double?
  var mapButton: Double?
  var content: Double?
}

/// The dimming and fading if a system switches it in its animations, and not by the card's position.
///
/// A real system sets these alphas beside the card's position in one animation block, so that they share its law:
/// `rest` is the share of the change that is left, moved from 1 to 0 by the same motion that moves the card.
struct AnimatedFades: Hashable, Sendable {
  private var from = FadeValues()
  private(set) var goal = FadeValues()
  private var rest = Segment(restingAt: 0)

  /// True while an animation switches them. It goes on under a finger that has caught the card.
  var areMoving: Bool { rest.isMoving }

  /// Sets the values, without an animation.
  mutating func jump(to values: FadeValues) {
    goal = values
    from = values
    rest.rest(at: 0)
  }

  /// Moves the values to a goal with the card's motion, which ends at `end`.
  mutating func animate(to goal: FadeValues, by motion: Motion, until end: Instant, at now: Instant) {
    from = values(at: now)
    self.goal = goal
    rest.runShare(motion, at: now, until: end)
  }

  /// Sets some of the values, which stay there; the animation goes on with the others.
  mutating func hold(_ held: HeldFades, at now: Instant) {
    if now >= rest.end { finish() }
    if let alpha = held.mapDim { (from.mapDim, goal.mapDim) = (alpha, alpha) }
    if let alpha = held.mapButton { (from.mapButton, goal.mapButton) = (alpha, alpha) }
    if let alpha = held.content { (from.content, goal.content) = (alpha, alpha) }
  }

  /// Has the content's alpha begin at `alpha`: a content comes in whose alpha is its own, and not that of the content
  /// before it.
  mutating func beginContent(at alpha: Double) { from.content = alpha }

  /// Ends the animation.
  mutating func finish() { jump(to: goal) }

  /// Returns the share of the change that is left at an instant, by which `values(at:)` blends, for one of several
  /// coordinates that a spring may move together. It changes nothing, and is `mutating` to be read in place.
  @inline(__always)
  mutating func restInPlace(at instant: Instant, sharing wave: inout SpringWave) -> Double {
    rest.law.kind != .rest && instant < rest.end ? rest.stateInPlace(at: instant, sharing: &wave).position : 0
  }

  /// Returns the values with a share `rest` of the change left.
  @inline(__always)
  func values(rest: Double) -> FadeValues {
    self.rest.law.kind != .rest ? goal.blended(from: from, rest: rest) : goal
  }

  /// Returns the values at an instant.
  func values(at instant: Instant) -> FadeValues {
    values(rest: rest.isMoving && instant < rest.end ? rest.position(at: instant) : 0)
  }
}

extension FadeValues: StateCoding {
  /// Codes the three numbers.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&mapDim, in: 0...1)
    try archive.code(&mapButton, in: 0...1)
    try archive.code(&content, in: 0...1)
  }
}

extension AnimatedFades: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&from)
    try archive.code(&goal)
    try archive.code(&rest)
  }
}

import CardMath
import CardMotion

/// What darkens and fades, as three numbers 0 … 1: the black over the map, the map buttons, the card's content.
public struct FadeValues: Hashable, Sendable {
  /// The black over the map.
  public var mapDim = 0.0

  /// The map buttons.
  public var mapButton = 0.0

  /// The card's content.
  public var content = 0.0

  /// Nothing dark, nothing to be seen.
  public init() {}

  /// The values on the way from `other` to these, of which `rest` is left: 1 at its start, 0 at its end, and negative
  /// where a spring passes it, which no alpha does.
  func blended(from other: FadeValues, rest: Double) -> FadeValues {
    var values = self
    values.mapDim = Fades.clamp(mapDim + (other.mapDim - mapDim) * rest)
    values.mapButton = Fades.clamp(mapButton + (other.mapButton - mapButton) * rest)
    values.content = Fades.clamp(content + (other.content - content) * rest)
    return values
  }
}

/// What darkens and fades where a system switches it in its animations, and not by the card's position.
///
/// A real system sets these alphas beside the card's place in one animation block, so that they share its law: `rest`
/// is how much of the way is left, led from 1 to 0 by the very motion that leads the card.
struct AnimatedFades: Hashable, Sendable {
  private var from = FadeValues()
  private(set) var goal = FadeValues()
  private var rest = Segment(restingAt: 0)

  /// Sets the values, without an animation.
  mutating func jump(to values: FadeValues) {
    goal = values
    from = values
    rest.rest(at: 0)
  }

  /// Leads the values to a goal with the card's motion, which ends at `end`.
  mutating func lead(to goal: FadeValues, by motion: Motion, until end: Instant, at now: Instant) {
    from = values(at: now)
    self.goal = goal
    switch motion.law {
    case .spring(let spring):
      // The card's velocity belongs to its place; an alpha starts with what the animation gives to every property.
      let velocity: Double = if case .relative(let rate) = motion.start { -rate } else { 0 }
      rest.spring(
        spring, from: 1, velocity: velocity, to: 0, at: now, arrival: .unit(of: 1000),
        duration: max(0, end.seconds(since: now)))
    case .curve(let curve):
      rest.curve(curve, duration: motion.duration ?? 0, from: 1, to: 0, within: .unit, at: now)
    }
  }

  /// The animation is over.
  mutating func finish() { jump(to: goal) }

  /// How much of the way is left at an instant: what `values(at:)` blends by, for one of several coordinates that a
  /// spring may lead together. It changes nothing, and is `mutating` to be read in place.
  @inline(__always)
  mutating func restInPlace(at instant: Instant, sharing wave: inout SpringWave) -> Double {
    rest.law != .rest && instant < rest.end ? rest.stateInPlace(at: instant, sharing: &wave).position : 0
  }

  /// The values while so much of the way is left.
  @inline(__always)
  func values(rest: Double) -> FadeValues {
    self.rest.law != .rest ? goal.blended(from: from, rest: rest) : goal
  }

  /// The values at an instant.
  func values(at instant: Instant) -> FadeValues {
    values(rest: rest.isMoving && instant < rest.end ? rest.position(at: instant) : 0)
  }
}

extension FadeValues: StateCoding {
  /// The three numbers.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&mapDim, in: 0...1)
    try archive.code(&mapButton, in: 0...1)
    try archive.code(&content, in: 0...1)
  }
}

extension AnimatedFades: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&from)
    try archive.code(&goal)
    try archive.code(&rest)
  }
}

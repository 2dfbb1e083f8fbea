import CardMath
import CardMotion

/// Whether what lies over the map shows: the cards with what they darken, and the map's buttons.
///
/// An app takes all of it away to show the map alone. Source: TGCardViewController 2.5.1, `toggleMapOverlays`.
struct Overlays: Hashable, Sendable {
  /// Whether they show, or are on their way in.
  private(set) var areShown = true

  /// 1 where they show, 0 where they don't: what each alpha is multiplied by.
  private var share = Segment(restingAt: 1)

  /// Whether they show in full and nothing changes that: a frame asks first.
  private(set) var areWhole = true

  /// The animation: 0.25 s, UIKit's ease-in-out. Source: the same.
  static let rule = MotionRule.curve(.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)), duration: 0.25)

  /// When the animation ends.
  var end: Instant { share.end }

  /// What alphas are multiplied by at an instant.
  func share(at instant: Instant) -> Double { areWhole ? 1 : Fades.clamp(share.position(at: instant)) }

  /// Shows them, or takes them away, from as much of them as shows.
  mutating func show(_ areShown: Bool, animated: Bool, at now: Instant) {
    self.areShown = areShown
    let goal = areShown ? 1.0 : 0
    if animated {
      share.lead(
        by: Overlays.rule.motion(from: 0, to: 1, fingerVelocity: 0), from: share.position(at: now), velocity: 0,
        to: goal, within: .unit, at: now, arrival: .unit(of: 1000))
    } else {
      share.rest(at: goal)
    }
    findWhole()
  }

  /// What ends by itself until an instant.
  mutating func endWhatIsDue(by now: Instant) {
    guard share.end <= now else { return }
    share.rest(at: share.target)
    findWhole()
  }

  private mutating func findWhole() { areWhole = areShown && !share.isMoving }
}

extension CardStack {
  /// Shows what lies over the map, or takes it away: then no finger gets at the cards, and one that holds something
  /// loses it. Programs and keys lead the cards as before.
  mutating func showOverlays(_ areShown: Bool, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard areShown != overlays.areShown else { return log.record(.ignored(.nothing), at: now) }
    log.record(.mapOverlays(areShown), at: now)
    if !areShown { refuseFinger(at: now, into: &log) }
    overlays.show(areShown, animated: animated, at: now)
  }
}

extension Overlays: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&areShown)
    try archive.code(&share)
    guard share.target == (areShown ? 1 : 0) else { throw archive.error(.contradiction) }
    findWhole()
  }
}

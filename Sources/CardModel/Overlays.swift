import CardMath
import CardMotion

/// The visibility of everything over the map: the cards with their dimming, and the map's buttons.
///
/// An app hides all of it to show the map alone. Source: TGCardViewController 2.5.1, `toggleMapOverlays`.
struct Overlays: Hashable, Sendable {
  /// True if they show or are appearing.
  private(set) var areShown = true

  /// The factor of each alpha: 1 if they show, 0 if they don't.
  private var share = Segment(restingAt: 1)

  /// True if they show in full and no animation runs: a frame checks this first.
  private(set) var areWhole = true

  /// The animation: 0.25 s, UIKit's ease-in-out. Source: the same.
  static let rule = WrittenMotion.fade.rule

  /// The end of the animation.
  @inline(__always)
  var end: Instant { share.end }

  /// Returns the factor of the alphas at an instant.
  @inline(__always)
  func share(at instant: Instant) -> Double { areWhole ? 1 : Fades.clamp(share.position(at: instant)) }

  /// Shows or hides them, from the share that shows now.
  mutating func show(_ areShown: Bool, animated: Bool, at now: Instant) {
    self.areShown = areShown
    let goal = areShown ? 1.0 : 0
    if animated {
      share.run(
        Overlays.rule.motion(from: 0, to: 1, fingerVelocity: 0), from: share.position(at: now), velocity: 0,
        to: goal, within: .unit, at: now, arrival: .unit(of: 1000))
    } else {
      share.rest(at: goal)
    }
    findWhole()
  }

  /// Ends the animation if it is due by an instant.
  mutating func endWhatIsDue(by now: Instant) {
    guard share.end <= now else { return }
    share.rest(at: share.target)
    findWhole()
  }

  private mutating func findWhole() { areWhole = areShown && !share.isMoving }
}

extension CardStack {
  /// Shows or hides everything over the map. While it is hidden, no finger reaches the cards, and one that holds
  /// something loses it. Programs and keys move the cards as before.
  mutating func showOverlays(_ areShown: Bool, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard areShown != overlays.areShown else { return log.record(.ignored(.nothing), at: now) }
    log.record(.mapOverlays(areShown), at: now)
    if !areShown { refuseFinger(at: now, into: &log) }
    overlays.show(areShown, animated: animated, at: now)
  }
}

extension Overlays: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&areShown)
    try archive.code(&share)
    guard share.target == (areShown ? 1 : 0) else { throw archive.error(.contradiction) }
    findWhole()
  }
}

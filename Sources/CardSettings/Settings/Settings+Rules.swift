import CardModel
import CardMotion

extension Settings {
  /// The rules that follow from settings which people write in other terms.
  package struct Following: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The motion after a release.
    static let release = Following(rawValue: 1)

    /// The target of a release.
    static let snap = Following(rawValue: 2)

    /// The card past its outer detents.
    static let edge = Following(rawValue: 4)

    /// All other motions.
    static let others = Following(rawValue: 8)

    /// Those that nothing asks for before a card is sent to a detent: see `Rules.areSame(untilACardIsSent:)`.
    package static let ofRelease: Following = [.release, .snap]

    /// All of them.
    package static let all: Following = [.release, .snap, .edge, .others]
  }

  /// These settings as the model's rules.
  public var rules: Rules {
    var settings = self
    settings.follow(.all)
    return settings.base
  }

  /// Makes some rules of `base` those that follow from the other settings; after all of them, `base` is the rules.
  ///
  /// It is for a caller that changes few settings again and again.
  package mutating func follow(_ following: Following) {
    if following.contains(.release) { followRelease() }
    if following.contains(.snap) { base.snap = snap.rules }
    if following.contains(.edge) {
      base.drag.edge = drag.rule(topBounces: base.drag.topBounces, bottomBounces: base.drag.bottomBounces)
    }
    if following.contains(.others) { followOthers() }
  }

  private mutating func followRelease() {
    base.motion.settle = pace.rule(settle, clippingOverdamped: clipsOverdamped)
    base.motion.dismiss = nil
    guard pace.dismissDuration.isFinite else { return }
    var dismiss = settle
    dismiss.duration = pace.dismissDuration
    base.motion.dismiss = pace.rule(dismiss, clippingOverdamped: clipsOverdamped)
  }

  private mutating func followOthers() {
    base.scroll.bounce = Spring(response: bounceResponse, dampingRatio: bounceDampingRatio)
    base.paging.settle = rule(page)
    base.paging.jump = rule(pageJump)
    base.feed.carouselPage = rule(carouselPage)
    base.feed.pagedViewJump = rule(pagedView)
    base.feed.keyboard = rule(keyboard)
    base.motion.tap = rule(tap)
    base.motion.push = rule(push)
    base.motion.pop = rule(pop)
    base.motion.fit = rule(fit)
    base.motion.barIn = rule(barIn)
    base.motion.barInBesideMap = rule(barInBesideMap)
    base.motion.barOut = rule(barOut)
    base.motion.barFade = rule(barFade)
  }

  private func rule(_ motion: MotionSettings) -> MotionRule { motion.rule(clippingOverdamped: clipsOverdamped) }
}

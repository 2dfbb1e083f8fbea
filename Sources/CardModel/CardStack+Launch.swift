import CardMotion

/// What became of the finger's velocity at a release: what the rules hand to the motion, and what that makes of it.
public struct Launch: Hashable, Sendable {
  /// What the rules hand over, points per second: the finger's velocity as it showed, or 0 where it is thrown away.
  public let handedVelocity: Double

  /// The velocity with which the motion starts, points per second; nil where a curve rises vertically.
  public let startVelocity: Double?

  /// A launch.
  public init(handedVelocity: Double, startVelocity: Double?) {
    self.handedVelocity = handedVelocity
    self.startVelocity = startVelocity
  }
}

extension CardStack {
  /// What became of a release's velocity, by the rules as they are.
  ///
  /// A spring starts with what it is handed, UIKit's animations with a velocity of their own, and a curve with its
  /// slope over the way, whatever the finger did.
  public func launch(of release: Release) -> Launch {
    let card = card(of: release)
    let decision = rules.decision(
      releasedAt: release.modelY, velocity: release.velocity, of: card, from: release.committed)
    let motion = heeding(
      rules.motion.release(
        from: release.modelY, to: decision.target, of: card, fingerVelocity: release.velocity))
    let way = card.detents[decision.target].y - release.y
    let handed = rules.motion.keepsReleaseVelocity ? release.velocity * release.slope : 0
    switch motion.law {
    case .spring:
      return Launch(handedVelocity: handed, startVelocity: motion.startVelocity(given: handed, over: way))
    case .curve(let curve):
      let slope = curve.slope(at: 0)
      return Launch(handedVelocity: handed, startVelocity: slope.map { $0 * way / (motion.duration ?? .infinity) })
    }
  }
}

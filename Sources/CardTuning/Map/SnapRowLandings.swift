import CardModel
import CardMotion
import CardSimulation

/// The landings of releases at one y: what the row's releases have in common is found once.
///
/// A landing is solved again only if the velocity changes the card's path. If a spring keeps the velocity, each release
/// has a path of its own; but a spring that is stiffened at neither of two velocities isn't stiffened between them,
/// since the farthest place of a path that is linear in the velocity is a convex function of it.
struct SnapRowLandings {
  private let system: SnapSystem
  private let y: Double
  private let shownY: Double

  /// The share of a velocity that shows there: it follows from y alone.
  private let slope: Double

  /// The springs that keep the velocity of a release to the lowest detent, and to another one; nil if another motion
  /// follows, or none is kept.
  private var springs: (lowest: SpringSettling?, other: SpringSettling?)

  /// Velocities between which the springs of releases to a detent begin as they are, and the displacement, points.
  private var plain: (target: Int, velocities: ClosedRange<Double>, displacement: Double)?

  /// The last landing that others may share, and the influence that its velocity had.
  private var last: (influence: Double, landing: Landing)?

  /// Creates the landings of a system at a y, points.
  init(of system: SnapSystem, at y: Double) {
    let (motion, slope) = (system.rules.motion, system.slope(at: y))
    func settling(_ rule: MotionRule) -> SpringSettling? {
      guard motion.keepsReleaseVelocity, slope != 0, case .spring(let spring) = rule else { return nil }
      return SpringSettling(spring)
    }
    springs = (settling(motion.dismiss ?? motion.settle), settling(motion.settle))
    (self.system, self.y, self.slope, shownY) = (system, y, slope, system.card.shownY(at: y))
  }

  /// Returns the flight of a release that goes to a detent.
  func flight(_ velocity: Double, to target: Int) -> Flight {
    system.rules.flight(to: target, fromModelY: y, y: shownY, velocity: velocity, slope: slope, of: system.card)
  }

  /// Returns the landing of a release that goes to a detent.
  ///
  /// - Parameter ahead: A greater velocity with which a release goes to the same detent, if more are to follow up to
  ///   there: they are solved sooner then.
  mutating func landing(_ velocity: Double, to target: Int, ahead: Double? = nil) -> Landing {
    if target == system.card.lowestDetent ? springs.lowest != nil : springs.other != nil {
      if let landing = plainLanding(velocity, to: target) { return landing }
      let flight = flight(velocity, to: target)
      if let ahead, ahead > velocity, flight.isPlain, self.flight(ahead, to: target).isPlain {
        plain = (target, velocity...ahead, flight.startY - flight.targetY)
      }
      return Landing(of: flight, to: target)
    }
    let influence = system.rules.motion.influence(
      of: velocity, onReleaseTo: target, fromModelY: y, slope: slope, of: system.card)
    if let last, last.landing.target == target, last.influence.bitPattern == influence.bitPattern {
      return last.landing
    }
    let landing = Landing(of: flight(velocity, to: target), to: target)
    last = (influence, landing)
    return landing
  }

  /// Returns the landing if the spring is known to begin as it is.
  private mutating func plainLanding(_ velocity: Double, to target: Int) -> Landing? {
    guard let plain, plain.target == target, plain.velocities.contains(velocity) else { return nil }
    let (displacement, start) = (plain.displacement, velocity * slope)
    return target == system.card.lowestDetent
      ? Landing(to: target, by: &springs.lowest!, displacement: displacement, startVelocity: start)
      : Landing(to: target, by: &springs.other!, displacement: displacement, startVelocity: start)
  }
}

extension Flight {
  /// True if a spring begins as the rules have it, with all of the velocity that they hand over.
  fileprivate var isPlain: Bool { !isStiffened && startVelocity == handedVelocity && duration == nil }
}

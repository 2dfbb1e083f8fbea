import CardModel
import CardSimulation

/// The landings of releases at one y: a landing is solved again only if the velocity changes the card's path.
struct SnapRowLandings {
  private let system: SnapSystem
  private let y: Double
  private let shownY: Double

  /// The share of a velocity that shows there: it follows from y alone.
  private let slope: Double

  /// True if each velocity makes a path of its own, after a release to the lowest detent and to another one: then there
  /// is nothing to compare it with.
  private let isUnique: (lowest: Bool, other: Bool)

  /// The last landing that others may share, and the influence that its velocity had.
  private var last: (influence: Double, landing: Landing)?

  /// Creates the landings of a system at a y, points.
  init(of system: SnapSystem, at y: Double) {
    let (motion, slope) = (system.rules.motion, system.slope(at: y))
    func keepsEach(_ rule: MotionRule) -> Bool {
      if case .spring = rule { motion.keepsReleaseVelocity && slope != 0 } else { false }
    }
    isUnique = (keepsEach(motion.dismiss ?? motion.settle), keepsEach(motion.settle))
    (self.system, self.y, self.slope, shownY) = (system, y, slope, system.card.shownY(at: y))
  }

  /// Returns the flight of a release that goes to a detent.
  func flight(_ velocity: Double, to target: Int) -> Flight {
    system.rules.flight(to: target, fromModelY: y, y: shownY, velocity: velocity, slope: slope, of: system.card)
  }

  /// Returns the landing of a release that goes to a detent.
  mutating func landing(_ velocity: Double, to target: Int) -> Landing {
    if target == system.card.lowestDetent ? isUnique.lowest : isUnique.other {
      return Landing(of: flight(velocity, to: target), to: target)
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
}

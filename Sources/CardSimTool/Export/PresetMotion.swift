import CardDialects
import CardModel

/// The motions of a preset that can be exported.
enum PresetMotion: String, CaseIterable, Sendable {
  case settle
  case dismiss
  case tap
  case push
  case pop
  case fit
  case barIn = "bar-in"
  case barOut = "bar-out"

  /// True if a finger releases the card, so that its velocity is known.
  var isRelease: Bool { self == .settle || self == .dismiss }

  /// True if it goes down.
  var isDownward: Bool { self == .dismiss || self == .pop || self == .barOut }

  /// The part of the screen that moves, in words.
  var mover: String { self == .barIn || self == .barOut ? "the bar" : "the card" }

  /// The motion in words.
  var words: String {
    switch self {
    case .settle: "the motion after a release"
    case .dismiss: "the motion after a release to the lowest detent"
    case .tap: "the motion after a tap, a key or a move by the program"
    case .push: "the motion of a push"
    case .pop: "the motion of a pop"
    case .fit: "the motion of a card that follows its content's height"
    case .barIn: "the motion of a bar that appears"
    case .barOut: "the motion of a bar that disappears"
    }
  }

  /// The rule of this motion.
  func rule(of motions: MotionRules) -> MotionRule {
    switch self {
    case .settle: motions.settle
    case .dismiss: motions.dismiss ?? motions.settle
    case .tap: motions.tap
    case .push: motions.push
    case .pop: motions.pop
    case .fit: motions.fit
    case .barIn: motions.barIn
    case .barOut: motions.barOut
    }
  }
}

extension RuleExport.Rule {
  /// Creates the exported form of a rule.
  ///
  /// - Parameter isRelease: True if the motion takes over a finger's velocity.
  init(_ rule: MotionRule, isRelease: Bool) {
    switch rule {
    case .spring(let spring): self = .spring(spring, takesVelocity: isRelease)
    case .curve(let curve, let duration): self = .curve(curve, duration: duration)
    case .animation(let animation):
      self = .animation(
        animation.spring, duration: animation.duration, relativeVelocity: animation.relativeVelocity)
    case .distanceOverSpeed(let pace):
      let limits = pace.shortest...max(pace.shortest, pace.longest)
      let atRest = pace.atRest == .shortest ? pace.shortest : pace.longest
      switch pace.shape {
      case .spring(let ratio): self = .distanceOverSpeed(dampingRatio: ratio, limits: limits, atRest: atRest)
      case .curve(let curve): self = .curveOverSpeed(curve, limits: limits, atRest: atRest)
      }
    case .bySpeed(let pace):
      self = .bySpeed(
        RuleExport.BySpeed(
          speeds: pace.slowest...max(pace.slowest, pace.fastest), slowCurve: pace.slowCurve,
          slowDuration: pace.slowDuration, duration: pace.duration, dampingDrop: pace.dampingDrop,
          velocityGain: pace.velocityGain))
    }
  }
}

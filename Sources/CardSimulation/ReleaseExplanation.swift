import CardModel
import CardMotion

/// Why a release goes where it goes: the decision, the motion that follows, and how near it was to another.
public struct ReleaseExplanation: Hashable, Sendable {
  /// The decision, with every number on its way.
  public let decision: SnapDecision

  /// Where the card will rest, points.
  public let targetY: Double

  /// The spring that moves it there; nil: a curve does.
  public let spring: Spring?

  /// Seconds until it rests there.
  public let duration: Double

  /// The velocity with which the motion starts, points per second.
  public let startVelocity: Double

  /// The same in whole ways per second, positive towards the target: UIKit's initial velocity. Nil without a way.
  public let relativeVelocity: Double?

  /// Whether the spring was stiffened.
  public let isStiffened: Bool

  /// The least change of the finger's velocity, points per second, that sends the card elsewhere; nil: none does.
  public let velocityFlip: Flip?

  /// The least change of the place, points, that sends the card elsewhere; nil: none does.
  public let distanceFlip: Flip?

  /// A change that sends the card to another detent.
  public struct Flip: Hashable, Sendable {
    /// What to add.
    public var change: Double

    /// The index of the detent that the card goes to then.
    public var target: Int
  }

  /// How far around a velocity a flip is looked for, points per second.
  public static let velocityRange = 20_000.0

  /// How far around a place a flip is looked for, points.
  public static let distanceRange = 2_000.0

  /// Explains a release.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - y: Where it shows, points.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - slope: How much of that velocity shows.
  ///   - card: The card.
  ///   - committed: The index of the detent that was decided last.
  ///   - rules: What decides.
  ///   - isReduced: Whether the user wants less motion.
  public init(
    releasedAtModelY modelY: Double, y: Double, velocity: Double, slope: Double = 1, of card: Card,
    from committed: Int, rules: Rules, reducingMotion isReduced: Bool = false
  ) {
    func target(_ y: Double, _ velocity: Double) -> Int {
      rules.decision(releasedAt: y, velocity: velocity, of: card, from: committed).target
    }
    let (decision, flight) = rules.release(
      fromModelY: modelY, y: y, velocity: velocity, slope: slope, of: card, from: committed,
      reducingMotion: isReduced)
    self.decision = decision
    targetY = flight.targetY
    let way = flight.targetY - y
    startVelocity = flight.startVelocity
    if case .relative(let rate) = flight.start {
      relativeVelocity = rate
    } else {
      relativeVelocity = way == 0 ? nil : startVelocity / way + 0
    }
    spring = flight.spring
    isStiffened = flight.isStiffened
    if let spring = flight.spring {
      let free = SpringMotion(spring: spring, displacement: -way, velocity: startVelocity)
      duration = flight.duration ?? free.arrivalTime(within: 0.001, velocity: 0.01)
    } else {
      duration = flight.duration ?? 0
    }
    velocityFlip = Self.flip(around: velocity, range: Self.velocityRange, step: 1) { target(modelY, $0) }
    distanceFlip = Self.flip(around: modelY, range: Self.distanceRange, step: 0.25) { target($0, velocity) }
  }

  /// Explains a release that a stack has decided.
  public init(_ release: CardStack.Release, of stack: CardStack) {
    self.init(
      releasedAtModelY: release.modelY, y: release.y, velocity: release.velocity, slope: release.slope,
      of: stack.card(of: release), from: release.committed, rules: stack.rules,
      reducingMotion: stack.isMotionReduced)
  }

  /// How exactly a flip is found: far below what any device tells apart.
  public static let resolution = 0x1p-30

  /// The nearest change of `value` with another target: looked for in steps to both sides, then halved down to the
  /// resolution. Of two as near, the one upwards.
  static func flip(around value: Double, range: Double, step: Double, _ target: (Double) -> Int) -> Flip? {
    let start = target(value)
    var count = 1.0
    while count * step <= range {
      var found: Flip?
      for sign in [-1.0, 1] where target(value + sign * count * step) != start {
        var (inside, outside) = (value + sign * (count - 1) * step, value + sign * count * step)
        while (outside - inside).magnitude > resolution {
          let middle = inside + (outside - inside) / 2
          if target(middle) == start { inside = middle } else { outside = middle }
        }
        if found == nil || (outside - value).magnitude < found!.change.magnitude {
          found = Flip(change: outside - value, target: target(outside))
        }
      }
      if let found { return found }
      count += 1
    }
    return nil
  }
}

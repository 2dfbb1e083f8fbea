import CardModel
import CardMotion

/// The explanation of a release: its target, the motion that follows, and the nearest change that alters the target.
public struct ReleaseExplanation: Hashable, Sendable {
  /// The decision with its intermediate numbers.
  public let decision: SnapDecision

  /// True if the release would have taken the card away, which asks first: the decision is among its other detents.
  public let isAttempt: Bool

  /// The motion that follows.
  public let flight: Flight

  /// Seconds until the card rests at its target; with momentum that is handed over, until it reaches its top detent.
  public private(set) var duration: Double

  /// The initial velocity in whole distances per second, positive toward the target: UIKit's initial velocity. Nil for
  /// a distance of 0, and for a curve that starts vertically.
  public let relativeVelocity: Double?

  /// The least change of the finger's velocity, points per second, that sends the card elsewhere; nil if none does.
  public let velocityFlip: Flip?

  /// The least change of the position, points, that sends the card elsewhere; nil if none does.
  public let distanceFlip: Flip?

  /// The place to which that change of the position leads.
  public let distanceFlipPlace: Place

  /// The momentum that the card hands to its content where it reaches its top detent; nil: it hands none, or the stack
  /// isn't known.
  public private(set) var momentum: HandedMomentum?

  /// Seconds until the card stays within 0.5 pt and 10 pt/s of its target: the metric `settle_ms`, if no finger grabbed
  /// the card in another motion. Nil if it never does.
  public var settleTime: Double? { momentum?.time ?? Landing(of: flight, to: decision.target).settleTime }

  /// A change that sends the card to another detent.
  public struct Flip: Hashable, Sendable {
    /// The change to add.
    public var change: Double

    /// The velocity, or the model position, from which on the card goes there: the release's own with the change.
    public var edge: Double

    /// The index of the new target detent.
    public var target: Int
  }

  /// A place in relation to a card's detents.
  public enum Place: UInt8, Hashable, Sendable {
    case amongDetents, belowLowest, aboveHighest

    /// Finds the place of a model position.
    init(of modelY: Double, on card: Card) {
      let (lowest, highest) = (card.detents[0].modelY, card.detents[card.detents.count - 1].modelY)
      self = modelY > lowest ? .belowLowest : modelY < highest ? .aboveHighest : .amongDetents
    }
  }

  /// The largest searched change of a velocity, points per second.
  public static let velocityRange = 20_000.0

  /// The largest searched change of a position, points.
  public static let distanceRange = 2_000.0

  /// All positions.
  public static let anywhere = -Double.infinity...Double.infinity

  /// The step of the search for a changed position, points.
  static let distanceStep = 0.25

  /// Explains a release.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - y: The card's shown position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - slope: The fraction of that velocity that the card shows.
  ///   - card: The card.
  ///   - committed: The index of the last decided detent.
  ///   - rules: The rules that decide the target.
  ///   - isReduced: True if Reduce Motion is on.
  ///   - places: The model positions at which the card may be let go.
  public init(
    releasedAtModelY modelY: Double, y: Double, velocity: Double, slope: Double = 1, of card: Card,
    from committed: Int, rules: Rules, reducingMotion isReduced: Bool = false,
    within places: ClosedRange<Double> = anywhere
  ) {
    func target(_ modelY: Double, _ velocity: Double) -> Int {
      rules.decision(releasedAt: modelY, velocity: velocity, of: card, from: committed).target
    }
    let (decision, flight) = rules.release(
      fromModelY: modelY, y: y, velocity: velocity, slope: slope, of: card, from: committed,
      reducingMotion: isReduced)
    self.decision = decision
    self.flight = flight
    isAttempt = rules.snap.isAttempt(releasedAt: modelY, velocity: velocity, of: card, from: committed)
    let travel = flight.targetY - y
    if case .relative(let rate) = flight.start {
      relativeVelocity = rate
    } else {
      relativeVelocity = travel == 0 ? nil : flight.initialVelocity.map { $0 / travel + 0 }
    }
    duration = flight.spring == nil ? flight.duration ?? 0 : flight.arrivalTime
    velocityFlip = Self.flip(around: velocity, range: Self.velocityRange, step: 1) { target(modelY, $0) }
    // Beyond its places a card is let go at their edge.
    let highest = min(places.lowerBound, modelY), lowest = max(places.upperBound, modelY)
    distanceFlip = Self.flip(around: modelY, range: Self.distanceRange, step: Self.distanceStep) {
      target(min(max($0, highest), lowest), velocity)
    }
    distanceFlipPlace = Place(of: distanceFlip?.edge ?? modelY, on: card)
  }

  /// Explains a release that a stack decided. Of momentum it knows while that card is the top one.
  public init(_ release: CardStack.Release, of stack: CardStack) {
    let card = stack.card(of: release)
    self.init(
      releasedAtModelY: release.modelY, y: release.y, velocity: release.velocity, slope: release.slope,
      of: card, from: release.committed, rules: stack.rules, reducingMotion: stack.isMotionReduced,
      within: card.releasePlaces(on: stack.layouts[release.layout].screen))
    if card == stack.topCard { addMomentum(of: stack) }
  }

  /// Explains a release of a stack's top card, with its content as it rests now.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - stack: The stack.
  ///   - committed: The index of the last decided detent.
  public init(releasedAtModelY modelY: Double, velocity: Double, ofTopOf stack: CardStack, from committed: Int) {
    let card = stack.topCard
    let y = card.shownY(at: modelY)
    let slope = stack.rules.drag.slope(at: modelY, of: card, on: stack.screen)
    self.init(
      releasedAtModelY: modelY, y: y, velocity: velocity, slope: slope, of: card, from: committed, rules: stack.rules,
      reducingMotion: stack.isMotionReduced, within: card.releasePlaces(on: stack.screen))
    addMomentum(of: stack)
  }

  private mutating func addMomentum(of stack: CardStack) {
    guard stack.handsMomentumAtTop else { return }
    momentum = stack.handedMomentum(of: flight, to: decision.target)
    if let momentum { duration = momentum.time }
  }

  /// The precision of a flip, in its own unit: far below the resolution of any device.
  public static let resolution = 0x1p-30

  /// Returns the nearest change of `value` with another target: a search in steps to both sides, then bisection down to
  /// the resolution. Of two equally near ones it is the negative, which is upward.
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
        if let found, (outside - value).magnitude >= found.change.magnitude { continue }
        let edge = roundedEdge(after: inside, upTo: outside) { target($0) != start }
        let isReached = target(value + (edge - value)) != start
        found = Flip(change: (isReached ? edge : outside) - value, edge: edge, target: target(edge))
      }
      if let found { return found }
      count += 1
    }
    return nil
  }

  /// Returns the edge between two numbers that a bisection brought close together: the number of four decimals between
  /// them, if the decision there is that after the edge; else the second one.
  ///
  /// A rule that begins at 600 pt/s then begins at 600, and not at the 600.0000000003 where the bisection stopped.
  package static func roundedEdge(
    after inside: Double, upTo outside: Double, _ isAfter: (Double) -> Bool
  ) -> Double {
    let round = (outside * 10_000).rounded() / 10_000
    let isBetween = min(inside, outside) < round && round < max(inside, outside)
    return isBetween && isAfter(round) ? round : outside
  }
}

import CardModel
import CardMotion

/// How a card moves after a release that was decided: the law that a stack would run, with its start and its end.
public struct ReleaseMotion: Hashable, Sendable {
  /// The index of the detent that it goes to.
  public let target: Int

  /// Where the card shows at the release, points.
  public let startY: Double

  /// Where it will rest, points.
  public let targetY: Double

  /// The velocity with which it starts, points per second.
  public let startVelocity: Double

  /// How it starts.
  public let start: Motion.Start

  /// What it follows; a spring as it was stiffened, where it was.
  public let law: Motion.Law

  /// Seconds after which it is at its target whatever is left of the way; nil: when it has arrived.
  public let duration: Double?

  /// Whether the spring was stiffened.
  public let isStiffened: Bool

  /// The motion after a release.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - y: Where it shows.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - slope: How much of that velocity shows.
  ///   - target: The index of the detent that the release goes to.
  ///   - card: The card.
  ///   - rules: What decides.
  public init(
    releasedAtModelY modelY: Double, y: Double, velocity: Double, slope: Double, to target: Int, of card: Card,
    rules: MotionRules
  ) {
    let motion = rules.release(from: modelY, to: target, of: card, fingerVelocity: velocity)
    let targetY = card.detents[target].y
    let startVelocity = motion.startVelocity(
      given: rules.keepsReleaseVelocity ? velocity * slope : 0, over: targetY - y)
    if case .spring(let wanted) = motion.law {
      let chosen = rules.stiffened(
        wanted, starting: motion.start, from: y, velocity: startVelocity, to: targetY,
        highestY: card.detents[card.detents.count - 1].y, lowestY: card.detents[card.lowestDetent].y)
      law = .spring(chosen)
      isStiffened = chosen != wanted
    } else {
      law = motion.law
      isStiffened = false
    }
    self.target = target
    startY = y
    self.targetY = targetY
    self.startVelocity = startVelocity
    start = motion.start
    duration = motion.duration
  }

  /// The spring that moves the card; nil: a curve does.
  public var spring: Spring? {
    if case .spring(let spring) = law { spring } else { nil }
  }
}

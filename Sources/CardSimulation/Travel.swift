import CardMath
import CardModel

/// How the card gets to where something sent it at last: solved on the laws that lead it, once for each motion.
///
/// No frame is in it, so that it is the same at 24 and at 240 frames per second, and whatever frames are dropped.
public struct Travel: Hashable, Sendable {
  /// How much of its distance a card has left when it has gone most of it.
  public static let shareLeft = 0.1

  /// Points; of a shorter distance no share could be told.
  public static let shortestDistance = Outcome.settledDistance

  /// When a release or a command sent it.
  public private(set) var sentAt: Instant

  /// Where it showed then, or when its detents moved last, points.
  public private(set) var origin: Double

  /// Where it is to rest, points.
  public private(set) var target: Double

  /// From when on it is within 0.5 pt and 10 pt/s of its target for good.
  private var settledAt: Instant?

  /// When no more than a tenth of its distance is left.
  private var mostAt: Instant?

  /// When nothing moves any more.
  private var restAt: Instant?

  /// What was solved.
  private var lead: Lead

  /// When the timeline ends: what comes later doesn't happen.
  private var end: Instant

  /// Where a stack leads its card, just after something sent it.
  ///
  /// - Parameters:
  ///   - origin: Where it showed before that.
  ///   - now: When that was, to the stack.
  ///   - end: When the timeline ends.
  init(sentAt: Instant, from origin: Double, by stack: inout CardStack, at now: Instant, until end: Instant) {
    (self.sentAt, self.origin, self.end) = (sentAt, origin, end)
    lead = stack.lead
    target = lead.target
    solve(stack: &stack, at: now)
  }

  /// Takes in what happened since that didn't send the card anywhere: it was stopped, or its detents moved.
  mutating func follow(_ stack: inout CardStack, at now: Instant) {
    let next = stack.lead
    if next == lead { return }
    lead = next
    let (wasSettled, wasAtRest) = (settledAt, restAt)
    guard next.isToDetent else {
      if let settledAt, settledAt > now { self.settledAt = nil }
      if let mostAt, mostAt > now { self.mostAt = nil }
      restAt = restAt.map { min($0, now) }
      return
    }
    (origin, target) = (stack.cardY(at: now), next.target)
    solve(stack: &stack, at: now)
    // What looked still all the time was settled before, and what jumps with its screen was at rest.
    guard let wasSettled, wasSettled <= now, settledAt == now else { return }
    settledAt = wasSettled
    if let wasAtRest, wasAtRest <= now, restAt == now { restAt = wasAtRest }
  }

  private mutating func solve(stack: inout CardStack, at now: Instant) {
    func inTime(_ instant: Instant?) -> Instant? { instant.flatMap { $0 <= end ? $0 : nil } }
    settledAt = inTime(
      stack.settledInstant(from: now, within: Outcome.settledDistance, velocity: Outcome.settledVelocity))
    let distance = (origin - target).magnitude
    mostAt =
      distance >= Travel.shortestDistance
      ? inTime(stack.firstInstant(from: now, within: Travel.shareLeft * distance)) : nil
    restAt = stack.restInstant(from: now).map { min($0, end) }
  }

  /// Seconds from when it was sent until it was settled; nil: it never was.
  public var settleTime: Double? { settledAt?.seconds(since: sentAt) }

  /// Seconds from when it was sent until no more than a tenth of its distance was left; nil: it had none to go, or
  /// never came so far.
  public var timeToMost: Double? { mostAt?.seconds(since: sentAt) }

  /// Seconds that it looked still before it was at rest.
  public var stillTime: Double {
    guard let settledAt, let restAt else { return 0 }
    return max(0, restAt.seconds(since: settledAt))
  }
}

extension Travel: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&sentAt)
    try archive.code(&origin)
    try archive.code(&target)
    try archive.code(&settledAt, blank: .zero)
    try archive.code(&mostAt, blank: .zero)
    try archive.code(&restAt, blank: .zero)
    try archive.code(&lead)
    try archive.code(&end)
  }

  /// Of nothing yet, to be read into.
  static var blank: Travel { Travel() }

  private init() { (sentAt, origin, target, lead, end) = (.zero, 0, 0, Lead(), .zero) }
}

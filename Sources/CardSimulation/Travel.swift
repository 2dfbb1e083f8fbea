import CardMath
import CardModel

/// How the card gets to where something sent it at last: solved on the laws that lead it.
///
/// No frame is in it, so that it is the same at 24 and at 240 frames per second, and whatever frames are dropped.
public struct Travel: Sendable {
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

  /// When it gets there: solved when somebody asks, since what sends the card anew makes it vain.
  private var times: Times

  /// Where laws led the card when that could be told.
  private var lead: Lead

  /// When the timeline ends: what comes later doesn't happen.
  private var end: Instant

  /// When a card gets to where it was sent.
  enum Times: Sendable {
    /// By a course that begins at the travel's `origin`.
    indirect case unsolved(Course)

    case solved(Solution)
  }

  /// When a card gets where it was sent: nil for what doesn't happen before the timeline's end.
  struct Solution: Hashable, Sendable {
    /// From when on it is within 0.5 pt and 10 pt/s of its target for good.
    var settledAt: Instant?

    /// When no more than a tenth of its distance is left.
    var mostAt: Instant?

    /// When nothing moves any more.
    var restAt: Instant?
  }

  /// Where a stack leads its card, just after something sent it.
  ///
  /// - Parameters:
  ///   - origin: Where it showed before that.
  ///   - now: When that was, to the stack.
  ///   - end: When the timeline ends.
  init(sentAt: Instant, from origin: Double, by stack: borrowing CardStack, at now: Instant, until end: Instant) {
    (self.sentAt, self.origin, self.end) = (sentAt, origin, end)
    lead = stack.lead
    target = lead.target
    times = .unsolved(Course(of: stack, at: now))
  }

  /// Takes in what happened since that didn't send the card anywhere: it was stopped, or its detents moved.
  mutating func follow(_ stack: borrowing CardStack, at now: Instant) {
    let next = stack.lead
    if next == lead { return }
    let before = solution
    lead = next
    var after = before
    if next.isToDetent {
      let course = Course(of: stack, at: now)
      (origin, target) = (course.y, next.target)
      after = solve(course)
      // What looked still all the time was settled before, and what jumps with its screen was at rest.
      if let settled = before.settledAt, settled <= now, after.settledAt == now {
        after.settledAt = settled
        if let rest = before.restAt, rest <= now, after.restAt == now { after.restAt = rest }
      }
    } else {
      if let settled = before.settledAt, settled > now { after.settledAt = nil }
      if let most = before.mostAt, most > now { after.mostAt = nil }
      after.restAt = before.restAt.map { min($0, now) }
    }
    times = .solved(after)
  }

  /// When the card gets there.
  private var solution: Solution {
    switch times {
    case .solved(let solution): return solution
    case .unsolved(let course): return solve(course)
    }
  }

  private func solve(_ course: Course) -> Solution {
    func inTime(_ instant: Instant?) -> Instant? { instant.flatMap { $0 <= end ? $0 : nil } }
    let distance = (origin - target).magnitude
    return Solution(
      settledAt: inTime(
        course.settledInstant(within: Outcome.settledDistance, velocity: Outcome.settledVelocity)),
      mostAt: distance >= Travel.shortestDistance
        ? inTime(course.firstInstant(within: Travel.shareLeft * distance)) : nil,
      restAt: course.restInstant.map { min($0, end) })
  }

  /// Seconds from when it was sent until it was settled; nil: it never was.
  public var settleTime: Double? { solution.settledAt?.seconds(since: sentAt) }

  /// Seconds from when it was sent until no more than a tenth of its distance was left; nil: it had none to go, or
  /// never came so far.
  public var timeToMost: Double? { solution.mostAt?.seconds(since: sentAt) }

  /// Seconds that it looked still before it was at rest.
  public var stillTime: Double {
    let solution = solution
    guard let settled = solution.settledAt, let rest = solution.restAt else { return 0 }
    return max(0, rest.seconds(since: settled))
  }
}

extension Travel: StateCoding {
  /// All of it, solved: whoever reads it needs no laws for that.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&sentAt)
    try archive.code(&origin)
    try archive.code(&target)
    var solution = solution
    try archive.code(&solution)
    times = .solved(solution)
    try archive.code(&lead)
    try archive.code(&end)
  }

  /// Of nothing yet, to be read into.
  static var blank: Travel { Travel() }

  private init() {
    (sentAt, origin, target, times, lead, end) = (.zero, 0, 0, .solved(Solution()), Lead(), .zero)
  }
}

extension Travel.Solution: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&settledAt, blank: .zero)
    try archive.code(&mostAt, blank: .zero)
    try archive.code(&restAt, blank: .zero)
  }
}

extension Travel: Hashable {
  /// Whether both cards get to the same place at the same instants, solved already or not.
  public static func == (a: Travel, b: Travel) -> Bool {
    (a.sentAt, a.origin, a.target, a.lead, a.end) == (b.sentAt, b.origin, b.target, b.lead, b.end)
      && a.solution == b.solution
  }

  /// When and from where it was sent where, and when it gets there.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sentAt)
    hasher.combine(origin)
    hasher.combine(target)
    hasher.combine(solution)
  }
}

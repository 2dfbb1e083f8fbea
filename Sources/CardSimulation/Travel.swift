import CardMath
import CardModel

/// The card's travel to its last target, solved on the laws that move it.
///
/// It is independent of frames, so it is the same at 24 and at 240 frames per second, and for any dropped frames.
public struct Travel: Sendable {
  /// The share of the distance that is left when most of it is done.
  public static let shareLeft = 0.1

  /// The shortest distance, points, of which a share is computed.
  public static let shortestDistance = Outcome.settledDistance

  /// The instant at which a release or a command sent the card.
  public private(set) var sentAt: Instant

  /// The shown position at that instant, or when its detents last moved, points.
  public private(set) var origin: Double

  /// The resting position, points.
  public private(set) var target: Double

  /// The arrival times, solved on demand, since a new command makes them useless.
  private var times: Times

  /// The heading of the card at the last update.
  private var heading: Heading

  /// True once a finger took the card, or its detents moved after it had settled: what moves it from then on isn't this
  /// travel.
  public private(set) var isOver = false

  /// The instant at which the timeline ends: later times don't occur.
  private var end: Instant

  /// The arrival times of a card. They lie apart, so that a copy of a simulation moves few bytes.
  indirect enum Times: Sendable {
    /// To be solved on a course that begins at the travel's `origin`.
    case unsolved(Course)

    case solved(Solution)
  }

  /// The arrival times of a card; nil for times after the timeline's end.
  struct Solution: Hashable, Sendable {
    /// The instant from which it stays within 0.5 pt and 10 pt/s of its target.
    var settledAt: Instant?

    /// The instant at which no more than a tenth of its distance is left.
    var mostAt: Instant?

    /// The instant at which all motion ends.
    var restAt: Instant?

    /// The largest distance past its target, points; nil: it isn't solved.
    var overshoot: Double?
  }

  /// Creates the travel of a stack's card, just after an event sent it.
  ///
  /// - Parameters:
  ///   - origin: The shown position before the event, points.
  ///   - now: The stack's present instant.
  ///   - end: The instant at which the timeline ends.
  init(sentAt: Instant, from origin: Double, by stack: borrowing CardStack, at now: Instant, until end: Instant) {
    (self.sentAt, self.origin, self.end) = (sentAt, origin, end)
    heading = stack.heading
    target = heading.target
    times = .unsolved(Course(of: stack, at: now))
  }

  /// Follows changes that didn't send the card anywhere: it was stopped, or its detents moved. A card under way goes on
  /// to where its detent is now.
  mutating func follow(_ stack: borrowing CardStack, at now: Instant) {
    if isOver { return }
    let next = stack.heading
    if next == heading { return }
    var solution = solution
    let hasSettled = solution.settledAt.map { $0 <= now } ?? false
    if next.isToDetent, !hasSettled {
      let course = Course(of: stack, at: now)
      (heading, origin, target) = (next, course.y, next.target)
      solution = solve(course)
    } else {
      isOver = true
      // Of a card that is stopped under way frames tell how far it went.
      if !hasSettled { (solution.settledAt, solution.overshoot) = (nil, nil) }
      if let most = solution.mostAt, most > now { solution.mostAt = nil }
      solution.restAt = solution.restAt.map { min($0, now) }
    }
    times = .solved(solution)
  }

  /// Returns true if it ends where another had settled before, and is within the settled distance and velocity of there
  /// from its start: a finger caught the card on the imperceptible rest of a spring, and let it go.
  func isImperceptible(after other: Travel) -> Bool {
    other.isOver && other.settledAt != nil && heading.isToDetent && target == other.target && settleTime == 0
  }

  /// The solved arrival times.
  private var solution: Solution {
    switch times {
    case .solved(let solution): solution
    case .unsolved(let course): solve(course)
    }
  }

  private func solve(_ course: Course) -> Solution {
    Solution(
      settledAt: settledAt(course), mostAt: mostAt(course), restAt: restAt(course),
      overshoot: course.overshoot(until: end))
  }

  // Each time takes as long to solve as dozens of frames, so that a caller who asks for one gets that one.

  private var settledAt: Instant? {
    switch times {
    case .solved(let solution): solution.settledAt
    case .unsolved(let course): settledAt(course)
    }
  }

  private var mostAt: Instant? {
    switch times {
    case .solved(let solution): solution.mostAt
    case .unsolved(let course): mostAt(course)
    }
  }

  private var restAt: Instant? {
    switch times {
    case .solved(let solution): solution.restAt
    case .unsolved(let course): restAt(course)
    }
  }

  private func settledAt(_ course: borrowing Course) -> Instant? {
    inTime(course.settledInstant(within: Outcome.settledDistance, velocity: Outcome.settledVelocity))
  }

  private func mostAt(_ course: borrowing Course) -> Instant? {
    let distance = (origin - target).magnitude
    guard distance >= Travel.shortestDistance else { return nil }
    return inTime(course.firstInstant(within: Travel.shareLeft * distance))
  }

  private func restAt(_ course: borrowing Course) -> Instant? { course.restInstant.map { min($0, end) } }

  private func inTime(_ instant: Instant?) -> Instant? { instant.flatMap { $0 <= end ? $0 : nil } }

  /// Seconds from the instant at which it was sent until it was settled; nil if it never was.
  public var settleTime: Double? { settledAt?.seconds(since: sentAt) }

  /// The largest distance past its target since it was sent, or since its detents last moved, points; nil: it isn't
  /// solved, as for a card that was stopped under way, and frames tell it.
  public var overshoot: Double? {
    switch times {
    case .solved(let solution): solution.overshoot
    case .unsolved(let course): course.overshoot(until: end)
    }
  }

  /// Seconds from the instant at which it was sent until no more than a tenth of its distance was left; nil if the
  /// distance is too short, or the card never came so close.
  public var timeToMost: Double? { mostAt?.seconds(since: sentAt) }

  /// Seconds that it looked still before it was at rest.
  public var stillTime: Double {
    guard let settled = settledAt, let rest = restAt else { return 0 }
    return max(0, rest.seconds(since: settled))
  }
}

extension Travel: StateCoding {
  /// Codes the whole travel, solved, so that reading it needs no laws.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&sentAt)
    try archive.code(&origin)
    try archive.code(&target)
    var solution = solution
    try archive.code(&solution)
    times = .solved(solution)
    try archive.code(&heading)
    try archive.code(&isOver)
    try archive.code(&end)
  }

  /// A blank travel to read into.
  static var blank: Travel { Travel() }

  private init() {
    (sentAt, origin, target, times, heading, end) = (.zero, 0, 0, .solved(Solution()), Heading(), .zero)
  }
}

extension Travel.Solution: StateCoding {
  /// Codes all three instants, and the overshoot.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&settledAt, blank: .zero)
    try archive.code(&mostAt, blank: .zero)
    try archive.code(&restAt, blank: .zero)
    try archive.code(&overshoot)
  }
}

extension Travel: Hashable {
  /// Returns true if both cards reach the same position at the same instants, whether solved already or not.
  public static func == (a: Travel, b: Travel) -> Bool {
    (a.sentAt, a.origin, a.target, a.heading, a.end) == (b.sentAt, b.origin, b.target, b.heading, b.end)
      && a.isOver == b.isOver && a.solution == b.solution
  }

  /// Hashes the start, the target and the arrival times.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(sentAt)
    hasher.combine(origin)
    hasher.combine(target)
    hasher.combine(solution)
  }
}

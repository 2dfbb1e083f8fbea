import CardMath
import CardMotion

/// Where the top edge of a card that comes or goes shows.
///
/// A real stack has its cards in one view, which goes from the old top card's place to the new one's: the stack's `y`.
/// What comes goes with that view, from below the screen to its top edge, and so does what leaves, unless it is taken
/// out of the view first:
///
/// ```
/// edge = from + (to − from) · share   [+ y, where it goes with the stack],   share from 0 to 1 by the push or pop
/// ```
/// The edge begins where it shows, so that a card that turns round doesn't jump, and ends where the card is to go, from
/// wherever it comes.
struct TransitionPath: Hashable, Sendable {
  /// Whether `from` and `to` are counted from the stack's `y`, and not from the top of the screen.
  private(set) var goesWithStack = false

  /// Where it begins.
  private(set) var from: Double

  /// Where it ends.
  private(set) var to: Double

  /// How much of the distance is done.
  private var share = Segment(restingAt: 1)

  /// At rest at a place on the screen.
  init(restingAt edge: Double) {
    from = edge
    to = edge
  }

  /// At rest in the view that the cards lie in.
  init(restingInStackAt place: Double) {
    self.init(restingAt: place)
    goesWithStack = true
  }

  /// The edge, and how fast it goes, while the stack is at `y`. A curve that rises vertically counts as still.
  func state(at instant: Instant, over stack: (position: Double, velocity: Double)) -> (
    position: Double, velocity: Double
  ) {
    let (done, rate) = share.state(at: instant)
    let (place, velocity) = (from + (to - from) * done, (rate ?? 0) * (to - from))
    return goesWithStack ? (stack.position + place, stack.velocity + velocity) : (place, velocity)
  }

  /// The edge while the stack is at `y`, for one of several coordinates that one spring moves together.
  ///
  /// It changes nothing, and is `mutating` to be read in place.
  @inline(__always)
  mutating func edgeInPlace(at instant: Instant, over y: Double, sharing wave: inout SpringWave) -> Double {
    let place = from + (to - from) * share.stateInPlace(at: instant, sharing: &wave).position
    return goesWithStack ? y + place : place
  }

  /// Leads the edge to a place, from where it is and with what is kept of its velocity.
  ///
  /// - Parameters:
  ///   - end: Where it leads.
  ///   - goesWithStack: Whether both places count from the stack's `y`.
  ///   - place: Where it is, counted like that.
  ///   - velocity: How fast it goes, points per second, for a motion that starts with what it is given.
  ///   - motion: What leads it.
  ///   - instant: When it begins.
  mutating func lead(
    to end: Double, goingWithStack goesWithStack: Bool, from place: Double, velocity: Double, by motion: Motion,
    at instant: Instant
  ) {
    self.goesWithStack = goesWithStack
    (from, to) = (place, end)
    let distance = end - place
    // Nothing leads what is there already: its velocity has no distance to be a part of.
    guard distance.magnitude > ArrivalTolerance.points.distance else { return share.rest(at: 1) }
    share.lead(
      by: motion, from: 0, velocity: velocity / distance, to: 1, within: .unit, at: instant,
      arrival: .unit(of: distance.magnitude))
  }

  /// The same on a screen of another height: each place keeps its part of it.
  mutating func scale(by factor: Double) {
    from *= factor
    to *= factor
  }
}

extension TransitionPath: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&goesWithStack)
    try archive.code(&from)
    try archive.code(&to)
    try archive.code(&share)
  }
}

/// Where a card that is pushed comes from.
public enum PushStart: UInt8, Hashable, Sendable, CaseIterable {
  /// From the screen's bottom edge.
  case screenEdge

  /// From as far below the place of the card that it covers as it is high itself.
  case ownHeight
}

/// Where a card that is popped goes.
public enum PopEnd: UInt8, Hashable, Sendable, CaseIterable {
  /// From where it is to the screen's bottom edge.
  case screenEdge

  /// As far below the place of the card that it uncovers as it is high itself.
  case ownHeight

  /// A picture of it goes from where it is to 100 points below its own height, counted from the top of the screen.
  case picture

  /// How far below its own height a picture goes, points. Source: TGCardViewController 2.5.1, line 1250.
  static let pictureMargin = 100.0
}

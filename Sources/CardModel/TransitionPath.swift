import CardMath
import CardMotion

/// The path of the top edge of a card that is pushed or popped.
///
/// A real stack has its cards in one view, which moves from the old top card's position to the new one's: the stack's
/// `y`. A pushed card moves with that view, from below the screen to the view's top edge, and so does a popped one,
/// unless it is taken out of the view first:
///
/// ```
/// edge = from + (to − from) · share   [+ y, where it goes with the stack],   share from 0 to 1 by the push or pop
/// ```
/// The edge starts where it shows, so that a card that turns back doesn't jump, and ends at the card's target, from any
/// start.
struct TransitionPath: Hashable, Sendable {
  /// True if `from` and `to` are relative to the stack's `y` and not to the top of the screen.
  private(set) var goesWithStack = false

  /// The start, points.
  private(set) var from: Double

  /// The end, points.
  private(set) var to: Double

  /// The share of the distance that is done.
  private var share = Segment(restingAt: 1)

  /// Creates a path at rest at a position on the screen.
  init(restingAt edge: Double) {
    from = edge
    to = edge
  }

  /// Creates a path at rest in the view that contains the cards.
  init(restingInStackAt place: Double) {
    self.init(restingAt: place)
    goesWithStack = true
  }

  /// Returns the edge and its velocity while the stack is at `y`. A curve that rises vertically counts as still.
  func state(at instant: Instant, over stack: (position: Double, velocity: Double)) -> (
    position: Double, velocity: Double
  ) {
    let (done, rate) = share.state(at: instant)
    let (place, velocity) = (from + (to - from) * done, (rate ?? 0) * (to - from))
    return goesWithStack ? (stack.position + place, stack.velocity + velocity) : (place, velocity)
  }

  /// Returns the edge while the stack is at `y`, for one of several coordinates that one spring moves together.
  ///
  /// It changes nothing, and is `mutating` to be read in place.
  @inline(__always)
  mutating func edgeInPlace(at instant: Instant, over y: Double, sharing wave: inout SpringWave) -> Double {
    let place = from + (to - from) * share.stateInPlace(at: instant, sharing: &wave).position
    return goesWithStack ? y + place : place
  }

  /// Moves the edge to an end, from its present position and with the velocity that is kept.
  ///
  /// - Parameters:
  ///   - end: The edge's end, points.
  ///   - goesWithStack: True if both positions are relative to the stack's `y`.
  ///   - place: The present position, points, relative to the same origin.
  ///   - velocity: The present velocity, points per second, for a motion that starts with the given one.
  ///   - motion: The motion that moves it.
  ///   - instant: The start.
  mutating func animate(
    to end: Double, goingWithStack goesWithStack: Bool, from place: Double, velocity: Double, by motion: Motion,
    at instant: Instant
  ) {
    self.goesWithStack = goesWithStack
    (from, to) = (place, end)
    let distance = end - place
    // Nothing moves an edge that is already there: its velocity can't be expressed as a share of no distance.
    guard distance.magnitude > ArrivalTolerance.points.distance else { return share.rest(at: 1) }
    share.run(
      motion, from: 0, velocity: velocity / distance, to: 1, within: .unit, at: instant,
      arrival: .unit(of: distance.magnitude))
  }

  /// Scales the path to a screen of another height: each position keeps its share of it.
  mutating func scale(by factor: Double) {
    from *= factor
    to *= factor
  }
}

extension TransitionPath: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&goesWithStack)
    try archive.code(&from)
    try archive.code(&to)
    try archive.code(&share)
  }
}

/// The start of a pushed card.
public enum PushStart: UInt8, Hashable, Sendable, CaseIterable {
  /// From the screen's bottom edge.
  case screenEdge

  /// From its own height below the position of the card that it covers.
  case ownHeight
}

/// The end of a popped card.
public enum PopEnd: UInt8, Hashable, Sendable, CaseIterable {
  /// From where it is to the screen's bottom edge.
  case screenEdge

  /// At its own height below the position of the card that it uncovers.
  case ownHeight

  /// A picture of it moves from its position to 100 points below its own height, counted from the top of the screen.
  case picture

  /// The distance that a picture moves below its own height, points. Source: TGCardViewController 2.5.1, line 1250.
  static let pictureMargin = 100.0
}

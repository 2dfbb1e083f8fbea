import CardMath
import CardModel

/// The card's path to its last target, frame by frame, from the instant at which it was sent there. Its times are those
/// of frames, and are used only if no ``Travel`` is known.
struct PathMeasure: Hashable, Sendable {
  /// The instant at which the card was sent.
  let sentAt: Instant

  /// The shown position at that instant, and the target, points.
  private(set) var origin: Double
  private(set) var target: Double

  /// Seconds until no more than a tenth of the distance was left; nil if it isn't so close yet, or the distance is too
  /// short.
  private(set) var timeToMost: Double?

  /// The number of crossings of the target, by more than the settled distance each.
  private(set) var crossings = 0

  /// Seconds that it looked still while it still moved, up to the last frame.
  private(set) var stillTime = 0.0

  /// A side of the target.
  private enum Side { case above, below }

  /// The last visible side; nil: neither so far.
  private var side: Side?
  private var lastTicks: Int64

  /// Creates the path of a card that was sent from one position to another.
  init(from origin: Double, to target: Double, at instant: Instant) {
    sentAt = instant
    lastTicks = instant.ticks
    (self.origin, self.target) = (origin, target)
    side = PathMeasure.side(of: origin, from: target)
  }

  /// The distance, points.
  var length: Double { (target - origin).magnitude }

  /// Returns a length as a share of the distance; nil if the distance is too short.
  func share(of distance: Double) -> Double? { length >= Travel.shortestDistance ? distance / length : nil }

  /// Restarts the path for a target that has moved: earlier crossings were of another target.
  mutating func move(to target: Double, from y: Double) {
    (origin, self.target) = (y, target)
    (timeToMost, crossings) = (nil, 0)
    side = PathMeasure.side(of: y, from: target)
  }

  /// Adds a frame.
  mutating func add(_ frame: Frame) {
    let sample = frame.sample
    let left = sample.cardY - target
    let now = Instant(ticks: frame.ticks)
    // On the far side, too: a card that has crossed the target is there.
    if timeToMost == nil, length >= Travel.shortestDistance,
      (left < 0) != (origin < target) || left.magnitude <= Travel.shareLeft * length
    {
      timeToMost = now.seconds(since: sentAt)
    }
    if let newSide = PathMeasure.side(of: sample.cardY, from: target) {
      if side != nil, newSide != side { crossings += 1 }
      side = newSide
    }
    let looksStill =
      left.magnitude <= Outcome.settledDistance
      && (sample.cardVelocity ?? .infinity).magnitude <= Outcome.settledVelocity
    if !looksStill {
      stillTime = 0
    } else if sample.phase.isMotion {
      stillTime += now.seconds(since: Instant(ticks: lastTicks))
    }
    lastTicks = frame.ticks
  }

  /// Returns the side of the target on which a position is; nil: it is too close to the target.
  private static func side(of y: Double, from target: Double) -> Side? {
    (y - target).magnitude <= Outcome.settledDistance ? nil : y < target ? .above : .below
  }
}

extension Phase {
  /// True if the card moves by itself to its target.
  var isMotion: Bool { self == .settling || self == .pushing || self == .popping }
}

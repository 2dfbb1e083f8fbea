import CardMath
import CardModel

/// How the card goes the way to its last target, frame by frame, from the instant at which it was sent there. Its times
/// are those of frames: they count where no ``Travel`` is known.
struct WayMeasure: Hashable, Sendable {
  /// When it was sent.
  let sentAt: Instant

  /// Where it showed then, and where it is to go.
  private(set) var origin: Double
  private(set) var target: Double

  /// Seconds until no more than a tenth of the way was left; nil: it isn't there yet, or there is no way.
  private(set) var timeToMost: Double?

  /// How many times it changed sides, each time by more than counts as settled.
  private(set) var crossings = 0

  /// Seconds that it looked still, though it still moved, up to the last frame.
  private(set) var stillTime = 0.0

  /// The side of the target on which it was seen last: −1 above, 1 below, 0 on neither yet.
  private var side = 0
  private var lastTicks: Int64

  /// A card that was sent from one place to another.
  init(from origin: Double, to target: Double, at instant: Instant) {
    sentAt = instant
    lastTicks = instant.ticks
    (self.origin, self.target) = (origin, target)
    side = WayMeasure.side(of: origin, from: target)
  }

  /// The way, in points.
  var length: Double { (target - origin).magnitude }

  /// A distance as a share of the way; nil without a way.
  func share(of distance: Double) -> Double? { length >= Travel.shortestDistance ? distance / length : nil }

  /// The target lies elsewhere from a frame on: what was passed before was passed of another one.
  mutating func move(to target: Double, from y: Double) {
    (origin, self.target) = (y, target)
    (timeToMost, crossings) = (nil, 0)
    side = WayMeasure.side(of: y, from: target)
  }

  /// Takes in a frame.
  mutating func add(_ frame: Frame) {
    let sample = frame.sample
    let left = sample.cardY - target
    let now = Instant(ticks: frame.ticks)
    // From its far side, too: what has crossed is there.
    if timeToMost == nil, length >= Travel.shortestDistance,
      (left < 0) != (origin < target) || left.magnitude <= Travel.shareLeft * length
    {
      timeToMost = now.seconds(since: sentAt)
    }
    let newSide = WayMeasure.side(of: sample.cardY, from: target)
    if newSide != 0 {
      if side != 0, newSide != side { crossings += 1 }
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

  private static func side(of y: Double, from target: Double) -> Int {
    (y - target).magnitude <= Outcome.settledDistance ? 0 : y < target ? -1 : 1
  }
}

extension Phase {
  /// Whether the card goes by itself to where it will rest.
  var isMotion: Bool { self == .settling || self == .pushing || self == .popping }
}

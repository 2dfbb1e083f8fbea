import CardMath
import CardModel

/// The velocity of a finger through a release, step by step: the finger's own, the estimator's, the one that the rules
/// hand to the motion, the motion's initial velocity, and the one between the first two frames.
///
/// All are points per second, positive downward, at the last release; a step without known velocity is nil.
public struct VelocityLedger: Hashable, Sendable {
  /// The finger's own velocity, over its last sixtieth of a second; if only frames are known, between the last two in
  /// which it was down.
  public internal(set) var finger: Double?

  /// The estimator's velocity.
  public internal(set) var estimator: Double?

  /// The velocity that the rules hand to the motion.
  public internal(set) var policy: Double?

  /// The motion's initial velocity.
  public internal(set) var start: Double?

  /// The card's velocity from the release's frame to the next.
  public internal(set) var firstFrame: Double?

  /// A finger slower than this, points per second, has no velocity of which a motion could keep a share.
  public static let slowestFinger = 10.0

  /// The motion's initial velocity divided by the finger's own: 1 is fluid, 0 a dead stop. Nil if the finger was slower
  /// than `slowestFinger`.
  public var releaseRatio: Double? {
    guard let finger, let start, finger.magnitude >= VelocityLedger.slowestFinger else { return nil }
    return start / finger
  }

  /// The last two frames in which the finger was down.
  private var olderTouch: Touched?
  private var newerTouch: Touched?

  /// The frame of the release, until the next frame gives the card's velocity.
  private var released: Touched?

  /// A position in a frame.
  private struct Touched: Hashable, Sendable {
    var y: Double
    var ticks: Int64

    /// Returns the mean velocity from here to a later position, points per second.
    func velocity(to later: Touched) -> Double {
      (later.y - y) / Instant(ticks: later.ticks).seconds(since: Instant(ticks: ticks))
    }
  }

  init() {}

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - release: The estimator's velocity at a release before this frame; nil if there was none.
  ///   - flight: The motion after that release, if known.
  ///   - fingerVelocity: The finger's own velocity at the release, if its samples are known.
  ///   - isCut: True if another event before this frame interrupted the card's motion.
  mutating func add(_ frame: Frame, release: Double?, flight: Flight?, fingerVelocity: Double?, isCut: Bool) {
    let card = Touched(y: frame.sample.cardY, ticks: frame.ticks)
    if let release {
      finger = fingerVelocity
      if finger == nil, let olderTouch, let newerTouch { finger = olderTouch.velocity(to: newerTouch) }
      estimator = release
      (policy, start, firstFrame) = (flight?.handedVelocity, flight?.initialVelocity, nil)
      released = card
    } else if let released {
      if !isCut { firstFrame = released.velocity(to: card) }
      self.released = nil
    }
    if let y = frame.sample.touchY {
      (olderTouch, newerTouch) = (newerTouch, Touched(y: y, ticks: frame.ticks))
    } else {
      (olderTouch, newerTouch) = (nil, nil)
    }
  }
}

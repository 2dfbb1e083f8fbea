import CardMath
import CardModel

/// What becomes of a finger's velocity at a release, hop by hop: what the finger did, what the estimator made of it,
/// what the rules handed to the motion, with what the motion started, and what the first frame shows of it.
///
/// All are points per second, positive downward, and of the last release; a hop is nil where nothing is known of it.
public struct VelocityLedger: Hashable, Sendable {
  /// The finger's own, over its last sixtieth of a second; where only frames are known, between the last two in which
  /// it was down.
  public internal(set) var finger: Double?

  /// The estimator's.
  public internal(set) var estimator: Double?

  /// What the rules handed over.
  public internal(set) var policy: Double?

  /// With what the motion started.
  public internal(set) var start: Double?

  /// How fast the card went from the release's frame to the next.
  public internal(set) var firstFrame: Double?

  /// A finger slower than this, points per second, has no velocity that a motion could keep a share of.
  public static let slowestFinger = 10.0

  /// How much of the finger's velocity the motion started with: 1 is fluid, 0 a dead stop. Nil where the finger was
  /// slower than `slowestFinger`.
  public var releaseRatio: Double? {
    guard let finger, let start, finger.magnitude >= VelocityLedger.slowestFinger else { return nil }
    return start / finger
  }

  /// The two frames before in which the finger was down.
  private var olderTouch: Touched?
  private var newerTouch: Touched?

  /// The frame of the release, until the next one has shown how fast it went.
  private var released: Touched?

  /// Where something was in a frame.
  private struct Touched: Hashable, Sendable {
    var y: Double
    var ticks: Int64

    /// How fast it went from there to where it was later.
    func velocity(to later: Touched) -> Double {
      (later.y - y) / Instant(ticks: later.ticks).seconds(since: Instant(ticks: ticks))
    }
  }

  init() {}

  /// Takes in a frame.
  ///
  /// - Parameters:
  ///   - release: The estimator's velocity at a release before this frame; nil: there was none.
  ///   - flight: The motion after that one, where it is known.
  ///   - fingerVelocity: The finger's own then, where its samples are known.
  ///   - isCut: Whether something else happened to the card's motion before this frame.
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

import CardMath
import CardModel

/// The outcome of a timeline in one line: the card's target, its settle time, its overshoot.
///
/// It is collected frame by frame. The settle time is solved on the laws if a simulation gives its `travel`; if only
/// frames are known, as from a file, it is the instant of a frame. Settled means that the card stays within 0.5 pt and
/// 10 pt/s of the target; this affects no motion.
public struct Outcome: Hashable, Sendable {
  /// The largest distance from the target, points, at which a card counts as settled.
  public static let settledDistance = 0.5

  /// The largest speed, points per second, at which a card counts as settled.
  public static let settledVelocity = 10.0

  /// The detent that it left, or was heading for, when it was sent to its last target; its first detent if nothing sent
  /// it. Nil before the first frame.
  public private(set) var departure: Int32?

  /// The detent at which it ended, or to which it was heading at the end.
  public private(set) var lastDetent: Int32?

  /// The number of frames.
  public private(set) var frameCount = 0

  /// The last frame's instant, ticks.
  public private(set) var lastTicks: Int64 = 0

  /// The card's largest distance past its last target since it was sent there, points.
  public private(set) var overshoot = 0.0

  /// True if the last spring was stiffened.
  public private(set) var isStiffened = false

  /// The instant at which the card was sent to its last target.
  private(set) var sentAt: Instant?
  private var sentFromAbove = false
  private var settledSince: Int64?

  /// The card's travel to that target, if known.
  private(set) var travel: Travel?

  /// The target, points.
  private(set) var targetY = 0.0
  private var lastY: Double?

  /// Creates an outcome without frames.
  public init() {}

  /// Seconds from the last release or command until the card was settled: solved, or up to the first frame from which
  /// it was. Nil if nothing sent it, or it never settled.
  public var settleTime: Double? {
    if let travel { return travel.settleTime }
    guard let sentAt, let settledSince else { return nil }
    return Instant(ticks: settledSince).seconds(since: sentAt)
  }

  /// Adds the next frame and the events before it.
  ///
  /// - Parameter travel: The card's travel to its last target; nil if nothing sent it, or only frames are known.
  public mutating func add(_ frame: Frame, events: EventLog, travel: Travel? = nil) {
    let sample = frame.sample
    if !events.isEmpty { self.travel = travel }
    for entry in events where entry.event.sendsCard {
      departure = lastDetent
      isStiffened = false
      sentAt = entry.instant
      settledSince = nil
      overshoot = 0
      targetY = travel?.target ?? sample.modelY
      // A fast card may have passed its target before this frame; the frame before shows the side it came from.
      let origin = lastY.flatMap { $0 == targetY ? nil : $0 } ?? sample.cardY
      sentFromAbove = origin < targetY
    }
    for entry in events {
      switch entry.event {
      case .stiffened:
        isStiffened = true
      case .layout, .detents, .bar, .pageHeader, .keyboard:
        // The detents have moved: earlier overshoot was past other positions.
        targetY = travel?.target ?? sample.modelY
        sentFromAbove = sample.cardY < targetY
        overshoot = 0
      default:
        break
      }
    }
    add(
      ticks: frame.ticks, cardY: sample.cardY, modelY: sample.modelY, velocity: sample.cardVelocity,
      target: sample.target)
  }

  /// Adds the next frame by its numbers: all of a frame without events.
  mutating func add(ticks: Int64, cardY: Double, modelY: Double, velocity: Double?, target: Int32?) {
    lastY = cardY
    frameCount += 1
    lastTicks = ticks
    if departure == nil { departure = target }
    guard let target else { return }
    lastDetent = target
    let past = sentFromAbove ? cardY - targetY : targetY - cardY
    overshoot = max(overshoot, past)
    let isSettled =
      (cardY - modelY).magnitude <= Outcome.settledDistance
      && (velocity ?? .infinity).magnitude <= Outcome.settledVelocity
    settledSince = isSettled ? settledSince ?? ticks : nil
  }
}

extension Event {
  /// True if it sends the card to a detent.
  var sendsCard: Bool {
    switch self {
    case .snap, .resume, .move, .push, .pop: true
    case .touch, .ignored, .drag, .grab, .handoff, .release, .cancel, .stiffened, .retarget, .lostVelocity, .pushed,
      .popped, .settled, .presented, .dismissed, .attemptedDismissal, .decelerate, .bounce, .scrolled, .layout,
      .detents, .bar, .pageHeader, .page, .paged,
      .callback, .tap, .voiceOver, .reduceMotion, .mapOverlays, .contentHeight, .reachEnd, .reachBeginning, .refresh,
      .refreshed, .endScrolling, .movedToPage, .slide, .state, .hidden, .shown, .visibility, .keyboard, .select,
      .highlight, .scrollTo, .edit, .menu, .menuOption, .titleAction:
      false
    }
  }
}

extension Outcome: StateCoding {
  /// Codes the whole outcome.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &departure)
    try archive.code(name: &lastDetent)
    try archive.code(&frameCount, in: 0...1 << 62)
    try archive.code(&lastTicks, in: 0...archive.now.ticks)
    try archive.code(&overshoot)
    try archive.code(&isStiffened)
    try archive.code(&sentAt, blank: .zero)
    try archive.code(&sentFromAbove)
    var since = settledSince.map { Instant(ticks: $0) }
    try archive.code(&since, blank: .zero)
    settledSince = since?.ticks
    try archive.code(&targetY)
    try archive.code(&lastY)
    try archive.code(&travel, blank: .blank)
  }
}

import CardMath
import CardModel

/// The outcome of a timeline in one line: the card's target, its settle time, its overshoot.
///
/// Its numbers are of one leg: the last motion that a release or a command began. Detents that move while the card is
/// under way move the leg's target; its times go on. The leg is over when a finger takes the card, or when the detents
/// move after it has settled: what moves the card from then on changes none of its numbers. A finger that lets a card
/// go within 0.5 pt and 10 pt/s of the target where it had settled begins none: nobody sees the rest of a spring.
///
/// It is collected frame by frame. The settle time and the overshoot are solved on the laws if a simulation gives its
/// `travel`; if only frames are known, as from a file, they are those of a frame. Settled means that the card stays
/// within 0.5 pt and 10 pt/s of the target; this affects no motion.
public struct Outcome: Hashable, Sendable {
  /// The largest distance from the target, points, at which a card counts as settled.
  public static let settledDistance = 0.5

  /// The largest speed, points per second, at which a card counts as settled.
  public static let settledVelocity = 10.0

  /// The detent that it left, or was heading for, when it was sent to its last target; its first detent if nothing sent
  /// it. Nil before the first frame, and for a card that is sent before that.
  public private(set) var departure: Int32?

  /// The detent to which the last leg led; if nothing sent the card, the one at which it ended.
  public var arrival: Int32? { reached ?? lastDetent }

  /// The detent at which it ended, or to which it was heading at the end.
  public private(set) var lastDetent: Int32?

  /// The number of frames.
  public private(set) var frameCount = 0

  /// The last frame's instant, ticks.
  public private(set) var lastTicks: Int64 = 0

  /// The card's largest distance past its last target since it was sent there, points: solved, or the largest of all
  /// frames, which rarely show the turn itself.
  public var overshoot: Double { max(travel?.overshoot ?? 0, shownOvershoot) }

  /// The largest of the distances past the last target in frames, points.
  private var shownOvershoot = 0.0

  /// True if the last spring was stiffened.
  public private(set) var isStiffened = false

  /// The instant at which the card was sent to its last target.
  package private(set) var sentAt: Instant?
  private var sentFromAbove = false
  private var settledSince: Int64?

  /// The card's travel to that target, if known.
  private(set) var travel: Travel?

  /// The target, points.
  private(set) var targetY = 0.0
  private var lastY: Double?

  /// The detent to which the last leg led, once the leg is over; nil: it isn't.
  private var reached: Int32?

  /// True once the last leg is over.
  var isOver: Bool { reached != nil }

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
    if !events.isEmpty { add(events, before: sample, travel) }
    add(
      ticks: frame.ticks, cardY: sample.cardY, modelY: sample.modelY, velocity: sample.cardVelocity,
      target: sample.target)
  }

  private mutating func add(_ events: EventLog, before sample: Sample, _ travel: Travel?) {
    var sent: Instant?
    for entry in events where entry.event.sendsCard {
      let goesOn = entry.event.letsCardGo && isImperceptible(sample)
      sent = goesOn ? sent : entry.instant
    }
    // A travel knows more: a release may only let a card go on.
    if let travel { sent = travel.sentAt == sentAt ? nil : travel.sentAt }
    self.travel = travel
    if let sent {
      departure = lastDetent
      reached = nil
      isStiffened = false
      sentAt = sent
      settledSince = nil
      shownOvershoot = 0
      targetY = travel?.target ?? sample.modelY
      // A fast card may have passed its target before this frame; the frame before shows the side it came from. One
      // that is sent at its target goes past it by its velocity.
      let origin = travel?.origin ?? lastY ?? sample.cardY
      sentFromAbove =
        origin == targetY ? (sample.cardY, sample.cardVelocity ?? 0) > (targetY, 0) : origin < targetY
    }
    var movesDetents = false
    for entry in events where entry.event.movesDetents { movesDetents = true }
    let ends = travel.map { $0.isOver } ?? (movesDetents && sentAt != nil && settledSince != nil)
    if ends, !isOver { reached = lastDetent }
    if isOver { return }
    for entry in events {
      if case .stiffened = entry.event { isStiffened = true }
    }
    if movesDetents {
      // Earlier overshoot was past other positions.
      targetY = travel?.target ?? sample.modelY
      sentFromAbove = sample.cardY < targetY
      shownOvershoot = 0
    }
  }

  /// Returns true if a card that was let go before this frame is within the settled distance and velocity of the target
  /// where it had settled before. A travel knows the same of its laws.
  private func isImperceptible(_ sample: Sample) -> Bool {
    sentAt != nil && settledSince != nil && sample.modelY == targetY
      && isSettled(sample.cardY, at: sample.modelY, sample.cardVelocity)
  }

  private func isSettled(_ cardY: Double, at modelY: Double, _ velocity: Double?) -> Bool {
    (cardY - modelY).magnitude <= Outcome.settledDistance
      && (velocity ?? .infinity).magnitude <= Outcome.settledVelocity
  }

  /// Adds the next frame by its numbers: all of a frame without events.
  mutating func add(ticks: Int64, cardY: Double, modelY: Double, velocity: Double?, target: Int32?) {
    lastY = cardY
    frameCount += 1
    lastTicks = ticks
    // Of a card that is sent before the first frame no frame shows it.
    if departure == nil, sentAt == nil { departure = target }
    guard let target else {
      // A finger has taken the card.
      if sentAt != nil, !isOver { reached = lastDetent }
      return
    }
    lastDetent = target
    if isOver { return }
    let past = sentFromAbove ? cardY - targetY : targetY - cardY
    shownOvershoot = max(shownOvershoot, past)
    settledSince = isSettled(cardY, at: modelY, velocity) ? settledSince ?? ticks : nil
  }
}

extension Event {
  /// True if it sends the card to a detent. A release, or a drag that is cancelled, may do so without a further event,
  /// where the card goes on to the detent that it had: a ``Travel`` knows.
  package var sendsCard: Bool { travelPart == .sends || letsCardGo }

  /// True if it sends a card that a finger let go.
  var letsCardGo: Bool { travelPart == .letsGo }

  /// True if the detents have moved, so that a card may move to where its own is now.
  var movesDetents: Bool { travelPart == .movesDetents }

  /// True if a motion of the card begins, or ends by anything but its arrival.
  var cutsMotion: Bool {
    switch self {
    case .grab, .retarget, .cancel: true
    default: sendsCard || movesDetents
    }
  }

  /// True if a finger begins to hold something with it.
  var beginsHold: Bool { travelPart == .beginsHold }

  /// True if it ends a finger's hold.
  package var endsHold: Bool { travelPart == .endsHold }

  /// The parts that events have in a card's travel. A timeline's rows must give back each event that has one.
  private enum TravelPart { case sends, letsGo, movesDetents, beginsHold, endsHold, none }

  private var travelPart: TravelPart {
    switch self {
    case .move, .push, .pop: .sends
    case .snap, .resume: .letsGo
    case .layout, .detents, .bar, .pageHeader, .keyboard: .movesDetents
    case .drag, .grab: .beginsHold
    case .release, .cancel: .endsHold
    case .touch, .ignored, .handoff, .stiffened, .retarget, .lostVelocity, .page, .paged, .pushed, .popped, .settled,
      .presented, .dismissed, .attemptedDismissal, .decelerate, .bounce, .scrolled, .tap, .voiceOver, .reduceMotion,
      .mapOverlays, .contentHeight, .reachEnd, .reachBeginning, .refresh, .refreshed, .endScrolling, .movedToPage,
      .slide, .select, .highlight, .scrollTo, .edit, .menu, .menuOption, .titleAction, .state, .hidden, .shown,
      .visibility, .callback:
      .none
    }
  }
}

extension Outcome: StateCoding {
  /// Codes the whole outcome.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &departure)
    try archive.code(name: &lastDetent)
    try archive.code(name: &reached)
    try archive.code(&frameCount, in: 0...1 << 62)
    try archive.code(&lastTicks, in: 0...archive.now.ticks)
    try archive.code(&shownOvershoot)
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

import CardMath
import CardModel

/// The metrics of a timeline, collected frame by frame in constant memory.
///
/// ```swift
/// var metrics = Metrics()
/// while try simulation.next() { metrics.add(simulation) }
/// print(metrics.number(.settleTime) ?? .nan)     // in the unit of its name, settle_ms: milliseconds
/// ```
///
/// They are measured on the visible frames, so that a timeline in a file can be measured, too. The exceptions are the
/// velocity that the rules hand to a motion, its initial velocity, and the time at which the card reaches its target,
/// which a simulation solves on its laws; for a file's rows that time is known to a frame.
public struct Metrics: Hashable, Sendable {
  /// The outcome of the timeline.
  public private(set) var outcome = Outcome()

  /// The finger's velocity through the last release of the card.
  public private(set) var ledger = VelocityLedger()

  /// The measures of the initial card and rules, if requested.
  private var configuration: ConfigurationMeasure?

  private var path: PathMeasure?

  /// The velocity of the release that began the last leg, points per second; nil: something else began it, or no metric
  /// of the leg is measured.
  package private(set) var legVelocity: Double?
  private var motion = FreeMotionMeasure()
  private var handoffs = HandoffMeasure()
  private var grabs = GrabMeasure()
  private var firstMove = FirstMoveMeasure()
  private var releaseVelocity: Double?
  private var overdrag = 0.0
  private var releaseJump = 0.0
  private var cardY = Range.empty
  private var mapDim = Range.empty
  private var mapButton = Range.empty
  private var contentAlpha = Range.empty
  private var stackDim = Range.empty
  private var scroll = Range.empty
  private var fadeStep = 0.0
  private var hitchWorst = 0.0

  /// The frame before, and the card's mean velocity up to it.
  private var before: Frame?
  private var velocityBefore: Double?

  /// The parts that are measured.
  private let parts: MetricParts

  /// Creates empty metrics that measure everything that frames show.
  public init() { parts = .ofTimelines }

  /// Creates empty metrics that measure only the parts needed for some metrics; all others have no value.
  public init(of metrics: [Metric]) {
    parts = metrics.reduce(into: []) { $0.formUnion($1.parts) }
  }

  /// The value of a metric: seconds, points, and points per second, whatever unit its name has.
  public subscript(metric: Metric) -> MetricValue {
    guard metric.parts.isSubset(of: parts) else { return .none }
    return switch metric {
    case .target: outcome.lastDetent.map { .name($0) } ?? .none
    case .frames: .number(Double(outcome.frameCount))
    case .duration: .number(Instant(ticks: outcome.lastTicks).seconds(since: .zero))
    case .settleTime: Metrics.value(outcome.settleTime)
    case .overshoot: .number(outcome.overshoot)
    case .peakVelocity: .number(motion.peakVelocity)
    case .releaseVelocity: Metrics.value(releaseVelocity)
    case .overdrag: .number(overdrag)
    case .releaseJump: .number(releaseJump)
    case .handoffJump: .number(handoffs.jump)
    case .cardTop: cardY.lowest
    case .cardBottom: cardY.highest
    case .handoffs: .number(Double(handoffs.count))
    case .grabs: .number(Double(grabs.count))
    case .mapDimMin: mapDim.lowest
    case .mapDimMax: mapDim.highest
    case .mapButtonMin: mapButton.lowest
    case .mapButtonMax: mapButton.highest
    case .contentAlphaMin: contentAlpha.lowest
    case .contentAlphaMax: contentAlpha.highest
    case .stackDimMax: stackDim.highest
    case .fadeStep: .number(fadeStep)
    case .scrollMax: scroll.highest
    case .scrollEnd: Metrics.value(before?.sample.scrollOffset)
    case .timeToMost: Metrics.value(outcome.travel.map { $0.timeToMost } ?? path?.timeToMost)
    case .overshootShare: Metrics.value(path?.share(of: outcome.overshoot))
    case .crossings: .number(Double(path?.crossings ?? 0))
    case .peakAcceleration: Metrics.value(motion.peakAcceleration)
    case .rmsJerk: Metrics.value(motion.rmsJerk)
    case .fingerVelocity: Metrics.value(ledger.finger)
    case .policyVelocity: Metrics.value(ledger.policy)
    case .startVelocity: Metrics.value(ledger.start)
    case .firstFrameVelocity: Metrics.value(ledger.firstFrame)
    case .releaseRatio: Metrics.value(ledger.releaseRatio)
    case .handoffRatio: Metrics.value(handoffs.velocityRatio)
    case .handoffLost: .number(handoffs.lostTravel)
    case .firstMove: Metrics.value(firstMove.time)
    case .stillTime: Metrics.value(outcome.travel.map { $0.stillTime } ?? path?.stillTime)
    case .grabDrift: .number(grabs.drift)
    case .hitchWorst: .number(hitchWorst)
    case .flickEffortSlow: Metrics.value(configuration?.efforts[0])
    case .flickEffort: Metrics.value(configuration?.efforts[1])
    case .flickEffortFast: Metrics.value(configuration?.efforts[2])
    case .skipVelocity: Metrics.value(configuration?.skipVelocity)
    case .flipShare: Metrics.value(configuration?.flipShare)
    }
  }

  /// Adds the current frame of a simulation, which isn't copied: this is compiled into its caller, which reads of the
  /// simulation only what a frame needs.
  @inlinable @inline(__always)
  public mutating func add(_ simulation: borrowing Simulation) {
    if asksAll(of: simulation.events) {
      addAll(simulation)
    } else {
      add(simulation.frame, events: simulation.events, travel: simulation.travel)
    }
  }

  /// Adds the next frame, which has no events, to the outcome: most frames are such, and need these numbers only.
  mutating func addQuiet(ticks: Int64, cardY: Double, modelY: Double, velocity: Double?, target: Int32?) {
    outcome.add(ticks: ticks, cardY: cardY, modelY: modelY, velocity: velocity, target: target)
  }

  /// Adds the next frame, which has no events, to the measures of the card beyond the outcome.
  @inline(never)
  mutating func addQuietParts(_ frame: Frame) {
    if parts.contains(.path), isUnderWay(frame.sample) { path?.add(frame) }
    if parts.contains(.motion) { motion.add(frame, isCut: false) }
    if parts.contains(.ledger) { ledger.add(frame, release: nil, flight: nil, fingerVelocity: nil, isCut: false) }
    before = frame
  }

  /// True if no part is measured beyond the outcome.
  var isOfOutcomeOnly: Bool { parts.isEmpty }

  /// True if a frame's position and velocity of the card are measured, and nothing else that moves with it.
  var isOfCardOnly: Bool { parts.isDisjoint(with: [.ranges, .steps]) }

  /// True if more than the frame, its events and the travel is needed: the card and the rules at first, and the motion
  /// after a release.
  @usableFromInline
  func asksAll(of events: EventLog) -> Bool {
    isOfConfiguration || !events.isEmpty && parts.contains(.ledger)
  }

  /// True if card and rules were measured: other rules have to be measured anew.
  public var hasMeasuredRules: Bool { configuration != nil }

  /// Goes on with a simulation that follows other rules now: the measures of card and rules are taken anew.
  public mutating func follow(_ simulation: borrowing Simulation) {
    if hasMeasuredRules { measureConfiguration(of: simulation) }
  }

  private mutating func measureConfiguration(of simulation: borrowing Simulation) {
    configuration = ConfigurationMeasure(of: simulation.stack.topCard, rules: simulation.stack.rules, parts)
  }

  @usableFromInline @inline(never)
  mutating func addAll(_ simulation: borrowing Simulation) {
    if isOfConfiguration { measureConfiguration(of: simulation) }
    let flight = parts.contains(.ledger) ? simulation.flight : nil
    add(
      simulation.frame, events: simulation.events, flight: flight,
      fingerVelocity: flight == nil ? nil : simulation.fingerVelocity, travel: simulation.travel)
  }

  /// True if measures of the card and rules are requested and not taken yet.
  private var isOfConfiguration: Bool {
    configuration == nil && !parts.isDisjoint(with: .ofConfiguration)
  }

  /// Adds the next frame and the events before it.
  ///
  /// - Parameters:
  ///   - flight: The motion after a release among the events, if known.
  ///   - fingerVelocity: The finger's own velocity at that release, points per second; nil: derived from the frames.
  ///   - travel: The card's travel to its last target; nil if nothing sent it, or only frames are known.
  public mutating func add(
    _ frame: Frame, events: EventLog, flight: Flight? = nil, fingerVelocity: Double? = nil, travel: Travel? = nil
  ) {
    let sentBefore = outcome.sentAt
    outcome.add(frame, events: events, travel: travel)
    if parts.isEmpty { return }
    let news = events.isEmpty ? FrameNews() : FrameNews(events)
    if let velocity = news.release, !isOfPages(frame.sample, news) { releaseVelocity = velocity }
    if parts.contains(.ranges) { addRanges(frame.sample) }
    if parts.contains(.path) { addPath(frame, news, sentBefore: sentBefore) }
    if parts.contains(.motion) { motion.add(frame, isCut: news.cutsMotion) }
    if parts.contains(.ledger) {
      ledger.add(
        frame, release: news.cardRelease, flight: flight, fingerVelocity: fingerVelocity, isCut: news.cutsMotion)
    }
    if parts.contains(.steps) {
      firstMove.add(frame, touch: news.touch, after: before?.sample)
      measureStep(to: frame, news)
    }
    before = frame
  }

  /// True if a finger that lifted before a frame held pages or a carousel, whose velocity is positive to the right.
  private func isOfPages(_ sample: Sample, _ news: FrameNews) -> Bool {
    before?.sample.phase == .paging || news.startsDrag && sample.phase == .paging
  }

  private mutating func addRanges(_ sample: Sample) {
    cardY.add(sample.cardY)
    mapDim.add(sample.mapDim)
    mapButton.add(sample.mapButton)
    contentAlpha.add(sample.contentAlpha)
    stackDim.add(sample.stackDim)
    scroll.add(sample.scrollOffset)
    overdrag = max(overdrag, sample.overdrag.magnitude)
  }

  private mutating func addPath(_ frame: Frame, _ news: FrameNews, sentBefore: Instant?) {
    if let sentAt = outcome.sentAt, sentAt != sentBefore {
      let origin = outcome.travel?.origin ?? before?.sample.cardY ?? frame.sample.cardY
      path = PathMeasure(from: origin, to: outcome.targetY, at: sentAt)
      legVelocity = news.cardRelease
    } else if news.movesDetents, !outcome.isOver {
      path?.move(to: outcome.targetY, from: outcome.travel?.origin ?? frame.sample.cardY)
    }
    if isUnderWay(frame.sample) { path?.add(frame) }
  }

  /// True if the last leg isn't over.
  private func isUnderWay(_ sample: Sample) -> Bool { sample.target != nil && !outcome.isOver }

  /// Measures the changes from the frame before to this one.
  private mutating func measureStep(to frame: Frame, _ news: FrameNews) {
    if let owner = news.handoff { handoffs.add(from: before?.sample, to: frame.sample, owner: owner) }
    guard let before else {
      grabs.add(from: nil, to: frame.sample, grabs: news.grabs, isDragStart: false, explained: 0)
      return
    }
    let (old, new) = (before.sample, frame.sample)
    let seconds = Instant(ticks: frame.ticks).seconds(since: Instant(ticks: before.ticks))
    let step = new.cardY - old.cardY
    grabs.add(
      from: old, to: new, grabs: news.grabs, isDragStart: news.startsDrag, explained: ownVelocity(old) * seconds)
    if news.release != nil, old.phase == .dragging, let start = old.cardVelocity, let end = new.cardVelocity {
      var explained = Range.empty
      for velocity in [start, end, velocityBefore ?? start, releaseVelocity ?? start] {
        explained.add(velocity * seconds)
      }
      releaseJump = max(releaseJump, explained.distance(to: step))
    }
    velocityBefore = seconds > 0 ? step / seconds : nil
    if news.resizes { return }
    // A new top card has its own alpha, so that difference isn't a fade.
    let content = new.card == old.card ? new.contentAlpha - old.contentAlpha : 0
    let outside = max((new.mapDim - old.mapDim).magnitude, (new.mapButton - old.mapButton).magnitude)
    fadeStep = max(fadeStep, max(outside, max((new.stackDim - old.stackDim).magnitude, content.magnitude)))
    if new.card == old.card { hitchWorst = max(hitchWorst, step.magnitude) }
  }

  /// The largest mean velocity, points per second, that the card's own motion may have had since a frame: that of the
  /// step before, that at the frame, or one that goes on to change as it did.
  private func ownVelocity(_ before: Sample) -> Double {
    guard let last = velocityBefore ?? before.cardVelocity else { return 0 }
    guard let now = before.cardVelocity else { return last }
    let grown = 2 * now - last
    let larger = now.magnitude > last.magnitude ? now : last
    return grown.magnitude > larger.magnitude && grown * now > 0 ? grown : larger
  }

  private static func value(_ number: Double?) -> MetricValue { number.map { .number($0) } ?? .none }

  /// The interval from the smallest to the largest of some numbers.
  private struct Range: Hashable, Sendable {
    private var low: Double
    private var high: Double

    static let empty = Range(low: .infinity, high: -.infinity)

    mutating func add(_ number: Double) {
      low = min(low, number)
      high = max(high, number)
    }

    var lowest: MetricValue { low <= high ? .number(low) : .none }
    var highest: MetricValue { low <= high ? .number(high) : .none }

    /// Returns the distance of a number outside of the interval; 0 inside.
    func distance(to number: Double) -> Double { max(0, max(low - number, number - high)) }
  }
}

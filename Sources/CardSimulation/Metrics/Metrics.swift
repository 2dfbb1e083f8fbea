import CardMath
import CardModel

/// The metrics of a timeline, gathered frame by frame in constant memory.
///
/// ```swift
/// var metrics = Metrics()
/// while try simulation.next() { metrics.add(simulation) }
/// print(metrics[.overshoot])
/// ```
///
/// What is measured is what the frames show, so that a timeline can be measured that was written to a file; but for
/// what no frame shows, the velocity that the rules hand to a motion and the one with which it starts, and but for when
/// the card gets where it is sent, which a simulation solves on its laws. Of a file's rows that is known to a frame.
public struct Metrics: Hashable, Sendable {
  /// What a person would say of it.
  public private(set) var outcome = Outcome()

  /// What became of the finger's velocity at the last release of the card.
  public private(set) var ledger = VelocityLedger()

  /// What holds of the card and the rules with which the run began, if somebody asks for it.
  private var configuration: ConfigurationMeasure?

  private var way: WayMeasure?
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

  /// The frame before, and how fast the card went on the way to it.
  private var before: Frame?
  private var velocityBefore: Double?

  /// What is measured at all.
  private let parts: MetricParts

  /// Nothing measured yet, and all to be measured that frames show.
  public init() { parts = .ofTimelines }

  /// Nothing measured yet, and no more to be measured than these metrics need; the others stay at nothing.
  public init(of metrics: [Metric]) {
    parts = metrics.reduce(into: []) { $0.formUnion($1.parts) }
  }

  /// What a metric came to.
  public subscript(metric: Metric) -> MetricValue {
    switch metric {
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
    case .timeToMost: Metrics.value(outcome.travel.map { $0.timeToMost } ?? way?.timeToMost)
    case .overshootShare: Metrics.value(way?.share(of: outcome.overshoot))
    case .crossings: .number(Double(way?.crossings ?? 0))
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
    case .stillTime: Metrics.value(outcome.travel.map { $0.stillTime } ?? way?.stillTime)
    case .grabDrift: .number(grabs.drift)
    case .flickEffortSlow: Metrics.value(configuration?.efforts[0])
    case .flickEffort: Metrics.value(configuration?.efforts[1])
    case .flickEffortFast: Metrics.value(configuration?.efforts[2])
    case .skipVelocity: Metrics.value(configuration?.skipVelocity)
    case .flipShare: Metrics.value(configuration?.flipShare)
    }
  }

  /// Takes in the frame that a simulation went on to.
  public mutating func add(_ simulation: borrowing Simulation) {
    var simulation = copy simulation
    simulation.show(to: &self)
  }

  /// Whether what no frame shows is asked for and not measured yet.
  fileprivate var isOfConfiguration: Bool {
    configuration == nil && !parts.isDisjoint(with: [.effort, .skip, .flips])
  }

  /// Whether what becomes of a finger's velocity is asked for.
  fileprivate var hasLedger: Bool { parts.contains(.ledger) }

  /// Measures what no frame shows.
  fileprivate mutating func measureConfiguration(of stack: borrowing CardStack) {
    configuration = ConfigurationMeasure(of: stack.topCard, rules: stack.rules, parts)
  }

  /// Takes in the next frame and what happened before it.
  ///
  /// - Parameters:
  ///   - flight: The motion after a release among that, where it is known.
  ///   - fingerVelocity: The finger's own velocity at that release; nil: as far as the frames show it.
  ///   - travel: How the card gets to where it was sent at last; nil: nothing sent it, or only frames are known.
  public mutating func add(
    _ frame: Frame, events: EventLog, flight: Flight? = nil, fingerVelocity: Double? = nil, travel: Travel? = nil
  ) {
    let sentBefore = outcome.sentAt
    outcome.add(frame, events: events, travel: travel)
    if parts.isEmpty { return }
    let news = events.isEmpty ? FrameNews() : FrameNews(events)
    if let velocity = news.release { releaseVelocity = velocity }
    if parts.contains(.ranges) { addRanges(frame.sample) }
    if parts.contains(.way) { addWay(frame, news, sentBefore: sentBefore) }
    if parts.contains(.motion) { motion.add(frame, isCut: news.cutsMotion) }
    if parts.contains(.ledger) {
      ledger.add(
        frame, release: news.cardRelease, flight: flight, fingerVelocity: fingerVelocity, isCut: news.cutsMotion)
    }
    if parts.contains(.steps) {
      firstMove.add(frame, touch: news.touch)
      measureStep(to: frame, news)
    }
    before = frame
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

  private mutating func addWay(_ frame: Frame, _ news: FrameNews, sentBefore: Instant?) {
    if let sentAt = outcome.sentAt, sentAt != sentBefore {
      let origin = outcome.travel?.origin ?? before?.sample.cardY ?? frame.sample.cardY
      way = WayMeasure(from: origin, to: outcome.targetY, at: sentAt)
    } else if news.movesDetents {
      way?.move(to: outcome.targetY, from: outcome.travel?.origin ?? frame.sample.cardY)
    }
    if frame.sample.target != nil { way?.add(frame) }
  }

  /// What lies between the frame before and this one.
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
      from: old, to: new, grabs: news.grabs, isDragStart: news.startsDrag,
      explained: (velocityBefore ?? old.cardVelocity ?? 0) * seconds)
    if news.release != nil, old.phase == .dragging, let start = old.cardVelocity, let end = new.cardVelocity {
      var explained = Range.empty
      for velocity in [start, end, velocityBefore ?? start, releaseVelocity ?? start] {
        explained.add(velocity * seconds)
      }
      releaseJump = max(releaseJump, explained.distance(to: step))
    }
    // Another card on top has alphas of its own: that isn't a fade.
    let content = new.card == old.card ? new.contentAlpha - old.contentAlpha : 0
    let outside = max((new.mapDim - old.mapDim).magnitude, (new.mapButton - old.mapButton).magnitude)
    fadeStep = max(fadeStep, max(outside, max((new.stackDim - old.stackDim).magnitude, content.magnitude)))
    velocityBefore = seconds > 0 ? step / seconds : nil
  }

  private static func value(_ number: Double?) -> MetricValue { number.map { .number($0) } ?? .none }

  /// From the least to the greatest of some numbers.
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

    /// How far outside a number lies; 0 inside.
    func distance(to number: Double) -> Double { max(0, max(low - number, number - high)) }
  }
}

extension Simulation {
  /// Shows its present frame to metrics: what `metrics.add(simulation)` does, without a copy of the whole simulation.
  public mutating func show(to metrics: inout Metrics) {
    if metrics.isOfConfiguration { metrics.measureConfiguration(of: stack) }
    if !events.isEmpty, metrics.hasLedger, let flight {
      metrics.add(frame, events: events, flight: flight, fingerVelocity: fingerVelocity, travel: travel)
    } else {
      metrics.add(frame, events: events, travel: travel)
    }
  }
}

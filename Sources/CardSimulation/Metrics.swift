import CardMath
import CardModel

/// The metrics of a timeline, gathered frame by frame in constant memory.
///
/// ```swift
/// var metrics = Metrics()
/// while try simulation.next() { metrics.add(simulation.frame, events: simulation.events) }
/// print(metrics[.overshoot])
/// ```
///
/// What is measured is what the frames show, so that a timeline can be measured that was written to a file.
public struct Metrics: Hashable, Sendable {
  /// What a person would say of it.
  public private(set) var outcome = Outcome()

  private var peakVelocity = 0.0
  private var releaseVelocity: Double?
  private var overdrag = 0.0
  private var releaseJump = 0.0
  private var handoffJump = 0.0
  private var handoffs = 0
  private var grabs = 0
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

  /// Nothing measured.
  public init() {}

  /// What a metric came to.
  public subscript(metric: Metric) -> MetricValue {
    switch metric {
    case .target: outcome.lastDetent.map { .name($0) } ?? .none
    case .frames: .number(Double(outcome.frameCount))
    case .duration: .number(Instant(ticks: outcome.lastTicks).seconds(since: .zero))
    case .settleTime: Metrics.value(outcome.settleTime)
    case .overshoot: .number(outcome.overshoot)
    case .peakVelocity: .number(peakVelocity)
    case .releaseVelocity: Metrics.value(releaseVelocity)
    case .overdrag: .number(overdrag)
    case .releaseJump: .number(releaseJump)
    case .handoffJump: .number(handoffJump)
    case .cardTop: cardY.lowest
    case .cardBottom: cardY.highest
    case .handoffs: .number(Double(handoffs))
    case .grabs: .number(Double(grabs))
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
    }
  }

  /// Takes in the next frame and what happened before it.
  public mutating func add(_ frame: Frame, events: EventLog) {
    outcome.add(frame, events: events)
    let sample = frame.sample
    cardY.add(sample.cardY)
    mapDim.add(sample.mapDim)
    mapButton.add(sample.mapButton)
    contentAlpha.add(sample.contentAlpha)
    stackDim.add(sample.stackDim)
    scroll.add(sample.scrollOffset)
    overdrag = max(overdrag, sample.overdrag.magnitude)
    if sample.phase != .dragging, let velocity = sample.cardVelocity {
      peakVelocity = max(peakVelocity, velocity.magnitude)
    }
    var (isRelease, isHandoff) = (false, false)
    for entry in events {
      switch entry.event {
      case .release(let velocity):
        releaseVelocity = velocity
        isRelease = true
      case .handoff:
        handoffs += 1
        isHandoff = true
      case .grab: grabs += 1
      default: break
      }
    }
    if let before { measureStep(from: before, to: frame, isRelease: isRelease, isHandoff: isHandoff) }
    before = frame
  }

  /// What lies between two frames.
  private mutating func measureStep(from before: Frame, to frame: Frame, isRelease: Bool, isHandoff: Bool) {
    let (old, new) = (before.sample, frame.sample)
    let seconds = Instant(ticks: frame.ticks).seconds(since: Instant(ticks: before.ticks))
    let step = new.cardY - old.cardY
    if isRelease, old.phase == .dragging, let start = old.cardVelocity, let end = new.cardVelocity {
      var explained = Range.empty
      for velocity in [start, end, velocityBefore ?? start, releaseVelocity ?? start] {
        explained.add(velocity * seconds)
      }
      releaseJump = max(releaseJump, explained.distance(to: step))
    }
    if isHandoff, let start = old.touchY, let end = new.touchY {
      let moved = step - (new.scrollOffset - old.scrollOffset)
      handoffJump = max(handoffJump, (moved - (end - start)).magnitude)
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

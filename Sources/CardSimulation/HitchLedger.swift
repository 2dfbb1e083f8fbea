import CardMath
import CardModel

/// The cost of a hitch at each frame: how far the card is off where it should be, and the step of its velocity that the
/// eye sees.
///
/// A *dropped* frame isn't shown: the frame before it stays for two intervals, and the next one is where it should be.
/// A *late* frame is shown an interval after its time, in place of the next one. Motions are functions of time, so that
/// no later frame differs.
///
/// With yₙ the card's top edge in frame n and T the interval:
///
/// ```
/// dropped:  shown … yₙ₋₂ yₙ₋₁ yₙ₋₁ yₙ₊₁ yₙ₊₂ …   off by |yₙ − yₙ₋₁|
/// late:     shown … yₙ₋₂ yₙ₋₁ yₙ₋₁ yₙ yₙ₊₂ …   off by the larger step
/// ```
///
/// The step of the velocity is the largest difference of two neighbouring intervals' mean velocities, as shown. Between
/// the frames of two cards nothing moves: before its first frame on top a card counts as resting there, and after its
/// last. So it does where the screen gets another size, which the system's own animation turns into a motion.
public struct HitchLedger: Hashable, Sendable {
  /// A kind of hitch at one frame.
  public struct Cost: Hashable, Sendable {
    /// The largest distance between the card as shown and where it should be, points.
    public var off: Double

    /// The largest step of the shown velocity from one interval to the next, points per second.
    public var velocityStep: Double
  }

  /// One frame, and its costs.
  public struct Entry: Hashable, Sendable {
    /// The frame's number.
    public var number: Int64

    /// The frame's instant, ticks.
    public var ticks: Int64

    /// The phase in the frame.
    public var phase: Phase

    /// The card's top edge, points.
    public var cardY: Double

    /// The cost if the frame is dropped.
    public var dropped: Cost

    /// The cost if the frame is late by an interval.
    public var late: Cost
  }

  private struct Point: Hashable, Sendable {
    var number: Int64
    var ticks: Int64
    var phase: Phase
    var card: Int32
    var y: Double

    /// True if the screen has another size than in the frame before.
    var isResized: Bool
  }

  private var points: [Point] = []

  /// Creates an empty ledger.
  public init() {}

  /// Adds the next frame and the events before it.
  public mutating func add(_ frame: Frame, events: EventLog) {
    points.append(
      Point(
        number: frame.number, ticks: frame.ticks, phase: frame.sample.phase, card: frame.sample.card,
        y: frame.sample.cardY, isResized: FrameNews(events).resizes))
  }

  /// The costs of each frame that has one before it.
  public var entries: [Entry] {
    var entries: [Entry] = []
    var start = 0
    while start < points.count {
      let end = points[(start + 1)...].firstIndex { $0.card != points[start].card || $0.isResized } ?? points.count
      for index in max(start, 1)..<max(end, 1) {
        let point = points[index]
        entries.append(
          Entry(
            number: point.number, ticks: point.ticks, phase: point.phase, cardY: point.y,
            dropped: cost(at: index, in: start..<end, isLate: false),
            late: cost(at: index, in: start..<end, isLate: true)))
      }
      start = end
    }
    return entries
  }

  /// Returns the cost of a hitch at a frame.
  ///
  /// - Parameter range: The frames with the same card on top, on a screen of the same size.
  private func cost(at index: Int, in range: Range<Int>, isLate: Bool) -> Cost {
    func y(_ offset: Int) -> Double { points[min(max(index + offset, range.lowerBound), range.upperBound - 1)].y }
    func interval(_ offset: Int) -> Double {
      let end = min(max(index + offset, 1), points.count - 1)
      return Instant(ticks: points[end].ticks).seconds(since: Instant(ticks: points[end - 1].ticks))
    }
    var off = (y(0) - y(-1)).magnitude
    if isLate { off = max(off, (y(1) - y(0)).magnitude) }
    // The places shown from two frames before the hitch to three frames after it.
    let shown = [y(-2), y(-1), y(-1), y(isLate ? 0 : 1), y(2), y(3)]
    var (step, before) = (0.0, 0.0)
    for position in 1..<shown.count {
      let velocity = (shown[position] - shown[position - 1]) / interval(position - 2)
      if position > 1 { step = max(step, (velocity - before).magnitude) }
      before = velocity
    }
    return Cost(off: off, velocityStep: step)
  }
}

import CardMath
import CardModel

/// The perceptible differences between two timelines: the positions of both, frame by frame, and the outcome of each.
///
/// Both run in step and are compared at the same instants; a timeline that has ended keeps its last state. The two may
/// assign different ids to names, so detents and cards must be compared by their names.
public struct Comparison: Sendable {
  /// Two differing numbers of a frame, and its instant.
  public struct Difference: Hashable, Sendable {
    /// The instant, ticks.
    public var ticks: Int64

    /// The number in each timeline.
    public var one: Double, other: Double

    /// `one` minus `other`.
    public var value: Double { one - other }
  }

  /// One of the two timelines as a whole.
  public struct Side: Sendable {
    /// The outcome of the timeline.
    public var outcome = Outcome()

    /// The card's y in the last frame, points.
    public var restY = 0.0

    /// The finger's velocity at the last release that decided a target, and the card's right after it, points per
    /// second.
    public var release: (finger: Double, card: Double)?

    /// All events.
    public var events: [Event] = []

    /// The card's largest displayed distance past its ends under a finger, points.
    public var yielded = 0.0
  }

  /// The two timelines.
  public private(set) var one = Side(), other = Side()

  /// The number of compared frames.
  public private(set) var frameCount = 0

  /// The instant, ticks, of the first frame in which a position or an alpha differs; nil if there is none.
  public private(set) var firstDifference: Int64?

  /// The largest difference of the card's position while a finger holds it in both, points; nil if there is none.
  public private(set) var held: Difference?

  /// The largest difference of the card's position at any time, points; nil if there is none.
  public private(set) var place: Difference?

  /// The largest difference of the black over the map, an alpha; nil if there is none.
  public private(set) var mapDim: Difference?

  /// The largest difference of the map buttons, an alpha; nil if there is none.
  public private(set) var mapButton: Difference?

  /// The largest difference of the card's content, an alpha; nil if there is none.
  public private(set) var content: Difference?

  /// The largest difference of the black over covered cards, an alpha; nil if there is none.
  public private(set) var stackDim: Difference?

  /// The largest difference of the content's scroll offset, points; nil if there is none.
  public private(set) var scroll: Difference?

  /// Runs two simulations in step.
  ///
  /// - Throws: `NonFiniteFrame` if a frame of either has a number that isn't finite.
  public init(_ one: Simulation, against other: Simulation) throws(NonFiniteFrame) {
    var (first, second) = (one, other)
    var (goesOn, otherGoesOn) = (true, true)
    while goesOn || otherGoesOn {
      if goesOn { goesOn = try first.next() }
      if otherGoesOn { otherGoesOn = try second.next() }
      guard goesOn || otherGoesOn else { break }
      if goesOn { Comparison.add(first, to: &self.one) }
      if otherGoesOn { Comparison.add(second, to: &self.other) }
      frameCount += 1
      compare(first.frame.sample, second.frame.sample, at: max(first.frame.ticks, second.frame.ticks))
    }
  }

  private static func add(_ simulation: Simulation, to side: inout Side) {
    let sample = simulation.frame.sample
    side.outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel)
    side.restY = sample.cardY
    side.events += simulation.events.map { $0.event }
    if sample.phase == .dragging, sample.overdrag != 0 {
      let card = simulation.stack.topCard
      let (top, bottom) = (card.stops.highestPlace.y, card.stops.lowestPlace.y)
      side.yielded = max(side.yielded, top - sample.cardY, sample.cardY - bottom)
    }
    guard let release = simulation.decidedRelease else { return }
    let flight = ReleaseExplanation(release, of: simulation.stack).flight
    side.release = (release.velocity, flight.initialVelocity ?? 0)
  }

  private mutating func compare(_ first: Sample, _ second: Sample, at ticks: Int64) {
    func widen(_ most: inout Difference?, _ one: Double, _ other: Double) {
      guard one != other, (one - other).magnitude > (most?.value.magnitude ?? 0) else { return }
      most = Difference(ticks: ticks, one: one, other: other)
    }
    let isSame =
      first.cardY == second.cardY && first.mapDim == second.mapDim && first.mapButton == second.mapButton
      && first.contentAlpha == second.contentAlpha && first.stackDim == second.stackDim
      && first.scrollOffset == second.scrollOffset
    if !isSame, firstDifference == nil { firstDifference = ticks }
    widen(&place, first.cardY, second.cardY)
    if first.phase == .dragging, second.phase == .dragging { widen(&held, first.cardY, second.cardY) }
    widen(&mapDim, first.mapDim, second.mapDim)
    widen(&mapButton, first.mapButton, second.mapButton)
    widen(&content, first.contentAlpha, second.contentAlpha)
    widen(&stackDim, first.stackDim, second.stackDim)
    widen(&scroll, first.scrollOffset, second.scrollOffset)
  }
}

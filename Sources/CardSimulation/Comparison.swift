import CardMath
import CardModel

/// What a person would feel differently between two timelines: the places of both, frame by frame, and what became of
/// each.
///
/// Both are run in step and compared at the same instants; one that has ended stays as it was. Names may be given out
/// differently in the two, so that detents and cards are compared by whoever knows their names.
public struct Comparison: Sendable {
  /// Two numbers of a frame that differ, and when.
  public struct Difference: Hashable, Sendable {
    /// The instant, in ticks.
    public var ticks: Int64

    /// The number in the one timeline, and in the other.
    public var one: Double, other: Double

    /// One minus other.
    public var value: Double { one - other }
  }

  /// One of the two timelines as a whole.
  public struct Side: Sendable {
    /// What a person would say of it.
    public var outcome = Outcome()

    /// Where the card is in the last frame, points.
    public var restY = 0.0

    /// The finger's velocity at the last release that decided something, and the card's just after, points per second.
    public var release: (finger: Double, card: Double)?

    /// Everything that happened.
    public var events: [Event] = []

    /// How far beyond its ends a finger pulled the card at most, as it shows, points.
    public var yielded = 0.0
  }

  /// The two timelines.
  public private(set) var one = Side(), other = Side()

  /// How many frames were compared.
  public private(set) var frameCount = 0

  /// The instant, in ticks, of the first frame in which a place or an alpha differs.
  public private(set) var firstDifference: Int64?

  /// The greatest difference of the card's place: while a finger holds it in both, and at any time; of the black over
  /// the map, of the buttons, of the content's alpha, of the black over the card below, and of how far the content is
  /// scrolled.
  public private(set) var held: Difference?, place: Difference?, mapDim: Difference?, mapButton: Difference?
  public private(set) var content: Difference?, stackDim: Difference?, scroll: Difference?

  /// Runs two simulations in step.
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
      let (top, bottom) = (card.detents[card.detents.count - 1].y, card.detents[card.lowestDetent].y)
      side.yielded = max(side.yielded, top - sample.cardY, sample.cardY - bottom)
    }
    guard let release = simulation.stack.lastRelease else { return }
    if simulation.events.contains(where: { if case .snap = $0.event { true } else { false } }) {
      let explanation = ReleaseExplanation(release, of: simulation.stack)
      side.release = (release.velocity, explanation.startVelocity)
    }
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

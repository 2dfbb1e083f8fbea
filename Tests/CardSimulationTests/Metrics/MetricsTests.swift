import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@Suite struct MetricsTests {
  /// Returns the metrics of frames a sixtieth of a second apart, each with its changes and the events before it.
  static func metrics(_ frames: [(change: (inout Sample) -> Void, events: [Event])]) -> Metrics {
    var metrics = Metrics()
    for (index, one) in frames.enumerated() {
      var frame = Frame()
      (frame.number, frame.ticks) = (Int64(index), Int64(index) * 150_000)
      frame.sample.target = 0
      one.change(&frame.sample)
      var events = EventLog()
      for event in one.events { events.record(event, at: Instant(ticks: frame.ticks)) }
      metrics.add(frame, events: events)
    }
    return metrics
  }

  static func number(_ metrics: Metrics, _ metric: Metric) -> Double {
    if case .number(let number) = metrics[metric] { number } else { .nan }
  }

  /// The velocity of a finger that lifts from pages is positive to the right, and is no release of the card: whether
  /// pages moved before, or the drag lies in the release's own frame.
  @Test(arguments: [Phase.paging, .resting], [Phase.paging, .settling])
  func aReleaseOfPagesIsNone(before: Phase, after: Phase) {
    let events: [Event] = before == .paging ? [.release(velocity: -900)] : [.drag, .release(velocity: -900)]
    let metrics = Self.metrics([({ $0.phase = before }, []), ({ $0.phase = after }, events)])
    let isOfPages = before == .paging || after == .paging
    #expect(metrics[.releaseVelocity] == (isOfPages ? .none : .number(-900)))
  }

  /// The metrics of a whole run are those that its frames show.
  @Test func aMoveIsMeasured() throws {
    let move = Fixtures.move(2, at: 100)
    var simulation = Simulation(stack: Fixtures.stack(Rules()), inputs: [move], clock: FrameClock(hertz: 60))
    var (metrics, outcome, frames) = (Metrics(), Outcome(), [Frame]())
    while try simulation.next() {
      metrics.add(simulation)
      outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel)
      frames.append(simulation.frame)
    }
    #expect(metrics.outcome == outcome)
    #expect(metrics[.target] == .name(2))
    #expect(Self.number(metrics, .frames) == Double(frames.count))
    #expect(Self.number(metrics, .duration) == Double(frames.last!.ticks) / 9e6)
    #expect(Self.number(metrics, .settleTime) == outcome.settleTime)
    #expect(Self.number(metrics, .overshoot) == outcome.overshoot)
    #expect(Self.number(metrics, .peakVelocity) == frames.map { $0.sample.cardVelocity!.magnitude }.max())
    #expect(Self.number(metrics, .cardTop) == frames.map(\.sample.cardY).min())
    #expect(Self.number(metrics, .cardBottom) == frames.map(\.sample.cardY).max())
    #expect(Self.number(metrics, .mapDimMin) == frames.map(\.sample.mapDim).min())
    #expect(Self.number(metrics, .mapDimMax) == 0.25)
    let steps = zip(frames, frames.dropFirst()).map { ($1.sample.mapDim - $0.sample.mapDim).magnitude }
    let buttons = zip(frames, frames.dropFirst()).map { ($1.sample.mapButton - $0.sample.mapButton).magnitude }
    #expect(Self.number(metrics, .fadeStep) == max(steps.max()!, buttons.max()!))
  }

  /// The jump at a release is the part of a step that no velocity explains: 600 pt/s is 10 pt a frame, 720 pt/s is 12,
  /// so a step of 25 jumps by 13, and one of 0 to 12 by nothing.
  @Test(arguments: [(510.0, 0.0), (512, 0), (525, 13), (497, 3), (500, 0)])
  func aJumpAtAReleaseIsWhatNoVelocityExplains(y: Double, jump: Double) {
    let metrics = Self.metrics([
      ({ ($0.phase, $0.cardY, $0.cardVelocity) = (.dragging, 490, 600) }, []),
      ({ ($0.phase, $0.cardY, $0.cardVelocity) = (.dragging, 500, 600) }, []),
      // The spring starts at 720, and the finger's own last velocity was 0: 0 … 12 pt are explained.
      ({ ($0.phase, $0.cardY, $0.cardVelocity) = (.settling, y, 720) }, [.release(velocity: 0)]),
    ])
    #expect(Self.number(metrics, .releaseJump).isNear(jump, 1e-9))
    #expect(Self.number(metrics, .releaseVelocity) == 0)
    // Without a release the same step is no jump at a release.
    let other = Self.metrics([
      ({ ($0.phase, $0.cardY, $0.cardVelocity) = (.dragging, 500, 600) }, []),
      ({ ($0.phase, $0.cardY, $0.cardVelocity) = (.dragging, y, 720) }, []),
    ])
    #expect(Self.number(other, .releaseJump) == 0)
    #expect(other[.releaseVelocity] == .none)
  }

  /// Of 8 pt up, 5 take the card to its top and 3 scroll the content. Travel that is missing, or added, is the jump.
  @Test(arguments: [(3.0, 0.0), (0, 3), (8, 5)])
  func aJumpAtAHandoffIsWhatIsMissing(scrolled: Double, jump: Double) {
    let metrics = Self.metrics([
      ({ ($0.phase, $0.cardY, $0.touchY) = (.dragging, 76, 300) }, []),
      (
        { ($0.phase, $0.cardY, $0.touchY, $0.scrollOffset) = (.scrolling, 71, 292, scrolled) },
        [.handoff(to: .content)]
      ),
    ])
    #expect(Self.number(metrics, .handoffJump) == jump)
    #expect(Self.number(metrics, .handoffs) == 1)
    #expect(Self.number(metrics, .scrollMax) == scrolled)
    #expect(Self.number(metrics, .scrollEnd) == scrolled)
  }

  @Test func whatIsCountedIsCounted() {
    let metrics = Self.metrics([
      ({ $0.overdrag = -12 }, [.grab, .handoff(to: .card)]),
      ({ ($0.overdrag, $0.scrollOffset) = (7, 90) }, [.grab, .grab]),
      ({ $0.scrollOffset = 40 }, []),
    ])
    #expect(Self.number(metrics, .grabs) == 3)
    #expect(Self.number(metrics, .handoffs) == 1)
    #expect(Self.number(metrics, .overdrag) == 12)
    #expect(Self.number(metrics, .scrollMax) == 90)
    #expect(Self.number(metrics, .scrollEnd) == 40)
  }

  /// The peak velocity is that of the free card: a finger's velocity doesn't count.
  @Test func thePeakIsOfTheFreeCard() {
    let metrics = Self.metrics([
      ({ ($0.phase, $0.cardVelocity) = (.dragging, 3000) }, []),
      ({ ($0.phase, $0.cardVelocity) = (.settling, -900) }, []),
      ({ ($0.phase, $0.cardVelocity) = (.pushing, nil) }, []),
    ])
    #expect(Self.number(metrics, .peakVelocity) == 900)
  }

  /// Every alpha counts, the content's only between frames of the same card.
  @Test func theLargestStepOfAFade() {
    let changes: [(WritableKeyPath<Sample, Double>, Double)] = [
      (\.mapDim, 0.2), (\.mapButton, -0.3), (\.stackDim, 0.25), (\.contentAlpha, -0.7),
    ]
    for (path, step) in changes {
      let metrics = Self.metrics([({ $0[keyPath: path] = 1 }, []), ({ $0[keyPath: path] = 1 + step }, [])])
      #expect(Self.number(metrics, .fadeStep).isNear(step.magnitude, 1e-12))
    }
    let metrics = Self.metrics([
      ({ ($0.card, $0.contentAlpha) = (1, 1) }, []), ({ ($0.card, $0.contentAlpha) = (2, 0) }, []),
    ])
    #expect(Self.number(metrics, .fadeStep) == 0)
    #expect(Self.number(metrics, .contentAlphaMin) == 0)
  }
}

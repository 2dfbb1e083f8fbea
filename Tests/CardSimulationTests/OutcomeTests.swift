import CardMath
import CardModel
import CardSimulation
import Testing

@Suite struct OutcomeTests {
  static func outcome(
    _ inputs: [TimedInput], hertz: Int64 = 60, overshootMax: Double = 24, milliseconds: Double? = nil
  ) throws -> (outcome: Outcome, frames: [Frame]) {
    var rules = Rules()
    rules.motion.edgeOvershootMax = overshootMax
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: inputs, clock: FrameClock(hertz: hertz),
      duration: milliseconds.map(Fixtures.ticks))
    var outcome = Outcome()
    var frames: [Frame] = []
    while try simulation.next() {
      outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel)
      frames.append(simulation.frame)
    }
    return (outcome, frames)
  }

  @Test func nothingHappened() throws {
    let outcome = try Self.outcome([]).outcome
    #expect(outcome.departure == 1)
    #expect(outcome.lastDetent == 1)
    #expect(outcome.frameCount == 1)
    #expect(outcome.settleTime == nil)
    #expect(outcome.overshoot == 0)
    #expect(Outcome().departure == nil)
  }

  @Test func aMoveGoesSomewhereSettlesAndOvershoots() throws {
    let (outcome, frames) = try Self.outcome([Fixtures.move(2, at: 100)], hertz: 240)
    #expect(outcome.departure == 1)
    #expect(outcome.lastDetent == 2)
    #expect(outcome.frameCount == frames.count)
    #expect(outcome.lastTicks == frames.last!.ticks)
    // ζ 0.8 passes a target by e^(−πζ/√(1−ζ²)) = 1.51654 % of 319.5 pt, at any rate. Its turn, at a
    // third of a second, is a frame at 24 Hz, too.
    #expect((outcome.overshoot - 4.84509604672263).magnitude < 1e-9)
    let late = try Self.outcome([Fixtures.move(2, at: 110)], hertz: 24)
    #expect((late.outcome.overshoot - outcome.overshoot).magnitude < 1e-12)
    let shown = late.frames.map { 71 - $0.sample.cardY }.max() ?? 0
    #expect(shown < outcome.overshoot - 0.01)
    #expect(shown > outcome.overshoot - 1)
    // The card settles between the last frame that is further off or faster and the next one.
    let restless = try #require(
      frames.last { ($0.sample.cardY - 71).magnitude > 0.5 || $0.sample.cardVelocity!.magnitude > 10 })
    let settled = try #require(outcome.settleTime)
    #expect(settled >= Double(restless.ticks - 900_000) / 9e6)
    #expect(settled <= Double(restless.ticks + 37_500 - 900_000) / 9e6)
  }

  /// A finger that stops the card under way leaves the overshoot at what frames have shown; a timeline that ends before
  /// the turn, at the law's place there. At 240 Hz the two lie a frame apart at most: 1000 pt/s for 1/240 s.
  @Test(arguments: [340.0, 360, 380, 400, 450]) func aCardThatIsStoppedGoesNoFarther(milliseconds: Double) throws {
    let move = Fixtures.move(2, at: 100)
    let stopped = try Self.outcome(
      [move, Fixtures.touch(.began, 300, at: milliseconds)], hertz: 240, milliseconds: 2000)
    let shown = stopped.frames.filter { $0.ticks < Fixtures.ticks(milliseconds) }.map { 71 - $0.sample.cardY }
    let most = max(0, shown.max() ?? 0)
    #expect(stopped.outcome.overshoot == most)
    let whole = try Self.outcome([move], hertz: 240).outcome.overshoot
    #expect(most <= whole)
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: [move], clock: FrameClock(hertz: 240), duration: Fixtures.ticks(milliseconds))
    while try simulation.next() {}
    let ended = try #require(simulation.travel?.overshoot)
    #expect(ended >= most, "\(ended), \(most)")
    #expect(ended < most + 1000.0 / 240, "\(ended), \(most)")
    #expect(ended <= whole, "\(ended), \(most)")
  }

  /// If only frames are known, as from a file, the settle time is that of the first frame after the last restless one.
  @Test func ofFramesAloneItIsAFrame() throws {
    let frames = try Self.outcome([Fixtures.move(2, at: 100)]).frames
    var outcome = Outcome()
    var events = EventLog()
    events.record(.move(detent: 2), at: Instant(ticks: frames[6].ticks))
    for frame in frames { outcome.add(frame, events: frame.number == 6 ? events : EventLog()) }
    let restless = try #require(
      frames.last { ($0.sample.cardY - 71).magnitude > 0.5 || $0.sample.cardVelocity!.magnitude > 10 })
    #expect(outcome.settleTime == Double(restless.ticks + 150_000 - 900_000) / 9e6)
  }

  /// Returns the outcome of a move to 71, with an input that brings that detent to 111.
  static func moved(_ input: Input, at milliseconds: Double) throws -> (outcome: Outcome, simulation: Simulation) {
    let lower = Card(
      name: 3, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734), Detent(name: 1, y: 430.5), Detent(name: 2, y: 111)], preferredDetent: 1)
    let layouts = [Fixtures.card, lower].map { Layout(screen: Fixtures.screen, cards: [$0]) }
    let change = TimedInput(ticks: Fixtures.ticks(milliseconds), input: input)
    var simulation = Simulation(
      stack: CardStack(layouts: layouts, rules: Rules()), inputs: [Fixtures.move(2, at: 100), change],
      clock: FrameClock(hertz: 60))
    var outcome = Outcome()
    while try simulation.next() { outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel) }
    return (outcome, simulation)
  }

  static let moves: [Input] = [
    .layout(1, animated: false), .layout(1, animated: true),
    .detents(layout: 1, card: 0, animated: true),
  ]

  /// An input that moves the detents of a settled card ends the leg, whose numbers stay.
  @Test(arguments: moves)
  func whatMovesASettledCardIsNotOfTheLeg(input: Input) throws {
    let alone = try Self.outcome([Fixtures.move(2, at: 100)]).outcome
    let (outcome, simulation) = try Self.moved(input, at: 1500)
    #expect(simulation.frame.sample.cardY == 111)
    #expect(outcome.settleTime == alone.settleTime)
    #expect(outcome.overshoot == alone.overshoot)
    #expect(outcome.arrival == 2)
    #expect(outcome.lastDetent == 2)
  }

  /// Before the card has settled, its leg goes on to where the detent is then, and earlier overshoot doesn't count.
  @Test(arguments: moves)
  func whatMovesACardUnderWayMovesItsTarget(input: Input) throws {
    let alone = try Self.outcome([Fixtures.move(2, at: 100)]).outcome
    let (outcome, simulation) = try Self.moved(input, at: 350)
    #expect(simulation.frame.sample.cardY == 111)
    #expect(simulation.travel?.target == 111)
    #expect(outcome.settleTime != nil)
    #expect(outcome.settleTime != alone.settleTime)
    #expect(outcome.overshoot != alone.overshoot)
  }

  /// A finger that takes the card ends its leg: what the finger does isn't part of it, wherever the card ends.
  @Test func aFingerThatTakesTheCardEndsItsLeg() throws {
    var rules = Rules()
    rules.touch.cancel = .stay
    for (start, settles) in [(150.0, false), (1500, true)] {
      let held = [
        Fixtures.touch(.began, 600, at: start), Fixtures.touch(.moved, 640, at: start + 20),
        Fixtures.touch(.moved, 950, at: start + 100), Fixtures.touch(.cancelled, 950, at: start + 120),
      ]
      var simulation = Simulation(
        stack: Fixtures.stack(rules), inputs: [Fixtures.move(2, at: 100)] + held, clock: FrameClock(hertz: 60))
      var outcome = Outcome()
      while try simulation.next() {
        outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel)
      }
      #expect(outcome.lastDetent != 2)
      #expect(outcome.departure == 1)
      #expect(outcome.arrival == 2)
      #expect((outcome.settleTime != nil) == settles)
    }
  }

  /// A card's page header or bar moves the target as well: only the motion from there on counts.
  @Test(arguments: [Event.pageHeader(height: 80), .bar(height: 80)])
  func aBarMovesTheTarget(event: Event) throws {
    let frames = try Self.outcome([Fixtures.move(2, at: 100)]).frames
    let lowest = frames.map(\.sample.cardY).min()!
    #expect(lowest < 71)
    /// Returns the overshoot if that event comes with the frame farthest past the target.
    func overshoot(_ event: Event?) -> Double {
      var (outcome, isTold) = (Outcome(), false)
      for frame in frames {
        var events = EventLog()
        if frame.number == 6 { events.record(.move(detent: 2), at: Instant(ticks: frame.ticks)) }
        if let event, !isTold, frame.sample.cardY == lowest {
          events.record(event, at: Instant(ticks: frame.ticks))
          isTold = true
        }
        outcome.add(frame, events: events)
      }
      return outcome.overshoot
    }
    #expect(overshoot(nil) == 71 - lowest)
    // The card goes down from above its target, and doesn't pass it once more.
    #expect(overshoot(event) < 71 - lowest)
    #expect(overshoot(.voiceOver(true)) == 71 - lowest)
  }

  @Test func theLastCommandCounts() throws {
    let inputs = [Fixtures.move(2, at: 100), Fixtures.move(0, at: 150)]
    let outcome = try Self.outcome(inputs).outcome
    #expect(outcome.lastDetent == 0)
    #expect(outcome.overshoot > 4)
    #expect(outcome.overshoot < 24)
    // The settle time counts from the last command: it is about that of the second command alone.
    let alone = try Self.outcome([Fixtures.move(0, at: 150)]).outcome
    #expect((outcome.settleTime! - alone.settleTime!).magnitude < 0.1)
  }

  @Test func fromBelowAndFromAboveAreMirrors() throws {
    let up = try Self.outcome([Fixtures.move(0, at: 0, animated: false), Fixtures.move(1, at: 100)], hertz: 240)
    let down = try Self.outcome([Fixtures.move(1, at: 0, animated: false), Fixtures.move(0, at: 100)], hertz: 240)
    #expect((up.outcome.overshoot - down.outcome.overshoot).magnitude < 1e-9)
    #expect(up.outcome.settleTime == down.outcome.settleTime)
  }

  /// A card that is released a few points before its target at 4,000 pt/s is past it in the very first frame.
  @Test(arguments: [24, 60, 240] as [Int64])
  func aCardThatPassesItsTargetBeforeTheFirstFrameOvershoots(hertz: Int64) throws {
    let stroke = Fixtures.stroke(from: 430, to: 130, at: 100, until: 175)
    let (outcome, frames) = try Self.outcome(stroke, hertz: hertz)
    let highest = frames.map(\.sample.cardY).min()!
    #expect(highest < 71 - 5)
    // The spring is stiffened until it goes 24 points past its target, which frames show to less.
    #expect((outcome.overshoot - 24).magnitude < 1e-9)
    #expect(71 - highest < 24)
    #expect(71 - highest > 23)
  }

  /// A card that is released beyond its target, and goes back to it, doesn't overshoot.
  @Test func aCardThatIsLetGoBeyondItsTargetDoesNotOvershoot() throws {
    let stroke = Fixtures.stroke(from: 430, to: 60, at: 100, until: 900) + []
    let outcome = try Self.outcome(stroke).outcome
    #expect(outcome.lastDetent == 2)
    #expect(outcome.overshoot < 2)
  }
}

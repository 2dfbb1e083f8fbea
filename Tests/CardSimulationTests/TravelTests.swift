import CardMath
import CardModel
import CardMotion
import CardTestSupport
import Foundation
import Testing

@testable import CardSimulation

@Suite struct TravelTests {
  /// The lines of `Tables/settle.txt`, which `Scripts/settle-table.py` computes with 40 digits from the equations.
  static let table: [(name: String, settled: Double, most: Double)] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables")
    let text = try! String(contentsOf: folder.appendingPathComponent("settle.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let words = $0.split(separator: " ")
      return (String(words[0]), Double(words[1])!, Double(words[2])!)
    }
  }()

  /// Returns the motion of a line of the table.
  static func rule(_ name: String) -> MotionRule {
    let curve = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    switch name {
    case "animation": return .animation(SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3))
    case "animation-slack": return .animation(SpringAnimation(duration: 0.25, dampingRatio: 0.2))
    case "ease": return .curve(.cubicBezier(curve), duration: 0.3)
    case "bounce": return .curve(.cubicBezier(CubicBezier(x1: 0.3, y1: 0.2, x2: 0.3, y2: 1.6)), duration: 0.5)
    case "spring-1": return .spring(Spring(response: 0.4, dampingRatio: 1))
    case "spring-1.6": return .spring(Spring(response: 0.4, dampingRatio: 1.6))
    case "spring-0.2": return .spring(Spring(response: 0.4, dampingRatio: 0.2))
    default: return .spring(Spring(response: 0.4, dampingRatio: 0.8))
    }
  }

  static func travel(
    _ rule: MotionRule, _ inputs: [TimedInput], interruption: Interruption = .fromPresentation,
    clock: FrameClock = FrameClock(hertz: 60), until milliseconds: Double? = nil
  ) throws -> Travel? {
    var rules = Rules()
    (rules.motion.tap, rules.motion.edgeOvershootMax, rules.motion.interruption) = (rule, .infinity, interruption)
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: inputs, clock: clock, duration: milliseconds.map(Fixtures.ticks))
    while try simulation.next() {}
    return simulation.travel
  }

  /// Displays of several rates, and one that drops 30 % of its frames and 40 in a row.
  static let clocks: [FrameClock] = {
    var drops = FrameClock.Drops()
    (drops.share, drops.seed) = (0.3, 5)
    drops.runs = [FrameClock.Drops.Run(start: Fixtures.ticks(180), count: 40)]
    return [24, 60, 120, 240].map { FrameClock(hertz: $0) }
      + [FrameClock(rates: [FrameClock.Rate(start: 0, hertz: 60)], drops: drops)]
  }()

  /// The times of springs of every damping, of a retargeted one, of two additive ones, of UIKit's animations that end
  /// on time, and of curves agree with high precision to a nanosecond, at every rate and with dropped frames.
  @Test(arguments: table.map(\.name)) func itIsTheClosedForm(name: String) throws {
    let line = try #require(Self.table.first { $0.name == name })
    let isTurned = name == "retarget" || name == "additive"
    let inputs = [Fixtures.move(2, at: 100)] + (isTurned ? [Fixtures.move(0, at: 250)] : [])
    for clock in Self.clocks {
      let travel = try #require(
        try Self.travel(
          Self.rule(name), inputs, interruption: name == "additive" ? .additive : .fromPresentation, clock: clock))
      let (settled, most) = (try #require(travel.settleTime), try #require(travel.timeToMost))
      #expect(settled.isNear(line.settled, 1e-9), "\(settled) and \(line.settled)")
      #expect(most.isNear(line.most, 1e-9), "\(most) and \(line.most)")
    }
  }

  /// A longer response takes longer, by any small amount: no plateau is as long as a frame.
  @Test func aSearchMeetsNoPlateau() throws {
    var last = 0.0
    for step in 0..<200 {
      let rule = MotionRule.spring(Spring(response: 0.4 + Double(step) * 0.0001, dampingRatio: 0.8))
      let time = try #require(try Self.travel(rule, [Fixtures.move(2, at: 100)])?.settleTime)
      #expect(time > last)
      last = time
    }
  }

  @Test func whereNothingSendsTheCardThereIsNone() throws {
    #expect(try Self.travel(Self.rule(""), []) == nil)
  }

  /// A command without an animation takes no time, from any place.
  @Test func aCommandWithoutAnAnimationTakesNoTime() throws {
    let travel = try #require(try Self.travel(Self.rule(""), [Fixtures.move(2, at: 100, animated: false)]))
    #expect(travel.settleTime == 0)
    #expect(travel.timeToMost == 0)
    #expect(travel.stillTime == 0)
    #expect(travel.origin == 390.5)
    #expect(travel.target == 71)
    let none = try #require(try Self.travel(Self.rule(""), [Fixtures.move(1, at: 100)]))
    #expect(none.settleTime == 0)
    #expect(none.timeToMost == nil)
  }

  /// A card that a finger stops hasn't settled; one that was settled has.
  @Test func aFingerCutsItShort() throws {
    let rule = Self.rule("")
    for (instant, settles) in [(200.0, false), (650, true)] {
      let touch = Fixtures.touch(.began, 600, at: instant)
      let travel = try #require(try Self.travel(rule, [Fixtures.move(2, at: 100), touch], until: 2000))
      #expect((travel.settleTime != nil) == settles)
      #expect((travel.timeToMost != nil) == settles, "a tenth is left after 190 ms")
    }
  }

  /// Times after the end of the timeline aren't reported.
  @Test(arguments: clocks) func theEndOfTheTimelineEndsIt(clock: FrameClock) throws {
    let rule = Self.rule("")
    let early = try #require(try Self.travel(rule, [Fixtures.move(2, at: 100)], clock: clock, until: 600))
    let late = try #require(try Self.travel(rule, [Fixtures.move(2, at: 100)], clock: clock, until: 640))
    #expect(early.settleTime == nil)
    #expect(early.timeToMost != nil)
    #expect(late.settleTime != nil)
    #expect(late.stillTime.isNear(0.54 - 0.53184963134253966316, 1e-9))
  }

  /// An undamped spring never settles.
  @Test func whatSwingsForEverHasNone() throws {
    let rule = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0))
    let travel = try #require(try Self.travel(rule, [Fixtures.move(2, at: 100)], until: 3000))
    #expect(travel.settleTime == nil && travel.timeToMost!.isNear(0.4 / (2 * .pi) * 1.470_628_905_633_337, 1e-9))
  }

  /// New detents restart the travel of a moving card; that of a card that had settled is over.
  @Test func otherDetentsBeginAnotherWay() throws {
    let lower = Card(
      name: 3, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734), Detent(name: 1, y: 430.5), Detent(name: 2, y: 111)], preferredDetent: 1)
    func travel(_ second: Card, at milliseconds: Double) throws -> Travel {
      let layouts = [Fixtures.card, second].map { Layout(screen: Fixtures.screen, cards: [$0]) }
      let turn = TimedInput(ticks: Fixtures.ticks(milliseconds), input: .layout(1, animated: false))
      var simulation = Simulation(
        stack: CardStack(layouts: layouts, rules: Rules()), inputs: [Fixtures.move(2, at: 100), turn],
        clock: FrameClock(hertz: 60))
      while try simulation.next() {}
      return try #require(simulation.travel)
    }
    let alone = try travel(Fixtures.card, at: 1500).settleTime
    #expect(alone!.isNear(0.53184963134253966, 1e-9))
    let moving = try travel(lower, at: 200)
    #expect(moving.target == 111)
    #expect(moving.settleTime! > 0.2)
    let resting = try travel(lower, at: 1500)
    #expect(!moving.isOver)
    #expect(resting.isOver)
    #expect(resting.target == 71)
    #expect(resting.settleTime == alone)
  }

  /// A move that a finger touches later: its travel, the outcome of the run and of its frames alone, and its events.
  struct Caught {
    var travel: Travel
    var run = Outcome()
    var frames = Outcome()
    var events: [Event] = []
  }

  static func caught(_ finger: [TimedInput]) throws -> Caught {
    var rules = Rules()
    let spring = MotionRule.spring(Spring(response: 0.575, dampingRatio: 0.63))
    (rules.motion.tap, rules.motion.settle) = (spring, spring)
    (rules.scroll.handoff, rules.motion.edgeOvershootMax) = (.exact, .infinity)
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: [Fixtures.move(2, at: 100)] + finger, clock: FrameClock(hertz: 120),
      duration: Fixtures.ticks(4000))
    var (run, frames, events) = (Outcome(), Outcome(), [Event]())
    while try simulation.next() {
      run.add(simulation.frame, events: simulation.events, travel: simulation.travel)
      frames.add(simulation.frame, events: simulation.events)
      events += simulation.events.entries.map(\.event)
    }
    return Caught(travel: try #require(simulation.travel), run: run, frames: frames, events: events)
  }

  /// Fingers that catch the card at an instant, and let it go on: a tap, a swipe that scrolls its content, one that
  /// moves it by less than half a point, one that the system takes away after the same, and a sideways one.
  static let catches: [@Sendable (Double) -> [TimedInput]] = [
    { [Fixtures.touch(.began, 600, at: $0), Fixtures.touch(.ended, 600, at: $0 + 50)] },
    { Fixtures.stroke(from: 600, to: 300, at: $0, until: $0 + 200) },
    {
      [
        Fixtures.touch(.began, 100, at: $0), Fixtures.touch(.moved, 100.4, at: $0 + 20),
        Fixtures.touch(.ended, 100.4, at: $0 + 50),
      ]
    },
    {
      [
        Fixtures.touch(.began, 100, at: $0), Fixtures.touch(.moved, 100.3, at: $0 + 20),
        Fixtures.touch(.cancelled, 100.3, at: $0 + 100),
      ]
    },
    { start in
      [(TouchPhase.began, 100.0, 0.0), (.moved, 180, 50), (.moved, 260, 100), (.ended, 300, 150)].map {
        TimedInput(
          ticks: Fixtures.ticks(start + $0.2), input: .touch(Touch(phase: $0.0, pointer: 0, x: $0.1, y: 600)))
      }
    },
  ]

  /// A finger that catches a settled card before it is at rest, some thousandths of a point off its target, begins no
  /// travel when it lets go: all numbers stay those of the move. One that catches it on its way does.
  @Test(arguments: catches.indices) func theImperceptibleRestOfASpringIsNoTravel(index: Int) throws {
    let alone = try Self.caught([])
    let settled = try #require(alone.travel.settleTime)
    #expect(settled > 0.8)
    #expect(settled < 1)
    #expect(alone.travel.stillTime > 0.5, "\(alone.travel.stillTime)")
    for milliseconds in [1200.0, 1400, 1700] {
      let caught = try Self.caught(Self.catches[index](milliseconds))
      #expect(caught.events.contains(.grab))
      #expect(caught.travel.sentAt == alone.travel.sentAt)
      #expect(caught.travel.settleTime == settled)
      #expect(caught.travel.timeToMost == alone.travel.timeToMost)
      #expect(caught.travel.overshoot == alone.travel.overshoot)
      #expect(caught.travel.stillTime < alone.travel.stillTime)
      for (outcome, whole) in [(caught.run, alone.run), (caught.frames, alone.frames)] {
        #expect(outcome.settleTime == whole.settleTime)
        #expect(outcome.overshoot == whole.overshoot)
        #expect(outcome.departure == 1)
        #expect(outcome.arrival == 2)
      }
    }
    for milliseconds in index == 0 ? [200.0, 300, 500, 1000] : [500] {
      let caught = try Self.caught(Self.catches[index](milliseconds))
      #expect(caught.travel.sentAt.ticks > Fixtures.ticks(milliseconds))
      #expect(caught.run.sentAt == caught.travel.sentAt)
      // No event says that a finger let the content go, and the card with it.
      let isOfContent = index == 1 || index == 4
      #expect(try #require(caught.frames.sentAt).ticks > Fixtures.ticks(milliseconds) || isOfContent)
    }
  }

  /// A card that has settled and is dragged, and let go within its detent's reach, begins another travel.
  @Test func aDragOfASettledCardIsATravel() throws {
    let drag = Fixtures.stroke(from: 100, to: 130, at: 1100, until: 1400)
    let caught = try Self.caught(drag)
    #expect(caught.events.contains(.snap(detent: 2)))
    #expect(caught.travel.sentAt.ticks == Fixtures.ticks(1400))
    #expect(caught.run.sentAt == caught.travel.sentAt)
    #expect(caught.frames.sentAt != nil)
  }
}

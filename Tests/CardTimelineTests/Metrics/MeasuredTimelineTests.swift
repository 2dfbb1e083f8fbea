import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSettings
import CardTestSupport
import CardText
import Testing

@testable import CardSimulation
@testable import CardTimeline

@Suite struct MeasuredTimelineTests {
  /// A scenario's metrics, from the run and from its rows.
  static func both(
    _ scenario: Scenario
  ) throws -> (run: Metrics, read: MeasuredTimeline, isModelShown: Bool) {
    var writer = TimelineWriter(columns: Column.allCases, names: scenario.names, precision: .exact)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    var (simulation, metrics) = (scenario.simulation, Metrics())
    while try simulation.next() {
      metrics.add(simulation)
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    let last = simulation.frame.sample
    return (
      metrics, try #require(try MeasuredTimeline(TimelineTableTests.table(buffer.text))), last.cardY == last.modelY
    )
  }

  /// The metrics read from a file equal those of the run, except for those that rows don't contain.
  @Test(arguments: Seeds.every(12, of: BuiltInScenarios.all.map(\.name), from: 2)) func rowsHaveTheRunsMetrics(
    name: String
  )
    throws
  {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let (run, read, isModelShown) = try Self.both(scenario)
    for metric in Metric.ofTimelines {
      let (one, other) = (run.number(metric), read.metrics.number(metric))
      switch metric {
      case .target:
        #expect(run.text(.target, names: scenario.names) == read.metrics.text(.target, names: read.names))
      case .settleTime, .timeToMost, .stillTime:
        // Rows give the frame of the command and of the arrival, not the instants: each is off by up to a frame, or by
        // the dropped frames. If the model's position isn't the shown one, rows don't show the arrival.
        #expect(one != nil || other == nil, "\(metric)")
        if let one, let other { #expect((one - other).magnitude < 220, "\(metric): \(one) and \(other)") }
      case .overshoot,
        .crossings where !isModelShown:
        break
      case .overshootShare:
        // The distance counts from the card's position at the command, or from the row before, where the card may have
        // had another and longer distance to go.
        #expect(one != nil || other == nil)
      case .duration, .releaseJump:
        // Microseconds are rounded, and an event's velocity has two places.
        #expect((one ?? 0).isNear(other ?? 0, 0.01), "\(metric)")
      case .releaseVelocity: #expect((one ?? 0).isNear(other ?? 0, 0.0051))
      case .policyVelocity, .startVelocity, .releaseRatio: #expect(other == nil, "no row shows \(metric)")
      case .fingerVelocity: #expect(one == nil || other != nil)
      case .firstMove:
        #expect((one == nil) == (other == nil))
        if let one, let other { #expect(other <= one + 0.001 && one - other < 220, "\(one) and \(other)") }
      case .peakAcceleration, .rmsJerk, .firstFrameVelocity, .handoffRatio:
        // These derive from differences of rounded instants.
        #expect((one == nil) == (other == nil))
        if let one, let other { #expect(one.isNear(other, 0.001 * one.magnitude + 0.01), "\(metric)") }
      default: #expect(one == other, "\(metric)")
      }
    }
  }

  @Test func withoutItsPlaceNothingIsSaid() throws {
    #expect(try MeasuredTimeline(TimelineTableTests.table("frame,time_us\n0,0\n")) == nil)
    let least = try #require(
      try MeasuredTimeline(TimelineTableTests.table("card_y_pt,time_us,model_y_pt\n71,0,71\n50,16667,71\n")))
    #expect(least.metrics.number(.cardTop) == 50)
    #expect(least.releaseFrame == nil)
  }

  static func measured(_ rows: String) throws -> MeasuredTimeline {
    let table = try TimelineTableTests.table("time_us,phase,card_y_pt,model_y_pt,target,map_dim_alpha,events\n" + rows)
    return try #require(try MeasuredTimeline(table))
  }

  /// A file may hold any number; its metrics are finite, and have a text.
  @Test func hugeNumbersHaveFiniteMetrics() throws {
    let columns = Column.allCases.filter(\.isNumeric)
    var text = columns.map(\.name).joined(separator: ",") + ",events\n"
    for row in 0..<6 {
      let number = row % 2 == 0 ? "1.7e308" : "-1.7e308"
      text += columns.map { $0 == .time ? "\(row * 16667)" : number }.joined(separator: ",")
      text += row == 1 ? ",release(v=-1.7e308);snap(up)\n" : ",\n"
    }
    let measured = try #require(try MeasuredTimeline(TimelineTableTests.table(text)))
    for metric in Metric.allCases {
      #expect(measured.metrics.number(metric)?.isFinite != false, "\(metric)")
      _ = measured.metrics.text(metric, names: measured.names)
    }
  }

  /// The exact text about differences that a hand feels.
  @Test func whatAHandFeels() throws {
    let one = try Self.measured(
      """
      0,dragging,300,300,,0,
      16667,dragging,290,290,,0,
      33333,settling,280,71,up,0.1,release(v=-600.00);snap(up)
      50000,resting,71,71,up,0.25,

      """)
    let other = try Self.measured(
      """
      0,dragging,300,300,,0,
      16667,settling,290,71,up,0,release(v=-595.00);snap(up)
      33333,settling,280,71,up,0.1,
      50000,resting,74.1,74.1,down,0.2,

      """)
    #expect(
      one.words(against: other)
        == "goes to up instead of down, released 1 frame later, highest place 3.1 pt higher, most map dim 0.05 more, "
        + "largest fade step 0.05 more")
    #expect(one.words(against: one) == "same target")
    let never = try Self.measured("0,resting,300,300,down,0,\n")
    #expect(
      never.words(against: one).hasPrefix(
        "goes to down instead of up, never released, is 50 ms shorter, no release velocity"))
    #expect(
      one.words(against: never).hasPrefix(
        "goes to up instead of down, released, is 50 ms longer, release velocity -600 pt/s"))
  }

  /// A leg is called by the detent to which it led, though a finger carried the card to another one after it.
  @Test func aLegHasTheNameOfItsArrival() throws {
    func rows(_ overshoot: Double) throws -> MeasuredTimeline {
      try Self.measured(
        """
        0,resting,300,300,down,0,
        16667,settling,290,71,up,0,snap(up)
        33333,settling,\(71 - overshoot),71,up,0.25,
        500000,resting,71,71,up,0.25,settled(up)
        600000,dragging,90,71,,0.25,touch(header)
        900000,resting,300,300,down,0.25,
        2000000,settling,290,71,up,0.25,move(up)
        2016667,resting,71,71,up,0,settled(up)

        """)
    }
    let words = try rows(9).words(against: rows(4))
    #expect(words.hasPrefix("leg 1 (up) overshoots 5.0 pt more"), "\(words)")
  }

  /// A leg that isn't the last one is told, too: its overshoot and its target; rows without velocities tell no time.
  @Test func eachLegIsTold() throws {
    func rows(_ overshoot: Double, _ settled: Int, to target: String = "up") throws -> MeasuredTimeline {
      try Self.measured(
        """
        0,resting,300,300,down,0,
        16667,settling,290,71,\(target),0,snap(\(target))
        33333,settling,\(71 - overshoot),71,\(target),0.25,
        \(settled),resting,71,71,\(target),0.25,settled(\(target))
        2000000,settling,72,300,down,0.25,move(down)
        2016667,resting,300,300,down,0,settled(down)

        """)
    }
    let plain = try rows(4, 500_000)
    let words = try rows(9, 1_000_000).words(against: plain)
    #expect(words.hasPrefix("leg 1 (up) overshoots 5.0 pt more, "), "\(words)")
    #expect(try rows(4, 500_000, to: "top").words(against: plain).hasPrefix("leg 1 (top) goes there instead of to up"))
    #expect(plain.words(against: plain) == "same target")
    let once = try Self.measured("0,resting,300,300,down,0,\n16667,resting,300,300,down,0,move(down)\n")
    #expect(plain.words(against: once).contains("2 legs instead of 1"))
  }

  /// Rows without a target, as those of a golden with only its header, have words, too.
  @Test func noTargetIsNowhere() throws {
    let (none, up) = (try Self.measured(""), try Self.measured("0,settling,300,71,up,0,\n"))
    #expect(up.words(against: none).hasPrefix("goes to up instead of nowhere"))
    #expect(none.words(against: up).hasPrefix("goes nowhere instead of to up"))
    #expect(!none.words(against: none).contains("goes"))
  }

  /// Frames of two rates aren't counted against each other: the releases differ in time, if by more than a frame's.
  @Test func releasesOfTwoRatesDifferInTime() throws {
    func released(at frame: Int, hertz: Int) throws -> MeasuredTimeline {
      let rows = (0...frame).map { row -> String in
        let events = row == frame ? "release(v=0.00)" : ""
        return "\((row * 2_000_000 + hertz) / (2 * hertz)),resting,300,300,down,0,\(events)\n"
      }
      return try Self.measured(rows.joined())
    }
    func words(_ one: MeasuredTimeline, _ other: MeasuredTimeline) -> String {
      one.words(against: other).split(separator: ", ").first { $0.hasPrefix("released") }.map(String.init) ?? ""
    }
    let (slow, fast) = (try released(at: 24, hertz: 24), try released(at: 100, hertz: 240))
    #expect(words(slow, fast) == "released 583 ms later")
    #expect(words(fast, slow) == "released 583 ms earlier")
    #expect(try words(released(at: 24, hertz: 24), released(at: 240, hertz: 240)) == "")
    #expect(try words(released(at: 6, hertz: 24), released(at: 57, hertz: 240)) == "", "within 20 ms")
    #expect(try words(released(at: 44, hertz: 60), released(at: 47, hertz: 60)) == "released 3 frames earlier")
    #expect(words(slow, slow) == "")
  }

  /// A card that a finger held off its detent while it scrolled goes on when the finger lifts, with no event of its own.
  @Test func aReleaseThatLetsACardGoOnSendsIt() throws {
    var document = try #require(BuiltInScenarios.named("content-grows")).document
    try document.set(try #require(SettingKey.named("settle.damping_ratio")), to: SettingValue(argument: "0.3"))
    let scenario = try document.scenario()
    let (run, read, _) = try Self.both(scenario)
    for metrics in [run, read.metrics] { #expect(metrics.number(.crossings) == 4) }
    // A frame shows the turn to a few hundredths.
    #expect(try #require(run.number(.overshoot)).isNear(10.895, 0.001))
    #expect(try #require(read.metrics.number(.overshoot)).isNear(10.83, 0.01))
    #expect(try #require(run.number(.settleTime)).isNear(870.42, 0.01))
    #expect(try #require(read.metrics.number(.settleTime)).isNear(883.33, 0.01))
    #expect(scenario.reasonForNoValue(of: .settleTime) == nil)
  }

  /// All numbers are of the last leg, which neither a keyboard nor a screen that turns prolongs.
  @Test(arguments: [
    ("sheet-over-keyboard", 441.02, 2.80, "small"), ("rotation-during-settle", 557.02, 2.59, "extended"),
  ])
  func aLegEndsWithItsArrival(name: String, settles: Double, overshoot: Double, arrival: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let (run, read, _) = try Self.both(scenario)
    #expect(try #require(run.number(.settleTime)).isNear(settles, 0.01))
    #expect(try #require(read.metrics.number(.settleTime)).isNear(settles, 17))
    for (metrics, names) in [(run, scenario.names), (read.metrics, read.names)] {
      #expect(try #require(metrics.number(.overshoot)).isNear(overshoot, 0.01))
      #expect(metrics.number(.crossings) == 1)
      #expect(metrics.outcome.arrival.map { names[$0] } == arrival)
    }
  }

  /// A finger that comes back for the content, while the spring is some ten-thousandths of a point off its target, leaves
  /// the drag's numbers as they are, in the run and in its rows.
  @Test func aSwipeOfTheContentAfterwardsIsNoLeg() throws {
    func both(_ more: String) throws -> (run: Metrics, read: MeasuredTimeline) {
      let text = """
        { "cards": [{ "name": "c", "content": 2600, "detent": "peaking" }],
          "set": { "settle.response": 0.575, "settle.damping_ratio": 0.63 }, "inputs": [
          { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -2400 } }
          \(more) ] }
        """
      let (run, read, _) = try Self.both(
        ScenarioDocument.read(SourceText(name: "x", text: text), name: "x").scenario())
      return (run, read)
    }
    let swipe =
      #", { "at": "1500ms", "on": "content", "swipe": { "from": [190, 600], "to": [190, 400], "duration": "200ms", "velocity": -1000 } }"#
    let (alone, caught) = (try both(""), try both(swipe))
    #expect(caught.run.number(.grabs) == 1)
    #expect(alone.run.number(.grabs) == 0)
    #expect(try #require(alone.run.number(.settleTime)) > 500)
    for metric in [Metric.settleTime, .overshoot, .timeToMost, .crossings, .overshootShare] {
      #expect(caught.run.number(metric) == alone.run.number(metric), "\(metric)")
      #expect(caught.read.metrics.number(metric) == alone.read.metrics.number(metric), "\(metric)")
    }
    let words = caught.read.words(against: alone.read)
    #expect(!words.contains("leg"), "\(words)")
    #expect(!words.contains("settles"), "\(words)")
  }

  /// A card that a finger caught under way has no settle time, wherever the finger brings it.
  @Test func aFingersDragIsNotSettling() throws {
    let text = """
      { "cards": [{ "name": "c", "content": 2600, "detent": "peaking" }], "inputs": [
        { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -2400 } },
        { "at": "330ms", "on": "content", "path": {
          "points": [["0ms", 190, 600], ["300ms", 190, 400]], "lift_after": "100ms", "jitter": false } }
      ] }
      """
    let scenario = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x").scenario()
    let (run, read, _) = try Self.both(scenario)
    for metrics in [run, read.metrics] {
      #expect(metrics.number(.grabs) == 1)
      #expect(metrics.number(.handoffs) == 1)
      #expect(metrics.number(.settleTime) == nil)
      #expect(metrics.number(.timeToMost) == nil)
    }
  }

  /// An event of each kind, by the numbers of saved states.
  static let ofEachKind: [Event] = (0...255).compactMap { (kind: UInt64) -> Event? in
    var words = [UInt64](repeating: 0, count: Event.Field.allCases.count)
    words[Event.Field.kind.rawValue] = kind
    var (archive, event) = (StateArchive(words: words), Event.drag)
    return (try? event.code(with: &archive)) == nil ? nil : event
  }

  /// An event that has a part in a card's travel has it in a file's rows, too, and no other event has one there.
  @Test func eventsKeepTheirPartInATravel() {
    func parts(_ event: Event?) -> [Bool] {
      [
        event?.sendsCard ?? false, event?.movesDetents ?? false, event?.beginsHold ?? false, event?.endsHold ?? false,
      ]
    }
    #expect(Self.ofEachKind.count == 74)
    var names = Names()
    #expect(names.id(of: "a") == 0)
    for event in Self.ofEachKind {
      let text = event.text(names: names)
      #expect(parts(MeasuredTimeline.event(text, names: &names)) == parts(event), "\(text)")
    }
    #expect(names.all == ["a"])
    #expect(Self.ofEachKind.filter { parts($0).contains(true) }.count == 14)
  }

  @Test func eventsAreReadBack() {
    var names = Names()
    #expect(MeasuredTimeline.event("release(v=-812.40)", names: &names) == .release(velocity: -812.4))
    #expect(MeasuredTimeline.event("handoff(card)", names: &names) == .handoff(to: .card))
    #expect(MeasuredTimeline.event("handoff(content)", names: &names) == .handoff(to: .content))
    #expect(MeasuredTimeline.event("snap(up)", names: &names) == .snap(detent: 0))
    #expect(MeasuredTimeline.event("resume(down)", names: &names) == .resume(detent: 1))
    #expect(MeasuredTimeline.event("move(up)", names: &names) == .move(detent: 0))
    #expect(MeasuredTimeline.event("push(a)", names: &names) == .push(card: 2))
    #expect(MeasuredTimeline.event("pop(a)", names: &names) == .pop(card: 2))
    #expect(MeasuredTimeline.event("grab", names: &names) == .grab)
    #expect(MeasuredTimeline.event("bar(40)", names: &names) == .bar(height: 0))
    #expect(MeasuredTimeline.event("pageHeader(80)", names: &names) == .pageHeader(height: 0))
    #expect(MeasuredTimeline.event("release(v=x)", names: &names) == nil)
    for text in ["settled(up)", "decelerate", "", "(", "willAppear(a)"] {
      #expect(MeasuredTimeline.event(text, names: &names) == nil, "\(text)")
    }
  }
}

import CardExamples
import CardMath
import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import Testing

/// A session as a scenario: touches, frames and taps in one file, which repeats it to the bit.
@Suite struct SessionTextTests {
  static let base = #"""
    { "about": "A \"card\" for a session — äß", "device": "iphone-se-3", "fps": 120, "set": {"settle.response": 0.3},
      "cards": [{"name": "a", "content": 1600, "detents": {"tip": {"height": 72}, "half": "50%", "full": 60},
          "detent": "half"}, {"name": "b"}],
      "inputs": [{"at": "1s", "move": "full"}], "duration": "3s", "drop": {"frames": [3]},
      "expect": [{"metric": "target", "is": "full"}] }
    """#

  static func document(_ text: String = base, preset: String? = nil) throws -> ScenarioDocument {
    var text = text
    if let preset {
      text = text.replacing("\"device\"", with: "\"preset\": \"\(preset)\", \"device\"", maxReplacements: 1)
    }
    return try ScenarioDocument.read(SourceText(name: "base.json", text: text), name: "base")
  }

  /// The frames' samples and events of a simulation from its start.
  static func frames(_ simulation: Simulation) throws -> [(Frame, EventLog)] {
    var (simulation, frames) = (simulation, [(Frame, EventLog)]())
    while try simulation.next() { frames.append((simulation.frame, simulation.events)) }
    return frames
  }

  /// A session under every preset, with late touches and all inputs that have a text of their own.
  @Test(arguments: Preset.names, Delivery.allCases)
  func theTextRepeatsTheSession(preset: String, delivery: Delivery) throws {
    let text = Self.base.replacing(
      "\"settle.response\": 0.3", with: "\"clock.delivery\": \"\(delivery == .frame ? "frame" : "immediate")\"")
    let document = try Self.document(text, preset: preset)
    let scenario = try document.scenario()
    var session = scenario.liveSession(recognizesTaps: true)
    func id(_ name: String) -> Int32 { Int32(scenario.names.all.firstIndex(of: name)!) }
    func touch(_ phase: TouchPhase, _ y: Double, _ time: Int64) throws {
      try session.add(
        .touch(Touch(phase: phase, pointer: 0, x: 180.123, y: y)), microseconds: time)
    }
    var now: Int64 = 0
    func show(until end: Int64) throws {
      while now < end {
        try session.show(microseconds: now)
        now += now % 3 == 0 ? 16_667 : 8_334
      }
    }
    try show(until: 120_000)
    try touch(.began, 380, 90_000)
    for step in 1...10 as ClosedRange<Int64> {
      try show(until: 100_000 + step * 9_000)
      try touch(.moved, 380 - Double(step * step) * 1.7, 85_000 + step * 9_000)
    }
    try session.add(.reduceMotion(false), microseconds: 140_000)
    try touch(.ended, 210, 176_000)
    try show(until: 1_300_000)
    // A tap by touch.
    try touch(.began, 90, 1_300_000)
    try touch(.ended, 90, 1_360_000)
    let rest: [Input] = [
      .key(.collapse), .tapAt(x: 100.5, y: 30.25), .tap(.map), .push(card: 1, animated: true), .voiceOver(true),
      .focus(offset: 12.5), .pop(count: 1, animated: false), .move(detent: id("full"), animated: false),
      .mapOverlays(false, animated: true), .mapOverlays(true, animated: false), .swap(card: 1, animated: true),
      .push(card: 1, animated: false), .pop(count: .max, animated: true),
    ]
    for input in rest {
      try session.add(input, microseconds: now - 20_000)
      try show(until: now + 150_000)
    }
    let written = try #require(try document.text(replaying: session, names: scenario.names))
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: written), name: "again").scenario()
    #expect(again.clock.instants == session.instants)
    #expect(again.inputs == session.inputs)
    let (live, replay) = (try Self.frames(session.replay()), try Self.frames(again.simulation))
    #expect(live.count == session.instants.count)
    #expect(replay.count == live.count)
    for (one, other) in zip(live, replay) { #expect(one.0 == other.0 && one.1 == other.1) }
    // A person's members stay as they were written, and those that the session replaces are gone.
    #expect(written.contains(#""about": "A \"card\" for a session — äß""#))
    #expect(written.contains("iphone-se-3"))
    for key in ["fps", "drop", "expect", "duration"] { #expect(!written.contains("\"\(key)\"")) }
  }

  @Test func aSessionWithoutInputsHasFrames() throws {
    let document = try Self.document()
    let scenario = try document.scenario()
    var session = scenario.liveSession(recognizesTaps: false)
    try session.show(microseconds: 5)
    let text = try #require(try document.text(replaying: session, names: scenario.names))
    #expect(text.contains("\"frames_us\": [5]"))
    #expect(text.contains("\"inputs\": []"))
    #expect(!text.contains("taps_by_touch"))
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: text), name: "again")
    #expect(try Self.frames(again.scenario().simulation).map(\.0.ticks) == [45])
  }

  /// A session of a document that code has changed is under the change, or has no text.
  @Test func aChangedDocumentIsInTheText() throws {
    var document = try #require(BuiltInScenarios.named("flick-up")).document
    let response = try #require(SettingKey.named("settle.response"))
    try document.set(response, to: .number(0.7))
    document.settings.settle.dampingRatio = 0.5
    document.move(to: try #require(Device.all.first { $0.name == "iphone-se-3" }))
    let scenario = try document.scenario()
    var session = scenario.liveSession()
    for input in scenario.inputs {
      try session.add(input.input, microseconds: input.ticks / Instant.ticksPerMicrosecond)
    }
    for frame in 0..<90 { try session.show(microseconds: Int64(frame) * 16_667) }
    let text = try #require(try document.text(replaying: session, names: scenario.names))
    #expect(text.contains(#""device": "iphone-se-3""#), "\(text)")
    #expect(text.contains(#""settle.damping_ratio": 0.5"#), "\(text)")
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: text), name: "again").scenario()
    let (live, replay) = (try Self.frames(session.replay()), try Self.frames(again.simulation))
    #expect(live.map(\.0) == replay.map(\.0))
    document.cards[0].contentHeight += 1
    #expect(try document.text(replaying: session, names: scenario.names) == nil)
  }

  /// Cards that code made have no text to repeat, so that a session of them has none.
  @Test func cardsMadeInCodeHaveNoText() throws {
    var card = ScenarioDocument.CardText(name: "trips")
    card.contentHeight = 1600
    var made = ScenarioDocument(source: SourceText(name: "flick", text: "{}"), name: "flick")
    made.cards = [card]
    let scenario = try made.scenario()
    var session = scenario.liveSession()
    try session.show(microseconds: 0)
    #expect(try made.text(replaying: session, names: scenario.names) == nil)
  }

  /// Fingers that lift twice, or come down twice, or move before they are down, move the card and can't be written.
  @Test(arguments: [
    [TouchPhase.began, .moved, .ended, .ended], [.began, .began, .ended], [.moved, .ended], [.began, .moved, .ended],
  ])
  func fingersThatBreakTheirOrderHaveNoText(phases: [TouchPhase]) throws {
    let document = try Self.document()
    let scenario = try document.scenario()
    var session = scenario.liveSession()
    for (index, phase) in phases.enumerated() {
      let touch = Touch(phase: phase, pointer: 0, x: 180, y: 400 - 5 * Double(index))
      try session.add(.touch(touch), microseconds: Int64(index) * 10_000)
    }
    for frame in 0..<30 { try session.show(microseconds: Int64(frame) * 16_667) }
    let text = try document.text(replaying: session, names: scenario.names)
    #expect((text != nil) == (phases == [.began, .moved, .ended]))
    guard let text else { return }
    _ = try ScenarioDocument.read(SourceText(name: "again.json", text: text), name: "again").scenario()
  }

  /// A session of each built-in scenario, with all of its inputs: rotations, bars, detents, keyboards and contents, too.
  @Test(arguments: Seeds.every(6, of: BuiltInScenarios.all.map(\.name), from: 1))
  func everyBuiltInIsASession(name: String) throws {
    let document = try #require(BuiltInScenarios.named(name)).document
    let scenario = try document.scenario()
    var session = scenario.liveSession(recognizesTaps: scenario.recognizesTaps)
    for input in scenario.inputs {
      try session.add(input.input, microseconds: input.ticks / Instant.ticksPerMicrosecond)
    }
    var clock = scenario.simulation
    while try clock.next(), session.instants.count < 3_000 {
      try session.show(microseconds: clock.frame.ticks / Instant.ticksPerMicrosecond)
    }
    let text = try #require(try document.text(replaying: session, names: scenario.names))
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: text), name: name).scenario()
    let (live, replay) = (try Self.frames(session.replay()), try Self.frames(again.simulation))
    #expect(live.count == session.instants.count)
    #expect(replay.count == live.count)
    for (one, other) in zip(live, replay) {
      #expect(one.0 == other.0, "frame \(one.0.number)")
      #expect(one.1.map { $0.event.text(names: scenario.names) } == other.1.map { $0.event.text(names: again.names) })
    }
  }

  /// Changes that the document makes, at other instants: each is written as it stands there.
  static let changing = #"""
    { "bar": 40, "cards": [{"name": "a", "content": 900, "detents": {"low": {"height": 90}, "top": 60}}],
      "inputs": [
        {"at": "10ms", "bar": true}, {"at": "20ms", "detents": {"low": {"height": 120}, "top": 60}, "card": "a"},
        {"at": "30ms", "keyboard": 300}, {"at": "40ms", "rotate": true},
        {"at": "50ms", "keyboard": 0}, {"at": "60ms", "bar": false}] }
    """#

  static func changes(_ order: [Int]) throws -> String? {
    let document = try ScenarioDocument.read(SourceText(name: "base.json", text: changing), name: "base")
    let scenario = try document.scenario()
    try #require(scenario.inputs.count == 6)
    var session = scenario.liveSession()
    for (number, index) in order.enumerated() {
      try session.add(scenario.inputs[index].input, microseconds: 100_000 + Int64(number) * 333)
    }
    try session.show(microseconds: 400_000)
    return try document.text(replaying: session, names: scenario.names)
  }

  @Test func changesStandAsTheyAreWritten() throws {
    let text = try #require(try Self.changes([0, 1, 2, 3, 4, 5]))
    #expect(text.contains(#"{ "at": "100000us", "bar": true }"#))
    #expect(text.contains(#"{ "at": "100333us", "detents": {"low": {"height": 120}, "top": 60}, "card": "a" }"#))
    #expect(text.contains(#"{ "at": "100999us", "rotate": true }"#))
    #expect(try Self.changes([0, 1]) != nil)
  }

  /// An input that none of the document's inputs makes has no text; nor have inputs in an order in which their texts
  /// would make others.
  @Test func whatHasNoTextIsRefused() throws {
    let document = try Self.document()
    let scenario = try document.scenario()
    var session = scenario.liveSession()
    try session.add(.layout(0, animated: true), microseconds: 0)
    try session.show(microseconds: 5)
    #expect(try document.text(replaying: session, names: scenario.names) == nil)
    // The turned screen with its bar, before there was one.
    #expect(try Self.changes([3]) == nil)
  }

  // MARK: - Reading

  static func card(_ members: String) -> String { #"{"cards": [{"name": "a"}], \#(members)}"# }

  @Test func touchesAreRead() throws {
    let text = Self.card(
      #""inputs": [{"at": "1s", "touches": [[50, "began", 2, 10, 700], [50, "stationary", 2, 10, 700.25], [60, "ended", 2, 10, 690]]}]"#
    )
    #expect(
      try scenario(text).inputs == [
        TimedInput(ticks: 9_000_000, input: .touch(Touch(phase: .began, pointer: 2, x: 10, y: 700))),
        TimedInput(ticks: 9_000_000, input: .touch(Touch(phase: .stationary, pointer: 2, x: 10, y: 700.25))),
        TimedInput(ticks: 9_000_090, input: .touch(Touch(phase: .ended, pointer: 2, x: 10, y: 690))),
      ])
  }

  /// A change of the rate, as --fps makes it, takes the place of the instants.
  @Test func anotherRateReplacesTheInstants() throws {
    var document = try ScenarioDocument.read(
      SourceText(name: "a.json", text: Self.card(#""frames_us": [0, 7, 900]"#)), name: "a")
    #expect(document.instants == [0, 63, 8100])
    #expect(document.duration == 8100)
    #expect(try document.scenario().clock.instants == [0, 63, 8100])
    document.rates = [FrameClock.Rate(start: 0, hertz: 120)]
    #expect(try document.scenario().clock.instants.isEmpty)
  }

  static let mistakes: [(String, String)] = [
    (#""frames_us": []"#, "1"), (#""frames_us": [5, 5]"#, "must come after the one before it"),
    (#""frames_us": [-1]"#, "0"), (#""frames_us": [1.5]"#, "whole"),
    (#""frames_us": [1], "fps": 60"#, "says already when frames are shown"),
    (#""frames_us": [1], "drop": {"share": 0.1}"#, "says already when frames are shown"),
    (#""frames_us": [1], "inputs": [{"at": "0s", "drop": 1}]"#, "leave that input out"),
    (#""taps_by_touch": 1"#, "true or false"),
    (#""inputs": [{"at": "0s", "touches": []}]"#, "1"),
    (#""inputs": [{"at": "0s", "touches": [[0, "began", 0, 1]]}]"#, "an array of microseconds, a phase, a finger"),
    (#""inputs": [{"at": "0s", "touches": [[0, "begun", 0, 1, 2]]}]"#, "began"),
    (#""inputs": [{"at": "0s", "touches": [[9, "began", 0, 1, 2], [8, "ended", 0, 1, 2]]}]"#, "must not come before"),
    (#""inputs": [{"at": "0s", "touches": [[0, "began", 0, 1e7, 2]]}]"#, "1000000"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreExplained(members: String, expected: String) {
    let problems = scenarioProblems(Self.card(members))
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(expected) }, "\(problems)")
  }
}

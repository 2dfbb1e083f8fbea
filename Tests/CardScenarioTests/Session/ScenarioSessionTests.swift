import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import Testing

/// A session whose screen, keyboard, detents and contents change, saved and continued.
@Suite struct ScenarioSessionTests {
  static let cards = #"""
    { "device": "iphone-se-3", "bar": 40,
      "cards": [{ "name": "a", "content": 1600, "detents": { "tip": { "height": 72 }, "half": "50%", "full": 60 },
          "detent": "half" },
        { "name": "list", "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 60 } }] }] } }],
      "inputs": [{ "at": "1s", "move": "full" }], "duration": "3s" }
    """#

  static func document(_ text: String = cards, preset: String? = nil) throws -> ScenarioDocument {
    var text = text
    if let preset {
      text = text.replacing("\"device\"", with: "\"preset\": \"\(preset)\", \"device\"", maxReplacements: 1)
    }
    return try ScenarioDocument.read(SourceText(name: "cards.json", text: text), name: "cards")
  }

  /// All that a session is given, each at its time: changes as text, all else as inputs.
  private enum Given {
    case touch(TouchPhase, Double)
    case input(Input)
    case change(String)
  }

  private static let given: [(time: Int64, given: Given)] = [
    (100_000, .touch(.began, 400)), (120_000, .touch(.moved, 380)), (137_000, .touch(.moved, 350)),
    (150_000, .change(#"{ "keyboard": 216 }"#)), (154_000, .touch(.moved, 310)), (170_000, .touch(.ended, 290)),
    (400_000, .change(#"{ "rotate": true }"#)), (900_000, .change(#"{ "keyboard": 0 }"#)),
    (950_000, .change(#"{ "rotate": true }"#)),
    (1_200_000, .change(#"{ "detents": { "low": { "height": 120 }, "full": 60 }, "card": "a" }"#)),
    (1_400_000, .change(#"{ "resize": "iphone-13" }"#)), (1_410_000, .change(#"{ "bar": true }"#)),
    (1_700_000, .input(.push(card: 1, animated: true))),
    (2_300_000, .change(#"{ "append": [{ "size": { "height": 500 } }, { "size": { "height": 700 } }] }"#)),
    (2_400_000, .change(#"{ "pop": true }"#)), (2_450_000, .change(#"{ "move": "low" }"#)),
    (2_900_000, .change(#"{ "detents": { "brim": { "height": 200 }, "full": 60 }, "card": "a" }"#)),
    (3_000_000, .change(#"{ "move": "brim", "animated": false }"#)),
  ]

  /// Plays everything with each input late by up to `lateness` microseconds, and returns the session after the last
  /// frame, and what `show` returned.
  private static func played(
    _ document: ScenarioDocument, lateness: Int64, seed: UInt64, upTo end: Int64 = 4_000_000,
    from start: ScenarioSession? = nil
  ) throws -> (session: ScenarioSession, late: Int) {
    var (session, late) = (try start ?? ScenarioSession(document), 0)
    var random = SplitMix64(seed: seed)
    var pending = given.map {
      ($0.time, $0.given, $0.time + (lateness == 0 ? 0 : Int64(random.next() % UInt64(lateness))))
    }
    if let last = session.live.instants.last { pending.removeAll { $0.2 <= last / Instant.ticksPerMicrosecond } }
    var now = (session.live.instants.last.map { $0 / Instant.ticksPerMicrosecond } ?? -16_667) + 16_667
    while now <= end {
      for (time, given, _) in pending.filter({ $0.2 <= now }) {
        let isLate: Bool
        switch given {
        case .touch(let phase, let y):
          isLate = try session.add(.touch(Touch(phase: phase, pointer: 0, x: 180.25, y: y)), microseconds: time)
        case .input(let input): isLate = try session.add(input, microseconds: time)
        case .change(let text): isLate = try session.change(text, microseconds: time)
        }
        if isLate { late += 1 }
      }
      pending.removeAll { $0.2 <= now }
      try session.show(microseconds: now)
      now += 16_667
    }
    return (session, late)
  }

  /// Whatever comes late, and in whatever order, the session is the replay of its text, to the bit.
  @Test(arguments: Preset.names, Seeds.few)
  func theTextRepeatsTheSession(preset: String, seed: UInt64) throws {
    let document = try Self.document(preset: preset)
    let punctual = try Self.played(document, lateness: 0, seed: seed)
    let (session, late) = try Self.played(document, lateness: 90_000, seed: seed)
    #expect(late > 3)
    #expect(punctual.late == 0)
    let (live, expected) = (try SessionTextTests.frames(session.live.replay()), punctual.session)
    #expect(session.live.simulation.frame == live.last?.0)
    #expect(session.live.simulation.frame == expected.live.simulation.frame)
    let text = try #require(try session.text())
    #expect(try expected.text() == text)
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: text), name: "again").scenario()
    let replay = try SessionTextTests.frames(again.simulation)
    #expect(live.map(\.0) == replay.map(\.0))
    #expect(live.map(\.1) == replay.map(\.1))
    // Names that came with a change are those of the session.
    let target = try #require(session.live.simulation.frame.sample.target)
    #expect(session.names[target] == "brim")
  }

  /// A session that is saved at any time and continued ends as if it had never been left.
  @Test(arguments: [110_000, 160_000, 420_000, 1_000_000, 2_350_000, 2_950_000] as [Int64])
  func aSavedSessionGoesOn(end: Int64) throws {
    let document = try Self.document()
    let whole = try Self.played(document, lateness: 0, seed: 0).session
    let part = try Self.played(document, lateness: 0, seed: 0, upTo: end).session
    let text = try #require(try part.text())
    let saved = try ScenarioDocument.read(SourceText(name: "saved.json", text: text), name: "cards")
    let resumed = try ScenarioSession(resuming: saved)
    #expect(resumed.live.simulation.frame == part.live.simulation.frame)
    #expect(resumed.live.inputs == part.live.inputs)
    #expect(try resumed.text() == text)
    let continued = try Self.played(document, lateness: 0, seed: 0, from: resumed).session
    #expect(continued.live.simulation.frame == whole.live.simulation.frame)
    #expect(continued.live.inputs.count == whole.live.inputs.count)
    let (one, other) = (
      try SessionTextTests.frames(continued.live.replay()), try SessionTextTests.frames(whole.live.replay())
    )
    #expect(one.map(\.0) == other.map(\.0))
  }

  /// A late change tells the frames that it corrects; an earlier frame stays.
  @Test func aLateChangeCorrects() throws {
    var session = try ScenarioSession(try Self.document())
    for frame in 0..<30 { try session.show(microseconds: Int64(frame) * 10_000) }
    #expect(try session.change(#"{ "rotate": true }"#, microseconds: 215_000))
    #expect(!session.live.isAtRest)
    let frame = try session.show(microseconds: 300_000)
    #expect(session.live.corrected == 22..<30)
    #expect(frame.number == 30)
    let resized = session.live.correctedEvents.contains { if case .layout = $0.event { true } else { false } }
    #expect(resized)
    #expect(session.live.simulation.stack.screen.width == 667)
  }

  @Test func aRefusedChangeLeavesTheSession() throws {
    var session = try ScenarioSession(try Self.document())
    try session.show(microseconds: 0)
    let before = try session.text()
    for (text, message) in [
      (#"{ "rotate": false }"#, "expected true"), (#"{ "rotat": true }"#, "did you mean \"rotate\"?"),
      (#"{ "at": "1s", "rotate": true }"#, "\"at\""), ("rotate", "change:1:1"),
      (#"{ "touches": [[0, "began", 0, 1, 2]] }"#, "add(.touch(touch), microseconds:)"),
      (#"{ "drop": 3 }"#, "one by one"), (#"{ "append": [{}] }"#, "\"a\", which is shown, is no document"),
      (#"{ "move": "brim" }"#, "brim"), (#"{ "resize": { "width": 20, "height": 20 } }"#, "change:1:"),
      (#"{ "detents": { "one": "50%", "two": "50%" }, "card": "a" }"#, "change:1:"),
    ] {
      do {
        try session.change(text, microseconds: 10_000)
        Issue.record("\(text) is taken")
      } catch {
        #expect(error.text.contains(message), "\(text): \(error.text)")
      }
    }
    do {
      try session.change(#"{ "rotate": true }"#, microseconds: -1)
      Issue.record("an instant before the start is taken")
    } catch {
      #expect(error.text.contains("within a day"))
    }
    #expect(try session.text() == before && session.live.inputs.isEmpty)
    // An input that only a scenario can prepare isn't taken by its number.
    #expect(throws: LiveSessionError.unknown) { try session.add(.layout(0, animated: false), microseconds: 1) }
    #expect(throws: DiagnosticsError.self) { try ScenarioSession(resuming: Self.document()) }
  }

  /// A recorded scenario changes a content while a card without one shows: the change is ignored, and the session goes
  /// on from there, with further changes.
  @Test func aChangeThatIsIgnoredIsKept() throws {
    let inputs = #"[{ "at": "10ms", "append": [{}] }, { "at": "20ms", "rotate": true }, { "at": "30ms", "select": 9 }]"#
    let text = Self.cards.replacing(
      #""inputs": [{ "at": "1s", "move": "full" }], "duration": "3s""#,
      with: #""inputs": \#(inputs), "frames_us": [0, 16667, 33333, 50000]"#)
    let document = try Self.document(text)
    var session = try ScenarioSession(resuming: document)
    let frame = session.live.simulation.frame
    let ignored = try SessionTextTests.frames(session.live.replay()).flatMap { Array($0.1) }
    try session.change(#"{ "keyboard": 100 }"#, microseconds: 60_000)
    try session.change(#"{ "rotate": true }"#, microseconds: 45_000)
    #expect(session.live.inputs.count == 5)
    try session.show(microseconds: 66_667)
    let saved = try #require(try session.text())
    let again = try ScenarioDocument.read(SourceText(name: "again.json", text: saved), name: "again").scenario()
    let (one, other) = (
      try SessionTextTests.frames(session.live.replay()), try SessionTextTests.frames(again.simulation)
    )
    #expect(one.map(\.0) == other.map(\.0))
    #expect(one.map(\.1) == other.map(\.1))
    let recorded = try SessionTextTests.frames(document.scenario().simulation)
    #expect(one[2].0.sample == recorded[2].0.sample)
    #expect(frame.number == 3)
    #expect(!ignored.isEmpty)
  }

  /// Two turns and the same size again: one layout for the model, but each in its own words.
  @Test func eachChangeKeepsItsWords() throws {
    var session = try ScenarioSession(try Self.document())
    let changes = [
      #"{ "rotate": true }"#, #"{ "resize": "iphone-se-3" }"#, #"{ "rotate": true }"#, #"{ "rotate": true }"#,
      #"{ "resize": { "width": 375, "height": 667, "safe_top": 20, "safe_bottom": 0 } }"#,
    ]
    for (index, change) in changes.enumerated() {
      try session.change(change, microseconds: Int64(index) * 100_000)
      try session.show(microseconds: Int64(index) * 100_000 + 50_000)
    }
    let text = try #require(try session.text())
    for (index, change) in changes.enumerated() {
      #expect(text.contains("{ \"at\": \"\(index * 100_000)us\", " + change.dropFirst(2)), "\(text)")
    }
  }
}

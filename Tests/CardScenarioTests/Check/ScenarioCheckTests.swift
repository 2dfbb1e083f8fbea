import CardScenario
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct ScenarioCheckTests {
  static func document(expecting expectations: String = "") throws -> ScenarioDocument {
    let text = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
        "inputs": [{ "at": "100ms", "move": "extended" }],
        "expect": [\(expectations)] }
      """
    return try ScenarioDocument.read(SourceText(name: "a.json", bytes: Array(text.utf8)), name: "a")
  }

  @Test func whatHoldsHasNoFindings() throws {
    let check = try ScenarioCheck(Self.document(expecting: #"{ "metric": "target", "is": "extended" }"#))
    #expect(check.isPassed)
    #expect(check.words == "")
    #expect(check.lookedAt == ["1 expectation"])
    #expect(!check.hasGolden)
    #expect(!check.differsFromGolden)
    #expect(try ScenarioCheck(Self.document()).lookedAt == [])
  }

  /// A finding states the expected and the found value, and has the expectation's line.
  @Test func whatDoesNotHoldIsTold() throws {
    let check = try ScenarioCheck(
      Self.document(
        expecting: #"{ "metric": "target", "is": "peaking" }, { "metric": "settle_ms", "max": 5000 }"#))
    #expect(check.findings.map(\.message) == ["target is extended, expected peaking"])
    #expect(check.findings[0].line == 3)
    #expect(check.words == "line 3: target is extended, expected peaking")
    #expect(check.lookedAt == ["1 of 2 expectations unmet"])
  }

  /// A gesture file is given by its name, and an error tells the one that isn't: it is no gesture without touches.
  /// An expectation of a text has its line; one that code made has none.
  @Test func anExpectationInCodeHasNoLine() throws {
    var document = try Self.document(expecting: #"{ "metric": "target", "is": "peaking" }"#)
    let made = document.expectations.map { ScenarioExpectation($0.subject, $0.limits) }
    #expect(try ScenarioCheck(document).words.hasPrefix("line "))
    document.expectations = made
    let findings = try ScenarioCheck(document).findings
    #expect(findings.count == 1 && findings[0].line == nil && findings[0].column == nil)
  }

  @Test func aGestureFileIsGiven() throws {
    let json = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],
        "inputs": [{ "at": "100ms", "gesture": "flick.csv" }],
        "expect": [{ "metric": "target", "is": "extended" }] }
      """
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: json), name: "a")
    var words = ""
    do throws(ScenarioCheckError) { _ = try ScenarioCheck(document) } catch { words = "\(error)" }
    #expect(words.contains("the gesture file \"flick.csv\" wasn't given"), "\(words)")
    #expect(words.contains("inputs[0]"), "\(words)")
    var lines = "\(Gesture.csvHeader)\n0,began,0,200,440\n"
    for step in 1...10 { lines += "\(step * 8_000),moved,0,200,\(440 - step * 15)\n" }
    let gesture = try Gesture(csv: Array((lines + "81000,ended,0,200,290\n").utf8), name: "flick.csv")
    let check = try ScenarioCheck(document, gestures: ["flick.csv": gesture])
    #expect(check.isPassed, "\(check.words)")
    #expect(check.lookedAt == ["1 expectation"], "\(check.words)")
  }

  /// The rows of one run hold for the next; with another spring they hold only within a tolerance.
  @Test func aGoldenIsRecordedAndHeld() throws {
    var document = try Self.document()
    let golden = try Self.golden(of: document)
    let held = try ScenarioCheck(document, golden: .rows(golden))
    #expect(held.isPassed)
    #expect(held.lookedAt == ["golden"])
    document.settings.tap.response = 0.4000001
    let moved = try ScenarioCheck(document, golden: .rows(golden))
    #expect(moved.differsFromGolden)
    #expect(moved.findings.count == 1)
    #expect(moved.words.hasPrefix("golden: "))
    #expect(moved.lookedAt == ["golden differs"])
    var loose = Tolerances()
    loose.set(Tolerance(absolute: 0.01), for: Tolerances.everyColumn)
    #expect(try ScenarioCheck(document, golden: .rows(golden), tolerances: loose).isPassed)
  }

  /// A golden with a row too few or too many, at its end or within, differs.
  @Test func aRowTooFewOrTooManyDiffers() throws {
    let document = try Self.document()
    let bytes = try Self.golden(of: document).bytes()
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    func words(_ lines: [String]) throws -> String {
      let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
      return try ScenarioCheck(document, golden: .rows(TimelineText(SourceText(name: "a", bytes: bytes)))).words
    }
    let (last, next) = (lines.count - 2, lines.count - 1)
    #expect(try words(lines) == "")
    #expect(try words(lines.dropLast()).contains("1 frame only in this run: \(last)"))
    let added = lines + ["\(next)" + lines[lines.count - 1].drop { $0 != "," }]
    #expect(try words(added).contains("1 frame only in the golden: \(next)"))
    #expect(try words(Array(lines[..<5] + lines[6...])).contains("1 frame only in this run: 4"))
  }

  /// A golden is the whole timeline: one with a few of its columns differs, whatever they hold. One of an earlier
  /// version, which lacks the last ones, still holds.
  @Test func aGoldenLacksNoColumnButTheLast() throws {
    let document = try Self.document()
    let bytes = try Self.golden(of: document).bytes()
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let names = rows[0].map(String.init)
    func words(_ isKept: (String) -> Bool) throws -> String {
      let kept = names.indices.filter { isKept(names[$0]) }
      let lines = rows.map { row in kept.map { String(row[$0]) }.joined(separator: ",") + "\n" }
      let text = TimelineText(SourceText(name: "a.csv", text: lines.joined()))
      return try ScenarioCheck(document, golden: .rows(text)).words
    }
    for kept in [["frame"], ["phase"], ["time_us"], ["frame", "phase"], ["frame", "card_y_pt"], ["page_header_y_pt"]] {
      let found = try words { kept.contains($0) }
      #expect(found.hasPrefix("golden: it lacks the columns "), "\(kept): \(found)")
      #expect(found.contains(" more, and a golden is the whole timeline"))
      #expect(found.contains("--record failed"))
    }
    #expect(
      try words { $0 != "card_y_pt" }.hasPrefix("golden: it lacks the column card_y_pt, and a golden is the whole"))
    // A gap before a later column is none of an earlier version's.
    #expect(try words { $0 != "page_x_pt" }.contains("lacks the column page_x_pt"))
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) })
    let events = try #require(places["events"])
    for end in events..<names.count { #expect(try words { places[$0, default: 0] <= end } == "", "to \(names[end])") }
    #expect(try words { places[$0, default: 0] < events }.contains("lacks the column events"))
  }

  static func golden(of document: ScenarioDocument) throws -> TimelineText {
    let scenario = try document.scenario()
    return TimelineText(of: scenario.simulation, names: scenario.names, named: "a.golden.csv")
  }

  /// The digest shows that a timeline differs, its trails show where.
  @Test func aTrailTellsWhere() throws {
    var document = try Self.document()
    let scenario = try document.scenario()
    var (simulation, recorder) = (scenario.simulation, GoldenTrail.Recorder(names: scenario.names))
    while try simulation.next() { recorder.add(simulation.frame, events: simulation.events) }
    #expect(try ScenarioCheck(document, golden: .trail(recorder.golden)).isPassed)
    document.settings.tap.response = 0.5
    let check = try ScenarioCheck(document, golden: .trail(recorder.golden))
    #expect(check.findings.count == 1)
    #expect(check.words.contains("is the first that differs, in "))
  }

  @Test func aGoldenThatIsNoneIsAnError() throws {
    let document = try Self.document()
    let error = try #require(
      thrown(ScenarioCheckError.self) {
        _ = try ScenarioCheck(document, golden: .rows(TimelineText(SourceText(name: "b.csv", text: "a,b\n1\n"))))
      })
    guard case .golden(let diagnostics) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(!diagnostics.text.isEmpty)
  }
}

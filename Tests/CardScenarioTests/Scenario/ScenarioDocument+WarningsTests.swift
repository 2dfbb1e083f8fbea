import CardScenario
import CardText
import Testing

/// Each warning has a scenario that gets it, and one beside it that doesn't.
@Suite struct ScenarioDocumentWarningsTests {
  private static func warnings(_ text: String) throws -> [String] {
    try ScenarioDocument.read(SourceText(name: "x.json", text: text), name: "x").scenario().warnings.map(\.message)
  }

  private static func card(_ detents: String, _ rest: String = "", set: String = "") -> String {
    #"{ "cards": [{ "name": "a", \#(rest) "detents": \#(detents) }], "set": {\#(set)}, "inputs": [] }"#
  }

  @Test(arguments: [
    (#"{ "low": 900, "high": 100 }"#, "\"low\" of \"a\" lies off the screen: at y 900.0, below the screen"),
    (#"{ "low": 700, "high": -20 }"#, "\"high\" of \"a\" lies off the screen: at y -20.0, above"),
    (#"{ "low": 0.5, "high": 0.25 }"#, "lies 0.5 pt below the screen's top edge, which looks like a fraction"),
    (#"{ "low": "0.45%", "high": 100 }"#, "\"low\" shows 0.45% of the screen's height, which looks like a fraction"),
    (#"{ "low": 110, "high": 100 }"#, "all detents of \"a\" lie within 20 pt, from 100.0 to 110.0"),
  ]) func detents(text: String, problem: String) throws {
    let warnings = try Self.warnings(Self.card(text))
    #expect(warnings.contains { $0.contains(problem) }, "\(warnings)")
  }

  /// A detent that a later screen doesn't show is told once, at the input that leads to that screen.
  @Test func laterScreensCount() throws {
    func warnings(_ inputs: String, _ detents: String = #"{ "tip": 700, "full": { "height": 740 } }"#) throws
      -> [Diagnostic]
    {
      let text =
        #"{ "device": "iphone-15-pro", "cards": [{ "name": "a", "detents": \#(detents) }], "inputs": [\#(inputs)] }"#
      return try ScenarioDocument.read(SourceText(name: "x.json", text: text), name: "x").scenario().warnings
    }
    let turn = #"{ "at": "1s", "rotate": true }"#
    let back = #"{ "at": "2s", "rotate": true }, { "at": "3s", "rotate": true }"#
    let told = try warnings(turn + ", " + back)
    #expect(
      told.map(\.message) == [
        "the detent \"full\" of \"a\" lies off the screen of 852 by 393 pt: at y -368.0, above the screen's top edge"
      ])
    #expect(told.first?.path == "$.inputs[0]")
    #expect(try warnings("").isEmpty)
    #expect(try warnings(turn, #"{ "tip": 700, "full": "85%" }"#).isEmpty)
    // A detent that is off the first screen is told as such, and again for another one only.
    let both = #"{ "tip": 700, "full": { "height": 1000 } }"#
    #expect(try warnings("", both).map(\.message).filter { $0.contains("lies off the screen: ") }.count == 1)
    let same = #"{ "at": "1s", "detents": { "tip": 600, "full": { "height": 1000 } }, "card": "a" }"#
    #expect(try warnings(same, both).count == 1)
    #expect(try warnings(turn, both).count == 2)
    let later = #"{ "at": "1s", "detents": { "tip": 700, "full": -30 }, "card": "a" }"#
    #expect(try warnings(later).map(\.message).filter { $0.contains("at y -30.0, above") }.count == 1)
  }

  /// The warning of a fraction stands at its number.
  @Test(arguments: [("0.45", "45%"), ("0.07", "7%"), ("\"0.45%\"", "45%")])
  func aFractionHasItsPlace(place: String, remedy: String) throws {
    let text = Self.card("{ \"low\": 700, \"high\": \(place) }")
    let warnings = try ScenarioDocument.read(SourceText(name: "x.json", text: text), name: "x").scenario().warnings
    let warning = try #require(warnings.first { $0.message.contains("looks like a fraction") })
    #expect(warning.excerpt.marked == place)
    #expect(warning.help == "for a share of the screen's height, write \"\(remedy)\"")
  }

  @Test(arguments: [
    #"{ "low": 700, "high": 100 }"#, #"{ "low": "gone", "high": 100 }"#, #"{ "low": "50%", "high": 0 }"#,
    #"{ "only": 300 }"#, #"{ "low": 121, "high": 100 }"#,
  ]) func goodDetents(text: String) throws {
    #expect(try Self.warnings(Self.card(text)) == [])
  }

  @Test func aPreferredDetentThatARuleOverrides() throws {
    let detents = #"{ "low": 700, "high": 100 }"#
    let warnings = try Self.warnings(Self.card(detents, #""map": false, "detent": "low","#))
    #expect(warnings.count == 1 && warnings[0].contains("it stays at \"high\", by \"snap.fixed_without_map\""))
    #expect(try Self.warnings(Self.card(detents, #""map": false, "detent": "high","#)) == [])
    #expect(try Self.warnings(Self.card(detents, #""map": true, "detent": "low","#)) == [])
    let off = #""snap.fixed_without_map": false"#
    #expect(try Self.warnings(Self.card(detents, #""map": false, "detent": "low","#, set: off)) == [])
  }

  @Test func aSettingThatMeansNothing() throws {
    let detents = #"{ "low": 700, "high": 100 }"#
    let set = #""snap.policy": "projection", "snap.resistance": 300"#
    let warnings = try Self.warnings(Self.card(detents, set: set))
    #expect(warnings == ["snap.resistance means nothing under these settings, and changes nothing"])
    #expect(try Self.warnings(Self.card(detents, set: #""snap.resistance": 300"#)) == [])
  }

  /// The inputs come at 2 s and 5 s; the frame at the timeline's end takes those of its own instant.
  @Test(arguments: [("3s", 1), ("2s", 1), ("1.999999s", 2), ("5s", 0), (nil, 0)] as [(String?, Int)])
  func anInputAfterTheEnd(duration: String?, count: Int) throws {
    let end = duration.map { #""duration": "\#($0)","# } ?? ""
    let text =
      #"{ "cards": [{ "name": "a" }], \#(end) "inputs": [{ "at": "2s", "move": "peaking" }, "#
      + #"{ "at": "5s", "move": "extended" }] }"#
    let warnings = try Self.warnings(text)
    #expect(warnings.count == count, "\(warnings)")
    if let duration, count > 0 {
      #expect(warnings.last == "this input at 5s is after the timeline's end at \(duration), and never comes")
    }
  }

  /// An expectation after the end can't be met; one at the end can.
  @Test(arguments: [("1s", 0), ("1.001s", 1)]) func anExpectationAfterTheEnd(instant: String, count: Int) throws {
    let expectation = #"{ "column": "card_y_pt", "at": "\#(instant)", "min": 0 }"#
    let text = #"{ "cards": [{ "name": "a" }], "duration": "1s", "inputs": [], "expect": [\#(expectation)] }"#
    let end = count == 0 ? [] : ["this expectation at \(instant) is after the timeline's end at 1s, and can't be met"]
    #expect(try Self.warnings(text) == end)
  }

  /// Frames that are given one by one end the timeline with the last of them, whatever the duration.
  @Test(
    arguments: [
      ("2s", "the last frame of \"frames_us\" is shown at 20ms: the timeline ends there"),
      ("5ms", "2 of the frames in \"frames_us\" come after it, and aren't shown"),
      ("10ms", "1 of the frames in \"frames_us\" comes after it, and isn't shown"), ("20ms", nil),
    ] as [(String, String?)]) func aDurationBesideFrames(duration: String, words: String?) throws
  {
    let text =
      #"{ "cards": [{ "name": "a" }], "duration": "\#(duration)", "frames_us": [0, 10000, 20000], "inputs": [] }"#
    #expect(try Self.warnings(text) == (words.map { [$0] } ?? []))
    let document = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x")
    #expect(document.duration == min(180_000, document.duration ?? 0))
  }

  /// The content of 1,600 pt has 747 pt of room: it begins at most a viewport beyond its end.
  @Test(arguments: [(1599.0, 0), (1_601, 1), (900_000, 1)])
  func contentThatIsLetGoFarAway(offset: Double, count: Int) throws {
    func text(_ more: String) -> String {
      #"{ "cards": [{ "name": "a", "content": 1600 }], "inputs": "#
        + #"[{ "at": "0s", "scroll": { "offset": \#(offset) } }\#(more)] }"#
    }
    let warnings = try Self.warnings(text(""))
    #expect(warnings.count == count, "\(warnings)")
    #expect(warnings.allSatisfy { $0.hasSuffix("and begins at 1600.0 at most: a viewport beyond its end") })
    #expect(try Self.warnings(text(#", { "at": "5s", "rotate": true }"#)) == [])
  }

  /// A release below the screen is told unless another screen of the scenario is as high.
  @Test(arguments: [(#""iphone-15""#, 1), (#"{ "width": 800, "height": 6000 }"#, 0)])
  func aReleaseBelowTheScreen(screen: String, count: Int) throws {
    let inputs = #"{ "at": "0s", "release": { "y": 5000 } }, { "at": "9s", "resize": \#(screen) }"#
    let warnings = try Self.warnings(#"{ "cards": [{ "name": "a" }], "inputs": [\#(inputs)] }"#)
    #expect(warnings.filter { $0.hasPrefix("the card is let go at y 5000.0, below the screen") }.count == count)
  }

  /// The finger comes at 100 ms and lifts at 300; a timeline that ends then has all of it.
  @Test(arguments: [("299ms", 1), ("300ms", 0), ("100ms", 1), (nil, 0)] as [(String?, Int)])
  func aFingerThatIsCutOff(duration: String?, count: Int) throws {
    let end = duration.map { #""duration": "\#($0)","# } ?? ""
    let warnings = try Self.warnings(
      #"{ "cards": [{ "name": "a" }], \#(end) "inputs": [{ "at": "100ms", "swipe": { "from": [190, 780], "#
        + #""to": [190, 560], "duration": "200ms", "velocity": -400 } }] }"#)
    #expect(warnings.count == count, "\(warnings)")
    if let duration, count > 0 {
      #expect(warnings == ["the timeline ends at \(duration), under this finger, which goes on until 300ms"])
    }
  }

  @Test(arguments: [0, 1], ["path", "touches"]) func aGestureThatBeginsLate(milliseconds: Int, kind: String) throws {
    let gesture =
      kind == "path"
      ? #"{ "points": [["\#(milliseconds)ms", 190, 780], ["200ms", 190, 560]] }"#
      : #"[[\#(milliseconds * 1000), "began", 0, 190, 780], [200000, "ended", 0, 190, 560]]"#
    let warnings = try Self.warnings(
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "\#(kind)": \#(gesture) }] }"#)
    let sentence = "the first time of \"\(kind)\" is 1ms, and the finger comes at the input's \"at\" all the same"
    #expect(warnings == (milliseconds == 0 ? [] : [sentence]))
  }

  /// A size of views that nothing has is most likely misspelt; items that come later count.
  @Test func sizesOfUnknownViews() throws {
    func warnings(_ views: String, _ inputs: String) throws -> [String] {
      let content = #"{ "components": [{ "kind": "list", "items": [{ "kind": "article" }] }] }"#
      return try Self.warnings(
        #"{ "cards": [{ "name": "c", "content": \#(content), "feed": { "views": { \#(views) } } }], "#
          + #""inputs": [\#(inputs)] }"#)
    }
    #expect(try warnings(#""article": 112"#, #"{ "at": "1s", "measure": { "article": 150 } }"#) == [])
    #expect(
      try warnings(#""late": 112"#, #"{ "at": "1s", "append": [{ "kind": "late" }] }"#) == [])
    #expect(
      try warnings(#""artcle": 112"#, "")
        == [#"nothing in "c" has a view of the kind "artcle": its size in "views" has no effect"#])
    #expect(
      try warnings("", #"{ "at": "1s", "measure": { "articel": 150 } }"#)
        == [#"nothing has a view of the kind "articel": its size in "measure" has no effect"#])
  }

  /// A card can't be let go off the screen: most likely its place is in pixels.
  @Test(arguments: [(-1.0, 1), (0, 0), (852, 0), (853, 1), (3000, 1)]) func aReleaseOffTheScreen(
    y: Double, count: Int
  ) throws {
    let release = #"{ "at": "0s", "release": { "y": \#(y), "velocity": 0 } }"#
    let card = #"{ "name": "a", "detents": { "low": 700, "high": 100 } }"#
    let found = try Self.warnings(#"{ "cards": [\#(card)], "inputs": [\#(release)] }"#)
    #expect(found.filter { $0.contains("let go at y") }.count == count, "\(found)")
  }

  /// The bar of all cards begins hidden, so that one which no input shows does nothing.
  @Test(arguments: [(#"[{ "at": "0ms", "bar": true }]"#, 0), (#"[{ "at": "0ms", "bar": false }]"#, 1), ("[]", 1)])
  func aBarThatNothingShows(inputs: String, count: Int) throws {
    let found = try Self.warnings(#"{ "cards": [{ "name": "a" }], "bar": 44, "inputs": \#(inputs) }"#)
    #expect(found.filter { $0.contains("nothing shows this bar") }.count == count, "\(found)")
    let own = try Self.warnings(#"{ "cards": [{ "name": "a", "bar": 44 }] }"#)
    #expect(own.isEmpty, "\(own)")
  }

  @Test(arguments: [(-400.0, 0), (400, 1), (0, 0)]) func aSwipeThatTurnsBack(velocity: Double, count: Int) throws {
    let text =
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "swipe": { "from": [190, 780], "#
      + #""to": [190, 560], "duration": "200ms", "velocity": \#(velocity) } }] }"#
    let warnings = try Self.warnings(text)
    #expect(warnings.count == count, "\(warnings)")
    if count > 0 { #expect(warnings[0].contains("it turns back before it lifts")) }
  }

  /// The turn is along the longer axis, to either side.
  @Test func theLongerAxisCounts() {
    let start = GesturePoint(x: 100, y: 100)
    #expect(SwipeTurn(from: start, to: GesturePoint(x: 300, y: 150), releaseVelocity: 5)?.sentence == nil)
    #expect(
      SwipeTurn(from: start, to: GesturePoint(x: 300, y: 150), releaseVelocity: -5)?.sentence
        == "the finger goes to the right by 200 pt and lifts at 5 pt/s to the left: it turns back before it lifts")
    #expect(SwipeTurn(from: start, to: start, releaseVelocity: -5) == nil)
  }
}

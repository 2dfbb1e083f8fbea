import CardScenario
import CardText
import Testing

/// Each idle input has its reason, and an effect has none.
@Suite struct ScenarioNoEffectTests {
  static let idle: [(input: String, settings: String, reason: String)] = [
    (
      #""path": { "points": [["0ms", 190, 780], ["90ms", 190, 774]], "jitter": false }"#, "",
      "the finger moves 6 pt, and a drag begins after 10 pt (touch.slop)"
    ),
    (
      #""path": { "points": [["0ms", 190, 780], ["90ms", 190, 760]], "jitter": false }"#, #""touch.slop": 30"#,
      "the finger moves 20 pt, and a drag begins after 30 pt (touch.slop)"
    ),
    (
      #""path": { "points": [["0ms", 190, 780], ["90ms", 150, 770]] }"#, "",
      "the finger moves more sideways than along the card"
    ),
    (
      #""on": "map", "path": { "points": [["0ms", 190, 300], ["90ms", 190, 200]] }"#, "",
      "the finger comes down on the map"
    ),
    (#""pop": true"#, "", "there is nothing to which the tap or the command leads"),
    (#""tap": [200, 100]"#, "", "there is nothing to which the tap or the command leads"),
  ]

  /// The reason tells the number that the author can change.
  @Test(arguments: idle.indices) func aScenarioWithoutEffectHasAReason(index: Int) throws {
    let (input, settings, reason) = Self.idle[index]
    let idle = try ScenarioNoValueTests.scenario(#"{ "at": "100ms", \#(input) }"#, settings: settings)
    #expect(idle.reasonsForNoEffect.sentence == reason)
    let sentence = idle.reasonForNoValue(of: .settleTime)
    #expect(sentence?.hasSuffix(": " + reason) == true, "\(sentence ?? "")")
  }

  /// A drag, a tap and a command are effects, and so is what comes after an idle finger.
  @Test(arguments: [
    #""swipe": { "from": [190, 780], "to": [190, 560], "duration": "150ms", "velocity": -400 }"#, #""tap": "header""#,
    #""move": "extended""#, #""rotate": true"#, #""scroll": { "offset": 40 }"#,
  ]) func anEffectHasNoReason(input: String) throws {
    let idle = #"{ "at": "100ms", "path": { "points": [["0ms", 190, 780], ["90ms", 190, 774]] } }"#
    for inputs in ["", idle + ", "] {
      #expect(try ScenarioNoValueTests.scenario(inputs + #"{ "at": "900ms", \#(input) }"#).reasonsForNoEffect == [])
    }
    #expect(try ScenarioNoValueTests.scenario("").reasonsForNoEffect == [])
  }

  static let several: [(inputs: [String], reasons: [IdleReason])] = [
    // A finger's reason comes before a command's, though the command came first.
    (
      [#""pop": true"#, #""path": { "points": [["0ms", 190, 780], ["90ms", 190, 774]], "jitter": false }"#],
      [.short(reach: 6, slop: 10), .refused(.nothing)]
    ),
    (
      [#""pop": true"#, #""on": "map", "path": { "points": [["0ms", 190, 300], ["90ms", 190, 200]] }"#],
      [.refused(.map), .refused(.nothing)]
    ),
    // A gesture that misses the card hides no other finger's reason.
    (
      [
        #""path": { "points": [["0ms", 190, 300], ["90ms", 190, 200]] }"#,
        #""path": { "points": [["0ms", 190, 780], ["90ms", 150, 770]] }"#,
      ], [.miss, .refused(.sideways)]
    ),
    (
      [
        #""path": { "points": [["0ms", 190, 300], ["90ms", 190, 200]] }"#,
        #""path": { "points": [["0ms", 190, 780], ["90ms", 190, 774]], "jitter": false }"#, #""pop": true"#,
      ], [.miss, .short(reach: 6, slop: 10), .refused(.nothing)]
    ),
    // The same reason is told once, and a tap is no drag that is too short.
    ([#""pop": true"#, #""pop": true"#], [.refused(.nothing)]),
    (
      [#""touches": [[0, "began", 0, 190, 100], [40000, "ended", 0, 190, 100]]"#, #""pop": true"#],
      [.miss, .refused(.nothing)]
    ),
  ]

  @Test(arguments: several.indices) func eachReasonIsTold(index: Int) throws {
    let inputs = Self.several[index].inputs.enumerated().map { #"{ "at": "\#(1 + $0)00ms", \#($1) }"# }
    let idle = try ScenarioNoValueTests.scenario(inputs.joined(separator: ", "))
    let reasons = Self.several[index].reasons
    #expect(idle.reasonsForNoEffect == reasons)
    #expect(idle.reasonsForNoEffect.sentence == reasons.map(\.sentence).joined(separator: "; "))
  }

  /// Inputs that find nothing to do, each beside one of its kind that does something.
  @Test(arguments: [
    (#""select": 100"#, #""select": 1"#), (#""scroll_to": 100"#, #""scroll_to": 1"#),
    (#""delete": 1, "index": 100"#, #""delete": 1, "index": 1"#),
    (#""insert": [{}], "index": 100"#, #""insert": [{}], "index": 1"#),
    (#""update": {}, "index": 100"#, #""update": { "size": { "height": 99 } }, "index": 1"#),
    (#""pop": true"#, #""move": "extended""#), (#""key": "back""#, #""key": "expand""#),
  ]) func anInputWithoutEffectIsNamed(idle: String, other: String) throws {
    let content = #"{ "components": [{ "kind": "list", "items": [{}, {}, {}] }] }"#
    func numbers(_ inputs: [String]) throws -> [Int] {
      let cards = #"[{ "name": "a", "content": \#(content) }]"#
      let text = #"{ "cards": \#(cards), "inputs": [\#(inputs.joined(separator: ","))] }"#
      return try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x").scenario().idleInputs
    }
    #expect(try numbers([#"{ "at": "2s", \#(idle) }"#, #"{ "at": "1s", \#(other) }"#]) == [0])
    #expect(try numbers([#"{ "at": "1s", \#(other) }"#]) == [])
    // Of two at one instant none is named unless both are such.
    #expect(try numbers([#"{ "at": "1s", \#(idle) }"#, #"{ "at": "1s", \#(other) }"#]) == [])
    #expect(try numbers([#"{ "at": "1s", \#(idle) }"#, #"{ "at": "1s", \#(idle) }"#]) == [0, 1])
  }

  /// A detent that an earlier input took away is none to move to.
  @Test func aDetentThatIsGoneIsNone() throws {
    let inputs =
      #"{ "at": "1s", "detents": { "tip": { "height": 80 }, "full": 90 }, "card": "a" }, "#
      + #"{ "at": "3s", "move": "peaking" }, { "at": "4s", "move": "full" }"#
    let text = #"{ "cards": [{ "name": "a" }], "inputs": [\#(inputs)] }"#
    let document = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x")
    #expect(try document.scenario().idleInputs == [1])
  }

  /// A change of the content is an effect, and inputs after the end never come.
  @Test func onlyIdleInputsHaveAReason() throws {
    let content = #"{ "components": [{ "kind": "list", "items": [{}] }] }"#
    let text = #"{ "cards": [{ "name": "a", "content": \#(content) }], "inputs": [{ "at": "1s", "append": [{}] }] }"#
    let document = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x")
    #expect(try document.scenario().reasonsForNoEffect == [])
    #expect(try ScenarioNoValueTests.scenario(#"{ "at": "5s", "tap": "header" }"#).reasonsForNoEffect == [.allLate])
  }

  /// A finger that never comes is no reason to be silent about a command.
  @Test func aLateFingerIsTold() throws {
    let late = try ScenarioNoValueTests.scenario(
      #"{ "at": "100ms", "pop": true }, { "at": "3s", "path": { "points": [["0ms", 190, 780], ["90ms", 190, 560]] } }"#)
    #expect(late.reasonsForNoEffect == [.late, .refused(.nothing)])
  }
}

import CardScenario
import CardSimulation
import CardText
import Testing

@Suite struct ScenarioNoValueTests {
  private static func scenario(_ inputs: String, settings: String = "") throws -> Scenario {
    let text = #"{ "cards": [{ "name": "a" }], "set": { \#(settings) }, "duration": "2s", "inputs": [\#(inputs)] }"#
    return try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x").scenario()
  }

  private static func swipe(from start: Int, to end: Int) -> String {
    #"{ "at": "100ms", "swipe": { "from": [190, \#(start)], "to": [190, \#(end)], "duration": "150ms", "#
      + #""velocity": -400 } }"#
  }

  @Test func aMissIsTheReason() throws {
    let missed = try Self.scenario(Self.swipe(from: 300, to: 100))
    #expect(missed.missesCard)
    #expect(missed.reasonForNoValue(of: .releaseRatio) == "nothing was released: the gesture misses the card")
    #expect(
      missed.reasonForNoValue(of: .settleTime) == "nothing sent the card to a detent: the gesture misses the card")
    #expect(missed.reasonForNoValue(of: .rmsJerk) == "the card never moved by itself: the gesture misses the card")
  }

  @Test func noTouchIsTheReason() throws {
    let still = try Self.scenario("")
    #expect(still.reasonForNoValue(of: .releaseVelocity) == "nothing was released: the scenario has no touch")
    #expect(still.reasonForNoValue(of: .firstMove) == "there is no touch")
    #expect(still.reasonForNoValue(of: .handoffRatio) == "no drag passed between card and content")
  }

  @Test func thatTimeIsShortIsTheReason() throws {
    let text = #"{ "cards": [{ "name": "a" }], "duration": "300ms", "inputs": [\#(Self.swipe(from: 780, to: 560))] }"#
    let short = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x").scenario()
    #expect(short.reasonForNoValue(of: .releaseRatio) == nil || short.reasonForNoValue(of: .settleTime) != nil)
  }

  /// A metric that has a value has no reason, in any case.
  @Test(arguments: Metric.allCases) func aValueHasNoReason(metric: Metric) throws {
    let good = try Self.scenario(Self.swipe(from: 780, to: 560))
    var (simulation, metrics) = (good.simulation, Metrics(of: [metric]))
    while try simulation.next() { metrics.add(simulation) }
    let hasValue = if case .none = metrics[metric] { false } else { true }
    #expect((good.reasonForNoValue(of: metric) == nil) == hasValue)
  }

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
    let idle = try Self.scenario(#"{ "at": "100ms", \#(input) }"#, settings: settings)
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
      #expect(try Self.scenario(inputs + #"{ "at": "900ms", \#(input) }"#).reasonsForNoEffect == [])
    }
    #expect(try Self.scenario("").reasonsForNoEffect == [])
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
    let idle = try Self.scenario(inputs.joined(separator: ", "))
    let reasons = Self.several[index].reasons
    #expect(idle.reasonsForNoEffect == reasons)
    #expect(idle.reasonsForNoEffect.sentence == reasons.map(\.sentence).joined(separator: "; "))
  }

  /// A change of the content is an effect, and inputs after the end never come.
  @Test func onlyIdleInputsHaveAReason() throws {
    let content = #"{ "components": [{ "kind": "list", "items": [{}] }] }"#
    let text = #"{ "cards": [{ "name": "a", "content": \#(content) }], "inputs": [{ "at": "1s", "append": [{}] }] }"#
    let document = try ScenarioDocument.read(SourceText(name: "x", text: text), name: "x")
    #expect(try document.scenario().reasonsForNoEffect == [])
    #expect(try Self.scenario(#"{ "at": "5s", "tap": "header" }"#).reasonsForNoEffect == [.allLate])
  }

  /// A finger that never comes is no reason to be silent about a command.
  @Test func aLateFingerIsTold() throws {
    let late = try Self.scenario(
      #"{ "at": "100ms", "pop": true }, { "at": "3s", "path": { "points": [["0ms", 190, 780], ["90ms", 190, 560]] } }"#)
    #expect(late.reasonsForNoEffect == [.late, .refused(.nothing)])
  }
}

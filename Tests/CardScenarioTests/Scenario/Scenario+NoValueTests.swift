import CardScenario
import CardSimulation
import CardText
import Testing

@Suite struct ScenarioNoValueTests {
  static func scenario(_ inputs: String, settings: String = "") throws -> Scenario {
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

  /// The detent is the author's, and no rule decides: the velocity at the release is known, and no more.
  @Test func aReleaseByNameIsTheReason() throws {
    let sent = try Self.scenario(#"{ "at": "100ms", "release": { "velocity": -400, "to": "extended" } }"#)
    #expect(sent.reasonForNoValue(of: .releaseVelocity) == nil)
    let reason = "the card was released to a detent by its name, which no rule decides"
    #expect(sent.reasonForNoValue(of: .policyVelocity) == reason)
    #expect(sent.reasonForNoValue(of: .releaseRatio) == reason)
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
}

import CardScenario
import CardSimulation
import Testing

@Suite struct ScenarioExpectationTests {
  static func expectation(_ limits: ScenarioExpectation.Limits) -> ScenarioExpectation {
    ScenarioExpectation(.metric(.overshoot), limits)
  }

  @Test func limitsAreIncluded() {
    let range = Self.expectation(.number(low: 1, high: 2))
    #expect(range.admits(.number(1)))
    #expect(range.admits(.number(2)))
    #expect(range.admits(.number(1.5)))
    // A number counts as reports show it, with four decimals, where the limit has no more.
    #expect(range.admits(.number(1.0.nextDown)))
    #expect(range.admits(.number(2.00004)))
    #expect(!range.admits(.number(0.9999)))
    #expect(!range.admits(.number(2.0001)))
    let fine = Self.expectation(.number(low: 1.00001, high: 2.00001))
    #expect(!fine.admits(.number(1.00001.nextDown)))
    #expect(!fine.admits(.number(2.00001.nextUp)))
    #expect(Self.expectation(.number(low: nil, high: 2)).admits(.number(-1e9)))
    #expect(Self.expectation(.number(low: 1, high: nil)).admits(.number(1e9)))
    let near = Self.expectation(.near(5, within: 0.5))
    #expect(near.admits(.number(5.5)))
    #expect(near.admits(.number(4.5)))
    #expect(!near.admits(.number(5.51)))
    #expect(Self.expectation(.near(5, within: 0)).admits(.number(5)))
  }

  /// A value found has as many decimals as the limits, so that the two can be compared.
  @Test func aValueHasTheDecimalsOfItsLimits() {
    let found = ScenarioExpectation.Found.number(0.0151637)
    #expect(Self.expectation(.number(low: nil, high: 0.0151)).words(of: found) == "0.0152")
    #expect(Self.expectation(.number(low: nil, high: 0.01)).words(of: found) == "0.02")
    #expect(Self.expectation(.near(0.8, within: 0.00005)).words(of: found) == "0.0151637")
    #expect(Self.expectation(.number(low: nil, high: 500)).words(of: .number(613.2345)) == "613.23")
  }

  @Test func nothingIsNoNumber() {
    for limits in [ScenarioExpectation.Limits.number(low: nil, high: nil), .near(0, within: 9)] {
      #expect(!Self.expectation(limits).admits(.nothing))
      #expect(!Self.expectation(limits).admits(.tooLate(end: 0)))
      #expect(!Self.expectation(limits).admits(.text("0")))
    }
    #expect(Self.expectation(.text("")).admits(.nothing))
    #expect(!Self.expectation(.text("")).admits(.tooLate(end: 0)))
    #expect(Self.expectation(.text("up")).admits(.text("up")))
    #expect(!Self.expectation(.text("up")).admits(.text("down")))
    #expect(!Self.expectation(.text("1")).admits(.number(1)))
    #expect(!Self.expectation(.text("up")).admits(.nothing))
  }

  @Test func whatIsWantedIsSaid() {
    let words = [
      ScenarioExpectation.Limits.number(low: 1, high: 2.5), .number(low: 1, high: nil), .number(low: nil, high: 5),
      .near(71, within: 0), .near(71, within: 0.5), .text("up"), .text(""), .number(low: nil, high: nil),
    ].map { Self.expectation($0).wanted }
    #expect(
      words == [
        "from 1 to 2.5", "at least 1", "at most 5", "71", "71 within 0.5", "up", "nothing", "any number",
      ])
    #expect(ScenarioExpectation(.column(.fixed(.cardY), .at(500_000)), .text("")).title == "card_y_pt at 500ms")
    #expect(ScenarioExpectation(.column(.fixed(.phase), .end), .text("")).title == "phase at the end")
    #expect(ScenarioExpectation(.metric(.settleTime), .text("")).title == "settle_ms")
    #expect(ScenarioExpectation.Found.tooLate(end: 1_200_000).words == "the timeline ends at 1.2s")
  }
}

import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline
import Testing

/// A `release` that puts the card somewhere first: its leg begins there, whenever it comes.
@Suite struct PlacedReleaseTests {
  /// A card that rests at the lowest of three detents, with a release at a time.
  private static func scenario(y: Double, velocity: Double, at time: String) throws -> Scenario {
    let text = """
      { "device": "iphone-15-pro", "fps": 240,
        "cards": [{ "name": "shops", "header": 64, "content": 2400, "detent": "tip",
          "detents": { "tip": { "height": 120 }, "half": { "height": 400 }, "full": { "height": 740 } } }],
        "inputs": [{ "at": "\(time)", "release": { "y": \(y), "velocity": \(velocity) } }] }
      """
    return try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a").scenario()
  }

  private static func metrics(of scenario: Scenario) throws -> Metrics {
    var (simulation, metrics) = (scenario.simulation, Metrics())
    while try simulation.next() { metrics.add(simulation) }
    return metrics
  }

  /// The detents are at 78, 418 and 698; the card rests at 698 before.
  @Test(
    arguments: [
      (300, 0), (600, -1000), (600, -500), (150, -3000), (440, 900), (78, 600), (78, -600), (698, 600), (698, -600),
    ] as [(Double, Double)]) func theLegIsThatOfTheLanding(y: Double, velocity: Double) throws
  {
    let times = ["0s", "100ms", "103ms"]
    for time in times {
      let scenario = try Self.scenario(y: y, velocity: velocity, at: time)
      let card = scenario.stack.topCard
      let landing = Landing(
        releasedAtModelY: y, velocity: velocity, of: card, from: card.nearestDetent(to: 698),
        rules: scenario.stack.rules)
      let found = try Self.metrics(of: scenario)
      let place = "\(y) at \(velocity) after \(time)"
      let overshoot = try #require(found.number(.overshoot))
      // Frames may miss the peak, and never pass it.
      #expect(overshoot <= landing.overshoot + 1e-9, "\(place): \(overshoot)")
      #expect(overshoot > landing.overshoot - 0.2, "\(place): \(overshoot)")
      let settled = try #require(landing.settleTime)
      #expect((try #require(found.number(.settleTime)) - settled * 1000).magnitude < 1e-3, "\(place)")
      let length = (y - card.detents[landing.target].y).magnitude
      if length == 0 {
        #expect(found.number(.overshootShare) == nil, "\(place)")
      } else {
        #expect((try #require(found.number(.overshootShare)) - overshoot / length).magnitude < 1e-9, "\(place)")
      }
      // A spring of this damping goes past its target once by more than half a point.
      let crossings = landing.overshoot > 0.5 && length > 0 ? 1.0 : 0
      #expect(found.number(.crossings) == crossings, "\(place): \(found.number(.crossings) ?? -1)")
    }
  }
}

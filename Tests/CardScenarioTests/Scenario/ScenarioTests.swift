import CardModel
import CardScenarioSupport
import CardSimulation
import Testing

@Suite struct ScenarioTests {
  @Test func theRootRestsAtItsLowestDetent() throws {
    let stack = try scenario(#"{"cards": [{"name": "maps"}]}"#).stack
    #expect(stack.targetDetent == 0)
    #expect(stack.topCard.detents.map(\.y) == [734, 390.5, 71])
  }

  @Test func detentsMayStandInAnyOrder() throws {
    let stack = try scenario(
      #"{"cards": [{"name": "a", "detent": "half", "detents": {"full": 90, "tip": 700, "half": 400}}]}"#
    ).stack
    #expect(stack.topCard.detents.map(\.y) == [700, 400, 90])
    #expect(stack.targetDetent == 1)
  }

  /// Names have ids in the order of appearance: cards, their detents, then the names in the inputs.
  @Test func namesAreGivenOutInOrder() throws {
    let scenario = try scenario(
      #"{"cards": [{"name": "a", "detents": {"low": 700, "top": 90}}, {"name": "b"}], "inputs": []}"#)
    #expect(scenario.names.all == ["a", "low", "top", "b", "collapsed", "peaking", "extended"])
  }

  @Test func theClockTheDeliveryAndTheDurationAreTheDocuments() throws {
    let scenario = try scenario(
      #"{"cards": [{"name": "a"}], "fps": 120, "duration": "20ms", "set": {"clock.delivery": "frame"}}"#)
    #expect(scenario.delivery == .frame)
    #expect(scenario.duration == 180_000)
    var simulation = scenario.simulation
    var ticks: [Int64] = []
    while try simulation.next() { ticks.append(simulation.frame.ticks) }
    #expect(ticks == [0, 75_000, 150_000])
  }
}

import CardModel
import CardSimulation
import CardTestSupport
import CardText
import Testing

@testable import CardScenario

/// Scenarios that once failed, found by attack.
@Suite struct ScenarioRegressionTests {
  private static func read(_ text: String) throws(DiagnosticsError) -> Scenario {
    try ScenarioDocument.read(SourceText(name: "test.json", text: text), name: "test").scenario()
  }

  private static func message(_ text: String) -> String {
    do {
      _ = try read(text)
      return ""
    } catch {
      return error.text
    }
  }

  /// The map buttons' distance between such detents is 0; a division 0/0 ended the run.
  @Test func detentsNearerThanAnythingShowsAreOnePlace() throws {
    for upper in ["0", "0.001", "0.0099"] {
      let text = "{\"cards\":[{\"name\":\"a\",\"detents\":{\"x\":0.01,\"y\":\(upper)}}]}"
      if upper == "0" {
        var simulation = try Self.read(text).simulation
        #expect(try simulation.next())
      } else {
        #expect(Self.message(text).contains("\"x\" and \"y\" of the card \"a\" lie at the same place"))
      }
    }
    // The least distance is one, wherever the detents lie, although 738.01 less 738 is below 0.01.
    for y in [738.0, 200.3, 426, 500.7] {
      let (low, high) = (DecimalText.shortest(y + 0.01), DecimalText.shortest(y))
      let detents = "{\"x\":\(low),\"y\":\(high)}"
      var simulation = try Self.read("{\"cards\":[{\"name\":\"a\",\"detents\":\(detents)}]}").simulation
      #expect(try simulation.next())
    }
    #expect(Self.message("{\"cards\":[{\"name\":\"a\",\"detents\":{\"x\":5e-324,\"y\":0}}]}").contains("same place"))
  }

  @Test func whatMakesTripGosDetentsImpossibleIsSaidWithTheirPlaces() {
    let message = Self.message(
      "{\"cards\":[{\"name\":\"a\"}],\"set\":{\"geometry.extended_gap_home\":500}}")
    #expect(message.contains("collapsed at y 734.0, peaking at y 146.5, extended at y 559.0"))
    #expect(message.contains("other settings of \"geometry\""))
  }

  @Test func aMessageNamesEachDetentOnce() {
    let message = Self.message(
      """
      {"cards":[{"name":"a"},{"name":"b"},{"name":"c"}],"inputs":[{"at":"1ms","move":"peking"}]}
      """)
    #expect(message.contains("expected \"collapsed\", \"peaking\" or \"extended\", found the text \"peking\""))
  }

  /// The time for each was once proportional to the square of its size: tens of seconds.
  @Test func largeObjectsAreReadInProportionToTheirSize() throws {
    let count = Seeds.count(1_000, of: 4_000)
    let detents = (0..<count).map { "\"d\($0)\":\(9000 - Double($0) / 4)" }.joined(separator: ",")
    let scenario = try Self.read("{\"cards\":[{\"name\":\"a\",\"detents\":{\(detents)}}]}")
    #expect(scenario.stack.cards[0].detents.count == count)

    let unknown = (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect(Self.message("{\"cards\":[{\"name\":\"a\"}],\(unknown)}").contains("unknown key \"k0\""))
  }

  @Test func keysOfLargeObjectsAreFoundLikeThoseOfSmallOnes() throws {
    let rules = (0..<20).map { "\"x\($0)\":1" }.joined(separator: ",")
    let message = Self.message("{\"cards\":[{\"name\":\"a\"}],\"fps\":9,\(rules)}")
    #expect(message.contains("fps"))
    #expect(message.contains("unknown key \"x18\""))
    #expect(!message.contains("missing"))
  }
}

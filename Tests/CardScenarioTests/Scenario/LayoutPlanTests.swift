import CardModel
import CardText
import Testing

@testable import CardScenario

@Suite struct LayoutPlanTests {
  static func plan(_ inputs: String, _ more: String = "") throws -> LayoutPlan {
    let text = "{\"bar\": 40, \(more) \"cards\": [{\"name\": \"a\"}], \"inputs\": [\(inputs)]}"
    return LayoutPlan(try ScenarioDocument.read(SourceText(name: "t.json", text: text), name: "t"))
  }

  @Test func withoutInputsThereIsOne() throws {
    let plan = try Self.plan(#"{"at": "0ms", "tap": "header"}"#)
    #expect(plan.keys.count == 1)
    #expect(plan.targets.isEmpty)
    #expect(plan.keys[0].input == nil)
    #expect(!plan.keys[0].key.showsBar)
  }

  /// Each layout is in the plan once, with the first input that leads to it by time, not by the document's order.
  @Test func eachLayoutIsThereOnce() throws {
    let plan = try Self.plan(
      """
      {"at": "3s", "rotate": true}, {"at": "1s", "rotate": true}, {"at": "2s", "bar": true}, {"at": "4s", "bar": false}
      """)
    let shown = plan.keys.map { [$0.key.screen.screen.width, $0.key.showsBar ? 1 : 0] }
    #expect(shown == [[393, 0], [852, 0], [852, 1], [393, 1]])
    #expect(plan.keys.map(\.input) == [nil, 1, 2, 0])
    #expect(plan.targets == [1: 1, 2: 2, 0: 3, 3: 0])
  }

  @Test func aSecondTurnLeadsBack() throws {
    let plan = try Self.plan(
      #"{"at": "1s", "rotate": true}, {"at": "2s", "rotate": true}"#,
      #""screen": {"width": 400, "height": 900, "safe_top": 50, "safe_bottom": 34, "regular_width": true},"#)
    #expect(plan.targets == [0: 1, 1: 0])
    // After another size, a turn doesn't lead back.
    let resized = try Self.plan(
      """
      {"at": "1s", "rotate": true}, {"at": "2s", "resize": "ipad-pro-11"}, {"at": "3s", "rotate": true}
      """)
    #expect(resized.keys.last?.key.screen.screen == Device.named("ipad-pro-11-landscape")?.screen)
  }
}

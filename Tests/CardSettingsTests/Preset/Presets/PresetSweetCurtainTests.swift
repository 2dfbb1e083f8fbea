import CardModel
import CardScenarioSupport
import CardTestSupport
import Testing

/// SweetCurtain's numbers, by its source (SC-1 to SC-8).
@Suite struct PresetSweetCurtainTests {
  @Test(
    arguments: [
      ("geometry.detents", "curtain"), ("geometry.min", "0.2"), ("geometry.mid", "0.5"), ("geometry.max", "0.8"),
      ("snap.policy", "step"), ("snap.resistance", "600"), ("drag.edge", "damped"), ("drag.damped_height", "100"),
      ("drag.damped_weakening", "2"), ("drag.top_bounce", "true"), ("drag.bottom_bounce", "true"),
      ("settle.motion", "animation"), ("settle.duration", "0.4"), ("settle.damping_ratio", "0.8"),
      ("settle.initial_velocity", "3"), ("tap.duration", "0.4"), ("tap.initial_velocity", "3"),
      ("motion.keep_release_velocity", "false"), ("handoff.rule", "exact"), ("handoff.to_card", "false"),
      ("handoff.to_content", "false"), ("scroll.at_any_detent", "true"), ("touch.axis_lock", "false"),
      ("drag.begin", "waits"), ("dim.map_max", "0"),
      ("dim.stack_max", "0"), ("content.fade", "false"), ("touch.cancel", "release"),
      ("callbacks.order", "sweetcurtain"), ("clock.delivery", "frame"),
    ])
  func theReleased(key: String, value: String) {
    #expect(PresetTGCardTests.value(key, "sweetcurtain-0.2.5") == value)
  }

  @Test(
    arguments: [
      ("geometry.detents", "heights"), ("snap.policy", "height"), ("snap.resistance", "500"),
      ("drag.top_bounce", "false"), ("drag.bottom_bounce", "false"), ("settle.pace", "speed"),
      ("settle.slowest", "500"), ("settle.fastest", "2500"), ("settle.slow_duration", "0.2"),
      ("settle.duration", "0.3"), ("settle.damping_drop", "0.4"), ("settle.velocity_gain", "0.3"),
      ("drag.begin", "waits"), ("touch.axis_lock_content", "true"), ("touch.axis_tie", "true"),
      ("handoff.only_from_top", "true"), ("callbacks.order", "sweetcurtain-0.9"),
    ])
  func theRewrite(key: String, value: String) {
    #expect(PresetTGCardTests.value(key, "sweetcurtain-0.9") == value)
  }

  /// 158.6, 396.5 and 634.4 pt on an iPhone 15 (SC-1); only the position below them is for commands alone.
  @Test func theHeightsOfTheReferences() throws {
    let sheet = try scenario(
      #"{ "preset": "sweetcurtain-0.2.5", "cards": [{ "name": "a" }] }"#)
    let card = sheet.stack.topCard
    for (detent, height) in zip(card.detents, [0, 158.6, 396.5, 634.4]) {
      #expect((852 - detent.y).isNear(height, 1e-9))
      #expect(detent.y == detent.modelY)
    }
    #expect(card.lowestDetent == 1)
    #expect(sheet.stack.targetDetent == 1)
  }
}

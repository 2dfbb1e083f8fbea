import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardTestSupport
import Testing

/// TGCardViewController's numbers, by its source (TG-3 to TG-17).
@Suite struct PresetTGCardTests {
  static func value(_ key: String, _ preset: String) -> String {
    SettingKey.named(key)!.value(in: Preset.named(preset)!.settings)
  }

  @Test(
    arguments: [
      ("snap.policy", "projection"), ("snap.window", "22"), ("snap.inner_window_factor", "2"),
      ("settle.pace", "distance"), ("settle.duration_max", "1.3"), ("settle.at_rest", "shortest"),
      ("motion.keep_release_velocity", "false"), ("drag.edge", "refusing"), ("handoff.rule", "overscroll"),
      ("geometry.collapses_to_bottom", "true"), ("fades.follow", "animation"), ("dim.map_max", "0.25"),
      ("buttons.fade_fraction", "0.3"), ("touch.cancel", "stay"), ("touch.grab", "false"),
      ("clock.delivery", "frame"), ("callbacks.order", "tgcard"), ("motion.interruption", "additive"),
      ("geometry.collapsed_min", "29.04"), ("geometry.extended_gap_button", "50"), ("layout.bar", "under-status-bar"),
    ])
  func whatAllThreeHaveInCommon(key: String, value: String) {
    for preset in ["tgcard-readme", "tgcard-2.5.1", "tgcard-2018"] { #expect(Self.value(key, preset) == value) }
  }

  // A key, its released value, and its value before the fluid design.
  @Test(
    arguments: [
      ("snap.projection_time", "0.499", "0.2"), ("settle.duration_min", "0.4", "0.25"),
      ("settle.motion", "animation", "curve"), ("push.duration", "0.25", "0.4"),
      ("push.damping_ratio", "0.75", "0.75"), ("pop.duration", "0.3125", "0.5"), ("pop.damping_ratio", "1", "1"),
      ("tap.motion", "curve", "animation"), ("tap.duration", "0.25", "0.35"), ("bar_in.duration", "0.25", "0.35"),
      ("bar_in.damping_ratio", "1", "1"), ("geometry.extended_gap_home", "12", "50"),
      ("layout.restores_beside_map", "false", "true"), ("touch.stay_margin", "44", "0"),
      ("command.pop_during_pop", "false", "true"), ("command.voiceover_moves", "true", "false"),
      ("buttons.fade_on_tap", "true", "false"), ("bar_out.damping_ratio", "0.8", "0.75"),
      ("bar_in_beside_map.damping_ratio", "0.8", "0.75"), ("dim.stack_max", "0.15", "0.15"),
    ])
  func whatTheFluidDesignChanged(key: String, released: String, before: String) {
    #expect(Self.value(key, "tgcard-2.5.1") == released)
    #expect(Self.value(key, "tgcard-2018") == before)
  }

  /// The README and the code differ in three keys; each of the two presets follows its own source.
  @Test func theReadmeIsNotTheCode() {
    let readme = Preset.named("tgcard-readme")!.settings
    let code = Preset.named("tgcard-2.5.1")!.settings
    #expect(readme.base.fade.stackDimMax == 0.25)
    #expect(code.base.fade.stackDimMax == 0.15)
    #expect(readme.base.touch.dragsWithoutMap)
    #expect(!code.base.touch.dragsWithoutMap)
    let differing = SettingKey.all.filter { $0.value(in: readme) != $0.value(in: code) }.map(\.name)
    #expect(differing.sorted() == ["command.close_key", "dim.stack_max", "touch.drag_without_map"])
  }

  /// The three detents on three devices (TG-2): the model's positions, and the collapsed one that shows.
  @Test(
    arguments: [
      ("iphone-se-3", [667, 298.5, 70], 583), ("iphone-15", [852, 390.5, 71], 734),
      ("iphone-15-pro-max", [932, 430.5, 71], 814),
    ] as [(String, [Double], Double)])
  func theDetentsOfTheReferences(device: String, model: [Double], shown: Double) throws {
    let sheet = try scenario(
      #"{ "device": "\#(device)", "preset": "tgcard-2.5.1", "cards": [{ "name": "a", "header": 84 }] }"#)
    let card = sheet.stack.topCard
    #expect(card.detents.map(\.modelY) == model)
    #expect(card.detents[0].y == shown)
    #expect(card.detents.dropFirst().allSatisfy { $0.y == $0.modelY })
  }
}

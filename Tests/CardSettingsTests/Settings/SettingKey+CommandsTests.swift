import CardModel
import CardSettings
import Testing

@Suite struct SettingKeyCommandsTests {
  @Test func theyReachWhatTheyAreFor() throws {
    #expect(Settings().rules.command == CommandRules())
    let settings = try SettingKeyTouchTests.settings([
      "command.header_tap": "false", "command.map_tap": "false", "command.close_key": "false",
      "command.voiceover": "false", "command.reduced_motion": "same", "snap.fixed_without_map": "false",
    ])
    let command = settings.rules.command
    #expect(!command.headerTapLeadsUp)
    #expect(!command.mapTapLeadsDown)
    #expect(!command.closeKeyPops)
    #expect(!command.heedsVoiceOver)
    #expect(command.reducedMotion == .same)
    #expect(!settings.rules.fixesCardsWithoutMap)
  }

  /// The commands of each system, by its sources (TG-14, SC-6, Parts-8).
  @Test(
    arguments: [
      ("tgcard-2.5.1", ["true", "true", "false", "true", "same"]),
      ("tgcard-readme", ["true", "true", "true", "true", "same"]),
      ("sweetcurtain-0.2.5", ["false", "false", "true", "false", "same"]),
      ("cardparts-sheet", ["false", "true", "true", "false", "same"]),
      ("standard", ["true", "true", "true", "true", "calm"]),
    ])
  func theRulesOfEachSystem(preset: String, values: [String]) {
    let keys = ["header_tap", "map_tap", "close_key", "voiceover", "reduced_motion"]
    #expect(keys.map { PresetTGCardTests.value("command." + $0, preset) } == values)
  }
}

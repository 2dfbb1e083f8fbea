import CardScenario
import Testing

@Suite struct PresetStandardTests {
  /// Every value has a source, its own choice among them, and every preset's rule names a key that there is.
  @Test func everythingHasASource() {
    for preset in Preset.all {
      for key in SettingKey.all { #expect(!preset.source(of: key).isEmpty, "\(preset.name): \(key.name)") }
      for rule in preset.rules {
        #expect(SettingKey.named(rule.key) != nil, "\(preset.name): \(rule.key)")
        #expect(!rule.source.isEmpty, "\(preset.name): \(rule.key)")
      }
      #expect(!preset.references.isEmpty)
      #expect(preset.remarks.allSatisfy { $0.hasSuffix(".") })
    }
  }

  /// All but the constants of 2018, which stand on top of the released code's.
  static let whole: [String] = Preset.all.map(\.name).filter { $0 != "tgcard-2018" }

  /// No preset says what means nothing in it or says a thing twice.
  @Test(arguments: whole)
  func everyRuleMeansSomething(name: String) {
    let preset = Preset.named(name)!
    for rule in preset.rules {
      #expect(SettingKey.named(rule.key)!.isInForce(preset.settings), "\(rule.key) means nothing")
    }
    #expect(Set(preset.rules.map(\.key)).count == preset.rules.count)
  }

  @Test func whatIsSomebodyElsesIsSaid() {
    func source(_ key: String) -> String { Preset.standard.source(of: SettingKey.named(key)!) }
    #expect(source("snap.resistance").hasPrefix("SweetCurtain"))
    #expect(source("push.duration").hasPrefix("TGCard"))
    #expect(source("scroll.deceleration_rate").hasPrefix("UIKit"))
    #expect(source("settle.response") == "own")
  }

  /// What a real system's preset has of this project's own choosing, among what is in force: what the sources don't
  /// tell, how pages move, of which they have the gap only, and when content arrives. A value that nobody can look up gets no further unseen.
  @Test(
    arguments: [
      (
        "tgcard-2.5.1",
        ["touch.resume_distance", "motion.clip_overdamped", "motion.keep_retarget_velocity", "scroll.bounce"]
      ),
      (
        "tgcard-readme",
        ["touch.resume_distance", "motion.clip_overdamped", "motion.keep_retarget_velocity", "scroll.bounce"]
      ),
      (
        "cardparts-sheet",
        [
          "touch.resume_distance", "touch.drag_without_map", "motion.clip_overdamped", "motion.keep_retarget_velocity",
          "handoff.rule", "scroll.bounce", "command.close_key", "command.pop_during_pop",
        ]
      ),
    ] as [(String, [String])])
  func whatIsItsOwnIsKnown(name: String, expected: [String]) {
    let preset = Preset.named(name)!
    let own = SettingKey.all.filter { $0.isInForce(preset.settings) && preset.source(of: $0) == "own" }.map(\.name)
    let pages = ["paging.", "page.", "page_jump.", "fetch.", "refresh."]
    #expect(own.filter { key in !pages.contains { key.hasPrefix($0) } } == expected)
    #expect(!own.contains("paging.gap"))
  }

  /// What gathers inputs at frames, or goes by steps, is marked so: the standard one is the same at any rate.
  @Test func whichDependOnTheRate() {
    let dependent = Preset.all.filter(\.settings.dependsOnRate).map(\.name)
    #expect(dependent == Preset.all.map(\.name).filter { $0 != "standard" })
    var settings = Settings()
    settings.drag.edge = .divided
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.base.scroll.handoff = .overscroll
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.base.fade.source = .previousEvent
    #expect(settings.dependsOnRate)
  }
}

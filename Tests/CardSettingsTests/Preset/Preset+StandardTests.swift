import CardSettings
import Testing

@Suite struct PresetStandardTests {
  /// Every value has a source, possibly the project's own choice, and every preset's rule names an existing key.
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

  /// All presets except `tgcard-2018`, whose constants are set on top of the released code's.
  static let whole: [String] = Preset.all.map(\.name).filter { $0 != "tgcard-2018" }

  /// No preset sets a key that has no effect in it, or sets a key twice.
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

  /// The values in force in a real system's preset that are this project's own choice: the values that the sources
  /// don't give, the motion of pages (the sources give only their gap), and the arrival of content. A value without a
  /// source can't be added unnoticed.
  @Test(
    arguments: [
      (
        "tgcard-2.5.1",
        [
          "touch.resume_distance", "fit.motion", "fit.response", "fit.damping_ratio", "motion.clip_overdamped",
          "motion.keep_retarget_velocity", "scroll.bounce",
        ]
      ),
      (
        "tgcard-readme",
        [
          "touch.resume_distance", "fit.motion", "fit.response", "fit.damping_ratio", "motion.clip_overdamped",
          "motion.keep_retarget_velocity", "scroll.bounce",
        ]
      ),
      (
        "cardparts-sheet",
        [
          "touch.resume_distance", "touch.drag_without_map", "motion.clip_overdamped", "motion.keep_retarget_velocity",
          "handoff.rule", "scroll.bounce", "layout.rotation", "command.close_key", "command.pop_during_pop",
          "callbacks.interrupted",
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

  /// A preset that gathers inputs at frames or moves by steps depends on the rate; `standard` is the same at any rate.
  @Test func whichDependOnTheRate() {
    let dependent = Preset.all.filter(\.settings.dependsOnRate).map(\.name)
    let others = Preset.all.map(\.name).filter { $0 != "standard" }
    #expect(dependent == others)
    var settings = Settings()
    settings.drag.edge = .divided
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.base.scroll.handoff = .overscroll
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.base.fade.source = .previousEvent
    #expect(settings.dependsOnRate)
    settings.delivery = .frame
    settings.base.drag.begin = .waits
    settings.drag.edge = .damped
    settings.base.scroll.handoff = .overscroll
    #expect(settings.rateKeys == ["clock.delivery", "drag.begin", "drag.edge", "handoff.rule", "fades.follow"])
    #expect(settings.rateKeys.allSatisfy { SettingKey.named($0) != nil })
  }
}

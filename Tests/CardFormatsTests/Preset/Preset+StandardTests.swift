import CardFormats
import Testing

@Suite struct PresetStandardTests {
  /// Every value has a source, its own choice among them, and every preset's rule names a key that there is.
  @Test func everythingHasASource() {
    for preset in Preset.all {
      for key in SettingKey.all { #expect(!preset.source(of: key).isEmpty, "\(preset.name): \(key.name)") }
      for rule in preset.rules {
        #expect(SettingKey.named(rule.key) != nil && !rule.source.isEmpty, "\(preset.name): \(rule.key)")
      }
      #expect(!preset.references.isEmpty && preset.remarks.allSatisfy { $0.hasSuffix(".") })
    }
  }

  /// But for the constants of 2018, which stand on top of the released code's, no preset says what means nothing in it
  /// or says a thing twice.
  @Test(arguments: Preset.all.map(\.name).filter { $0 != "tgcard-2018" })
  func everyRuleMeansSomething(name: String) {
    let preset = Preset.named(name)!
    for rule in preset.rules {
      #expect(SettingKey.named(rule.key)!.isInForce(preset.settings), "\(rule.key) means nothing")
    }
    #expect(Set(preset.rules.map(\.key)).count == preset.rules.count)
  }

  @Test func whatIsSomebodyElsesIsSaid() {
    func source(_ key: String) -> String { Preset.standard.source(of: SettingKey.named(key)!) }
    #expect(source("snap.resistance").hasPrefix("SweetCurtain") && source("push.duration").hasPrefix("TGCard"))
    #expect(source("scroll.deceleration_rate").hasPrefix("UIKit") && source("settle.response") == "own")
  }

  /// What gathers inputs at frames, or goes by steps, is marked so: the standard one is the same at any rate.
  @Test func whichDependOnTheRate() {
    let dependent = Preset.all.filter(\.settings.dependsOnRate).map(\.name)
    #expect(dependent == Preset.all.map(\.name).filter { $0 != "standard" })
    var settings = Settings()
    settings.drag.edge = .divided
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.scroll.handoff = .overscroll
    #expect(settings.dependsOnRate)
    settings = Settings()
    settings.fade.source = .previousEvent
    #expect(settings.dependsOnRate)
  }
}

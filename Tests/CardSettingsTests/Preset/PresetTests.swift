import CardSettings
import CardTestSupport
import Testing

@Suite struct PresetTests {
  @Test func eachIsFoundByItsName() {
    for preset in Preset.all { #expect(Preset.named(preset.name)?.settings == preset.settings) }
    #expect(Set(Preset.all.map(\.name)).count == Preset.all.count)
    #expect(Preset.named("none") == nil)
  }

  @Test func theStandardOneIsWhatSettingsAreByThemselves() {
    #expect(Preset.standard.name == "standard")
    #expect(Preset.standard.settings == Settings())
    #expect(Preset.all.allSatisfy { $0.summary.hasSuffix(".") })
  }

  /// Every rule states its certainty. In a real system's preset, a value of this project's own choice is a guess about
  /// that system; only a value with a source counts as read.
  @Test func howSureEachRuleIs() {
    for preset in Preset.all {
      for key in SettingKey.all where key.isInForce(preset.settings) {
        let (certainty, source) = (preset.certainty(of: key), preset.source(of: key))
        let place = "\(preset.name): \(key.name), \(source)"
        if source == "own" { #expect(certainty == (preset.name == "standard" ? .own : .guessed), "\(place)") }
        if certainty == .read {
          #expect(!source.hasPrefix("UIKit"), "\(place)")
          #expect(!source.hasPrefix("own"), "\(place)")
        }
      }
    }
    func certainty(_ preset: String, _ key: String) -> Preset.Certainty {
      Preset.named(preset)!.certainty(of: SettingKey.named(key)!)
    }
    #expect(certainty("tgcard-2.5.1", "push.duration") == .read)
    #expect(certainty("tgcard-2.5.1", "buttons.fade_fraction") == .read)
    #expect(certainty("tgcard-2.5.1", "motion.interruption") == .guessed)
    #expect(certainty("tgcard-2.5.1", "scroll.rubber_band") == .measured)
    #expect(certainty("tgcard-2.5.1", "scroll.end_distance") == .guessed)
    #expect(certainty("tgcard-readme", "dim.stack_max") == .documented)
    #expect(certainty("sweetcurtain-0.2.5", "paging.gap") == .guessed)
    #expect(certainty("sweetcurtain-0.9", "geometry.small") == .own)
    #expect(certainty("standard", "settle.response") == .own)
    #expect(certainty("standard", "snap.resistance") == .read)
    #expect(certainty("standard", "touch.slop") == .guessed)
    #expect(certainty("standard", "keyboard.response") == .measured)
    #expect(certainty("cardparts-sheet", "paged_view.duration") == .read)
  }
}

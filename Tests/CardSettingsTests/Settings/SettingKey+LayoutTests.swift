import CardModel
import CardSettings
import Testing

@Suite struct SettingKeyLayoutTests {
  static func value(_ name: String) -> String? { SettingKey.named(name)?.value(in: Settings()) }

  /// TGCardViewController's numbers.
  @Test func theDefaults() {
    #expect(Self.value("layout.beside_map") == "automatic")
    #expect(Self.value("layout.compact_outer_only") == "true")
    #expect(Self.value("layout.side_width") == "360")
    #expect(Self.value("layout.side_fraction") == "0.38")
    #expect(Self.value("layout.side_inset") == "8")
    #expect(Self.value("layout.side_bar_margin") == "20")
    for bar in ["bar_in", "bar_out", "bar_fade"] { #expect(Self.value("\(bar).duration") == "0.25") }
    #expect(Self.value("bar_in.damping_ratio") == "1")
    #expect(Self.value("bar_out.damping_ratio") == "0.8")
    #expect(Self.value("bar_fade.motion") == "curve")
  }

  @Test func theyReachWhatTheyAreFor() throws {
    var settings = Settings()
    for (name, value) in [
      ("layout.beside_map", "never"), ("layout.side_width", "300"), ("bar_out.motion", "curve"),
      ("bar_fade.duration", "1"),
    ] {
      try #require(SettingKey.named(name)).set(SettingValue(argument: value), in: &settings)
    }
    #expect(settings.layout.besideMap == .never)
    #expect(settings.layout.sideWidth == 300)
    guard case .curve = settings.rules.motion.barOut, case .curve(_, duration: 1) = settings.rules.motion.barFade
    else {
      Issue.record("\(settings.rules.motion.barOut), \(settings.rules.motion.barFade)")
      return
    }
  }
}

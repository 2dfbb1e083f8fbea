import CardModel
import CardMotion
import CardSettings
import Testing

@Suite struct SettingKeyPagingTests {
  static func value(_ name: String) -> String? { SettingKey.named(name)?.value(in: Settings()) }

  @Test func theDefaults() {
    #expect(Self.value("paging.gap") == "5")
    #expect(Self.value("paging.flick_velocity") == "100")
    #expect(Self.value("paging.rubber_band") == "0.55")
    #expect(Self.value("page.motion") == "spring")
    #expect(Self.value("page.response") == "0.575")
    #expect(Self.value("page.damping_ratio") == "1")
    #expect(Self.value("page_jump.motion") == "curve")
    #expect(Self.value("page_jump.duration") == "0.3")
    // The defaults of the settings are the model's defaults.
    #expect(Settings().rules.paging == PagingRules())
  }

  @Test func theyReachWhatTheyAreFor() throws {
    var settings = Settings()
    for (name, value) in [
      ("paging.gap", "8"), ("paging.flick_velocity", "0"), ("paging.rubber_band", "0.3"), ("page.response", "0.4"),
      ("page_jump.motion", "spring"),
    ] {
      try #require(SettingKey.named(name)).set(SettingValue(argument: value), in: &settings)
    }
    let rules = settings.rules.paging
    #expect(rules.gap == 8)
    #expect(rules.flickVelocity == 0)
    #expect(rules.rubberBandCoefficient == 0.3)
    #expect(rules.settle == .spring(Spring(response: 0.4, dampingRatio: 1)))
    guard case .spring = rules.jump else {
      Issue.record("\(rules.jump)")
      return
    }
  }
}

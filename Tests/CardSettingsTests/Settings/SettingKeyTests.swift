import CardExamples
import CardScenario
import CardSettings
import CardTestSupport
import Testing

@Suite struct SettingKeyTests {
  /// The unit, the accepted values, the range and the default that a table of keys shows for each kind of key.
  @Test(arguments: [
    ("touch.slop", "pt", "a number from 0 to 200", "0…200", "10"),
    ("snap.max_detents", "", "a whole number from 1 to 100", "1…100", "1"),
    (
      "snap.resistance", "pt/s", "a number from 0 to 100000, or any, low, normal or high",
      "0…100000 | any (0) | low (300) | normal (600) | high (900)", "600"
    ),
    ("touch.grab", "", "true or false", "true | false", "true"),
    ("settle.motion", "", "spring, uikit, curve or animation", "spring | uikit | curve | animation", "spring"),
    (
      "tap.curve", "", "a curve's name, cubic-bezier(…), linear(…) or steps(…)", "curve",
      "cubic-bezier(0, 0, 0.58, 1)"
    ),
    ("motion.edge_overshoot_max", "pt", "a number from 0.1 to 10000, or none", "0.1…10000 | none", "24"),
  ])
  func saysWhatItTakes(name: String, unit: String, accepted: String, range: String, value: String) throws {
    let key = try #require(SettingKey.named(name))
    #expect(key.unit == unit)
    #expect(key.accepted == accepted)
    #expect(key.range == range)
    #expect(key.value(in: Settings()) == value)
  }

  /// Infinity has no digits; only its word can be shown.
  @Test func aWordIsShownWhereThereAreNoDigits() throws {
    let key = try #require(SettingKey.named("motion.edge_overshoot_max"))
    var settings = Settings()
    try key.set(.text("none"), in: &settings)
    #expect(key.value(in: settings) == "none")
    let resistance = try #require(SettingKey.named("snap.resistance"))
    try resistance.set(.text("high"), in: &settings)
    #expect(resistance.value(in: settings) == "900")
  }

  /// A setting that isn't about layouts changes none, in any built-in scenario that shows one of each kind of place.
  @Test(
    arguments: Seeds.every(
      3, of: ["side-card", "rotation", "flick-up", "detents-in-words", "cards-keyboard", "pop-beside-map"]))
  func onlySomeSettingsShapeLayouts(name: String) throws {
    let document = try #require(BuiltInScenarios.named(name)).document
    let usual = try document.scenario().stack.layouts
    var moved: [String] = []
    for key in SettingKey.all {
      for value in key.otherValues {
        var other = document
        guard (try? key.set(SettingValue(argument: value), in: &other.settings)) != nil else { continue }
        guard let layouts = try? other.scenario().stack.layouts, layouts != usual else { continue }
        moved.append(key.name)
        break
      }
    }
    #expect(!moved.isEmpty)
    for name in moved { #expect(SettingKey.named(name)?.shapesLayout == true, "\(name)") }
  }
}

extension SettingKey {
  /// A few values of the setting, as they are written.
  fileprivate var otherValues: [String] {
    switch kind {
    case .number(_, _, let range, _), .numberOrWord(_, _, let range, _):
      [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2].map { "\($0)" }
    case .flag: ["true", "false"]
    case .choice(let words, _, _): words.map { $0.name }
    case .curve: ["linear"]
    }
  }
}

import CardScenarioSupport
import CardSettings
import CardText
import Testing

@Suite struct SettingKeyUnitsTests {
  private static func error(_ name: String, _ value: SettingValue) -> String? {
    var settings = Settings()
    do throws(SettingError) {
      try SettingKey.named(name)!.set(value, in: &settings)
      return nil
    } catch {
      return error.message + (error.help.map { " | \($0)" } ?? "")
    }
  }

  /// A number with a unit is the number that a person would write without it, to the bit.
  @Test(arguments: [
    ("settle.response", "350ms", "0.35"), ("settle.response", "0.35s", "0.35"), ("settle.response", "0.35 s", "0.35"),
    ("settle.response", "350000us", "0.35"), ("settle.response", "350000µs", "0.35"),
    ("settle.response", "700ms", "0.7"),
    ("touch.idle", "0.04s", "40"), ("touch.idle", "40 ms", "40"), ("touch.slop", "12.5pt", "12.5"),
    ("snap.resistance", "750 pt/s", "750"), ("snap.skip_velocity", "2e3pt/s", "2000"), ("dim.map_max", "55%", "0.55"),
    ("drag.rubber_band", "7%", "0.07"), ("snap.projection_rate", "0.998 per ms", "0.998"),
    ("settle.initial_velocity", "-3 distances/s", "-3"), ("settle.dismiss_duration", "500ms", "0.5"),
  ])
  func aUnitMovesTheDecimalPoint(name: String, text: String, plain: String) throws {
    let key = try #require(SettingKey.named(name))
    var (settings, expected) = (Settings(), Settings())
    try key.set(SettingValue(argument: text), in: &settings)
    try key.set(SettingValue(argument: plain), in: &expected)
    #expect(settings == expected)
    #expect(key.value(in: settings) == plain)
    // In a scenario it is the same, and so are the settings that it keeps for another preset.
    let read = try document(#"{"cards": [{"name": "a"}], "set": {"\#(name)": "\#(text)"}}"#)
    let bare = try document(#"{"cards": [{"name": "a"}], "set": {"\#(name)": \#(plain)}}"#)
    #expect(read.settings == expected)
    #expect(read.overrides == bare.overrides)
  }

  @Test(arguments: [
    (
      "settle.damping_ratio", "0,8",
      #"settle.damping_ratio takes a number without a unit, found "0,8" | "#
        + "decimals follow a point, and nothing divides thousands"
    ),
    (
      "settle.response", "10px",
      #"settle.response takes a number in s, ms or us, found "10px" | a number without a unit is in s"#
    ),
    ("touch.slop", "8dp", #"touch.slop takes a number in pt, found "8dp" | a dp of Android is a pt here: write 8pt"#),
    (
      "touch.slop", "8 px",
      #"touch.slop takes a number in pt, found "8 px" | pixels depend on the screen: divide by its scale, "#
        + "which is 3 on an iPhone 15, and write pt"
    ),
    (
      "snap.max_detents", "2pt",
      #"snap.max_detents takes a number without a unit, found "2pt" | write 2"#
    ),
    (
      "settle.damping_ratio", "80%",
      #"settle.damping_ratio takes a number without a unit, found "80%" | write 0.8"#
    ),
    (
      "snap.max_detents", "85%",
      #"snap.max_detents takes a number without a unit, found "85%""#
    ),
    (
      "dim.map_max", "1pt",
      #"dim.map_max takes a number in %, found "1pt" | a number without a unit is a part of 1"#
    ),
    ("dim.map_max", "120%", #"dim.map_max takes a number from 0 to 1, found "120%""#),
    ("settle.response", "5ms", #"settle.response takes a number from 0.01 to 10 (s), found "5ms""#),
    (
      "settle.response", "0.35",
      #"settle.response takes a number from 0.01 to 10 (s), found "0.35" | write 0.35, without quotation marks"#
    ),
    (
      "snap.resistance", "600 MS",
      #"snap.resistance takes a number in pt/s, found "600 MS" | a number without a unit is in pt/s"#
    ),
    ("touch.grab", "1s", #"touch.grab takes true or false, found "1s""#),
  ])
  func anotherUnitIsRefused(name: String, text: String, message: String) {
    #expect(Self.error(name, .text(text)) == message)
  }

  /// Only fractions take a per cent, and whatever lies within 0 to 1 without a unit is one.
  @Test func fractionsTakeAPerCent() {
    let fractions = SettingKey.all.filter { $0.units.map(\.name) == ["%"] }.map(\.name)
    #expect(
      fractions == [
        "drag.rubber_band", "snap.keep_fraction", "settle.damping_drop", "scroll.rubber_band", "dim.stack_max",
        "dim.map_max", "buttons.fade_fraction", "geometry.min", "geometry.mid", "geometry.max", "layout.side_fraction",
        "paging.rubber_band",
      ])
  }

  /// Each key takes a number in each of its units, and what it shows with its unit.
  @Test func everyKeyTakesItsUnits() throws {
    for key in SettingKey.all where !key.unit.isEmpty {
      #expect(key.units.contains { $0.name == key.unit && $0.power == 0 }, "\(key.name)")
      var settings = Settings()
      let value = key.value(in: settings)
      guard DecimalText.number(value) != nil else { continue }
      try key.set(.text("\(value) \(key.unit)"), in: &settings)
      #expect(settings == Settings(), "\(key.name)")
    }
  }
}

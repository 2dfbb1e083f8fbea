import CardModel
import CardMotion
import CardScenarioSupport
import CardSettings
import CardSimulation
import Testing

@Suite struct SettingKeyAllTests {
  @Test func namesAreUniqueAndFindTheirKey() {
    #expect(Set(SettingKey.all.map(\.name)).count == SettingKey.all.count)
    for key in SettingKey.all {
      #expect(SettingKey.named(key.name)?.name == key.name)
      #expect(key.name.split(separator: ".").count == 2)
      #expect(key.meaning.hasSuffix("."))
      #expect(!key.accepted.isEmpty)
      #expect(!key.range.isEmpty)
    }
    #expect(SettingKey.named("touch.slopp") == nil)
  }

  /// Each key changes the settings and its own value, and no other key's value.
  @Test(arguments: SettingKey.all.map(\.name))
  func everyKeyCanBeSet(name: String) throws {
    let key = try #require(SettingKey.named(name))
    var settings = Settings()
    try key.set(key.otherValue, in: &settings)
    #expect(settings != Settings())
    #expect(key.value(in: settings) != key.value(in: Settings()))
    for another in SettingKey.all where another.name != name {
      #expect(another.value(in: settings) == another.value(in: Settings()), "\(another.name)")
    }
  }

  /// A key's value can be written again, in a file and after `--set`, with the same meaning.
  @Test(arguments: SettingKey.all.map(\.name))
  func whatAKeyShowsCanBeWritten(name: String) throws {
    let key = try #require(SettingKey.named(name))
    var wanted = Settings()
    for settings in [
      wanted,
      try {
        try key.set(key.otherValue, in: &wanted); return wanted
      }(),
    ] {
      let text = key.value(in: settings)
      // The key has another value before, so that the test can't pass without writing.
      var again = settings
      try key.set(settings == Settings() ? key.otherValue : .init(argument: key.value(in: Settings())), in: &again)
      try key.set(SettingValue(argument: text), in: &again)
      #expect(again == settings, "\(text)")
    }
  }

  @Test(arguments: SettingKey.all.map(\.name))
  func whatAKeyDoesNotTakeIsRefused(name: String) throws {
    let key = try #require(SettingKey.named(name))
    var wrong: [SettingValue] = []
    switch key.kind {
    case .number(_, _, let range, let isWhole):
      wrong = [.number(range.lowerBound - 0.001), .number(range.upperBound + 0.001), .flag(true), .text("much")]
      wrong += isWhole ? [.number(1.5)] : []
    case .numberOrWord(_, _, let range, let words):
      wrong = [
        .number(range.lowerBound - 0.001), .number(range.upperBound + 0.001), .flag(true), .text(words[0].name + "x"),
      ]
    case .flag: wrong = [.number(1), .text("yes")]
    case .choice(let words, _, _): wrong = [.number(1), .flag(true), .text(words[0].name + "x"), .text("")]
    case .curve: wrong = [.number(1), .flag(true), .text("ease-inn"), .text("cubic-bezier(2, 0, 0, 1)")]
    }
    for value in wrong {
      var settings = Settings()
      #expect(throws: SettingError.self) { try key.set(value, in: &settings) }
      #expect(settings == Settings())
    }
  }

  /// The ends of a range are valid, and the model can be built at both.
  @Test(arguments: SettingKey.all.map(\.name))
  func theEndsOfARangeWillDo(name: String) throws {
    let key = try #require(SettingKey.named(name))
    let ends: [SettingValue]
    switch key.kind {
    case .number(_, _, let range, _), .numberOrWord(_, _, let range, _):
      ends = [.number(range.lowerBound), .number(range.upperBound)]
    case .flag: ends = [.flag(false), .flag(true)]
    case .choice(let words, _, _): ends = words.map { .text($0.name) }
    case .curve: ends = [.text("linear"), .text("steps(4)"), .text("linear(0, 0.5, 1)")]
    }
    for end in ends {
      var settings = Settings()
      try key.set(end, in: &settings)
      for style in MotionSettings.Style.allCases {
        (settings.settle.style, settings.tap.style, settings.push.style, settings.pop.style) = (
          style, style, style, style
        )
        _ = settings.rules
      }
    }
  }

}

import CardModel
import CardMotion
import CardSettings
import Testing

@Suite struct SettingsRulesTests {
  /// Values that a key accepts, among them its ends.
  private static func values(of key: SettingKey) -> [SettingValue] {
    switch key.kind {
    case .number(_, _, let range, let isWhole):
      let middle = range.lowerBound + (range.upperBound - range.lowerBound) / 3
      return [range.lowerBound, isWhole ? middle.rounded() : middle, range.upperBound].map { .number($0) }
    case .numberOrWord(_, _, let range, let words):
      return [.number(range.lowerBound), .number(range.upperBound)] + words.map { .text($0.name) }
    case .flag: return [.flag(true), .flag(false)]
    case .choice(let words, _, _): return words.map { .text($0.name) }
    case .curve: return [.text("linear"), .text("cubic-bezier(0.3, 0.2, 0.3, 1.6)"), .text("steps(3, end)")]
    }
  }

  /// After a change of one key, the rules that follow from it make up for all: nothing else depends on the key.
  @Test(arguments: Preset.all.map(\.name)) func theRulesOfAKeyFollowFromIt(preset: String) throws {
    let own = try #require(Preset.named(preset)).settings
    var solved = own
    solved.follow(.all)
    #expect(solved.base == own.rules)
    for key in SettingKey.all {
      // One settings value for all values of a key, as in a worker that tries one after the other.
      var running = solved
      for value in Self.values(of: key) {
        var changed = own
        try key.set(value, in: &changed)
        try key.set(value, in: &running)
        running.follow(key.following)
        #expect(running.base == changed.rules, "\(key.name)=\(value)")
        if !key.following.isEmpty, key.following.isSubset(of: .ofRelease) {
          #expect(own.rules.areSame(untilACardIsSent: changed.rules), "\(key.name)=\(value)")
        }
      }
    }
  }

  /// A duration for the lowest detent that is taken back leaves no rule of its own.
  @Test func aMotionTowardTheLowestDetentGoesAgain() {
    var settings = Settings()
    settings.settle = MotionSettings(style: .uikit, duration: 0.5, dampingRatio: 0.7)
    settings.pace.dismissDuration = 0.2
    settings.follow(.all)
    #expect(settings.base.motion.dismiss == .spring(Spring(uikitDuration: 0.2, dampingRatio: 0.7)))
    settings.pace.dismissDuration = .infinity
    settings.follow(.all)
    #expect(settings.base.motion.dismiss == nil)
    #expect(settings.base == settings.rules)
  }
}

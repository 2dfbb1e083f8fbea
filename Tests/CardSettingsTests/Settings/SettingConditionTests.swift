import CardMath
import CardSettings
import CardTestSupport
import Testing

@Suite struct SettingConditionTests {
  /// Settings with random words and flags, and numbers at their ends or as they are.
  private static func settings(_ random: inout SplitMix64) -> Settings {
    var settings = Settings()
    for key in SettingKey.all {
      var values: [SettingValue] = []
      switch key.kind {
      case .number(_, _, let range, _): values = [.number(range.lowerBound), .number(range.upperBound)]
      case .numberOrWord(_, _, _, let words): values = words.map { .text($0.name) }
      case .flag: values = [.flag(false), .flag(true)]
      case .choice(let words, _, _): values = words.map { .text($0.name) }
      case .curve: break
      }
      let index = Int(random.next(below: UInt64(values.count + 1)))
      if index < values.count { try? key.set(values[index], in: &settings) }
    }
    return settings
  }

  private static func holds(_ condition: SettingCondition, in settings: Settings) -> Bool {
    condition.alternatives.contains { clauses in
      clauses.allSatisfy { clause in
        guard let value = SettingKey.named(clause.key)?.value(in: settings) else { return false }
        return !clause.others.contains(value)
      }
    }
  }

  /// The words say what the rule does, under any settings.
  @Test func aConditionIsTheRule() {
    var random = SplitMix64(seed: 1)
    let all = (0..<Seeds.count(50, of: 1_500)).map { _ in Self.settings(&random) } + Preset.all.map(\.settings)
    for key in SettingKey.all {
      let condition = key.condition
      for settings in all where Self.holds(condition, in: settings) != key.isInForce(settings) {
        Issue.record("\(key.name) is in force: \(key.isInForce(settings)), but \(condition.words)")
        break
      }
    }
  }

  @Test(arguments: [
    ("touch.slop", ""), ("snap.window", "snap.policy is projection"),
    ("snap.resistance", "snap.policy is swipe, step or height"), ("touch.axis_tie", "touch.axis_lock is true"),
    ("settle.damping_ratio", "settle.motion isn't curve and settle.pace isn't speed"),
    ("buttons.fade_on_tap", "fades.follow isn't position and buttons.fade_fraction isn't 0"),
    ("fit.initial_velocity", "fit.motion is animation"),
  ])
  func isSaidInWords(name: String, words: String) throws {
    let condition = try #require(SettingKey.named(name)).condition
    #expect(condition.words == words)
    #expect(condition.isAlways == words.isEmpty)
  }
}

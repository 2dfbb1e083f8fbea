import CardSettings
import Testing

@Suite struct SettingKeyChoiceTests {
  /// The words that a key takes, with their meanings.
  private static func words(of key: SettingKey) -> [(name: String, meaning: String)] {
    switch key.kind {
    case .choice(let words, _, _): words.map { ($0.name, $0.meaning) }
    case .numberOrWord(_, _, _, let words): words.map { ($0.name, $0.meaning) }
    case .number, .flag, .curve: []
    }
  }

  /// Every word of every key has a sentence of its own, which no other word of the key has.
  @Test func everyWordHasAMeaning() {
    var count = 0
    for key in SettingKey.all {
      let words = Self.words(of: key)
      for word in words {
        #expect(word.meaning.hasSuffix("."), "\(key.name) \(word.name)")
        #expect(word.meaning.count > 20, "\(key.name) \(word.name)")
        #expect(!word.meaning.contains("  "), "\(key.name) \(word.name)")
        #expect(word.meaning.first?.isUppercase == true, "\(key.name) \(word.name)")
        #expect(words.count { $0.meaning == word.meaning } == 1, "\(key.name) \(word.name)")
        #expect(words.count { $0.name == word.name } == 1, "\(key.name) \(word.name)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// A key whose name a meaning has exists.
  @Test func meaningsNameKeysThatExist() {
    for key in SettingKey.all {
      for sentence in [key.meaning] + Self.words(of: key).map(\.meaning) {
        for word in sentence.split(whereSeparator: { " ,;:()".contains($0) }) {
          let parts = word.hasSuffix(".") ? word.dropLast().split(separator: ".") : word.split(separator: ".")
          guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0 == "_" } }) else { continue }
          #expect(SettingKey.named(parts.joined(separator: ".")) != nil, "\(key.name): \(sentence)")
        }
      }
    }
  }

  /// A word is this project's own, or has a source and a certainty.
  @Test func everyWordHasASource() {
    for key in SettingKey.all {
      guard case .choice(let words, _, _) = key.kind else { continue }
      for word in words {
        #expect(!word.source.isEmpty, "\(key.name) \(word.name)")
        #expect((word.source == "own") == (word.certainty == .own), "\(key.name) \(word.name)")
      }
    }
  }

  /// A system whose preset has read a word in its source isn't ignored by the word itself: such a word isn't merely
  /// this project's own, unless the preset says that the system has nothing of the kind.
  @Test func whatAPresetReadsIsntOnlyOurs() {
    var found = 0
    for preset in Preset.all {
      for rule in preset.rules where rule.certainty == .read && rule.source.contains(":") {
        guard let key = SettingKey.named(rule.key), case .choice(let words, _, _) = key.kind,
          case .text(let value) = rule.value, let word = words.first(where: { $0.name == value }),
          key.name != "settle.pace",
          !["curve", "spring"].contains(word.name)
        else { continue }
        #expect(word.source != "own", "\(preset.name): \(key.name) \(word.name)")
        found += 1
      }
    }
    #expect(found > 20)
  }
}

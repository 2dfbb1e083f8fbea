import CardScenario
import CardSettings

/// The keys that a pattern finds: a key, a group, a part of a name, a word that a key takes, or words of its meaning.
enum KeySearch {
  /// Returns the keys, in the table's order; none if there is no such key.
  static func keys(matching pattern: String) -> [SettingKey] {
    if let key = SettingKey.named(pattern.lowercased()) { return [key] }
    let wanted = folded(pattern)
    if wanted.isEmpty { return [] }
    // The name of a group means the group, whatever else has that word in it.
    let group = SettingKey.all.filter { folded($0.groupName) == wanted }
    return group.isEmpty ? SettingKey.all.filter { matches($0, wanted) } : group
  }

  /// The words that a mistyped pattern may have meant: the groups, the keys, their words, and the longer words of their
  /// meanings.
  static var vocabulary: [String] {
    var words: [String] = []
    for key in SettingKey.all {
      let meaning = folded(key.meaning).split(separator: " ").map(String.init).filter { $0.count > 4 }
      for word in [key.groupName, key.name] + key.words + meaning where !words.contains(word) { words.append(word) }
    }
    return words
  }

  private static func matches(_ key: SettingKey, _ wanted: String) -> Bool {
    // Within a name any part counts, in a sentence only the beginning of a word.
    contains(folded(key.name), wanted) || contains(" " + folded(key.meaning), " " + wanted)
      || key.words.contains { folded($0) == wanted }
  }

  /// Returns a text in lower case, with single blanks in the place of all that isn't a letter or a digit.
  private static func folded(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  private static func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}

extension SettingKey {
  /// The name's part before the dot.
  var groupName: String { String(name.prefix { $0 != "." }) }

  /// The words that the key takes.
  var words: [String] {
    switch kind {
    case .number, .flag, .curve: []
    case .numberOrWord(_, _, _, let words): words.map(\.name)
    case .choice(let words, _, _): words.map(\.name)
    }
  }
}

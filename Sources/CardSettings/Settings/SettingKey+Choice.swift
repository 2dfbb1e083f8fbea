extension SettingKey {
  /// One of the words that a setting takes.
  public struct Choice: Hashable, Sendable {
    /// The word, as it is written.
    public let name: String

    /// Its effect, in a sentence.
    public let meaning: String

    /// The source of the behaviour: `own` for this project's, or a system with a place in its code, which the presets'
    /// references spell out.
    public let source: String

    /// The certainty that the system behaves like that.
    public let certainty: Preset.Certainty

    /// Creates a word; without a source it is this project's own.
    init(_ name: String, _ meaning: String, source: String = "own", _ certainty: Preset.Certainty? = nil) {
      (self.name, self.meaning, self.source) = (name, meaning, source)
      self.certainty = certainty ?? (source == "own" ? .own : .read)
    }
  }

  /// A choice among the cases of an enumeration.
  static func words<Value: WordedChoice>(_ slot: Slot<Value>) -> Kind {
    let cases = Array(Value.allCases)
    return .choice(
      words: cases.map { $0.choice }, get: { slot.get($0).choice.name }, set: { slot.set(&$0, cases[$1]) })
  }

  /// A word that stands for a number, such as `none` for infinity.
  public struct Word: Hashable, Sendable {
    /// The word.
    public let name: String

    /// The number it stands for.
    public let value: Double

    /// Its effect, in a sentence.
    public let meaning: String

    init(_ name: String, _ value: Double, _ meaning: String) {
      (self.name, self.value, self.meaning) = (name, value, meaning)
    }

    /// The word followed by its number in parentheses; the word alone if the number is infinite.
    var shown: String { value.isFinite ? "\(name) (\(SettingKey.text(value)))" : name }
  }
}

/// An enumeration that a setting takes: the word, the meaning and the source of each case stand in one place.
protocol WordedChoice: CaseIterable, Equatable, Sendable {
  /// The word of this case.
  var choice: SettingKey.Choice { get }
}

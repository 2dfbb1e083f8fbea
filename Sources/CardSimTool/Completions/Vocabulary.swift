import CardBenchmarkCases
import CardDialects
import CardExamples
import CardMotion
import CardScenario
import CardSimulation
import CardTimeline
import CardTuning

/// A kind of names that come with the tool. A completion script lists each kind once, since many options take it.
enum Vocabulary: String, CaseIterable, Sendable {
  case scenarios
  case presets
  case devices
  case curves
  case columns
  case metrics
  /// The keys of `--set`, without their values.
  case keys
  /// The values of the keys that take words: `motion.kind=spring`.
  case settings
  /// The keys of `--vary`.
  case axes
  /// The words of the benchmark cases' names.
  case cases

  /// A name, and its meaning in a sentence; empty if there is none.
  struct Name: Hashable, Sendable {
    var text: String
    var meaning = ""
  }

  /// The names in the order in which the tool lists them. None has white space or a character that is special to a
  /// shell.
  var names: [Name] {
    switch self {
    case .scenarios: BuiltInScenarios.all.map { Name(text: $0.name, meaning: $0.about) }
    case .presets: Preset.all.map { Name(text: $0.name, meaning: $0.summary) }
    case .devices: Device.all.map { Name(text: $0.name, meaning: $0.title) }
    case .curves:
      NamedCurve.allCases.map { Name(text: $0.name, meaning: CurveText.text(of: $0.curve)) }
        + Easing.allCases.map { Name(text: $0.name, meaning: ListCommand.text(of: $0.curve)) }
    case .columns:
      Column.groups.map { Name(text: $0.name, meaning: "\($0.columns.count) columns") }
        + [Name(text: ColumnChoice.channelGroup, meaning: "the scenario's own")]
        + Column.allCases.map { Name(text: $0.name, meaning: $0.meaning) }
    case .metrics: Metric.allCases.map { Name(text: $0.name, meaning: $0.meaning) }
    case .keys: SettingKey.all.map { Name(text: $0.name, meaning: $0.meaning) }
    case .settings: SettingKey.all.flatMap { key in Vocabulary.words(of: key).map { Name(text: "\(key.name)=\($0)") } }
    case .axes: TuningKey.allNames.map { Name(text: $0, meaning: SettingKey.named($0)?.meaning ?? "") }
    case .cases: Vocabulary.caseWords
    }
  }

  /// The kind of the full texts, beside a kind of keys that are followed by `=` and a value; nil if values are numbers.
  var values: Vocabulary? { self == .keys ? .settings : nil }

  private static func words(of key: SettingKey) -> [String] {
    switch key.kind {
    case .number: []
    case .numberOrWord(_, _, _, let words): words.map { $0.name }
    case .flag: ["true", "false"]
    case .choice(let words, _, _): words.map { $0.name }
    case .curve: NamedCurve.allCases.map(\.name)
    }
  }

  /// Each word of a case's name, in the order in which it first appears; numbers alone select nothing.
  private static var caseWords: [Name] {
    var words: [Name] = []
    for word in BenchmarkCase.all.flatMap({ $0.name.split(separator: " ") }) {
      let name = Name(text: String(word))
      let isPlain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
      if isPlain, word.contains(where: \.isLetter), !words.contains(name) { words.append(name) }
    }
    return words
  }
}

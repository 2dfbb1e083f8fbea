import CardBenchmarkCases
import CardCommandLine
import CardCommands
import CardSettings
import CardTuning

extension Vocabulary {
  /// All kinds of names that come with the tool.
  static let all = [
    scenarios, presets, devices, curves, columns, detents, metrics, keys, settings, axes, cases,
  ]

  /// The keys of `--vary`.
  static let axes = Vocabulary("axes") {
    TuningKey.allNames.map { Name(text: $0, meaning: SettingKey.named($0)?.meaning ?? "") }
  }

  /// The words of the benchmark cases' names.
  static let cases = Vocabulary("cases") { caseWords }

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

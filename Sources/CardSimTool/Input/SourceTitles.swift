import CardExamples
import CardText

/// The titles of the scenarios and tables on one command line: a file's name, or as much of its path as tells it apart:
/// `sub/sheet` is another one than `sheet`, and `sheet.csv` another one than `sheet.json`.
struct SourceTitles {
  private var titles: [String: String] = [:]

  /// Compares the names on the command line: built-in scenarios', files' paths and '-'.
  init(_ names: [String]) {
    var names = Set(names)
    for title in [ScenarioSource.title, ScenarioSource.withoutEnding, { SafeText.escaped($0) }] {
      var counts: [String: Int] = [:]
      for name in names { counts[title(name), default: 0] += 1 }
      // What is no path has its first title only.
      for name in names where titles[name] == nil || !Self.isKnown(name) { titles[name] = title(name) }
      names = names.filter { counts[title($0)] != 1 }
    }
  }

  /// True if a name is no path.
  private static func isKnown(_ name: String) -> Bool { name == "-" || BuiltInScenarios.named(name) != nil }

  /// The title of one of the names.
  subscript(name: String) -> String { titles[name] ?? ScenarioSource.title(of: name) }
}

import CardExamples
import CardText

/// The titles of the scenarios and tables on one command line: a file's name, or as much of its path as tells it apart:
/// `sub/sheet` is another one than `sheet`, and `sheet.csv` another one than `sheet.json`.
package struct SourceTitles {
  private var titles: [String: String] = [:]

  /// Compares the names on the command line: built-in scenarios', files' paths and '-'.
  package init(_ names: [String]) {
    for name in names { titles[name] = ScenarioSource.title(of: name) }
    for longer in [ScenarioSource.withoutEnding, { SafeText.escaped($0) }] {
      let counts = titles.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for (name, title) in titles where counts[title] != 1 && Self.isPath(name) { titles[name] = longer(name) }
    }
  }

  private static func isPath(_ name: String) -> Bool { name != "-" && BuiltInScenarios.named(name) == nil }

  /// The title of one of the names.
  subscript(name: String) -> String { titles[name] ?? ScenarioSource.title(of: name) }
}

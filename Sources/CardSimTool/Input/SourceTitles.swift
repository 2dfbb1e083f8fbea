import CardExamples

/// The titles of the scenarios and tables on one command line: a file's name, or its path where several have that name,
/// so that `sub/sheet` is another one than `sheet`.
struct SourceTitles {
  /// The names whose titles aren't theirs alone.
  private let paths: Set<String>

  /// Compares the names on the command line: built-in scenarios', files' paths and '-'.
  init(_ names: [String]) {
    let names = Set(names)
    var counts: [String: Int] = [:]
    for name in names { counts[ScenarioSource.title(of: name), default: 0] += 1 }
    paths = names.filter {
      $0 != "-" && BuiltInScenarios.named($0) == nil && counts[ScenarioSource.title(of: $0)] != 1
    }
  }

  /// The title of one of the names.
  subscript(name: String) -> String {
    paths.contains(name) ? ScenarioSource.withoutEnding(name) : ScenarioSource.title(of: name)
  }
}

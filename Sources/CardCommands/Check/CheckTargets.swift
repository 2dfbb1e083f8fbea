import CardCommandLine
import CardExamples

/// The scenarios to check, and the path of each one's golden.
struct CheckTargets {
  /// A scenario to check.
  struct Target {
    /// Its name.
    var name: String

    /// Its path, or '-'; nil: it is built in.
    var file: String?

    /// The name or the path by which it is found.
    var path: String

    /// The path of its golden, which need not exist; nil: it has none.
    var goldenPath: String?

    /// The recorded finger that takes the place of its touches.
    var gesture: GestureFile?
  }

  /// The suffix of a golden's file name.
  static let goldenEnding = ".golden.csv"

  /// The scenarios, in command-line order, those of a folder by their paths.
  private(set) var all: [Target] = []

  /// The goldens in completely searched folders that belong to no scenario, here or in a run with another gesture:
  /// `sheet+thumb` is of `sheet`.
  private(set) var unreferencedGoldens: [String] = []

  /// Finds the scenarios.
  ///
  /// - Parameters:
  ///   - paths: The paths and names on the command line; empty: the built-in scenarios.
  ///   - goldens: The folder of the goldens; nil: goldens are next to their scenarios.
  ///   - gestures: Recorded fingers, with each of which every scenario is a target of its own, and has a golden of its
  ///     own; empty: the scenarios have their own touches.
  ///   - hasAllGestures: True if there are no others: a golden of another one belongs to nothing.
  init(
    _ paths: [String], goldens: String?, gestures: [GestureFile] = [], hasAllGestures: Bool = false
  ) throws(Failure) {
    let folder = goldens.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    var looked: [String] = []
    var names: [String] = []
    for path in paths.isEmpty ? BuiltInScenarios.all.map(\.name) : paths {
      if BuiltInScenarios.named(path) != nil || !Folder.isThere(path) {
        names.append(path)
        continue
      }
      looked.append(path)
      names += try ScenarioNames.files(in: path)
    }
    let titles = SourceTitles(names)
    all = names.map { CheckTargets.target($0, titles, folder) }
    let stems = all.compactMap { $0.goldenPath?.dropLast(CheckTargets.goldenEnding.count) }
    if !gestures.isEmpty {
      all = all.flatMap { target in gestures.map { CheckTargets.target(target, with: $0) } }
    }
    try CheckTargets.checkNames(of: gestures)
    if folder != nil { try checkNames() }
    // If only single scenarios are named, the other goldens in the folder may belong to scenarios that weren't.
    if let goldens { looked = paths.isEmpty || !looked.isEmpty ? [goldens] : [] }
    let known = Set(all.compactMap(\.goldenPath))
    // One of a scenario with another gesture, or without one, is another run's, unless all gestures are here.
    func isOfAnotherRun(_ golden: String) -> Bool {
      stems.contains { golden == $0 + CheckTargets.goldenEnding || (!hasAllGestures && golden.hasPrefix($0 + "+")) }
    }
    for path in looked where Folder.isThere(path) {
      unreferencedGoldens += try CheckTargets.files(in: path, endingWith: CheckTargets.goldenEnding)
        .filter { !known.contains($0) && !isOfAnotherRun($0) }
    }
  }

  private static func target(_ path: String, _ titles: SourceTitles, _ goldens: String?) -> Target {
    if BuiltInScenarios.named(path) != nil {
      return Target(name: path, file: nil, path: path, goldenPath: goldens.map { $0 + path + goldenEnding })
    }
    let folder = goldens ?? (path == "-" ? nil : Path.folder(of: path))
    return Target(
      name: titles[path], file: path, path: path,
      goldenPath: folder.map { $0 + ScenarioSource.title(of: path) + goldenEnding })
  }

  /// Returns a target whose touches a gesture replaces: `sheet.json` with `thumb.csv` is `sheet+thumb`.
  private static func target(_ target: Target, with gesture: GestureFile) -> Target {
    var changed = target
    changed.gesture = gesture
    changed.name += "+" + gesture.title
    changed.goldenPath = target.goldenPath.map { $0.dropLast(goldenEnding.count) + "+" + gesture.title + goldenEnding }
    return changed
  }

  private static func files(in folder: String, endingWith ending: String) throws(Failure) -> [String] {
    do throws(SystemError) {
      return try Folder.files(in: folder, endingWith: ending).filter { $0.hasSuffix(ending) }
    } catch {
      throw .noInput(path: folder, reason: error.reason)
    }
  }

  /// Refuses two recorded fingers of the same name, which would share the golden of each scenario.
  private static func checkNames(of gestures: [GestureFile]) throws(Failure) {
    var seen: [String: GestureFile] = [:]
    for gesture in gestures {
      if let other = seen[gesture.title] {
        throw .usage(
          "Two recorded fingers are called '\(gesture.title)', \(other.name) and \(gesture.name), and a scenario has "
            + "room for one golden of them: rename one", parameter: GestureOptions.gesture.spec)
      }
      seen[gesture.title] = gesture
    }
  }

  /// Refuses two scenarios of the same name, which would share a golden in one folder.
  private func checkNames() throws(Failure) {
    var seen: [String: Target] = [:]
    for target in all {
      guard let golden = target.goldenPath else { continue }
      if let other = seen[golden] {
        let (one, two) = (other.file ?? "the built-in one", target.file ?? "the built-in one")
        throw .usage(
          "Two scenarios are called '\(ScenarioSource.title(of: target.path))', \(one) and \(two), and --goldens has "
            + "room for one golden of them",
          parameter: CheckCommand.goldens.spec)
      }
      seen[golden] = target
    }
  }
}

extension CheckTargets.Target {
  /// The command that writes its golden: what the check was given, and which goldens are to be written.
  func command(recording: CheckCommand.Recording, _ arguments: Arguments) -> String {
    var words = ["cardsim", "check", path]
    for spec in [CheckCommand.goldens.spec, GestureOptions.gesture.spec, GestureOptions.placement.spec] {
      for text in arguments.texts(of: spec) { words += ["--\(spec.name)", text] }
    }
    // A golden stands beside a file, and there is none.
    if goldenPath == nil { words += ["--\(CheckCommand.goldens.spec.name)", "goldens"] }
    words += ["--\(CheckCommand.record.spec.name)", recording.rawValue]
    return words.map { ShellText.quoted($0) }.joined(separator: " ")
  }
}

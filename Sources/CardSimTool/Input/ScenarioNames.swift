import CardExamples

/// The scenarios that names on the command line stand for: built-in ones, files, and all files of folders. Documents
/// and gestures are found by the same rule.
enum ScenarioNames {
  /// Returns the names in command-line order, with each folder's scenarios, those of its subfolders too, in its place.
  ///
  /// - Parameter isKnown: Returns true for a name that is no folder's, even if there is one.
  static func all(
    _ names: [String], except isKnown: (String) -> Bool = { _ in false }
  ) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      if isKnown(name) || BuiltInScenarios.named(name) != nil || !Folder.isThere(name) {
        all.append(name)
      } else {
        all += try files(in: name)
      }
    }
    try checkStandardInput(all)
    return all
  }

  /// Returns the gestures that names stand for: files, and each folder's files that end in .csv.
  static func gestures(_ names: [String]) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      guard Folder.isThere(name) else {
        all.append(name)
        continue
      }
      let files: [String]
      do throws(SystemError) {
        files = try Folder.files(in: name, endingWith: ".csv")
      } catch {
        throw .noInput(path: name, reason: error.reason)
      }
      if files.isEmpty { throw .noInput(path: name, reason: "There is no gesture in it, no file that ends in .csv") }
      all += files
    }
    try checkStandardInput(all)
    return all
  }

  /// Returns the scenarios of a folder by their paths; throws if there is none.
  static func files(in folder: String) throws(Failure) -> [String] {
    let files: [String]
    do throws(SystemError) {
      // Presets stand beside the scenarios that name them.
      files = try Folder.files(in: folder, endingWith: ".json").filter { !PresetSource.isPreset(at: $0) }
    } catch {
      throw .noInput(path: folder, reason: error.reason)
    }
    if files.isEmpty { throw .noInput(path: folder, reason: "There is no scenario in it, no file that ends in .json") }
    return files
  }

  /// Refuses two scenarios of the same name, whose rows nothing would tell apart.
  static func checkDistinct(_ names: [String]) throws(Failure) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .usage("Two of the scenarios are called '\(name)', and nothing would tell their rows apart")
    }
  }

  /// Throws if standard input is among the names twice: it can be read only once.
  private static func checkStandardInput(_ names: [String]) throws(Failure) {
    if names.count(where: { $0 == "-" }) > 1 { throw .usage("Standard input can be read only once.") }
  }
}

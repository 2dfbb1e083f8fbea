import CardExamples

/// The scenarios that names on the command line stand for: built-in ones, files, and all files of folders.
enum ScenarioNames {
  /// Returns the names in command-line order, with each folder's scenarios, those of its subfolders too, in its place.
  static func all(_ names: [String]) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      if BuiltInScenarios.named(name) != nil || !Folder.isThere(name) {
        all.append(name)
      } else {
        all += try files(in: name)
      }
    }
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

  /// Throws if standard input is among the names twice: it can be read only once.
  static func checkStandardInput(_ names: [String]) throws(Failure) {
    if names.count(where: { $0 == "-" }) > 1 { throw .usage("Standard input can be read only once.") }
  }
}

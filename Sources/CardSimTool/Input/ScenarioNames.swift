import CardExamples

/// The scenarios that names on the command line stand for: built-in ones, files, and all files of folders. Documents
/// and gestures are found by the same rule.
enum ScenarioNames {
  /// Returns the names in command-line order, with each folder's scenarios, those of its subfolders too, in its place.
  ///
  /// - Parameters:
  ///   - withPresets: True for the presets of folders, too.
  ///   - isKnown: Returns true for a name that is no folder's, even if there is one.
  static func all(
    _ names: [String], withPresets: Bool = false, except isKnown: (String) -> Bool = { _ in false }
  ) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      if isKnown(name) || BuiltInScenarios.named(name) != nil || !Folder.isThere(name) {
        all.append(name)
      } else {
        all += try files(in: name, withPresets: withPresets)
      }
    }
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
    return all
  }

  /// Returns the scenarios of a folder by their paths; throws if there is none.
  ///
  /// - Parameter withPresets: True for its presets, too, which stand beside the scenarios that name them.
  static func files(in folder: String, withPresets: Bool = false) throws(Failure) -> [String] {
    let files: [String]
    do throws(SystemError) {
      let all = try Folder.files(in: folder, endingWith: ".json")
      files = withPresets ? all : all.filter { !PresetSource.isPreset(at: $0) }
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
}

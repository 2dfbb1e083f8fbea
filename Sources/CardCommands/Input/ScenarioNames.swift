import CardCommandLine
import CardExamples
import CardScenario
import CardText

/// The scenarios that names on the command line stand for: built-in ones, files, and all files of folders. Documents
/// and gestures are found by the same rule.
package enum ScenarioNames {
  /// Returns the names in command-line order, with each folder's scenarios, those of its subfolders too, in its place.
  ///
  /// - Parameters:
  ///   - withPresets: True for the presets of folders, too.
  ///   - isKnown: Returns true for a name that is no folder's, even if there is one.
  package static func all(
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

  /// Returns the gestures that names stand for: files, and each folder's files that are gestures by their endings and
  /// their notations. Says which files of a folder are left out, but for scenarios, presets and goldens.
  static func gestures(_ names: [String]) throws(Failure) -> [String] {
    var all: [String] = []
    for name in names {
      guard Folder.isThere(name) else {
        all.append(name)
        continue
      }
      let files: [String]
      do throws(SystemError) {
        files = try Folder.files(in: name, endingWith: "", tellLink: tellLink)
      } catch {
        throw .noInput(path: name, reason: error.reason)
      }
      let gestures = files.filter(isGesture)
      let unknown = files.filter { !gestures.contains($0) && !isKnownOtherwise($0) }
      if !unknown.isEmpty { Terminal.say("Note: " + leftOut(unknown, in: name) + "\n") }
      if gestures.isEmpty {
        throw .noInput(
          path: name, reason: "There is no gesture in it, no file that ends in .csv and none in another notation")
      }
      all += gestures
    }
    return all
  }

  /// The bytes at a file's beginning by which its notation is told.
  private static let headLength = 1 << 16

  /// True if a file of a folder is a gesture: a table by its ending, another notation by what it begins with, too.
  private static func isGesture(_ path: String) -> Bool {
    let ending = Path.name(of: path).split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    switch ending {
    case "csv", "tsv": return !path.hasSuffix(CheckTargets.goldenEnding)
    case "json", "jsonl", "ndjson", "txt", "log", nil: return GestureFormat(shownBy: head(of: path)) != nil
    default: return false
    }
  }

  /// True if a file has its place beside gestures: a golden, a preset, or a scenario, which has cards.
  private static func isKnownOtherwise(_ path: String) -> Bool {
    if path.hasSuffix(CheckTargets.goldenEnding) { return true }
    guard path.hasSuffix(".json") else { return false }
    return namesCards(head(of: path)) || PresetSource.isPreset(at: path)
  }

  /// True if a file beside scenarios is a recording of a finger or of a card: an array, or a log of a finger. None with
  /// cards: a scenario that stands in brackets by mistake isn't left out, so that no gate passes without it.
  private static func isRecording(_ path: String) -> Bool {
    let head = head(of: path)
    if namesCards(head) { return false }
    return SourceText.firstByte(of: head) == UInt8(ascii: "[") || GestureFormat(shownBy: head) != nil
  }

  /// True if a text has the word `"cards"`.
  private static func namesCards(_ text: [UInt8]) -> Bool { contains("\"cards\"", text[...]) }

  /// True if a file is a schema, by which an editor checks the scenarios beside it: it names the schemas' own.
  private static func isSchema(at path: String) -> Bool { contains("json-schema.org/", head(of: path).prefix(1024)) }

  /// True if a text has a word. A search of strings would link a megabyte of regular expressions.
  private static func contains(_ word: StaticString, _ text: ArraySlice<UInt8>) -> Bool {
    word.withUTF8Buffer { word in
      text.indices.dropLast(word.count - 1).contains { text[$0...].starts(with: word) }
    }
  }

  /// Returns a file's beginning; empty: it can't be read. It doesn't count as opened, since nothing depends on it.
  private static func head(of path: String) -> [UInt8] {
    guard let file = try? FileDescriptor.openForReading(path) else { return [] }
    defer { try? file.close() }
    return [UInt8](unsafeUninitializedCapacity: headLength) { buffer, count in
      while count < buffer.count {
        let part = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        guard let read = try? file.read(into: part), read > 0 else { return }
        count += read
      }
    }
  }

  /// Returns the sentence about the files of a folder that are no gestures.
  private static func leftOut(_ files: [String], in folder: String) -> String {
    "\(are(files, in: folder)) left out, since no notation of gestures is known by such an ending or beginning: "
      + list(files)
  }

  /// Returns the beginning of a sentence about files of a folder.
  private static func are(_ files: [String], in folder: String) -> String {
    files.count == 1 ? "a file of \(SafeText.escaped(folder)) is" : "files of \(SafeText.escaped(folder)) are"
  }

  /// Returns the paths of some files, and the number of those that it leaves out.
  private static func list(_ files: [String]) -> String {
    let shown = 5
    let more = files.count > shown ? " and \(files.count - shown) more" : ""
    return files.prefix(shown).map { SafeText.escaped($0) }.joined(separator: ", ") + more
  }

  /// Says that a folder has a link to a folder, in which nothing is looked for: it may lead back.
  private static func tellLink(_ path: String) {
    Terminal.say("Note: \(SafeText.escaped(path)) is a link to a folder, and nothing in it is taken: name it, too\n")
  }

  /// Returns the scenarios of a folder by their paths; throws if there is none.
  ///
  /// - Parameter withPresets: True for its presets, too, which stand beside the scenarios that name them.
  static func files(in folder: String, withPresets: Bool = false) throws(Failure) -> [String] {
    let files: [String]
    do throws(SystemError) {
      let all = try Folder.files(in: folder, endingWith: ".json", tellLink: tellLink)
      let documents = all.filter { !isSchema(at: $0) && (withPresets || !PresetSource.isPreset(at: $0)) }
      let recordings = documents.filter(isRecording)
      files = documents.filter { !recordings.contains($0) }
      if !recordings.isEmpty {
        let sentence = "\(are(recordings, in: folder)) left out, since recordings are no scenarios: \(list(recordings))"
        Terminal.say("Note: \(sentence)\n")
      }
    } catch {
      throw .noInput(path: folder, reason: error.reason)
    }
    if files.isEmpty { throw .noInput(path: folder, reason: "There is no scenario in it, no file that ends in .json") }
    return files
  }

  /// Refuses two scenarios of the same name, whose rows nothing would tell apart.
  package static func checkDistinct(_ names: [String]) throws(Failure) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .usage("Two of the scenarios are called '\(name)', and nothing would tell their rows apart")
    }
  }
}

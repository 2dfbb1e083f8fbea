import CardExamples
import CardScenario
import CardText

/// A scenario on the command line: a built-in one, a file, or standard input.
struct ScenarioSource {
  /// The scenario's document.
  var document: ScenarioDocument

  /// The files that were read for it, which the output must not be.
  var inputs: [Input] = []

  /// The folder of its gesture files, with the trailing slash.
  private(set) var folder = ""

  /// The gesture files that were read: each is read once.
  private let gestureFiles = GestureInputs()

  /// Finds a scenario and reads it.
  ///
  /// - Parameter others: The other kind of thing that the name may stand for, and its names; the caller tries those
  ///   itself. They are used in the message for a mistyped name.
  init(named name: String, orElse others: (kind: String, names: [String])? = nil) throws(Failure) {
    if let builtIn = BuiltInScenarios.named(name) {
      self.init(document: builtIn.document)
      return
    }
    let input: Input
    do throws(Failure) {
      input = try Input(reading: name)
    } catch {
      throw ScenarioSource.failure(error, naming: name, orElse: others)
    }
    try self.init(input, calledBy: name)
  }

  private init(document: ScenarioDocument) {
    self.document = document
  }

  /// Reads a scenario from an input.
  ///
  /// - Parameter name: Its path, or '-'.
  init(_ input: Input, calledBy name: String) throws(Failure) {
    inputs = [input]
    folder = name == "-" ? "" : Path.folder(of: name)
    let presets = PresetInputs()
    do throws(DiagnosticsError) {
      document = try ScenarioDocument.read(
        input.text, name: ScenarioSource.title(of: name), presets: presets.files)
    } catch {
      throw .of(error)
    }
    inputs += presets.inputs
  }

  /// Returns the failure of a name by which no file was found: a bare word is more likely a misspelt name.
  static func failure(
    _ error: Failure, naming name: String, orElse others: (kind: String, names: [String])? = nil
  ) -> Failure {
    guard case .noInput = error, !name.contains("/"), !name.hasSuffix(".json"), name != "-" else { return error }
    let known = BuiltInScenarios.all.map(\.name) + (others?.names ?? [])
    let isPreset = others?.names.contains(Preset.names[0]) == true
    let question =
      Suggestion.text(for: name, among: known) ?? (isPreset ? PresetSource.suggestion(for: name) : nil) ?? ""
    let kinds = "no such file and no built-in scenario" + (others.map { " or \($0.kind)" } ?? "")
    return .noInput(path: name, reason: "there is \(kinds) of that name" + (question.isEmpty ? "." : question))
  }

  /// Returns the scenario of a document, the one that was read or a changed one, and the files that it needed.
  func scenario(from document: ScenarioDocument) throws(Failure) -> (Scenario, [Input]) {
    let files = try gestures(of: document)
    let gestures = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.gesture) })
    do throws(DiagnosticsError) {
      return (try document.scenario(gestures: gestures), files.map(\.input))
    } catch {
      throw .diagnostics(error.text)
    }
  }

  /// Returns the document with the gestures of its files: a change of the preset or of the screen moves them.
  func whole() throws(Failure) -> ScenarioDocument {
    var document = document
    for file in try gestures(of: document) { document.gestures[file.name] = file.gesture }
    return document
  }

  /// Returns the gestures of the files that a document names, and the files.
  func gestures(
    of document: ScenarioDocument
  ) throws(Failure) -> [(name: String, gesture: Gesture, input: Input)] {
    var files: [(name: String, gesture: Gesture, input: Input)] = []
    for name in document.gestureFiles {
      let file = try gestureFiles.file(name.hasPrefix("/") ? name : folder + name)
      files.append((name, file.gesture, file.input))
    }
    return files
  }

  /// Returns a file's name without its folder and its extension.
  static func title(of path: String) -> String {
    if path == "-" { return "stdin" }
    // A file can have any name, and the scenario's name is shown in many places.
    let name = SafeText.escaped(Path.name(of: path))
    return name.hasSuffix(".json") ? String(name.dropLast(5)) : name
  }
}

/// The gesture files of a scenario that were read, by their paths.
private final class GestureInputs: @unchecked Sendable {
  private var files: [String: (gesture: Gesture, input: Input)] = [:]

  /// Returns a file's gesture, and the file.
  func file(_ path: String) throws(Failure) -> (gesture: Gesture, input: Input) {
    if let file = files[path] { return file }
    let input = try Input(reading: path)
    let file = (gesture: try input.gesture(), input: input)
    files[path] = file
    return file
  }
}

extension Input {
  /// Returns the gesture that the input contains.
  func gesture() throws(Failure) -> Gesture { try GestureFile(self).imported.gesture }
}

import CardCommandLine
import CardExamples
import CardModel
import CardScenario
import CardSettings
import CardText

/// A scenario on the command line: a built-in one, a file, or standard input.
package struct ScenarioSource {
  /// The scenario's document.
  package var document: ScenarioDocument

  /// The file that it was read from; nil: it is built in.
  private(set) var input: InputFile?

  /// The folder of its gesture files, with the trailing slash.
  package private(set) var folder = ""

  /// The gesture files that were read: each is read once.
  private let gestureFiles = GestureInputs()

  /// Finds a scenario and reads it.
  ///
  /// - Parameters:
  ///   - titles: The titles of all scenarios on the command line; nil: it is the only one.
  ///   - others: The other kind of thing that the name may stand for, and its names; the caller tries those itself.
  ///     They are used in the message for a mistyped name.
  package init(
    named name: String, titles: SourceTitles? = nil, orElse others: (kind: String, names: [String])? = nil
  ) throws(Failure) {
    if let builtIn = BuiltInScenarios.named(name) {
      self.init(document: builtIn.document)
      return
    }
    let input: InputFile
    do throws(Failure) {
      input = try InputFile(reading: name)
    } catch {
      throw ScenarioSource.failure(error, naming: name, orElse: others)
    }
    try self.init(input, calledBy: name, titles: titles)
  }

  private init(document: ScenarioDocument) {
    self.document = document
  }

  /// Reads a scenario from an input.
  ///
  /// - Parameters:
  ///   - name: Its path, or '-'.
  ///   - titles: The titles of all scenarios on the command line; nil: it is the only one.
  package init(_ input: InputFile, calledBy name: String, titles: SourceTitles? = nil) throws(Failure) {
    self.input = input
    folder = name == "-" ? "" : Path.folder(of: name)
    do throws(DiagnosticsError) {
      document = try ScenarioDocument.read(
        input.text, name: titles?[name] ?? ScenarioSource.title(of: name), presets: .onDisk)
    } catch {
      throw .of(error)
    }
  }

  /// The path of the preset file that its text names; nil: it names none, or one that comes with the tool.
  package var presetPath: String? {
    guard input != nil, let name = document.writtenPresetName, PresetFiles.isPath(name) else { return nil }
    return name.hasPrefix("/") ? name : folder + name
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
    if others == nil, Preset.named(name) != nil {
      return .noInput(path: name, reason: "it is a preset, not a scenario: say --preset \(name)")
    }
    let kinds = "no such file and no built-in scenario" + (others.map { " or \($0.kind)" } ?? "")
    return .noInput(path: name, reason: "there is \(kinds) of that name" + (question.isEmpty ? "." : question))
  }

  /// Returns the scenario of a document, the one that was read or a changed one.
  package func scenario(from document: ScenarioDocument) throws(Failure) -> Scenario {
    let gestures = try gestures(of: document)
    do throws(DiagnosticsError) {
      return try document.scenario(gestures: gestures)
    } catch {
      throw .of(error)
    }
  }

  /// Returns the document with the gestures of its files: a change of the preset or of the screen moves them.
  package func whole() throws(Failure) -> ScenarioDocument {
    var document = document
    for (name, gesture) in try gestures(of: document) { document.gestures[name] = gesture }
    return document
  }

  /// Returns the gestures of the files that a document names, by those names.
  private func gestures(of document: ScenarioDocument) throws(Failure) -> [String: Gesture] {
    var gestures: [String: Gesture] = [:]
    for name in document.gestureFiles {
      let input = document.inputs.first {
        if case .gestureFile(name, _) = $0.action { true } else { false }
      }
      gestures[name] = try reading("the gesture", at: input?.range ?? 0..<0, input?.path.text) { () throws(Failure) in
        try gestureFiles.gesture(at: name.hasPrefix("/") ? name : folder + name, on: document.screen)
      }
    }
    return gestures
  }

  /// Reads a file that the scenario names; the error of one that can't be read has the place in the scenario.
  ///
  /// - Parameters:
  ///   - kind: The kind of file, with its article.
  ///   - range: The place at which the scenario names it.
  ///   - path: That place's path in the document, if it is known.
  func reading<Value>(
    _ kind: String, at range: Range<Int>, _ path: String? = nil, _ read: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    do throws(Failure) {
      return try read()
    } catch {
      guard case .noInput(let file, let reason) = error else { throw error }
      let message = "can't read \(kind) \(SafeText.quoted(file, limit: 200)): \(reason)"
      let problem = Diagnostic(message, in: document.source, at: range, path: path)
      throw .missing(problem.text, problems: [problem])
    }
  }

  /// Returns a file's name without its folder and its extension.
  package static func title(of path: String) -> String {
    if path == "-" { return InputFile.standardInput }
    // A file can have any name, and the scenario's name is shown in many places.
    let name = Path.name(of: path)
    return withoutEnding(name.isEmpty ? path : name)
  }

  /// Returns a path without the extension of a scenario or a table.
  static func withoutEnding(_ path: String) -> String {
    let path = SafeText.escaped(path)
    let ending = [".json", ".csv"].first { path.hasSuffix($0) && path.count > $0.count }
    return String(path.dropLast(ending?.count ?? 0))
  }
}

/// The gestures of a scenario's files that were read, by the files' paths.
private final class GestureInputs: @unchecked Sendable {
  private var files: [String: (screen: Screen, file: GestureFile)] = [:]

  /// Returns a file's gesture on a screen, which a touch panel covers.
  func gesture(at path: String, on screen: Screen) throws(Failure) -> Gesture {
    let known = files[path]
    if let known, known.screen == screen { return known.file.imported.gesture }
    // It is read once: it may be a pipe.
    let file: GestureFile
    if let known {
      file = try known.file.on(screen)
    } else {
      file = try GestureFile(try InputFile(reading: path), covering: screen)
      Terminal.say(file.notesForScenario)
    }
    files[path] = (screen, file)
    return file.imported.gesture
  }
}

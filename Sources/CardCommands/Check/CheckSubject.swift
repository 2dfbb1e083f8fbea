import CardCommandLine
import CardExamples
import CardScenario
import CardTimeline

/// The scenario that a check runs, and what it is held against.
struct CheckSubject {
  /// The scenario's source.
  let source: ScenarioSource

  /// The document with the touches that it is checked with.
  let document: ScenarioDocument

  /// The scenario of that document.
  let scenario: Scenario

  private let target: CheckTargets.Target

  /// Reads the scenario of a target.
  init(_ target: CheckTargets.Target, _ arguments: Arguments) throws(Failure) {
    source = try ScenarioSource(named: target.path)
    var document = source.document
    let gesture = try target.gesture?.on(document.screen)
    if let gesture { document.replaceTouches(with: gesture, arguments) }
    scenario = try source.scenario(from: document)
    if let note = gesture?.moved(in: scenario) { Terminal.say(note) }
    (self.document, self.target) = (document, target)
  }

  /// Reads the recordings that the scenario names, and those of the command line.
  func recordings(
    and logs: [RecordingText]
  ) throws(Failure) -> [(text: RecordingText, file: RecordingFile)] {
    var recordings: [(text: RecordingText, file: RecordingFile)] = []
    for text in source.document.recordings {
      let file = try source.reading("the recording", at: text.range) { () throws(Failure) in
        try RecordingFile(text, in: source.folder, against: scenario)
      }
      recordings.append((text, file))
    }
    for text in logs { recordings.append((text, try RecordingFile(text, against: scenario))) }
    return recordings
  }

  /// Runs the scenario, and holds it against its golden and its expectations. A golden that can't be read is none if it
  /// is to be recorded anew.
  func check(
    _ given: Tolerances, _ recording: CheckCommand.Recording?, _ arguments: Arguments
  ) throws(Failure) -> (file: GoldenFile?, check: ScenarioCheck) {
    do throws(Failure) {
      let file = try GoldenFile(target, recording: recording)
      let isBuiltIn = target.file == nil && target.gesture == nil && file == nil
      let builtIn = isBuiltIn ? BuiltInScenarios.golden(of: target.name) : nil
      let check = try ScenarioCheck.run(
        document, scenario: scenario, golden: file?.golden ?? builtIn.map { .trail($0) }, tolerances: given,
        isVerbose: arguments[CommonOption.verbose])
      return (file, check)
    } catch {
      let file = try GoldenFile(replacing: target, after: error, recording, arguments)
      return (file, try ScenarioCheck.run(document, scenario: scenario, golden: nil, tolerances: given))
    }
  }
}

extension ScenarioCheck {
  /// Runs a check and turns its errors into the tool's failures.
  static func run(
    _ document: ScenarioDocument, scenario: Scenario, golden: Golden?, tolerances: Tolerances, isVerbose: Bool = false
  ) throws(Failure) -> ScenarioCheck {
    do throws(ScenarioCheckError) {
      return try ScenarioCheck(
        document, scenario: scenario, golden: golden, tolerances: tolerances, isVerbose: isVerbose)
    } catch {
      switch error {
      case .document(let error), .golden(let error): throw .of(error)
      case .notFinite(let error): throw .nonFinite(error)
      }
    }
  }
}

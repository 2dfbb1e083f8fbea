import CardExamples
import CardScenario
import CardText
import CardTimeline

/// Checks a target: reads a scenario and its golden, and writes the golden if it is to be recorded.
struct TargetCheck {
  /// The result of the check.
  let entry: CheckReport.Entry

  /// The files that were read for the scenario, which no report must be, without their bytes.
  let inputs: [Input]

  /// Checks a scenario, and writes its golden if it is to be recorded.
  ///
  /// - Parameter isDrawn: True to draw a run that differs from its golden over it.
  init(
    _ target: CheckTargets.Target, _ given: Tolerances, recording: CheckCommand.Recording?, isDrawn: Bool
  ) throws(Failure) {
    let source = try ScenarioSource(named: target.file ?? target.name)
    let (scenario, files) = try source.scenario(from: source.document)
    inputs = (source.inputs + files).map { Input(name: $0.name, bytes: [], regularFile: $0.regularFile) }
    let file = try GoldenFile(target, recording: recording)
    let builtIn = target.file == nil && file == nil ? BuiltInScenarios.golden(of: target.name) : nil
    let check = try ScenarioCheck.run(
      source.document, scenario: scenario, golden: file?.golden ?? builtIn.map { .trail($0) }, tolerances: given)

    var (looked, findings) = (check.lookedAt, check.findings)
    // Before the golden is written anew.
    let plot = isDrawn && check.differsFromGolden ? try file?.plot(beside: scenario) : nil
    var isRecorded = false
    if let file, try file.record(scenario, after: check, recording, reading: source.inputs + files) {
      isRecorded = true
      if check.hasGolden { looked.removeFirst() }
      if check.differsFromGolden { findings.removeFirst() }
      looked.insert("golden recorded in \(file.path)", at: 0)
    }
    if looked.isEmpty { looked = ["nothing to hold it against: it has no golden, and expects nothing"] }
    var entry = CheckReport.Entry(
      name: target.name, file: target.file, verdict: !findings.isEmpty ? .failed : isRecorded ? .recorded : .passed,
      summary: looked.joined(separator: ", "), findings: findings)
    entry.plot = plot
    self.entry = entry
  }
}

extension ScenarioCheck {
  /// Runs a check and turns its errors into the tool's failures.
  static func run(
    _ document: ScenarioDocument, scenario: Scenario, golden: Golden?, tolerances: Tolerances
  ) throws(Failure) -> ScenarioCheck {
    do throws(ScenarioCheckError) {
      return try ScenarioCheck(document, scenario: scenario, golden: golden, tolerances: tolerances)
    } catch {
      switch error {
      case .document(let error), .golden(let error): throw .of(error)
      case .notFinite(let error): throw .nonFinite(error)
      }
    }
  }
}

import CardExamples
import CardFormats
import CardSimulation

/// Checks one scenario: runs it, and holds what comes of it against its golden and its expectations.
struct ScenarioCheck {
  /// What came of it.
  private(set) var entry: CheckReport.Entry

  /// Checks a scenario, and writes its golden where that is asked for.
  init(_ target: CheckTargets.Target, _ given: Tolerances, recording: CheckCommand.Recording?) throws(Failure) {
    let source = try ScenarioSource(named: target.file ?? target.name)
    let (scenario, files) = try source.scenario(from: source.document)
    var tolerances = source.document.tolerances
    tolerances.merge(given)
    let golden = try GoldenFile(target, recording: recording)
    let builtIn = target.file == nil && golden == nil ? BuiltInScenarios.golden(of: target.name) : nil

    var simulation = scenario.simulation
    var run = ExpectationRun(source.document.expectations, names: scenario.names)
    let rows = golden.map { _ in ExactRows(names: scenario.names) }
    var recorder = builtIn.map { _ in GoldenTrail.Recorder(names: scenario.names) }
    while try simulation.nextFrame() {
      run.add(&simulation)
      rows?.add(&simulation)
      recorder?.add(simulation.frame, events: simulation.events)
    }

    var (looked, findings): ([String], [CheckReport.Finding]) = ([], [])
    var isRecorded = false
    if let builtIn, let recorder {
      looked.append("golden")
      if let finding = builtIn.finding(of: recorder, name: target.name) { findings.append(finding) }
    }
    if let golden, let rows {
      looked.append("golden")
      switch try golden.hold(rows, tolerances, recording: recording, reading: source.inputs + files) {
      case .holds: break
      case .differs(let finding): findings.append(finding)
      case .recorded:
        looked = ["golden recorded in \(golden.path)"]
        isRecorded = true
      }
    }
    let answers = run.answers
    if !answers.isEmpty { looked.append("\(answers.count) expectation\(answers.count == 1 ? "" : "s")") }
    for answer in answers where !answer.isMet {
      let place = source.document.source.position(of: answer.expectation.range.lowerBound)
      findings.append(CheckReport.Finding(answer.words, line: place.line, column: place.column))
    }
    if looked.isEmpty { looked = ["nothing to hold it against: it has no golden, and expects nothing"] }
    entry = CheckReport.Entry(
      name: target.name, file: target.file, verdict: !findings.isEmpty ? .failed : isRecorded ? .recorded : .passed,
      summary: looked.joined(separator: ", "), findings: findings)
  }
}

extension GoldenTrail {
  /// What differs from a golden that came with the tool; nil: nothing does.
  fileprivate func finding(of recorder: Recorder, name: String) -> CheckReport.Finding? {
    let found = recorder.golden
    if found.digest == digest, found.frameCount == frameCount { return nil }
    let details = """
      digest \(found.digest) instead of \(digest)
      to see the numbers, record a golden with the cardsim that it is held against, then check with this one:
        cardsim check \(name) --goldens FOLDER --record all
        cardsim check \(name) --goldens FOLDER
      """
    guard let departure = departure(of: found) else {
      return CheckReport.Finding(
        "golden: it differs in time_us, or where twelve bits of a cell don't tell", details: details)
    }
    guard !departure.columns.isEmpty else {
      return CheckReport.Finding(
        "golden: the timeline has \(found.frameCount) frames instead of \(frameCount), and is the same so far",
        details: details)
    }
    let columns = departure.columns.map(\.name).joined(separator: ", ")
    let frame = recorder.numbers[departure.index]
    return CheckReport.Finding("golden: frame \(frame) is the first that differs, in \(columns)", details: details)
  }
}

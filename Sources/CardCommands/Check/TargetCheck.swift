import CardCharts
import CardCommandLine
import CardExamples
import CardScenario
import CardText
import CardTimeline

/// Checks a target: reads a scenario and its golden, and writes the golden if it is to be recorded.
struct TargetCheck {
  /// The result of the check.
  let entry: CheckReport.Entry

  /// The run over its golden, if it differs from it and the golden wasn't written anew.
  let change: TimelinePlot?

  /// The run over its golden, if it differs from it, and over each recording that doesn't hold; a plot for each of the
  /// entry's.
  let plots: [TimelinePlot]

  /// The exit code of a golden that couldn't be written; 0: none.
  private(set) var failureCode: Int32 = 0

  /// The things besides differences that make a check fail.
  struct Rigour {
    /// True if a scenario has to be held against something.
    var needsSomething = false

    /// True if that has to be a golden.
    var needsGolden = false

    /// True if a scenario may have no warnings.
    var refusesWarnings = false
  }

  /// Checks a scenario, and writes its golden if it is to be recorded.
  ///
  /// - Parameters:
  ///   - logs: Recordings of the command line that it is held against besides its own.
  ///   - isDrawn: True to draw a run that differs over its golden, and over its recordings.
  init(
    _ target: CheckTargets.Target, _ given: Tolerances, logs: [RecordingText] = [], _ rigour: Rigour,
    _ arguments: Arguments, recording: CheckCommand.Recording?, isDrawn: Bool
  ) throws(Failure) {
    let source = try ScenarioSource(named: target.path)
    var document = source.document
    let gesture = try target.gesture?.on(document.screen)
    if let gesture { document.replaceTouches(with: gesture, arguments) }
    let scenario = try source.scenario(from: document)
    if let note = gesture?.moved(in: scenario) { Terminal.say(note) }
    // Before a golden is written: a recording that can't be read leaves all as it was.
    var recordings: [(text: RecordingText, file: RecordingFile)] = []
    for text in source.document.recordings {
      let file = try source.reading("the recording", at: text.range) { () throws(Failure) in
        try RecordingFile(text, in: source.folder, against: scenario)
      }
      recordings.append((text, file))
    }
    for text in logs { recordings.append((text, try RecordingFile(text, against: scenario))) }
    var file: GoldenFile?
    let check: ScenarioCheck
    do throws(Failure) {
      file = try GoldenFile(target, recording: recording)
      let isBuiltIn = target.file == nil && target.gesture == nil && file == nil
      let builtIn = isBuiltIn ? BuiltInScenarios.golden(of: target.name) : nil
      check = try ScenarioCheck.run(
        document, scenario: scenario, golden: file?.golden ?? builtIn.map { .trail($0) }, tolerances: given,
        isVerbose: arguments[CommonOption.verbose])
    } catch {
      file = try GoldenFile(replacing: target, after: error, recording, arguments)
      check = try ScenarioCheck.run(document, scenario: scenario, golden: nil, tolerances: given)
    }

    var (looked, findings) = (check.lookedAt, check.findings)
    // Before the golden is written anew.
    if check.differsFromGolden, let file { findings[0].details += file.commands(for: target, arguments) }
    let change = isDrawn && check.differsFromGolden ? try file?.plot(beside: scenario) : nil
    var isRecorded = false
    // The others are checked nonetheless, and what this one did is told.
    do throws(Failure) {
      isRecorded = try file?.record(scenario, after: check, recording) ?? false
    } catch {
      switch error {
      case .cannotCreate(let path, let reason), .cannotWrite(let path, let reason):
        findings.append(CheckReport.Finding("its golden can't be written", details: "\(path): \(reason)"))
        failureCode = error.exitCode
      default: throw error
      }
    }
    if let file, isRecorded {
      if check.hasGolden { looked.removeFirst() }
      if check.differsFromGolden { findings.removeFirst() }
      looked.insert("golden recorded in \(file.path)", at: 0)
    }
    for (text, file) in recordings {
      if file.comparison.holds {
        looked.append("\(file.name) \(file.comparison.summary)")
      } else {
        looked.append("\(file.name) differs")
        findings.append(TargetCheck.finding(of: file, text, in: source.document))
      }
    }
    let isNothing = looked.isEmpty && findings.isEmpty
    if isNothing {
      let nothing = "nothing to hold it against"
      looked = [rigour.needsSomething ? nothing : "\(nothing): \(TargetCheck.reasonForNothing)"]
    }
    if rigour.needsSomething, isNothing || rigour.needsGolden && !check.hasGolden && !isRecorded {
      findings.append(TargetCheck.missing(target, isNothing, arguments))
    }
    var warnings = scenario.warnings.map(\.text)
    if !isRecorded, let warning = TargetCheck.warning(of: check.unheldColumns, target, arguments) {
      warnings.append(warning)
    }
    if rigour.refusesWarnings {
      findings += warnings.map { CheckReport.Finding("a warning, which --strict refuses", details: $0) }
    } else {
      for warning in warnings { Terminal.say(warning) }
    }
    var entry = CheckReport.Entry(
      name: target.name, file: target.file, verdict: !findings.isEmpty ? .failed : isRecorded ? .recorded : .passed,
      summary: looked.joined(separator: ", "), findings: findings)
    var drawn = change.map { [(title: "before and after", plot: $0)] } ?? []
    if isDrawn {
      for (_, file) in recordings where !file.comparison.holds {
        drawn.append(("scenario and \(file.name)", try file.plot(over: scenario)))
      }
    }
    entry.plots = drawn.map { CheckReport.Plot(title: $0.title, text: $0.plot.text(TextPlotStyle(width: 96))) }
    plots = drawn.map(\.plot)
    self.entry = entry
    self.change = isRecorded ? nil : change
  }

  private static let reasonForNothing = "it has no golden, and expects nothing"

  /// Returns what a scenario tells that has nothing to be held against, or not the golden that is asked for.
  private static func missing(
    _ target: CheckTargets.Target, _ isNothing: Bool, _ arguments: Arguments
  ) -> CheckReport.Finding {
    let path = target.goldenPath.map { ", as \($0)" } ?? ""
    return CheckReport.Finding(
      isNothing ? reasonForNothing : "its golden is missing\(path)",
      details: "record one at home with '\(target.command(recording: .missing, arguments))', and commit it"
        + (isNothing ? "; or write an \"expect\" or a \"recording\"" : ""))
  }

  /// Returns a warning of columns that a golden lacks; nil: it has all.
  private static func warning(
    of columns: [String], _ target: CheckTargets.Target, _ arguments: Arguments
  ) -> String? {
    if columns.isEmpty { return nil }
    let named = columns.prefix(3).joined(separator: ", ") + (columns.count > 3 ? ", …" : "")
    return "\(SafeText.escaped(target.name)): warning: nothing holds \(columns.count) column"
      + (columns.count == 1 ? "" : "s") + " that the golden lacks: \(named)\n"
      + "  help: '\(target.command(recording: .all, arguments))' records it with all of them\n"
  }

  /// Returns what a recording that doesn't hold tells, at its place in the scenario if that names it.
  private static func finding(
    of file: RecordingFile, _ text: RecordingText, in document: ScenarioDocument
  ) -> CheckReport.Finding {
    let place = text.range.isEmpty ? nil : document.source.position(of: text.range.lowerBound)
    return CheckReport.Finding(
      "\(file.name): \(file.comparison.failure)", details: file.comparison.details.joined(separator: "\n"),
      line: place?.line, column: place?.column)
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

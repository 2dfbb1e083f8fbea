import CardCharts
import CardCommandLine
import CardScenario
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
  let failureCode: Int32

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
    let subject = try CheckSubject(target, arguments)
    let scenario = subject.scenario
    // Before a golden is written: a recording that can't be read leaves all as it was.
    let recordings = try subject.recordings(and: logs)
    let (file, check) = try subject.check(given, recording, arguments)
    var outcome = CheckOutcome(check)
    // Before the golden is written anew.
    if let file { outcome.tellCommands(of: file, target, arguments) }
    let change = isDrawn && check.differsFromGolden ? try file?.plot(beside: scenario) : nil
    if let file { try outcome.record(scenario, in: file, recording) }
    for (text, file) in recordings { outcome.add(file, text, in: subject.source.document) }
    outcome.judgeNothing(rigour, target, arguments)
    outcome.add(scenario.warnings.map(\.text), rigour, target, arguments)
    var drawn = change.map { [(title: "before and after", plot: $0)] } ?? []
    if isDrawn {
      for (_, file) in recordings where !file.comparison.holds {
        drawn.append(("scenario and \(file.name)", try file.plot(over: scenario)))
      }
    }
    var entry = outcome.entry(of: target)
    entry.plots = drawn.map { CheckReport.Plot(title: $0.title, text: $0.plot.text(TextPlotStyle(width: 96))) }
    plots = drawn.map(\.plot)
    self.entry = entry
    self.change = outcome.isRecorded ? nil : change
    failureCode = outcome.failureCode
  }
}

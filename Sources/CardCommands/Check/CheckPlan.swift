import CardCommandLine
import CardScenario
import CardTimeline

/// The work of `cardsim check`, by its arguments: the scenarios, the logs and tolerances that each is held to, and the
/// rigour. All that is wrong with the arguments is refused before anything runs.
struct CheckPlan {
  private let arguments: Arguments
  private let targets: CheckTargets

  /// The recordings of each scenario, in the order of the targets.
  private let logs: [[RecordingText]]
  private let tolerances: Tolerances
  private let rigour: TargetCheck.Rigour

  /// Reads the arguments.
  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    let outputs = arguments[CheckCommand.reports].compactMap(\.path) + [arguments[CommonOption.output]]
    try CheckPlan.refuseOutputs(outputs, arguments)
    targets = try CheckTargets(
      arguments[CheckCommand.scenarios], goldens: arguments[CheckCommand.goldens],
      gestures: try GestureOptions.files(arguments),
      hasAllGestures: arguments[GestureOptions.gesture].map(Folder.isThere) ?? false)
    try CheckPlan.refuseFolder(arguments)
    rigour = TargetCheck.Rigour(
      needsSomething: arguments[CheckCommand.strict] || Environment.isCI,
      needsGolden: arguments[CheckCommand.goldens] != nil,
      refusesWarnings: arguments[CheckCommand.strict])
    tolerances = try Tolerances(
      arguments[CheckCommand.tolerances],
      among: Column.allCases.map(\.name) + CheckPlan.channels(arguments[CheckCommand.tolerances], of: targets.all))
    try CheckPlan.refuseGoldens(of: targets, outputs, arguments)
    if arguments[CheckCommand.recordings].isEmpty {
      try RecordingOptions.refuse(
        arguments, because: "there is none: --recording names one, and a scenario's own has its options beside it")
    }
    logs = try CheckPlan.logs(arguments, of: targets.all)
    // The parser knows neither the recordings of several scenarios nor those that run once for each gesture.
    let files = targets.all.compactMap(\.file) + logs.flatMap { $0.map(\.file) }
    if files.count(where: { $0 == "-" }) > 1 { throw InputFile.readTwice }
  }

  /// Refuses outputs that would lie in one place, and a recording that proves nothing.
  private static func refuseOutputs(_ outputs: [String?], _ arguments: Arguments) throws(Failure) {
    if arguments[CheckCommand.record] != nil, Environment.isCI {
      throw .usage(
        "--record is refused where CI is set: a golden that no one has reviewed proves nothing. Record it at home, "
          + "and commit it", parameter: CheckCommand.record.spec)
    }
    let isShown = Destination.isStandardOutput(arguments[CommonOption.output])
    let shown = arguments[CheckCommand.reports].first { $0.path.map(Destination.isStandardOutput) ?? true }
    if isShown, arguments[CheckCommand.format] != .text, let shown {
      throw .usage(
        "--report \(shown.path ?? "github") goes to standard output too: write the other with --output, or leave "
          + "--format text",
        parameter: CheckCommand.format.spec)
    }
    try Destination.requireApart(outputs, parameter: CheckCommand.reports.spec)
  }

  /// Refuses a folder of goldens that isn't one, unless it is missing and will be made.
  private static func refuseFolder(_ arguments: Arguments) throws(Failure) {
    guard let folder = arguments[CheckCommand.goldens], !Folder.isThere(folder) else { return }
    let isMissing = (try? FileStatus(path: folder)) == nil
    if isMissing, arguments[CheckCommand.record] != nil { return }
    let home = Environment.isCI ? ", at home, where they are reviewed and committed" : ""
    throw .noInput(
      path: folder,
      reason: isMissing ? "there is no such folder; --record missing makes its goldens\(home)" : "it isn't a folder")
  }

  /// Refuses goldens that have no place, and outputs in the place of one.
  private static func refuseGoldens(
    of targets: CheckTargets, _ outputs: [String?], _ arguments: Arguments
  ) throws(Failure) {
    if let recording = arguments[CheckCommand.record], let target = targets.all.first(where: { $0.goldenPath == nil }) {
      throw .usage(
        "--record \(recording.rawValue) needs --goldens for '\(target.name)', which has no file that a golden could "
          + "lie beside", parameter: CheckCommand.goldens.spec)
    }
    // One that is there is an input, and refused as that.
    for golden in targets.all.compactMap(\.goldenPath) where (try? FileStatus(path: golden)) == nil {
      for output in outputs.compactMap(\.self) where output != "-" && Destination.areSame(golden, output) {
        throw .usage(
          "'\(output)' is the place of a golden: a report needs a file of its own", parameter: CheckCommand.reports.spec
        )
      }
    }
  }

  /// Checks every scenario. Returns the report, and the exit code that goes with it.
  func check() throws(Failure) -> (report: CheckReport, exitCode: Int32) {
    let isMarkdown = arguments[CheckCommand.reports].contains { if case .markdown = $0 { true } else { false } }
    let isDrawn = isMarkdown || arguments[CheckCommand.pictures] != nil || arguments[CheckCommand.review]
    var pictures: CheckPictures?
    if let folder = arguments[CheckCommand.pictures] {
      pictures = try CheckPictures(in: folder, of: targets.all.map(\.name))
    }
    var reviewer = try arguments[CheckCommand.review] ? CheckReview(arguments) : nil
    var report = CheckReport()
    var exitCode: Int32 = 0
    for (index, target) in targets.all.enumerated() {
      do throws(Failure) {
        let check = try TargetCheck(
          target, tolerances, logs: logs[index], rigour, arguments, recording: arguments[CheckCommand.record],
          isDrawn: isDrawn)
        exitCode = max(exitCode, check.failureCode)
        if let plot = check.change, try reviewer?.accepts(check.entry, plot) == true {
          let accepted = try TargetCheck(
            target, tolerances, logs: logs[index], rigour, arguments, recording: .failed, isDrawn: false)
          exitCode = max(exitCode, accepted.failureCode)
          report.entries.append(accepted.entry)
        } else {
          var entry = check.entry
          for (place, plot) in check.plots.enumerated() {
            entry.plots[place].picture = try pictures?.write(plot, of: index, at: place)
          }
          report.entries.append(entry)
        }
      } catch {
        // The others can be checked.
        guard error.isOfInput else { throw error }
        exitCode = max(exitCode, error.exitCode)
        report.entries.append(.broken(target, by: error))
      }
    }
    if arguments[CheckCommand.strict] {
      report.entries += targets.unreferencedGoldens.map(CheckReport.Entry.stray)
    } else {
      report.unreferenced = targets.unreferencedGoldens
    }
    return (report, report.isPassed ? exitCode : max(exitCode, 1))
  }

  /// Returns the recordings on the command line, those of each scenario in its place.
  private static func logs(
    _ arguments: Arguments, of targets: [CheckTargets.Target]
  ) throws(Failure) -> [[RecordingText]] {
    var logs = targets.map { _ in [RecordingText]() }
    for named in arguments[CheckCommand.recordings] {
      var (index, scenario, file) = (targets.count == 1 ? 0 : nil, named.scenario, named.file)
      if let name = scenario {
        let whole = "\(name)=\(file)"
        if let found = targets.firstIndex(where: { $0.name == name || $0.file == name }) {
          index = found
        } else if (try? FileStatus(path: whole)) != nil {
          (scenario, file) = (nil, whole)
        } else {
          index = nil
        }
      }
      guard let index else {
        let names = targets.map(\.name)
        throw .usage(
          scenario.map { "No scenario '\($0)' is checked" + (Suggestion.text(for: $0, among: names) ?? "") }
            ?? "There are \(targets.count) scenarios: say which one the recording belongs to, as in "
            + "\(names.first ?? "name")=\(file)", parameter: CheckCommand.recordings.spec)
      }
      logs[index].append(try RecordingOptions.text(of: file, arguments))
    }
    return logs
  }

  /// Returns the names of the scenarios' channels, if a tolerance may be one's. A scenario that can't be read has none
  /// here; its errors are reported when it is checked. Standard input can be read only once, and isn't read here.
  private static func channels(_ tolerances: [ColumnTolerance], of targets: [CheckTargets.Target]) -> [String] {
    let isKnown = tolerances.allSatisfy { tolerance in
      tolerance.column == Tolerances.everyColumn || Column.allCases.contains { $0.name == tolerance.column }
    }
    if isKnown { return [] }
    return targets.filter { $0.file != "-" }.flatMap { target in
      (try? ScenarioSource(named: target.file ?? target.name))?.document.channels.map(\.name) ?? []
    }
  }
}

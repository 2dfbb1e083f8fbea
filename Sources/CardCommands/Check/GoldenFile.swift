import CardCharts
import CardCommandLine
import CardScenario
import CardTimeline

/// A golden in a file: a timeline with all its columns, to the bit.
struct GoldenFile {
  /// The path of the golden, which need not exist yet.
  let path: String

  /// The golden that a check compares its run with; nil: the file doesn't exist yet.
  let golden: ScenarioCheck.Golden?

  /// Opens the golden of a scenario; nil if there is none, and none is to be recorded.
  init?(_ target: CheckTargets.Target, recording: CheckCommand.Recording?) throws(Failure) {
    guard let path = target.goldenPath else { return nil }
    self.path = path
    do throws(SystemError) {
      _ = try FileStatus(path: path)
    } catch {
      guard error == .noSuchFile else { throw .noInput(path: path, reason: error.reason) }
      if recording == nil { return nil }
      golden = nil
      return
    }
    golden = .rows(try TimelineFile(opening: path, asGolden: true).text)
  }

  /// Opens the golden of a scenario that can't be read, to write it anew.
  ///
  /// - Parameter error: The error in it. Unless the golden is to be written, it is thrown again, with the command that
  ///   writes it.
  init(
    replacing target: CheckTargets.Target, after error: Failure, _ recording: CheckCommand.Recording?,
    _ arguments: Arguments
  ) throws(Failure) {
    guard case .diagnostics(_, var problems) = error, let path = target.goldenPath,
      !problems.isEmpty, problems.allSatisfy({ $0.file == path })
    else { throw error }
    guard recording == .failed || recording == .all else {
      let command = target.command(recording: .failed, arguments)
      for index in problems.indices { problems[index].help = "if the golden is damaged, '\(command)' writes it anew" }
      throw .diagnostics(problems.map(\.text).joined(), problems: problems)
    }
    self.path = path
    golden = nil
  }

  /// The plot of a scenario's run over the golden: only what differs.
  func plot(beside scenario: Scenario) throws(Failure) -> TimelinePlot {
    var plot = TimelinePlot()
    let rows = RowStream(try ByteStream(opening: path, asGolden: true))
    if try rows.next() { try PlotCommand.read(rows, title: "before", isChosen: false, into: &plot) }
    // A golden without a row.
    if plot.timelineCount == 0 { plot.begin("before") }
    try PlotCommand.run(scenario, named: "after", into: &plot)
    plot.showOnlyDifferences(limit: 3)
    return plot
  }

  /// The lines that show a change of a target, and accept it.
  func commands(for target: CheckTargets.Target, _ arguments: Arguments) -> String {
    let (golden, scenario) = (ShellText.quoted(path), ShellText.quoted(target.path))
    // A golden is a table, which no gesture changes: the run is written beside it.
    let placement = arguments.texts(of: GestureOptions.placement.spec)
      .map { " --\(GestureOptions.placement.spec.name) \(ShellText.quoted($0))" }.joined()
    let show =
      target.gesture == nil
      ? "cardsim plot \(golden) \(scenario) -o both.svg"
      : "cardsim run \(scenario) --gesture \(ShellText.quoted(target.gesture?.name ?? ""))\(placement) -o now.csv && "
        + "cardsim plot \(golden) now.csv -o both.svg"
    return "\nto see it:     \(show)\nto accept it:  \(target.command(recording: .failed, arguments))\n"
  }

  /// Writes a scenario's rows, in a run of their own, if `recording` requires it; returns true if they were written.
  func record(
    _ scenario: Scenario, after check: ScenarioCheck, _ recording: CheckCommand.Recording?
  ) throws(Failure) -> Bool {
    let isWanted =
      switch recording {
      case nil: false
      case .missing: golden == nil
      case .failed: golden == nil || check.differsFromGolden
      case .all: true
      }
    guard isWanted else { return false }
    let folder = Path.folder(of: path)
    if !folder.isEmpty { try Folder.create(folder) }
    try Output.to(path, asGolden: true) { output throws(Failure) in
      var writer = TimelineWriter.exact(names: scenario.names, channels: scenario.channelNames)
      writer.appendHeader(to: &output.buffer)
      var simulation = scenario.simulation
      while try simulation.nextFrame() {
        writer.append(&simulation, to: &output.buffer)
        try output.endRow()
      }
    }
    return true
  }
}

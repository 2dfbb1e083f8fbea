import CardCharts
import CardCommandLine
import CardText

extension PlotCommand {
  /// Reads a timeline's rows into a plot.
  ///
  /// - Parameter isChosen: True if the columns were chosen on the command line, so that missing ones are reported.
  static func read(
    _ stream: RowStream, title: String, isChosen: Bool, into plot: inout TimelinePlot
  ) throws(Failure) {
    let columns = plot.columns
    var reader = try diagnosed { () throws(DiagnosticsError) in
      try TimelineRowReader(header: stream.rows, title: title, columns: columns)
    }
    if isChosen, !reader.missing.isEmpty {
      let names = reader.missing.map(\.name).joined(separator: ", ")
      Terminal.say("Warning: '\(SafeText.escaped(stream.rows.name))' has no column \(names).\n")
    }
    while try stream.next() {
      try diagnosed { () throws(DiagnosticsError) in try reader.add(stream.rows, to: &plot) }
    }
  }

  /// Reads a sweep's rows into a plot.
  static func scatter(_ stream: RowStream, title: String, _ arguments: Arguments) throws(Failure) -> ScatterPlot {
    let reader = try diagnosed { () throws(DiagnosticsError) in
      try SweepRowReader(header: stream.rows, x: arguments[x], y: arguments[y])
    }
    var plot = ScatterPlot(x: reader.x, y: reader.y, title: title)
    while try stream.next() {
      try diagnosed { () throws(DiagnosticsError) in try reader.add(stream.rows, to: &plot) }
    }
    if plot.isEmpty {
      throw .badInput(
        plot.missingCount > 0
          ? "no trial in '\(stream.rows.name)' has both \(reader.x) and \(reader.y)"
          : "'\(stream.rows.name)' has no row to plot")
    }
    return plot
  }

  /// Reads a snap map's rows into a plot.
  static func heatMap(_ stream: RowStream, title: String, _ arguments: Arguments) throws(Failure) -> HeatMap {
    var reader = try diagnosed { () throws(DiagnosticsError) in
      try MapRowReader(header: stream.rows, value: arguments[value])
    }
    while try stream.next() {
      try diagnosed { () throws(DiagnosticsError) in try reader.add(stream.rows) }
    }
    let map = try diagnosed { () throws(DiagnosticsError) in try reader.finish(stream.rows, title: title) }
    guard let map else { throw .badInput("'\(stream.rows.name)' has no row to plot") }
    return map
  }

  /// Runs `body` and turns its diagnostics into the tool's failure.
  private static func diagnosed<Result>(
    _ body: () throws(DiagnosticsError) -> Result
  ) throws(Failure) -> Result {
    do throws(DiagnosticsError) {
      return try body()
    } catch {
      throw .diagnostics(error.text)
    }
  }
}

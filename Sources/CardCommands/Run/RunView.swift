import CardCharts
import CardCommandLine
import CardMath
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// Runs as a person sees them on a terminal: their plot, and their events.
struct RunView {
  private var plot = TimelinePlot()
  private var events: [[String]] = []
  private var names = Names()
  private var title = ""

  /// The outcome of each run, a line each.
  var outcomes = ""

  /// The most rows of events; the others are counted.
  private static let eventLimit = 60

  /// True if so many runs can be told apart in a plot.
  static func canShow(_ count: Int) -> Bool { count <= TimelinePlot.timelineLimit }

  /// True if the runs are shown in place of their rows: standard output is a terminal, and nothing was said about rows.
  static func isWanted(_ arguments: Arguments) -> Bool {
    let ofRows = [
      CommonOption.output.spec, RunCommand.format.spec, RunCommand.columns.spec, RunCommand.precision.spec,
      RunCommand.digest.spec,
    ]
    return Terminal.showsOutput && !ofRows.contains(where: arguments.has)
  }

  /// Begins the run of a scenario.
  mutating func begin(_ title: String, of scenario: Scenario) {
    (self.title, names) = (title, scenario.names)
    plot.begin(title)
    plot.addDetents(of: scenario.stack, names: names)
  }

  /// Adds the current frame.
  mutating func add(_ simulation: inout Simulation) {
    let frame = simulation.frame
    plot.add(
      frame, events: simulation.events, names: names, scene: plot.needsScene ? simulation.scene : nil)
    guard !simulation.events.isEmpty else { return }
    let time = DecimalText.fixed(Double(Instant(ticks: frame.ticks).microseconds) / 1000, decimals: 1) + " ms"
    let texts = simulation.events.map { $0.event.text(names: names) }
    events.append([title, time, texts.joined(separator: "; ")])
  }

  /// Writes the plot and the events, as wide as the terminal.
  func write(to output: Output) {
    let width = Terminal.outputWidth
    let style = TextPlotStyle(
      width: width, isASCII: !Terminal.hasUnicode, isColored: Terminal.outputAllowsColor, title: nil)
    if !plot.isEmpty { output.write(plot.text(style)) }
    guard !events.isEmpty else { return }
    // A run by itself needs no name beside its events.
    let rows = events.prefix(RunView.eventLimit).map { plot.timelineCount > 1 ? $0 : Array($0.dropFirst()) }
    let table = TextTable(rows: Array(rows), rightAligned: [plot.timelineCount > 1 ? 1 : 0])
    output.write("\n" + FittedTable(table: table, hasTitles: false).text(width: width))
    let rest = events.count - rows.count
    if rest > 0 { output.write("and \(rest) more frames with events\n") }
    if !outcomes.isEmpty { output.write("\n" + outcomes) }
    output.write("\n'--format csv' shows the rows, '-o file.csv' writes them.\n")
  }
}

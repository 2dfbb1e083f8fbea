import CardCharts
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The plot of a report's entry, for paper and for readers without scripts.
struct ReportPlot: Sendable {
  private var whole = TimelinePlot()
  /// The card's position, with the channels and without; the same if there are none.
  private var positions: [TimelinePlot]
  private let names: Names, channels: [String]

  /// Begins the plot of a timeline with channels of these names.
  private init(_ name: String, names: Names, channels: [String]) {
    (self.names, self.channels) = (names, channels)
    let columns = [Column.touchY, .cardY, .transitionY].map { TimelineColumn.fixed($0) }
    let own = channels.map { TimelineColumn.channel($0) }
    positions = (own.isEmpty ? [columns] : [columns + own, columns]).map { TimelinePlot(columns: $0) }
    whole.add(channels: channels)
    whole.begin(name)
    for index in positions.indices { positions[index].begin(name) }
  }

  init(_ name: String, of scenario: Scenario) {
    self.init(name, names: scenario.names, channels: scenario.channelNames)
    whole.addDetents(of: scenario.stack, names: names)
    for index in positions.indices { positions[index].addDetents(of: scenario.stack, names: names) }
  }

  mutating func add(_ frame: Frame, _ events: EventLog, channels numbers: [Double?]) {
    let own = zip(channels, numbers).map { (name: $0, number: $1) }
    whole.add(frame, events: events, names: names, channels: own)
    for index in positions.indices { positions[index].add(frame, names: names, channels: own) }
  }

  /// Draws a table. Of rows with the same instant the first is drawn.
  ///
  /// - Parameter stepVelocities: The velocity in each row of a table without any; nil: it has its own.
  init(
    _ name: String, of table: TimelineTable, _ plan: ReportColumns, _ stepVelocities: [Double?]?
  ) throws(DiagnosticsError) {
    self.init(name, names: Names(), channels: TimelineRowReader.channels(in: table.columns))
    var drawn = [whole] + positions
    let places = drawn.map { plot in
      plot.columns.map { column in column == .fixed(.cardY) ? nil : table.index(of: column.name) }
    }
    let cards = drawn.map { $0.columns.firstIndex(of: .fixed(.cardY)) }
    let velocities = drawn.map { $0.columns.firstIndex(of: .fixed(.cardVelocity)) }
    var rows = try table.rows()
    var last = Int64.min
    var row = -1
    while try rows.next() {
      row += 1
      let time = try plan.microseconds(rows, of: table)
      if time <= last { continue }
      last = time
      let phase = plan.phase.map { rows.text($0) }.flatMap { name in
        Phase.allCases.first { $0.name.description == name }
      }
      let target = plan.target.map { rows.text($0) }.flatMap { $0.isEmpty ? nil : $0 }
      let events = plan.events.map { rows.text($0).split(separator: ";").map(String.init) } ?? []
      for index in drawn.indices {
        var values: [Double?] = []
        for place in places[index] { values.append(place.flatMap { rows.trimmedNumber($0) }) }
        if let card = cards[index] { values[card] = plan.position(rows) }
        if let stepVelocities, let velocity = velocities[index] { values[velocity] = stepVelocities[row] }
        drawn[index].add(
          microseconds: time, values: values, phase: phase, target: target, events: index == 0 ? events : [])
      }
    }
    whole = drawn[0]
    positions = Array(drawn.dropFirst())
  }

  /// The plot with all that there is; if that is long, without its events; if that is, of the positions and channels
  /// alone; and at last of the positions.
  ///
  /// - Parameter limit: The most bytes.
  func svg(limit: Int) -> [UInt8] { ReportPlot.first([whole, whole.withoutEvents] + positions, limit) }

  /// The same with another timeline drawn over it, of the columns that both have.
  func svg(under other: ReportPlot, limit: Int) -> [UInt8] {
    let pairs = [(whole, other.whole), (positions[positions.count - 1], other.positions[other.positions.count - 1])]
    return ReportPlot.first(pairs.map { $0.under($1) }, limit)
  }

  /// Returns the first plot that isn't long; if all are, the last.
  private static func first(_ plots: [TimelinePlot], _ limit: Int) -> [UInt8] {
    var style = PlotStyle(width: ReportEntry.plotWidth, title: "")
    style.hasTooltips = false
    for plot in plots.dropLast() {
      let svg = Array(plot.svg(style).utf8)
      if svg.count <= limit { return svg }
    }
    return Array(plots[plots.count - 1].svg(style).utf8)
  }
}

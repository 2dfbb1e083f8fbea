import CardCharts
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The plot of a report's entry, for paper and for readers without scripts.
struct ReportPlot {
  private var whole = TimelinePlot()
  /// The card's position, with the channels and without; the same if there are none.
  private var positions: [TimelinePlot]
  private let names: Names, channels: [String]

  init(_ name: String, of scenario: Scenario) {
    (names, channels) = (scenario.names, scenario.channelNames)
    let columns = [Column.touchY, .cardY, .transitionY].map { TimelineColumn.fixed($0) }
    let own = channels.map { TimelineColumn.channel($0) }
    positions = (own.isEmpty ? [columns] : [columns + own, columns]).map { TimelinePlot(columns: $0) }
    whole.add(channels: channels)
    whole.begin(name)
    whole.addDetents(of: scenario.stack, names: names)
    for index in positions.indices {
      positions[index].begin(name)
      positions[index].addDetents(of: scenario.stack, names: names)
    }
  }

  mutating func add(_ frame: Frame, _ events: EventLog, channels numbers: [Double?]) {
    let own = zip(channels, numbers).map { (name: $0, number: $1) }
    whole.add(frame, events: events, names: names, channels: own)
    for index in positions.indices { positions[index].add(frame, names: names, channels: own) }
  }

  /// Returns the plot of a table. Of rows with the same instant the first is drawn.
  static func svg(of table: TimelineTable, _ plan: ReportColumns, name: String) throws(DiagnosticsError) -> [UInt8] {
    var drawn = TimelinePlot()
    drawn.add(channels: TimelineRowReader.channels(in: table.columns))
    drawn.begin(name)
    let places = drawn.columns.map { column in column == .fixed(.cardY) ? nil : table.index(of: column.name) }
    let card = drawn.columns.firstIndex(of: .fixed(.cardY))
    var rows = try table.rows()
    var last = Int64.min
    while try rows.next() {
      let time = try plan.microseconds(rows, of: table)
      if time <= last { continue }
      last = time
      var values: [Double?] = []
      for place in places { values.append(place.flatMap { rows.trimmedNumber($0) }) }
      if let card { values[card] = plan.position(rows) }
      let (phase, target) = (plan.phase.map { rows.text($0) }, plan.target.map { rows.text($0) })
      let events = plan.events.map { rows.text($0).split(separator: ";").map(String.init) }
      drawn.add(
        microseconds: time, values: values,
        phase: phase.flatMap { name in
          Phase.allCases.first { $0.name.description == name }
        }, target: target.flatMap { $0.isEmpty ? nil : $0 }, events: events ?? [])
    }
    return Array(drawn.svg(PlotStyle(width: ReportEntry.plotWidth, title: "")).utf8)
  }

  /// The plot with all that there is; if that is long, without its events; if that is, of the positions and channels
  /// alone; and at last of the positions.
  var svg: [UInt8] {
    let style = PlotStyle(width: ReportEntry.plotWidth, title: "")
    for plot in [whole, whole.withoutEvents] + positions.dropLast() {
      let svg = Array(plot.svg(style).utf8)
      if svg.count <= ReportEntry.plotLimit { return svg }
    }
    return Array(positions[positions.count - 1].svg(style).utf8)
  }
}

import CardModel

extension TimelinePlot {
  /// Returns the plot in lines of text, each with its line feed.
  public func text(_ style: TextPlotStyle = TextPlotStyle()) -> String {
    TimelineText(self, style).lines.joined(separator: "\n") + "\n"
  }
}

/// A timeline's plot in characters: a panel for each column, since its lines can't be told apart by colour.
private struct TimelineText {
  let plot: TimelinePlot
  let style: TextPlotStyle
  private let frame: TextFrame
  private let across: Axis
  private let unit: TimeUnit
  private let panels: [(plan: TimelinePlot.PanelPlan, axis: Axis, rows: Int)]

  /// The detents that lie within the panel of the card's position.
  private let guides: [DetentGuides.Guide]

  /// The signs of timelines that are drawn over each other.
  private static let signs: [Character] = ["o", "+", "x", "*", "#", "@", "%", "&"]

  init(_ plot: TimelinePlot, _ style: TextPlotStyle) {
    (self.plot, self.style) = (plot, style)
    let span = plot.span
    unit = TimeUnit(span: span.end - span.start)
    // The model would be a line of its own below the card's, and shows little that the target doesn't.
    let plans = plot.panels(isSplit: true).filter { plan in
      plot.isChosen || plan.columns.contains { plot.columns[$0] != .modelY }
    }
    panels = plans.map { plan in
      let rows = plan.columns.contains { plot.columns[$0] == .cardY } ? 12 : plan.kind == .velocity ? 7 : 4
      return (plan, plot.axis(of: plan, ticks: rows / 2), rows)
    }
    let labels = panels.flatMap { panel in panel.axis.ticks.map { panel.axis.label($0).count } }
    let positions = panels.first { $0.plan.columns.contains { plot.columns[$0] == .cardY } }?.axis
    let all = plot.timelines.count == 1 ? plot.timelines[0].guides.guides : []
    guides = all.filter { positions?.contains($0.y) == true }
    let names = guides.map { min($0.name.count, 12) }
    frame = TextFrame(style: style, left: max(4, labels.max() ?? 0), right: (names.max() ?? -1) + 1)
    across = Axis(
      Double(span.start) / unit.microseconds, Double(span.end) / unit.microseconds, ticks: max(2, frame.columns / 12))
  }

  var lines: [String] {
    let title = style.title ?? plot.usualTitle
    var lines = title.isEmpty ? [] : [frame.text(title)]
    if plot.timelines.count > 1 {
      lines += plot.timelines.enumerated().map { index, timeline in
        "  " + colored(String(TimelineText.signs[index]), UInt8(index)) + "  " + frame.text(timeline.name)
      }
    }
    lines += phases + events
    for panel in panels { lines += drawn(panel.plan, panel.axis, rows: panel.rows) }
    let zeros = plot.zeros.map { String(repeating: " ", count: frame.left + 2) + "time, " + frame.text($0) }
    return lines + frame.foot(across, unit: unit.name) + zeros
  }

  private func colored(_ text: String, _ color: UInt8) -> String {
    style.isColored ? TextCanvas.escape(color) + text + TextCanvas.escape(255) : text
  }

  /// Returns the x of an instant, dots.
  private func x(_ microseconds: Int64, width: Int) -> Int {
    Int((across.part(of: Double(microseconds) / unit.microseconds) * Double(width - 1)).rounded())
  }

  /// A line for each timeline's phases, with their names where they fit.
  private var phases: [String] {
    plot.timelines.enumerated().filter { !$0.element.phases.bands.isEmpty }.map { index, timeline in
      var canvas = TextCanvas(columns: frame.columns, rows: 1)
      for band in timeline.phases.bands {
        let start = x(band.start, width: canvas.columns)
        let end = band.end == timeline.end ? canvas.columns : x(band.end, width: canvas.columns)
        guard end > start else { continue }
        for column in start..<end { canvas.sign(style.isASCII ? "-" : "╌", column: column, row: 0, color: 7) }
        canvas.sign(frame.edge.upward, column: start, row: 0, color: 7)
        let room = end - start - 1
        let name = band.phase.name.description
        if room >= name.count {
          canvas.text(name, column: start + 1, row: 0)
        } else if room >= 3 {
          canvas.text(name.prefix(room - 1) + ".", column: start + 1, row: 0)
        }
      }
      let name = plot.timelines.count > 1 ? String(TimelineText.signs[index]) : ""
      return TextFrame.padded(name, frame.left) + "  " + canvas.line(0, style)
    }
  }

  /// The events: a sign for each one, and words for the most significant.
  private var events: [String] {
    guard plot.timelines.count == 1, !plot.timelines[0].marks.marks.isEmpty else { return [] }
    let columns = frame.columns
    let labels = EventLabels(
      plot.timelines[0].marks.marks, x: 0, width: Double(columns + frame.right), lanes: 3, cell: 1
    ) { Double(x($0, width: columns)) }
    var canvas = TextCanvas(columns: columns + frame.right, rows: labels.lanes)
    for label in labels.labels {
      // Words to the right of a mark start above it.
      let start = label.x > labels.places[label.mark] ? label.x - 1 : label.x
      let color: UInt8 = labels.marks[label.mark].rank == 0 ? 255 : 7
      canvas.text(frame.text(label.text), column: Int(start), row: label.lane, color: color)
    }
    var marks = TextCanvas(columns: columns, rows: 1)
    for (index, mark) in labels.marks.enumerated() {
      marks.sign(
        style.isASCII ? "v" : "▾", column: Int(labels.places[index]), row: 0, color: mark.rank == 0 ? 1 : 7)
    }
    let margin = String(repeating: " ", count: frame.left + 2)
    return (0..<labels.lanes).map { margin + canvas.line($0, style) } + [margin + marks.line(0, style)]
  }

  private func drawn(_ plan: TimelinePlot.PanelPlan, _ axis: Axis, rows: Int) -> [String] {
    var canvas = TextCanvas(columns: frame.columns, rows: rows)
    let isFlipped = plan.kind.isFlipped
    func y(_ value: Double, _ height: Int) -> Int {
      let part = axis.part(of: value)
      return Int(((isFlipped ? part : 1 - part) * Double(height - 1)).rounded())
    }
    let lines = plan.columns.filter { plot.columns[$0] != .touchY }
    let fingers = plan.columns.filter { plot.columns[$0] == .touchY }
    for (index, timeline) in plot.timelines.enumerated() {
      let color = UInt8(index)
      for column in lines { draw(timeline.series[column], sign: index, on: &canvas, color: color, y: y) }
      for column in fingers {
        for point in timeline.series[column].buckets.flatMap(\.points) {
          let place = x(point.time, width: canvas.columns)
          let row = y(point.value, canvas.height) / 4
          canvas.sign(style.isASCII ? "o" : "•", column: place, row: row, color: plot.timelines.count > 1 ? color : 1)
        }
      }
    }
    var notes: [(row: Int, text: String)] = []
    if lines.contains(where: { plot.columns[$0] == .cardY }) {
      for guide in guides {
        let row = TextFrame.row(axis.part(of: guide.y), rows: rows, isFlipped: isFlipped)
        if !notes.contains(where: { $0.row == row }) { notes.append((row, String(guide.name.prefix(12)))) }
      }
    }
    let finger = !fingers.isEmpty && !lines.isEmpty ? style.isASCII ? "  (o finger)" : "  (• finger)" : ""
    let name = plan.columns.count == 1 && plot.timelines.count == 1 ? plot.columns[plan.columns[0]].name : plan.title
    return [String(repeating: " ", count: frame.left + 2) + name + finger]
      + frame.lines(of: canvas, axis: axis, isFlipped: isFlipped, notes: notes)
  }

  /// Draws a series: a line of dots or, with several timelines, the timeline's sign in each column.
  private func draw(
    _ series: PlotSeries, sign: Int, on canvas: inout TextCanvas, color: UInt8, y: (Double, Int) -> Int
  ) {
    var last: (x: Int, y: Int)?
    for bucket in series.buckets {
      if bucket.isAfterGap { last = nil }
      for point in bucket.points {
        if plot.timelines.count > 1 {
          let next = (x: x(point.time, width: canvas.columns), y: y(point.value, canvas.height))
          // Columns between two rows get a sign too.
          let start = last ?? next
          for column in (last == nil ? next.x : min(start.x + 1, next.x))...next.x {
            let part = next.x == start.x ? 1 : Double(column - start.x) / Double(next.x - start.x)
            let height = Double(start.y) + Double(next.y - start.y) * part
            canvas.sign(TimelineText.signs[sign], column: column, row: Int(height / 4), color: color)
          }
          last = next
          continue
        }
        let next = (x: x(point.time, width: canvas.width), y: y(point.value, canvas.height))
        if let last {
          canvas.line(last.x, last.y, next.x, next.y, color: color)
        } else {
          canvas.dot(next.x, next.y, color: color)
        }
        last = next
      }
    }
  }
}

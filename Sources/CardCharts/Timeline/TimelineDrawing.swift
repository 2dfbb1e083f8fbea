import CardFormats
import CardModel

/// How a timeline's plot is drawn, each thing at its place.
extension TimelineDrawing {
  /// The classes of a column's line in a panel.
  private func name(_ form: Column.PlotForm, _ color: Int) -> String {
    switch form {
    case .line: "l c\(color) n\(color)"
    case .steps: "w c\(color)"
    case .dots: "d c\(color)"
    }
  }

  /// The colour of a column in a panel: its own for each, or its timeline's.
  private func color(_ place: Int, in plan: TimelinePlot.PanelPlan, timeline: Int) -> Int {
    if plot.timelines.count > 1 { return timeline }
    switch plot.columns[plan.columns[place]] {
    case .cardY, .cardVelocity, .scrollOffset: return 0
    case .touchY: return 1
    case .modelY: return 7
    case .transitionY: return 3
    default:
      if plan.columns.count == 1 { return 0 }
      return place % Palette.light.count
    }
  }

  // MARK: Drawing

  /// Draws it.
  func draw(into svg: inout SVGWriter) {
    let span = plot.span
    let frames = plot.timelines.reduce(0) { $0 + $1.count }
    let columns = panels.flatMap(\.plan.columns).map { plot.columns[$0].name }
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? plot.usualTitle : title,
      description: "\(frames) frame\(frames == 1 ? "" : "s") of \(plot.usualTitle) over "
        + "\(Durations.text(microseconds: span.end - span.start)): \(columns.joined(separator: ", ")).",
      style: StyleSheet.css(style.theme, extra: PhaseColors.css))
    if !title.isEmpty {
      svg.text(TextMeasure.cut(title, to: style.width - left - 16, size: 14.5), left, 23, class: "h")
    }
    for (index, row) in legend.enumerated() {
      let y = (title.isEmpty ? 20.0 : 42) + Double(index) * Legend.rowHeight
      Legend.draw(row, x: left, y: y, into: &svg)
    }
    drawBands(into: &svg)
    drawEventLines(into: &svg)
    for index in panels.indices { drawPanel(index, into: &svg) }
    if let last = panels.last?.panel { last.drawLabelsAcross(title: "time, \(unit.name)", into: &svg) }
    labels.draw(y: labelsY, into: &svg)
    svg.end()
  }

  private func place(_ microseconds: Int64) -> Double {
    panels.first.map { $0.panel.place(x: Double(microseconds) / unit.microseconds) } ?? left
  }

  /// The phases: a strip with their names for each timeline, and behind the panels those of the first one.
  private func drawBands(into svg: inout SVGWriter) {
    var y = stripY
    var isFirst = true
    for (index, timeline) in plot.timelines.enumerated() where !timeline.phases.bands.isEmpty {
      let pixel = Double(plot.span.end - plot.span.start) / max(1, style.width - left - right)
      for band in PhaseBands.merged(timeline.phases.bands, shortest: Int64(pixel / 2)) {
        let (start, end) = (place(band.start), place(band.end))
        if end - start < 0.3 { continue }
        let name = band.isMixed ? "many phases" : band.phase.name.description
        svg.rect(
          x: start, y: y, width: end - start, height: TimelineDrawing.stripHeight,
          class: band.isMixed ? "p0" : "p\(band.phase.rawValue) strong", tooltip: name)
        if TimelineDrawing.hasRoom(for: name, pixels: end - start) {
          svg.text(name, (start + end) / 2, y + 11, class: "s", .middle)
        }
        guard isFirst, !band.isMixed, band.phase != .resting else { continue }
        for entry in panels {
          svg.rect(
            x: start, y: entry.panel.y, width: end - start, height: entry.panel.height, class: "p\(band.phase.rawValue)"
          )
        }
      }
      if plot.timelines.count > 1 {
        svg.line(left - 26, y + 7.5, left - 6, y + 7.5, class: "l c\(index) n\(index)")
      }
      y += TimelineDrawing.stripHeight + 2
      isFirst = false
    }
  }

  /// From each event a fine line down through the panels.
  private func drawEventLines(into svg: inout SVGWriter) {
    // More than one in a few pixels would be a tint.
    guard Double(labels.marks.count) * 8 < style.width else { return }
    for (index, mark) in labels.marks.enumerated() where mark.rank == 0 {
      let x = labels.places[index]
      for entry in panels {
        svg.line(x, entry.panel.y, x, entry.panel.y + entry.panel.height, class: "v")
      }
    }
  }

  private func drawPanel(_ index: Int, into svg: inout SVGWriter) {
    let (plan, panel) = panels[index]
    panel.drawGrid(into: &svg)
    panel.drawEdges(into: &svg)
    drawTitle(plan, panel, into: &svg)
    if plan.kind == .position, plot.timelines.count == 1 { drawGuides(panel, into: &svg) }
    // The card's own line lies over all others, and the finger over it.
    let order = plan.columns.indices.sorted { one, other in
      (layer(plan.columns[one]), one) < (layer(plan.columns[other]), other)
    }
    for (timelineIndex, timeline) in plot.timelines.enumerated() {
      for place in order {
        let column = plan.columns[place]
        let form = plot.columns[column].plotForm
        let path = LinePath.path(timeline.series[column], form, in: panel, microseconds: unit.microseconds)
        svg.path(path, class: name(form, color(place, in: plan, timeline: timelineIndex)))
      }
    }
  }

  private func layer(_ column: Int) -> Int {
    switch plot.columns[column] {
    case .cardY: 1
    case .touchY: 2
    default: 0
    }
  }

  /// The panel's title, and what its lines mean.
  private func drawTitle(_ plan: TimelinePlot.PanelPlan, _ panel: Panel, into svg: inout SVGWriter) {
    svg.text(plan.title, panel.x, panel.y - 8, class: "b")
    guard plot.timelines.count == 1, plan.columns.count > 1 else {
      if plot.timelines.count > 1, plan.columns.contains(where: { plot.columns[$0] == .touchY }) {
        let titleWidth = TextMeasure.width(plan.title) + 20
        svg.text("dots: the finger", panel.x + titleWidth, panel.y - 8, class: "m")
      } else if plot.timelines.count == 1, plan.columns.count == 1 {
        let titleWidth = TextMeasure.width(plan.title) + 20
        let column = plot.columns[plan.columns[0]]
        if column.name != plan.title, plot.isChosen || column != .cardY && column != .cardVelocity {
          svg.text(column.plotName, panel.x + titleWidth, panel.y - 8, class: "m")
        }
      }
      return
    }
    let entries = plan.columns.indices.map { place in
      let column = plot.columns[plan.columns[place]]
      let name = name(column.plotForm, color(place, in: plan, timeline: 0))
      return Legend.Entry(
        sign: column.plotForm == .dots ? .dot(name) : .line(name), name: column.plotName)
    }
    let titleWidth = TextMeasure.width(plan.title) + 20
    if let row = Legend(entries: entries).rows(width: panel.width - titleWidth).first {
      Legend.draw(row, x: panel.x + titleWidth, y: panel.y - 8, into: &svg)
    }
  }

  /// The detents: fine lines with their names at the right.
  private func drawGuides(_ panel: Panel, into svg: inout SVGWriter) {
    var taken: [Double] = []
    for guide in plot.timelines[0].guides.guides {
      let y = panel.place(y: guide.y)
      guard y >= panel.y, y <= panel.y + panel.height else { continue }
      svg.line(panel.x, y, panel.x + panel.width, y, class: "u")
      if taken.contains(where: { ($0 - y).magnitude < 11 }) { continue }
      taken.append(y)
      let name = TextMeasure.cut(guide.name, to: right - 8, size: 10)
      svg.text(name, panel.x + panel.width + 6, y + 3.5, class: "m s")
    }
  }
}

import CardModel
import CardText

/// The drawing of a timeline's plot, element by element.
extension TimelineDrawing {
  /// Draws the whole plot.
  func draw(into svg: inout SVGWriter) {
    svg.hasTooltips = style.hasTooltips
    let span = plot.span
    let frames = plot.timelines.reduce(0) { $0 + $1.count }
    let columns = panels.flatMap(\.plan.columns).map { plot.columns[$0].name }
    let clocks = plot.zeroNotes.first.map { " Time counts \($0)." } ?? ""
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? plot.usualTitle : title,
      description: "\(frames) frame\(frames == 1 ? "" : "s") of \(plot.usualTitle) over "
        + "\(Durations.text(microseconds: span.end - span.start)): \(columns.joined(separator: ", "))." + clocks,
      style: StyleSheet.css(style.theme, extra: PhaseColors.css))
    if !title.isEmpty {
      svg.text(TextMeasure.cut(title: title, to: style.width - left - 16), left, 23, class: "h")
    }
    for (index, row) in legend.enumerated() {
      let y = (title.isEmpty ? 20.0 : 42) + Double(index) * Legend.rowHeight
      Legend.draw(row, x: left, y: y, into: &svg)
    }
    drawTints(into: &svg)
    drawStrips(into: &svg)
    drawEventLines(into: &svg)
    for index in panels.indices { drawPanel(index, into: &svg) }
    panels.last?.panel.drawLabelsAcross(titles: timeTitles, before: style.width, into: &svg)
    labels.draw(y: labelsY, into: &svg)
    svg.end()
  }

  /// The titles of the axis of time, the fullest first.
  private var timeTitles: [String] {
    let title = "time, " + unit.name
    return plot.zeroNotes.map { title + ", " + $0 } + [title]
  }

  private func place(_ microseconds: Int64) -> Double {
    panels.first.map { $0.panel.place(x: Double(microseconds) / unit.microseconds) } ?? left
  }

  /// The phases of a timeline, without those that are too short to be seen.
  private func bands(of timeline: TimelinePlot.Timeline) -> [PhaseBands.Band] {
    let pixel = Double(plot.span.end - plot.span.start) / max(1, style.width - left - right)
    return PhaseBands.merged(timeline.phases.bands, shortest: Int64(pixel / 2)).filter {
      place($0.end) - place($0.start) >= 0.3
    }
  }

  /// Draws the phases of the first timeline that has any as tints of the panels, behind all else.
  private func drawTints(into svg: inout SVGWriter) {
    guard let timeline = plot.timelines.first(where: { !$0.phases.bands.isEmpty }) else { return }
    let bands = bands(of: timeline).filter { !$0.isMixed }
    for phase in Phase.allCases where phase != .resting {
      var path = SVGPath()
      for band in bands where band.phase == phase {
        let start = place(band.start)
        for entry in panels {
          path.rect(x: start, y: entry.panel.y, width: place(band.end) - start, height: entry.panel.height)
        }
      }
      svg.path(path, class: "p\(phase.rawValue)")
    }
  }

  /// Draws the phases as a strip with their names for each timeline.
  private func drawStrips(into svg: inout SVGWriter) {
    var y = stripY
    for (index, timeline) in plot.timelines.enumerated() where !timeline.phases.bands.isEmpty {
      for band in bands(of: timeline) {
        let (start, end) = (place(band.start), place(band.end))
        let name = band.isMixed ? "many phases" : band.phase.name.description
        svg.rect(
          x: start, y: y, width: end - start, height: TimelineDrawing.stripHeight,
          class: band.isMixed ? "p0" : "p\(band.phase.rawValue) strong", tooltip: name)
        if TimelineDrawing.hasRoom(for: name, pixels: end - start) {
          svg.text(name, (start + end) / 2, y + 11, class: "s", .middle)
        }
      }
      if plot.timelines.count > 1 {
        svg.line(left - 26, y + 7.5, left - 6, y + 7.5, class: "l c\(index) n\(index)")
      }
      y += TimelineDrawing.stripHeight + 2
    }
  }

  /// Draws a fine line from each event down through the panels.
  private func drawEventLines(into svg: inout SVGWriter) {
    // If the lines were denser, they would look like a tint.
    guard Double(labels.marks.count) * 8 < style.width else { return }
    var lines = SVGPath()
    for (index, mark) in labels.marks.enumerated() where mark.rank == 0 {
      let x = labels.places[index]
      for entry in panels { lines.segment(x, entry.panel.y, x, entry.panel.y + entry.panel.height) }
    }
    svg.path(lines, class: "v")
  }

  private func drawPanel(_ index: Int, into svg: inout SVGWriter) {
    let (plan, panel) = panels[index]
    panel.drawGrid(into: &svg)
    panel.drawEdges(into: &svg)
    drawTitle(plan, panel, into: &svg)
    if plan.kind == .position, plot.timelines.count == 1 { drawGuides(panel, into: &svg) }
    // The card's own line is drawn over all others, and the finger over it.
    let order = plan.columns.indices.sorted { one, other in
      (layer(plan.columns[one]), one) < (layer(plan.columns[other]), other)
    }
    for (timelineIndex, timeline) in plot.timelines.enumerated() {
      for place in order {
        let column = plan.columns[place]
        let form = plot.columns[column].plotForm
        let path = LinePath.path(timeline.series[column], form, in: panel, microseconds: unit.microseconds)
        let color = TimelineDrawing.color(place, in: plan, plot, timeline: timelineIndex)
        svg.path(path, class: TimelineDrawing.lineClass(form, color))
      }
    }
  }

  private func layer(_ column: Int) -> Int {
    switch plot.columns[column] {
    case .fixed(.cardY): 1
    case .fixed(.touchY): 2
    default: 0
    }
  }

  /// Draws the panel's title and the legend of its lines.
  private func drawTitle(_ plan: TimelinePlot.PanelPlan, _ panel: Panel, into svg: inout SVGWriter) {
    let rows = TimelineDrawing.legend(of: plan, plot, width: panel.width)
    let top = panel.y - 8 - Double(max(0, rows.count - 1)) * Legend.rowHeight
    let x = panel.x + TimelineDrawing.titleWidth(plan)
    svg.text(plan.title, panel.x, top, class: "b")
    for (index, row) in rows.enumerated() {
      Legend.draw(row, x: x, y: top + Double(index) * Legend.rowHeight, into: &svg)
    }
    let column = plot.columns[plan.columns[plan.columns.count - 1]]
    if plot.timelines.count > 1 {
      if plan.columns.count > 1 { svg.text("dots: the finger", x, top, class: "m") }
    } else if plan.columns.count == 1, plot.isChosen || column != .cardY && column != .cardVelocity {
      svg.text(column.plotName, x, top, class: "m")
    }
  }

  /// Draws the detents: fine lines with their names on the right.
  private func drawGuides(_ panel: Panel, into svg: inout SVGWriter) {
    var taken: [Double] = []
    for guide in guides {
      let y = panel.place(y: guide.y)
      svg.line(panel.x, y, panel.x + panel.width, y, class: "u")
      if taken.contains(where: { ($0 - y).magnitude < 11 }) { continue }
      taken.append(y)
      let name = TextMeasure.cut(guide.name, to: right - 8, size: 10)
      svg.text(name, panel.x + panel.width + 6, y + 3.5, class: "m s")
    }
  }
}

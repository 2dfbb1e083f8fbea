import CardModel
import CardText

extension PhasePortrait: Plot {
  /// Writes the portrait as an SVG document: a timeline's phases in their hues, or several timelines in one each.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    draw(style, into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }

  private func draw(_ style: PlotStyle, into svg: inout SVGWriter) {
    let title = style.title ?? self.title
    let height = max(style.height ?? (style.width * 0.62).rounded(), 240)
    let (across, down) = axes(ticks: (max(3, Int(style.width / 100)), max(3, Int(height / 60))))
    let left = max(46, Panel.labelWidth(down) + 26)
    let guides = guides.filter { down.contains($0.y) }
    let names = guides.map { TextMeasure.width($0.name, size: 10) }
    let right = max(22, min((names.max() ?? 0) + 14, 120))
    let legend = Legend(entries: legendEntries).rows(width: style.width - left - right)
    let top = (title.isEmpty ? 14.0 : 38) + Double(legend.count) * Legend.rowHeight + 6
    let panel = Panel(
      x: left, y: top, width: style.width - left - right, height: height - top - 46, across: across, upward: down,
      isFlipped: true)
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? self.title : title,
      description: "The card's position over its velocity, of \(self.title).", style: StyleSheet.css(style.theme))
    if !title.isEmpty { svg.text(TextMeasure.cut(title: title, to: panel.width), left, 23, class: "h") }
    for (index, row) in legend.enumerated() {
      Legend.draw(row, x: left, y: (title.isEmpty ? 18 : 44) + Double(index) * Legend.rowHeight, into: &svg)
    }
    panel.drawGrid(into: &svg)
    panel.drawEdges(into: &svg)
    let rest = panel.place(x: 0)
    svg.line(rest, panel.y, rest, panel.y + panel.height, class: "x")
    drawGuides(guides, panel, into: &svg)
    for (index, line) in lines.enumerated() { draw(line, index, panel, into: &svg) }
    panel.drawLabelsAcross(titles: ["velocity, pt/s; upward is negative"], before: style.width, into: &svg)
    svg.text("position, pt", 16, panel.y + panel.height / 2, class: "m", .middle, isUpright: true)
    svg.end()
  }

  private var legendEntries: [Legend.Entry] {
    if lines.count > 1 {
      return lines.enumerated().map { Legend.Entry(sign: .line("l c\($0) n\($0)"), name: $1.name) }
    }
    let seen = Phase.allCases.filter { phase in lines.first?.points.contains { $0.phase == phase } == true }
    return seen.map { phase in
      let hue = PhasePortrait.hue(phase)
      return Legend.Entry(sign: .line("l c\(hue) n\(hue)"), name: phase.name.description)
    } + [Legend.Entry(sign: .spot("f7"), name: "start"), Legend.Entry(sign: .spot("f0"), name: "end")]
  }

  /// Returns the palette index of a phase's line.
  static func hue(_ phase: Phase?) -> Int { phase.flatMap { PhaseColors.hue(of: $0) } ?? 7 }

  private func drawGuides(_ guides: [DetentGuides.Guide], _ panel: Panel, into svg: inout SVGWriter) {
    var taken: [Double] = []
    for guide in guides {
      let y = panel.place(y: guide.y)
      svg.line(panel.x, y, panel.x + panel.width, y, class: "u")
      if taken.contains(where: { ($0 - y).magnitude < 11 }) { continue }
      taken.append(y)
      svg.text(TextMeasure.cut(guide.name, to: 106, size: 10), panel.x + panel.width + 6, y + 3.5, class: "m s")
    }
  }

  /// Draws a line, cut where its hue changes.
  private func draw(_ line: Line, _ index: Int, _ panel: Panel, into svg: inout SVGWriter) {
    func place(_ point: Point) -> (Double, Double) { (panel.place(x: point.velocity), panel.place(y: point.y)) }
    func hue(_ point: Point) -> Int { lines.count > 1 ? index : PhasePortrait.hue(point.phase) }
    var start = 0
    while start < line.points.count {
      var path = SVGPath()
      let color = hue(line.points[start])
      let (x, y) = place(line.points[start])
      path.move(x, y)
      var end = start + 1
      // The next piece begins at the point at which this one ends.
      while end < line.points.count {
        let (x, y) = place(line.points[end])
        path.line(x, y)
        if hue(line.points[end]) != color { break }
        end += 1
      }
      svg.path(path, class: "l c\(color) n\(color)")
      start = end
    }
    if let first = line.points.first, let last = line.points.last {
      let (start, end) = (place(first), place(last))
      svg.circle(start.0, start.1, radius: 4, class: "f7 o", tooltip: "start")
      svg.circle(end.0, end.1, radius: 4, class: "f\(lines.count > 1 ? index : 0) o", tooltip: "end")
    }
  }
}

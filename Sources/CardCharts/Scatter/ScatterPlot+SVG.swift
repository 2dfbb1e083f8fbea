import CardText

extension ScatterPlot {
  /// The most points that get a tooltip each.
  private static let tooltipLimit = 1_000

  /// Writes the plot as an SVG document: trials and their front, each with its parameters in a tooltip.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    draw(style, into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }

  private func draw(_ style: PlotStyle, into svg: inout SVGWriter) {
    let title = style.title ?? self.title
    let bounds = grid.bounds ?? (0...1, 0...1)
    let height = max(style.height ?? (style.width * 0.56).rounded(), 200)
    let upward = Axis(
      bounds.y.lowerBound, bounds.y.upperBound, ticks: max(3, Int(height / 60)), margin: 0.06)
    let left = max(46, Panel.labelWidth(upward) + 26)
    let top = title.isEmpty ? 36.0 : 62
    let panel = Panel(
      x: left, y: top, width: style.width - left - 22, height: height - top - 46,
      across: Axis(
        bounds.x.lowerBound, bounds.x.upperBound, ticks: max(3, Int(style.width / 100)), margin: 0.04),
      upward: upward)
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? "\(x) and \(y)" : title, description: words,
      style: StyleSheet.css(style.theme) { isDark in
        ".a{fill-opacity:.5}.d.a{stroke-opacity:.6}\n"
          + ".ring{fill:none;stroke:\(isDark ? "#e6edf3" : "#1f2328");stroke-width:1.5}\n"
      })
    if !title.isEmpty { svg.text(TextMeasure.cut(title: title, to: panel.width), left, 23, class: "h") }
    panel.drawGrid(into: &svg)
    panel.drawEdges(into: &svg)
    panel.drawLabelsAcross(titles: [ColumnTitle.words(x)], before: style.width, into: &svg)
    svg.text(ColumnTitle.words(y), 16, panel.y + panel.height / 2, class: "m", .middle, isUpright: true)
    drawLegend(panel, into: &svg)
    drawPoints(panel, into: &svg)
    drawFront(panel, into: &svg)
    drawNames(panel, into: &svg)
    svg.end()
  }

  private var words: String {
    "\(grid.count) trial\(grid.count == 1 ? "" : "s") by \(x) and \(y), of which \(highlighted.count) "
      + (highlighted.count == 1 ? "is" : "are") + " on the front"
      + (missingCount > 0 ? "; \(missingCount) without a value" : "") + "."
  }

  private func drawLegend(_ panel: Panel, into svg: inout SVGWriter) {
    var entries = [
      Legend.Entry(
        sign: .spot("f0 a"),
        name: "\(grid.count) trial\(grid.count == 1 ? "" : "s")"
          + (grid.points.count < grid.count ? ", a dot for those at one place" : "")),
      Legend.Entry(sign: .spot("f1"), name: isGivenFront ? "Pareto front" : "front: no trial is lower in both"),
    ]
    if !best.isEmpty { entries.append(Legend.Entry(sign: .spot("ring"), name: "best by rank")) }
    if missingCount > 0 {
      entries.append(Legend.Entry(sign: .none, name: "\(missingCount) without a value"))
    }
    if let row = Legend(entries: entries).rows(width: panel.width).first {
      Legend.draw(row, x: panel.x, y: panel.y - 14, into: &svg)
    }
  }

  private func drawPoints(_ panel: Panel, into svg: inout SVGWriter) {
    if grid.points.count <= ScatterPlot.tooltipLimit {
      for point in grid.points {
        svg.circle(
          panel.place(x: point.x), panel.place(y: point.y), radius: 3, class: "f0 a", tooltip: tooltip(point))
      }
      return
    }
    var dots = SVGPath()
    for point in grid.points { dots.dot(panel.place(x: point.x), panel.place(y: point.y)) }
    svg.path(dots, class: "d c0 a")
  }

  private func drawFront(_ panel: Panel, into svg: inout SVGWriter) {
    var steps = SVGPath()
    for (index, point) in front.points.enumerated() {
      let (x, y) = (panel.place(x: point.x), panel.place(y: point.y))
      if index == 0 {
        steps.move(x, y)
      } else {
        steps.line(x, panel.place(y: front.points[index - 1].y))
        steps.line(x, y)
      }
    }
    svg.path(steps, class: "w c1")
    for point in highlighted {
      svg.circle(
        panel.place(x: point.x), panel.place(y: point.y), radius: 4.5, class: "f1 o", tooltip: tooltip(point))
    }
  }

  /// Draws names near their points without overlaps; a name that isn't next to its point gets a fine line to it.
  private func drawNames(_ panel: Panel, into svg: inout SVGWriter) {
    var taken: [(x: ClosedRange<Double>, y: ClosedRange<Double>)] = (named + highlighted.prefix(40)).map { point in
      let (x, y) = (panel.place(x: point.x), panel.place(y: point.y))
      return ((x - 4)...(x + 4), (y - 4)...(y + 4))
    }
    for point in named {
      let (x, y) = (panel.place(x: point.x), panel.place(y: point.y))
      let name = "#" + TextMeasure.cut(point.name, to: 80)
      let width = TextMeasure.width(name)
      svg.circle(x, y, radius: 4.5, class: "ring", tooltip: tooltip(point))
      // The first choice is next to the point, then further up to the right, where a front leaves room, then elsewhere.
      var offsets: [(Double, Double)] = [(8, -6), (8, 14), (-8 - width, -6), (-8 - width, 14)]
      for far in [24.0, 44, 64, 84] {
        offsets.append((far, far * -0.7))
        offsets.append((far, far * -1.4))
        offsets.append((width / -2, -far))
        offsets.append((far, far * 0.5))
      }
      for (dx, dy) in offsets {
        let box = (x: (x + dx - 2)...(x + dx + width + 2), y: (y + dy - 11)...(y + dy + 3))
        guard box.x.lowerBound > panel.x, box.x.upperBound < panel.x + panel.width + 18,
          box.y.lowerBound > panel.y - 8, box.y.upperBound < panel.y + panel.height,
          !taken.contains(where: { $0.x.overlaps(box.x) && $0.y.overlaps(box.y) })
        else { continue }
        taken.append(box)
        if dy < -14 || dx > 8 { svg.line(x, y, max(x + dx, min(x, x + dx + width)), y + dy + 2, class: "x") }
        svg.text(name, x + dx, y + dy, class: "b halo")
        break
      }
    }
  }

  private func tooltip(_ point: ScatterGrid.Point) -> String {
    "trial \(point.name): \(x) \(DecimalText.shortest(point.x)), \(y) \(DecimalText.shortest(point.y))"
      + (point.detail.isEmpty ? "" : "; " + point.detail)
  }
}

import CardText

extension HeatMap {
  /// Writes the plot as an SVG document: regions with their names, or levels with a bar that explains them.
  public func write(_ style: PlotStyle = PlotStyle(), to buffer: inout ByteBuffer) {
    var svg = SVGWriter()
    let thin: HeatMap
    if case .names = content {
      thin = thinned(columns: 640, rows: 480)
    } else {
      // Bands of numbers have many more edges than named regions.
      thin = thinned(columns: 320, rows: 240)
    }
    thin.draw(style, cellCount: xs.count * ys.count, into: &svg)
    buffer.append(bytes: svg.buffer.bytes)
  }

  private var names: [String] {
    if case .names(let names, _) = content { names } else { [] }
  }

  private func draw(_ style: PlotStyle, cellCount: Int, into svg: inout SVGWriter) {
    let title = style.title ?? self.title
    var height = max(style.height ?? (style.width * 0.6).rounded(), 220)
    let (columns, rows) = (HeatMap.edges(xs), HeatMap.edges(ys))
    // The axes end exactly at the edges of the outer cells.
    let upward = Axis(rows[0], rows[rows.count - 1], ticks: max(3, Int(height / 60)))
    let left = max(46, Panel.labelWidth(upward) + 26)
    let width = style.width - left - (names.isEmpty ? 84 : 22)
    let legend = legend.rows(width: width)
    // The picture is higher for each row of names after the first.
    let more = Double(max(0, legend.count - 1)) * Legend.rowHeight
    height += more
    let top = (title.isEmpty ? 36.0 : 62) + more
    let panel = Panel(
      x: left, y: top, width: width, height: height - top - 46,
      across: Axis(columns[0], columns[columns.count - 1], ticks: max(3, Int(style.width / 100))), upward: upward,
      isFlipped: true)
    svg.begin(
      width: style.width, height: height, title: title.isEmpty ? words : title,
      description: "\(words) in \(cellCount) cells.", style: StyleSheet.css(style.theme, extra: css))
    if !names.isEmpty { svg.definitions(HeatMap.patterns(names.count)) }
    if !title.isEmpty { svg.text(TextMeasure.cut(title: title, to: panel.width), left, 23, class: "h") }
    drawCells(panel, columns, rows, into: &svg)
    drawTicks(panel, into: &svg)
    panel.drawLabelsAcross(titles: [ColumnTitle.words(xName)], before: style.width, into: &svg)
    svg.text(ColumnTitle.words(yName), 16, panel.y + panel.height / 2, class: "m", .middle, isUpright: true)
    drawKey(panel, legend, into: &svg)
    svg.end()
  }

  private var words: String {
    switch content {
    case .names(let names, _):
      "\(ColumnTitle.words(yName)) over \(ColumnTitle.words(xName)): " + names.joined(separator: ", ")
    case .numbers(let name, _):
      "\(ColumnTitle.words(name)) by \(ColumnTitle.words(yName)) over \(ColumnTitle.words(xName))"
    }
  }

  /// Returns the colours of the classes: levels look the same on any background, names have a tint with a hatch.
  private func css(isDark: Bool) -> String {
    guard names.isEmpty else {
      var css = ".e{fill:none;stroke:\(isDark ? "#e6edf3" : "#1f2328");stroke-opacity:.55;stroke-width:1}\n"
      css += ".r{font-size:13px;font-weight:600}\n"
      for index in 0..<min(names.count, Palette.light.count) {
        let color = (isDark ? Palette.dark : Palette.light)[index]
        css += ".y\(index){fill:\(color.css);fill-opacity:\(isDark ? ".38" : ".3")}"
        css += ".z\(index){fill:url(#q\(index))}.h\(index){stroke:\(color.css);stroke-opacity:.55;stroke-width:1.2}\n"
      }
      if names.count > Palette.light.count {
        css += ".h0,.h1,.h2,.h3,.h4,.h5,.h6,.h7{fill:none}.dot{stroke-width:3.6;stroke-linecap:round}\n"
        for index in Palette.light.count..<names.count { css += ".z\(index){fill:url(#q\(index))}" }
        css += "\n"
      }
      return css
    }
    return (0..<HeatMap.levels).map { level in
      ".y\(level){fill:\(Palette.sequential(Double(level) / Double(HeatMap.levels - 1)).css)}"
    }.joined(separator: "\n") + "\n"
  }

  /// The marks of the hatches, in a square of 9: lines for the first detents, one of each hue, and for each further
  /// detent of a hue a mark of its own, as many as a map has detents.
  private static let marks = [
    "M0 4.5h9", "M4.5 4.5h0", "M0 4.5h5", "M0 4.5h9M4.5 0v9", "M0 3h9M0 6h9", "M4.5 2v5M2 4.5h5", "M0 6L4.5 2 9 6",
    "M2.5 2.5h4v4h-4z",
  ]

  /// Returns the hatches of the tints: the first of each hue with another direction, all others with another mark.
  private static func patterns(_ count: Int) -> String {
    let angles = [45, -45, 0, 90, 20, -20, 70, -70]
    return (0..<count).map { index in
      let (hue, mark) = (index % Palette.light.count, index / Palette.light.count % marks.count)
      return "<pattern id=\"q\(index)\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" "
        + "patternTransform=\"rotate(\(angles[hue % angles.count]))\">"
        + "<path class=\"h\(hue)\(mark == 1 ? " dot" : "")\" d=\"\(marks[mark])\"/></pattern>\n"
    }.joined()
  }

  /// The index of a class's colour.
  private func kind(_ kind: Int32) -> Int {
    names.isEmpty ? Int(kind) : Int(kind) % Palette.light.count
  }

  private func drawCells(_ panel: Panel, _ columns: [Double], _ rows: [Double], into svg: inout SVGWriter) {
    let regions = CellRegions(columns: xs.count, rows: ys.count, cells: classes)
    let blocks = regions.blocks
    let kinds = names.isEmpty ? HeatMap.levels : names.count
    for number in 0..<kinds {
      var path = SVGPath()
      for block in blocks where block.kind == Int32(number) {
        let (x, y) = (panel.place(x: columns[block.left]), panel.place(y: rows[block.top]))
        path.rect(
          x: x, y: y, width: panel.place(x: columns[block.right]) - x, height: panel.place(y: rows[block.bottom]) - y)
      }
      if path.isEmpty { continue }
      let shape = path.finished()
      svg.path(shape, class: "y\(kind(Int32(number))) crisp", tooltip: names.isEmpty ? nil : names[number])
      if !names.isEmpty { svg.path(shape, class: "z\(number)") }
    }
    if names.isEmpty { return }
    drawBorders(regions, panel, columns, rows, into: &svg)
    for (number, square) in regions.largestSquares(kinds: names.count).enumerated() {
      guard let square else { continue }
      let (right, bottom) = (square.column + 1, square.row + 1)
      let (x0, x1) = (panel.place(x: columns[right - square.side]), panel.place(x: columns[right]))
      let (y0, y1) = (panel.place(y: rows[bottom - square.side]), panel.place(y: rows[bottom]))
      if x1 - x0 < 24 { continue }
      let middle = (x0 + x1) / 2
      let room = 2 * min(middle - panel.x, panel.x + panel.width - middle)
      // Its letters are bold, which takes a tenth more.
      let name = TextMeasure.cut(names[number], to: min(176, room), size: 14.3)
      svg.text(name, middle, (y0 + y1) / 2 + 4, class: "r halo", .middle)
    }
  }

  /// Draws lines between neighbouring regions.
  private func drawBorders(
    _ regions: CellRegions, _ panel: Panel, _ columns: [Double], _ rows: [Double], into svg: inout SVGWriter
  ) {
    var path = SVGPath()
    func cell(_ column: Int, _ row: Int) -> Int32 { regions.cells[row * regions.columns + column] }
    func draw(_ length: Int, isBorder: (Int) -> Bool, line: (Int, Int) -> Void) {
      var start: Int?
      for index in 0...length {
        let isOn = index < length && isBorder(index)
        if isOn, start == nil { start = index }
        if !isOn, let first = start {
          line(first, index)
          start = nil
        }
      }
    }
    for column in 1..<max(regions.columns, 1) {
      let x = panel.place(x: columns[column])
      draw(regions.rows) {
        cell(column - 1, $0) != cell(column, $0)
      } line: { first, end in
        path.move(x, panel.place(y: rows[first]))
        path.line(x, panel.place(y: rows[end]))
      }
    }
    for row in 1..<max(regions.rows, 1) {
      let y = panel.place(y: rows[row])
      draw(regions.columns) {
        cell($0, row - 1) != cell($0, row)
      } line: { first, end in
        path.move(panel.place(x: columns[first]), y)
        path.line(panel.place(x: columns[end]), y)
      }
    }
    svg.path(path, class: "e")
  }

  private func drawTicks(_ panel: Panel, into svg: inout SVGWriter) {
    panel.drawEdges(into: &svg)
    for tick in panel.across.ticks {
      let x = panel.place(x: tick)
      svg.line(x, panel.y + panel.height, x, panel.y + panel.height + 4, class: "x")
    }
    for tick in panel.upward.ticks {
      let y = panel.place(y: tick)
      svg.line(panel.x - 4, y, panel.x, y, class: "x")
      svg.text(panel.upward.label(tick), panel.x - 8, y + 3.5, class: "m s", .end)
    }
  }

  /// The names with their colours, and with their hatches where a colour stands for several.
  private var legend: Legend {
    Legend(
      entries: names.enumerated().map { index, name in
        let tint = "y\(kind(Int32(index)))"
        let isAlone = names.count <= Palette.light.count
        return Legend.Entry(sign: isAlone ? .area(tint) : .hatch(tint, "z\(index)"), name: name)
      })
  }

  /// Draws the key to the colours: the names in rows above, or a bar on the right.
  private func drawKey(_ panel: Panel, _ legend: [[Legend.Entry]], into svg: inout SVGWriter) {
    switch content {
    case .names:
      for (index, row) in legend.enumerated() {
        let up = Double(legend.count - 1 - index) * Legend.rowHeight
        Legend.draw(row, x: panel.x, y: panel.y - 14 - up, into: &svg)
      }
    case .numbers(let name, let cells):
      let missing = cells.contains { $0 != $0 }
      let note = ColumnTitle.words(name) + (missing ? " (blank: none)" : "")
      svg.text(note, panel.x, panel.y - 14, class: "b")
      guard let range else { return }
      let bar = Panel(
        x: panel.x + panel.width + 18, y: panel.y, width: 14, height: panel.height, across: panel.across,
        upward: Axis(range.lowerBound, range.upperBound, ticks: max(3, Int(panel.height / 60))))
      let step = bar.height / Double(HeatMap.levels)
      for level in 0..<HeatMap.levels {
        svg.rect(
          x: bar.x, y: bar.y + bar.height - step * Double(level + 1), width: bar.width, height: step,
          class: "y\(level) crisp")
      }
      for tick in bar.upward.ticks {
        let y = bar.place(y: tick)
        svg.line(bar.x + bar.width, y, bar.x + bar.width + 4, y, class: "x")
        svg.text(bar.upward.label(tick), bar.x + bar.width + 7, y + 3.5, class: "m s")
      }
    }
  }
}

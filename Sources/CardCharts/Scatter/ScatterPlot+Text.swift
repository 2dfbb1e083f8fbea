extension ScatterPlot {
  /// Returns the plot in lines of text: a dot for each trial, a sign for each on the front, the best with their names.
  public func text(_ style: TextPlotStyle = TextPlotStyle()) -> String {
    let bounds = grid.bounds ?? (0...1, 0...1)
    let rows = min(max(style.width / 4, 12), 40)
    let upward = Axis(bounds.y.lowerBound, bounds.y.upperBound, ticks: rows / 3, margin: 0.06)
    let frame = TextFrame(style: style, left: max(4, upward.ticks.map { upward.label($0).count }.max() ?? 0), right: 0)
    let across = Axis(
      bounds.x.lowerBound, bounds.x.upperBound, ticks: max(2, frame.columns / 12), margin: 0.04)
    var canvas = TextCanvas(columns: frame.columns, rows: rows)
    for point in grid.points {
      canvas.dot(
        Int((across.part(of: point.x) * Double(canvas.width - 1)).rounded()),
        Int(((1 - upward.part(of: point.y)) * Double(canvas.height - 1)).rounded()), color: 0)
    }
    let sign: Character = style.isASCII ? "o" : "●"
    func place(_ point: ScatterGrid.Point) -> (column: Int, row: Int) {
      (
        Int(across.part(of: point.x) * Double(canvas.columns - 1)),
        TextFrame.row(upward.part(of: point.y), rows: rows, isFlipped: false)
      )
    }
    for point in highlighted {
      let (column, row) = place(point)
      canvas.sign(sign, column: column, row: row, color: 1)
    }
    var taken: [(row: Int, columns: Range<Int>)] = []
    for point in named {
      let (column, row) = place(point)
      let name = frame.text("#" + point.name)
      let start = column + 1 + name.count < canvas.columns ? column + 1 : column - name.count
      let columns = start - 1..<start + name.count + 1
      // The name goes next to its point, or a line above or below if another name is there.
      let lines = [row, row - 1, row + 1].filter { $0 >= 0 && $0 < rows }
      let free = lines.first { line in !taken.contains { $0.row == line && $0.columns.overlaps(columns) } }
      guard let line = free else { continue }
      taken.append((line, columns))
      canvas.sign(sign, column: column, row: row, color: 1)
      canvas.text(name, column: start, row: line)
    }
    let title = style.title ?? self.title
    var lines = title.isEmpty ? [] : [frame.text(title)]
    lines.append(
      TextFrame.padded("", frame.left) + "  " + frame.text(ColumnTitle.words(y)) + "   \(sign) "
        + (isGivenFront ? "Pareto front" : "front") + "   \(grid.count) trial\(grid.count == 1 ? "" : "s")"
        + (missingCount > 0 ? ", \(missingCount) more without a value" : ""))
    lines += frame.lines(of: canvas, axis: upward, isFlipped: false)
    lines += frame.foot(across, unit: "")
    lines.append(TextFrame.padded("", frame.left) + "  " + frame.text(ColumnTitle.words(x)))
    // The labels at the bottom end in the space before a unit that isn't there.
    return lines.map(TextFrame.trimmed).joined(separator: "\n") + "\n"
  }
}

import CardText

extension HeatMap {
  /// The characters from low to high.
  private static let ramp: [Character] = Array(".:-=+*#%@")

  /// Returns the plot in lines of text: a letter for each name, or characters with more or less ink for numbers.
  public func text(_ style: TextPlotStyle = TextPlotStyle()) -> String {
    let (columns, rows) = (HeatMap.edges(xs), HeatMap.edges(ys))
    let height = min(max(style.width / 4, 10), 30)
    let upward = Axis(rows[0], rows[rows.count - 1], ticks: height / 3)
    let frame = TextFrame(style: style, left: max(4, upward.ticks.map { upward.label($0).count }.max() ?? 0), right: 0)
    let across = Axis(columns[0], columns[columns.count - 1], ticks: max(2, frame.columns / 12))
    var canvas = TextCanvas(columns: frame.columns, rows: height)
    let (signs, key) = signs(frame)
    let classes = classes
    for row in 0..<height {
      let y = HeatMap.index(of: upward, (Double(row) + 0.5) / Double(height), in: rows)
      for column in 0..<frame.columns {
        let x = HeatMap.index(of: across, (Double(column) + 0.5) / Double(frame.columns), in: columns)
        let kind = Int(classes[y * xs.count + x])
        if kind >= 0 { canvas.sign(signs[kind], column: column, row: row, color: color(kind)) }
      }
    }
    let title = style.title ?? self.title
    let margin = TextFrame.padded("", frame.left) + "  "
    var lines = title.isEmpty ? [] : [frame.text(title)]
    lines += key.map { margin + $0 }
    lines.append(margin + frame.text(ColumnTitle.words(yName)))
    lines += frame.lines(of: canvas, axis: upward, isFlipped: true) + frame.foot(across, unit: "")
    lines.append(margin + frame.text(ColumnTitle.words(xName)))
    return lines.map(TextFrame.trimmed).joined(separator: "\n") + "\n"
  }

  private func color(_ kind: Int) -> UInt8 {
    if case .names = content { return UInt8(kind % Palette.light.count) }
    return 255
  }

  /// Returns the index of the cell that contains the number at `part` of an axis.
  private static func index(of axis: Axis, _ part: Double, in edges: [Double]) -> Int {
    let number = axis.lower + (axis.upper - axis.lower) * part
    var (low, high) = (0, edges.count - 2)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle + 1] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the character of each class, and the lines that explain them.
  private func signs(_ frame: TextFrame) -> ([Character], [String]) {
    switch content {
    case .names(let names, _):
      let letters = HeatMap.letters(names)
      return (letters, [zip(letters, names).map { "\($0) \(frame.text($1))" }.joined(separator: "   ")])
    case .numbers(let name, _):
      let ramp = HeatMap.ramp
      let signs = (0..<HeatMap.levels).map { ramp[$0 * ramp.count / HeatMap.levels] }
      guard let range else { return (signs, [frame.text(ColumnTitle.words(name)) + ": none"]) }
      let ends = [range.lowerBound, range.upperBound].map { DecimalText.shortest($0) }
      return (signs, ["\(frame.text(ColumnTitle.words(name))): \(ends[0]) \(String(ramp)) \(ends[1])"])
    }
  }

  /// Returns a character for each name: one of its own letters if one is free.
  static func letters(_ names: [String]) -> [Character] {
    var taken: [Character] = []
    for name in names {
      let wanted = name.lowercased().filter { $0.isASCII && $0.isLetter }
      let others = Array("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ#%")
      taken.append((Array(wanted) + others).first { !taken.contains($0) } ?? "?")
    }
    return taken
  }
}

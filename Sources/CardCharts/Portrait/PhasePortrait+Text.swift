import CardModel

extension PhasePortrait {
  /// Returns the portrait in lines of text.
  public func text(_ style: TextPlotStyle = TextPlotStyle()) -> String {
    let rows = min(max(style.width / 4, 12), 30)
    let (_, down) = axes(ticks: (2, rows / 3))
    let frame = TextFrame(style: style, left: max(4, down.ticks.map { down.label($0).count }.max() ?? 0), right: 0)
    let (across, _) = axes(ticks: (max(2, frame.columns / 12), 2))
    var canvas = TextCanvas(columns: frame.columns, rows: rows)
    func place(_ point: Point) -> (x: Int, y: Int) {
      (
        Int((across.part(of: point.velocity) * Double(canvas.width - 1)).rounded()),
        Int((down.part(of: point.y) * Double(canvas.height - 1)).rounded())
      )
    }
    for (index, line) in lines.enumerated() {
      for (from, to) in zip(line.points, line.points.dropFirst()) {
        let (start, end) = (place(from), place(to))
        let color = UInt8(lines.count > 1 ? index : PhasePortrait.hue(from.phase))
        canvas.line(start.x, start.y, end.x, end.y, color: color)
      }
      if let last = line.points.last {
        let (x, y) = place(last)
        canvas.sign(style.isASCII ? "o" : "●", column: x / 2, row: y / 4)
      }
    }
    let title = style.title ?? self.title
    var text = title.isEmpty ? [] : [frame.text(title)]
    text.append(TextFrame.padded("", frame.left) + "  position, pt; \(style.isASCII ? "o" : "●") the end")
    text += frame.lines(of: canvas, axis: down, isFlipped: true)
    text += frame.foot(across, unit: "")
    text.append(TextFrame.padded("", frame.left) + "  velocity, pt/s")
    return text.map(TextFrame.trimmed).joined(separator: "\n") + "\n"
  }
}

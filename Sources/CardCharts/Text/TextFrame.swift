import CardText

/// The surroundings of a canvas: labels on its left, its edges, notes on its right, and labels below.
struct TextFrame {
  let style: TextPlotStyle

  /// The width of the labels on the left and of the notes on the right, characters.
  let left: Int
  let right: Int

  /// The width that is left for the canvas, characters.
  var columns: Int { max(10, style.width - left - 2 - right) }

  /// The characters of the edges.
  var edge: (upward: Character, tick: Character, corner: Character, across: Character, mark: Character) {
    style.isASCII ? ("|", "+", "+", "-", "+") : ("│", "┤", "└", "─", "┴")
  }

  /// Returns the lines of a canvas, with labels at the ticks.
  func lines(
    of canvas: TextCanvas, axis: Axis, isFlipped: Bool, notes: [(row: Int, text: String)] = []
  ) -> [String] {
    var labels: [Int: String] = [:]
    for tick in axis.ticks {
      let row = TextFrame.row(axis.part(of: tick), rows: canvas.rows, isFlipped: isFlipped)
      // Of two ticks in one row the first is labelled.
      if labels[row] == nil { labels[row] = text(axis.label(tick)) }
    }
    return (0..<canvas.rows).map { row in
      let label = labels[row]
      let start = TextFrame.padded(label ?? "", left) + String([" ", label == nil ? edge.upward : edge.tick])
      let line = canvas.line(row, style)
      guard let note = notes.first(where: { $0.row == row }) else { return start + line }
      // The width counts the characters that a terminal shows, not the escape sequences of the colours.
      let plain = canvas.line(row, TextPlotStyle(width: style.width, isASCII: style.isASCII))
      return start + line + String(repeating: " ", count: max(1, columns + 1 - plain.count)) + text(note.text)
    }
  }

  /// Returns the bottom edge and the labels of the horizontal axis, with the unit after the last one.
  func foot(_ axis: Axis, unit: String) -> [String] {
    var edge = TextCanvas(columns: columns + 1, rows: 1)
    var labels = TextCanvas(columns: columns + 2 + right, rows: 1)
    edge.text(String(repeating: self.edge.across, count: columns), column: 0, row: 0)
    var free = 0
    for (index, tick) in axis.ticks.enumerated() {
      let column = min(Int(axis.part(of: tick) * Double(columns)), columns - 1)
      edge.sign(self.edge.mark, column: column, row: 0)
      let isLast = index == axis.ticks.count - 1
      let label = text(axis.label(tick)) + (isLast ? " " + unit : "")
      let start = max(0, min(column - text(axis.label(tick)).count / 2, columns + 2 + right - label.count))
      guard start >= free else { continue }
      labels.text(label, column: start, row: 0)
      free = start + label.count + 1
    }
    let margin = String(repeating: " ", count: left + 1)
    return [margin + String(self.edge.corner) + edge.line(0, style), margin + " " + labels.line(0, style)]
  }

  /// Returns text from outside the program in a form that is safe for the terminal.
  func text(_ text: String) -> String {
    let safe = SafeText.escaped(text)
    return style.isASCII ? String(safe.map { $0 == "\u{2212}" ? "-" : $0 }) : safe
  }

  /// Returns the row that contains a part of an axis.
  static func row(_ part: Double, rows: Int, isFlipped: Bool) -> Int {
    let place = ((isFlipped ? part : 1 - part) * Double(rows)).rounded(.down)
    // A part that is NaN, or beyond the rows, is put in the first or the last row.
    return place < Double(rows) ? place > 0 ? Int(place) : 0 : rows - 1
  }

  /// Returns a line without trailing spaces.
  static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

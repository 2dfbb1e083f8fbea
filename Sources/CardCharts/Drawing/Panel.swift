/// A rectangle to draw numbers in, with a horizontal axis, and a vertical one that grows upward or, as on screen,
/// downward.
struct Panel {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var across: Axis
  var upward: Axis

  /// True if the vertical axis grows downward, as on screen.
  var isFlipped = false

  /// Returns the x of a number of the horizontal axis, pixels.
  func place(x number: Double) -> Double { x + across.part(of: number) * width }

  /// Returns the y of a number of the vertical axis, pixels.
  func place(y number: Double) -> Double {
    let part = upward.part(of: number)
    return y + (isFlipped ? part : 1 - part) * height
  }

  /// Draws the grid, and the labels on the left.
  func drawGrid(into svg: inout SVGWriter) {
    var lines = SVGPath()
    for tick in across.ticks { lines.segment(place(x: tick), y, place(x: tick), y + height) }
    for tick in upward.ticks where tick != 0 { lines.segment(x, place(y: tick), x + width, place(y: tick)) }
    svg.path(lines, class: "g")
    for tick in upward.ticks {
      let place = place(y: tick)
      if tick == 0 { svg.line(x, place, x + width, place, class: "x") }
      svg.text(upward.label(tick), x - 8, place + 3.5, class: "m s", .end)
    }
  }

  /// Draws the edges on the left and at the bottom.
  func drawEdges(into svg: inout SVGWriter) {
    var edges = SVGPath()
    edges.move(x, y)
    edges.line(x, y + height)
    edges.line(x + width, y + height)
    svg.path(edges, class: "x")
  }

  /// Draws the labels of the horizontal axis, and their meaning below them.
  ///
  /// - Parameters:
  ///   - titles: The axis's meaning, the fullest first: the first one that fits is drawn, or else the last.
  ///   - end: The width of the picture, pixels: a label that would reach beyond it ends there.
  func drawLabelsAcross(titles: [String], before end: Double, into svg: inout SVGWriter) {
    var free = -Double.infinity
    for tick in across.ticks {
      let label = across.label(tick)
      let place = place(x: tick)
      let half = TextMeasure.width(label, size: 10) / 2
      let isCut = place + half > end - 2
      // A label that would lie on the one before it is left out.
      let start = isCut ? end - 2 - 2 * half : place - half
      if start < free { continue }
      free = start + 2 * half
      svg.text(label, isCut ? end - 2 : place, y + height + 16, class: "m s", isCut ? .end : .middle)
    }
    let middle = x + width / 2
    let room = 2 * min(middle, end - middle) - 8
    guard let title = titles.first(where: { TextMeasure.width($0) <= room }) ?? titles.last else { return }
    svg.text(title, middle, y + height + 33, class: "m", .middle)
  }

  /// Returns the width of the labels on the left, pixels.
  static func labelWidth(_ axis: Axis) -> Double {
    (axis.ticks.map { TextMeasure.width(axis.label($0), size: 10) }.max() ?? 0) + 12
  }
}

/// The ground on which numbers are drawn: a rectangle with an axis across and one upward or, as the screen's, downward.
struct Panel {
  var x: Double
  var y: Double
  var width: Double
  var height: Double
  var across: Axis
  var upward: Axis

  /// Whether the axis called upward grows downward, as a screen's does.
  var isFlipped = false

  /// Where a number of the axis across lies.
  func place(x number: Double) -> Double { x + across.part(of: number) * width }

  /// Where a number of the other axis lies.
  func place(y number: Double) -> Double {
    let part = upward.part(of: number)
    return y + (isFlipped ? part : 1 - part) * height
  }

  /// Draws the grid, and the labels at its left.
  func drawGrid(into svg: inout SVGWriter) {
    for tick in across.ticks {
      let place = place(x: tick)
      svg.line(place, y, place, y + height, class: "g")
    }
    for tick in upward.ticks {
      let place = place(y: tick)
      svg.line(x, place, x + width, place, class: tick == 0 ? "x" : "g")
      svg.text(upward.label(tick), x - 8, place + 3.5, class: "m s", .end)
    }
  }

  /// Draws the edges at the left and below.
  func drawEdges(into svg: inout SVGWriter) {
    svg.line(x, y, x, y + height, class: "x")
    svg.line(x, y + height, x + width, y + height, class: "x")
  }

  /// Draws the labels of the axis across, and below them what they mean.
  func drawLabelsAcross(title: String, into svg: inout SVGWriter) {
    for tick in across.ticks {
      svg.text(across.label(tick), place(x: tick), y + height + 16, class: "m s", .middle)
    }
    svg.text(title, x + width / 2, y + height + 33, class: "m", .middle)
  }

  /// The room that the labels at the left take.
  static func labelWidth(_ axis: Axis) -> Double {
    (axis.ticks.map { TextMeasure.width(axis.label($0), size: 10) }.max() ?? 0) + 12
  }
}

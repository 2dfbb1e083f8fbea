import CardMotion

/// A row of a table of curves: values to 60 digits, each as a Double and the rest beyond that Double.
struct CurveRow {
  let curve: CubicBezier
  let x, value, rest: Double

  /// Nil where the tangent is vertical.
  let slope: Double?

  let words: [String]

  init(_ words: [String]) throws {
    let cells = try words.prefix(7).map(number)
    curve = CubicBezier(x1: cells[0], y1: cells[1], x2: cells[2], y2: cells[3])
    (x, value, rest) = (cells[4], cells[5], cells[6])
    slope = words[7] == "vertical" ? nil : try number(words[7])
    self.words = words
  }

  static func all(_ name: String = "cubic-bezier") throws -> [CurveRow] {
    try motionTable(name).map(CurveRow.init)
  }

  /// The unit of y errors where the curve isn't steep.
  var height: Double {
    max(1, curve.y1.magnitude, curve.y2.magnitude)
  }
}

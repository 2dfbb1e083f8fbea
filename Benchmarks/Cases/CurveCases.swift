import CardMotion

/// Cubic curves: solved for each sample, and in advance.
extension BenchmarkCase {
  /// The curve of a sheet.
  static let sheetCurve = CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1)

  /// The output alone, of a curve that the caller holds.
  static func cubicValue(_ curve: CubicBezier) -> BenchmarkCase {
    function("cubic curve value", from: 0, to: 1) { curve.value(at: $0) }.aimed(at: 16)
  }

  /// The output alone, from a table.
  static func cubicTableValue(_ table: CubicBezierTable) -> BenchmarkCase {
    function("cubic curve value, table", from: 0, to: 1) { table.value(at: $0) }.aimed(at: 16)
  }

  /// The motion of `cubic curve sampled`, from a table.
  static func cubicTableSampled(_ table: CubicBezierTable) -> BenchmarkCase {
    let (from, to, duration) = (390.5, 71.0, 1.024)
    let name = "cubic curve sampled, table"
    var sampled = function(name, item: "position and velocity", from: 0, to: duration) { time in
      let (value, slope) = table.sample(at: time / duration)
      return from + (to - from) * value + (to - from) / duration * (slope ?? 0)
    }
    sampled.results = {
      (0..<1024).map { hexadecimal(from + (to - from) * table.value(at: Double($0) * 0.001 / duration)) }
    }
    return sampled.aimed(at: 20)
  }

  /// A table made and given up.
  static var cubicTableMade: BenchmarkCase {
    var made = function("cubic curve table made", item: "table", from: 0.6, to: 0.8) {
      CubicBezierTable(CubicBezier(x1: 0.32, y1: $0, x2: 0, y2: 1)).value(at: 0.5)
    }
    made.isFreeOfAllocations = false
    return made
  }
}

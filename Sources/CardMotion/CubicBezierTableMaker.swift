/// Divides the inputs of a curve into cells, in each of which a few terms of its power series are right.
struct CubicBezierTableMaker {
  /// The number of the cell of each part of the inputs, and of 1.
  private(set) var numbers: [UInt8] = []

  private(set) var cells: [CubicBezierTable.Cell] = []

  private let curve: CubicBezier

  /// The coordinates, to twice the digits of a double.
  private let x, y: ExactCubic

  /// The most that a cell leaves out: it is lost in the rounding of an output of this height.
  private let tolerance: Double

  private var series = CubicBezierSeries()

  /// The number of parts without a cell. A table has fewer cells.
  private static var none: UInt8 { .max }

  init(_ curve: CubicBezier) {
    self.curve = curve
    x = ExactCubic(curve.x1, curve.x2)
    y = ExactCubic(curve.y1, curve.y2)
    tolerance = 0x1p-58 * max(1, max(curve.y1.magnitude, curve.y2.magnitude))
    numbers.reserveCapacity(CubicBezierTable.resolution + 1)
    cells.reserveCapacity(96)
    for eighth in 0..<8 { fill(from: eighth * CubicBezierTable.resolution / 8, count: CubicBezierTable.resolution / 8) }
    numbers.append(numbers[CubicBezierTable.resolution - 1])
  }

  /// Appends the numbers of some parts: all in one cell, or half of them after the other half.
  private mutating func fill(from part: Int, count: Int) {
    if cells.count < CubicBezierTableMaker.none, let cell = cell(from: part, count: count) {
      numbers.append(contentsOf: repeatElement(UInt8(cells.count), count: count))
      cells.append(cell)
    } else if count > 1 {
      fill(from: part, count: count / 2)
      fill(from: part + count / 2, count: count / 2)
    } else {
      numbers.append(CubicBezierTableMaker.none)
    }
  }

  /// The cell of these parts, or nil if it would leave out too much.
  ///
  /// Its place is in its middle, but that of the first cell is 0, and that of the last is 1: the outputs are
  /// exactly 0 and 1 there, and never beyond.
  private mutating func cell(from part: Int, count: Int) -> CubicBezierTable.Cell? {
    let width = Double(count) / Double(CubicBezierTable.resolution)
    let low = Double(part) / Double(CubicBezierTable.resolution)
    let isInside = part > 0 && part + count < CubicBezierTable.resolution
    let place = isInside ? low + width / 2 : part == 0 ? 0 : 1
    let (node, offset) = curve.parameter(at: place)
    let run = CubicExpansion(curve.x1, curve.x2, around: node)
    let rise = CubicExpansion(curve.y1, curve.y2, around: node)
    let slopes = SIMD2(run.slope(offset), rise.slope(offset))
    let bends = SIMD2(run.halfBend(offset), rise.halfBend(offset))
    let reach = isInside ? width / 2 : width
    let left = series.expand(slopes, bends, SIMD2(run.cubic, rise.cubic), reach: reach)
    guard let left, left <= tolerance else { return nil }

    var start = DoubleDouble(place)
    if isInside {
      // The parameter is a double. A step along the tangent goes from its input to the place.
      let parameter = node.parameter + offset
      start = y.value(parameter) + DoubleDouble(x.distance(from: parameter, to: place) * series.terms[1])
    }
    return CubicBezierTable.Cell(
      terms12: pair(1), terms34: pair(3), terms56: pair(5), terms78: pair(7), terms9And10: pair(9),
      terms11And12: pair(11), place: place, start: start.high, rest: start.low)
  }

  private func pair(_ index: Int) -> SIMD2<Double> {
    SIMD2(series.terms[index], series.terms[index + 1])
  }
}

/// One coordinate of a cubic curve, 3 p t s² + 3 q t² s + t³ with s = 1 − t, to twice the digits of a double.
private struct ExactCubic {
  private let slope, halfBend, cubic: DoubleDouble

  /// The coordinate with the control values `p` and `q`.
  init(_ p: Double, _ q: Double) {
    slope = DoubleDouble(p) * 3
    halfBend = (DoubleDouble(sum: q, -p) + DoubleDouble(-p)) * 3
    cubic = DoubleDouble(sum: p, -q) * 3 + DoubleDouble(1)
  }

  func value(_ t: Double) -> DoubleDouble {
    ((cubic * t + halfBend) * t + slope) * t
  }

  /// The distance from the value at `t` to a number near to it.
  func distance(from t: Double, to number: Double) -> Double {
    let value = value(t)
    return (number - value.high) - value.low
  }
}

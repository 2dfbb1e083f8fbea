/// Points, as many of them as a plot can show, whatever their number.
///
/// Each cell of a grid keeps the first point that fell into it. The grid is as fine as the numbers themselves at first;
/// when there are too many cells they become a thousandth of the range, and from then on twice as large each time.
struct ScatterGrid: Sendable {
  /// A point, what it is called and what it tells when pointed at.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
    var name: String
    var detail: String
  }

  private struct Cell: Hashable {
    var column: Int64
    var row: Int64
  }

  /// The most points there are.
  static let limit = 8_192

  /// The points, in the order in which they came.
  private(set) var points: [Point] = []

  /// Only asked whether it holds a cell, never gone through: its order means nothing.
  private var taken: Set<Cell> = []

  /// The size of a cell; 0: a point.
  private var size = (x: 0.0, y: 0.0)

  /// How many points were taken in.
  private(set) var count = 0

  /// The least and greatest of both numbers.
  private(set) var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>)?

  /// Takes in a point of finite numbers.
  ///
  /// - Parameter detail: Asked for only if the point is kept.
  mutating func add(x: Double, y: Double, name: () -> String, detail: () -> String) {
    count += 1
    if let known = bounds {
      bounds = (
        min(known.x.lowerBound, x)...max(known.x.upperBound, x),
        min(known.y.lowerBound, y)...max(known.y.upperBound, y)
      )
    } else {
      bounds = (x...x, y...y)
    }
    guard taken.insert(cell(x, y)).inserted else { return }
    points.append(Point(x: x, y: y, name: name(), detail: detail()))
    while points.count > ScatterGrid.limit { coarsen() }
  }

  private func cell(_ x: Double, _ y: Double) -> Cell {
    Cell(column: ScatterGrid.index(x, size.x), row: ScatterGrid.index(y, size.y))
  }

  private static func index(_ number: Double, _ size: Double) -> Int64 {
    if size == 0 { return Int64(bitPattern: (number + 0).bitPattern) }
    let place = (number / size).rounded(.down)
    // What lies further out than that falls into the outermost cell.
    return Int64(min(max(place, -0x1p60), 0x1p60))
  }

  private mutating func coarsen() {
    if let bounds {
      func next(_ size: Double, _ range: ClosedRange<Double>) -> Double {
        let thousandth = (range.upperBound - range.lowerBound) / 1_024
        return max(size * 2, thousandth.isFinite ? thousandth : 0x1p1000)
      }
      size = (next(size.x, bounds.x), next(size.y, bounds.y))
    }
    taken.removeAll(keepingCapacity: true)
    var kept: [Point] = []
    for point in points where taken.insert(cell(point.x, point.y)).inserted { kept.append(point) }
    points = kept
  }
}

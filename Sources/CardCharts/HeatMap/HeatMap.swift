/// A plane of cells: the result of a release, or the time that it takes, for each velocity and each position.
///
/// ```swift
/// let map = HeatMap(xs: velocities, ys: positions, names: ["collapsed", "peaking", "extended"], cells: targets)
/// let svg = map.svg()
/// ```
public struct HeatMap: Plot {
  /// The content of the cells.
  enum Content: Sendable {
    /// An index into some names; below 0: none.
    case names([String], cells: [Int32])
    /// A number, NaN for none; and its name, with the unit last.
    case numbers(String, cells: [Double])
  }

  /// The title of the plot, unless a style has one.
  public var title = ""

  /// The name of the columns' numbers, as in a table's header: the unit last.
  public var xName = "velocity_pt_s"

  /// The name of the rows' numbers.
  public var yName = "y_pt"

  /// The centres of the columns and of the rows, each ascending.
  let xs: [Double]
  let ys: [Double]
  let content: Content

  /// Creates a map of names.
  ///
  /// - Parameters:
  ///   - xs: The columns' numbers, ascending.
  ///   - ys: The rows' numbers, ascending; the first row is drawn at the top, as y grows downward on screen.
  ///   - names: The possible names of a cell.
  ///   - cells: An index into `names` for each cell, row by row; below 0: none.
  public init(xs: [Double], ys: [Double], names: [String], cells: [Int]) {
    precondition(cells.allSatisfy { $0 < names.count }, "a cell has a name that there isn't")
    self.init(xs: xs, ys: ys, .names(names, cells: cells.map { Int32(max($0, -1)) }))
  }

  /// Creates a map of numbers.
  ///
  /// - Parameters:
  ///   - name: The name of the numbers, as in a table's header: the unit last.
  ///   - values: A number for each cell, row by row; nil or not finite: none.
  public init(xs: [Double], ys: [Double], name: String, values: [Double?]) {
    self.init(xs: xs, ys: ys, .numbers(name, cells: values.map { PlotNumber.drawn($0) ?? .nan }))
  }

  init(xs: [Double], ys: [Double], _ content: Content) {
    let count =
      switch content {
      case .names(_, let cells): cells.count
      case .numbers(_, let cells): cells.count
      }
    precondition(!xs.isEmpty && !ys.isEmpty, "a map without cells")
    precondition(count == xs.count * ys.count, "\(count) cells for \(xs.count) × \(ys.count)")
    precondition((xs + ys).allSatisfy { PlotNumber.drawn($0) == $0 }, "a row or column is too far out to be drawn")
    precondition(zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 }, "the columns' numbers don't ascend")
    precondition(zip(ys, ys.dropFirst()).allSatisfy { $0 < $1 }, "the rows' numbers don't ascend")
    (self.xs, self.ys, self.content) = (xs, ys, content)
  }

  /// The number of classes that numbers are divided into.
  static let levels = 24

  /// The least and the greatest number; nil for names, or if there are no numbers.
  var range: ClosedRange<Double>? {
    guard case .numbers(_, let cells) = content else { return nil }
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for cell in cells where cell == cell { (least, greatest) = (min(least, cell), max(greatest, cell)) }
    return least <= greatest ? least...greatest : nil
  }

  /// The cells as classes: a name's index or a number's level; below 0: none.
  var classes: [Int32] {
    switch content {
    case .names(_, let cells): return cells
    case .numbers(_, let cells):
      guard let range else { return cells.map { _ in -1 } }
      let width = range.upperBound - range.lowerBound
      return cells.map { cell in
        if cell != cell { return -1 }
        let part = width > 0 ? (cell - range.lowerBound) / width : 0
        return min(Int32(part * Double(HeatMap.levels)), Int32(HeatMap.levels - 1))
      }
    }
  }

  /// Returns the map with every n-th row and column only, so that it has no more than these.
  func thinned(columns: Int, rows: Int) -> HeatMap {
    let (across, down) = ((xs.count + columns - 1) / columns, (ys.count + rows - 1) / rows)
    if across <= 1 && down <= 1 { return self }
    let keptX = Array(stride(from: 0, to: xs.count, by: max(across, 1)))
    let keptY = Array(stride(from: 0, to: ys.count, by: max(down, 1)))
    func kept<Cell>(_ cells: [Cell]) -> [Cell] { keptY.flatMap { row in keptX.map { cells[row * xs.count + $0] } } }
    let content: Content =
      switch self.content {
      case .names(let names, let cells): .names(names, cells: kept(cells))
      case .numbers(let name, let cells): .numbers(name, cells: kept(cells))
      }
    var map = HeatMap(xs: keptX.map { xs[$0] }, ys: keptY.map { ys[$0] }, content)
    (map.title, map.xName, map.yName) = (title, xName, yName)
    return map
  }

  /// Returns the edges of the cells: halfway between their centres; the outermost edges are as far from their centres
  /// as the inner ones.
  static func edges(_ middles: [Double]) -> [Double] {
    guard middles.count > 1 else { return [middles[0] - 0.5, middles[0] + 0.5] }
    var edges = zip(middles, middles.dropFirst()).map { $0 + ($1 - $0) / 2 }
    edges.insert(middles[0] - (edges[0] - middles[0]), at: 0)
    let last = middles[middles.count - 1]
    edges.append(last + (last - edges[edges.count - 1]))
    return edges
  }
}

import CardText
import CardTimeline

/// Reads rows of a snap map's CSV: a full grid, ordered by position and, at each position, by velocity.
///
/// Of a large grid only every n-th row and column is kept, as many as a plot can show.
public struct MapRowReader: Sendable {
  /// The most columns and rows that are kept.
  static let limit = (columns: 640, rows: 480)

  /// The most velocities of a position that are read.
  static let columnLimit = 100_000

  /// The most names that can be detents.
  static let nameLimit = 64

  private let yPlace: Int
  private let xPlace: Int
  private let cellPlace: Int

  /// The column of scenarios of a file with the maps of several, and the first one's name.
  private let scenarioPlace: Int?
  private var scenario: [UInt8]?

  /// The column of numbers that is shown; nil: the names.
  private let value: String?

  private var names: [String] = []
  private var lastName: [UInt8] = []
  private var lastIndex: Int32 = -1

  /// The velocities of the first position.
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var numbers: [Double] = []
  private var indices: [Int32] = []

  /// The distance between kept columns and between kept rows, as index steps.
  private var columnStep = 1
  private var rowStep = 1

  /// The position of the current row in the grid.
  private var column = 0
  private var row = 0
  private var y: Double?

  /// Reads the header, which is the current row.
  ///
  /// - Parameter value: The column of numbers to show; nil: the detents.
  /// - Throws: A `DiagnosticsError` if a column is missing.
  public init(header rows: borrowing RowScanner, value: String? = nil) throws(DiagnosticsError) {
    let titles = rows.texts
    func place(_ name: String) throws(DiagnosticsError) -> Int {
      if let place = titles.firstIndex(of: name) { return place }
      throw rows.error(
        "there is no column \"\(SafeText.escaped(name))\"",
        help: NearestName.question(name, in: titles) ?? "there are " + titles.joined(separator: ", "))
    }
    yPlace = try place("y_pt")
    xPlace = try place("velocity_pt_s")
    cellPlace = try place(value ?? "detent")
    scenarioPlace = titles.firstIndex(of: "scenario")
    self.value = value == "detent" ? nil : value
  }

  /// Reads the current row.
  ///
  /// - Throws: A `DiagnosticsError` if a cell doesn't contain what its column holds, or if the grid has gaps.
  public mutating func add(_ rows: borrowing RowScanner) throws(DiagnosticsError) {
    if let scenarioPlace { try checkScenario(rows, scenarioPlace) }
    guard let nextY = try rows.number(yPlace) else { throw rows.error("expected a position", cell: yPlace) }
    guard let x = try rows.number(xPlace) else { throw rows.error("expected a velocity", cell: xPlace) }
    for (number, place) in [(nextY, yPlace), (x, xPlace)] where PlotNumber.drawn(number) != number {
      throw rows.error("the number is too large for a plot", cell: place)
    }
    if nextY != y { try beginRow(nextY, rows) }
    if row == 0 {
      if let last = xs.last, x <= last {
        throw rows.error("velocities don't ascend", cell: xPlace, help: "rows stand by position, then by velocity")
      }
      if xs.count == MapRowReader.columnLimit {
        throw rows.error("a map has at most \(MapRowReader.columnLimit) velocities", cell: xPlace)
      }
      xs.append(x)
    } else if column >= xs.count || xs[column] != x {
      let wanted = column < xs.count ? DecimalText.shortest(xs[column]) : "another position"
      throw rows.error(
        "the map isn't a full grid: expected \(wanted) here", cell: xPlace,
        help: "each position has the velocities of the first one")
    }
    // The first row is kept whole until all its columns are known.
    if row == 0 || row % rowStep == 0 && column % columnStep == 0 { try keep(rows) }
    column += 1
  }

  /// A picture has one map: rows of another scenario's are refused.
  private mutating func checkScenario(_ rows: borrowing RowScanner, _ place: Int) throws(DiagnosticsError) {
    guard let scenario else { return scenario = rows.bytes(place) }
    guard !rows.cell(place, is: scenario) else { return }
    throw rows.error(
      "here the map of \(SafeText.quoted(rows.text(place))) begins, and one map is drawn", cell: place,
      help: "'cardsim map' writes each scenario's map by itself")
  }

  private mutating func beginRow(_ nextY: Double, _ rows: borrowing RowScanner) throws(DiagnosticsError) {
    if let y {
      if nextY < y {
        throw rows.error("positions don't ascend", cell: yPlace, help: "rows stand by position, then by velocity")
      }
      if column != xs.count {
        throw rows.error(
          "the map isn't a full grid: the position before has \(column) velocities, the first one \(xs.count)",
          cell: yPlace)
      }
      if row == 0 { thinFirstRow() }
      row += 1
    }
    if row % rowStep == 0 {
      ys.append(nextY)
      if ys.count > MapRowReader.limit.rows { thinRows() }
    }
    (y, column) = (nextY, 0)
  }

  private mutating func keep(_ rows: borrowing RowScanner) throws(DiagnosticsError) {
    if value != nil {
      numbers.append(PlotNumber.drawn(try rows.number(cellPlace)) ?? .nan)
      return
    }
    if !rows.cell(cellPlace, is: lastName) || lastIndex < 0 {
      lastName = rows.bytes(cellPlace)
      let name = rows.text(cellPlace)
      if let index = names.firstIndex(of: name) {
        lastIndex = Int32(index)
      } else {
        if names.count == MapRowReader.nameLimit {
          throw rows.error("a map has at most \(MapRowReader.nameLimit) detents", cell: cellPlace)
        }
        lastIndex = Int32(names.count)
        names.append(name)
      }
    }
    indices.append(lastIndex)
  }

  private mutating func thinFirstRow() {
    columnStep = (xs.count + MapRowReader.limit.columns - 1) / MapRowReader.limit.columns
    guard columnStep > 1 else { return }
    func thinned<Cell>(_ cells: [Cell]) -> [Cell] {
      stride(from: 0, to: cells.count, by: columnStep).map { cells[$0] }
    }
    (numbers, indices) = (thinned(numbers), thinned(indices))
  }

  /// Drops every second of the kept rows; the row that has just begun has no cells yet.
  private mutating func thinRows() {
    let width = (xs.count + columnStep - 1) / columnStep
    func thinned<Cell>(_ cells: [Cell]) -> [Cell] {
      stride(from: 0, to: cells.count / width, by: 2).flatMap { cells[$0 * width..<($0 + 1) * width] }
    }
    (numbers, indices) = (thinned(numbers), thinned(indices))
    ys = stride(from: 0, to: ys.count, by: 2).map { ys[$0] }
    rowStep *= 2
  }

  /// Returns the map that was read; nil if there was no row.
  ///
  /// - Throws: A `DiagnosticsError` if the last row of the grid is incomplete.
  public mutating func finish(_ rows: borrowing RowScanner, title: String) throws(DiagnosticsError) -> HeatMap? {
    guard y != nil else { return nil }
    if column != xs.count {
      throw rows.error("the map isn't a full grid: the last position has \(column) velocities of \(xs.count)")
    }
    if row == 0 { thinFirstRow() }
    let kept = stride(from: 0, to: xs.count, by: columnStep).map { xs[$0] }
    var map = HeatMap(
      xs: kept, ys: ys, value.map { .numbers($0, cells: numbers) } ?? .names(names, cells: indices))
    map.title = title
    return map
  }
}

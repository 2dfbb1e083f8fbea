import CardText

/// The differences between two timelines, column by column and frame by frame.
///
/// Rows are paired by their `frame` if both have that column, else by their order. Numbers are compared as numbers,
/// within their column's tolerance; all other cells, such as phases, targets and events, must be equal texts. If one
/// of the two was written with a number of places, as `cardsim run` does, the other's numbers are compared as they
/// would be written with as many.
public struct TimelineDifference: Sendable {
  /// A cell that differs.
  public struct Cell: Hashable, Sendable {
    /// The frame as written; without a column `frame`, the row's number from 0.
    public var frame: String

    /// The column's name.
    public var column: String

    /// The cell's text in each timeline.
    public var one: String, other: String

    /// Both texts as numbers; nil if one of them isn't a number.
    public var numbers: Numbers? {
      guard let one = DecimalText.number(one), let other = DecimalText.number(other) else { return nil }
      return Numbers(one: one, other: other)
    }

    /// The first number minus the second, with as many decimals as the texts have at most; nil if one of them isn't a
    /// number. 100.46 and 96.94 differ by 3.52, and their doubles by 3.519999999999996.
    public var difference: Double? {
      guard let exact = numbers?.difference else { return nil }
      guard let first = Cell.decimals(of: one), let second = Cell.decimals(of: other) else { return exact }
      return DecimalText.number(DecimalText.fixed(exact, decimals: max(first, second)))
    }

    /// Returns the number of a number's decimals; nil if it has an exponent or more than 17 of them.
    private static func decimals(of number: String) -> Int? {
      if number.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) { return nil }
      guard let point = number.utf8.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
      let count = number.utf8.distance(from: point, to: number.utf8.endIndex) - 1
      return count <= 17 ? count : nil
    }
  }

  /// Two numbers that differ.
  public struct Numbers: Hashable, Sendable {
    /// The number in each timeline.
    public var one: Double, other: Double

    /// `one` minus `other`; limited to the largest finite magnitude.
    public var difference: Double {
      min(max(one - other, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }

    /// The number of doubles from one to the other: 1 for neighbours.
    public var unitsInTheLastPlace: UInt64 {
      let (first, second) = (Numbers.rank(one), Numbers.rank(other))
      return first > second ? UInt64(bitPattern: first &- second) : UInt64(bitPattern: second &- first)
    }

    /// Returns the rank of a double among all doubles: 0 for zero, −1 and 1 for its neighbours.
    private static func rank(_ number: Double) -> Int64 {
      let bits = Int64(bitPattern: number.bitPattern)
      return bits >= 0 ? bits : Int64.min &- bits
    }
  }

  /// The differences of a column.
  public struct ColumnDifference: Hashable, Sendable {
    /// The column's name.
    public var column: String

    /// The number of frames in which it differs.
    public var count: Int

    /// The cell with the largest difference of numbers; nil if there are no numbers.
    public var largest: Cell?
  }

  /// Frames that only one of the two timelines has.
  public struct Surplus: Hashable, Sendable {
    /// The number of these frames.
    public var count = 0

    /// The first of them.
    public var first: String?
  }

  /// The columns that differ, in the order of `one`.
  public private(set) var columns: [ColumnDifference] = []

  /// The cells of the first frame that differs, in the order of `one`.
  public private(set) var firstCells: [Cell] = []

  /// The last frame before it in which everything agrees; nil if there is none.
  public private(set) var lastAgreeing: String?

  /// The number of frames compared.
  public private(set) var frameCount = 0

  /// The frames that only one timeline has.
  public private(set) var onlyInOne = Surplus(), onlyInOther = Surplus()

  /// The columns that only one timeline has.
  public package(set) var columnsOnlyInOne: [String], columnsOnlyInOther: [String]

  /// The events that only `one` has, each with its frame, in order: also those of frames that the other doesn't have.
  public private(set) var eventsOnlyInOne: [(frame: String, event: String)] = []

  /// The events that only `other` has, each with its frame, in order.
  public private(set) var eventsOnlyInOther: [(frame: String, event: String)] = []

  /// The most decimals in one of the two, if those are fewer than two, and the other has more: its rounding may be the
  /// difference. Nil otherwise.
  private(set) var fewPlaces: (one: Int?, other: Int?) = (nil, nil)

  /// True if both have the same frames, and agree in all columns that both have.
  public var isSame: Bool { columns.isEmpty && onlyInOne.count == 0 && onlyInOther.count == 0 }

  /// Compares two timelines.
  ///
  /// - Parameter tolerances: The differences to ignore.
  /// - Throws: `DiagnosticsError` if a row of either can't be read, or its frame isn't after that of the row before, as
  ///   in a table of several runs. A row of `other` with the same bytes as that of
  ///   `one` isn't checked once more.
  public init(
    _ one: TimelineTable, against other: TimelineTable, tolerances: Tolerances = Tolerances()
  ) throws(DiagnosticsError) {
    columnsOnlyInOne = one.columns.filter { other.index(of: $0) == nil }
    columnsOnlyInOther = other.columns.filter { one.index(of: $0) == nil }
    let pairs = one.columns.indices.compactMap { index -> Pair? in
      guard let place = other.index(of: one.columns[index]) else { return nil }
      let column = one.columns[index]
      let hasOwn = tolerances.named.contains { $0.column == column }
      return Pair(column: column, one: index, other: place, tolerance: tolerances[column], countsAsWritten: !hasOwn)
    }
    let frames = one.index(of: "frame").flatMap { one in other.index(of: "frame").map { (one: one, other: $0) } }
    var found = [ColumnDifference?](repeating: nil, count: pairs.count)
    let hasSameColumns = one.columns == other.columns
    var rows = try one.rows()
    var others = try other.rows()
    var (goesOn, otherGoesOn) = (try rows.next(), try others.next())
    var (order, otherOrder) = (FrameOrder(frames?.one), FrameOrder(frames?.other))
    let places = (one: try WrittenPlaces(one), other: try WrittenPlaces(other))
    let events = pairs.first { $0.column == "events" }
    while goesOn || otherGoesOn {
      switch TimelineDifference.earlier(rows, goesOn, others, otherGoesOn, frames) {
      case .one:
        try order.take(rows)
        let frame = TimelineDifference.frame(rows, frames?.one, frameCount)
        onlyInOne.add(frame)
        if let events {
          eventsOnlyInOne += TimelineDifference.events(in: rows.text(events.one)).map { (frame, $0) }
        }
        goesOn = try rows.next()
      case .other:
        try otherOrder.take(others)
        let frame = TimelineDifference.frame(others, frames?.other, frameCount)
        onlyInOther.add(frame)
        if let events {
          eventsOnlyInOther += TimelineDifference.events(in: others.text(events.other)).map { (frame, $0) }
        }
        otherGoesOn = try others.next()
      case nil:
        try order.take(rows)
        try otherOrder.take(others)
        compare(rows, others, pairs, TimelineDifference.frame(rows, frames?.one, frameCount), places, &found)
        frameCount += 1
        goesOn = try rows.next()
        // Most rows are the same bytes in both: those need no second look.
        while hasSameColumns, goesOn, try others.next(like: rows) {
          try order.take(rows)
          if firstCells.isEmpty { lastAgreeing = TimelineDifference.frame(rows, frames?.one, frameCount) }
          frameCount += 1
          goesOn = try rows.next()
        }
        if hasSameColumns { otherOrder = order }
        otherGoesOn = try others.next()
      }
    }
    columns = found.compactMap { $0 }
    guard columns.contains(where: { $0.largest != nil }) else { return }
    let few = (one: try WrittenPlaces.few(in: one), other: try WrittenPlaces.few(in: other))
    fewPlaces.one = few.one.flatMap { $0 < few.other ?? .max ? $0 : nil }
    fewPlaces.other = few.other.flatMap { $0 < few.one ?? .max ? $0 : nil }
  }

  /// A column that both timelines have.
  private struct Pair {
    var column: String
    var one: Int
    var other: Int
    var tolerance: Tolerance

    /// True if the number of places with which one of the two was written counts: no tolerance of its own says more.
    var countsAsWritten: Bool
  }

  /// The order of a timeline's rows: each has a later frame than the one before.
  private struct FrameOrder {
    /// The column of frames; nil: the rows have none.
    let column: Int?

    private var last: Double?

    init(_ column: Int?) { self.column = column }

    /// Takes the next row.
    mutating func take(_ rows: borrowing TimelineTable.Rows) throws(DiagnosticsError) {
      guard let column, let frame = rows.number(column) else { return }
      if let last, frame <= last {
        throw rows.error(
          "frame \(rows.text(column)) stands after frame \(DecimalText.shortest(last)); rows are paired by their "
            + "frames, which rise, and of several runs each is a table of its own")
      }
      last = frame
    }
  }

  /// One of the two timelines.
  private enum Side { case one, other }

  /// Returns the side whose row has the earlier frame; nil if both have the same.
  private static func earlier(
    _ one: borrowing TimelineTable.Rows, _ goesOn: Bool, _ other: borrowing TimelineTable.Rows, _ otherGoesOn: Bool,
    _ frames: (one: Int, other: Int)?
  ) -> Side? {
    guard goesOn else { return .other }
    guard otherGoesOn else { return .one }
    guard let frames, let first = one.number(frames.one), let second = other.number(frames.other) else { return nil }
    return first < second ? .one : first > second ? .other : nil
  }

  private static func frame(_ rows: borrowing TimelineTable.Rows, _ column: Int?, _ number: Int) -> String {
    if let column { rows.text(column) } else { "\(number)" }
  }

  private mutating func compare(
    _ one: borrowing TimelineTable.Rows, _ other: borrowing TimelineTable.Rows, _ pairs: [Pair], _ frame: String,
    _ places: (one: WrittenPlaces?, other: WrittenPlaces?), _ found: inout [ColumnDifference?]
  ) {
    let isFirst = firstCells.isEmpty
    for (index, pair) in pairs.enumerated() {
      if one.bytes(pair.one) == other.bytes(pair.other) { continue }
      let (first, second) = (one.number(pair.one), other.number(pair.other))
      if let first, let second {
        if pair.tolerance.admits(first, second) { continue }
        if pair.countsAsWritten {
          if let written = places.one, places.other == nil, written.admits(one.bytes(pair.one), second) { continue }
          if let written = places.other, places.one == nil, written.admits(other.bytes(pair.other), first) { continue }
        }
      }
      let cell = Cell(frame: frame, column: pair.column, one: one.text(pair.one), other: other.text(pair.other))
      if isFirst { firstCells.append(cell) }
      if pair.column == "events" { compareEvents(cell) }
      var difference = found[index] ?? ColumnDifference(column: pair.column, count: 0)
      difference.count += 1
      if let first, let second, (first - second).magnitude > (difference.largest?.numbers?.difference.magnitude ?? 0) {
        difference.largest = cell
      }
      found[index] = difference
    }
    if firstCells.isEmpty { lastAgreeing = frame }
  }

  /// Collects the events of a frame that only one of the two has; repeated events are matched one to one.
  private mutating func compareEvents(_ cell: Cell) {
    let mine = TimelineDifference.events(in: cell.one)
    var others = TimelineDifference.events(in: cell.other)
    for event in mine {
      if let index = others.firstIndex(of: event) {
        others.remove(at: index)
      } else {
        eventsOnlyInOne.append((cell.frame, event))
      }
    }
    eventsOnlyInOther += others.map { (cell.frame, $0) }
  }

  /// Returns the events in a cell.
  static func events(in cell: String) -> [String] { cell.split(separator: ";").map(String.init) }
}

extension TimelineDifference.Surplus {
  fileprivate mutating func add(_ frame: String) {
    count += 1
    if first == nil { first = frame }
  }
}

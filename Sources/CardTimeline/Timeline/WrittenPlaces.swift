import CardText

/// The number of decimals with which all numbers of a table are written.
///
/// Numbers that read back to the same bits have as many decimals as each needs, so that none of two or more ends in a
/// zero: `0`, `390.5`, `100.46`. A table whose numbers all have the same number of decimals, and of which one ends in a
/// zero, was rounded to it: `390.5000`. With a single decimal a zero proves nothing, since other programs write `390.0`
/// for the exact number: such a table is compared as it is, and a difference says so.
struct WrittenPlaces: Hashable, Sendable {
  private let count: Int

  /// The least number of decimals at which a zero at the end shows that a number was rounded.
  private static let least = 2

  /// The columns of whole numbers, which have no decimals in any table.
  private static let whole = Set(
    [.frame, .time, .stackDepth, .page, .component, .refreshing, .fetches, .contentPage].map { (column: Column) in
      column.name
    })

  /// Returns the most decimals of a table's numbers, if those are too few to show that they were rounded; nil if one of
  /// them has more, or there is no number.
  ///
  /// - Throws: `DiagnosticsError` if a row up to that one can't be read.
  static func few(in table: TimelineTable) throws(DiagnosticsError) -> Int? {
    let columns = table.columns.indices.filter { !WrittenPlaces.whole.contains(table.columns[$0]) }
    var rows = try table.rows()
    var most: Int?
    while try rows.next() {
      for column in columns where rows.number(column) != nil {
        let cell = rows.bytes(column)
        // An exponent is an exact number's.
        guard let decimals = decimals(of: cell) ?? (cell.allSatisfy { isOfWhole($0) } ? 0 : nil), decimals < least
        else {
          return nil
        }
        most = max(most ?? 0, decimals)
      }
    }
    return most
  }

  /// True for a digit or a sign.
  private static func isOfWhole(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 || byte == UInt8(ascii: "-") }

  /// Finds the number of decimals of a table; nil if its numbers aren't rounded, or nothing shows that they are. It
  /// reads only the rows up to the first one that shows it, which mostly is the first.
  ///
  /// - Throws: `DiagnosticsError` if one of these rows can't be read.
  init?(_ table: TimelineTable) throws(DiagnosticsError) {
    let columns = table.columns.indices.filter { !WrittenPlaces.whole.contains(table.columns[$0]) }
    var rows = try table.rows()
    var count: Int?
    while try rows.next() {
      var endsInZero = false
      for column in columns where rows.number(column) != nil {
        let cell = rows.bytes(column)
        guard let decimals = WrittenPlaces.decimals(of: cell), decimals >= WrittenPlaces.least,
          decimals == count ?? decimals
        else { return nil }
        count = decimals
        if cell.last == UInt8(ascii: "0") { endsInZero = true }
      }
      if let count, endsInZero {
        self.count = count
        return
      }
    }
    return nil
  }

  /// True if a number is written as a cell of the table is.
  func admits(_ cell: ArraySlice<UInt8>, _ number: Double) -> Bool {
    guard WrittenPlaces.decimals(of: cell) == count else { return false }
    var buffer = ByteBuffer(capacity: 40)
    buffer.append(fixed: number, decimals: count)
    return buffer.bytes.elementsEqual(cell)
  }

  /// The most digits after a point with which a number is written: a double has no more.
  private static let most = 17

  /// Returns the number of digits after a number's point; nil if it has no point, an exponent, or more digits than any
  /// table is written with.
  private static func decimals(of cell: ArraySlice<UInt8>) -> Int? {
    guard let point = cell.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let digits = cell[(point + 1)...]
    guard 1...most ~= digits.count, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return digits.count
  }
}

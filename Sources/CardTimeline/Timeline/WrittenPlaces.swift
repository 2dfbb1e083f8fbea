import CardText

/// The number of decimals with which all numbers of a table are written.
///
/// Numbers that read back to the same bits have as many decimals as each needs: `0`, `390.5`. A first row in which all
/// of them have the same number of decimals was rounded to it.
struct WrittenPlaces: Hashable, Sendable {
  private let count: Int

  /// The columns of whole numbers, which have no decimals in any table.
  private static let whole: [Column] = [
    .frame, .time, .stackDepth, .page, .component, .refreshing, .fetches, .contentPage,
  ]

  /// Finds the number of decimals in a table's first row; nil if it has no number, or they differ.
  init?(_ row: borrowing TimelineTable.Rows, _ columns: [String]) {
    var count: Int?
    for (index, name) in columns.enumerated() {
      if WrittenPlaces.whole.contains(where: { $0.name == name }) || row.number(index) == nil { continue }
      guard let decimals = WrittenPlaces.decimals(of: row.bytes(index)), decimals == count ?? decimals else {
        return nil
      }
      count = decimals
    }
    guard let count else { return nil }
    self.count = count
  }

  /// True if a number is written as a cell of the table is.
  func admits(_ cell: ArraySlice<UInt8>, _ number: Double) -> Bool {
    guard WrittenPlaces.decimals(of: cell) == count else { return false }
    var buffer = ByteBuffer(capacity: 40)
    buffer.append(fixed: number, decimals: count)
    return buffer.bytes.elementsEqual(cell)
  }

  /// Returns the number of digits after a number's point; nil if it has no point, or an exponent.
  private static func decimals(of cell: ArraySlice<UInt8>) -> Int? {
    guard let point = cell.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    let digits = cell[(point + 1)...]
    return digits.isEmpty || !digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) ? nil : digits.count
  }
}

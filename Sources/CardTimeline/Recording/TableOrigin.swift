import CardText

/// The file that a table was read from, as messages quote it: the table itself may be the file's rows in other words.
package struct TableOrigin: Sendable {
  /// The file's own text.
  package let source: SourceText

  /// The starts of the table's cells, ascending, and the place of each in the file; empty: each is where it is.
  private let starts: [Int]
  private let places: [Range<Int>]

  /// True if the table's cells aren't the file's bytes.
  var isReworded: Bool { !starts.isEmpty }

  /// A file whose table has its own places.
  package init(_ source: SourceText) {
    self.init(source, starts: [], places: [])
  }

  /// A file with a place for each cell of its table.
  init(_ source: SourceText, starts: [Int], places: [Range<Int>]) {
    precondition(starts.count == places.count, "each cell has a place")
    (self.source, self.starts, self.places) = (source, starts, places)
  }

  /// Returns the place in the file of a range of the table: that of its first cell.
  package func place(of range: Range<Int>) -> Range<Int> {
    guard !starts.isEmpty else { return range }
    // The number of cells that begin at or before the range.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return places[max(low, 1) - 1]
  }
}

import CardText

extension TimelineTable {
  /// Returns the text of a cell of the current row as the file has it; a table with decimal commas has points in their
  /// place.
  func fileText(of column: Int, in rows: borrowing Rows) -> String {
    isInMemory && !origin.isReworded
      ? String(decoding: origin.source.bytes[place(of: rows.range(column))], as: UTF8.self) : rows.text(column)
  }

  /// The columns of words: those that have a cell with text, but no digit, in the first rows.
  func columnsOfWords() -> Set<Int> {
    var (words, numbers): (Set<Int>, Set<Int>) = ([], [])
    do throws(DiagnosticsError) {
      var rows = try rows()
      var count = 0
      while count < 5, try rows.next() {
        count += 1
        for column in columns.indices where !rows.bytes(column).isEmpty {
          if rows.bytes(column).contains(where: { $0 &- 0x30 <= 9 }) {
            numbers.insert(column)
          } else {
            words.insert(column)
          }
        }
      }
    } catch {
      // Whoever reads the rows tells about them.
    }
    return words.subtracting(numbers)
  }
}

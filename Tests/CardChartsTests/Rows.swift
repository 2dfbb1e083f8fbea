import CardCharts
import CardTestSupport
import CardText
import Testing

/// Goes through the rows of a text, the header first.
enum Rows {
  static func forEach(
    _ text: String, _ body: (borrowing RowScanner, Int) throws(DiagnosticsError) -> Void
  ) throws(DiagnosticsError) {
    var scanner = RowScanner(name: "a.csv")
    var bytes = Array(text.utf8)[...]
    var index = 0
    while true {
      switch try scanner.next() {
      case .row:
        try body(scanner, index)
        index += 1
      case .end: return
      case .bytesWanted:
        scanner.fill { buffer in
          let count = min(buffer.count, bytes.count)
          buffer.copyBytes(from: bytes.prefix(count))
          bytes = bytes.dropFirst(count)
          return count
        }
      }
    }
  }

  /// Returns the places and messages of the problems; an empty text if there are none.
  static func problem(_ body: () throws(DiagnosticsError) -> Void) -> String {
    do throws(DiagnosticsError) {
      try body()
      return ""
    } catch {
      return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
    }
  }

  /// Draws the plot that is read from a text, in both forms, unless the text is refused: without a trap, and without a
  /// number that isn't finite.
  static func draw(_ text: String, _ seed: UInt64, _ read: () throws(DiagnosticsError) -> (any Plot)?) {
    do throws(DiagnosticsError) {
      guard let plot = try read() else { return }
      for drawn in [plot.svg(), plot.text(TextPlotStyle())] {
        #expect(HostileTable.nonNumber(in: drawn) == nil, "seed \(seed):\n\(text.prefix(2_000))")
      }
    } catch {
      #expect(error.diagnostics.contains { $0.line > 0 }, "seed \(seed): \(error.text)")
    }
  }
}

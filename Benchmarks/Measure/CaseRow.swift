import CardText

/// A row of the table that `CardBenchmarks` prints, one case at a time as they are measured.
public enum CaseRow {
  /// The titles of the columns.
  public static let header = [
    "case", "p25 ns", "median ns", "p99 ns", "largest ns", "items/s", "limit ns", "allocations", "digest",
  ]

  /// The cells of a result.
  public static func cells(_ result: CaseResult, limitNanoseconds: Double?) -> [String] {
    let times = result.measurement
    func time(_ nanoseconds: Double?) -> String {
      nanoseconds.map { DecimalText.fixed($0, decimals: $0 < 1000 ? 1 : 0) } ?? "-"
    }
    return [
      result.name, time(times?.p25), time(times?.median), time(times?.p99), time(times?.largest),
      times.map { DecimalText.fixed($0.itemsPerSecond, decimals: 0) } ?? "-",
      limitNanoseconds.map { DecimalText.fixed($0, decimals: $0 < 1 ? 1 : 0) } ?? "-",
      result.allocations.map { DecimalText.fixed($0.perItem, decimals: 3) } ?? "not counted", result.digest,
    ]
  }

  /// The cells as a line: the name left-aligned, the numbers right-aligned, the digest last.
  public static func line(_ cells: [String], nameWidth: Int) -> String {
    let widths = [nameWidth, 9, 10, 9, 11, 12, 9, 12, 0]
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      line += index == 0 ? cell + padding : index == cells.count - 1 ? "  " + cell : padding + " " + cell
    }
    return line
  }
}

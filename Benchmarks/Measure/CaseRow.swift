import CardText

/// A row of the table that `CardBenchmarks` prints, one case at a time as they are measured.
public enum CaseRow {
  /// The titles of the columns.
  public static let header = [
    "case", "p25 ns", "median ns", "p99 ns", "largest ns", "items/s", "aim", "ratio", "allocations", "digest",
  ]

  /// The cells of a result.
  ///
  /// - Parameter aim: The aim for the case's ratio, a multiple of the yardstick; nil if it has none.
  public static func cells(_ result: CaseResult, aim: Double?) -> [String] {
    let times = result.measurement
    func time(_ nanoseconds: Double?) -> String {
      nanoseconds.map { DecimalText.fixed($0, decimals: $0 < 1000 ? 1 : 0) } ?? "-"
    }
    return [
      result.name, time(times?.p25), time(times?.median), time(times?.p99), time(times?.largest),
      times.map { DecimalText.fixed($0.itemsPerSecond, decimals: 0) } ?? "-",
      aim.map(multiple) ?? "-", result.ratio.map(multiple) ?? "-",
      result.allocations.map { DecimalText.fixed($0.perItem, decimals: 3) } ?? "not counted", result.digest,
    ]
  }

  /// The number of decimals of a multiple of the yardstick: at least three digits of it count.
  public static func places(ofMultiple multiple: Double) -> Int { multiple < 1 ? 3 : multiple < 100 ? 2 : 0 }

  private static func multiple(_ number: Double) -> String { fixed(number, decimals: places(ofMultiple: number)) }

  /// A number with so many decimals.
  public static func fixed(_ number: Double, decimals: Int) -> String { DecimalText.fixed(number, decimals: decimals) }

  /// The cells as a line: the name left-aligned, the numbers right-aligned, the digest last.
  public static func line(_ cells: [String], nameWidth: Int) -> String {
    let widths = [nameWidth, 9, 10, 9, 11, 12, 8, 8, 12, 0]
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      line += index == 0 ? cell + padding : index == cells.count - 1 ? "  " + cell : padding + " " + cell
    }
    return line
  }
}

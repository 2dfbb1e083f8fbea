/// A row of the benchmark's table, as both programs print it.
public enum CaseRow {
  /// What stands above the rows.
  public static let header = [
    "case", "p25 ns", "median ns", "p99 ns", "largest ns", "items/s", "limit ns", "allocations", "digest",
  ]

  /// The cells of a result.
  public static func cells(_ result: CaseResult, limitNanoseconds: Double?) -> [String] {
    let times = result.measurement
    func time(_ nanoseconds: Double?) -> String { nanoseconds.map { decimal($0, places: $0 < 1000 ? 1 : 0) } ?? "-" }
    return [
      result.name, time(times?.p25), time(times?.median), time(times?.p99), time(times?.largest),
      times.map { decimal($0.itemsPerSecond, places: 0) } ?? "-",
      limitNanoseconds.map { decimal($0, places: $0 < 1 ? 1 : 0) } ?? "-",
      result.allocations.map { decimal($0.perItem, places: 3) } ?? "not counted", result.digest,
    ]
  }

  /// The cells in a line: the name to the left, the numbers to the right, the digest last.
  public static func line(_ cells: [String], nameWidth: Int) -> String {
    let widths = [nameWidth, 9, 10, 9, 11, 12, 9, 12, 0]
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      line += index == 0 ? cell + padding : index == cells.count - 1 ? "  " + cell : padding + " " + cell
    }
    return line
  }

  /// A number that is 0 or more, with so many decimals.
  public static func decimal(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((number * scale).rounded())
    let whole = scaled / Int(scale)
    if places == 0 { return "\(whole)" }
    let digits = String(scaled - whole * Int(scale))
    return "\(whole).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}

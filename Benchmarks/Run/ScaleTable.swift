import AllocationCounter
import CardBenchmarkCases
import CardBenchmarkMeasure

/// The table of `CardBenchmarks --scale`: what a thing costs among few and among many.
struct ScaleTable {
  /// Instructions that another program counted: of each case, three in order; nil if none were counted.
  var instructions: [UInt64]?

  /// The header, and the widths of the columns.
  private static let header: [(title: String, width: Int)] =
    [("things", 28), ("numbers", 18)] + Growth.Cost.allCases.flatMap { [("\($0)", 13), ("growth", 7)] }

  /// Counts all cases and prints a row for each. Returns an error message for each cost that grows faster than its
  /// things.
  func print(_ cases: [ScaleCase]) -> [String] {
    write(ScaleTable.header.map(\.title))
    var wrong: [String] = []
    for (index, scale) in cases.enumerated() {
      var growths: [Growth.Cost: Growth] = [:]
      let counts = count(scale)
      if !counts.areDone { wrong.append("\(scale.name): not all of them were done") }
      if allocation_counter_works() {
        growths[.allocations] = Growth(.allocations, counts: scale.counts, costs: counts.calls)
        growths[.bytes] = Growth(.bytes, counts: scale.counts, costs: counts.bytes)
      }
      if let instructions {
        growths[.instructions] = Growth(
          .instructions, counts: scale.counts, costs: Array(instructions[3 * index..<3 * index + 3]))
      }
      write(
        [scale.name, scale.counts.map(String.init).joined(separator: " ")]
          + Growth.Cost.allCases.flatMap { cost -> [String] in
            guard let growth = growths[cost] else { return ["not counted", "-"] }
            return [fixed(growth.late, cost == .instructions ? 0 : 1), growth.factor.map { fixed($0, 2) } ?? "-"]
          })
      if scale.known != nil, growths.values.allSatisfy(\.isSteady) {
        wrong.append("\(scale.name): it is steady now, and its case no longer needs a reason")
      }
      for cost in Growth.Cost.allCases {
        guard let growth = growths[cost], !growth.isSteady else { continue }
        if let known = scale.known {
          Swift.print("  known of \(cost): \(known)")
          continue
        }
        wrong.append(
          "\(scale.name): a further one takes \(fixed(growth.early, 1)) \(cost) from \(scale.counts[0]) to "
            + "\(scale.counts[1]), and \(fixed(growth.late, 1)) from there to \(scale.counts[2])")
      }
    }
    return wrong
  }

  /// Counts the work of a case for each number of things; `areDone` is false if it did fewer than it was told.
  private func count(_ scale: ScaleCase) -> (calls: [UInt64], bytes: [UInt64], areDone: Bool) {
    // Once before, for what is made once: tables, metadata.
    _ = scale.makeWork(scale.smallest)()
    var counts = (calls: [UInt64](), bytes: [UInt64](), areDone: true)
    for count in scale.counts {
      let work = scale.makeWork(count)
      let before = (calls: allocation_count(), bytes: allocation_bytes())
      allocation_mark()
      let done = work()
      allocation_mark()
      counts.calls.append(allocation_count() - before.calls)
      counts.bytes.append(allocation_bytes() - before.bytes)
      if done < count { counts.areDone = false }
    }
    return counts
  }

  /// Writes a row: the name left-aligned, the rest right-aligned.
  private func write(_ cells: [String]) {
    var line = ""
    for (cell, column) in zip(cells, ScaleTable.header) {
      let padding = String(repeating: " ", count: max(0, column.width - cell.count))
      line += line.isEmpty ? cell + padding : padding + " " + cell
    }
    Swift.print(line)
  }

  private func fixed(_ number: Double, _ decimals: Int) -> String { CaseRow.fixed(number, decimals: decimals) }
}

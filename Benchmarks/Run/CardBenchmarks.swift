import AllocationCounter
import CardBenchmarkCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the benchmark's cases: the least time an item takes over several rounds, the memory it asks for, and the digest
/// of the work beside it, so that nobody makes it faster by doing less.
///
/// `CardBenchmarks` measures; `CardBenchmarks --smoke` does each case once, small, to see that it works. Words pick the
/// cases whose names hold them all: `CardBenchmarks frame settling`.
@main
enum CardBenchmarks {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isSmoke = arguments.contains("--smoke")
    let words = arguments.filter { $0 != "--smoke" }
    let cases = BenchmarkCase.all.filter { words.allSatisfy($0.name.contains) }
    if cases.isEmpty { fail(["no case's name holds '\(words.joined(separator: "' and '"))'"]) }
    print(row("case", "ns/item", "items/s", "limit ns", "allocations", "digest"))
    var wrong: [String] = []
    for benchmark in cases {
      let work = benchmark.makeWork()
      // The first items pay for what is made once: tables, metadata, the buffer's growth.
      _ = work(1000)
      let before = allocation_count()
      let items = work(isSmoke ? 1000 : 100_000)
      let allocations = Double(allocation_count() - before) / Double(items)
      let nanoseconds = isSmoke ? nil : leastTime(of: work)
      let counted = allocation_counter_works() ? decimal(allocations, places: 3) : "not counted"
      print(
        row(
          benchmark.name, nanoseconds.map { decimal($0, places: 1) } ?? "-",
          nanoseconds.map { decimal(1e9 / $0, places: 0) } ?? "-",
          benchmark.limitNanoseconds.map { decimal($0, places: 0) } ?? "-",
          counted, benchmark.digest()))
      if benchmark.isFreeOfAllocations, allocations > 0 {
        wrong.append(
          "\(benchmark.name): \(decimal(allocations, places: 3)) allocations an item, where there may be none")
      }
    }
    if !wrong.isEmpty { fail(wrong) }
  }

  /// Says what is wrong, below the table, and ends with 1.
  private static func fail(_ messages: [String]) -> Never {
    for message in messages { print("error: \(message)") }
    exit(1)
  }

  /// Nanoseconds an item, the least of fifteen rounds: what disturbs a round only makes it longer.
  private static func leastTime(of work: (Int) -> Int) -> Double {
    let clock = ContinuousClock()
    var items = 1000
    while clock.measure({ _ = work(items) }) < .milliseconds(10) { items *= 2 }
    var least = Double.infinity
    for _ in 0..<15 {
      var done = 0
      let time = clock.measure { done = work(items) }
      let (seconds, attoseconds) = time.components
      least = min(least, (Double(seconds) * 1e9 + Double(attoseconds) * 1e-9) / Double(done))
    }
    return least
  }

  private static func row(_ cells: String...) -> String {
    let widths = [26, 10, 14, 10, 13, 0]
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: max(0, widths[index] - cell.count))
      line += index == 0 ? cell + padding : index == cells.count - 1 ? "  " + cell : padding + cell
    }
    return line
  }

  private static func decimal(_ number: Double, places: Int) -> String {
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    let scaled = (number * scale).rounded()
    let whole = Int(scaled / scale)
    if places == 0 { return "\(whole)" }
    let rest = Int(scaled) - whole * Int(scale)
    let digits = String(rest)
    return "\(whole).\(String(repeating: "0", count: places - digits.count))\(digits)"
  }
}

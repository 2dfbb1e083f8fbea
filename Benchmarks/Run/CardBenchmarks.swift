import AllocationCounter
import CardBenchmarkCases
import CardBenchmarkMeasure

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs the benchmark's cases: prints the time and the allocations per item, and the digest of the work, so that no
/// change makes a case faster by doing less.
///
/// `CardBenchmarks` measures; words and names select cases: `CardBenchmarks frame settling`. In addition,
///
/// - `--smoke` does a little of each case, counts its allocations, and reads no clock,
/// - `--allocations` prints a line for each case, `name`, calls and items separated by tabs, for `cardsim bench`,
/// - `--items N` does N items of each case and reads no clock, for programs that count instructions.
@main
enum CardBenchmarks {
  /// The work to do for each case.
  private enum Mode {
    case measure
    case smoke
    case allocations
    case items(Int)
  }

  static func main() {
    if CommandLine.arguments.isEmpty { fail(["no arguments are known: on Linux, /proc must be mounted"], code: 70) }
    var words = Array(CommandLine.arguments.dropFirst())
    let mode = takeMode(from: &words)
    let cases: [BenchmarkCase]
    do throws(BenchmarkCase.NoSuchCase) {
      cases = try BenchmarkCase.selection(words)
    } catch {
      fail([error.message], code: 64)
    }
    switch mode {
    case .measure: table(of: cases, measuring: true)
    case .smoke: table(of: cases, measuring: false)
    case .allocations:
      guard allocation_counter_works() else { fail(["allocations can't be counted on this platform"], code: 1) }
      for benchmark in cases {
        let count = allocations(of: benchmark, benchmark.makeWork())
        print("\(benchmark.name)\t\(count.calls)\t\(count.items)")
      }
    case .items(let items):
      for benchmark in cases {
        let work = benchmark.makeWork()
        print("\(benchmark.name)\t\(work(items))")
      }
    }
  }

  /// Removes the option that selects the mode from the words, and returns the mode.
  private static func takeMode(from words: inout [String]) -> Mode {
    guard let index = words.firstIndex(where: { $0.hasPrefix("-") }) else { return .measure }
    let option = words.remove(at: index)
    switch option {
    case "--smoke": return .smoke
    case "--allocations": return .allocations
    case "--items":
      guard index < words.count, let items = Int(words.remove(at: index)), items > 0 else {
        fail(["--items takes a number above 0"], code: 64)
      }
      return .items(items)
    default:
      fail(["there is no option '\(option)', only --smoke, --allocations and --items N"], code: 64)
    }
  }

  /// Prints a row for each case, and exits with 1 if a case allocates that must not.
  private static func table(of cases: [BenchmarkCase], measuring: Bool) {
    let width = cases.map(\.name.count).max() ?? 0
    print(CaseRow.line(CaseRow.header, nameWidth: width))
    let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: 250_000_000)
    var wrong: [String] = []
    for benchmark in cases {
      let work = benchmark.makeWork()
      let proof = benchmark.proof()
      var result = CaseResult(name: benchmark.name, item: benchmark.item, digest: proof.digest, frames: proof.frames)
      if allocation_counter_works() { result.allocations = allocations(of: benchmark, work) }
      if measuring { result.measurement = sampler.measure(work, steps: benchmark.makeSteps?()) }
      print(
        CaseRow.line(
          CaseRow.cells(result, limitNanoseconds: benchmark.limitNanoseconds), nameWidth: width))
      if benchmark.isFreeOfAllocations, let allocations = result.allocations, allocations.calls > 0 {
        wrong.append("\(benchmark.name): \(allocations.calls) allocations, where there may be none")
      }
    }
    if !wrong.isEmpty { fail(wrong, code: 1) }
  }

  /// Counts the allocator's calls over a fixed number of items, so that the count is the same each time.
  private static func allocations(of benchmark: BenchmarkCase, _ work: (Int) -> Int) -> CaseResult.Allocations {
    // The first items pay for one-time allocations: tables, metadata, a buffer's growth.
    _ = work(benchmark.countedItems)
    let before = allocation_count()
    let items = work(benchmark.countedItems)
    return CaseResult.Allocations(calls: Int(allocation_count() - before), items: items)
  }

  /// Prints error messages, and exits.
  private static func fail(_ messages: [String], code: CInt) -> Never {
    // Output printed so far comes first, even if both streams go to the same place.
    fflush(nil)
    for message in messages {
      var line = "error: \(message)\n"
      line.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    }
    exit(code)
  }
}

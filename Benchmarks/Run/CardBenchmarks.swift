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
/// - `--items N` does N items of each case and reads no clock, for programs that count instructions,
/// - `--scale` counts what ten and a hundred times as many things cost, and exits with 1 if one costs more among many;
///   names of things select some,
/// - `--scale --instructions FILE` adds the instructions in the file, a number a line, as `Scripts/scale.sh` counts
///   them,
/// - `--turns` measures the cases in turns with other programs, for `Scripts/peers.sh`.
@main
enum CardBenchmarks {
  /// The work to do for each case.
  private enum Mode {
    case measure
    case smoke
    case allocations
    case items(Int)
    case scale(instructions: [UInt64]?)
    case turns
  }

  static func main() {
    if CommandLine.arguments.isEmpty { fail(["no arguments are known: on Linux, /proc must be mounted"], code: 70) }
    var words = Array(CommandLine.arguments.dropFirst())
    let mode = takeMode(from: &words)
    if case .scale(let instructions) = mode {
      let cases = ScaleCase.all.filter { words.isEmpty || words.contains($0.name) }
      if cases.isEmpty { fail(["no things are called that; their names are in the table of --scale"], code: 64) }
      if let instructions, instructions.count != 3 * cases.count {
        fail(["\(instructions.count) numbers aren't three for each of \(cases.count) things"], code: 65)
      }
      let wrong = ScaleTable(instructions: instructions).print(cases)
      if !wrong.isEmpty { fail(wrong, code: 1) }
      return
    }
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
    case .scale: break
    case .turns: takeTurns(cases)
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
    case "--turns": return .turns
    case "--scale":
      guard let file = words.firstIndex(of: "--instructions") else { return .scale(instructions: nil) }
      words.remove(at: file)
      guard file < words.count else { fail(["--instructions takes a file"], code: 64) }
      return .scale(instructions: instructions(inFileAt: words.remove(at: file)))
    default:
      fail(["there is no option '\(option)', only --smoke, --allocations, --items N, --scale and --turns"], code: 64)
    }
  }

  /// Measures the cases in turns with other programs: a turn for each line that is read, answered with an empty line,
  /// the first of them to prepare. After the last line it writes a line for each case, with its parts separated by
  /// tabs: the name, this program's, the first quartile of the process's own time, and the results.
  private static func takeTurns(_ cases: [BenchmarkCase]) {
    let sampler = Sampler(now: ProcessClock.nanoseconds, budget: 1_000_000)
    var turns: [Sampler.Turns] = []
    while readLine() != nil {
      if turns.isEmpty {
        turns = cases.map { Sampler.Turns(sampler, $0.makeWork(), slowdown: 0) }
      } else {
        for index in turns.indices { turns[index].take() }
      }
      print("")
      fflush(nil)
    }
    for (benchmark, turns) in zip(cases, turns) {
      guard let time = turns.p25 else { continue }
      let results = benchmark.results?().joined(separator: " ") ?? ""
      print("\(benchmark.name)\tcardsim\t\(CaseRow.fixed(time, decimals: 3))\t\(results)")
    }
  }

  /// The numbers in a file, one a line.
  private static func instructions(inFileAt path: String) -> [UInt64] {
    guard let file = fopen(path, "r") else { fail(["'\(path)' can't be read"], code: 66) }
    defer { fclose(file) }
    var numbers: [UInt64] = []
    var line = [CChar](repeating: 0, count: 64)
    while fgets(&line, 64, file) != nil {
      let digits = line.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
      guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else {
        fail(["line \(numbers.count + 1) of '\(path)' isn't a number"], code: 65)
      }
      numbers.append(number)
    }
    return numbers
  }

  /// Prints a row for each case, and exits with 1 if a case allocates that must not.
  private static func table(of cases: [BenchmarkCase], measuring: Bool) {
    let width = cases.map(\.name.count).max() ?? 0
    print(CaseRow.line(CaseRow.header, nameWidth: width))
    let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: 250_000_000)
    let yardstick = BenchmarkCase.closedForm.makeWork()
    var wrong: [String] = []
    for benchmark in cases {
      let work = benchmark.makeWork()
      let proof = benchmark.proof()
      var result = CaseResult(name: benchmark.name, item: benchmark.item, digest: proof.digest, frames: proof.frames)
      if allocation_counter_works() { result.allocations = allocations(of: benchmark, work) }
      if measuring {
        let times = sampler.measure(work, steps: benchmark.makeSteps?(), beside: yardstick)
        (result.measurement, result.yardstick) = (times.measurement, times.yardstick)
      }
      print(CaseRow.line(CaseRow.cells(result, aim: benchmark.aim), nameWidth: width))
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

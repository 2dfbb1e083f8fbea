import CardBenchmarkMeasure
import CardCommandLine

/// The allocations that `CardBenchmarks` counts, the only program that intercepts the C allocator.
struct AllocationCounts {
  /// The counts by the cases' names; empty if allocations weren't counted.
  private(set) var counts: [String: CaseResult.Allocations] = [:]

  /// The reason why allocations weren't counted; nil: they were.
  private(set) var reason: String?

  /// Runs the program next to this one and reads its counts.
  init(of cases: [String]) {
    if cases.isEmpty {
      reason = "only those of the built-in cases are"
      return
    }
    let folder = Path.folder(of: Path.ofThisProgram)
    let path = folder + "CardBenchmarks"
    guard Path.isExecutable(path) else {
      reason = "there is no CardBenchmarks beside this program, in \(folder)"
      return
    }
    let child: (output: String, exitCode: Int32)
    do throws(SystemError) {
      child = try ChildProcess.run(path, ["--allocations"] + cases)
    } catch {
      reason = "'\(path)' can't be run: \(error.reason)"
      return
    }
    for line in child.output.split(separator: "\n") {
      let parts = line.split(separator: "\t").map(String.init)
      guard parts.count == 3, let calls = Int(parts[1]), let items = Int(parts[2]), items > 0 else { continue }
      counts[parts[0]] = CaseResult.Allocations(calls: calls, items: items)
    }
    if child.exitCode != 0 || cases.contains(where: { counts[$0] == nil }) {
      counts = [:]
      reason = "'\(path)' doesn't count them, or is of another build"
    }
  }
}

import CardBenchmarkMeasure

/// The allocations that `CardBenchmarks` counts, which alone stands before the C allocator.
struct AllocationCounts {
  /// By the cases' names; empty where nobody counted.
  private(set) var counts: [String: CaseResult.Allocations] = [:]

  /// Why nobody did; nil: they are counted.
  private(set) var reason: String?

  /// Asks the program beside this one.
  init(of cases: [String]) {
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

import CardBenchmarkCases
import CardBenchmarkMeasure
import CardCommandLine
import CardCommands
import CardText
import CardTimeline

/// A run of `cardsim bench` on its own: measured, printed, kept, or compared with one that was kept.
struct BenchRun {
  var cases: [BenchmarkCase]

  private static let budget: Int64 = 250_000_000

  /// Measures and prints the cases, and keeps the run if `--save` is given.
  func run(_ arguments: Arguments) throws(Failure) {
    let target = try arguments[BenchCommand.save].map { name throws(Failure) in try BenchReference.path(of: name) }
    try Destination.requireApart([target, arguments[CommonOption.output]], parameter: BenchCommand.save.spec)
    let (results, reason) = results(measuring: !arguments[BenchCommand.counts])
    // The run is kept first: it was asked for, whatever becomes of the table.
    if let target { try keep(results, at: target) }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(
        text(of: results, arguments[BenchCommand.format], reason, width: Terminal.tableWidth(arguments)))
    }
    try checkAllocations(results)
  }

  /// Measures and compares with a kept run.
  func compare(withBaselineAt path: String, _ arguments: Arguments) throws(Failure) {
    let input = try InputFile(reading: path)
    let baseline: Baseline
    do throws(DiagnosticsError) {
      baseline = try Baseline.read(SourceText(name: path, bytes: input.bytes))
    } catch {
      throw .diagnostics(error.text)
    }
    let isTimed = !arguments[BenchCommand.counts]
    let differences = MachineFingerprint.present.differences(from: baseline.fingerprint)
    if isTimed, !differences.isEmpty {
      throw .badInput(
        "'\(path)' was measured elsewhere, and times don't compare. \(differences.joined(separator: "; ")). "
          + "--counts compares what is the same everywhere")
    }
    let (results, reason) = results(measuring: isTimed)
    let (comparisons, missing) = baseline.compare(results)
    if comparisons.isEmpty { throw .badInput("'\(path)' holds none of these cases") }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(
        BenchComparison(comparisons: comparisons, missing: missing, reason: reason)
          .text(arguments[BenchCommand.format]))
    }
    for comparison in comparisons where !comparison.differences.isEmpty {
      Terminal.say("Error: \(comparison.name): \(comparison.differences.joined(separator: "; "))\n")
    }
    // A gate that has nothing to hold proves nothing.
    for name in missing { Terminal.say("Error: \(name): nothing was kept of it; --save keeps a run\n") }
    try checkAllocations(results)
    if !missing.isEmpty || !comparisons.allSatisfy(\.passes) { throw .reported(exitCode: 1) }
  }

  /// Returns the cases' results, and the reason if allocations weren't counted.
  private func results(measuring: Bool) -> ([CaseResult], reason: String?) {
    let progress = Progress()
    progress.show("counting allocations")
    // The program that counts knows the built-in cases only.
    let known = Set(BenchmarkCase.all.map(\.name))
    let counts = AllocationCounts(of: cases.map(\.name).filter(known.contains))
    let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: BenchRun.budget)
    let yardstick = BenchmarkCase.closedForm.makeWork()
    var results: [CaseResult] = []
    for (index, benchmark) in cases.enumerated() {
      progress.show("\(index + 1) of \(cases.count): \(benchmark.name)")
      let proof = benchmark.proof()
      var result = CaseResult(name: benchmark.name, item: benchmark.item, digest: proof.digest, frames: proof.frames)
      result.allocations = counts.counts[benchmark.name]
      if measuring {
        let times = sampler.measure(benchmark.makeWork(), steps: benchmark.makeSteps?(), beside: yardstick)
        (result.measurement, result.yardstick) = (times.measurement, times.yardstick)
      }
      results.append(result)
    }
    progress.clear()
    return (results, counts.reason)
  }

  /// The kept document is the same JSON as the printed one.
  private func text(
    of results: [CaseResult], _ format: TableFormat, _ reason: String?, width: Int?
  ) -> String {
    let baseline = Baseline(fingerprint: .present, results: results)
    if format == .json { return baseline.text }
    let text = table(of: results).render(format, width: width)
    guard format == .text, let reason else { return text }
    return text + "\nallocations weren't counted: \(reason)\n"
  }

  private func table(of results: [CaseResult]) -> DataTable {
    let columns = [
      ("case", "case"), ("item", "item"), ("p25_ns", "p25 ns"), ("median_ns", "median ns"), ("p99_ns", "p99 ns"),
      ("largest_ns", "largest ns"), ("items_per_second", "items/s"), ("aim", "aim"),
      ("ratio", "ratio"), ("allocations_per_item", "allocations"), ("frames", "frames"), ("digest", "digest"),
    ].map { DataTable.Column(key: $0.0, title: $0.1) }
    let rows = zip(cases, results).map { benchmark, result -> [DataTable.Cell] in
      let times = result.measurement
      func time(_ nanoseconds: Double?) -> DataTable.Cell {
        nanoseconds.map { .number($0, places: $0 < 1000 ? 1 : 0) } ?? .empty
      }
      func multiple(_ number: Double?) -> DataTable.Cell {
        number.map { .number($0, places: CaseRow.places(ofMultiple: $0)) } ?? .empty
      }
      return [
        .text(result.name), .text(result.item), time(times?.p25), time(times?.median), time(times?.p99),
        time(times?.largest), times.map { .number($0.itemsPerSecond, places: 0) } ?? .empty,
        multiple(benchmark.aim), multiple(result.ratio),
        result.allocations.map { .number($0.perItem, places: 3) } ?? .text("not counted"),
        result.frames > 0 ? .integer(result.frames) : .empty, .text(result.digest),
      ]
    }
    return DataTable(columns: columns, rows: rows)
  }

  private func keep(_ results: [CaseResult], at path: String) throws(Failure) {
    let folder = BenchReference.folder
    if path.hasPrefix(folder + "/") { try Folder.create(folder) }
    try Output.to(path) { output throws(Failure) in
      output.write(Baseline(fingerprint: .present, results: results).text)
    }
  }

  /// Checks that cases that mustn't allocate don't; only in an optimised build, since a debug build allocates more.
  private func checkAllocations(_ results: [CaseResult]) throws(Failure) {
    guard !MachineFingerprint.isDebug else { return }
    var isFine = true
    for (benchmark, result) in zip(cases, results) where benchmark.isFreeOfAllocations {
      guard let allocations = result.allocations, allocations.calls > 0 else { continue }
      Terminal.say("Error: \(benchmark.name): \(allocations.calls) allocations, where there may be none\n")
      isFine = false
    }
    if !isFine { throw .reported(exitCode: 1) }
  }
}

/// A comparison of a run with one that was kept.
struct BenchComparison {
  var comparisons: [Baseline.Comparison]

  /// The names of cases that aren't in the kept run.
  var missing: [String]

  /// The reason why allocations weren't counted; nil: they were.
  var reason: String?

  /// Returns the table; in the text format, with remarks below it.
  func text(_ format: TableFormat) -> String {
    var text = table.render(format)
    guard format == .text else { return text }
    if !missing.isEmpty { text += "\nnothing was kept of: " + missing.joined(separator: "; ") + "\n" }
    if let reason { text += "\nallocations weren't counted: \(reason)\n" }
    return text
  }

  private var table: DataTable {
    let columns = [
      ("case", "case"), ("kept_p25_ns", "kept p25 ns"), ("p25_ns", "p25 ns"), ("ratio", "ratio"),
      ("allocations_per_item", "allocations"), ("counts", "counts"), ("verdict", "verdict"),
    ].map { DataTable.Column(key: $0.0, title: $0.1) }
    let rows = comparisons.map { comparison -> [DataTable.Cell] in
      func time(_ result: CaseResult) -> DataTable.Cell {
        result.measurement.map { .number($0.p25, places: 1) } ?? .empty
      }
      return [
        .text(comparison.name), time(comparison.before), time(comparison.now),
        comparison.ratio.map { .number($0, places: 3) } ?? .empty,
        comparison.now.allocations.map { .number($0.perItem, places: 3) } ?? .text("not counted"),
        .text(comparison.differences.isEmpty ? "same" : "differ"),
        .text(comparison.differences.isEmpty ? comparison.verdict.rawValue : "differs"),
      ]
    }
    return DataTable(columns: columns, rows: rows)
  }
}

import CardBenchmarkCases
import CardBenchmarkMeasure
import CardFormats

/// What `cardsim bench` asks processes of itself, and of another build, to print.
///
/// The first line says which language this is. Then a line for each case, its parts behind tabs: the name, and the
/// digest and the number of frames, or the first quarter of the times in nanoseconds.
struct BenchWorker {
  var cases: [BenchmarkCase]

  /// So many percent more work is done than is counted.
  var slowDown: Int

  private static let greeting = "cardsim-bench-worker 1"

  /// The process's part: what the cases come to, or how long they take.
  func run(milliseconds: Int) throws(Failure) {
    try Output.to(nil) { output throws(Failure) in
      output.write(BenchWorker.greeting + "\n")
      for benchmark in cases {
        output.write(benchmark.name)
        if milliseconds == 0 {
          let proof = benchmark.proof()
          output.write("\t\(proof.digest)\t\(proof.frames)\n")
        } else {
          let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: Int64(milliseconds) * 1_000_000)
          output.write("\t\(sampler.p25(of: benchmark.makeWork(), slowdown: slowDown))\n")
        }
      }
    }
  }

  /// A build that is asked.
  struct Program {
    var path: String
    var slowDown = 0

    /// What the cases come to.
    func proofs(of cases: [String]) throws(Failure) -> [BenchmarkCase.Proof] {
      try ask(cases, milliseconds: 0).map { parts throws(Failure) in
        guard parts.count == 2, let frames = Int(parts[1]) else { throw strange }
        return BenchmarkCase.Proof(digest: parts[0], frames: frames)
      }
    }

    /// Nanoseconds an item, each the first quarter of one process's samples.
    func times(of cases: [String], milliseconds: Int) throws(Failure) -> [Double] {
      try ask(cases, milliseconds: milliseconds).map { parts throws(Failure) in
        guard parts.count == 1, let time = Double(parts[0]), time > 0, time.isFinite else { throw strange }
        return time
      }
    }

    /// The parts behind the names, in the order of the cases.
    private func ask(_ cases: [String], milliseconds: Int) throws(Failure) -> [[String]] {
      let child: ChildProcess
      do throws(SystemError) {
        let extra = slowDown > 0 ? ["--slow-down", "\(slowDown)"] : []
        child = try ChildProcess(running: path, ["bench", "--worker", "\(milliseconds)"] + extra + ["--"] + cases)
      } catch {
        throw .noInput(path: path, reason: error.reason)
      }
      let lines = String(decoding: child.output, as: UTF8.self).split(separator: "\n").map(String.init)
      guard child.exitCode == 0, lines.count == cases.count + 1, lines[0] == BenchWorker.greeting else { throw strange }
      var answers: [[String]] = []
      for (line, name) in zip(lines.dropFirst(), cases) {
        let parts = line.split(separator: "\t").map(String.init)
        guard parts.first == name else { throw strange }
        answers.append(Array(parts.dropFirst()))
      }
      return answers
    }

    private var strange: Failure {
      .badInput(
        "'\(path)' can't be compared with: it doesn't answer 'bench --worker' for these cases as this build does")
    }
  }
}

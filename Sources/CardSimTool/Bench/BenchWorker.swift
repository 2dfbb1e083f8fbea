import CardBenchmarkCases
import CardBenchmarkMeasure
import CardCommandLine

/// The protocol between `cardsim bench` and the processes of this and of another build that it starts.
///
/// A process first writes the protocol's name and version on a line of its own. Each line that it reads is a turn: it
/// measures every case for a moment and answers with an empty line; the first turn only prepares. At the end of its
/// input it writes a line for each case, with its parts separated by tabs: the name, the digest, the number of frames,
/// and the first quartile of the times in nanoseconds. A part that wasn't requested is a hyphen.
struct BenchWorker {
  var cases: [BenchmarkCase]

  /// The additional work that is done but not counted, percent.
  var slowDown: Int

  private static let greeting = "cardsim-bench-worker 1"

  /// Runs the process's side of the protocol. The proofs are computed only if it had no turn, since they take time.
  ///
  /// - Parameter microseconds: The length of a turn, for each case.
  func run(microseconds: Int) throws(Failure) {
    let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: Int64(microseconds) * 1000)
    try Output.to(nil) { output throws(Failure) in
      var rounds: [Sampler.Turns] = []
      output.write(BenchWorker.greeting + "\n")
      try output.flush()
      while readLine() != nil {
        // The first turn prepares and isn't measured.
        if rounds.isEmpty {
          rounds = cases.map { Sampler.Turns(sampler, $0.makeWork(), slowdown: slowDown) }
        } else {
          for index in rounds.indices { rounds[index].take() }
        }
        output.write("\n")
        try output.flush()
      }
      for (index, benchmark) in cases.enumerated() {
        output.write(benchmark.name)
        if let time = rounds.isEmpty ? nil : rounds[index].p25 {
          output.write("\t-\t0\t\(time)\n")
        } else {
          let proof = benchmark.proof()
          output.write("\t\(proof.digest)\t\(proof.frames)\t-\n")
        }
      }
    }
  }

  /// A build that takes part in a comparison.
  struct Program {
    var path: String
    var slowDown = 0

    /// The length of a turn, for each case, microseconds.
    private static let turn = 2000

    /// Returns the digests and frame counts of the cases.
    func proofs(of cases: [String]) throws(Failure) -> [BenchmarkCase.Proof] {
      let parts = try start(cases).answers()
      return try parts.map { parts throws(Failure) in
        guard let frames = Int(parts[1]) else { throw strange }
        return BenchmarkCase.Proof(digest: parts[0], frames: frames)
      }
    }

    /// Starts a process and checks its protocol.
    func start(_ cases: [String]) throws(Failure) -> Process {
      do throws(SystemError) {
        let extra = slowDown > 0 ? ["--slow-down", "\(slowDown)"] : []
        let child = try ChildProcess(
          starting: path, ["bench", "--worker", "\(Program.turn)"] + extra + ["--"] + cases)
        if try child.line() == BenchWorker.greeting { return Process(program: self, cases: cases, child: child) }
        child.stop()
      } catch {
        throw .noInput(path: path, reason: error.reason)
      }
      throw strange
    }

    fileprivate var strange: Failure {
      .badInput(
        "'\(path)' can't be compared with: it doesn't answer 'bench --worker' for these cases as this build does")
    }
  }

  /// A process that has started.
  struct Process {
    fileprivate var program: Program
    fileprivate var cases: [String]
    fileprivate var child: ChildProcess

    /// Lets the process measure for a moment, while no other does.
    func takeTurn() throws(Failure) {
      if (try? child.send("")) != nil, let answer = try? child.line(), answer.isEmpty { return }
      stop()
      throw program.strange
    }

    /// Returns the times of all its turns, nanoseconds per item, case by case; the process then ends.
    func times() throws(Failure) -> [Double] {
      try answers().map { parts throws(Failure) in
        guard let time = Double(parts[2]), time > 0, time.isFinite else { throw program.strange }
        return time
      }
    }

    /// Kills the process.
    func stop() { child.stop() }

    /// Returns the three parts after each name.
    fileprivate func answers() throws(Failure) -> [[String]] {
      guard let end = try? child.finish(), end.exitCode == 0 else { throw program.strange }
      let lines = end.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
      guard lines.map(\.first) == cases, lines.allSatisfy({ $0.count == 4 }) else { throw program.strange }
      return lines.map { Array($0.dropFirst()) }
    }
  }
}

import CardBenchmarkCases
import CardBenchmarkMeasure
import CardCommandLine
import CardCommands
import CardText
import CardTimeline

/// A comparison of this build with another one, in turns, each turn in a process of its own.
struct BenchDuel {
  var cases: [BenchmarkCase]

  /// The other build, the reference.
  var other: String

  /// The scenario that the reference runs in place of the only case; nil: the same cases.
  var scenario: String?

  /// The number of turns of each process in a round. Turns are short and the three processes alternate, so that a
  /// moment in which the machine is busy affects all of them. There are many rounds, because the memory layout of a
  /// process shifts all of its times.
  private static let turns = 12

  /// The most rounds on a restless machine, as a multiple of the wanted ones.
  private static let patience = 3

  func run(_ arguments: Arguments) throws(Failure) {
    let names = cases.map(\.name)
    let reference = BenchWorker.Program(path: other)
    let candidate = BenchWorker.Program(path: Path.ofThisProgram, slowDown: arguments[BenchCommand.slowDown])
    let progress = Progress()
    progress.show("comparing digests")
    let proofs = (try reference.proofs(of: scenario.map { [$0] } ?? names), try candidate.proofs(of: names))
    let differing = zip(names, zip(proofs.0, proofs.1)).filter { $1.0 != $1.1 }.map(\.0)
    var duels: [Duel] = []
    if !arguments[BenchCommand.counts] {
      duels = try fight(names, reference, candidate, rounds: arguments[BenchCommand.rounds], progress)
    }
    progress.clear()
    let table = table(names, duels, differing: Set(differing))
    // The other build isn't opened here, and must stay, too.
    if let status = try? FileStatus(path: other) { InputFile.note(status) }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(text(of: table, arguments[BenchCommand.format]))
    }
    // Two versions of a scenario may have different timelines, unless nothing else is compared; two builds may not.
    let isWrong = !differing.isEmpty && (scenario == nil || arguments[BenchCommand.counts])
    let both = scenario == nil ? "builds" : "versions"
    if isWrong { for name in differing { Terminal.say("Error: \(name): the two \(both) do different things\n") } }
    if isWrong || !duels.allSatisfy(\.verdict.passes) { throw .reported(exitCode: 1) }
  }

  /// Runs rounds until there are enough of them and the machine is quiet enough, or the limit is reached.
  private func fight(
    _ names: [String], _ reference: BenchWorker.Program, _ candidate: BenchWorker.Program, rounds wanted: Int,
    _ progress: Progress
  ) throws(Failure) -> [Duel] {
    var rounds = [[Duel.Round]](repeating: [], count: names.count)
    var limit = wanted
    var count = 0
    while true {
      while count < limit {
        count += 1
        progress.show("round \(count) of \(limit)")
        let round = try round(names, reference, candidate)
        for index in names.indices {
          rounds[index].append(
            Duel.Round(reference: round[0][index], candidate: round[1][index], again: round[2][index]))
        }
      }
      let duels = rounds.map(Duel.init)
      if !duels.contains(where: \.isRestless) || limit >= wanted * BenchDuel.patience { return duels }
      limit += max(1, wanted / 2)
    }
  }

  /// Returns the times of three processes that alternate: the other build, this one, and the other one again.
  private func round(
    _ names: [String], _ reference: BenchWorker.Program, _ candidate: BenchWorker.Program
  ) throws(Failure) -> [[Double]] {
    var processes: [BenchWorker.Process] = []
    do throws(Failure) {
      let others = scenario.map { [$0] } ?? names
      for (program, names) in [(reference, others), (candidate, names), (reference, others)] {
        processes.append(try program.start(names))
      }
      for turn in 0...BenchDuel.turns {
        // The order alternates, so that a drift favours no process.
        for process in turn % 2 == 0 ? processes : processes.reversed() { try process.takeTurn() }
      }
      var times: [[Double]] = []
      for process in processes { times.append(try process.times()) }
      return times
    } catch {
      for process in processes { process.stop() }
      throw error
    }
  }

  private func table(_ names: [String], _ duels: [Duel], differing: Set<String>) -> DataTable {
    let columns = [
      ("case", "case"), ("reference_p25_ns", "other ns"), ("candidate_p25_ns", "this ns"), ("ratio", "ratio"),
      ("threshold_percent", "threshold %"), ("noise_percent", "noise %"), ("slower_rounds", "slower in"),
      ("rounds", "of"), ("work", "work"), ("verdict", "verdict"),
    ].map { DataTable.Column(key: $0.0, title: $0.1) }
    let rows = names.enumerated().map { index, name -> [DataTable.Cell] in
      let work = DataTable.Cell.text(differing.contains(name) ? "differs" : "same")
      guard index < duels.count else {
        return [.text(name), .empty, .empty, .empty, .empty, .empty, .empty, .empty, work, .empty]
      }
      let duel = duels[index]
      let times = (
        Quantiles(duel.rounds.flatMap { [$0.reference, $0.again] }).median,
        Quantiles(duel.rounds.map(\.candidate)).median
      )
      return [
        .text(name), .number(times.0, places: 2), .number(times.1, places: 2), .number(duel.ratio, places: 4),
        .number(duel.threshold * 100, places: 2), .number(duel.noise * 100, places: 2), .integer(duel.slowerRounds),
        .integer(duel.rounds.count), work, .text(duel.verdict.rawValue),
      ]
    }
    return DataTable(columns: columns, rows: rows)
  }

  private func text(of table: DataTable, _ format: TableFormat) -> String {
    guard format == .json else { return table.render(format) }
    return JSONWriter.document { document in
      document.object { object in
        object.member("other", scenario ?? other)
        object.member("fingerprint") { MachineFingerprint.present.write(to: &$0) }
        object.member("cases") { table.write(to: &$0) }
      }
    }
  }
}

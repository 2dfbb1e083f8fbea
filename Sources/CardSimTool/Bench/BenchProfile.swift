import CardBenchmarkCases
import CardBenchmarkMeasure
import CardCommandLine
import CardCommands
import CardTimeline

/// The time of a frame, stage by stage.
struct BenchProfile {
  var cases: [BenchmarkCase]

  private static let rounds = 9
  private static let budget: Int64 = 10_000_000

  func run(_ arguments: Arguments) throws(Failure) {
    let chosen = cases.compactMap { benchmark in benchmark.makeStages.map { (benchmark.name, $0) } }
    if chosen.isEmpty {
      // Cases under presets are left out, to keep the message short.
      let frames = BenchmarkCase.all.filter { $0.makeStages != nil && $0.name.split(separator: ",").count == 2 }
      let names = frames.map(\.name)
      throw .usage(
        "--profile takes frames apart, and '\(cases[0].name)' is none; there are \(Suggestion.list(names))",
        parameter: BenchCommand.profile.spec)
    }
    let progress = Progress()
    var rows: [[DataTable.Cell]] = []
    for (index, (name, makeStages)) in chosen.enumerated() {
      progress.show("\(index + 1) of \(chosen.count): \(name)")
      let profile = profile(of: makeStages())
      for stage in profile.stages { rows.append(row(name, stage, of: profile.whole)) }
      let whole = Profile.Stage(name: "frame", meaning: "the whole frame", nanoseconds: profile.whole)
      rows.append(row(name, whole, of: profile.whole))
    }
    progress.clear()
    let columns = [
      ("case", "case"), ("stage", "stage"), ("ns_per_frame", "ns/frame"), ("share_percent", "share %"),
      ("meaning", "what it does"),
    ].map { DataTable.Column(key: $0.0, title: $0.1) }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(
        DataTable(columns: columns, rows: rows).render(
          arguments[BenchCommand.format], width: Terminal.tableWidth(arguments)))
    }
  }

  private func row(_ name: String, _ stage: Profile.Stage, of whole: Double) -> [DataTable.Cell] {
    [
      .text(name), .text(stage.name), .number(stage.nanoseconds, places: 1),
      .number(stage.nanoseconds / whole * 100, places: 1), .text(stage.meaning),
    ]
  }

  /// Measures each part: the median over rounds, in each of which all parts take a turn, so that a moment in which the
  /// machine is busy affects all of them.
  private func profile(of stages: FrameStages) -> Profile {
    let sampler = Sampler(now: MonotonicClock.nanoseconds, budget: BenchProfile.budget)
    let works = FrameStages.Part.allCases.map { ($0, stages.work($0)) }
    var times: [FrameStages.Part: [Double]] = [:]
    for _ in 0..<BenchProfile.rounds {
      for (part, work) in works { times[part, default: []].append(sampler.measure(work).p25) }
    }
    return Profile { part in times[part].map { Quantiles($0).median } ?? 0 }
  }
}

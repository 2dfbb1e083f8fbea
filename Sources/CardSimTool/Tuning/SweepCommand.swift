import CardCommandLine
import CardCommands
import CardSimulation
import CardTuning

extension Command {
  static let sweep = Command(
    name: "sweep",
    overview: "Try many settings of a scenario, and measure the result of each.",
    discussion: """
      Each --vary is an axis, and a point has a value on each: all combinations, or with --sample halton:N as many \
      points as you like, spread evenly over the whole space. --rank computes a score, of which less is better, from \
      metrics, keys, numbers, + - * / ( ) and abs, sqrt, min, max. --pareto marks the points of which no other is \
      better in one objective and as good in all others.

      In text the best points are shown, each with the command that shows it again; the other formats have all points, \
      in their order. Under several scenarios, gestures or --over, a point's metrics and score are what its cases have \
      on average, or with --by worst the largest; --each shows a row for each case instead.

      The bytes are the same for any number of threads. Shards, written one after the other, are the whole.
      """,
    arguments: [TuningOptions.scenarios.spec],
    sections: [
      Section(
        title: "POINTS",
        options: [TuningOptions.vary.spec, SweepCommand.sample.spec, SweepCommand.shard.spec]),
      Section(title: "CASES", options: TuningOptions.specs),
      Section(
        title: "OUTPUT",
        options: [
          TuningOptions.metrics.spec, SweepCommand.rank.spec, SweepCommand.pareto.spec, SweepCommand.each.spec,
          SweepCommand.limit.spec, SweepCommand.format.spec, TuningOptions.precision.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(
        purpose: "Forty-two springs, the best first",
        line: "cardsim sweep flick-up --vary settle.response=0.25:0.55:0.05 --vary settle.damping_ratio=0.7:0.95:0.05 "
          + "--rank 'settle_ms + 4*overshoot_pt'"),
      Example(
        purpose: "The trade-off between fast and calm, as a table to plot",
        line: "cardsim sweep flick-up flick-down --vary settle.response=0.2:0.6 --vary settle.damping_ratio=0.5:1 "
          + "--sample halton:200 --pareto settle_ms,overshoot_pt --format csv -o sweep.csv"),
      Example(
        purpose: "A detent's threshold under two estimators, by the worst case",
        line: "cardsim sweep slow-drag --vary snap.resistance=100:300:50 "
          + "--over touch.estimator=lsq2,impulse --by worst --rank settle_ms"),
    ],
    body: .action(SweepCommand.run))
}

/// `cardsim sweep`.
enum SweepCommand {
  static let sample = Parameter.option(
    "sample", "halton:n", .sampling,
    "Take n points spread evenly over the space, in place of all combinations; steps of ranges don't count.")
  static let shard = Parameter.option(
    "shard", "k/n", .shard, "Try only the k-th of n parts; the parts one after the other are the whole.")
  static let rank = Parameter.option(
    "rank", "expression", .text.offering(.names(.metrics)), "Score each point; the least is the best.")
  static let pareto = Parameter.option(
    "pareto", "objectives", .text.offering(.list(of: .metrics)),
    "Mark the points that are best in one of these, or in between; joined by commas.")
  static let each = Parameter.flag("each", "Write a row for each case of a point.")
  static let limit = Parameter.option(
    "limit", "n", .integer(in: 1...10_000), default: "10", "The most points in text."
  ).formerly("top")
  static let format = CommonOption.format("Format of the rows.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let axes = arguments[TuningOptions.vary]
    guard !axes.isEmpty else { throw .usage("A sweep needs at least one --vary", parameter: TuningOptions.vary.spec) }
    let sampling = arguments[sample] ?? .grid
    try check(axes, sampling, arguments)
    let cases = try TuningOptions.cases(arguments, varying: axes)
    let varied = (axes + arguments[TuningOptions.over]).map(\.key.name)
    for setting in arguments[ScenarioOptions.settings] where varied.contains(setting.key.name) {
      Terminal.say("Warning: \(setting.key.name) is varied, and --set changes no point\n")
    }
    let rank = try arguments[rank].map { text throws(Failure) in
      try TuningOptions.expression(text, axes, of: Self.rank.spec)
    }
    var objectives: [Expression] = []
    for text in ExpressionList.parts(of: arguments[pareto] ?? "") {
      objectives.append(try TuningOptions.expression(text, axes, of: pareto.spec))
    }
    if arguments[pareto] != nil, objectives.count < 2 {
      throw .usage("--pareto needs two objectives or more; one alone is what --rank is for", parameter: pareto.spec)
    }
    // Objectives come first among the default metrics, so that a plot of the rows has them as its axes.
    let ordered = TuningOptions.once(objectives.flatMap(\.metrics) + TuningOptions.usualMetrics)
    let shown = arguments[TuningOptions.metrics] ?? ordered
    let scored = (rank.map { [$0] } ?? []) + objectives
    let asked = arguments.has(TuningOptions.metrics.spec) ? shown : []
    for reason in TuningOptions.reasons(for: scored.flatMap(\.metrics) + asked, in: cases) {
      Terminal.say("Warning: \(reason)\n")
    }
    let evaluator = PointEvaluator(
      cases: cases, keys: axes.map(\.key), metrics: shown, scores: scored,
      summary: arguments[TuningOptions.summary])
    let sweep = Sweep(axes, sampling: sampling, of: evaluator)
    var table = SweepTable(sweep: sweep, metrics: shown, isRanked: rank != nil, objectiveCount: objectives.count)
    table.showsEach = arguments[each]
    table.threads = arguments[TuningOptions.threads]
    table.precision = arguments[TuningOptions.precision]
    if (arguments[shard]?.number ?? 1) == 1 { tellDeadKnobs(of: sweep, arguments) }
    let range = arguments[shard].map { sweep.shard($0.number, of: $0.total) } ?? 0..<sweep.count
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if arguments[format] == .text {
        try table.writeBest(arguments[limit], of: range, to: output, width: Terminal.tableWidth(arguments)) { values in
          TuningOptions.command(
            arguments, axes.map(\.key), values, cases[0], showing: scored.flatMap(\.metrics) + asked)
        }
      } else {
        try table.write(range, as: arguments[format], withHeader: (arguments[shard]?.number ?? 1) == 1, to: output)
      }
    }
  }

  /// Names the axes that change nothing, but for those that were warned of since they mean nothing.
  private static func tellDeadKnobs(of sweep: Sweep, _ arguments: Arguments) {
    let isSure = sweep.axes.allSatisfy { $0.key.range != nil }
    for (axis, influence) in zip(sweep.axes, sweep.influences(threads: arguments[TuningOptions.threads]))
    where influence == .dead {
      let isInForce = sweep.evaluator.cases.contains { axis.key.isInForce(in: $0.document) }
      if isInForce || !isSure { Terminal.say("Note: \(TuneReport.dead(axis))\n") }
    }
  }

  /// Checks that there are points, and not too many.
  private static func check(_ axes: [Axis], _ sampling: Sweep.Sampling, _ arguments: Arguments) throws(Failure) {
    if case .halton = sampling {
      if axes.count > Halton.dimensionLimit {
        throw .usage("--sample takes at most \(Halton.dimensionLimit) axes", parameter: sample.spec)
      }
    } else if let axis = axes.first(where: { $0.count == nil }) {
      throw .usage(
        "\(axis.key.name) goes from low to high without a step; write low:high:step, or take --sample halton:200",
        parameter: TuningOptions.vary.spec)
    }
    guard let count = Sweep.count(axes, sampling), count <= Sweep.limit else {
      throw .usage("these are more than \(Sweep.limit) points; take larger steps, or --sample", parameter: sample.spec)
    }
    guard arguments[shard] != nil else { return }
    if arguments[format] != .csv, arguments[format] != .jsonl {
      throw .usage(
        "Only rows of CSV and JSON Lines can stand one after the other: --shard needs --format csv or jsonl",
        parameter: format.spec)
    }
    if arguments[rank] != nil || arguments[pareto] != nil {
      throw .usage("A shard doesn't know the others' points; rank the whole instead", parameter: Self.shard.spec)
    }
  }
}

/// Splits expressions at their commas, except for commas in parentheses.
enum ExpressionList {
  static func parts(of text: String) -> [String] {
    var (parts, depth) = ([""], 0)
    for character in text {
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
        parts[parts.count - 1].append(character)
      }
    }
    return text.isEmpty ? [] : parts
  }
}

extension ValueType where Value == Sweep.Sampling {
  /// Parses `halton:200`.
  static var sampling: ValueType {
    ValueType { text throws(InvalidValue) in
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "halton", let count = Int(parts[1]), (1...Sweep.limit).contains(count) else {
        throw InvalidValue(ending: ": it must be halton:n, n from 1 to \(Sweep.limit)")
      }
      return .halton(count)
    }
  }
}

/// A part of a whole, counted from 1.
struct Shard: Sendable {
  var number: Int
  var total: Int
}

extension ValueType where Value == Shard {
  /// Parses `3/8`.
  static var shard: ValueType {
    ValueType { text throws(InvalidValue) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[0]), let total = Int(parts[1]), (1...10_000).contains(total),
        (1...total).contains(number)
      else { throw InvalidValue(ending: ": it must be k/n, k from 1 to n and n at most 10000") }
      return Shard(number: number, total: total)
    }
  }
}

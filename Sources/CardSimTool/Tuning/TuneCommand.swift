import CardCommandLine
import CardCommands
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTuning

extension Command {
  static let tune = Command(
    name: "tune",
    overview: "Search for the settings with the least score that fulfil your constraints.",
    discussion: """
      --minimize is the score, of which less is better, and each --subject-to a constraint that has to hold in every \
      case: two expressions of metrics, keys and numbers with <=, >=, <, >, == or != between them, 'target == \
      extended', or 'expect': all that each scenario expects of itself. --vary gives bounds, key=low:high, or values \
      to choose from.

      The search tries points everywhere, then around the best: the same ones on every machine and for any number of \
      threads. Each improvement is told on standard error. Ctrl-C ends the search, and the best so far is what comes \
      out.

      It ends with the best point beside the present one, the constraints that bind it, the keys that don't matter at \
      all, and the commands to go on with. If no point fulfils all constraints, it says which of them clash, shows the \
      nearest point, and ends with 1.
      """,
    arguments: [TuningOptions.scenarios.spec],
    sections: [
      Section(
        title: "THE GOAL",
        options: [
          TuneCommand.minimize.spec, TuneCommand.constraints.spec, TuneCommand.vary.spec, TuneCommand.budget.spec,
        ]),
      Section(title: "CASES", options: TuningOptions.specs),
      Section(
        title: "OUTPUT",
        options: [
          TuningOptions.metrics.spec, TuneCommand.format.spec, TuneCommand.quiet.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(
        purpose: "The fastest spring that overshoots by 2 pt at most",
        line: "cardsim tune flick-up --minimize settle_ms --subject-to 'overshoot_pt <= 2' "
          + "--vary settle.response=0.2:0.6 --vary settle.damping_ratio=0.5:1"),
      Example(
        purpose: "One spring for two flicks, by the worse of them, no harder than a hand",
        line: "cardsim tune flick-up flick-down --by worst --minimize 't90_ms + settle_ms/2' "
          + "--subject-to 'peak_accel_pt_s2 <= 20000' --vary settle.response=0.2:0.6 "
          + "--vary settle.damping_ratio=0.5:1"),
    ],
    body: .action(TuneCommand.run))
}

/// `cardsim tune`.
enum TuneCommand {
  static let minimize = Parameter.requiredOption(
    "minimize", "expression", .text.offering(.names(.metrics)), "The score, of which less is better.")
  static let constraints = Parameter.repeatedOption(
    "subject-to", "constraint", .text.offering(.names(.metrics)),
    "A constraint that has to hold in every case; may be given again.")
  static let budget = Parameter.option(
    "budget", "n", .integer(in: 1...1_000_000), default: "1500", "The most points that may be tried.")
  static let format = CommonOption.format("Format of the result; csv, jsonl and markdown have a row for each number.")
  static let vary = Parameter.repeatedOption(
    "vary", "key=values", .axis,
    "A key to vary: key=low:high, key=low:high:step or key=a,b,c; a key of 'cardsim show --keys', a "
      + "curve's control point (push.curve.x1) or fps.")
  static let quiet = Parameter.flag("quiet", short: "q", "Don't report improvements.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let axes = arguments[vary]
    guard !axes.isEmpty else { throw .usage("A search needs at least one --vary", parameter: vary.spec) }
    if axes.count > Halton.dimensionLimit {
      throw .usage("a search varies at most \(Halton.dimensionLimit) keys", parameter: vary.spec)
    }
    let cases = try TuningOptions.cases(arguments, varying: axes)
    let score = try TuningOptions.expression(arguments[minimize], axes, of: minimize.spec)
    var constraints: [Constraint] = []
    for text in arguments[Self.constraints] {
      let constraint = try TuningOptions.constraint(text, axes, of: Self.constraints.spec)
      try check(constraint, in: cases)
      constraints.append(constraint)
    }
    let evaluator = PointEvaluator(
      cases: cases, keys: axes.map(\.key), metrics: arguments[TuningOptions.metrics] ?? TuningOptions.usualMetrics,
      scores: [score], constraints: constraints, summary: arguments[TuningOptions.summary])
    var search = Tune(axes, of: evaluator, budget: arguments[budget])
    search.threads = arguments[TuningOptions.threads]
    let now = present(axes, in: cases[0].document)
    // The output is opened first, so that a missing folder is reported before a search of minutes.
    var isFeasible = true
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      run(&search, from: now, isQuiet: arguments[quiet])
      guard let best = search.best, let findings = search.findings(isStopped: { Interruption.isAsked })
      else { return }
      var report = TuneReport(search: search, best: best, findings: findings)
      // The metrics of the score and of the constraints are shown in any case.
      let asked = TuningOptions.once(score.metrics + constraints.flatMap(\.metrics))
      let shown = arguments[TuningOptions.metrics] ?? TuningOptions.usualMetrics
      // A case without a value at the best point has none at any: then what it lacks counts, and no constraint.
      let lacking = asked.filter { metric in
        guard metric != .target, let place = evaluator.metrics.firstIndex(of: metric) else { return false }
        return best.evaluation.total.numbers[place] == nil
      }
      report.reasons = TuningOptions.reasons(for: lacking, in: cases)
      report.shown = asked.filter { !shown.contains($0) } + shown
      report.before = now.map { TuneReport.Before(values: $0, evaluation: evaluator.evaluation(of: $0)) }
      // A knob that changes nothing that is measured stays where it is.
      let kept = axes.indices.filter { findings.influences[$0] != .dead }
      let (keys, values) = (kept.map { axes[$0].key }, kept.map { best.values[$0] })
      // A sweep needs a key.
      let isAll = keys.isEmpty && TuningOptions.isSweep(arguments)
      report.command = TuningOptions.command(
        arguments, isAll ? axes.map(\.key) : keys, isAll ? best.values : values, cases[0],
        showing: asked + (arguments[TuningOptions.metrics] ?? []))
      report.broken = brokenExpectations(of: best.values, axes.map(\.key), cases)
      report.document = try? cases[0].changed(keys, values)
      report.motions = motions(at: values, keys, cases)
      report.preset = arguments[TuningOptions.presets]?.text
      report.given = TuningOptions.given(arguments, besides: keys, cases[0])
      report.stiffened = stiffened(at: values, keys, cases, arguments)
      let text = report.render(arguments[format])
      output.write(
        arguments[format] == .text ? TextLayout.fitted(lines: text, width: Terminal.tableWidth(arguments)) : text)
      isFeasible = search.merit(of: best).isFeasible
    }
    Interruption.endIfAsked()
    if !isFeasible { throw .reported(exitCode: 1) }
  }

  /// Returns the motions after a release at a point, each once with the cases in which it moves the card; none if the
  /// search doesn't vary them.
  private static func motions(
    at values: [SettingValue], _ keys: [TuningKey], _ cases: [TuningCase]
  ) -> [TuneReport.Motion] {
    guard keys.contains(where: { $0.name.hasPrefix("settle.") }) else { return [] }
    var motions: [TuneReport.Motion] = []
    for one in cases {
      guard let changed = try? one.changed(keys, values), let written = TuneReport.motion(of: changed) else { continue }
      // One of several cases has no command that exports it as it ran.
      let ran = cases.count > 1 ? one.stiffenedSpring(keys, values) : nil
      let text = ran.map { "spring(\(ShortNumber.text($0.response)), \(ShortNumber.text($0.dampingRatio)))" } ?? written
      if let index = motions.firstIndex(where: { $0.text == text }) {
        motions[index].cases.append(one.name)
      } else {
        motions.append(TuneReport.Motion(text: text, cases: [one.name]))
      }
    }
    return motions
  }

  /// Returns the spring that ran at a point in the first case in which it was stiffened, and the command that exports
  /// it; nil if it was stiffened in none.
  private static func stiffened(
    at values: [SettingValue], _ keys: [TuningKey], _ cases: [TuningCase], _ arguments: Arguments
  ) -> TuneReport.Stiffened? {
    for one in cases {
      guard let ran = one.stiffenedSpring(keys, values) else { continue }
      let spring = "spring(\(DecimalText.shortest(ran.response)), \(DecimalText.shortest(ran.dampingRatio)))"
      // A scenario is exported with its settings, but with no other device, rate or gesture.
      let isPlain =
        cases.count == 1 && arguments[TuningOptions.over].isEmpty
        && TuningOptions.screenWords(arguments, keys, values, one).isEmpty
      let words = isPlain ? TuningOptions.settingWords(arguments, keys, values, one) : [ShellText.quoted(spring)]
      return TuneReport.Stiffened(
        place: cases.count > 1 ? " in \(SafeText.escaped(one.name))" : "",
        spring: "spring(\(ShortNumber.text(ran.response)), \(ShortNumber.text(ran.dampingRatio)))",
        command: (["cardsim export"] + words + ["--target swiftui"]).joined(separator: " "))
    }
    return nil
  }

  /// Returns a sentence for each expectation that a point breaks, with its place in its scenario.
  private static func brokenExpectations(
    of values: [SettingValue], _ keys: [TuningKey], _ cases: [TuningCase]
  ) -> [String] {
    cases.flatMap { one -> [String] in
      let broken = one.brokenExpectations(keys, values) ?? []
      let places = one.document.source.positions(of: broken.map { $0.expectation.range.lowerBound })
      return zip(broken, places).map { "\(SafeText.escaped(one.name)):\($1.line): \($0.words)" }
    }
  }

  /// Checks that the detent of a constraint, or an expectation, exists.
  private static func check(_ constraint: Constraint, in cases: [TuningCase]) throws(Failure) {
    if constraint.subject == .expectations, cases.allSatisfy(\.document.expectations.isEmpty) {
      throw .usage(
        "--subject-to expect: no scenario has an \"expect\" of its own", parameter: Self.constraints.spec)
    }
    guard case .target(let name) = constraint.subject else { return }
    let known = cases.flatMap(\.document.detentNames)
    if known.contains(name) { return }
    let all = known.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    throw .usage(
      "--subject-to: there is no detent '\(name)'"
        + (Suggestion.text(for: name, among: all) ?? "; there are \(all.joined(separator: ", "))."),
      parameter: Self.constraints.spec)
  }

  /// Runs the search, and reports its progress.
  private static func run(_ search: inout Tune, from now: [SettingValue]?, isQuiet: Bool) {
    var meter = ProgressMeter("points")
    defer { meter.clear() }
    let budget = search.budget
    let (evaluator, keys) = (search.evaluator, search.axes.map(\.key.name))
    Interruption.letAsk()
    search.run(from: now.map { [$0] } ?? [], isStopped: { Interruption.isAsked }) { point, count in
      meter.show(count, of: budget)
      if isQuiet { return }
      meter.clear()
      let values = zip(keys, point.values).map { "\($0)=\($1.text)" }.joined(separator: " ")
      let score = point.evaluation.scores.first.flatMap { $0 }.map { ShortNumber.text($0) } ?? "none"
      let broken = zip(evaluator.constraints, point.evaluation.violations).filter { $0.1 != 0 }.map(\.0.text)
      let ending = broken.isEmpty ? "" : ", breaks \(broken.joined(separator: " and "))"
      Terminal.say("\(count): \(evaluator.scores[0].text) = \(score)\(ending)  \(values)\n")
    }
    if Interruption.isAsked {
      Terminal.say("Stopped: this is the best of \(search.points.count) points.\n")
    }
  }

  /// Returns the present values of the keys; nil: a key has no value that could be tried, or its value changes over
  /// time.
  private static func present(_ axes: [Axis], in document: ScenarioDocument) -> [SettingValue]? {
    var values: [SettingValue] = []
    for axis in axes {
      if let number = axis.key.number(in: document) {
        values.append(.number(number))
      } else {
        let text = axis.key.text(in: document)
        guard !text.isEmpty else { return nil }
        values.append(SettingValue(argument: text))
      }
    }
    return values
  }
}

extension SettingValue {
  /// The value as text.
  var text: String {
    switch self {
    case .number(let number): DecimalText.shortest(number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): text
    }
  }
}

extension Axis {
  /// The axis as it is read.
  var text: String {
    let values =
      switch values {
      case .range(let range): [range.low, range.high, range.step].map(DecimalText.shortest).joined(separator: ":")
      case .span(let low, let high): [low, high].map(DecimalText.shortest).joined(separator: ":")
      case .list(let list): list.map { $0.text }.joined(separator: ",")
      }
    return key.name + "=" + values
  }
}

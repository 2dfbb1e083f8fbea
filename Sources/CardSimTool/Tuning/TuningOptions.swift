import CardCommandLine
import CardCommands
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTuning

/// The options that sweeps and searches share: the scenarios under which points are tried, and the axes.
enum TuningOptions {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .scenario, isRequired: true, "Built-in scenarios' names, JSON files, folders of them, or '-'.")
  static let vary = Parameter.repeatedOption(
    "vary", "key=values", .axis,
    "A key to vary: key=low:high:step or key=a,b,c; a key of 'cardsim show --keys', a curve's control point "
      + "(push.curve.x1) or fps.")
  static let over = Parameter.repeatedOption(
    "over", "key=a,b,c", .axis,
    "Try each point under each of these too, as under several scenarios: they are no part of the point.")
  static let gestures = GestureOptions.gestures
  static let presets = CommonOption.preset()
  static let summary = Parameter.option(
    "by", "summary", .name(Summary.self), default: "mean",
    "The summary over several scenarios, gestures and --over: the mean, or the largest value.")
  static let metrics = Parameter.option(
    "metrics", "names", .metrics, "Show these metrics, joined by commas; 'cardsim metrics --list' lists them.")
  static let threads = Parameter.option(
    "threads", "n", .integer(in: 1...1024), "The most threads at work; as many as there are cores if left out.")
  static let precision = CommonOption.precision(default: "4")

  /// The metrics that are shown by default.
  static let usualMetrics: [Metric] = [
    .target, .settleTime, .timeToMost, .overshoot, .crossings, .peakVelocity, .releaseRatio,
  ]

  /// The options that determine the cases.
  static let specs =
    [
      gestures.spec, GestureOptions.placement.spec, over.spec, summary.spec, presets.spec,
    ] + ScenarioOptions.specs + [threads.spec]

  /// The most cases of one point.
  private static let caseLimit = 10_000

  /// Returns the cases in which each point is tried.
  static func cases(_ arguments: Arguments, varying axes: [Axis]) throws(Failure) -> [TuningCase] {
    let over = arguments[over]
    for axis in axes + over where (axes + over).count(where: { $0.key == axis.key }) > 1 {
      throw .usage("\(axis.key.name) is given twice", parameter: vary.spec)
    }
    guard let combinations = Sweep.count(over, .grid) else {
      throw .usage("--over needs values that can be counted: low:high:step or a,b,c", parameter: Self.over.spec)
    }
    let gestures = try GestureOptions.files(arguments[Self.gestures], arguments)
    let names = try ScenarioNames.all(arguments[scenarios])
    guard combinations <= caseLimit, combinations * max(1, gestures.count) * names.count <= caseLimit else {
      throw .usage("these are more than \(caseLimit) cases for each point", parameter: Self.over.spec)
    }
    let preset = try arguments.preset(presets)
    let titles = SourceTitles(names)
    var cases: [TuningCase] = []
    for name in names {
      let source = try ScenarioSource(named: name, titles: titles)
      for gesture in gestures.isEmpty ? [nil] : gestures.map({ Optional($0) }) {
        for index in 0..<combinations {
          var title = source.document.name
          let written = gesture == nil ? try source.whole() : source.document
          var document = try prepared(written, under: preset?.preset, arguments)
          let gesture = try gesture?.on(document.screen)
          if let gesture {
            document.replaceTouches(with: gesture, arguments)
            title += " " + gesture.name
          }
          title += try set(over, at: index, in: &document)
          if index == 0 {
            let scenario = try source.scenario(from: document)
            if let note = gesture?.moved(in: scenario) { Terminal.say(note) }
            // A varied word, such as settle.motion, may put other keys into force.
            let isSure = axes.allSatisfy { $0.key.range != nil }
            try scenario.tellWarnings(
              arguments, and: isSure ? ScenarioOptions.idle(arguments, under: document.settings) : [])
          }
          do throws(DiagnosticsError) {
            cases.append(
              try TuningCase(
                name: title, document: document, varying: axes.map(\.key)))
          } catch {
            throw .diagnostics(error.text)
          }
        }
      }
    }
    warn(of: axes, in: cases)
    return cases
  }

  /// Returns a sentence for each metric that has no value in a case: what it lacks.
  static func reasons(for metrics: [Metric], in cases: [TuningCase]) -> [String] {
    var reasons: [String] = []
    for metric in metrics {
      for one in cases {
        guard let reason = one.reasonForNoValue(of: metric) else { continue }
        let place = cases.count > 1 ? " in \(SafeText.escaped(one.name))" : ""
        let sentence = "\(metric.name) has no value\(place): \(reason)"
        if !reasons.contains(sentence) { reasons.append(sentence) }
      }
    }
    return reasons
  }

  /// Returns the scenario as the command line changes it for all points.
  private static func prepared(
    _ document: ScenarioDocument, under preset: Preset?, _ arguments: Arguments
  ) throws(Failure) -> ScenarioDocument {
    var document = document
    if let preset { document.use(preset) }
    try ScenarioOptions.apply(arguments, to: &document)
    return document
  }

  /// Sets the combination with an index; returns it in words.
  private static func set(
    _ over: [Axis], at index: Int, in document: inout ScenarioDocument
  ) throws(Failure) -> String {
    var (rest, title) = (index, "")
    for axis in over.reversed() {
      let count = axis.count ?? 1
      do throws(SettingError) {
        try axis.key.set(axis.value(at: rest % count), in: &document)
      } catch {
        throw .usage("--over: " + error.message, parameter: Self.over.spec)
      }
      title = " \(axis.key.name)=\(axis.key.text(in: document))" + title
      rest /= count
    }
    return title
  }

  /// Warns of keys that aren't in force in any of the cases.
  private static func warn(of axes: [Axis], in cases: [TuningCase]) {
    // A varied word, such as settle.motion, may put other keys into force.
    guard axes.allSatisfy({ $0.key.range != nil }) else { return }
    for axis in axes where !cases.contains(where: { axis.key.isInForce(in: $0.document) }) {
      Terminal.say("Warning: \(axis.key.name) means nothing under these settings, and will change nothing.\n")
    }
  }

  /// Parses an expression of `--rank`, `--pareto` or `--minimize`.
  static func expression(_ text: String, _ axes: [Axis], of option: ParameterSpec) throws(Failure) -> Expression {
    do throws(ExpressionFlaw) {
      return try Expression(text, parameters: axes.map(\.key.name))
    } catch {
      throw failure(error, option)
    }
  }

  /// Parses a constraint.
  static func constraint(_ text: String, _ axes: [Axis], of option: ParameterSpec) throws(Failure) -> Constraint {
    do throws(ExpressionFlaw) {
      return try Constraint(text, parameters: axes.map(\.key.name))
    } catch {
      throw failure(error, option)
    }
  }

  private static func failure(_ flaw: ExpressionFlaw, _ option: ParameterSpec) -> Failure {
    .wrongArgument("Error: --\(option.name): \(flaw.words)" + (flaw.help.map { "\n  \($0)" } ?? ""))
  }

  /// True if a point is tried over values of `--over` or with several gestures, which a sweep alone shows again.
  static func isSweep(_ arguments: Arguments) -> Bool { !arguments[over].isEmpty || arguments[gestures].count > 1 }

  /// Returns the command line that shows a point again.
  ///
  /// - Parameter metrics: The metrics that it has to show.
  static func command(
    _ arguments: Arguments, _ keys: [TuningKey], _ values: [SettingValue], _ one: TuningCase, showing metrics: [Metric]
  ) -> String {
    let screen = screenWords(arguments, keys, values, one) + metricWords(arguments, metrics)
    guard isSweep(arguments) else {
      return (["cardsim metrics"] + settingWords(arguments, keys, values, one) + screen).joined(separator: " ")
    }
    let points = zip(keys, values).map { "--vary " + ShellText.quoted("\($0.name)=\($1.text)") }
    let cases = arguments[over].map { "--over " + ShellText.quoted($0.text) }
    let summary = arguments.has(Self.summary.spec) ? ["--by \(arguments[Self.summary].rawValue)"] : []
    return (["cardsim sweep"] + givenWords(arguments, keys, one) + points + cases + summary + screen)
      .joined(separator: " ")
  }

  /// Returns the words for metrics that the command doesn't show by itself, along with the usual ones; none if it shows
  /// them all.
  private static func metricWords(_ arguments: Arguments, _ metrics: [Metric]) -> [String] {
    let own = isSweep(arguments) ? usualMetrics : Metric.ofTimelines
    if metrics.allSatisfy(own.contains) { return [] }
    return ["--metrics " + once(metrics + usualMetrics).map(\.name).joined(separator: ",")]
  }

  /// Returns each metric once, where it comes first.
  static func once(_ metrics: [Metric]) -> [Metric] {
    metrics.reduce(into: []) { all, metric in
      if !all.contains(metric) { all.append(metric) }
    }
  }

  /// Returns the words that name the scenarios with the settings of a point.
  static func settingWords(
    _ arguments: Arguments, _ keys: [TuningKey], _ values: [SettingValue], _ one: TuningCase
  ) -> [String] {
    var document = one.document
    for (key, value) in zip(keys, values) { try? key.set(value, in: &document) }
    var settings: [String] = []
    for key in keys {
      if let setting = key.setting(in: document), !settings.contains(setting) { settings.append(setting) }
    }
    return givenWords(arguments, keys, one) + settings.map { "--set " + ShellText.quoted($0) }
  }

  /// Returns the words that name the scenarios, the preset and the settings that aren't varied.
  private static func givenWords(_ arguments: Arguments, _ keys: [TuningKey], _ one: TuningCase) -> [String] {
    var words = arguments[scenarios].map { ShellText.quoted($0) }
    if let preset = arguments[presets] { words.append("--preset " + ShellText.quoted(preset.text)) }
    for (name, value) in given(arguments, besides: keys, one) {
      words.append("--set " + ShellText.quoted("\(name)=\(value.text)"))
    }
    return words
  }

  /// Returns the settings that the command line gives besides those that are varied, each key once.
  static func given(
    _ arguments: Arguments, besides keys: [TuningKey], _ one: TuningCase
  ) -> [(name: String, value: SettingValue)] {
    var given: [(name: String, value: SettingValue)] = []
    for setting in arguments[ScenarioOptions.settings] {
      let name = setting.key.name
      if keys.contains(where: { $0.name == name }) || given.contains(where: { $0.name == name }) { continue }
      given.append((name, SettingValue(argument: setting.key.value(in: one.document.settings))))
    }
    return given
  }

  /// Returns the words for another device, rate or gesture than the scenarios' own; none if they are as they stand.
  static func screenWords(
    _ arguments: Arguments, _ keys: [TuningKey], _ values: [SettingValue], _ one: TuningCase
  ) -> [String] {
    var words: [String] = []
    if let device = arguments[ScenarioOptions.device] { words.append("--device \(device.name)") }
    let isVaried = keys.contains { $0.name == FrameRate.key } && !isSweep(arguments)
    if isVaried || arguments[ScenarioOptions.fps] != nil {
      var document = one.document
      for (key, value) in zip(keys, values) { try? key.set(value, in: &document) }
      words.append("--fps \(document.rates[0].frameRate.text)")
    }
    words += arguments[gestures].map { "--gesture " + ShellText.quoted($0) }
    if arguments.has(GestureOptions.placement.spec) {
      words.append("--on \(arguments[GestureOptions.placement].rawValue)")
    }
    return words
  }
}

extension ValueType where Value == Axis {
  /// Parses a key, `=`, and its values.
  static var axis: ValueType {
    ValueType(completion: .assignment(to: .axes)) { text throws(InvalidValue) in
      do throws(Axis.Flaw) {
        return try Axis(text)
      } catch {
        throw InvalidValue(ending: ": \(error)")
      }
    }
  }
}

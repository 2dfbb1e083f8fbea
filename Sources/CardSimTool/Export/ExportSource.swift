import CardCommandLine
import CardCommands
import CardDialects
import CardModel
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import CardText

/// The motion to export, and its source.
struct ExportSource {
  /// The source as it was named.
  let name: String

  /// The exact motion; of a rule, the sample.
  let motion: ExportMotion

  /// The export of the rule, if it is a preset's; nil: the motion is one with numbers.
  private(set) var rule: RuleExport?

  /// The description of the motion, for standard error.
  let words: String

  private static let functions = ["spring", "cubic-bezier", "linear", "steps"]

  /// Returns true if a text names a preset or a curve.
  static func isKnown(_ text: String) -> Bool { Preset.names.contains(text) || CurveText.named(text) != nil }

  /// Returns a curve and the duration before or after it, as CSS has them: `400ms ease-out`; nil if there is none.
  private static func curveWithDuration(_ text: String) -> (curve: String, duration: TimeSpan)? {
    let words = text.split(separator: " ")
    guard words.count > 1, !words[0].lowercased().hasPrefix("spring") else { return nil }
    for (word, rest) in [(words[0], words[1...]), (words[words.count - 1], words.dropLast())] {
      if let span = try? TimeSpan(String(word)) { return (rest.joined(separator: " "), span) }
    }
    return nil
  }

  /// True if a text begins as a number does.
  private static func beginsWithNumber(_ text: String) -> Bool { CSSNumber.end(in: Array(text.utf8), from: 0) > 0 }

  /// Finds the motion of a source.
  init(_ given: String, _ arguments: Arguments) throws(Failure) {
    let timed = Self.curveWithDuration(given)
    let text = timed?.curve ?? given
    if timed != nil, arguments.has(ExportCommand.duration.spec) {
      throw .usage("'\(given)' has a duration, and --duration is another", parameter: ExportCommand.duration.spec)
    }
    let word = text.prefix { $0.isLetter || $0 == "-" || $0 == "_" }
    let isCall = !word.isEmpty && text.dropFirst(word.count).drop { $0.isWhitespace }.first == "("
    // 'standard' is a preset, and a curve of Material: the one with a duration.
    if let preset = Preset.named(text), timed == nil, !arguments.has(ExportCommand.duration.spec) {
      try self.init(preset: preset, arguments)
    } else if SpringText.isSpring(text) {
      try self.init(spring: text, arguments)
    } else if isCall || CurveText.named(text) != nil || timed != nil
      || Self.beginsWithNumber(text) && text.contains(",")
    {
      if isCall, !Self.functions.contains(word.lowercased()) {
        throw .usage(
          "There is no '\(word)()'"
            + (Suggestion.text(for: String(word), among: Self.functions)
              ?? "; there are spring(), cubic-bezier(), linear() and steps()"),
          parameter: ExportCommand.source.spec)
      }
      try self.init(curve: text, timed?.duration, arguments)
    } else if Self.callsSpring(text), !text.hasSuffix(".json") {
      throw .usage("'\(text)' isn't a spring: write 'spring(0.4, 0.8)'", parameter: ExportCommand.source.spec)
    } else if let preset = Preset.named(text) {
      // Its refusal names the options that don't belong to a preset.
      try self.init(preset: preset, arguments)
    } else if PresetFiles.isPath(text), PresetSource.isPreset(at: text) {
      try self.init(preset: try PresetSource(named: text).preset, arguments)
    } else {
      try self.init(scenario: text, arguments)
    }
    if rule == nil, arguments.has(ExportCommand.motion.spec) {
      throw .usage("--motion chooses among a preset's motions", parameter: ExportCommand.motion.spec)
    }
    if motion.distance == 0, motion.velocity == 0 {
      throw .badInput("The motion goes nowhere: its distance and its velocity are 0. Give it a --distance.")
    }
    if motion.distance != 0, motion.distance.magnitude < 0.001 {
      throw .badInput(
        "A motion over \(DecimalText.shortest(motion.distance)) pt has no places in a snippet, whose numbers have four "
          + "decimals. Give it a --distance of 0.001 pt or more.")
    }
  }

  private init(spring text: String, _ arguments: Arguments) throws(Failure) {
    try Self.refuse([ExportCommand.duration.spec], "a curve; a spring takes the time it takes", arguments)
    try Self.refuse([ExportCommand.preset.spec, ScenarioOptions.settings.spec], "a scenario", arguments)
    let spring: Spring
    do throws(DiagnosticsError) {
      spring = try SpringText.read(text, name: "<spring>")
    } catch {
      throw .wrongArgument(error.text)
    }
    if let range = SettingKey.named("settle.response")?.numbers, !range.contains(spring.response) {
      let numbers = [range.lowerBound, range.upperBound, spring.response].map { ShortNumber.text($0) }
      Terminal.say(
        "Warning: the response is \(numbers[2]) s, and a card's is from \(numbers[0]) to \(numbers[1]) s. Milliseconds "
          + "aren't meant, and a stiffness has its name: 'spring(stiffness: 350, dampingRatio: 0.8)'.\n")
    }
    name = text
    motion = ExportMotion(
      from: 0, to: arguments[ExportCommand.distance],
      timing: .spring(spring, velocity: arguments[ExportCommand.velocity]))
    words = ""
  }

  private init(curve text: String, _ ownDuration: TimeSpan?, _ arguments: Arguments) throws(Failure) {
    try Self.refuse([ExportCommand.velocity.spec], "a spring; a curve starts as it starts", arguments)
    try Self.refuse([ExportCommand.preset.spec, ScenarioOptions.settings.spec], "a scenario", arguments)
    let curve: TimingCurve
    do throws(DiagnosticsError) {
      curve = try CurveText.read(text, name: "<curve>")
    } catch {
      throw .wrongArgument(error.text)
    }
    guard let duration = ownDuration ?? arguments[ExportCommand.duration] else {
      throw .usage("A curve needs a --duration, such as 350ms", parameter: ExportCommand.duration.spec)
    }
    guard (1...1_000_000_000_000).contains(duration.microseconds) else {
      throw .usage("--duration must be above 0s, and at most 1000000s", parameter: ExportCommand.duration.spec)
    }
    name = text
    motion = ExportMotion(
      from: 0, to: arguments[ExportCommand.distance],
      timing: .curve(curve, duration: Double(duration.microseconds) / 1_000_000))
    words = ""
  }

  /// The motion of a preset: a rule, whose velocity is the gesture's where the code runs.
  private init(preset: Preset, _ arguments: Arguments) throws(Failure) {
    try Self.refuse(
      [ExportCommand.distance.spec, ExportCommand.velocity.spec, ExportCommand.duration.spec],
      "a spring or a curve; a preset's motion goes from 'from' to 'to', at the gesture's velocity", arguments)
    try Self.refuse([ExportCommand.preset.spec], "a scenario; this is a preset already", arguments)
    var settings = preset.settings
    for setting in arguments[ScenarioOptions.settings] { try setting.apply(to: &settings) }
    let motions = settings.rules.motion
    let kind = arguments[ExportCommand.motion] ?? .settle
    let rule = RuleExport.Rule(kind.rule(of: motions), isRelease: kind.isRelease && motions.keepsReleaseVelocity)
    var ruleExport = RuleExport(rule)
    ruleExport.isDownward = kind.isDownward
    self.rule = ruleExport
    name = preset.name
    motion = ruleExport.motion
    func number(_ number: Double) -> String { ShortNumber.text(number) }
    var text =
      "From \(preset.name): \(kind.words). from and to are \(kind.mover)'s top edge at the start and at the end, in "
      + "points"
      + (rule.usesVelocity ? "; velocity is the gesture's, in points per second, positive downward" : "")
      + ". The error is that of a sample, from \(number(motion.from)) to \(number(motion.to)) pt"
      + (rule.usesVelocity ? " at \(number(ruleExport.sampleVelocity)) pt/s" : "") + ".\n"
    if case .spring(_, takesVelocity: true) = rule {
      text += "With to == from there is no distance to divide by: nothing has to be animated.\n"
      if kind == .settle, motions.edgeOvershootMax.isFinite || motions.innerOvershootMax.isFinite {
        text +=
          "The simulator also stiffens a spring that would pass its target too far (motion.edge_overshoot_max, "
          + "motion.inner_overshoot_max); this code doesn't.\n"
      }
    }
    words = text
  }

  private init(scenario name: String, _ arguments: Arguments) throws(Failure) {
    let others = Preset.names + SpringText.names + NamedCurve.allCases.map(\.name) + Easing.allCases.map(\.name)
    let source = try ScenarioSource(named: name, orElse: ("preset, spring or curve", others))
    let own = "a scenario's motion has its own"
    try Self.refuse([ExportCommand.duration.spec], "a curve; \(own)", arguments)
    try Self.refuse(
      [ExportCommand.distance.spec, ExportCommand.velocity.spec], "a spring or a curve; \(own)", arguments)
    var document = try source.whole()
    if let preset = try arguments.preset(ExportCommand.preset) { document.use(preset.preset) }
    for setting in arguments[ScenarioOptions.settings] { try setting.apply(to: &document) }
    let scenario = try source.scenario(from: document)
    guard let (running, isAfterRelease) = try Self.lastMotion(of: scenario) else {
      throw .badInput("In '\(name)' no card moves by itself, so there is no motion to write.")
    }
    self.name = name
    motion = ExportMotion(running)
    func number(_ number: Double) -> String { DecimalText.fixed(number, decimals: 3) }
    let law =
      switch motion.timing {
      case .spring(let spring, let velocity):
        "spring(\(number(spring.response)), \(number(spring.dampingRatio))) that starts at \(number(velocity)) pt/s"
      case .curve(let curve, let duration): "\(CurveText.text(of: curve)) of \(number(duration)) s"
      case .cappedSpring, .bisectedCurve: ""
      }
    words =
      "From \(document.name): \(isAfterRelease ? "the motion after the last release" : "the last motion"), at "
      + "\(number(running.start.seconds(since: .zero))) s from y \(number(motion.from)) to \(number(motion.to)) pt, "
      + law + ".\n"
  }

  /// Returns true if a text contains `spring(`, as `.spring(0.4, 1)` does.
  private static func callsSpring(_ text: String) -> Bool {
    text.lowercased().split(separator: "(", omittingEmptySubsequences: false).dropLast()
      .contains { $0.hasSuffix("spring") }
  }

  /// Refuses options that belong to another kind of motion.
  private static func refuse(_ options: [ParameterSpec], _ owner: String, _ arguments: Arguments) throws(Failure) {
    if let option = options.first(where: arguments.has) {
      throw .usage("--\(option.name) belongs to \(owner)", parameter: option)
    }
  }

  /// Returns the motion after the last release, or the last motion if nothing is released.
  private static func lastMotion(of scenario: Scenario) throws(Failure) -> (RunningMotion, isAfterRelease: Bool)? {
    var simulation = scenario.simulation
    var last: RunningMotion?
    var released: RunningMotion?
    while try simulation.nextFrame() {
      guard let running = simulation.stack.runningMotion, running != last else { continue }
      last = running
      let isReleases = simulation.events.contains { entry in
        if case .snap = entry.event { return entry.instant == running.start }
        return false
      }
      if isReleases { released = running }
    }
    if let released { return (released, true) }
    return last.map { ($0, false) }
  }
}

extension ExportMotion {
  /// Creates the exported form of a card's running motion.
  fileprivate init(_ running: RunningMotion) {
    switch running.timing {
    case .spring(let spring):
      // The rest of a motion that was over, as far as numbers go.
      let velocity = running.velocity.magnitude < 1e-6 ? 0 : running.velocity
      self.init(
        from: running.from, to: running.to, timing: .spring(spring, velocity: velocity),
        end: running.duration.map { End(time: $0, position: running.to) })
    case .curve(let curve):
      self.init(from: running.from, to: running.to, timing: .curve(curve, duration: max(running.duration ?? 0, 1e-6)))
    }
  }
}

import CardCommandLine
import CardModel
import CardSimulation
import CardText

extension Command {
  package static let explain = Command(
    name: "explain",
    overview: "Say why a release goes to the detent that it goes to, and what would have sent it elsewhere.",
    discussion: """
      Give a place and a velocity, and how much is known of the card: its measures, or a scenario that begins with \
      it. Without a place and a velocity, every release of the scenario is explained. --y is where the controller \
      believes the card to be: what the column model_y_pt shows.

      Where "handoff.momentum" is handed, a card that reaches its top detent ends there, and it is said with which \
      velocity its content goes on, and to which offset.

      The flips are the least changes of the velocity (up to 20,000 pt/s) and of the place (up to 2,000 pt) that send \
      the card to another detent: looked for in steps of 1 pt/s and 0.25 pt, then halved to a billionth. \
      Text tells where the decision flips, with the change in parentheses; the other formats have the change.
      """,
    arguments: [ExplainCommand.scenario.spec],
    sections: [
      Section(
        title: "THE RELEASE",
        options: [
          ExplainCommand.y.spec, ExplainCommand.velocity.spec, CardOptions.from.spec, CardOptions.device.spec,
          CardOptions.header.spec, CardOptions.content.spec,
        ]),
      Section(
        title: "OPTIONS",
        options: [
          CardOptions.preset.spec, ScenarioOptions.settings.spec, ScenarioOptions.strict.spec,
        ] + GestureOptions.specs + [ExplainCommand.format.spec, CommonOption.output.spec]),
    ],
    examples: [
      Example(
        purpose: "The target of a slow release below the middle, in TripGo's released code",
        line: "cardsim explain --preset tgcard-2.5.1 --device iphone-15 --y 500 --velocity 0"),
      Example(
        purpose: "A quirk of SweetCurtain: flicked up from almost the top, it goes down",
        line: "cardsim explain --preset sweetcurtain-0.2.5 --y 230 --velocity -900 --from-detent min"),
      Example(purpose: "Every release of a scenario", line: "cardsim explain flick-up --format json"),
      Example(
        purpose: "One release of two scenarios' cards, on a smaller screen",
        line: "cardsim explain flick-up apple-maps --device iphone-se-3 --y 300 --velocity -200"),
    ],
    body: .action(ExplainCommand.run))
}

/// `cardsim explain`.
enum ExplainCommand {
  static let scenario = Parameter.repeatedArgument(
    "scenario", .scenario, isRequired: false,
    "Built-in scenarios' names, JSON files, folders of them, or '-': each release is explained, or of each "
      + "scenario's card the one that --y and --velocity give.")
  static let y = Parameter.option(
    "y", "pt", .number(in: -10_000...10_000),
    "The card's top edge at the release, as its controller has it (model_y_pt).")
  static let velocity = CommonOption.velocity("The finger's velocity, positive downward.")
  static let format = CommonOption.format(
    "Format of the output, a row for each release; json has an object for one release that the options describe.")

  static func run(_ arguments: Arguments) throws(Failure) {
    var reports: [ReleaseReport] = []
    let names = try ScenarioNames.all(arguments[scenario])
    let titles = SourceTitles(names)
    let isOfScenario = !names.isEmpty && !arguments.has(y.spec) && !arguments.has(velocity.spec)
    if !isOfScenario, arguments.has(GestureOptions.gesture.spec) {
      throw .usage(
        "--gesture replaces the touches of a scenario, whose releases are explained without --y and --velocity",
        parameter: GestureOptions.gesture.spec)
    }
    if isOfScenario {
      if arguments.has(CardOptions.from.spec) {
        throw .usage("--from-detent belongs to a release of --y and --velocity", parameter: CardOptions.from.spec)
      }
      try CardOptions.refuseMeasures(arguments)
      // Standard input is read once.
      let (preset, gestures) = (try arguments.preset(CardOptions.preset), try GestureOptions.files(arguments))
      for name in names {
        let source = try ScenarioSource(named: name, titles: titles)
        let all = try source.prepared(under: preset, with: gestures, arguments) { document throws(Failure) in
          try CardOptions.change(&document, arguments)
        }
        for one in all { reports += try releases(of: one, isOne: names.count == 1 && all.count == 1) }
      }
      if reports.isEmpty {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        throw .badInput("\(list) \(names.count == 1 ? "has" : "have") no release that decides anything.")
      }
    } else {
      for name in names.isEmpty ? [nil] : names.map({ Optional($0) }) {
        reports.append(try release(arguments, name, titles, isOne: names.count < 2))
      }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let format = arguments[format]
      if format == .text {
        output.write(reports.map { $0.text(width: Terminal.tableWidth(arguments)) }.joined(separator: "\n"))
        return
      }
      let table = ReleaseReport.table(of: reports)
      let isOne = format == .json && !isOfScenario && reports.count == 1
      output.write(isOne ? JSONWriter.document { table.write(table.rows[0], to: &$0) } : table.render(format))
    }
  }

  /// Returns the release that the options describe.
  private static func release(
    _ arguments: Arguments, _ name: String?, _ titles: SourceTitles, isOne: Bool
  ) throws(Failure) -> ReleaseReport {
    guard let given = arguments[y], let velocity = arguments[velocity] else {
      throw .usage(
        name == nil
          ? "A release needs --y and --velocity, or a scenario" : "A release at a place needs --y and --velocity, both",
        parameter: arguments[y] == nil ? Self.y.spec : velocity.spec)
    }
    let preset = try arguments.preset(CardOptions.preset)
    let scenario = try CardOptions.scenario(arguments, named: name, titles: titles, under: preset)
    let card = scenario.stack.topCard
    let names = scenario.names
    let places = card.releasePlaces(on: scenario.stack.screen)
    let y = min(max(given, places.lowerBound), places.upperBound)
    if y != given {
      Terminal.say(
        "Warning: y \(ShortNumber.text(given)) lies \(y < given ? "below" : "above") the screen, and the card is "
          + "let go at its edge, y \(ShortNumber.text(y))\n")
    }
    let committed = try CardOptions.committed(arguments, of: card, names) ?? card.nearestDetent(to: card.shownY(at: y))
    let explanation = ReleaseExplanation(
      releasedAtModelY: y, velocity: velocity, ofTopOf: scenario.stack, from: committed)
    return ReleaseReport(
      explanation: explanation, y: y, velocity: velocity, card: card, committed: committed, names: names, time: nil,
      scenario: isOne ? nil : scenario.name)
  }

  /// Returns every release of a scenario.
  private static func releases(of one: PreparedScenario, isOne: Bool) throws(Failure) -> [ReleaseReport] {
    var simulation = one.scenario.simulation
    var reports: [ReleaseReport] = []
    while try simulation.nextFrame() {
      guard let release = simulation.decidedRelease,
        let snap = simulation.events.last(where: { if case .snap = $0.event { true } else { false } })
      else { continue }
      reports.append(
        ReleaseReport(
          explanation: ReleaseExplanation(release, of: simulation.stack), y: release.modelY,
          velocity: release.velocity, card: simulation.stack.card(of: release), committed: release.committed,
          names: one.scenario.names, time: snap.instant, scenario: isOne ? nil : one.title))
    }
    return reports
  }
}

import CardFormats
import CardSimulation

extension Command {
  static let run = Command(
    name: "run",
    overview: "Run a scenario and write its timeline, a row a frame.",
    discussion: """
      The scenario is a built-in one by its name ('cardsim list scenarios'), a JSON file, or '-' for standard input. \
      Rows go to standard output; y grows downward from the top of the screen, in points, and velocities are points \
      per second, positive downward.

      With --gesture, a gesture takes the place of all the scenario's touches. It begins when the first of them did, \
      or after 100 ms, and is moved up or down so that it begins on the card, unless --at says otherwise.

      On a terminal the last leg is told in a line at the end: where the card came from and went, how long that took \
      until it was within 0.5 pt and 10 pt/s for good, how far it overshot, and whether its spring was stiffened.
      """,
    arguments: [RunCommand.scenario.spec],
    sections: [
      Section(
        title: "WHAT HAPPENS",
        options: [
          RunCommand.gesture.spec, RunCommand.placement.spec, RunCommand.fps.spec, RunCommand.settings.spec,
        ]),
      Section(
        title: "WHAT IS WRITTEN",
        options: [
          RunCommand.format.spec, RunCommand.columns.spec, RunCommand.precision.spec, RunCommand.digest.spec,
          RunCommand.quiet.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(purpose: "A card that is flicked up, at 120 Hz", line: "cardsim run flick-up --fps 120"),
      Example(
        purpose: "The same with a softer spring, and only what one plots",
        line: "cardsim run flick-up --set settle.damping_ratio=0.6 --columns time_us,card_y_pt,card_velocity_pt_s"),
      Example(
        purpose: "A synthesised thumb on the default card",
        line:
          "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 -o thumb.csv && "
          + "cardsim run flick-up --gesture thumb.csv"),
      Example(purpose: "One number that says whether anything changed", line: "cardsim run tour --digest"),
    ],
    body: .action(RunCommand.run))
}

/// `cardsim run`.
enum RunCommand {
  static let scenario = Parameter.argument("scenario", .text, "A built-in scenario's name, a JSON file, or '-'.")
  static let gesture = Parameter.option(
    "gesture", "file", .text, "A gesture in CSV that takes the place of the scenario's touches.")
  static let placement = Parameter.option(
    "at", "place", .name(Placement.self), default: "card", "Where the gesture begins; 'absolute' leaves it where it is."
  )
  static let fps = Parameter.option(
    "fps", "hz", .integer(in: 24...240), "Frames per second, in place of the scenario's rates.")
  static let settings = Parameter.repeatedOption(
    "set", "key=value", .setting, "Set a rule or a parameter; 'cardsim show standard --keys' lists them.")
  static let format = Parameter.option(
    "format", "format", .name(TimelineWriter.Format.self), default: "csv", "Format of the rows.")
  static let columns = Parameter.option(
    "columns", "names", .columns, default: "@default", "Columns and groups of them, joined by commas.")
  static let precision = CommonOption.precision(
    default: "4", "Decimals of numbers, or 'exact' for as many as read back to the same bits; events have two.")
  static let digest = Parameter.flag("digest", "Write the timeline's digest in place of its rows.")
  static let quiet = Parameter.flag("quiet", short: "q", "Say nothing but errors.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let source = try ScenarioSource(named: arguments[scenario])
    var document = source.document
    for setting in arguments[settings] { try setting.apply(to: &document.settings) }
    if let hertz = arguments[fps] { document.rates = [FrameClock.Rate(start: 0, hertz: Int64(hertz))] }
    var inputs = source.inputs
    if let path = arguments[gesture] {
      let input = try Input(reading: path)
      inputs.append(input)
      document.replaceTouches(
        with: try input.gesture(), from: SourceText(name: input.name, bytes: input.bytes),
        placement: arguments[placement])
    } else if arguments.has(placement.spec) {
      throw .usage("--at says where a gesture begins, and needs --gesture", parameter: gesture.spec)
    }
    let (scenario, gestureFiles) = try source.scenario(from: document)
    inputs += gestureFiles
    if !arguments[quiet] {
      for warning in scenario.warnings { Terminal.say(warning.text) }
    }
    var outcome = Outcome()
    var simulation = scenario.simulation
    try Output.to(arguments[CommonOption.output], reading: inputs) { output throws(Failure) in
      if arguments[digest] {
        output.write(try Self.digest(of: &simulation, names: scenario.names, outcome: &outcome) + "\n")
      } else {
        let writer = TimelineWriter(
          columns: arguments[columns], names: scenario.names, format: arguments[format],
          precision: arguments[precision])
        try write(&simulation, with: writer, to: output, outcome: &outcome)
      }
    }
    if simulation.isCutShort, !arguments[quiet] {
      Terminal.say(
        "Warning: an hour after the last input something still moves; the timeline ends there. "
          + "A \"duration\" in the scenario ends it where you want.\n")
    }
    if Terminal.isWatched, !arguments[quiet] { Terminal.say(outcome.sentence(names: scenario.names) + "\n") }
  }

  private static func write(
    _ simulation: inout Simulation, with writer: TimelineWriter, to output: Output, outcome: inout Outcome
  ) throws(Failure) {
    writer.appendHeader(to: &output.buffer)
    while try simulation.nextFrame() {
      outcome.add(simulation.frame, events: simulation.events)
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &output.buffer)
      try output.endRow()
    }
  }

  private static func digest(
    of simulation: inout Simulation, names: Names, outcome: inout Outcome
  ) throws(Failure) -> String {
    var digest = TimelineDigest(names: names)
    while try simulation.nextFrame() {
      outcome.add(simulation.frame, events: simulation.events)
      digest.combine(simulation.frame, events: simulation.events)
    }
    return digest.text
  }
}

extension Simulation {
  /// Goes on to the next frame; a number that isn't one is the tool's own fault.
  mutating func nextFrame() throws(Failure) -> Bool {
    do throws(NonFiniteFrame) {
      return try next()
    } catch {
      throw .fault("frame \(error.number) holds a number that isn't finite.")
    }
  }
}

extension Outcome {
  /// What a person would say: `peaking → extended, 0.51 s, overshoot 5.2 pt`.
  func sentence(names: Names) -> String {
    var text = (departure.map { names[$0] } ?? "?") + " → " + (lastDetent.map { names[$0] } ?? "?")
    var buffer = ByteBuffer(capacity: 64)
    if let settleTime {
      buffer.append(literal: ", ")
      buffer.append(fixed: settleTime, decimals: 2)
      buffer.append(literal: " s")
    }
    buffer.append(literal: ", overshoot ")
    buffer.append(fixed: overshoot, decimals: 1)
    buffer.append(literal: " pt")
    if isStiffened { buffer.append(literal: ", stiffened") }
    text += buffer.text
    return text
  }
}

import CardBenchmarkCases
import CardBenchmarkMeasure
import CardCommandLine
import CardCommands
import CardExamples
import CardScenario
import CardText

extension Command {
  static let bench = Command(
    name: "bench",
    overview: "Measure how fast the simulator is, and compare it with another build.",
    discussion: """
      Cases are picked by their whole names, or by words that must all be in a name; without any, all are measured \
      ('cardsim bench --counts' shows them without their times). Times are nanoseconds per item: the quantiles at 25, \
      50 and 99 % of the samples, and the largest. The last two are of single items if those are frames or take a \
      microsecond, else of samples, which have many. The ratio is the first quartile as a multiple of that of 'spring \
      on the C library', measured before and after; the aim is what the ratio is meant to be, and decides nothing. \
      Allocations are counted by the program CardBenchmarks, if it \
      stands beside this one.

      With --against and another build of this tool (a path with a slash), the two run in turns as processes of their \
      own, and the other one once more, which shows the difference that this machine finds between a program and \
      itself. 'slower' means that the ratio passes both 1 % and that, in at least 5 of 6 rounds.

      Scenarios are cases, too: a JSON file, a folder of them, or a built-in one by its name. An item is a frame of \
      the whole timeline, and the digest is that of 'cardsim run --digest'. With --against and another scenario's \
      file, such as its earlier version, the two run in turns.

      With --against and the name of a run that --save kept, digests, frames and allocations must be the same, and \
      times within a tenth. Times of another machine aren't compared: then --counts leaves them out.

      With --profile, a frame is taken apart into its stages, each timed by itself over the same recorded frames.

      The exit code is 1 when something is slower, differs, asks for memory where it may not, or can't be told; 65 for \
      a kept run that can't be read or is another machine's, and 66 where there is none.
      """,
    arguments: [BenchCommand.cases.spec],
    sections: [
      Section(
        title: "COMPARISON",
        options: [
          BenchCommand.save.spec, BenchCommand.against.spec, BenchCommand.counts.spec, BenchCommand.rounds.spec,
          BenchCommand.profile.spec,
        ]),
      Section(
        title: "OUTPUT", options: [BenchCommand.format.spec, CommonOption.output.spec]),
      Section(
        title: "FOR ITS OWN USE", options: [BenchCommand.worker.spec, BenchCommand.slowDown.spec]),
    ],
    examples: [
      Example(purpose: "The laws that lead a card", line: "cardsim bench spring"),
      Example(
        purpose: "A scenario of one's own, against an earlier version of it",
        line: "cardsim show flick-up > mine.json && cp mine.json before.json && "
          + "cardsim bench mine.json --against before.json --counts"),
      Example(purpose: "A dragging frame's time, by stages", line: "cardsim bench --profile 'frame, dragging'"),
      Example(
        purpose: "Check that digests, frames and allocations are unchanged",
        line: "cardsim bench 'frame, settling' --save before --counts && "
          + "cardsim bench 'frame, settling' --against before --counts"),
    ],
    body: .action(BenchCommand.run))
}

/// `cardsim bench`.
enum BenchCommand {
  static let cases = Parameter.repeatedArgument(
    "case", .text.offering(.names(.cases)), isRequired: false,
    "Names of cases, words that must all be in a name, or scenarios.")
  static let save = Parameter.option(
    "save", "name", .file,
    "Keep the run as .cardsim-bench/<name>.json, or in a file if <name> has a slash or ends in .json.")
  static let against = Parameter.option(
    "against", "name", .file, "Compare with a kept run, or with another build, a path with a slash.")
  static let counts = Parameter.flag(
    "counts", "Take no times: only digests, frames and allocations, which are the same on every machine.")
  static let rounds = Parameter.option(
    "rounds", "n", .integer(in: Duel.fewestRounds...200), default: "12",
    "The number of rounds; a restless machine gets up to three times as many.")
  static let profile = Parameter.flag("profile", "Show where the time of a frame goes, stage by stage.")
  static let format = CommonOption.format("Format of the table.")
  static let worker = Parameter.option(
    "worker", "us", .integer(in: 1...1_000_000),
    "Measure for this many microseconds whenever a line is read, as another bench asks its processes to; after the "
      + "last line, print the results.")
  static let slowDown = Parameter.option(
    "slow-down", "percent", .integer(in: 0...100), default: "0",
    "Do this many percent more work than is counted, an even number, to see whether --against finds it.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let cases = try selected(arguments[cases])
    try check(arguments)
    if let microseconds = arguments[worker] {
      try BenchWorker(cases: cases, slowDown: arguments[slowDown]).run(microseconds: microseconds)
    } else if arguments[profile] {
      try BenchProfile(cases: cases).run(arguments)
    } else if let name = arguments[against] {
      switch try BenchReference(named: name) {
      case .program(let path): try BenchDuel(cases: cases, other: path).run(arguments)
      case .scenario(let path): try duel(cases, with: path, arguments)
      case .baseline(let path): try BenchRun(cases: cases).compare(withBaselineAt: path, arguments)
      }
    } else {
      try BenchRun(cases: cases).run(arguments)
    }
  }

  /// Returns the cases that words select, and a case for each scenario among them: a JSON file, a folder of them, or a
  /// built-in one by its name, unless that is a word of a case's name, too.
  private static func selected(_ names: [String]) throws(Failure) -> [BenchmarkCase] {
    let scenarios = names.filter(isScenario)
    let words = names.filter { !isScenario($0) }
    var selected: [BenchmarkCase] = []
    if scenarios.isEmpty || !words.isEmpty {
      do throws(BenchmarkCase.NoSuchCase) {
        selected = try BenchmarkCase.selection(words)
      } catch {
        throw .usage(error.message, parameter: cases.spec)
      }
    }
    for name in try ScenarioNames.all(scenarios) {
      let source = try ScenarioSource(named: name)
      let scenario = try source.scenario(from: source.document)
      for warning in scenario.warnings { Terminal.say(warning.text) }
      selected.append(.timeline(name, of: scenario))
    }
    return selected
  }

  /// True if an argument names a scenario, and no case.
  private static func isScenario(_ name: String) -> Bool {
    if name.hasSuffix(".json") || name.contains("/") || name == "." || name == ".." { return true }
    // A folder of scenarios may have a name that is a word of a case's name, as 'cards' is.
    if (try? FileStatus(path: name))?.kind == .directory { return true }
    return BuiltInScenarios.named(name) != nil && (try? BenchmarkCase.selection([name])) == nil
  }

  /// Compares a scenario with an earlier version of it, both in this build.
  private static func duel(_ cases: [BenchmarkCase], with other: String, _ arguments: Arguments) throws(Failure) {
    guard cases.count == 1, isScenario(cases[0].name) else {
      throw .usage(
        "'\(other)' is a scenario, and is compared with one: name its present version", parameter: against.spec)
    }
    try BenchDuel(cases: cases, other: Path.ofThisProgram, scenario: other).run(arguments)
  }

  /// Refuses options that exclude each other.
  private static func check(_ arguments: Arguments) throws(Failure) {
    if arguments[slowDown] % 2 != 0 {
      throw .usage("--slow-down takes an even number: one item more in fifty is two percent", parameter: slowDown.spec)
    }
    let uses = [save.spec, against.spec, profile.spec, worker.spec].filter(arguments.has)
    if uses.count > 1 {
      throw .usage("--\(uses[0].name) and --\(uses[1].name) don't go together", parameter: uses[1])
    }
    if arguments.has(rounds.spec), !arguments.has(against.spec) {
      throw .usage("--rounds needs --against and another build", parameter: against.spec)
    }
    if arguments[counts], arguments.has(profile.spec) || arguments.has(worker.spec) {
      throw .usage("--counts takes no times, and --\(uses[0].name) is nothing else", parameter: counts.spec)
    }
  }
}

/// The reference that `--against` names.
enum BenchReference {
  /// Another build of this tool.
  case program(String)

  /// The file of a kept run.
  case baseline(String)

  /// The file of a scenario.
  case scenario(String)

  /// The folder in which runs are kept by name.
  static let folder = ".cardsim-bench"

  /// Returns the file of a run that is kept under a name; a name with a slash, or of a JSON file, is its path.
  static func path(of name: String) throws(Failure) -> String {
    if name.contains("/") || name.hasSuffix(".json") { return name }
    guard !name.hasPrefix("."), name.utf8.allSatisfy({ $0 > 32 && $0 != 127 }) else {
      throw .usage("A run can't be kept under the name '\(name)'")
    }
    return "\(folder)/\(name).json"
  }

  /// Finds the reference of a name: with a slash, it is a path.
  init(named name: String) throws(Failure) {
    let path = try BenchReference.path(of: name)
    let status: FileStatus
    do throws(SystemError) {
      status = try FileStatus(path: path)
    } catch {
      let isName = !name.contains("/") && !name.hasSuffix(".json")
      throw .noInput(
        path: path, reason: error.reason + (isName ? "; another build is named with a slash, as './\(name)'" : ""))
    }
    if status.kind == .directory { throw .noInput(path: path, reason: SystemError.isDirectory.reason) }
    if name.contains("/"), Path.isExecutable(path) {
      self = .program(path)
    } else {
      self = BenchReference.isScenario(path) ? .scenario(path) : .baseline(path)
    }
  }

  /// True if a file is a scenario: a kept run has no cards.
  private static func isScenario(_ path: String) -> Bool {
    guard let input = try? InputFile(reading: path) else { return false }
    return JSONParser.place(Diagnostics(input.text))?.member("cards") != nil
  }
}

import CardCommandLine
import CardScenario
import CardSimulation
import CardTestSupport
import Testing

@testable import CardCommands
@testable import CardSimTool

/// Command-line parsing: one call has several spellings, and a wrong call is refused with a helpful message.
@Suite struct ArgumentParserTests {
  /// A correct call, to compare others with.
  private let plain = [
    "spring", "--response", "0.4", "--damping-ratio", "0.8", "--velocity", "-800", "--format", "csv",
  ]

  @Test(arguments: [
    ["spring", "--response=0.4", "--damping-ratio=0.8", "--velocity=-800", "--format=csv"],
    ["spring", "--format", "csv", "--velocity", "-8e2", "--damping-ratio", ".8", "--response", "+.4"],
    ["spring", "--response", "0.4", "--damping-ratio", "0.8", "--velocity", "-800", "--format", "csv", "-o", "-"],
    ["spring", "-o=-", "--response", "0.4", "--damping-ratio", "0.8", "--velocity", "-800", "--format", "csv", "--"],
  ])
  func oneCallHasManySpellings(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    let expected = try Tool.run(plain)
    #expect(result == expected)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 2)
  }

  /// A row of the table below: its line, the arguments, and the error message.
  struct Refusal: Sendable, CustomStringConvertible {
    var line: Int
    var arguments: [String]
    var error: String
    /// The line that explains the parameter, if there is one.
    var help = ""
    /// The command whose usage is shown.
    var command = "cardsim spring"
    var usage = "[<options>]"

    var description: String { arguments.joined(separator: " ") }
  }

  static let refusals: [Refusal] = [
    Refusal(
      line: #line, arguments: ["sprng"], error: "Unknown subcommand 'sprng'. Did you mean 'spring'?",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(
      line: #line, arguments: ["rn"], error: "Unknown subcommand 'rn'. Did you mean 'run'?",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(
      line: #line, arguments: ["frobnicate"], error: "Unknown subcommand 'frobnicate'",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(
      line: #line, arguments: ["a\u{1B}[2J\nb"], error: "Unknown subcommand 'a\\u001b[2J\\u000ab'",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(
      line: #line, arguments: ["--vresion"], error: "Unknown option '--vresion'. Did you mean '--version'?",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(
      line: #line, arguments: ["help", "sprng"], error: "Unknown subcommand 'sprng'. Did you mean 'spring'?",
      command: "cardsim", usage: "<subcommand>"),
    Refusal(line: #line, arguments: ["help", "spring", "extra"], error: "Unexpected argument 'extra'"),
    Refusal(line: #line, arguments: ["spring", "--fsp", "30"], error: "Unknown option '--fsp'. Did you mean '--fps'?"),
    // Names can't be abbreviated, since a new option could then break an old script.
    Refusal(
      line: #line, arguments: ["spring", "--sample", "30"],
      error: "Unknown option '--sample'. Did you mean '--samples'?"),
    Refusal(
      line: #line, arguments: ["spring", "-format", "csv"],
      error: "Unknown option '-format'. Did you mean '--format'?"),
    Refusal(
      line: #line, arguments: ["spring", "--budget", "3"],
      error: "Unknown option '--budget': of the commands, 'tune' has it"),
    Refusal(
      line: #line, arguments: ["spring", "--estimator=lsq2"],
      error: "Unknown option '--estimator': of the commands, 'gesture make' has it"),
    Refusal(line: #line, arguments: ["spring", "-x"], error: "Unknown option '-x'"),
    Refusal(
      line: #line, arguments: ["spring", "--fps", "30", "--fps=60"],
      error: "The option '--fps <hz>' is given twice, and takes one value",
      help: "Help:  --fps <hz>  Frames per second of --samples, such as 120 or 59.94. (default: 60)\n"),
    Refusal(
      line: #line, arguments: ["metrics", "flick-up", "--preset", "standard", "--preset", "tgcard-2.5.1"],
      error: "The option '--preset <name>' is given twice, and takes one value: 'run', 'report' and 'fit' take several",
      help: "Help:  --preset <name>  Run under this preset, or preset file, with the scenario's own settings on top.\n",
      command: "cardsim metrics",
      usage: "[<scenario> ...] [--format <format>] [--metrics <names>] [--preset <name>] [--set <key=value> ...] "
        + "[--device <name>] [--fps <hz>] [--strict] [--gesture <file>] [--on <place>] [--list] [--output <file>]"),
    Refusal(line: #line, arguments: ["spring", "-inf"], error: "Unknown option '-inf'"),
    Refusal(
      line: #line, arguments: ["spring", "--clip=yes"],
      error: "The option '--clip' does not take any value, but 'yes' was specified"),
    Refusal(
      line: #line, arguments: ["spring", "--fps"], error: "Missing value for '--fps <hz>'",
      help: "Help:  --fps <hz>  Frames per second of --samples, such as 120 or 59.94. (default: 60)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--fps", "--clip"], error: "Missing value for '--fps <hz>'",
      help: "Help:  --fps <hz>  Frames per second of --samples, such as 120 or 59.94. (default: 60)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--fps", "fast"],
      error: "The value 'fast' is invalid for '--fps <hz>': it must be a whole number from 1 to 1000, or "
        + FrameRate.accepted,
      help: "Help:  --fps <hz>  Frames per second of --samples, such as 120 or 59.94. (default: 60)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--fps=1001"],
      error: "The value '1001' is invalid for '--fps <hz>': it must be a whole number from 1 to 1000, or "
        + FrameRate.accepted,
      help: "Help:  --fps <hz>  Frames per second of --samples, such as 120 or 59.94. (default: 60)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", "heavy"],
      error: "The value 'heavy' is invalid for '--mass <m>': it isn't a number",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", "nan"],
      error: "The value 'nan' is invalid for '--mass <m>': it isn't a number",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", "0x10"],
      error: "The value '0x10' is invalid for '--mass <m>': it isn't a number",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", ""],
      error: "The value '' is invalid for '--mass <m>': it isn't a number",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", "1e999"],
      error: "The value '1e999' is invalid for '--mass <m>': it is too large",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--mass", "0"],
      error: "The value '0' is invalid for '--mass <m>': it must be from 0.01 to 1000",
      help: "Help:  --mass <m>  Mass, beside --stiffness and --damping. (default: 1)\n"),
    Refusal(
      line: #line, arguments: ["spring", "--uikit-damping", "0"],
      error: "The value '0' is invalid for '--uikit-damping <zeta>': it must be above 0.001 and at most 1000",
      help: "Help:  --uikit-damping <zeta>  UIView's usingSpringWithDamping; above 1 counts as 1.\n"),
    Refusal(
      line: #line, arguments: ["spring", "--format", "jsno"],
      error: "The value 'jsno' is invalid for '--format <format>'. Did you mean 'json'? "
        + "Please provide one of 'text', 'csv', 'json', 'jsonl' or 'markdown'.",
      help:
        "Help:  --format <format>  Format of the output. If left out, -o's ending tells. "
        + "(values: text, csv, json, jsonl, markdown, md; default: text)\n"
    ),
    Refusal(
      line: #line, arguments: ["spring", "--format", "xml"],
      error:
        "The value 'xml' is invalid for '--format <format>'. Please provide one of 'text', 'csv', 'json', 'jsonl' or 'markdown'.",
      help:
        "Help:  --format <format>  Format of the output. If left out, -o's ending tells. "
        + "(values: text, csv, json, jsonl, markdown, md; default: text)\n"
    ),
    Refusal(
      line: #line, arguments: ["spring", "--precision", "16"],
      error: "The value '16' is invalid for '--precision <n>': it must be 'exact' or a number of decimals from 0 to 15",
      help: "Help:  --precision <n>  Decimals in text and CSV, or 'exact' for as many as read back to the same bits. "
        + "(default: 4)\n"),
    Refusal(line: #line, arguments: ["spring", "left"], error: "Unexpected argument 'left'"),
    Refusal(
      line: #line, arguments: ["spring", "--", "--clip", "-800"],
      error: "2 unexpected arguments: '--clip', '-800'"),
    // A number is never an option, so it is an unexpected argument here.
    Refusal(line: #line, arguments: ["spring", "-800"], error: "Unexpected argument '-800'"),
  ]

  @Test(arguments: refusals)
  func refuses(row: Refusal) throws {
    let words =
      "Error: \(row.error)\n\(row.help)Usage: \(row.command) \(row.usage)\n"
      + "  See '\(row.command) --help' for more information.\n"
    #expect(try Tool.run(row.arguments) == Tool.Result(output: "", words: words, code: 64), "line \(row.line)")
  }

  @Test func lettersMayBeBundled() throws {
    let folder = try Folder()
    let plain = try Tool.run("run", "flick-up")
    #expect(plain.code == 0)
    #expect(!plain.output.isEmpty)
    for bundle in [["-qo", "out.csv"], ["-q", "-o", "out.csv"], ["-qo=out.csv"], ["-o", "out.csv", "--quiet"]] {
      let result = try Tool.run(["run", "flick-up"] + bundle, in: folder)
      #expect(result == Tool.Result(output: "", words: "", code: 0), "\(bundle)")
      #expect(try folder.text(of: "out.csv") == plain.output, "\(bundle)")
    }
    #expect(try Tool.run("run", "-qh") == Tool.run("run", "--help"))
    let swapped = try Tool.run("run", "flick-up", "-oq", "out.csv")
    #expect(swapped.words.hasPrefix("Error: The option '-o' in '-oq' takes a value, so it must come last\n"))
    #expect(swapped.code == 64)
  }

  /// True if a process can run without `/proc` here: on Linux, as a user who may make a namespace.
  static let canHideProc =
    (try? Tool.shell("unshare --user --map-root-user --mount mount -t tmpfs none /proc").code) == 0

  /// Without `/proc` Swift has no arguments; printing help with exit code 0 would look like an answer.
  @Test(.enabled(if: canHideProc), arguments: ["check", "run tour", ""])
  func withoutProcNothingEndsWell(arguments: String) throws {
    let hidden = "mount -t tmpfs none /proc && cardsim \(arguments)"
    let result = try Tool.shell("unshare --user --map-root-user --mount sh -c '\(hidden)'")
    let words = "Error: The system doesn't say which arguments the tool was given: on Linux, /proc must be mounted\n"
    #expect(result == Tool.Result(output: "", words: words, code: 70))
  }

  @Test func aCommandLineWithoutANameIsRefused() throws {
    let failure = thrown(Failure.self) { try CardSimTool.requireName(in: []) }
    #expect(failure?.exitCode == 70)
    try CardSimTool.requireName(in: ["cardsim"])
  }

  @Test func aNameThatIsNearlyRightIsNeverTaken() throws {
    #expect(try Tool.run("spring", "--respons", "0.4", "--damping-ratio", "0.8").code == 64)
    #expect(try Tool.run("Spring", "--response", "0.4", "--damping-ratio", "0.8").code == 64)
  }
}

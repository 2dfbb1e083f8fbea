import CardCommandLine
import CardTestSupport
import Foundation
import Testing

/// The help is the same for each spelling of the request.
@Suite struct HelpTextTests {
  static let gestureInfo = """
    OVERVIEW: Say how a gesture was sampled, and how fast the finger was when it
    lifted.

    The release velocity is that of the first finger, by each of the rules that
    systems use, which differ by far. The lift's position is no sample, and a finger
    without a sample for 40 ms has velocity 0. A cancelled touch has none.

    USAGE: cardsim gesture info <file> ... [--format <format>] [--output <file>]

    ARGUMENTS:
      <file>                  Gestures in CSV or another notation, folders of them,
                              or '-' for standard input.

    OPTIONS:
      --format <format>       Format of the output. If left out, -o's ending tells.
                              (values: text, csv, json, jsonl, markdown, md;
                              default: text)
      -o, --output <file>     Write here instead of to standard output, whole or not
                              at all.
      -h, --help              Show help information.

    EXAMPLES:
      # Is this finger fast enough for a flick?
      cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 | cardsim gesture info -

    """

  @Test(arguments: [
    ["gesture", "info", "--help"], ["gesture", "info", "-h"], ["help", "gesture", "info"],
    ["gesture", "help", "info"], ["help", "gesture", "info", "--help"],
    // Other mistakes in the call change nothing.
    ["gesture", "info", "--frobnicate", "--help"], ["gesture", "info", "--format", "--help"],
    ["gesture", "info", "a", "stray", "-h", "--format=xml"],
  ])
  func everyWayOfAskingGetsTheSameAnswer(arguments: [String]) throws {
    #expect(try Tool.run(arguments) == Tool.Result(output: Self.gestureInfo, words: "", code: 0))
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
  func theToolAloneShowsItsCommands(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    let help = try Tool.run("--help")
    #expect(result == help)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("OVERVIEW: Simulate card and bottom-sheet interfaces"))
    #expect(result.output.contains("\n\nUSAGE: cardsim <subcommand>\n\nOPTIONS:\n  --version  "))
    #expect(result.output.contains("\nSUBCOMMANDS:\n"))
    #expect(result.output.hasSuffix("\n\n  See 'cardsim help <subcommand>' for detailed help.\n"))
  }

  @Test(arguments: [["--version"], ["spring", "--version"], ["--version", "spring"]])
  func theVersionNamesToolAndModel(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.output.wholeMatch(of: /cardsim [0-9]+\.[0-9]+\.[0-9]+\nmodel [0-9]+\n/) != nil)
    #expect(result.words == "")
    #expect(result.code == 0)
  }

  /// Every command's help keeps the layout at every width, and its examples work.
  @Test(arguments: try all.get(), [40, 80, 120])
  func everyCommandFitsItsWidth(command: [String], width: Int) throws {
    let help = try Tool.run(command + ["--help"], environment: ["COLUMNS": "\(width)"])
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    #expect(help.output.contains("\n\nUSAGE: cardsim "))
    #expect(help.output.contains("\n  -h, --help              Show help information.\n") || width < 60)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    // Neither a command nor a word is broken.
    for line in lines where !line.hasPrefix("  cardsim ") {
      let words = line.split(separator: " ")
      #expect(line.count <= width || words.count == 1 || width < 60, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  /// All commands, and the examples of those that have some: the tool is asked for each help once.
  private static let all = Result { try commands() }
  private static let examples = Result {
    try all.get().map { (command: $0, lines: try examples(of: $0)) }.filter { !$0.lines.isEmpty }
  }

  @Test(arguments: try examples.get().map(\.command))
  func everyExampleWorks(command: [String]) throws {
    let folder = try Folder()
    let known = try Self.examples.get()
    let number = try #require(known.firstIndex { $0.command == command })
    let lines = known[number].lines
    // The commands begin at different examples.
    for example in Seeds.every(4, of: lines, from: number % min(4, lines.count)) {
      guard let line = Seeds.areAll ? example : Self.light(example) else { continue }
      let result = try Tool.shell(line, in: folder)
      #expect(result.code == 0, "\(example)\n\(result)")
      // A search reports its improvements while it runs; exports and imports write their notes to standard error, so
      // that their output can be used as it is.
      let talkative = [["tune"], ["export"], ["gesture", "import"], ["gesture", "export"]]
      #expect(result.words == "" || talkative.contains(command), "\(example)")
    }
  }

  /// An example with fewer cells, or fewer cases: a map of a million takes a debug build ten seconds, and tests no more
  /// than one of some dozens. A profile takes seconds, and BenchCommandTests looks into one: nil.
  static func light(_ example: String) -> String? {
    if example == "cardsim bench spring" { return "cardsim bench exp" }
    if example.hasPrefix("cardsim bench --profile") { return nil }
    // A playground takes two seconds: one is enough.
    if example.contains("cardsim playground"), example.contains("push-pop") { return nil }
    guard example.hasPrefix("cardsim map") else { return example }
    let large = example.replacingOccurrences(of: "1000x1000", with: "9x5")
    return large.contains("--size")
      ? large : example.replacingOccurrences(of: "cardsim map", with: "cardsim map --size 9x5")
  }

  @Test func theLargeMapIsAmongTheExamples() throws {
    let large = try Self.examples(of: ["map"]).filter { $0.contains("1000x1000") }
    #expect(large.count == 1)
  }

  /// All commands and subcommands, found in the help texts.
  static func commands(of parent: [String] = []) throws -> [[String]] {
    let help = try Tool.run(parent + ["--help"]).output
    guard let list = help.range(of: "SUBCOMMANDS:\n") else { return [parent] }
    let names = help[list.upperBound...].split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { !$0.isEmpty }
      .compactMap { line in line.hasPrefix("   ") ? nil : line.split(separator: " ").first.map(String.init) }
    return try [parent] + names.flatMap { try commands(of: parent + [$0]) }
  }

  static func examples(of command: [String]) throws -> [String] {
    let help = try Tool.run(command + ["--help"]).output
    guard let list = help.range(of: "EXAMPLES:\n") else { return [] }
    return help[list.upperBound...].split(separator: "\n").filter { $0.hasPrefix("  cardsim ") }
      .map { String($0.dropFirst(2)) }
  }
}

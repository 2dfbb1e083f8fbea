import Testing

/// What a person who asks for help reads, by whichever way of asking.
@Suite struct HelpTextTests {
  static let spring = """
    OVERVIEW: Convert a spring between the ways of writing it, or sample its motion.

    Give the spring in one of its forms. Without --samples, all the other forms are
    printed, and what the spring does on its way from --from to --to: how far it
    overshoots, and when it has settled within each of several bands for good. With
    --samples, its motion is printed frame by frame.

    """

  @Test(arguments: [
    ["spring", "--help"], ["spring", "-h"], ["help", "spring"],
    // Whatever else is wrong or missing.
    ["spring", "--frobnicate", "--help"], ["spring", "--fps", "--help"], ["spring", "stray", "-h", "--fps=0"],
  ])
  func everyWayOfAskingGetsTheSameAnswer(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result == (try Tool.run("spring", "--help")))
    #expect(result.output.hasPrefix(Self.spring))
    #expect(result.words == "")
    #expect(result.code == 0)
  }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"], ["help", "--help"]])
  func theToolAloneShowsItsCommands(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result == (try Tool.run("--help")))
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("OVERVIEW: Simulate card and bottom-sheet interfaces"))
    #expect(result.output.contains("\n\nUSAGE: cardsim <subcommand>\n\nOPTIONS:\n  --version  "))
    #expect(result.output.contains("\nSUBCOMMANDS:\n"))
    #expect(result.output.hasSuffix("\n\n  See 'cardsim help <subcommand>' for detailed help.\n"))
  }

  @Test(arguments: [["--version"], ["spring", "--version"], ["--version", "spring"]])
  func theVersionIsOneLine(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.output.wholeMatch(of: /cardsim [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(result.words == "")
    #expect(result.code == 0)
  }

  /// Every command's help keeps the layout, at every width, and its examples work as they stand.
  @Test(arguments: try commands(), [40, 80, 120])
  func everyCommandFitsItsWidth(command: [String], width: Int) throws {
    let help = try Tool.run(command + ["--help"], environment: ["COLUMNS": "\(width)"])
    #expect(help.code == 0)
    #expect(help.output.hasPrefix("OVERVIEW: "))
    #expect(help.output.contains("\n\nUSAGE: cardsim "))
    #expect(help.output.contains("\n  -h, --help              Show help information.\n") || width < 60)
    let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    // What is typed isn't broken, nor is a word.
    for line in lines where !line.hasPrefix("  cardsim ") {
      let words = line.split(separator: " ")
      #expect(line.count <= width || words.count == 1 || width < 60, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(arguments: try commands().filter { try examples(of: $0).isEmpty == false })
  func everyExampleWorks(command: [String]) throws {
    let folder = try Folder()
    for example in try Self.examples(of: command) {
      let result = try Tool.shell(example, in: folder)
      #expect(result.code == 0, "\(example)\n\(result)")
      #expect(result.words == "", "\(example)")
    }
  }

  /// All commands and subcommands, found by reading the help as a person would.
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
    return help[list.upperBound...].split(separator: "\n").filter { $0.hasPrefix("  cardsim ") }.map(String.init)
  }
}

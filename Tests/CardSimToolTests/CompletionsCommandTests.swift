import CardCommandLine
import Testing

@testable import CardSimTool

/// The completion scripts, which contain the whole table of commands. `Scripts/completions-check.sh` presses Tab in
/// each shell.
@Suite struct CompletionsCommandTests {
  static let places = CommandPlace(path: [.cardsim]).all

  /// The command's words without the tool's name.
  static func key(_ place: CommandPlace) -> String { place.words.dropFirst().joined(separator: " ") }

  /// The text from one string to another; nil if there is none.
  static func part(of text: String, from start: String, to end: String) -> Substring? {
    guard let first = text.range(of: start), let last = text[first.upperBound...].range(of: end) else { return nil }
    return text[first.upperBound..<last.lowerBound]
  }

  @Test func bashKnowsTheTable() throws {
    let script = try Tool.run("completions", "bash").output
    for place in Self.places {
      let row = try #require(Self.part(of: script, from: "\n  '\(Self.key(place))') ", to: " ;;\n"))
      let words = row.split { " '=".contains($0) }.map(String.init)
      for option in place.options {
        #expect(words.contains("--\(option.name)"), "\(place.name)")
        if let short = option.short { #expect(words.contains("-\(short)"), "\(place.name)") }
      }
      for command in place.command.subcommands { #expect(words.contains(command.name)) }
      for option in place.options where option.form == .option {
        #expect(script.contains("'\(Self.key(place)) --\(option.name)'"), "\(place.name) --\(option.name)")
      }
    }
  }

  @Test func zshKnowsTheTable() throws {
    let script = try Tool.run("completions", "zsh").output
    for place in Self.places {
      let name = place.path.count == 1 ? "" : "_command_" + Self.key(place).split(separator: " ").joined(separator: "_")
      let body = try #require(Self.part(of: script, from: "\n_cardsim\(name)() {\n", to: "\n}\n"))
      for option in place.options {
        let sign = option.form == .option ? "=" : ""
        let spelled = option.short.map { "'{--\(option.name)\(sign),-\($0)\(sign)}'[" } ?? "--\(option.name)\(sign)["
        #expect(body.contains(spelled), "\(place.name) \(spelled)")
      }
      for command in place.command.subcommands { #expect(body.contains("'\(command.name):")) }
    }
  }

  @Test func fishKnowsTheTable() throws {
    let script = try Tool.run("completions", "fish").output
    let commands = script.split(separator: "\n").filter { $0.contains(" -a ") }
    for place in Self.places {
      let isGroup = !place.subcommands.isEmpty
      let condition =
        isGroup ? "__cardsim_at \\'\(Self.key(place)) command\\'" : "__cardsim_in \\'\(Self.key(place))\\'"
      for option in place.options {
        let names = (option.short.map { "-s \($0) " } ?? "") + "-l \(option.name) "
        #expect(script.range(of: "\ncomplete -c cardsim -n '\(condition)' \(names)") != nil, "\(names)")
      }
      for command in place.command.subcommands {
        #expect(
          commands.contains { $0.contains("'\(Self.key(place)) command\\'") && $0.contains(" -a \(command.name) -d ") })
      }
    }
  }

  /// The names are unquoted in the scripts' lists.
  @Test(arguments: Vocabulary.all) func namesArePlain(vocabulary: Vocabulary) {
    let names = vocabulary.names().map(\.text)
    #expect(!names.isEmpty)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._@=".contains($0)) }, "\(name)")
    }
  }

  /// The installed shells; another shell can't read its script.
  static let shells = Shell.allCases.map(\.rawValue).filter { (try? Tool.shell("command -v \($0)").code) == 0 }

  @Test(arguments: shells) func theShellReadsItsScript(shell: String) throws {
    let folder = try Folder()
    let result = try Tool.shell("cardsim completions \(shell) -o script && \(shell) -n script", in: folder)
    #expect(result == Tool.Result(output: "", words: "", code: 0))
  }

  /// The words of a line, the last one at the cursor, and all that bash offers there.
  static let lines: [(words: String, offers: String)] = [
    ("cardsim gest", "gesture"), ("cardsim gesture ''", "info make import export help"),
    ("cardsim help gesture ''", "info make import export"),
    ("cardsim completions ''", "bash zsh fish"), ("cardsim run flick-u", "flick-up"),
    ("cardsim run tour --form", "--format"), ("cardsim run --format ''", "text csv json jsonl markdown perfetto md"),
    ("cardsim run --format = jsonl", "jsonl"), ("cardsim run --fps 60 sideway", "sideways"),
    ("cardsim run --columns frame,map_d", "frame,map_dim_alpha"),
    ("cardsim run --set snap.skip_v", "snap.skip_velocity="),
    ("cardsim map --diff standard cardparts-s", "cardparts-sheet"), ("cardsim spring --fps ''", ""),
    ("cardsim nonsense ''", ""), ("cardsim run --columns frame,artw", "frame,artwork"),
    ("cardsim explain --from-detent peak", "peaking"), ("cardsim export easeOutQui", "easeOutQuint"),
    ("cardsim explain flick-up --device iphone-se-3-l", "iphone-se-3-landscape"),
    ("cardsim check --format js", "json jsonl"),
  ]

  @Test(.enabled(if: shells.contains("bash"))) func bashCompletes() throws {
    let folder = try Folder()
    try folder.write(try Tool.run("completions", "bash").output, to: "script")
    let calls = Self.lines.map { "COMP_WORDS=(\($0.words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _cardsim; show" }
    let show = "show() { echo \"${COMPREPLY[*]}\"; }"
    try folder.write((["source ./script", show] + calls).joined(separator: "\n") + "\n", to: "calls")
    let expected = Self.lines.map { $0.offers + "\n" }.joined()
    #expect(try Tool.shell("bash calls", in: folder) == Tool.Result(output: expected, words: "", code: 0))
  }

  @Test func anotherShellIsRefused() throws {
    let result = try Tool.run("completions", "csh")
    #expect(result.code == 64)
    #expect(result.words.contains("Did you mean 'zsh'? Please provide one of 'bash', 'zsh' or 'fish'."))
  }
}

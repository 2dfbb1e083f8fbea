import CardCommandLine
import CardCommands

extension Command {
  static let man = Command(
    name: "man",
    overview: "Print the manual page, which holds the help of all commands.",
    discussion: """
      The page is written for man(1), on Linux and macOS: in a folder share/man/man1 beside the tool's bin, \
      'man cardsim' finds it. 'man ./cardsim.1' reads it where it is.
      """,
    sections: .options(CommonOption.output.spec),
    examples: [Example(purpose: "The file that man looks for", line: "cardsim man -o cardsim.1")],
    body: .action(ManCommand.run))
}

/// `cardsim man`.
enum ManCommand {
  static func run(_ arguments: Arguments) throws(Failure) {
    let page = ManualPage(tool: .cardsim, version: ToolVersion.number, date: ToolVersion.date)
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in output.write(page.text) }
  }
}

/// A command at its place in the table of commands: help, completions and the manual all list what this returns.
package struct CommandPlace: Sendable {
  /// The command, after the commands it belongs to, the tool first.
  package var path: [Command]

  package init(path: [Command]) {
    self.path = path
  }

  /// The command itself.
  package var command: Command { path[path.count - 1] }

  /// The command as it is typed: `cardsim gesture info`.
  package var name: String { words.joined(separator: " ") }

  /// The words of the name, the tool's own first.
  package var words: [String] { path.map(\.name) }

  /// All sections of options, with those that the parser understands everywhere.
  package var sections: [Command.Section] {
    var sections = command.sections
    let common = (path.count == 1 ? [ParameterSpec.version] : []) + [.help]
    if sections.last?.title == "OPTIONS" {
      sections[sections.count - 1].options += common
    } else {
      sections.append(Command.Section(title: "OPTIONS", options: common))
    }
    return sections
  }

  /// All options of the sections.
  package var options: [ParameterSpec] { sections.flatMap(\.options) }

  /// The places of the subcommands.
  package var subcommands: [CommandPlace] { command.subcommands.map { CommandPlace(path: path + [$0]) } }

  /// This command and all below it, in the table's order, each after the command it belongs to.
  package var all: [CommandPlace] { [self] + subcommands.flatMap(\.all) }
}

/// The help of a command, in the layout of Swift's own tools.
package struct HelpText {
  /// The command, after the commands it belongs to, the tool first.
  package var path: [Command]

  package init(path: [Command]) {
    self.path = path
  }

  /// The width of the left column, characters.
  private static let column = 26

  /// The most options that the usage line names.
  private static let usageLimit = 12

  private var command: Command { path[path.count - 1] }

  /// The command as it is typed: `cardsim gesture info`.
  package var name: String { CommandPlace(path: path).name }

  /// The usage in one line.
  package var usage: String { usageParts.joined(separator: " ") }

  private var usageParts: [String] {
    if !command.subcommands.isEmpty { return [name, "<subcommand>"] }
    let options = command.options.filter { $0.name != ParameterSpec.help.name }
    let required = options.filter(\.isRequired).map(\.usage)
    let optional = options.filter { !$0.isRequired }.map(\.usage)
    // Required parts come first, so that the shortest valid call is contiguous. If there are many options, only the
    // list below the usage names them.
    return [name] + command.arguments.map(\.usage) + required
      + (optional.count > HelpText.usageLimit ? ["[<options>]"] : optional)
  }

  /// Returns the whole help, in lines of at most `width` characters.
  package func render(width: Int) -> String {
    var blocks = ["OVERVIEW: " + TextLayout.wrap(command.overview, width: width, first: 10, rest: 0)]
    if !command.discussion.isEmpty { blocks.append(TextLayout.paragraphs(command.discussion, width: width)) }
    blocks.append("USAGE: " + TextLayout.join(usageParts, width: width, first: 7, rest: 9 + path[0].name.count))
    blocks += section("ARGUMENTS", command.arguments.map { ($0.label, $0.annotatedHelp) }, width: width)
    blocks += optionSections(width: width)
    blocks += section("SUBCOMMANDS", command.subcommands.map { ($0.name, $0.overview) }, width: width)
    if !command.examples.isEmpty {
      let lines = command.examples.map { example in
        // The purpose is a shell comment, so that the whole example can be pasted.
        let purpose = TextLayout.wrap(example.purpose, width: width - 4, first: 0, rest: 0).split(separator: "\n")
        return purpose.map { "  # \($0)\n" }.joined() + "  " + example.line
      }
      blocks.append("EXAMPLES:\n" + lines.joined(separator: "\n\n"))
    }
    if !command.subcommands.isEmpty {
      let words = ([path[0].name, "help"] + path.dropFirst().map(\.name)).joined(separator: " ")
      blocks.append("  See '\(words) <subcommand>' for detailed help.")
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func optionSections(width: Int) -> [String] {
    CommandPlace(path: path).sections.flatMap { part in
      section(part.title, part.options.map { ($0.label, $0.annotatedHelp) }, width: width)
    }
  }

  private func section(_ title: String, _ rows: [(label: String, help: String)], width: Int) -> [String] {
    if rows.isEmpty { return [] }
    let column = HelpText.column
    let lines = rows.map { label, help in
      let text = TextLayout.wrap(help, width: width, first: column, rest: column)
      let start = "  " + label
      // A label that reaches into the right column gets a line of its own.
      return start.count < column
        ? TextLayout.pad(start, to: column) + text : start + "\n" + TextLayout.pad("", to: column) + text
    }
    return ["\(title):\n" + lines.joined(separator: "\n")]
  }
}

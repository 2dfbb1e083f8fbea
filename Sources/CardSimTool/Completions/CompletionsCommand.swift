import CardCommandLine
import CardCommands

extension Command {
  static let completions = Command(
    name: "completions",
    overview: "Print a script that lets a shell complete commands, options and names.",
    discussion: """
      The script completes commands, options, the values of options, the names of built-in scenarios, presets, columns \
      and metrics, and files. It holds all names and runs nothing on Tab: write it anew with each version.

        bash  in ~/.bashrc: source ~/.cardsim.bash, which is this script
        zsh   a file _cardsim in a folder of fpath, before compinit
        fish  ~/.config/fish/completions/cardsim.fish
      """,
    arguments: [CompletionsCommand.shell.spec],
    sections: .options(CommonOption.output.spec),
    examples: [
      Example(purpose: "The file that bash sources", line: "cardsim completions bash -o .cardsim.bash"),
      Example(purpose: "The file that zsh looks for", line: "cardsim completions zsh -o _cardsim"),
      Example(purpose: "The file that fish looks for", line: "cardsim completions fish -o cardsim.fish"),
    ],
    body: .action(CompletionsCommand.run))
}

/// `cardsim completions`.
enum CompletionsCommand {
  static let shell = Parameter.argument("shell", .name(Shell.self), "The shell that reads the script.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(arguments[shell].completions(of: .cardsim, Vocabulary.all))
    }
  }
}

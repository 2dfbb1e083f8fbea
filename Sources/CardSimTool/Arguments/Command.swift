/// A command: its name, its parameters and its action. Parsing, help and suggestions all read this one table.
struct Command: Sendable {
  /// The body of a command: an action, or a group of subcommands.
  enum Body: Sendable {
    case action(@Sendable (Arguments) throws(Failure) -> Void)
    case group([Command])
  }

  /// An example call, complete as it is.
  struct Example: Sendable {
    /// The purpose of the call.
    var purpose: String
    /// The command line to type.
    var line: String
  }

  /// Options listed together in the help, under a title of their own.
  struct Section: Sendable {
    var title: String
    var options: [ParameterSpec]
  }

  var name: String

  /// The purpose of the command, in one sentence.
  var overview: String

  /// Further paragraphs. A line that begins with a space isn't wrapped.
  var discussion = ""

  /// The positional arguments, in order.
  var arguments: [ParameterSpec] = []

  /// The options. `--help` is always available and needn't be listed.
  var sections: [Section] = []

  var examples: [Example] = []

  var body: Body

  /// All options, including `--help`.
  var options: [ParameterSpec] { sections.flatMap(\.options) + [.help] }

  /// The subcommands of a group; none for an action.
  var subcommands: [Command] {
    switch body {
    case .group(let subcommands): subcommands
    case .action: []
    }
  }
}

extension [Command.Section] {
  /// Returns one section, under the default title.
  static func options(_ options: ParameterSpec...) -> [Command.Section] {
    [Command.Section(title: "OPTIONS", options: options)]
  }
}

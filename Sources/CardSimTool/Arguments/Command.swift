/// A command: what it is called, what it takes, what it does. Parsing, help and suggestions all read this one table.
struct Command: Sendable {
  /// What a command does: something, or leave it to one of its subcommands.
  enum Body: Sendable {
    case action(@Sendable (Arguments) throws(Failure) -> Void)
    case group([Command])
  }

  /// One way of calling it that works as it stands.
  struct Example: Sendable {
    /// What it is good for.
    var purpose: String
    /// What to type.
    var line: String
  }

  /// Parameters that stand together in the help, under a title of their own.
  struct Section: Sendable {
    var title: String
    var options: [ParameterSpec]
  }

  var name: String

  /// What it does, in one sentence.
  var overview: String

  /// Paragraphs that go on from there. A line that begins with a blank is left as it is.
  var discussion = ""

  /// What it takes by position, in order.
  var arguments: [ParameterSpec] = []

  /// What it takes by name. `--help` is always there, and needn't be listed.
  var sections: [Section] = []

  var examples: [Example] = []

  var body: Body

  /// All that it takes by name.
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
  /// One section, under the usual title.
  static func options(_ options: ParameterSpec...) -> [Command.Section] {
    [Command.Section(title: "OPTIONS", options: options)]
  }
}

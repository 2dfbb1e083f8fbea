/// A command: its name, its parameters and its action. Parsing, help and suggestions all read this one table.
package struct Command: Sendable {
  /// The body of a command: an action, or a group of subcommands.
  package enum Body: Sendable {
    case action(@Sendable (Arguments) throws(Failure) -> Void)
    case group([Command])
  }

  /// An example call, complete as it is.
  package struct Example: Sendable {
    /// The purpose of the call.
    package var purpose: String
    /// The command line to type.
    package var line: String

    package init(purpose: String, line: String) {
      (self.purpose, self.line) = (purpose, line)
    }
  }

  /// Options listed together in the help, under a title of their own.
  package struct Section: Sendable {
    package var title: String
    package var options: [ParameterSpec]

    package init(title: String, options: [ParameterSpec]) {
      (self.title, self.options) = (title, options)
    }
  }

  package var name: String

  /// The purpose of the command, in one sentence.
  package var overview: String

  /// Further paragraphs. A line that begins with a space isn't wrapped.
  package var discussion = ""

  /// The positional arguments, in order.
  package var arguments: [ParameterSpec] = []

  /// The options. `--help` is always available and needn't be listed.
  package var sections: [Section] = []

  package var examples: [Example] = []

  package var body: Body

  package init(
    name: String, overview: String, discussion: String = "", arguments: [ParameterSpec] = [], sections: [Section] = [],
    examples: [Example] = [], body: Body
  ) {
    (self.name, self.overview, self.discussion, self.arguments) = (name, overview, discussion, arguments)
    (self.sections, self.examples, self.body) = (sections, examples, body)
  }

  /// All options, including `--help`.
  package var options: [ParameterSpec] { sections.flatMap(\.options) + [.help] }

  /// The subcommands of a group; none for an action.
  package var subcommands: [Command] {
    switch body {
    case .group(let subcommands): subcommands
    case .action: []
    }
  }
}

extension [Command.Section] {
  /// Returns one section, under the default title.
  package static func options(_ options: ParameterSpec...) -> [Command.Section] {
    [Command.Section(title: "OPTIONS", options: options)]
  }
}

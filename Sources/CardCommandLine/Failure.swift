import CardText

/// The reason why a command ended early: the message for a person, and the exit code for a script.
package enum Failure: Error {
  /// Everything was reported already; only the exit code is left to return.
  case reported(exitCode: Int32)

  /// The command line is wrong; `parameter` is the parameter at fault, if it is a single one.
  case usage(String, parameter: ParameterSpec? = nil)

  /// A part of the command line with a syntax of its own is wrong. The text is complete: place, excerpt, remedy.
  case wrongArgument(String)

  /// The input can't be used. The text is one sentence.
  case badInput(String)

  /// The input can't be used. The text is complete: places, excerpts, remedies; `problems` are what it tells, if they
  /// are known one by one.
  case diagnostics(String, problems: [Diagnostic] = [])

  /// The input can't be read.
  case noInput(path: String, reason: String)

  /// A file that an input names can't be read. The text is complete: place, excerpt; `problems` are what it tells.
  case missing(String, problems: [Diagnostic])

  /// An invariant doesn't hold: the tool's own fault.
  case fault(String)

  /// The system doesn't tell the tool its arguments.
  case unknownArguments

  /// The output can't be created.
  case cannotCreate(path: String, reason: String)

  /// A write failed.
  case cannotWrite(path: String, reason: String)

  /// The reader of the output has closed it, which is no error: it ends the writing, and the command goes on to its
  /// verdict.
  case readerGone

  /// Returns the failure of a text that couldn't be read to its end.
  package static func of(_ error: DiagnosticsError) -> Failure {
    switch error.cause {
    case .contents: .diagnostics(error.text, problems: error.diagnostics)
    case .missing: .missing(error.text, problems: error.diagnostics)
    case .unreadable(let path, let reason): .noInput(path: path, reason: reason)
    case .fault(let words): .fault(words)
    }
  }

  /// The exit code of the process. The numbers from 64 on are those of BSD's `sysexits.h`.
  package var exitCode: Int32 {
    switch self {
    case .readerGone: 0
    case .reported(let exitCode): exitCode
    case .usage, .wrongArgument: 64
    case .badInput, .diagnostics: 65
    case .noInput, .missing: 66
    case .fault, .unknownArguments: 70
    case .cannotCreate: 73
    case .cannotWrite: 74
    }
  }

  /// True if one input can't be used or read: others can be.
  package var isOfInput: Bool { exitCode == 65 || exitCode == 66 }

  /// Says it on standard error.
  ///
  /// - Parameter path: The command that ran, after the commands it belongs to, the tool first.
  package func say(for path: [Command] = []) {
    Terminal.say(message(for: path, colored: Terminal.allowsColor, width: Terminal.messageWidth))
  }

  /// Returns the text for standard error, with its last line feed; empty if there is nothing to report. Text that a
  /// user typed appears without its control characters, which could control the terminal.
  ///
  /// - Parameters:
  ///   - path: The command that ran, after the commands it belongs to, the tool first.
  ///   - width: The width that sentences have to fit, characters; nil: each is one line. Excerpts stay as they are.
  package func message(for path: [Command], colored: Bool, width: Int? = nil) -> String {
    switch self {
    case .wrongArgument, .diagnostics, .missing: return text(for: path, colored: colored)
    case .reported, .usage, .badInput, .noInput, .fault, .unknownArguments, .cannotCreate, .cannotWrite, .readerGone:
      return TextLayout.fitted(lines: text(for: path, colored: colored), width: width)
    }
  }

  private func text(for path: [Command], colored: Bool) -> String {
    let label = colored ? "\u{1B}[1;31mError:\u{1B}[0m " : "Error: "
    switch self {
    case .readerGone, .reported:
      return ""
    case .wrongArgument(let text), .diagnostics(let text, _), .missing(let text, _):
      return text.hasSuffix("\n") ? text : text + "\n"
    case .badInput(let text):
      return label + SafeText.escaped(text) + "\n"
    case .usage(let text, let parameter):
      let help = HelpText(path: path)
      let explanation = parameter.map { "Help:  \($0.label)  \($0.annotatedHelp)\n" } ?? ""
      return label + SafeText.escaped(text) + "\n" + explanation + "Usage: \(help.usage)\n"
        + "  See '\(help.name) --help' for more information.\n"
    case .noInput(let path, let reason):
      return label + SafeText.escaped("Can't read '\(path)': \(reason)") + "\n"
    case .fault(let text):
      return label + SafeText.escaped("Internal error: \(text)")
        + "\nThis is a fault of cardsim's own, please report it.\n"
    case .unknownArguments:
      return label + "The system doesn't say which arguments the tool was given: on Linux, /proc must be mounted\n"
    case .cannotCreate(let path, let reason):
      return label + SafeText.escaped("Can't create '\(path)': \(reason)") + "\n"
    case .cannotWrite(let path, let reason):
      return label + SafeText.escaped("Can't write to \(path): \(reason)") + "\n"
    }
  }
}

import CardFormats
import CardText

/// Why a command ended early: the text that a person reads, and the exit code that a script reads.
enum Failure: Error {
  /// Everything was said already; this is what is left to answer.
  case reported(exitCode: Int32)

  /// The command line doesn't say what to do; `parameter` is what the trouble is with, where that is one thing.
  case usage(String, parameter: ParameterSpec? = nil)

  /// A part of the command line is in a language of its own, and wrong. The text is whole: place, excerpt, remedy.
  case wrongArgument(String)

  /// The input can't be used. The text is one sentence.
  case badInput(String)

  /// The input can't be used. The text is whole: places, excerpts, remedies.
  case diagnostics(String)

  /// The input can't be read.
  case noInput(path: String, reason: String)

  /// Something holds that should never hold: our own fault.
  case fault(String)

  /// The system doesn't tell the tool its arguments.
  case unknownArguments

  /// The output can't be created.
  case cannotCreate(path: String, reason: String)

  /// A write failed.
  case cannotWrite(path: String, reason: String)

  /// Whoever read the output has seen enough, which is no error.
  case readerGone

  /// What the process answers with. The numbers from 64 on are those of BSD's `sysexits.h`.
  var exitCode: Int32 {
    switch self {
    case .readerGone: 0
    case .reported(let exitCode): exitCode
    case .usage, .wrongArgument: 64
    case .badInput, .diagnostics: 65
    case .noInput: 66
    case .fault, .unknownArguments: 70
    case .cannotCreate: 73
    case .cannotWrite: 74
    }
  }

  /// What standard error gets, with its last line feed; empty where there is nothing to say. What a user typed is in it
  /// without its control characters, which could steer the terminal.
  ///
  /// - Parameter path: the command that ran, with those it belongs to, the tool first.
  func message(for path: [Command], colored: Bool) -> String {
    let label = colored ? "\u{1B}[1;31mError:\u{1B}[0m " : "Error: "
    switch self {
    case .readerGone, .reported:
      return ""
    case .wrongArgument(let text), .diagnostics(let text):
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

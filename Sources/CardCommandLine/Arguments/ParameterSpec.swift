/// A row of a command's table: one argument, option or flag, without its type.
package struct ParameterSpec: Sendable {
  package enum Form: Sendable {
    /// An argument, given by position.
    case argument
    /// `--name <value>`.
    case option
    /// `--name`.
    case flag
  }

  package var form: Form

  /// The name of the option for the output's file.
  package static let outputName = "output"

  /// The long name without its dashes; for an argument, its name in messages.
  package var name: String

  /// The letter of the short form.
  package var short: Character?

  /// Former names of an option that are understood like its name, and shown nowhere.
  package var formerNames: [String] = []

  /// Former names of an option that mean something else in other commands: an error names the option instead.
  package var replacedNames: [String] = []

  /// The name of the value, shown in angle brackets.
  package var valueName: String

  /// The meaning, in a sentence or two.
  package var help: String

  /// The possible values, if they are few.
  package var choices: [String] = []

  /// The words and files that a shell offers on Tab.
  package var completion = Completion.nothing

  /// True if its value is a file that the command reads, so that '-' is standard input: every argument that is a file,
  /// and an option that also takes the name of a scenario or a preset, or says so by `reading()`.
  package var readsFile = false

  /// True if it is the format of the output, which the ending of that file tells where the option is left out.
  package var isToldByEnding = false

  /// The default value.
  package var standard: String?

  /// True if it must be given.
  package var isRequired = false

  /// True if it may be given more than once.
  package var isRepeatable = false

  /// Checks the text of a value; throws the reason if it is wrong.
  package var check: @Sendable (String) throws(InvalidValue) -> Void = { _ throws(InvalidValue) in }

  /// The second value of an option of two values.
  package var second: SecondValue?

  /// A second value, given after the first.
  package struct SecondValue: Sendable {
    /// The name of the value, shown in angle brackets.
    package var name: String

    /// The words and files that a shell offers on Tab.
    package var completion = Completion.nothing

    /// Checks its text; throws the reason if it is wrong.
    package var check: @Sendable (String) throws(InvalidValue) -> Void
  }

  package static let help = ParameterSpec(
    form: .flag, name: "help", short: "h", valueName: "", help: "Show help information.")
  package static let version = ParameterSpec(
    form: .flag, name: "version", valueName: "", help: "Show the versions of the tool and of the model.")

  /// Its form on a command line: `--fps <fps>`, `--save-state <frame> <file>`, `--quiet`, `<file>`.
  package var synopsis: String {
    switch form {
    case .argument: "<\(name)>"
    case .option: "--\(name) <\(valueName)>" + (second.map { " <\($0.name)>" } ?? "")
    case .flag: "--\(name)"
    }
  }

  /// Its label in the help's left column: `-o, --output <file>`.
  package var label: String {
    (short.map { "-\($0), " } ?? "") + synopsis
  }

  /// Its form in the usage line: in brackets if it is optional.
  package var usage: String {
    let text = synopsis + (isRepeatable ? " ..." : "")
    return isRequired ? text : "[\(text)]"
  }

  /// The meaning, with the possible values and the default.
  package var annotatedHelp: String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append("values: " + choices.joined(separator: ", ")) }
    if let standard { notes.append("default: " + standard) }
    return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
  }
}

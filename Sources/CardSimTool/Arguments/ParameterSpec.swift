/// A row of a command's table: one argument, option or flag, without its type.
struct ParameterSpec: Sendable {
  enum Form: Sendable {
    /// An argument, given by position.
    case argument
    /// `--name <value>`.
    case option
    /// `--name`.
    case flag
  }

  var form: Form

  /// The long name without its dashes; for an argument, its name in messages.
  var name: String

  /// The letter of the short form.
  var short: Character?

  /// Former names of an option that are understood like its name, and shown nowhere.
  var formerNames: [String] = []

  /// Former names of an option that mean something else in other commands: an error names the option instead.
  var replacedNames: [String] = []

  /// The name of the value, shown in angle brackets.
  var valueName: String

  /// The meaning, in a sentence or two.
  var help: String

  /// The possible values, if they are few.
  var choices: [String] = []

  /// The words and files that a shell offers on Tab.
  var completion = Completion.nothing

  /// True if its value is a file that the command reads, so that '-' is standard input: every argument that is a file,
  /// and an option that also takes the name of a scenario or a preset, or says so by `reading()`.
  var readsFile = false

  /// The default value.
  var standard: String?

  /// True if it must be given.
  var isRequired = false

  /// True if it may be given more than once.
  var isRepeatable = false

  /// Checks the text of a value; throws the reason if it is wrong.
  var check: @Sendable (String) throws(InvalidValue) -> Void = { _ throws(InvalidValue) in }

  /// The second value of an option of two values.
  var second: SecondValue?

  /// A second value, given after the first.
  struct SecondValue: Sendable {
    /// The name of the value, shown in angle brackets.
    var name: String

    /// The words and files that a shell offers on Tab.
    var completion = Completion.nothing

    /// Checks its text; throws the reason if it is wrong.
    var check: @Sendable (String) throws(InvalidValue) -> Void
  }

  static let help = ParameterSpec(
    form: .flag, name: "help", short: "h", valueName: "", help: "Show help information.")
  static let version = ParameterSpec(
    form: .flag, name: "version", valueName: "", help: "Show the versions of the tool and of the model.")

  /// Its form on a command line: `--fps <fps>`, `--save-state <frame> <file>`, `--quiet`, `<file>`.
  var synopsis: String {
    switch form {
    case .argument: "<\(name)>"
    case .option: "--\(name) <\(valueName)>" + (second.map { " <\($0.name)>" } ?? "")
    case .flag: "--\(name)"
    }
  }

  /// Its label in the help's left column: `-o, --output <file>`.
  var label: String {
    (short.map { "-\($0), " } ?? "") + synopsis
  }

  /// Its form in the usage line: in brackets if it is optional.
  var usage: String {
    let text = synopsis + (isRepeatable ? " ..." : "")
    return isRequired ? text : "[\(text)]"
  }

  /// The meaning, with the possible values and the default.
  var annotatedHelp: String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append("values: " + choices.joined(separator: ", ")) }
    if let standard { notes.append("default: " + standard) }
    return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
  }
}

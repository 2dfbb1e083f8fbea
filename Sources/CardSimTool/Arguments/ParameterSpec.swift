/// A row of a command's table: one argument, option or flag, without its type.
struct ParameterSpec: Sendable {
  enum Form: Sendable {
    /// By position.
    case argument
    /// `--name <value>`.
    case option
    /// `--name`.
    case flag
  }

  var form: Form

  /// The long name without its dashes; for an argument what messages call it.
  var name: String

  /// The letter of the short form.
  var short: Character?

  /// What stands in angle brackets for the value.
  var valueName: String

  /// What it means, in a sentence or two.
  var help: String

  /// The values there are to choose from, where they are few.
  var choices: [String] = []

  /// The value it has when it isn't given.
  var standard: String?

  /// Whether it must be given.
  var isRequired = false

  /// Whether it may be given more than once.
  var isRepeatable = false

  /// Throws what is wrong with a value's text.
  var check: @Sendable (String) throws(InvalidValue) -> Void = { _ throws(InvalidValue) in }

  /// The second value, of an option that takes two.
  var second: SecondValue?

  /// A second value, which follows the first.
  struct SecondValue: Sendable {
    /// What stands in angle brackets for it.
    var name: String

    /// Throws what is wrong with its text.
    var check: @Sendable (String) throws(InvalidValue) -> Void
  }

  static let help = ParameterSpec(
    form: .flag, name: "help", short: "h", valueName: "", help: "Show help information.")
  static let version = ParameterSpec(form: .flag, name: "version", valueName: "", help: "Show the version.")

  /// How a command line names it: `--fps <fps>`, `--save-state <frame> <file>`, `--quiet`, `<file>`.
  var synopsis: String {
    switch form {
    case .argument: "<\(name)>"
    case .option: "--\(name) <\(valueName)>" + (second.map { " <\($0.name)>" } ?? "")
    case .flag: "--\(name)"
    }
  }

  /// How the help's left column names it: `-o, --output <file>`.
  var label: String {
    (short.map { "-\($0), " } ?? "") + synopsis
  }

  /// How the usage line names it: in brackets when it needn't be given.
  var usage: String {
    let text = synopsis + (isRepeatable ? " ..." : "")
    return isRequired ? text : "[\(text)]"
  }

  /// What it means, with what the table knows beyond the text.
  var annotatedHelp: String {
    var notes: [String] = []
    if !choices.isEmpty { notes.append("values: " + choices.joined(separator: ", ")) }
    if let standard { notes.append("default: " + standard) }
    return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
  }
}

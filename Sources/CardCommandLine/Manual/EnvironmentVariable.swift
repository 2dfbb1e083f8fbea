/// A variable of the environment that changes what the tool does. A test compares the list with the code that reads
/// them.
package struct EnvironmentVariable: Sendable {
  package var name: String

  /// Its effect, in a sentence.
  package var meaning: String

  package static let all = [
    EnvironmentVariable(name: "NO_COLOR", meaning: "If set and not empty, nothing is coloured (no-color.org)."),
    EnvironmentVariable(name: "TERM", meaning: "If it is 'dumb', nothing is coloured and no line is overwritten."),
    EnvironmentVariable(
      name: "COLUMNS",
      meaning: "The width of help, characters, and that of plots if standard output isn't a terminal; 80 if not set."),
    EnvironmentVariable(
      name: "LC_ALL",
      meaning: "The first of LC_ALL, LC_CTYPE and LANG that is set tells by its encoding if plots use Unicode."),
    EnvironmentVariable(name: "LC_CTYPE", meaning: "See LC_ALL."),
    EnvironmentVariable(name: "LANG", meaning: "See LC_ALL."),
    EnvironmentVariable(
      name: "CI",
      meaning: "If set, and neither empty, 0 nor false, 'check --record' is refused: a gate records nothing."),
  ]
}

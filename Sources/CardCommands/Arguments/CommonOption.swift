import CardCommandLine
import CardScenario
import CardText
import CardTimeline

/// Options that several commands share. A name has one meaning and one unit in all of them: what differs is what it is
/// said of, in `help`.
package enum CommonOption {
  package static let output = Parameter.option(
    ParameterSpec.outputName, short: "o", "file", .file,
    "Write here instead of to standard output, whole or not at all.")

  static let verbose = Parameter.flag(
    "verbose", "Say the bits of numbers that differ, too, and their distance in units in the last place.")

  /// The format of rows.
  package static let format = format("Format of the output.")

  /// The format of rows, with what there is to say of it.
  ///
  /// - Parameter isToldByEnding: True if the ending of the output's file tells it where it is left out; false where
  ///   such a file has something else, too, such as a preset's own JSON.
  package static func format(
    default standard: String = "text", _ help: String, isToldByEnding: Bool = true
  ) -> Parameter<TableFormat> {
    let option = Parameter.option("format", "format", .table, default: standard, help)
    return isToldByEnding ? option.toldByEnding() : option
  }

  /// The option for decimals; JSON ignores it.
  package static func precision(
    default standard: String,
    _ help: String = "Decimals in text and CSV, or 'exact' for as many as read back to the same bits."
  ) -> Parameter<Precision> {
    Parameter.option("precision", "n", .precision, default: standard, help)
  }

  /// A velocity, positive downward, which is towards larger values; nil if it isn't given.
  package static func velocity(_ help: String) -> Parameter<Double?> {
    Parameter.option("velocity", "pt/s", .velocity, help)
  }

  /// A velocity, positive downward, which is towards larger values.
  package static func velocity(default standard: String, _ help: String) -> Parameter<Double> {
    Parameter.option("velocity", "pt/s", .velocity, default: standard, help)
  }

  /// A duration, with its unit.
  package static func duration(_ help: String) -> Parameter<TimeSpan?> {
    Parameter.option("duration", "time", .duration, help)
  }

  /// The preset that scenarios run under.
  package static func preset(
    _ help: String = "Run under this preset, or preset file, with the scenario's own settings on top."
  ) -> Parameter<PresetName?> {
    Parameter.option("preset", "name", .preset, help)
  }

  /// The first instant of a timeline or a recording that counts.
  package static func since(_ help: String) -> Parameter<TimeSpan?> {
    Parameter.option("since", "instant", .duration, help).formerly("from")
  }

  /// The last instant of a timeline or a recording that counts.
  package static func until(_ help: String) -> Parameter<TimeSpan?> {
    Parameter.option("until", "instant", .duration, help)
  }
}

extension ValueType where Value == Double {
  /// A velocity in points per second.
  package static var velocity: ValueType { number(in: -1e6...1e6) }
}

extension Terminal {
  /// The width that a table has to fit, characters: the terminal's, if it goes there; nil for a file or a pipe.
  package static func tableWidth(_ arguments: Arguments) -> Int? {
    let path = arguments[CommonOption.output]
    return (path == nil || path == "-") && showsOutput ? outputWidth : nil
  }
}

import CardText

/// Options that several commands share, with the same meaning in all of them.
enum CommonOption {
  static let output = Parameter.option(
    "output", short: "o", "file", .file, "Write here instead of to standard output, whole or not at all.")

  /// The format of the data.
  static let format = Parameter.option(
    "format", "format", .name(DataFormat.self), default: "text", "Format of the output.")

  /// The option for decimals; JSON ignores it.
  static func precision(
    default standard: String,
    _ help: String = "Decimals in text and CSV, or 'exact' for as many as read back to the same bits."
  ) -> Parameter<Precision> {
    Parameter.option("precision", "n", .precision, default: standard, help)
  }
}

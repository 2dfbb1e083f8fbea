import CardModel

/// The version of the tool: of its commands and of the formats that it reads and writes. `ModelVersion` is that of the
/// numbers.
package enum ToolVersion {
  package static let number = "0.1.0"

  /// The day of that version, as the manual page names it.
  package static let date = "2026-11-22"

  /// Both versions in a line, as a page shows them: `cardsim 0.1.0, model 11`.
  static var text: String { "cardsim \(number), model \(ModelVersion.number)" }
}

import CardCommandLine
import CardScenario
import CardText

/// A recording that was held against a scenario, for people and for programs.
struct RecordingReport {
  /// The recording's name.
  var name: String

  /// The scenario's name.
  var scenario: String

  var comparison: RecordingComparison

  private static let columns: [DataTable.Column] = [
    "recording", "scenario", "verdict", "samples", "outside", "distance_pt", "rms_pt", "offset_ms", "offset_ms_margin",
    "coverage", "first_us", "first_pt", "worst_us", "worst_pt", "felt",
  ].map { DataTable.Column(key: $0, title: $0) }

  /// Returns the report in a format.
  ///
  /// - Parameter width: The width that text has to fit, characters; nil: as wide as it is.
  func render(_ format: TableFormat, width: Int?) -> String {
    if format == .text {
      let lines =
        comparison.holds
        ? ["\(name) holds against \(scenario): \(comparison.summary)", comparison.offsetText]
        : ["\(name) doesn't hold against \(scenario): \(comparison.failure)"] + comparison.details
      return TextLayout.fitted(lines: lines.joined(separator: "\n  ") + "\n", width: width)
    }
    func number(_ number: Double?) -> DataTable.Cell { number.map { .short($0) } ?? .empty }
    func distance(_ one: RecordingComparison.Difference?) -> DataTable.Cell {
      number(one.map { $0.recorded - $0.expected })
    }
    let row: [DataTable.Cell] = [
      .text(name), .text(scenario), .text(comparison.holds ? "passed" : "failed"), .integer(comparison.count),
      .integer(comparison.outsideCount), .short(comparison.distance), .short(comparison.rms),
      .short(comparison.offset * 1000), number(comparison.offsetMargin.map { $0 * 1000 }),
      .short(comparison.coverage), comparison.first.map { .integer(Int($0.microseconds)) } ?? .empty,
      distance(comparison.first), .integer(Int(comparison.worst.microseconds)), distance(comparison.worst),
      .text(comparison.feelings.joined(separator: ", ")),
    ]
    return DataTable(columns: Self.columns, rows: [row]).render(format)
  }
}

import CardCommandLine
import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// The report of a scenario's hitches at one rate.
struct HitchReport {
  /// The scenario's name.
  let scenario: String

  /// The frame rate, in hertz.
  let rate: String

  /// The costs of each frame.
  let entries: [HitchLedger.Entry]

  /// The frames in which something is lost, the worst first; frames that cost the same stand in their order.
  private var ranked: [HitchLedger.Entry] {
    entries.enumerated().filter { $0.element.dropped.off > 0 || $0.element.late.off > 0 }
      .sorted { one, other in
        (-one.element.dropped.off, -one.element.late.off, one.offset)
          < (-other.element.dropped.off, -other.element.late.off, other.offset)
      }
      .map(\.element)
  }

  // MARK: Text

  /// The report as text: the worst frame in a sentence, the phases, and the worst frames.
  func text(worst count: Int, width: Int?) -> String {
    let ranked = ranked
    var text = "\(scenario) at \(rate) Hz: "
    guard let first = ranked.first else {
      return text + "the card doesn't move: a hitch costs it nothing; content and pages aren't measured\n"
    }
    text +=
      "a dropped frame puts the card off by \(points(first.dropped.off)) pt at most, at "
      + "\(time(first)) ms, \(first.phase.name)\n\n"
    text += HitchReport.table(of: phases, columns: HitchReport.phaseColumns).render(.text, width: width)
    if count > 0 {
      let shown = HitchReport.table(
        of: ranked.prefix(count).map { row($0) }, columns: HitchReport.frameColumns)
      text +=
        "\nthe worst \(min(count, ranked.count)) of \(entries.count) frames:\n" + shown.render(.text, width: width)
    }
    return text
  }

  /// A row for each phase in which the card moves: its frames, and the worst costs among them.
  private var phases: [[DataTable.Cell]] {
    var rows: [[DataTable.Cell]] = []
    for phase in Phase.allCases {
      let entries = entries.filter { $0.phase == phase }
      guard entries.contains(where: { $0.dropped.off > 0 || $0.late.off > 0 }) else { continue }
      func most(_ value: (HitchLedger.Entry) -> Double) -> Double { entries.map(value).max() ?? 0 }
      rows.append([
        .text(phase.name.description), .integer(entries.count), .number(most { $0.dropped.off }, places: 2),
        .number(most { $0.late.off }, places: 2), .number(most { $0.dropped.velocityStep }, places: 0),
        .number(most { $0.late.velocityStep }, places: 0),
      ])
    }
    return rows
  }

  // MARK: Rows

  private static let costColumns = ["dropped_off_pt", "late_off_pt", "dropped_step_pt_s", "late_step_pt_s"]
  private static let phaseColumns = ["phase", "frames"] + costColumns
  private static let frameColumns = ["frame", "time_ms", "phase", "card_y_pt"] + costColumns

  /// Returns reports as one table, a row for each frame or each phase.
  static func table(of reports: [HitchReport], by row: HitchCommand.Row) -> DataTable {
    table(
      of: reports.flatMap { report in
        (row == .frame ? report.entries.map(report.row) : report.phases).map {
          [.text(report.scenario), .text(report.rate)] + $0
        }
      }, columns: ["scenario", "rate_hz"] + (row == .frame ? frameColumns : phaseColumns))
  }

  private static func table(of rows: [[DataTable.Cell]], columns: [String]) -> DataTable {
    DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: rows)
  }

  private func row(_ entry: HitchLedger.Entry) -> [DataTable.Cell] {
    [
      .integer(Int(entry.number)), .number(milliseconds(entry), places: 3), .text(entry.phase.name.description),
      .number(entry.cardY, places: 2), .number(entry.dropped.off, places: 2), .number(entry.late.off, places: 2),
      .number(entry.dropped.velocityStep, places: 0), .number(entry.late.velocityStep, places: 0),
    ]
  }

  private func milliseconds(_ entry: HitchLedger.Entry) -> Double {
    Instant(ticks: entry.ticks).seconds(since: .zero) * 1000
  }

  private func time(_ entry: HitchLedger.Entry) -> String { DecimalText.fixed(milliseconds(entry), decimals: 1) }

  private func points(_ number: Double) -> String { DecimalText.fixed(number, decimals: 2) }
}

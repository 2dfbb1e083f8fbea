import CardCommandLine
import CardCommands
import CardScenario
import CardText
import CardTimeline
import CardTuning

/// The report of an imitation.
struct FitImitationReport {
  private let recording: String
  private let scenario: String
  private let imitation: Imitation

  init(recording: String, scenario: String, _ imitation: Imitation) {
    (self.recording, self.scenario, self.imitation) = (recording, scenario, imitation)
  }

  /// The values of the settings as JSON.
  var values: [(key: String, json: String)] {
    imitation.changes.map { change in
      let isPlain = DecimalText.number(change.after) != nil || change.after == "true" || change.after == "false"
      return (change.key, isPlain ? change.after : "\"\(change.after)\"")
    }
  }

  func render(_ format: TableFormat, width: Int?) -> String {
    switch format {
    case .text: text(width: width)
    case .json: json
    case .csv, .jsonl, .markdown: settingsAndPreset.render(format)
    }
  }

  /// The preset, and the settings that differ from it, a row each.
  private var settingsAndPreset: DataTable {
    var table = settings
    let row: [DataTable.Cell] = [.text("preset"), .text(imitation.ownPreset), .text(imitation.preset), .empty, .empty]
    table.rows.insert(row, at: 0)
    return table
  }

  /// The settings that differ from the preset's, a row each.
  private var settings: DataTable {
    DataTable(
      columns: ["setting", "before", "recording", "low", "high"].map { DataTable.Column(key: $0, title: $0) },
      rows: imitation.changes.map {
        [.text($0.key), cell($0.before), cell($0.after), end($0.low, .down), end($0.high, .up)]
      })
  }

  /// An end of an interval, with as many decimals as tell it from its neighbours, rounded away from the number between
  /// the ends.
  private func end(_ number: Double?, _ outward: FloatingPointRoundingRule) -> DataTable.Cell {
    guard let number else { return .empty }
    let places = number < 10 ? 4 : 1
    let scale = number < 10 ? 10_000.0 : 10
    // A decimal is next to the number that it stands for: it isn't rounded to the next one.
    let slack = outward == .down ? 1e-6 : -1e-6
    return .number((number * scale + slack).rounded(outward) / scale, places: places)
  }

  private func cell(_ text: String) -> DataTable.Cell { DecimalText.number(text).map { .exact($0) } ?? .text(text) }

  private func text(width: Int?) -> String {
    let count = imitation.changes.count
    var text = "\(recording) as \(scenario): under \(imitation.preset)"
    text += count == 0 ? ", with its own settings" : ", with \(count) setting\(count == 1 ? "" : "s") changed"
    text += "\n  rms \(points(imitation.rmsAfter)); the scenario as it is: \(points(imitation.rmsBefore))\n"
    if count > 0 { text += "\n" + settings.render(.text, width: width) }
    text += "\n\(Self.words(imitation.verdict)): "
    switch imitation.verdict {
    case .holds: text += "nothing beyond the tolerance; \(imitation.after.summary)\n"
    case .noise: text += "noise of \(points(imitation.rmsAfter)), without a pattern\n"
    case .partly, .nothing:
      text += imitation.after.failure + "\n"
      text += imitation.after.details.map { "  \($0)\n" }.joined()
    }
    let candidates = imitation.candidates.map { candidate in
      [candidate.preset, points(candidate.rms)]
    }
    text += "\nthe presets by themselves, rms:\n"
    text += TextTable(rows: candidates, indent: 2, rightAligned: [1]).text
    if !imitation.triedKeys.isEmpty {
      let tried = "\ntried, as they move something here: \(imitation.triedKeys.joined(separator: ", "))\n"
      text += TextLayout.fitted(lines: tried, width: width)
    }
    return text
  }

  /// The words before what a recording still shows.
  static func words(_ verdict: Imitation.Verdict) -> String {
    switch verdict {
    case .holds, .noise: "what remains"
    case .partly: "explained in part"
    case .nothing: "nothing explains it"
    }
  }

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("recording", recording)
        object.member("scenario", scenario)
        object.member("preset", imitation.preset)
        object.member("rms_before_pt", imitation.rmsBefore)
        object.member("rms_after_pt", imitation.rmsAfter)
        object.member("holds", imitation.after.holds)
        object.member("explained", imitation.verdict.isExplained)
        object.member("verdict", imitation.verdict.rawValue)
        object.member("complete", imitation.isComplete)
        object.member("tried", imitation.triedKeys)
        object.member("settings") { settings.write(to: &$0) }
        object.member("presets", objectsOf: imitation.candidates) { members, candidate in
          members.member("preset", candidate.preset)
          members.member("rms_pt", candidate.rms)
        }
        object.member("trials", imitation.trialCount)
      }
    }
  }

  private func points(_ number: Double?) -> String {
    number.map { DecimalText.fixed($0, decimals: 2) + " pt" } ?? "can't be laid over it"
  }
}

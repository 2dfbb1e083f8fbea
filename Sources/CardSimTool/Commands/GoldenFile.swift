import CardFormats
import CardText

/// A golden in a file: a timeline with all its columns, to the bit.
struct GoldenFile {
  /// Where it is, or will be.
  let path: String

  /// What stands in it; nil: it isn't there yet.
  private let input: Input?

  /// The golden of a scenario; nil where there is none, and none is to be recorded.
  init?(_ target: CheckTargets.Target, recording: CheckCommand.Recording?) throws(Failure) {
    guard let path = target.goldenPath else { return nil }
    self.path = path
    do throws(SystemError) {
      _ = try FileStatus(path: path)
    } catch {
      guard error == .noSuchFile else { throw .noInput(path: path, reason: error.reason) }
      if recording == nil { return nil }
      input = nil
      return
    }
    input = try Input(reading: path)
  }

  /// What came of holding a timeline against it.
  enum Answer {
    case holds
    case differs(CheckReport.Finding)

    /// It was written, so that there was nothing to hold the timeline against.
    case recorded
  }

  /// Holds a timeline against the golden, and writes it where that is asked for.
  ///
  /// - Parameter inputs: What was read for the scenario, none of which may be written over.
  func hold(
    _ rows: ExactRows, _ tolerances: Tolerances, recording: CheckCommand.Recording?, reading inputs: [Input]
  ) throws(Failure) -> Answer {
    let finding = try difference(from: rows, tolerances)
    let records =
      switch recording {
      case nil: false
      case .missing: input == nil
      case .failed: input == nil || finding != nil
      case .all: true
      }
    guard records else { return finding.map { .differs($0) } ?? .holds }
    try Output.to(path, reading: inputs) { output throws(Failure) in
      output.buffer.append(bytes: rows.bytes)
    }
    return .recorded
  }

  private func difference(from rows: ExactRows, _ tolerances: Tolerances) throws(Failure) -> CheckReport.Finding? {
    guard let input, input.bytes != rows.bytes else { return nil }
    do throws(DiagnosticsError) {
      let golden = try TimelineTable(SourceText(name: path, bytes: input.bytes))
      let table = rows.table(named: "now")
      let difference = try TimelineDifference(table, against: golden, tolerances: tolerances)
      if difference.isSame, difference.columnsOnlyInOther.isEmpty { return nil }
      let names = (one: "this run", other: "the golden")
      guard !difference.isSame else {
        let columns = difference.columnsOnlyInOther.joined(separator: ", ")
        return CheckReport.Finding("golden: nothing shows the columns that it has: \(columns)")
      }
      let words = try DiffCommand.words(table, golden)
      let details = difference.details(names: names) + (words.isEmpty ? "" : "\nto the hand: \(words)\n")
      return CheckReport.Finding("golden: " + difference.headline(names), details: details)
    } catch {
      throw .diagnostics(error.text)
    }
  }
}

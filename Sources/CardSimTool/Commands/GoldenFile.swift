import CardScenario
import CardText
import CardTimeline

/// A golden in a file: a timeline with all its columns, to the bit.
struct GoldenFile {
  /// The path of the golden, which need not exist yet.
  let path: String

  /// The content of the file; nil: it doesn't exist yet.
  private let input: Input?

  /// Opens the golden of a scenario; nil if there is none, and none is to be recorded.
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

  /// The golden that a check compares its run with.
  var golden: ScenarioCheck.Golden {
    input.map { .rows(SourceText(name: path, bytes: $0.bytes)) } ?? .unrecorded
  }

  /// Writes a check's run if `recording` requires it; returns true if it was written.
  ///
  /// - Parameter inputs: The files that were read for the scenario, none of which may be overwritten.
  func record(
    _ check: ScenarioCheck, _ recording: CheckCommand.Recording?, reading inputs: [Input]
  ) throws(Failure) -> Bool {
    let isWanted =
      switch recording {
      case nil: false
      case .missing: input == nil
      case .failed: input == nil || check.differsFromGolden
      case .all: true
      }
    guard isWanted, let rows = check.rows else { return false }
    try Output.to(path, reading: inputs) { output throws(Failure) in
      output.buffer.append(bytes: rows)
    }
    return true
  }
}

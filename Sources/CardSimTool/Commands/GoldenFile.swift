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

  /// What a check holds its run against.
  var golden: ScenarioCheck.Golden {
    input.map { .rows(SourceText(name: path, bytes: $0.bytes)) } ?? .unrecorded
  }

  /// Writes a check's run where that is asked for; returns whether it was.
  ///
  /// - Parameter inputs: What was read for the scenario, none of which may be written over.
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

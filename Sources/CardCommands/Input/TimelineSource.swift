import CardCommandLine
import CardExamples
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// A timeline on the command line: the content of a file, or the timeline of a scenario, which is run.
struct TimelineSource {
  /// The name in messages.
  let name: String

  /// Its rows.
  let table: TimelineTable

  /// The name or path on the command line.
  let path: String

  /// The scenario that was run; nil: the rows are a file's.
  private(set) var scenario: Scenario?

  /// True if the rows have no frames: an app's own log.
  var isRecording: Bool { scenario == nil && table.index(of: Column.frame.name) == nil }

  /// Finds a timeline: a built-in scenario by its name, else a file or standard input, which is a scenario if it begins
  /// with a brace, and otherwise rows: in CSV, or objects, a line each or in an array.
  init(named name: String) throws(Failure) {
    if BuiltInScenarios.named(name) != nil {
      try self.init(ScenarioSource(named: name), named: name)
      return
    }
    let file: TimelineFile
    do throws(Failure) {
      file = try TimelineFile(opening: name)
    } catch {
      throw ScenarioSource.failure(error, naming: name, orElse: ("timeline", []))
    }
    let first = try TimelineSource.firstByte(of: file.text)
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      // A pipe's bytes are in memory already.
      let input = if let whole = file.input { whole } else { try InputFile(reading: name) }
      if input.isRows {
        try self.init(name: name, objects: input.text)
        if isRecording { InputFile.keep(input, at: name) }
        return
      }
      try self.init(ScenarioSource(input, calledBy: name), named: name)
      return
    }
    try self.init(name: name, file.text)
    // Whoever reads it as a recording reads it from its start.
    if isRecording, let input = file.input { InputFile.keep(input, at: name) }
  }

  private init(_ source: ScenarioSource, named name: String) throws(Failure) {
    let scenario = try source.scenario(from: source.document)
    let rows = TimelineText(of: scenario.simulation, names: scenario.names, named: scenario.name)
    try self.init(name: name, rows)
    self.scenario = scenario
  }

  private init(name: String, _ text: TimelineText) throws(Failure) {
    (self.name, path) = (name, name)
    do throws(DiagnosticsError) { table = try TimelineTable(text) } catch { throw .of(error) }
  }

  /// Reads objects, a line each or in an array.
  private init(name: String, objects: SourceText) throws(Failure) {
    (self.name, path) = (name, name)
    do throws(DiagnosticsError) {
      let rows = try RecordingRows(objects)
      table = try TimelineTable(rows.table, of: .recording, from: rows.origin)
    } catch {
      throw .of(error)
    }
  }

  /// Returns a text's first byte that isn't white space; nil: there is none.
  private static func firstByte(of text: TimelineText) throws(Failure) -> UInt8? {
    do throws(DiagnosticsError) {
      let pieces = try text.pieces()
      var bytes: [UInt8] = []
      while try pieces(&bytes) {
        if let first = SourceText.firstByte(of: bytes) { return first }
        bytes.removeAll()
      }
      return nil
    } catch {
      throw .of(error)
    }
  }
}

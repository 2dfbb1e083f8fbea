import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct RecordingRowsTests {
  private static func read(_ text: String) throws(DiagnosticsError) -> RecordingReader {
    try RecordingReader(SourceText(name: "log", text: text))
  }

  /// The lines of a log with a frame in each, and a finger in some.
  private static let lines = (0..<6).map { index in
    #"{"t": \#(index), "frame": {"minX": 0, "minY": \#(476 - index)}, "phase": "resting""#
      + (index == 2 ? #", "touch": {"y": 9}}"# : "}")
  }

  /// Objects within an object are columns, and the places of their values are those in the file.
  @Test(arguments: ["\n", " ,"]) func objectsWithinAreColumns(separator: String) throws {
    let text = separator == "\n" ? Self.lines.joined(separator: "\n") : "[\(Self.lines.joined(separator: separator))]"
    let reader = try Self.read(text)
    #expect(reader.positionColumn == "frame.minY")
    #expect(reader.recording.samples.map(\.position) == [476, 475, 474, 473, 472, 471])
    #expect(reader.source.bytes == Array(text.utf8))
    #expect(reader.places.map { String(decoding: reader.source.bytes[$0], as: UTF8.self) }.last == "471")
  }

  /// A byte order mark, as editors on Windows write one, belongs to no object, and moves no place in the first line.
  @Test func aMarkIsPassedOver() throws {
    for text in [Self.lines.joined(separator: "\n"), "[\(Self.lines.joined(separator: ","))]"] {
      let (plain, marked) = (try Self.read(text), try Self.read("\u{FEFF}" + text))
      #expect(marked.recording.samples == plain.recording.samples)
      #expect(marked.places == plain.places)
      #expect(marked.source.bytes == plain.source.bytes)
    }
    let error = thrown(DiagnosticsError.self) { try Self.read("\u{FEFF}{\"t\": 0 \"y\": 1}\n{\"t\": 1, \"y\": 2}\n") }
    #expect(error?.diagnostics.first.map { "\($0.line):\($0.column)" } == "1:9")
  }

  /// An error quotes the file's own line and number.
  @Test func errorsQuoteTheFile() throws {
    var lines = Self.lines
    lines[3] = #"{"t": "x", "frame": {"minY": 3}, "phase": "resting"}"#
    let error = thrown(DiagnosticsError.self) { try Self.read(lines.joined(separator: "\n")) }
    #expect(
      error?.text == """
        log:4:7: error: expected a time, found "x"
            4 | {"t": "x", "frame": {"minY": 3}, "phase": "resting"}
              |       ^~~

        """)
    lines[3] = #"{"t": 3, "frame": null, "phase": "resting"}"#
    let nothing = thrown(DiagnosticsError.self) { try Self.read(lines.joined(separator: "\n")) }
    #expect(nothing?.diagnostics.map(\.line) == [4])
    #expect(nothing?.diagnostics.map(\.message) == ["expected a position, found nothing"])
    // So does one of the JSON itself, and one of the names.
    lines[3] = #"{"t": 3 "frame": 3}"#
    let syntax = thrown(DiagnosticsError.self) { try Self.read(lines.joined(separator: "\n")) }
    #expect(syntax?.diagnostics.first.map { "\($0.line):\($0.column)" } == "4:9")
    #expect(syntax?.diagnostics.first?.excerpt.before == #"{"t": 3 "#)
    let names = thrown(DiagnosticsError.self) { try Self.read("{\"a\": 0, \"b\": 1}\n{\"a\": 1, \"b\": 1}\n") }
    #expect(names?.diagnostics.map { "\($0.line):\($0.column) \($0.excerpt.marked)" } == [#"1:2 "a""#, #"1:2 "a""#])
  }
}

import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct RecordingColumnsTests {
  /// Five rows below a header, the times in whole units, the last column moving.
  static func rows(_ columns: Int) -> String {
    (0..<5).map { row in (0..<columns).map { "\(row * ($0 + 1))" }.joined(separator: ",") }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("time_us,y_pt", 4_000, "y_pt"), ("time_ms,y_pt", 4_000, "y_pt"), ("time_s,y_pt", 4_000_000, "y_pt"),
    ("t,y", 4_000_000, "y"), ("t_ms,card_y_pt", 4_000, "card_y_pt"), ("timestamp_us,offset", 4_000, "offset"),
    ("time_us,height", 4_000, "height"), ("milliseconds,y", 4_000, "y"), ("seconds,y", 4_000_000, "y"),
  ])
  func namesTellTheUnit(header: String, last: Int64, position: String) throws {
    let thousands = header.split(separator: ",")[0].hasSuffix("_us") ? "000" : ""
    let rows = (0..<5).map { "\($0)\($0 == 0 ? "" : thousands),\($0 * 2)\n" }.joined()
    let reader = try RecordingReaderTests.read(header + "\n" + rows)
    #expect(reader.recording.samples[4].microseconds == last)
    #expect(reader.positionColumn == position)
  }

  @Test func namesThatAreGivenCount() throws {
    let columns = RecordingColumns(time: "clock", timeUnit: .ms, position: "b")
    let reader = try RecordingReaderTests.read("y_pt,clock,b\n\(Self.rows(3))\n", columns)
    #expect(reader.recording.samples.map(\.microseconds) == [0, 2_000, 4_000, 6_000, 8_000])
    #expect(reader.positionColumn == "b")
  }

  @Test func everyMistakeHasItsPlaceAndItsRemedy() throws {
    func problem(_ header: String, _ columns: RecordingColumns = RecordingColumns()) -> String {
      do throws(DiagnosticsError) {
        _ = try RecordingReaderTests.read("\(header)\n\(Self.rows(3))\n", columns)
        return ""
      } catch {
        return error.diagnostics.map { "\($0.line):\($0.column) \($0.message) (\($0.help ?? ""))" }
          .joined(separator: "; ")
      }
    }
    #expect(
      problem("time,a,y") == "1:1 the name \"time\" doesn't end in its unit (say --time-unit ns, us, ms or s)")
    #expect(problem("time,a,y", RecordingColumns(timeUnit: .ms)) == "")
    #expect(
      problem("time_us,a,b")
        == "1:1 no column is known as a position (name it with --position-column: the columns are time_us, a, b)")
    #expect(
      problem("a,b,c").hasPrefix(
        "1:1 no column is known as a time (name it with --time-column: the columns are a, b, c)"))
    #expect(
      problem("time_us,y_pt,x", RecordingColumns(position: "y_ptt"))
        == "1:1 there is no column \"y_ptt\" (did you mean \"y_pt\"?)")
    var columns = RecordingColumns()
    columns.recorded = "map_dim_alpha"
    #expect(
      problem("time_us,card_y_pt", columns)
        == "1:1 there is no column \"map_dim_alpha\" (--column card_y_pt compares the one that is here; "
        + "--position-column card_y_pt takes it for map_dim_alpha)")
    #expect(!problem("time_us,card_y_pt,map_dim_alpha", columns).contains("no column"))
    #expect(
      problem("time_us,y_pt,x", RecordingColumns(time: "when"))
        == "1:1 there is no column \"when\" (the columns are time_us, y_pt, x)")
    #expect(
      RecordingReaderTests.problem("a;b;c\n0;1;2\n") == "1:1 no column is known as a time; "
        + "1:1 no column is known as a position")
  }

  /// A spreadsheet's table has the same samples as one with commas, and its errors their places in the file.
  @Test(arguments: [";", "\t"])
  func otherSeparatorsAreRead(separator: String) throws {
    let rows = (0..<6).map { "\(16 * $0)\(separator)\($0),5\(separator)\"a\(separator)b,c\"" }
    let header = ["Time (ms)", "Y [pt]", "note"].joined(separator: separator)
    let read = try RecordingReaderTests.read(([header] + rows).joined(separator: "\n") + "\n")
    #expect(read.recording.samples.map(\.microseconds) == (0..<6 as Range<Int64>).map { 16_000 * $0 })
    #expect(read.recording.samples.map(\.position) == stride(from: 0.5 as Double, to: 6, by: 1).map { $0 })
    #expect(read.positionColumn == "Y [pt]")
    let wrong = "\(header)\n0\(separator)1,5x\(separator)a\n"
    #expect(RecordingReaderTests.problem(wrong).hasPrefix("2:3 expected a position, found \"1,5x\""))
  }

  /// Excel and Numbers write empty columns and rows, decimal commas in quotation marks, and a name with a comma.
  @Test func leftoversOfASpreadsheetAreNoSamples() throws {
    let header = "\u{FEFF}\"Time, exact (sec)\";Y (points);;"
    let rows = (0..<6).map { "\"0,\($0)0\";\"39\($0),25\";;" }
    let text = ([header] + rows + [";;;", ";;;", ""]).joined(separator: "\r\n")
    let read = try RecordingReaderTests.read(text, RecordingColumns(time: "Time, exact (sec)"))
    #expect(read.recording.samples.map(\.microseconds) == (0..<6 as Range<Int64>).map { 100_000 * $0 })
    #expect(read.recording.samples.map(\.position) == stride(from: 390.25 as Double, to: 396, by: 1).map { $0 })
  }

  /// Thousands are never taken for fractions, nor UTF-16 for a table of one column.
  @Test func whatCantBeToldIsRefused() {
    let mixed = "the numbers have commas and points"
    #expect(RecordingReaderTests.problem("time_us;y\n16.667;390,5\n").hasPrefix("2:11 \(mixed)"))
    #expect(RecordingReaderTests.problem("time_us\ty\n16,667\t390.5\n").hasPrefix("2:11 \(mixed)"))
    #expect(!RecordingReaderTests.problem("time_us;y\n16.667;390.5\n").contains(mixed))
    let utf16 = SourceText(name: "a.csv", bytes: [0xFF, 0xFE, 0x74, 0, 0x3B, 0])
    #expect(throws: DiagnosticsError.self) { try RecordingReader(utf16) }
  }

  /// A header is shown as it stands in the file.
  @Test func aHeaderIsShownAsItIs() {
    let error = thrown(DiagnosticsError.self) { try RecordingReaderTests.read("a;b;c\n0;1,5;2\n") }
    #expect(error?.diagnostics.map(\.excerpt.marked) == ["a;b;c", "a;b;c"])
    let row = thrown(DiagnosticsError.self) { try RecordingReaderTests.read("t;y\n0;1,5;2\n") }
    #expect(row?.diagnostics.map(\.excerpt.marked) == ["0;1,5;2"])
  }

  /// A position is known by its name with any unit, and as a frame's edge.
  @Test(
    arguments: [
      ("card_y_px", 1.0), ("originY", nil), ("origin.y", nil), ("frame.origin.y", nil), ("view.frame.minY", nil),
      ("minY", nil), ("position", nil), ("minY (pt)", nil), ("frame.y", nil), ("value_px", 1),
    ] as [(String, Double?)])
  func positionsAreKnown(name: String, scale: Double?) throws {
    let text = "t,phase,touch.y,\(name)\n" + (0..<6).map { "\($0),resting,5,\(3 * $0)\n" }.joined()
    let read = try RecordingReaderTests.read(text, RecordingColumns(scale: scale))
    #expect(read.positionColumn == name)
  }

  /// Words are no positions, neither in the only other column nor under a known name.
  @Test func wordsAreNoPositions() throws {
    let two = "t,phase\n" + (0..<6).map { "\($0),resting\n" }.joined()
    #expect(RecordingReaderTests.problem(two) == "1:1 no column is known as a position")
    let three = "t,position,y\n" + (0..<6).map { "\($0),half,\($0)\n" }.joined()
    #expect(try RecordingReaderTests.read(three).positionColumn == "y")
  }

  @Test func aLogIsNoTable() {
    let log = "2025-11-26 14:03:01.000000+0100 MyApp[4711:88123] card y=1429.3 px\n"
    let error = thrown(DiagnosticsError.self) { try RecordingReaderTests.read(log + log) }
    #expect(error?.diagnostics.map(\.message) == ["the first line names one column only: is this a log, not a table?"])
    #expect(error?.diagnostics[0].help == #"write lines such as print("\(t),\(y)") below a first line t,y"#)
  }

  /// The column that was recorded comes before the others, and pixels are found wherever the name has them.
  @Test func aTimelinesOwnColumnComesFirst() throws {
    var columns = RecordingColumns()
    columns.recorded = "card_velocity_pt_s"
    let text = "time_ms,card_y_pt,card_velocity_pt_s\n" + (0..<6).map { "\($0),\($0),\(9 * $0)\n" }.joined()
    #expect(try RecordingReaderTests.read(text, columns).positionColumn == "card_velocity_pt_s")
    #expect(try RecordingReaderTests.read(text).positionColumn == "card_y_pt")
    let pixels = "time_ms,Y (px @3x)\n" + (0..<6).map { "\($0),\($0)\n" }.joined()
    #expect(RecordingReaderTests.problem(pixels).contains("are pixels"))
  }

  /// A finger's own file is no card's recording, unless its column is named, or a card's stands beside it.
  @Test func aGestureIsNoRecording() throws {
    let rows = "0,began,0,190,430\n8000,moved,0,190,400\n16000,ended,0,190,390\n"
    let text = "time_us,phase,pointer,x_pt,y_pt\n" + rows
    #expect(RecordingReaderTests.problem(text).contains("its positions are a finger's"))
    var columns = RecordingColumns()
    columns.position = "y_pt"
    #expect(try RecordingReaderTests.read(text, columns).recording.samples.map(\.position) == [430, 400, 390])
    let both = "time_us,phase,pointer,x_pt,y_pt,card_y_pt\n0,began,0,1,9,300\n8000,moved,0,1,7,298\n"
    #expect(try RecordingReaderTests.read(both).positionColumn == "card_y_pt")
  }

  @Test(arguments: [
    ("Time (sec)", "time_s"), ("Y (points)", "y_pt"), ("Y [Pixel]", "y_px"), ("time_µs", "time_us"),
    ("Time (ms)", "time_ms"), ("y_px", "y_px"), ("Y [px]", "y_px"), ("Card Y", "card_y"), ("t", "t"), ("  ", ""),
  ])
  func aPlainNameHasItsUnitAtItsEnd(name: String, plain: String) {
    #expect(RecordingColumns.plain(name) == plain)
  }
}

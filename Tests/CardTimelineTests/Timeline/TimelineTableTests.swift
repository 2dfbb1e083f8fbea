import CardExamples
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct TimelineTableTests {
  static func table(_ text: String) throws(DiagnosticsError) -> TimelineTable {
    try TimelineTable(SourceText(name: "a.csv", text: text))
  }

  /// The cells of all rows.
  static func rows(_ text: String) throws(DiagnosticsError) -> [[String]] {
    try rows(of: table(text))
  }

  static func rows(of table: TimelineTable) throws(DiagnosticsError) -> [[String]] {
    var rows = try table.rows()
    var cells: [[String]] = []
    while try rows.next() { cells.append(table.columns.indices.map { rows.text($0) }) }
    return cells
  }

  /// The problem of a table, in its header or its rows.
  static func problem(_ text: String) -> String {
    placedProblem { () throws(DiagnosticsError) in _ = try rows(text) }
  }

  @Test func rowsAreReadOneByOne() throws {
    let text = "frame,events\n0,\n1,drag\n2,\"a(1,2);b\"\n"
    #expect(try Self.table(text).columns == ["frame", "events"])
    #expect(try Self.table(text).index(of: "events") == 1)
    #expect(try Self.rows(text) == [["0", ""], ["1", "drag"], ["2", "a(1,2);b"]])
    // Line ends of other systems, and a last line without one, are read.
    #expect(try Self.rows("a,b\r\n1,2\r\n3,\r\n") == [["1", "2"], ["3", ""]])
    #expect(try Self.rows("a\n1") == [["1"]])
    #expect(try Self.rows("a\n1\n\n\n") == [["1"]])
    #expect(try Self.rows("a\n") == [])
  }

  @Test func numbersAreNumbers() throws {
    let table = try Self.table("a,b,c\n1.5,,x1\n")
    var rows = try table.rows()
    #expect(try rows.next())
    #expect(rows.number(0) == 1.5)
    #expect(rows.number(1) == nil)
    #expect(rows.number(2) == nil)
  }

  /// A byte order mark, as spreadsheets write one, belongs to no name.
  @Test func aByteOrderMarkIsPassedOver() throws {
    let table = try Self.table("\u{FEFF}a,b\n1,2\n")
    #expect(table.columns == ["a", "b"])
    var rows = try table.rows()
    #expect(try rows.next())
    #expect(rows.number(0) == 1)
  }

  static let mistakes = [
    ("", "1:1 expected the header of a timeline, found nothing"),
    ("\n", "1:1 expected the header of a timeline, found nothing"),
    ("0,1\n", "1:1 expected the header of a timeline, found a number"),
    ("a,,b\n", "1:3 a column has no name"), ("a,b,a\n", "1:5 the column \"a\" comes twice"),
    ("a,b\n1,2\n3\n", "3:1 expected a cell for each of the 2 columns, found 1"),
    ("a\n1\n\n2\n", ""), ("a,b\n1,2\n\n3,4\n", "3:1 expected a cell for each of the 2 columns, found 1"),
    ("a,b\n1,\"2\n", "2:1 a quotation mark is never closed"),
  ]

  @Test(arguments: mistakes)
  func everyMistakeHasItsPlace(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  /// A text in pieces of any size has the same rows, and the same mistakes at the same places.
  @Test(arguments: [1, 2, 3, 7, 64])
  func piecesAreReadAsAWhole(size: Int) throws {
    let texts = [
      "frame,events\n0,\n1,drag\n2,\"a(1,2);b\"\n", "a,b\r\n1,2\r\n3,\r\n", "a\n1", "a\n1\n\n\n", "a\n",
      "a\n1\n\n\r\n2\n",
    ]
    for text in texts {
      #expect(try Self.rows(of: TimelineTable(.inPieces(text, of: size))) == Self.rows(text))
    }
    for (text, problem) in Self.mistakes {
      let found = placedProblem { () throws(DiagnosticsError) in
        _ = try Self.rows(of: TimelineTable(.inPieces(text, of: size)))
      }
      #expect(found == problem)
    }
  }

  /// A header of many columns is read in a moment, and one of more than any table has is refused.
  @Test func columnsAreCounted() throws {
    let names = (0..<TimelineTable.columnLimit).map { "c\($0)" }
    let table = try Self.table(names.joined(separator: ",") + "\n")
    #expect(table.columns == names)
    #expect(names.indices.allSatisfy { table.index(of: names[$0]) == $0 })
    #expect(table.index(of: "c") == nil)
    #expect(
      Self.problem(names.joined(separator: ",") + ",more\n").contains("expected 4096 columns at most, found 4097"))
    let header = String(repeating: "c,", count: 300_000)
    #expect(Self.problem(header + "d\n").contains("expected 4096 columns at most, found 300001"))
  }

  /// Empty lines before a row are searched once, not once for each of them.
  @Test(arguments: [1 << 30, 100])
  func manyEmptyLinesAreRows(size: Int) throws {
    let text = "a\n" + String(repeating: "\n", count: 2_000) + "1\n" + String(repeating: "\n", count: 2_000)
    #expect(try Self.rows(of: TimelineTable(.inPieces(text, of: size))).count == 2_001)
    let pair = "a,b\n" + String(repeating: "\n", count: 2_000) + "1,2\n"
    let found = placedProblem { () throws(DiagnosticsError) in
      _ = try Self.rows(of: TimelineTable(.inPieces(pair, of: size)))
    }
    #expect(found == "2:1 expected a cell for each of the 2 columns, found 1")
  }

  /// In a table from elsewhere, lines without any text stand between rows; the rows keep their lines' numbers.
  @Test func aRecordingMayHaveEmptyLines() throws {
    func found(_ text: String, _ kind: TimelineTable.Kind) -> String {
      placedProblem { () throws(DiagnosticsError) in
        var rows = try TimelineTable(SourceText(name: "a.csv", bytes: Array(text.utf8)), of: kind).rows()
        while try rows.next() {}
      }
    }
    for kind in [TimelineTable.Kind.recording, .releases] {
      #expect(found("a,b\n\n1,2\r\n\r\n3,4\n\n", kind) == "")
      #expect(found("a,b\n\n1,2\n\n3\n", kind) == "5:1 expected a cell for each of the 2 columns, found 1")
    }
    #expect(found("a,b\n\n1,2\n", .timeline) == "2:1 expected a cell for each of the 2 columns, found 1")
  }

  /// Every reading begins with the header that was read first.
  @Test func aFileThatChangesIsRefused() throws {
    let isChanged = Flag()
    let text = TimelineText(name: "a.csv") {
      let bytes = Array((isChanged.isSet ? "alpha,b\n1,2\n" : "a,b\n1,2\n").utf8)
      var isRead = false
      return { given in
        if !isRead { given += bytes }
        defer { isRead = true }
        return !isRead
      }
    }
    let table = try TimelineTable(text)
    #expect(try Self.rows(of: table) == [["1", "2"]])
    isChanged.isSet = true
    let found = placedProblem { () throws(DiagnosticsError) in _ = try Self.rows(of: table) }
    #expect(found == "1:1 the file was changed while it was read")
  }

  /// A line without an end isn't kept for ever.
  @Test(arguments: Seeds.every(2, of: ["a\n1\n", ""]))
  func anEndlessLineIsRefused(before: String) throws {
    let piece = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 20)
    let text = TimelineText(name: "a.csv") {
      var isBegun = false
      return { bytes in
        bytes += isBegun ? piece : Array(before.utf8)
        isBegun = true
        return true
      }
    }
    let found = placedProblem { () throws(DiagnosticsError) in _ = try Self.rows(of: TimelineTable(text)) }
    #expect(found == "\(before.isEmpty ? 1 : 3):1 the line is longer than 16 MB")
  }

  /// The tool reads its own timelines.
  @Test func aTimelineIsReadAsItWasWritten() throws {
    let scenario = try #require(BuiltInScenarios.named("cards-visibility-2")).document.scenario()
    var writer = TimelineWriter(columns: Column.allCases, names: scenario.names, precision: .exact)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    var simulation = scenario.simulation
    var places: [Double] = []
    while try simulation.next() {
      places.append(simulation.frame.sample.cardY)
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    let table = try Self.table(buffer.text)
    #expect(table.columns == Column.allCases.map(\.name))
    var rows = try table.rows()
    var found: [Double] = []
    let column = try #require(table.index(of: "card_y_pt"))
    while try rows.next() { found.append(rows.number(column) ?? .nan) }
    #expect(found == places)
  }
}

/// A flag that a closure reads later. The test sets it on the thread that reads it.
private final class Flag: @unchecked Sendable {
  var isSet = false
}

extension TimelineText {
  /// A text in pieces of a size, in bytes.
  static func inPieces(_ text: String, of size: Int) -> TimelineText {
    TimelineText(name: "a.csv") {
      var rest = Array(text.utf8)[...]
      return { bytes in
        bytes += rest.prefix(size)
        defer { rest = rest.dropFirst(size) }
        return !rest.isEmpty
      }
    }
  }
}

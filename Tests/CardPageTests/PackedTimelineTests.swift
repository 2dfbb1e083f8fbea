import CardExamples
import CardPage
import CardScenario
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// A packed timeline is unpacked to the same text, cell by cell. The reader here is the page's (`rows.js`), in Swift.
@Suite struct PackedTimelineTests {
  /// Reads packed cells.
  struct Reader {
    var bytes: ArraySlice<UInt8>

    init(_ timeline: PackedTimeline) { bytes = timeline.bytes[...] }

    mutating func next() -> UInt64 {
      var (number, shift) = (UInt64(0), UInt64(0))
      while let byte = bytes.popFirst() {
        number |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return number }
        shift += 7
      }
      Issue.record("the cells end too early")
      return 0
    }

    mutating func filled(_ count: Int) -> [Int] {
      var (filled, index, isFilled): ([Int], Int, Bool) = ([], 0, true)
      repeat {
        let length = Int(next())
        if isFilled { filled += index..<index + length }
        index += length
        isFilled.toggle()
      } while index < count && !bytes.isEmpty
      return filled
    }

    /// Returns the texts of a column.
    mutating func column(_ column: PackedTimeline.Column, _ count: Int) -> [String] {
      var texts = Array(repeating: "", count: count)
      let filled = filled(count)
      guard let places = column.places else {
        var (word, length) = ("", UInt64(0))
        for index in filled {
          if length == 0 { (word, length) = (column.words[Int(next())], next()) }
          texts[index] = word
          length -= 1
        }
        return texts
      }
      var (last, step, zeros) = (Int64(0), Int64(0), UInt64(0))
      for index in filled {
        if zeros > 0 {
          zeros -= 1
        } else {
          let code = next()
          if code == 0 { zeros = next() } else { step += Int64(bitPattern: code >> 1) ^ -Int64(code & 1) }
        }
        last += step
        let unit = (0..<places).reduce(1.0) { unit, _ in unit * 10 }
        texts[index] = DecimalText.fixed(Double(last) / unit, decimals: places)
      }
      return texts
    }
  }

  /// Compares every cell of a table with what was packed of it.
  static func check(_ text: [UInt8], name: String) throws {
    let table = try TimelineTable(SourceText(name: name, bytes: text))
    let packed = try ReportTimeline(table).cells
    var reader = Reader(packed)
    // A table without velocities gets some, which aren't its own.
    let columns = packed.columns.map { ($0, reader.column($0, packed.rowCount)) }
      .filter { $0.0.name != "step_velocity_pt_s" }
    #expect(reader.bytes.isEmpty, "\(name): bytes are left over")
    #expect(columns.map(\.0.name) == table.columns.filter { $0 != "events" })
    var rows = try table.rows()
    var row = 0
    while try rows.next() {
      for (column, texts) in columns {
        guard let index = table.index(of: column.name), rows.text(index) != texts[row] else { continue }
        Issue.record("\(name): row \(row) has \(texts[row]) in \(column.name) and not \(rows.text(index))")
        return
      }
      row += 1
    }
    #expect(row == packed.rowCount)
  }

  @Test(arguments: Seeds.every(16, of: BuiltInScenarios.all.map(\.name), from: 5))
  func everyCellOfABuiltInScenarioComesBack(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let channels = scenario.channelNames
    var writer = TimelineWriter(
      columns: TimelineColumn.all(channels: channels), channels: channels, names: scenario.names)
    var buffer = ByteBuffer()
    writer.appendHeader(to: &buffer)
    var simulation = scenario.simulation
    while try simulation.next() { writer.append(&simulation, to: &buffer) }
    try Self.check(buffer.bytes, name: name)
  }

  @Test func extremesComeBack() throws {
    let cells = [
      "0.0000", "-0.0001", "9000000000.1234", "-9000000000.1234", "0.5000", "0.5000", "", "", "123456789.0000",
      "0.0000",
    ]
    let rows = cells.enumerated().map { "\($0.offset),\($0.offset * 16667),\($0.element),w\($0.offset % 3)" }
    let text = "frame,time_us,card_y_pt,my_word\n" + rows.joined(separator: "\n") + "\n"
    try Self.check(Array(text.utf8), name: "extremes")
  }

  /// Times since 1970 are numbers, as far as a page's numbers are exact, and so is a place of many digits.
  @Test func timesSince1970AreNumbers() throws {
    let rows = (0..<4).map { "\($0),\(1_764_381_000_012_000 + $0 * 16_667),\(900_000_000_000 - $0)\n" }
    let text = "frame,time_us,card_y_pt\n" + rows.joined()
    try Self.check(Array(text.utf8), name: "epoch")
    let table = try TimelineTable(SourceText(name: "epoch", bytes: Array(text.utf8)), of: .recording)
    #expect(try ReportTimeline(table).cells.columns.prefix(3).map(\.places) == [0, 0, 0])
  }

  /// Words are told apart in one pass, however many there are.
  @Test func eachRowMayHaveItsWord() throws {
    let rows = (0..<20_000).map { "\($0),\($0 * 16_667),5.0000,word-\($0 / 2)\n" }
    try Self.check(Array(("frame,time_us,card_y_pt,note\n" + rows.joined()).utf8), name: "words")
  }

  @Test func aRecordingKeepsFourDecimals() throws {
    let text = "t_ms,y_px\n0,812\n16.6667,811.33333333\n33.3,8.1e2\n"
    let table = try TimelineTable(SourceText(name: "device", bytes: Array(text.utf8)), of: .recording)
    let timeline = try ReportTimeline(table)
    var reader = Reader(timeline.cells)
    #expect(timeline.cells.columns.map(\.name) == ["time_us", "card_y_pt", "step_velocity_pt_s"])
    #expect(reader.column(timeline.cells.columns[0], 3) == ["0", "16667", "33300"])
    #expect(reader.column(timeline.cells.columns[1], 3) == ["812.0000", "811.3333", "810.0000"])
  }

  @Test(arguments: [
    ("time_us,card_y_pt\n", "there is no row"), ("time_us,card_y_pt\n5,1\n4,1\n", "time runs back"),
    ("time_us,card_y_pt\nx,1\n", "expected a time"), ("time_us,card_y_pt\n0,1e12\n", "1e12\" is out of range"),
    ("time_us,card_y_pt\n1e16,1\n", "1e16\" is out of range"), ("a,b,c\n1,2,3\n", "no column is known as a time"),
  ])
  func whatCantBeShownIsSaid(text: String, words: String) throws {
    var found = ""
    do throws(DiagnosticsError) {
      let table = try TimelineTable(SourceText(name: "bad", bytes: Array(text.utf8)), of: .recording)
      _ = try ReportTimeline(table)
    } catch {
      found = error.text
    }
    #expect(found.range(of: words) != nil, "\(found)")
  }
}

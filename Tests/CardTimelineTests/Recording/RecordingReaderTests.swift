import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct RecordingReaderTests {
  static func read(
    _ text: String, _ columns: RecordingColumns = RecordingColumns()
  ) throws(DiagnosticsError) -> RecordingReader {
    try RecordingReader(SourceText(name: "a.csv", text: text), columns: columns)
  }

  static func problem(_ text: String, _ columns: RecordingColumns = RecordingColumns()) -> String {
    do throws(DiagnosticsError) {
      _ = try read(text, columns)
      return ""
    } catch {
      return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
    }
  }

  static let rows = (0..<6).map { "\($0 * 16_667),\($0 * $0)" }.joined(separator: "\n")

  @Test func timesAndPositions() throws {
    let reader = try Self.read("time_us,y_pt\n\(Self.rows)\n")
    #expect(reader.recording.samples.map(\.microseconds) == [0, 16_667, 33_334, 50_001, 66_668, 83_335])
    #expect(reader.recording.samples.map(\.position) == [0, 1, 4, 9, 16, 25])
    #expect(reader.positionColumn == "y_pt")
    #expect(reader.places.count == 6)
    #expect(String(decoding: reader.source.bytes[reader.places[5]], as: UTF8.self) == "25")
  }

  /// Tables as other tools write them are read: comments above the names are left out, and every place is that in the
  /// file.
  @Test(arguments: [
    "\u{FEFF}time_us, y_pt\r\n0, 5\r\n1000, 6\r\n2000,7\r\n3000,8\r\n4000,9\r\n",
    "\"time_us\",\"y_pt\"\n0,5\n\"1000\",\"6\"\n2000,7\n3000,8\n4000,9",
    "note,y_pt,time_us\n\"a, b\",5,0\n,6,1000\nx,7,2000\n,8,3000\n,9,4000\n\n",
    "# App 1, 2\n\n  # b; c\r\ntime_us,y_pt\n0,5\n1000,6\n2000,7\n3000,8\n4000,9\n",
    "# time_us,y_pt\n0,5\n1000,6\n2000,7\n3000,8\n4000,9\n",
    "# App 1\n\t\n#frame,time_us,y_pt\n0,0,5\n1,1000,6\n2,2000,7\n3,3000,8\n4,4000,9\n",
    "# App 1, 2\ntime;y\n00:03,000;5,0\n00:03,001;6,0\n00:03,002;7,0\n00:03,003;8,0\n00:03,004;9,0\n",
  ])
  func everyDressOfATable(text: String) throws {
    let reader = try Self.read(text)
    #expect(reader.recording.samples.map(\.position) == [5, 6, 7, 8, 9])
    #expect(reader.recording.samples.map(\.microseconds) == [0, 1_000, 2_000, 3_000, 4_000])
    let first = reader.places.map { place in reader.source.bytes[place].first { $0 != 0x20 } ?? 0 }
    #expect(first == Array("56789".utf8))
  }

  @Test func positionsAreScaledAndFingersSeen() throws {
    let text = "time_ms,touch_y_pt,y_px\n0,,3\n8,400,6\n16,410,9\n24,,12\n32,,15\n"
    let reader = try Self.read(text, RecordingColumns(scale: 0.5))
    #expect(reader.recording.samples.map(\.position) == [1.5, 3, 4.5, 6, 7.5])
    #expect(reader.recording.samples.map(\.isHeld) == [false, true, true, false, false])
    #expect(reader.recording.samples[4].microseconds == 32_000)
    let phases = try Self.read("t,phase,y\n0,resting,1\n1,dragging,2\n2,settling,3\n3,resting,4\n4,resting,5\n")
    #expect(phases.recording.samples.map(\.isHeld) == [false, true, false, false, false])
    // The moving position may be the finger's own.
    let finger = try Self.read(
      "t,touch_y_pt\n0,1\n1,2\n2,3\n3,4\n4,5\n", RecordingColumns(position: "touch_y_pt"))
    #expect(finger.recording.samples.allSatisfy { !$0.isHeld })
  }

  /// A log may write something that is no number where no finger is.
  @Test(arguments: ["", "NaN", "nil", "-"]) func noNumberIsNoFinger(none: String) throws {
    let reader = try Self.read("t,y,touch_y_pt\n" + (0..<6).map { "\($0),\($0),\($0 < 3 ? "0" : none)\n" }.joined())
    #expect(reader.recording.samples.map(\.isHeld) == [true, true, true, false, false, false])
    let column = try #require(reader.fingerColumn)
    #expect(column.name == "touch_y_pt")
    #expect(column.place == 4..<14)
  }

  /// Spreadsheets for the classic Mac end lines with a carriage return alone; an error still has its line.
  @Test func linesEndWithCarriageReturns() throws {
    let reader = try Self.read("t,y\r0,1\r1,2\r2,3\r3,4\r4,5\r")
    #expect(reader.recording.samples.map(\.position) == [1, 2, 3, 4, 5])
    let error = thrown(DiagnosticsError.self) { _ = try Self.read("t,y\r0,1\r1,x\r2,3\r3,4\r4,5\r") }
    #expect(error?.text.contains("a.csv:3:3: ") == true, "\(error?.text ?? "")")
  }

  @Test func aTimelineIsARecording() throws {
    let text =
      "frame,time_us,phase,touch_y_pt,card_y_pt,events\n"
      + (0..<6).map { "\($0),\($0 * 8333),settling,,\(400 - $0).5,\"a(1,2)\"\n" }.joined()
    #expect(try Self.read(text).positionColumn == "card_y_pt")
  }

  @Test(arguments: [
    ("", "1:1 expected the header of a recording, found nothing"),
    ("time_us,y_pt\n", "2:1 the recording has no samples"),
    ("time_us,y_pt\n5,1\n5,2\n5,3\n5,4\n5,5\n", "2:3 all samples have the same time"),
    ("time_us,y_pt\n0,1\n9,NaN\n", "3:3 expected a position, found \"NaN\""),
    ("time_us,y_pt\n0,1\n9,\n", "3:3 expected a position, found nothing"),
    ("# App 1\n\n# b\ntime_us,y_pt\n0,1\n9,NA\n", "6:3 expected a position, found \"NA\""),
    ("#\ntime_us,y_pt\n0,1,2\n", "3:1 expected a cell for each of the 2 columns, found 3"),
    ("# App 1\n", "1:1 expected the header of a recording, found nothing"),
    ("App 1, 2\nvia\ntime_us,y_pt\n0,1\n", "1:1 the columns are named below, in \"time_us,y_pt\""),
    ("Device: X, iOS: 18\n\"t\";\"y\"\n0;1\n", "1:1 the columns are named below, in \"\"t\";\"y\"\""),
    ("time_us,y_pt\nus,pt\n0,1\n", "2:1 expected a time, found \"us\""),
    (
      "time_us,y_pt\n-,null\n0,1\n", "2:1 expected a time, found \"-\"; 2:3 expected a position, found \"null\""
    ),
    ("time_us,y_pt\nus,pt\n0,1\nx,2\n", "2:1 expected a time, found \"us\"; 4:1 expected a time, found \"x\""),
    ("time_us,y_pt\n0,1\nx,2\n", "3:1 expected a time, found \"x\""),
    ("time_us,y_pt\n9,1\n3,2\n", "3:1 time runs back, from 9 to 3 µs"),
    ("time_us,y_pt\n1e300,1\n", "2:1 the time \"1e300\" is out of range"),
    ("time_us,y_pt\n0,1e30\n", "2:3 the position \"1e30\" is farther away than any card"),
    ("time_us,y_pt\n0,1,2\n", "2:1 expected a cell for each of the 2 columns, found 3"),
    ("time_us,y_pt\n0,\"1\n", "2:1 a quotation mark is never closed"),
  ])
  func everyMistakeHasItsPlace(text: String, problem: String) {
    #expect(Self.problem(text) == problem)
  }

  /// A recording of a card that stands still, and one of few samples, are recordings; a fit needs more.
  @Test(arguments: [
    ("time_us,y_pt\n0,1\n", 1.0, "2:3 the recording has 1 sample, and a fit needs 5"),
    ("time_us,y_pt\n0,1\n900,2\n", 1, "3:5 the recording has 2 samples, and a fit needs 5"),
    ("time_us,y_pt\n0,7\n900,7\n1800,7\n2700,7\n3600,7\n", 1, "1:9 nothing moves: \"y_pt\" is 7 in all 5 samples"),
    ("time_us,y_pt\n0,390.5\n900,390.5\n", 0.5, "3:5 the recording has 2 samples, and a fit needs 5"),
    ("time_us,y_pt\n0,7\n900,7\n1800,7\n2700,7\n3600,8\n", 1, ""),
  ])
  func onlyAFitNeedsMotion(text: String, step: Double, problem: String) throws {
    let reader = try Self.read(text)
    #expect(reader.recording.step == step)
    let error = thrown(DiagnosticsError.self) { try reader.requireMotion() }
    #expect(error?.diagnostics.map { "\($0.line):\($0.column) \($0.message)" } == (problem.isEmpty ? nil : [problem]))
  }

  /// Of many mistakes a few are shown, and all are counted.
  @Test func manyMistakesAreFew() {
    let text = "time_us,y_pt\n0,1\n" + String(repeating: "x,y\n", count: 10_000)
    let error = thrown(DiagnosticsError.self) { try Self.read(text) }
    #expect(error?.diagnostics.map(\.line) == [2, 2, 3, 3, 4].map { $0 + 1 })
    #expect(error?.omittedCount == 19_995)
    #expect(error?.text.hasSuffix("and 19995 more\n") == true)
  }

  /// A column in which no row has a number is one mistake.
  @Test(arguments: [
    (
      "t,y\n0,476.45pt\n1,476.4pt\n",
      #"2:3 expected a position, found "476.45pt", and no number in any row of "y" | write the number alone: 476.45"#
    ),
    (
      "t;y\n0;y=-476,4\n1;y=476,4\n",
      #"2:3 expected a position, found "y=-476,4", and no number in any row of "y" | write the number alone: -476,4"#
    ),
    (
      "t,position\n0,half\n1,full\n",
      #"2:3 expected a position, found "half", and no number in any row of "position" "#
        + "| is it another column? see --position-column"
    ),
    (
      "time_s,y\nt1,1\nt2,2\n",
      #"2:1 expected a time, found "t1", and no number in any row of "time_s" "#
        + "| times are numbers that count from any start, such as 0.0167, or those of a clock, such as 14:03:01.250, "
        + "03:01.250 or 2026-11-26T14:03:01.250Z"
    ),
  ])
  func aColumnWithoutNumbersIsOneMistake(text: String, problem: String) {
    let error = thrown(DiagnosticsError.self) { try Self.read(text) }
    let problems = error?.diagnostics.map { "\($0.line):\($0.column) \($0.message) | \($0.help ?? "")" }
    #expect(problems == [problem])
    #expect(error?.omittedCount == 0)
  }

  /// Times in seconds that are read as milliseconds lie closer than any screen's frames.
  @Test(
    arguments: [
      ("t", .ms, 60.0, #"1:1 the times in "t" lie 17 µs apart (58824 Hz)"#, "is the unit s?"),
      ("time_ms", nil, 60, #"1:1 the times in "time_ms" lie 17 µs apart (58824 Hz)"#, "is the unit s?"),
      ("t", .ms, 2, "", ""),
      ("t", .us, 0.016, #"1:1 the times in "t" lie 63 µs apart (15873 Hz)"#, "is the unit ms or s?"),
      ("time_us", nil, 0.016, #"1:1 the times in "time_us" lie 63 µs apart (15873 Hz)"#, "is the unit ms or s?"),
      ("time_us", nil, 0.004, "", ""),
      ("time_us", nil, 60, "2:5 all samples have the same time", "is the unit ms or s?"),
    ] as [(String, RecordingColumns.TimeUnit?, Double, String, String)])
  func timesThatAreTooDense(
    name: String, unit: RecordingColumns.TimeUnit?, rate: Double, problem: String, help: String
  ) {
    let rows = (0..<8).map { "\(Double($0) / rate),\($0)\n" }.joined()
    let error = thrown(DiagnosticsError.self) {
      try Self.read("\(name),y\n" + rows, RecordingColumns(timeUnit: unit))
    }
    #expect(error?.diagnostics.map { "\($0.line):\($0.column) \($0.message)" } == (problem.isEmpty ? nil : [problem]))
    #expect(error?.diagnostics.first?.help ?? "" == help)
  }

  /// Times in a smaller unit lie farther apart than any log's samples, and the unit in which they don't is named.
  @Test(arguments: [("t", 16_667, "us"), ("t", 17, "ms"), ("time_ms", 16_667, "us"), ("t", 16_666_667, "ns")])
  func timesThatAreTooSparse(name: String, step: Int, unit: String) {
    let rows = (0..<8).map { "\($0 * step),\($0)\n" }.joined()
    let error = thrown(DiagnosticsError.self) { try Self.read("\(name),y\n" + rows) }
    #expect(error?.diagnostics.first?.help?.hasPrefix("say --time-unit \(unit), or ") == true, "\(error?.text ?? "")")
  }

  /// The same recording in each form is the same: JSON Lines, an array, and nanoseconds.
  @Test func jsonIsReadAsATableIs() throws {
    func read(_ text: String) throws -> [Recording.Sample] {
      try RecordingReader(SourceText(name: "log", text: text)).recording.samples
    }
    let rows = (0..<8).map { (frame: Int) -> (time: Int, y: Double) in
      (16_667 * frame, 400 - 12.25 * Double(frame * frame))
    }
    let csv = "time_us,y_pt\n" + rows.map { "\($0.time),\($0.y)\n" }.joined()
    let objects = rows.map { "{\"frame\": \"a,\\\"b\", \"y_pt\": \($0.y), \"time_us\": \($0.time), \"visible\": true}" }
    let nanoseconds = "time_ns,y_pt\n" + rows.map { "\(1_000 * ($0.time + 77_000_000_000)),\($0.y)\n" }.joined()
    let expected = try read(csv)
    #expect(try read(objects.joined(separator: "\n") + "\n") == expected)
    #expect(try read("[\n" + objects.joined(separator: ",\n") + "]") == expected)
    #expect(try read(nanoseconds).map(\.position) == expected.map(\.position))
    #expect(try read(nanoseconds).map { $0.microseconds - 77_000_000_000 } == expected.map(\.microseconds))
    let error = thrown(DiagnosticsError.self) { try read(objects[0] + "\n{\"time_us\": 5}\n") }
    #expect(error?.text.contains("log:2:") == true, "\(error?.text ?? "")")
  }
}

import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct RecordingColumnsClockTests {
  private static let times = ["23:59:59.950", "23:59:59.967", "23:59:59.983", "00:00:00", "00:00:00.017"]
  private static let microseconds: [Int64] = [0, 17_000, 33_000, 50_000, 67_000]

  private static func text(_ header: String, _ times: [String], separator: String = ",") -> String {
    ([header] + times.enumerated().map { "\($0.element)\(separator)\(40 * $0.offset)" }).joined(separator: "\n")
  }

  /// Tables with the same times: Swift 6.0 can't compile them within the macro.
  private static let tables: [(text: String, unit: RecordingColumns.TimeUnit?)] = [
    (text("time,y_pt", times), nil), (text("timestamp,y_pt", times), nil), (text("time_s,y_pt", times), nil),
    (text("time,y_pt", times), .ms),
    (text("time;y", times.map { $0.replacing(".", with: ",") }, separator: ";"), nil),
    (text("time,y", times.map { "\"\($0.replacing(".", with: ","))\"" }), nil),
    (text("time,y", times.map { ($0.hasPrefix("2") ? "2026-12-31T" : "2027-01-01T") + $0 + "Z" }), nil),
    (text("time\ty", times.map { ($0.hasPrefix("2") ? "2026-02-28 " : "2026-03-01 ") + $0 }, separator: "\t"), nil),
    (
      times.enumerated().map { #"{"time": "\#($0.element)", "y": \#(40 * $0.offset)}"# }.joined(separator: "\n"), nil
    ),
  ]

  /// A clock's times need no unit, under any name and in any dress, and count from the first one, past midnight too.
  @Test(arguments: tables)
  func theyCountFromTheFirst(text: String, unit: RecordingColumns.TimeUnit?) throws {
    let read = try RecordingReaderTests.read(text, RecordingColumns(timeUnit: unit))
    #expect(read.recording.samples.map(\.microseconds) == Self.microseconds, "\(text)")
    #expect(read.recording.samples.map(\.position) == [0, 40, 80, 120, 160])
  }

  /// Times of whole seconds are believed, though they lie far apart.
  @Test func wholeSecondsAreRead() throws {
    let read = try RecordingReaderTests.read("time,y\n14:03:01,1\n14:03:05,2\n14:03:05,3\n14:03:11,4\n")
    #expect(read.recording.samples.map(\.microseconds) == [0, 4_000_000, 4_000_000, 10_000_000])
  }

  /// Minutes and seconds, as a video's player shows them, go on with hours.
  @Test func minutesAndSecondsAreRead() throws {
    let read = try RecordingReaderTests.read("time,y\n59:59.983,1\n59:59.999,2\n1:00:00.016,3\n")
    #expect(read.recording.samples.map(\.microseconds) == [0, 16_000, 33_000])
  }

  /// Nine decimals are rounded to a microsecond, as whole numbers.
  @Test func nanosecondsAreRounded() throws {
    let read = try RecordingReaderTests.read("time,y\n14:03:01.000000500,1\n14:03:01.016667499,2\n14:03:02.9999995,3\n")
    #expect(read.recording.samples.map(\.microseconds) == [0, 16_666, 1_999_999])
  }

  @Test(arguments: [
    ("time,y\n03:1.250,1\n03:1.267,2\n", #"2:1 expected a time, found "03:1.250""#),
    (
      "time,y\n14:03:01.250,1\n03:01.260,2\n",
      #"3:1 expected a time like "14:03:01.250" in the first row, found "03:01.260""#
    ),
    ("time,y\n14:03:01.250,1\n0.5,2\n", #"3:1 expected a time like "14:03:01.250" in the first row, found "0.5""#),
    ("time_s,y\n2:03:01 PM,1\n", #"2:1 expected a time, found "2:03:01 PM""#),
    (
      "time;y\n14:03:01,25;1\n14:03;2\n", #"3:1 expected a time like "14:03:01.25" in the first row, found "14:03""#
    ),
    (
      "time,y\n2026-11-26T14:03:01Z,1\n14:03:02,2\n",
      #"3:1 only one of "2026-11-26T14:03:01Z" and "14:03:02" has a date"#
    ),
    (
      "time,y\n14:03:01.000001,1\n14:03:21,2\n",
      #"3:1 the time "14:03:21" has too few decimals to count from the first one"#
    ),
    ("time,y\n14:03:01,1\n14:03:00,2\n", "3:1 time runs back, from 0 to -1000000 µs"),
    ("time,y\n14:03:01,1\n,2\n", "3:1 expected a time, found nothing"),
  ])
  func everyMistakeHasItsPlace(text: String, problem: String) {
    #expect(RecordingReaderTests.problem(text) == problem)
  }

  @Test func theFormIsShown() {
    let error = thrown(DiagnosticsError.self) { try RecordingReaderTests.read("time,y\n03:1.250,1\n") }
    #expect(error?.diagnostics[0].help?.contains("14:03:01.250, 03:01.250 or 2026-11-26T14:03:01.250Z") == true)
  }
}

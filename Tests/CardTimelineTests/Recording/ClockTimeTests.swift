import CardText
import Testing

@testable import CardTimeline

@Suite struct ClockTimeTests {
  @Test(
    arguments: [
      ("00:00:00", 0, false), ("14:03:01", 50_581_000_000, false), ("9:03:01.25", 32_581_250_000, false),
      ("14:03:01.250", 50_581_250_000, false), (" 14:03:01,000001 ", 50_581_000_001, false),
      ("03:01.250", 181_250_000, false), ("59:60,5", 3_600_500_000, false), ("0:00.0", 0, false),
      ("23:59:60", 86_400_000_000, false), ("00:00:00.0000005", 1, false), ("00:00:00.000000499", 0, false),
      ("00:00:00.999999999", 1_000_000, false), ("1970-01-01T00:00:00Z", 0, true),
      ("1969-12-31T23:59:59.999999Z", -1, true), ("2026-11-26T14:03:01.250Z", 1_795_701_781_250_000, true),
      ("2026-11-26 15:03:01.250000+0100", 1_795_701_781_250_000, true),
      ("2026-11-26t09:33:01,250-04:30", 1_795_701_781_250_000, true),
      ("2026-11-26T14:03:01.25", 1_795_701_781_250_000, true), ("2000-02-29T00:00:00+00", 951_782_400_000_000, true),
      ("0000-01-01T00:00:00Z", -62_167_219_200_000_000, true),
      ("9999-12-31T23:59:59Z", 253_402_300_799_000_000, true),
    ] as [(String, Int64, Bool)])
  func itIsRead(text: String, microseconds: Int64, hasDate: Bool) {
    let time = ClockTime(Array(text.utf8)[...])
    #expect(time?.microseconds == microseconds, "\(text)")
    #expect(time?.hasDate == hasDate, "\(text)")
  }

  @Test(arguments: [
    "", "14:03", "60:01.250", "03:61.5", "03:01.", "14:60:00.5", "2026-11-26T14:03.5", "24:00:00", "14:60:00",
    "14:03:61", "14:3:01", "114:03:01", "14:03:01.", "14:03:01.x",
    "14:03:01.0000000001", "14:03:01Z", "14:03:01 PM", "-1:00:00", "2026-11-26", "2026-11-26T14:03",
    "2026-13-01T00:00:00Z",
    "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2026-11-00T00:00:00Z", "26-11-26T14:03:01Z",
    "2026-11-26T14:03:01+1", "2026-11-26T14:03:01+01:60", "2026-11-26T14:03:01+99", "2026-11-26T14:03:01ZZ",
    "0.5", ":::",
  ])
  func nothingElseIs(text: String) {
    #expect(ClockTime(Array(text.utf8)[...]) == nil, "\(text)")
  }

  /// Without dates, a jump back by more than twelve hours is midnight, each time; a smaller one isn't.
  @Test func midnightGoesOn() throws {
    func times(_ texts: [String]) throws -> [Int64?] {
      let read = try texts.map { try #require(ClockTime(Array($0.utf8)[...])) }
      var times = ClockTimes(from: read[0])
      return read.map { times.next($0) }
    }
    let seconds: [Int64] = [0, 1, 2, 43_202, 86_401, 86_402]
    #expect(
      try times(["23:59:59", "00:00:00", "00:00:01", "12:00:01", "23:59:60", "00:00:01"])
        == seconds.map { $0 * 1_000_000 })
    #expect(try times(["14:03:01", "14:03:00.5"]) == [0, -500_000])
    // Without hours it is the next one, if it comes soon: a time out of order is none.
    #expect(try times(["59:59.990", "00:00.006", "00:01.0"]) == [0, 16000, 1_010_000])
    #expect(try times(["59:59.960", "00:00.000", "59:59.980", "00:00.020"]) == [0, 40000, 20000, 60000])
    #expect(try times(["00:00.0", "59:59.9", "00:00.1"]) == [0, 3_599_900_000, 100_000])
    #expect(try times(["45:00.0", "00:00.0", "00:01.0"]) == [0, -2_700_000_000, -2_699_000_000])
    #expect(try times(["10:00.0", "09:59.5", "1:00:00"]) == [0, -500_000, 3_000_000_000])
    #expect(try times(["2026-12-31T23:59:59.9Z", "2027-01-01T00:00:00.1Z"]) == [0, 200_000])
    #expect(try times(["2027-01-02T00:00:00Z", "2027-01-01T00:00:00Z"]) == [0, -86_400_000_000])
    #expect(try times(["2027-01-02T00:00:00Z", "00:00:00"]) == [0, nil])
  }
}

import CardTestSupport
import Foundation
import Testing

/// Logs in each of their forms, for every command that reads one.
@Suite struct LogFormsTests {
  /// The commands that read a log, by default three of the five: they share the reader.
  private static func calls(reading log: String) -> [[String]] {
    Seeds.every(
      2,
      of: [
        ["check", "flick-up", "--recording", log], ["fit", log], ["diff", log, "flick-up"],
        ["plot", log, "-o", "p.svg"], ["report", log, "flick-up", "-o", "r.html"],
      ])
  }

  /// Comments above the names, and objects in place of lines of CSV, are logs for every command that reads one.
  @Test(arguments: [
    ##"NR == 1 { print "# device log\n" } { print }"##,
    #"NR > 1 { printf "{\"t_ms\": %.3f, \"y\": %s}\n", $1 / 1000, $2 }"#,
    #"NR > 1 { printf("%s{\"t_ms\": %.3f, \"y\": %s}", (NR > 2) ? ", " : "[", $1 / 1000, $2) } END { print "]" }"#,
  ])
  func everyDressOfALogIsRead(row: String) throws {
    let folder = try Folder()
    try CheckRecordingTests.log(in: folder, named: "log.txt", awk: row)
    for call in Self.calls(reading: "log.txt") {
      let result = try Tool.run(call, in: folder)
      #expect(result.code == 0, "\(result)")
    }
  }

  /// A clock's times need no unit, wherever a log is read, and go on past midnight.
  @Test(arguments: [
    #"{ t = $1 + 86399.5e6; d = 1 + int(t / 86400e6); t -= (d - 1) * 86400e6; "# + stamp + #", s, $2 }"#,
    #"{ t = $1 + 86399.5e6; d = int(t / 86400e6); t -= d * 86400e6; "# + stamp
      + #", (d > 0 ? "2027-01-01T" : "2026-12-31T") s "Z", $2 }"#,
  ])
  func aLogMayHaveAClocksTimes(row: String) throws {
    let folder = try Folder()
    try CheckRecordingTests.log(in: folder, named: "log.csv", awk: #"NR == 1 { print "time,y" } NR > 1 "# + row)
    #expect(try folder.text(of: "log.csv").contains("00:00:00.5"))
    let withUnit = ["check", "flick-up", "--recording", "log.csv", "--time-unit", "ms"]
    for call in Self.calls(reading: "log.csv") + [withUnit] {
      let result = try Tool.run(call, in: folder)
      #expect(result.code == 0, "\(result)")
    }
    let fit = try Tool.run("fit", "log.csv", "--since", "1200ms", in: folder)
    #expect(fit.code == 65, "\(fit)")
    #expect(fit.words.contains("the recording goes from 0.0 ms to 11"), "\(fit)")
    let text = try folder.text(of: "log.csv")
    try folder.write(text.replacingOccurrences(of: "00:00:00.5", with: "00:00.5"), to: "log.csv")
    let wrong = try Tool.run("check", "flick-up", "--recording", "log.csv", in: folder)
    #expect(wrong.code == 65, "\(wrong)")
    #expect((wrong.output + wrong.words).contains("expected a time like \""), "\(wrong)")
  }

  /// The end of a program for awk that prints microseconds `t` of a day as a clock's time `s`.
  private static let stamp =
    #"s = sprintf("%02d:%02d:%09.6f", t / 3600e6, t / 60e6 % 60, t / 1e6 % 60); printf "%s,%s\n""#
}

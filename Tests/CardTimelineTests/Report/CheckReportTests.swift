import CardTestSupport
import CardTimeline
import Testing

@Suite struct CheckReportTests {
  /// One of each verdict, with all characters that have a meaning in XML, Markdown and workflow commands.
  static var report: CheckReport {
    var report = CheckReport()
    report.entries = [
      CheckReport.Entry(name: "flick-up", file: nil, verdict: .passed, summary: "golden"),
      CheckReport.Entry(
        name: "mine", file: "a,b/mi:ne.json", verdict: .failed, summary: "golden, 1 expectation",
        findings: [
          CheckReport.Finding("golden: frame 3 <&> \"differs\" | 5%", details: "frame 3\n  y 1\n"),
          CheckReport.Finding("overshoot_pt is 7, expected at most 5", line: 12, column: 5),
        ]),
      CheckReport.Entry(
        name: "new", file: "new.json", verdict: .recorded, summary: "golden recorded in new.golden.csv"),
      CheckReport.Entry(
        name: "bad", file: "bad.json", verdict: .broken, summary: "can't be run",
        findings: [CheckReport.Finding("bad.json:1:1: error: \u{1B}[31m")]),
    ]
    report.unreferenced = ["old.golden.csv"]
    return report
  }

  @Test func aLineForEach() {
    #expect(
      Self.report.lines == """
        ok     flick-up  golden
        FAIL   mine      golden, 1 expectation
                 golden: frame 3 <&> "differs" | 5%
                   frame 3
                     y 1
                 a,b/mi:ne.json:12:5: overshoot_pt is 7, expected at most 5
        NEW    new       golden recorded in new.golden.csv
        ERROR  bad       can't be run
                 bad.json:1:1: error: \\u001b[31m
        unused  old.golden.csv: no scenario has this golden

        """)
  }

  @Test func howManyFaredHow() {
    #expect(Self.report.summary == "4 scenarios: 1 passes, 1 fails, 1 was recorded, 1 can't be run")
    #expect(!Self.report.isPassed)
    #expect(CheckReport().isPassed)
    #expect(CheckReport().summary == "0 scenarios")
    var report = CheckReport()
    report.entries = [Self.report.entries[0], Self.report.entries[0]]
    #expect(report.summary == "2 scenarios: 2 pass")
    #expect(report.isPassed)
    report.entries = [Self.report.entries[2]]
    #expect(!report.isPassed)
  }
}

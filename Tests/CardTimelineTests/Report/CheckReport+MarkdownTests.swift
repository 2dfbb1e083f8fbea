import CardTimeline
import Testing

@Suite struct CheckReportMarkdownTests {
  @Test func whatDoesntHoldIsATable() {
    #expect(
      CheckReportTests.report.markdown == """
        ### cardsim check

        4 scenarios: 1 passes, 1 fails, 1 was recorded, 1 can't be run

        | scenario | | details |
        | --- | --- | --- |
        | mine | FAIL | golden: frame 3 &lt;&amp;&gt; "differs" \\| 5%<br>line 12: overshoot_pt is 7, expected at most 5 |
        | new | NEW | golden recorded in new.golden.csv |
        | bad | ERROR | bad.json:1:1: error:  \\[31m |

        Goldens of no scenario:

        - old.golden.csv

        """)
  }

  @Test func whereAllHoldsThereIsNoTable() {
    var report = CheckReport()
    report.entries = [CheckReportTests.report.entries[0]]
    #expect(report.markdown == "### cardsim check\n\n1 scenario: 1 passes\n")
  }
}

import CardTimeline
import Testing

@Suite struct CheckReportJUnitTests {
  @Test func theReportIsXML() {
    let text = CheckReportTests.report.junit
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="cardsim check" tests="4" failures="2" errors="1">
          <testsuite name="cardsim check" tests="4" failures="2" errors="1">
            <testcase classname="cardsim" name="flick-up"/>
            <testcase classname="cardsim" name="mine" file="a,b/mi:ne.json">
              <failure message="golden: frame 3 &lt;&amp;&gt; &quot;differs&quot; | 5%; and 1 more">golden: frame 3 &lt;&amp;&gt; "differs" | 5%
        frame 3
          y 1

        a,b/mi:ne.json:12: overshoot_pt is 7, expected at most 5
        </failure>
            </testcase>
            <testcase classname="cardsim" name="new" file="new.json">
              <failure message="golden recorded in new.golden.csv"></failure>
            </testcase>
            <testcase classname="cardsim" name="bad" file="bad.json">
              <error message="bad.json:1:1: error: \u{FFFD}[31m">bad.json:1:1: error: \u{FFFD}[31m
        </error>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func nothingIsAReportToo() {
    #expect(CheckReport().junit.contains(#"tests="0" failures="0" errors="0""#))
  }
}

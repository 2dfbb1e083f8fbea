import CardTimeline
import Testing

@Suite struct CheckReportGitHubTests {
  @Test func eachFindingIsAnAnnotation() {
    #expect(
      CheckReportTests.report.github == """
        ::error file=a%2Cb/mi%3Ane.json,title=cardsim check%3A mine::golden: frame 3 <&> "differs" | 5%25%0Aframe 3%0A  y 1%0A
        ::error file=a%2Cb/mi%3Ane.json,line=12,col=5,title=cardsim check%3A mine::overshoot_pt is 7, expected at most 5
        ::error file=new.json,title=cardsim check%3A new::golden recorded in new.golden.csv
        ::error file=bad.json,title=cardsim check%3A bad::bad.json:1:1: error: \u{1B}[31m
        ::warning file=old.golden.csv::no scenario has this golden

        """)
  }

  @Test func whereAllHoldsThereIsNothingToSay() {
    #expect(CheckReport().github.isEmpty)
  }
}

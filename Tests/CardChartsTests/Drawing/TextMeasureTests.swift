import Testing

@testable import CardCharts

@Suite struct TextMeasureTests {
  @Test func widthsAreThoseOfUsualFonts() {
    // In Helvetica at 11 px `release(v=-812.40)` is 95 px wide, `settling` 35, `WWW` 31; the measure is up
    // to 25 % wider.
    for (text, width) in [("release(v=-812.40)", 95.0), ("settling", 35), ("WWW", 31), ("extended", 46)] {
      let measured = TextMeasure.width(text)
      #expect(measured >= width * 0.97, "\(text): \(measured)")
      #expect(measured <= width * 1.25, "\(text): \(measured)")
    }
    #expect(TextMeasure.width("") == 0)
    #expect(TextMeasure.width("漢字") > TextMeasure.width("ab"))
    #expect(TextMeasure.width("ab", size: 22) == 2 * TextMeasure.width("ab"))
  }

  @Test func whatIsTooLongIsCut() {
    #expect(TextMeasure.cut("extended", to: 100) == "extended")
    let cut = TextMeasure.cut("extended", to: 30)
    #expect(cut.hasSuffix("…"))
    #expect("extended".hasPrefix(cut.dropLast()))
    #expect(TextMeasure.width(cut) <= 30)
    #expect(TextMeasure.cut("extended", to: 3) == "")
  }
}

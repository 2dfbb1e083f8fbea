import CardText
import Testing

@Suite struct CSSNumberTests {
  @Test func readsCSSNumbers() {
    let rows: [(Int, String, Double)] = [
      (#line, "0", 0), (#line, "1", 1), (#line, "007", 7), (#line, "+3", 3), (#line, "-3", -3), (#line, ".5", 0.5),
      (#line, "-.5", -0.5), (#line, "+0.25", 0.25), (#line, "1e3", 1000), (#line, "1E+3", 1000), (#line, "1e-3", 0.001),
      (#line, "0.1", 0.1), (#line, "5e-324", .leastNonzeroMagnitude), (#line, "1e-999", 0),
      (#line, "0.30000000000000004", 0.1 + 0.2), (#line, "1e999", .infinity),
    ]
    for (line, text, number) in rows { #expect(CSSNumber.read(text) == number, "line \(line): \(text)") }
  }

  @Test func negativeZeroIsZero() {
    #expect(CSSNumber.read("-0")?.sign == .plus)
    #expect(CSSNumber.read("-1e-999")?.sign == .plus)
  }

  @Test(arguments: [
    "", "+", "-", ".", "-.", "1.", "1.e3", "e3", "1e", "1e+", "--1", "+-1", "1,5", "1 ", " 1", "0x10", "nan", "inf",
    "infinity", "1_000", "١", "1%",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(CSSNumber.read(text) == nil)
  }

  @Test func findsTheEnd() {
    let rows: [(Int, String, Int)] = [
      (#line, "12,3", 2), (#line, "-.5e2%", 5), (#line, "1.", 1), (#line, "1.5.5", 3), (#line, "1e", 1),
      (#line, "1ex", 1), (#line, "3em", 1), (#line, "x", 0), (#line, "+x", 0), (#line, "", 0),
    ]
    for (line, text, end) in rows {
      #expect(CSSNumber.end(in: Array(text.utf8), from: 0) == end, "line \(line): \(text)")
    }
  }
}

import CardCommandLine
import CardTestSupport
import CardText
import Testing

@Suite struct FittedTableTests {
  private let table = TextTable(
    rows: [["name", "n", "meaning"], ["a", "12", "four words of meaning here and more"], ["bb", "3", "short"]],
    rightAligned: [1])

  @Test func whatFitsStaysAsItIs() {
    let fitted = FittedTable(table: table, hasTitles: true)
    #expect(fitted.text(width: nil) == table.text)
    #expect(fitted.text(width: 45) == table.text)
  }

  @Test func wordsAreWrapped() {
    #expect(
      FittedTable(table: table, hasTitles: true).text(width: 32) == """
        name   n  meaning
        a     12  four words of meaning
                  here and more
        bb     3  short

        """)
  }

  @Test func numbersGoOnBelow() {
    let numbers = TextTable(
      rows: [["trial", "settle_ms", "overshoot_pt", "crossings"], ["0", "375.8405", "3.4166", "1"]],
      rightAligned: [0, 1, 2, 3])
    #expect(
      FittedTable(table: numbers, hasTitles: true).text(width: 30) == """
        trial  settle_ms  overshoot_pt
            0   375.8405        3.4166

        trial  crossings
            0          1

        """)
    // Without titles nothing would say what the numbers below are.
    #expect(FittedTable(table: numbers, hasTitles: false).text(width: 30) == numbers.text)
  }

  @Test func linesGoOnBelowTheirLastColumn() {
    let text =
      "ok     a     nothing to hold it against here\nshort\n  cardsim run flick-up --set a=1 --set b=2 --set c=3\n"
    #expect(
      TextLayout.fitted(lines: text, width: 40) == """
        ok     a     nothing to hold it against
                     here
        short
          cardsim run flick-up --set a=1 --set b=2 --set c=3

        """)
    #expect(TextLayout.fitted(lines: text, width: nil) == text)
    #expect(TextLayout.fitted("one two three four", width: 10, indent: 2) == "  one two\n    three\n    four")
  }

  /// A command is pasted as one line: in a column of its own, and in quotes.
  @Test func commandsStayWhole() {
    let line = "to see it:     cardsim plot places.golden.csv places.json -o both.svg"
    #expect(TextLayout.fitted(lines: line, width: 40) == line)
    let quoted = "ok     a     record one with 'cardsim check a.json --record missing' once"
    #expect(
      TextLayout.fitted(lines: quoted, width: 40) == """
        ok     a     record one with
                     'cardsim check a.json --record missing'
                     once
        """)
  }

  @Test func aLongWordStaysWhole() {
    let word = String(repeating: "x", count: 50)
    let one = TextTable(rows: [["a", word]])
    #expect(FittedTable(table: one, hasTitles: false).text(width: 30) == "a  \(word)\n")
  }
}

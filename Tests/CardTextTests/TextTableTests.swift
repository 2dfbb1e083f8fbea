import CardText
import Testing

@Suite struct TextTableTests {
  @Test func columnsLineUp() {
    let rows = [["name", "y", "note"], ["a", "-10.5"], ["longer", "7", "at the end"], []]
    #expect(TextTable(rows: rows).text == "name    y      note\na       -10.5\nlonger  7      at the end\n\n")
    let numbers = TextTable(rows: rows, indent: 2, rightAligned: [1])
    #expect(numbers.text == "  name        y  note\n  a       -10.5\n  longer      7  at the end\n\n")
    #expect(TextTable(rows: []).text == "")
  }
}

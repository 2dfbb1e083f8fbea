import CardFormats
import Testing

@Suite struct TableTextTests {
  static let rows = [["name", "y_pt", "note"], ["a", "1.5", ""], ["long, \"b\"", "-10.25", "x|y"]]

  @Test func columnsLineUp() {
    #expect(
      TableText.text(Self.rows, .text) == """
        name         y_pt  note
        a             1.5
        long, "b"  -10.25  x|y

        """)
    #expect(TableText.text([], .text) == "" && TableText.text([["a"]], .text) == "a\n")
  }

  @Test func commasAreQuoted() {
    #expect(TableText.text(Self.rows, .csv) == "name,y_pt,note\na,1.5,\n\"long, \"\"b\"\"\",-10.25,x|y\n")
  }

  @Test func numbersAreNumbersInJSON() {
    #expect(
      TableText.text(Self.rows, .json) == """
        [
          {
            "name": "a",
            "y_pt": 1.5,
            "note": null
          },
          {
            "name": "long, \\"b\\"",
            "y_pt": -10.25,
            "note": "x|y"
          }
        ]

        """)
    #expect(TableText.text([["a"]], .json) == "[]\n" && TableText.text([], .json) == "[]\n")
  }

  @Test func markdownMeansNothingElse() {
    #expect(
      TableText.text(Self.rows, .markdown) == """
        | name | y\\_pt | note |
        | --- | ---: | --- |
        | a | 1.5 |  |
        | long, "b" | -10.25 | x\\|y |

        """)
  }
}

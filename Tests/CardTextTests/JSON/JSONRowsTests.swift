import CardText
import Testing

@Suite struct JSONRowsTests {
  /// Returns the numbers of a text's rows, or its errors.
  private static func numbers(_ text: String) -> (numbers: [Double], errors: [String]) {
    let lines = JoinedLines(SourceText(name: "a.jsonl", text: text))
    let diagnostics = Diagnostics(lines.text)
    var numbers: [Double] = []
    do throws(DiagnosticsError) {
      try JSONRows.forEach(in: diagnostics) { numbers.append($0.number(["y"]) ?? .nan) }
      try diagnostics.throwErrors()
    } catch {
      return (numbers, lines.original(error).diagnostics.map { "\($0.line):\($0.column) \($0.message)" })
    }
    return (numbers, [])
  }

  @Test(arguments: [
    #"[{"y": 1}, {"y": 2}]"#, #"{"samples": [{"y": 1}, {"y": 2}]}"#, "{\"y\": 1}\n{\"y\": 2}\n",
    "\n{\"y\": 1}\r\n\n{\"y\": 2}",
  ])
  func rowsAreFound(text: String) {
    let (numbers, errors) = Self.numbers(text)
    #expect(numbers == [1, 2], "\(errors)")
    #expect(errors.isEmpty, "\(errors)")
  }

  /// A recorder that is stopped leaves a line without its end: that is the line to name.
  @Test(arguments: [1, 2, 7]) func aCutLineIsNamed(length: Int) {
    let cut = #"{"y": 3"#.prefix(length)
    let (numbers, errors) = Self.numbers("{\"y\": 1}\n{\"y\": 2}\n\(cut)")
    #expect(numbers.isEmpty && errors == ["3:1 the last line is cut: it begins an object and doesn't end it"])
  }

  /// One object over several lines is no text of lines, and neither is a log whose end is other than an object.
  @Test(arguments: [("{\n\"y\": 1\n}", "1:1 expected an array of objects"), ("{\"y\": 1}\n]\n", "1:1 expected an")])
  func otherTextsAreNot(text: String, error: String) {
    let errors = Self.numbers(text).errors
    #expect(errors.first?.hasPrefix(error) == true, "\(errors)")
    #expect(!errors.contains { $0.contains("is cut") }, "\(errors)")
  }
}

import CardTestSupport
import CardText
import Testing

@Suite struct ObjectReaderTests {
  private struct Card: Equatable {
    var header = 84.0
    var count = 1
    var name = ""
    var delay: Int64 = 0
    var isModal = false
  }

  private func card(_ reader: ObjectReader) -> Card? {
    var card = Card()
    let name = reader.required("name", as: .name)
    reader.read("header", into: &card.header, as: .number(in: 0...400))
    reader.read("count", into: &card.count, as: .integer(in: 1...100))
    reader.read("delay", into: &card.delay, as: .duration(in: 0...3_600_000_000))
    card.isModal = reader.optional("modal", as: .bool, default: false)
    guard let name else { return nil }
    card.name = name
    return card
  }

  private func problems(_ text: String) -> [String] {
    do throws(DiagnosticsError) {
      _ = try JSONDocument.object(SourceText(name: "a.json", text: text)) { self.card($0) }
      return []
    } catch {
      return error.summary
    }
  }

  @Test func readsWhatIsThereAndKeepsWhatIsNot() throws {
    let text = #"{"name": "maps", "delay": "0.25s", "count": 3e0}"#
    let read = try JSONDocument.object(SourceText(name: "a.json", text: text)) { self.card($0) }
    #expect(read == Card(header: 84, count: 3, name: "maps", delay: 250_000, isModal: false))
  }

  @Test(arguments: [
    (#"{"name": "maps", "header": 500}"#, "1:28 expected a number from 0 to 400, found 500"),
    (
      #"{"name": "maps", "header": "84"}"#,
      #"1:28 expected a number from 0 to 400, found the text "84" | write 84, without quotation marks"#
    ),
    (#"{"name": "maps", "header": null}"#, "1:28 expected a number from 0 to 400, found null | leave the key out"),
    (#"{"name": "maps", "count": 1.5}"#, "1:27 expected a whole number from 1 to 100, found 1.5"),
    (
      #"{"name": "maps", "count": 99999999999999999999}"#,
      "1:27 expected a whole number from 1 to 100, found 99999999999999999999"
    ),
    (#"{"name": "maps", "delay": 250}"#, #"1:27 expected a duration with a unit, found 250 | write "250ms" or "250s""#),
    (
      #"{"name": "maps", "delay": "250"}"#,
      #"1:27 expected a duration with a unit, found "250" | write "250ms" or "250s""#
    ),
    (#"{"name": "maps", "delay": "2000000ms", "count": 0}"#, "1:49 expected a whole number from 1 to 100, found 0"),
    (#"{"name": "maps", "delay": "3601s"}"#, #"1:27 expected a duration from 0s to 3600s, found the text "3601s""#),
    (
      #"{"name": "maps", "modal": "true"}"#,
      #"1:27 expected true or false, found the text "true" | write true, without quotation marks"#
    ),
    (#"{"name": "maps", "modal": [1]}"#, "1:27 expected true or false, found an array of 1"),
    (#"{"name": 5}"#, #"1:10 expected a name of letters, digits, _ and -, found 5 | write "5""#),
    (#"{"name": "a b"}"#, #"1:10 expected a name of letters, digits, _ and -, found the text "a b""#),
    (#"{}"#, #"1:1 missing key "name""#),
    (#"{"name": "maps", "heeder": 1}"#, #"1:18 unknown key "heeder" | did you mean "header"?"#),
    (
      #"{"name": "maps", "velocity": 1}"#,
      #"1:18 unknown key "velocity" | known here: name, header, count, delay, modal"#
    ),
    // The misspelt key is the missing one: this is one problem, not two.
    (#"{"nmae": "maps"}"#, #"1:2 unknown key "nmae" | did you mean "name"?"#),
    ("[]", "1:1 expected an object, found an empty array"),
  ])
  func problem(text: String, expected: String) {
    #expect(problems(text) == [expected])
  }

  @Test func allProblemsAtOnce() {
    let text = """
      {
        "heeder": 12,
        "count": "three",
        "delay": 5,
        "modal": tru
      }
      """
    #expect(
      problems(text) == [
        #"1:1 missing key "name""#,
        #"2:3 unknown key "heeder" | did you mean "header"?"#,
        #"3:12 expected a whole number from 1 to 100, found the text "three""#,
        #"4:12 expected a duration with a unit, found 5 | write "5s" or "5ms""#,
        // The syntax error is reported once, and causes no second problem at its place.
        #"5:12 expected a value, found tru | text stands in quotation marks: "tru""#,
      ])
  }

  /// Unknown keys without number are all counted, and a nearest name is looked for only for those that may be shown.
  @Test func manyUnknownKeysAreCounted() throws {
    let keys = (0..<100_000).map { "\"k\($0)x\": 1" }.joined(separator: ", ")
    let source = SourceText(name: "a.json", text: "{\"heeder\": 1, \(keys)}")
    let found = thrown(DiagnosticsError.self) { _ = try JSONDocument.object(source) { self.card($0) } }
    let error = try #require(found)
    #expect(error.diagnostics.count == 20)
    // With the missing name.
    #expect(error.omittedCount == 100_002 - 20)
    #expect(error.diagnostics[0].help == "did you mean \"header\"?")
  }

  @Test func onlyOneOfSeveralKeys() {
    func kind(_ text: String) -> [String] {
      do throws(DiagnosticsError) {
        return [try JSONDocument.object(SourceText(name: "a.json", text: text)) { $0.only(of: ["tap", "swipe"]) }]
      } catch {
        return error.summary
      }
    }
    #expect(kind(#"{"swipe": 1}"#) == ["swipe"])
    #expect(kind("{}") == [#"1:1 expected one of the keys "tap", "swipe""#])
    #expect(kind(#"{"swpie": 1}"#) == [#"1:2 unknown key "swpie" | did you mean "swipe"?"#])
    #expect(kind(#"{"tap": 1, "swipe": 2}"#) == [#"1:21 expected only one of the keys "tap", "swipe""#])
  }

  @Test func warningsAreNoErrors() throws {
    var warnings: [String] = []
    let value = try JSONDocument.object(
      SourceText(name: "a.json", text: #"{"old": 1}"#), warn: { warnings.append($0.text) },
      { reader -> Int? in
        reader.find("old")?.warn("this key does nothing", help: "remove it")
        return 5
      })
    #expect(value == 5)
    #expect(
      warnings == [
        "a.json:1:9: warning: this key does nothing\n  at $.old\n    1 | {\"old\": 1}\n      |         ^ remove it\n"
      ])
  }
}

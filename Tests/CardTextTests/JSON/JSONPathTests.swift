import CardText
import Testing

@Suite struct JSONPathTests {
  @Test func spelledOut() {
    #expect(JSONPath.root.text == "$")
    #expect(JSONPath.root.key("cards").element(0).key("header").text == "$.cards[0].header")
    #expect(JSONPath.root.key("$schema").text == "$.$schema")
    #expect(JSONPath.root.key("my key").key("").text == #"$["my key"][""]"#)
    #expect(JSONPath.root.key("\u{1B}").text == #"$["\u001b"]"#)
  }
}

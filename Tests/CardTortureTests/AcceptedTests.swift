import CardScenario
import CardSettings
import CardText
import Testing

@testable import CardTorture

/// The accepted words and limits are those of the reader.
@Suite struct AcceptedTests {
  @Test func theReaderListsItsWords() {
    #expect(Accepted.inputKinds.count >= 27)
    #expect(Accepted.keys.contains("collapse"))
    #expect(Accepted.taps.contains("handle"))
    #expect(Accepted.placements.contains("absolute"))
    #expect(Accepted.problems(#"{"cards":[{"name":"a"}],"device":"\#(Accepted.devices[7])"}"#).isEmpty)
    #expect(Accepted.presets == Preset.names)
    #expect(Accepted.parts.contains("paged"))
    #expect(Accepted.spotsRules == ["spots-1.9", "spots-7.5"])
    #expect(Accepted.partsRules == ["cardparts-2.6", "cardparts-4.0"])
  }

  @Test(arguments: [
    ("expected a number from 0.01 to 1, found 3", Accepted.Limits(range: 0.01...1)),
    ("expected a whole number from -5 to 240, found 3", Accepted.Limits(range: -5...240)),
    ("expected a duration from 1ms to 60s, found \"0s\"", Accepted.Limits(range: 1000...60_000_000, isDuration: true)),
    ("expected a number of at least 1, found 0", nil), ("expected text, found 3", nil),
  ])
  func limitsAreReadFromMessages(message: String, limits: Accepted.Limits?) {
    #expect(Accepted.limits(in: message) == limits)
  }

  @Test func theReaderTellsItsLimits() throws {
    let text = #"{"cards": [{"name": "a", "header": 84}], "inputs": [{"at": "0s", "key": "back"}]}"#
    let document = try #require(JSONValue(Array(text.utf8)))
    let header = Accepted.limits(at: [.key("cards"), .element(0), .key("header")], in: document)
    #expect(header == Accepted.Limits(range: 0...1000))
    let at = Accepted.limits(at: [.key("inputs"), .element(0), .key("at")], in: document)
    #expect(at == Accepted.Limits(range: 0...86_400_000_000, isDuration: true))
    #expect(Accepted.limits(at: [.key("cards"), .element(0), .key("name")], in: document) == nil)
  }
}

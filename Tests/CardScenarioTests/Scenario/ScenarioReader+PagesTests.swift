import CardModel
import CardScenarioSupport
import Testing

@Suite struct ScenarioReaderPagesTests {
  @Test func pagesAreWhatIsWritten() throws {
    let text = """
      {"cards": [
        {"name": "week", "header": 60, "page": 1, "detent": "peaking", "pages": [
          {"name": "monday"},
          {"name": "tuesday", "header": 90, "content": 700, "own_map": true, "bottom": 40, "accessory": 30,
           "floating": true}]},
        {"name": "stop", "pages": [{"name": "departures", "content": 20}]},
        {"name": "plain"}],
       "inputs": [{"at": "1ms", "page": 0}, {"at": "2ms", "page": 1, "animated": false},
                  {"at": "3ms", "key": "next_page"}, {"at": "4ms", "key": "previous_page"}]}
      """
    let document = try document(text)
    #expect(document.cards[0].firstPage == 1)
    #expect(document.cards[0].pages.map(\.headerHeight) == [60, 90])
    #expect(
      document.inputs.map(\.action) == [
        .page(0, animated: true), .page(1, animated: false), .key(.nextPage), .key(.previousPage),
      ])
    // In the model, the pages follow the cards that are pushed and popped.
    let scenario = try scenario(text)
    let cards = scenario.stack.cards
    #expect(cards.map { scenario.names[$0.name] } == ["week", "stop", "plain", "monday", "tuesday", "departures"])
    #expect(cards.map(\.parts.pages) == [3..<5, 5..<6, 0..<0, 0..<0, 0..<0, 0..<0])
    #expect(cards[0].parts.firstPage == 1)
    #expect(cards[4].detents == cards[0].detents)
    #expect(cards[4].hasMap)
    #expect(cards[4].parts.hasOwnMap)
    #expect(!cards[3].parts.hasOwnMap)
    #expect(cards[4].parts.bottomViewHeight == 40)
    #expect(cards[4].parts.accessoryHeight == 30)
    #expect(cards[4].parts.hasFloatingButton)
    #expect(scenario.inputs[1].input == .page(1, animated: false))
  }

  @Test(
    arguments: [
      (
        #"{"cards": [{"name": "a", "page": 1}]}"#,
        #"1:34 $.cards[0].page a card without pages shows none | give it some: "pages": [{ "name": "monday" }]"#
      ),
      (
        #"{"cards": [{"name": "a", "page": 2, "pages": [{"name": "b"}, {"name": "c"}]}]}"#,
        "1:34 $.cards[0].page expected a whole number from 0 to 1, found 2"
      ),
      (
        #"{"cards": [{"name": "a", "pages": []}]}"#,
        "1:35 $.cards[0].pages expected an array of 1 to 100, found an empty array"
      ),
      (
        #"{"cards": [{"name": "a", "pages": [{"name": "a"}]}]}"#,
        #"1:36 $.cards[0].pages[0] another card or page is called "a", too | each card and page needs a name of its own"#
      ),
      (
        #"{"cards": [{"name": "a", "pages": [{"name": "b", "detent": "peaking"}]}]}"#,
        #"1:50 $.cards[0].pages[0].detent unknown key "detent" | "detent" is the card's: it stands beside its "pages""#
      ),
      (
        #"{"cards": [{"name": "a"}], "inputs": [{"at": "1ms", "page": 1}]}"#,
        #"1:61 $.inputs[0].page no card has pages | give one some: "pages": [{ "name": "monday" }]"#
      ),
      (
        #"{"cards": [{"name": "a", "pages": [{"name": "b"}]}], "inputs": [{"at": "1ms", "page": 1}]}"#,
        "1:87 $.inputs[0].page expected a whole number from 0 to 0, found 1"
      ),
    ])
  func everyMistakeHasItsPlace(text: String, problem: String) {
    #expect(scenarioProblems(text) == [problem])
  }
}

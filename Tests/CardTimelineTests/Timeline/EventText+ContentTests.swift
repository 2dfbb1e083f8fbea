import CardContent
import CardExamples
import CardModel
import CardText
import Testing

@testable import CardTimeline

@Suite struct EventTextContentTests {
  /// Names have the ids 0 to 3: collapsed, peaking, extended, b.
  static let events: [(Event, String)] = [
    (.contentHeight(1234.5), "contentHeight(1234.50)"), (.contentHeight(0), "contentHeight(0.00)"),
    (.reachEnd, "reachEnd"), (.reachBeginning, "reachBeginning"), (.refresh, "refresh"), (.refreshed, "refreshed"),
    (.endScrolling(item: ItemID(section: 2, number: 12, name: nil)), "didEndScrolling(2.12)"),
    (.endScrolling(item: ItemID(section: 2, number: 12, name: 3)), "didEndScrolling(b)"),
    (.movedToPage(0), "didMoveToPage(0)"), (.movedToPage(12), "didMoveToPage(12)"), (.slide(page: 3), "slide(3)"),
    (.state(3), "state(b)"), (.hidden(card: 3), "hidden(b)"), (.shown(card: 3), "shown(b)"),
    (.visibility(card: 3, ratio: 0.5, coverage: nil), "visibility(b,0.50)"),
    (.visibility(card: 3, ratio: 0.985714, coverage: nil), "visibility(b,0.99)"),
    (.visibility(card: 3, ratio: 0.5, coverage: 0.054), "visibility(b,0.50,0.05)"),
    (.visibility(card: 3, ratio: 1, coverage: 0), "visibility(b,1.00,0.00)"),
    (.keyboard(height: 336), "keyboard(336)"), (.keyboard(height: 290.5), "keyboard(290.5)"),
    (.keyboard(height: 0), "keyboard(0)"),
  ]

  /// Only a cell with a comma has quotation marks.
  @Test(arguments: events)
  func everyEventIsAWordAndWhatBelongsToIt(event: Event, text: String) throws {
    #expect(try EventTextTests.text([event]) == (text.contains(",") ? "\"\(text)\"" : text))
    #expect(event.hasComma == text.contains(","))
    #expect(!text.contains { $0 == "\"" || $0 == ";" })
    #expect(try EventTextTests.text([event, .drag]) == (text.contains(",") ? "\"\(text);drag\"" : text + ";drag"))
  }

  /// The page of a paged view is written like the page of a card: `didMoveToPage`.
  @Test func aPageOfAPagedViewHasANumberAndNoName() throws {
    #expect(
      try EventTextTests.text([.movedToPage(1), .callback(.didMoveToPage(card: 3)), .reachEnd])
        == "didMoveToPage(1);didMoveToPage(b);reachEnd")
  }

  /// Each row of a list with visibility events has as many cells as the header.
  @Test(arguments: ["cards-visibility", "cards-visibility-2"])
  func rowsHaveACellForEveryColumn(name: String) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    var writer = TimelineWriter(columns: [.frame, .events, .cardY], names: scenario.names)
    var buffer = ByteBuffer()
    var simulation = scenario.simulation
    while try simulation.next() {
      writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &buffer)
    }
    #expect(buffer.text.contains("visibility("))
    let cells = buffer.text.split(separator: "\n").map { row in
      // The text between quotation marks is one cell.
      row.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .map { $0.offset % 2 == 0 ? String($0.element) : "cell" }.joined()
        .split(separator: ",", omittingEmptySubsequences: false).count
    }
    #expect(Set(cells) == [3])
  }
}

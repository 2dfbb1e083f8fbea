import CardModel
import CardScenarioSupport
import CardTestSupport
import CardText
import Testing

@Suite struct ScenarioDocumentLayoutTests {
  static func detents(_ text: String) throws -> [[Double]] {
    try scenario(text).stack.layouts.map { $0.cards[0].detents.map(\.y) }
  }

  @Test func aCardsOwnDetentsKeepTheirPartOfTheHeight() throws {
    let text = #"""
      {"screen": {"width": 400, "height": 800}, "cards": [{"name": "a", "detents": {"low": 700, "mid": 400, "top": 80}}],
       "inputs": [{"at": "0ms", "resize": {"width": 400, "height": 600}}, {"at": "1ms", "rotate": true}]}
      """#
    // 600 by 400: the height is compact, and only the outer detents remain.
    #expect(try Self.detents(text) == [[700, 400, 80], [525, 300, 60], [350, 40]])
  }

  /// A detent for commands alone doesn't count as an outer one.
  @Test func whatOnlyACommandReachesStays() throws {
    let text = #"""
      {"device": "iphone-15-landscape", "set": {"geometry.detents": "curtain"}, "cards": [{"name": "a", "header": 10}]}
      """#
    let scenario = try scenario(text)
    let card = scenario.stack.topCard
    #expect(card.detents.map { scenario.names[$0.name] } == ["hide", "min", "max"])
    #expect(card.lowestDetent == 1)
  }

  @Test func theOnlyDetentMakesRoomForTheBarAsWell() throws {
    let text = #"""
      {"bar": 40, "cards": [{"name": "a", "detents": {"top": 80}}], "inputs": [{"at": "0ms", "bar": true}]}
      """#
    #expect(try Self.detents(text) == [[80], [120]])
  }

  @Test func whereTheHeightIsCompactTheCardAppearsAtItsTop() throws {
    let text = #"{"device": "iphone-15-landscape", "cards": [{"name": "a", "detent": "collapsed"}]}"#
    let stack = try scenario(text).stack
    #expect(stack.layout.leadsOnlyToTop)
    #expect(stack.layout.place == .besideMap(x: 8, width: 0.38 * 852))
    #expect(stack.targetDetent == 1)
    #expect(stack.topCard.preferredDetent == 1)
  }

  @Test func aCardsBarIsItsOwnOrTheOneThatAllShare() throws {
    let text = #"""
      {"bar": 40, "cards": [{"name": "a"}, {"name": "b", "bar": 60}, {"name": "c", "bar": 0}],
       "inputs": [{"at": "0ms", "bar": true}]}
      """#
    let layouts = try scenario(text).stack.layouts
    #expect(layouts.map { $0.cards.map(\.parts.barHeight) } == [[0, 60, 0], [40, 60, 0]])
    #expect(layouts[1].cards.map(\.parts.hasOwnBar) == [false, true, true])
  }

  /// A page header belongs to its card alone and takes as much room as a bar would; cards without one are unaffected.
  /// It is higher by the safe area if it extends under the status bar.
  @Test func aCardMakesRoomForItsPageHeaderAndTheBar() throws {
    let rest = #"""
      "bar": 40, "cards": [{"name": "a"}, {"name": "b", "page_header": 80}, {"name": "c", "page_header": 80, "bar": 0}],
      "inputs": [{"at": "0ms", "bar": true}]}
      """#
    func tops(_ start: String) throws -> [[Double]] {
      try scenario("{\(start)\(rest)").stack.layouts.map { $0.cards.map { $0.detents.last!.y } }
    }
    #expect(try tops("") == [[71, 151, 151], [111, 191, 151]])
    #expect(try tops(#""device": "ipad-pro-11","#) == [[36, 136, 136], [96, 176, 136]])
    let under = #""preset": "tgcard-2.5.1","#
    #expect(try tops(under) == [[71, 210, 210], [170, 250, 210]])
    #expect(try tops(under + #""device": "ipad-pro-11","#) == [[36, 160, 160], [120, 200, 160]])
    let layouts = try scenario("{\(under)\(rest)").stack.layouts
    #expect(layouts.map { $0.cards.map(\.parts.pageHeaderHeight) } == [[0, 139, 139], [0, 139, 139]])
    #expect(layouts.map { $0.cards.map(\.parts.barHeight) } == [[0, 0, 0], [99, 99, 0]])
    // The lowest detent stays at its position, but its model position is lower by the bar and the header.
    #expect(layouts[1].cards.map { $0.detents[0].y } == [734, 734, 734])
    #expect(layouts[1].cards.map { $0.detents[0].modelY } == [951, 1031, 991])
  }

  @Test func partsAreReadAsTheyAreWritten() throws {
    let text = #"""
      {"widget": 70, "cards": [{"name": "a", "bottom": 50, "accessory": 30, "floating": true}, {"name": "b", "widget": 20}]}
      """#
    let cards = try scenario(text).stack.cards
    let parts = cards[0].parts
    #expect(parts.bottomViewHeight == 50)
    #expect(parts.accessoryHeight == 30)
    #expect(parts.hasFloatingButton)
    #expect(parts.mapWidgetHeight == 70)
    #expect(cards[1].parts.mapWidgetHeight == 20)
    #expect(cards[1].parts.bottomViewHeight == 0)
    #expect(!cards[1].parts.hasFloatingButton)
  }

  /// An error about a later screen is at the input that leads to it.
  @Test func whatDoesNotFitIsSaidOfTheInput() {
    let text = #"""
      {"cards": [{"name": "a", "header": 200}],
       "inputs": [{"at": "1ms", "resize": {"width": 300, "height": 200}}]}
      """#
    let error = thrown(DiagnosticsError.self) { try scenario(text) }
    #expect(error?.text.contains("$.inputs[0]") == true)
    #expect(error?.text.contains("aren't in order") == true)
  }

  @Test func aBarThatIsNowhereCannotBeShown() {
    let text = #"{"cards": [{"name": "a"}], "inputs": [{"at": "1ms", "bar": true}]}"#
    let error = thrown(DiagnosticsError.self) { try scenario(text) }
    #expect(error?.text.contains("there is no bar to show") == true)
    #expect(error?.text.contains("\"bar\": 40") == true)
  }
}

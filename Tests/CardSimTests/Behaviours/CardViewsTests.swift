import CardSim
import Testing

/// The views that stand in a card beside header and content.
@Suite struct CardViewsTests {
  static func standWhereTheyBelong(_ run: Run) -> Bool {
    run.rows.allSatisfy { row in
      let y = row.sample.cardY
      return row.scene.bottomViewY == max(852 - 34 - 56, y + 84 + 30) && row.scene.accessoryY == y + 84
        && row.scene.floatingButtonY == 852 - 34 - 16
    }
  }

  @Test func bottomViewAccessoryAndButton() throws {
    let run = try Run("bottom-view")
    #expect(Self.standWhereTheyBelong(run))
    #expect(run.lastY == Place.collapsed)
    #expect(run.rows.contains { $0.scene.bottomViewY! > 762 })
    #expect(try !Self.standWhereTheyBelong(Run("bottom-view") { $0.cards[0].bottomViewHeight = 50 }))
    #expect(try !Self.standWhereTheyBelong(Run("bottom-view") { $0.cards[0].accessoryHeight = 20 }))
    #expect(try !Self.standWhereTheyBelong(Run("bottom-view") { $0.cards[0].hasFloatingButton = false }))
  }

  /// The views reduce the viewport of the content: 900 pt of content in 852 − 71 − 84 − 30 − 56 − 34.
  @Test func theContentHasLessRoom() throws {
    func scrolled(_ run: Run) -> Double? { run.rows.map(\.sample.scrollOffset).filter { $0 == 323 }.first }
    #expect(try scrolled(Run("bottom-view")) == 900 - 577)
    let card = try Run("bottom-view") { document in
      document.cards[0].bottomViewHeight = 0
      document.cards[0].accessoryHeight = 0
    }.scenario.stack.topCard
    #expect(card.viewportHeight(on: Device.standard.screen) == 852 - 71 - 84)
    #expect(try scrolled(Run("bottom-view") { $0.cards[0].bottomViewHeight = 0 }) == nil)
  }

  /// A finger on the view below the header drags the card as on the header, and doesn't scroll.
  @Test func theAccessoryDragsTheCard() throws {
    let json = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "extended", "accessory": 30 }],
        "inputs": [{ "at": "0ms", "path": { "points": [["0ms", 200, 170], ["300ms", 200, 60]] } }] }
      """
    #expect(try Run(json: json).events.contains(.touch(.header)))
    #expect(
      try Run(json: json.replacing("\"accessory\": 30", with: "\"accessory\": 0")).events.contains(.touch(.content)))
  }

  /// The separator shows exactly while the content is scrolled.
  @Test func theSeparatorShowsWhileTheContentIsScrolled() throws {
    let run = try Run("separator")
    #expect(run.rows.allSatisfy { $0.scene.separatorAlpha == ($0.sample.scrollOffset > 0 ? 1 : 0) })
    #expect(Set(run.rows.map(\.scene.separatorAlpha)) == [0, 1])
    #expect(run.rows.contains { $0.sample.scrollOffset < 0 && $0.scene.separatorAlpha == 0 })
  }
}

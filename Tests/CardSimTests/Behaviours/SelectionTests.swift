import CardSim
import Testing

/// The items that taps, keys and the program select, and the buttons that they hit.
@Suite struct SelectionTests {
  /// Taps, keys and the program select items. 71 + 84 = 155 is the content's top; a carousel of 120 pt, then
  /// rows of 60.
  @Test func itemsAreSelected() throws {
    let run = try Run("spots-select")
    let events = run.eventTexts
    // A tap at 400 hits row 2: (400 − 155 − 120) / 60 = 2.08.
    #expect(
      events.filter { $0.hasPrefix("didSelect") } == [
        "didSelect(1.2)", "didSelect(0.0)", "didSelect(1.19)", "didSelect(1.3)",
      ])
    #expect(events.filter { $0.hasPrefix("highlight") } == ["highlight(0.0)", "highlight(1.19)", "highlight()"])
    // The carousel's first item is 900 pt wide, and shrinks to 393: no other item lies at 380.
    let items = try run.items()
    #expect(try #require(items.first)["0.1"] == nil)
  }

  /// The last row scrolls to the list's bottom, and the program scrolls its item there: Σ heights before it − H + y₀.
  @Test func theListScrollsThere() throws {
    let run = try Run("spots-select")
    let height = 120.0 + 20 * 60
    let atLast = run.sample(at: Instant(microseconds: 1_150_000))
    #expect(atLast.scrollOffset == height - 697)
    #expect(try #require(run.rows.last).sample.scrollOffset.isNear(263, 1e-9), "14 · 60 − 697 + 120")
    #expect(run.eventTexts.contains("scrollTo(263.00)"))
  }

  /// Taps hit the buttons of cards: for editing, of a title's menu, and a title's own.
  @Test func buttonsOfCardsAreHit() throws {
    let run = try Run("cards-own")
    let reported = run.eventTexts.filter { text in ["edit", "menu", "title"].contains { text.hasPrefix($0) } }
    #expect(reported == ["edit(budget)", "menu(budget)", "menuOption(1)", "titleAction(rest)"])
    // 8 + (5 + 24 + 10) + (5 + max(40, 20 + 4 + 34) + 5) + (60 + 44 + 96) + 8 = 323; 16 between the cards.
    #expect(run.rows[0].scene.contentHeight == 323 + 16 + 965)
  }

  /// A tap between the items, or on a header that stays in sight, selects nothing.
  @Test func besideTheItemsNothingIsSelected() throws {
    let run = try Run("spots-select") { document in
      document.inputs.removeAll { if case .tapAt = $0.action { false } else { true } }
      document.inputs[0].action = .tapAt(x: 190, y: 840)
      document.inputs[1].action = .tapAt(x: 190, y: 130)
      guard case .spots(var components)? = document.cards[0].content?.body else { return }
      components[1].items[0].count = 2
      document.cards[0].content?.body = .spots(components)
    }
    #expect(!run.eventTexts.contains { $0.hasPrefix("didSelect") })
  }
}

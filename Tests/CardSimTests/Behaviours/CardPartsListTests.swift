import CardSim
import Testing

/// Lists of CardParts: the places of their cards, the changes of these places, and the callbacks.
@Suite struct CardPartsListTests {
  /// Cards have the margins of their theme. The heights are worked out by hand from the theme's numbers.
  @Test func cardsHaveTheirThemesMargins() throws {
    let run = try Run("cards-list")
    let balance = sum(9, 5, 20, 10, 5, 34, 5, 5, 0.5, 5, 5, 44, 5, 12)
    let trend = sum(9, 5, 20, 10, 5, 450, 5, 16, 5, 18, 5, 12)
    let budgets = sum(9, 5, 20, 10, 5, 300, 5, 12)
    let items = try run.items()
    #expect(items[0]["balance"]?.y == 155)
    #expect(items[0]["balance"]?.height == balance)
    #expect(items[0]["banner"]?.y == 155 + balance + 12)
    #expect(items[0]["banner"]?.height == 120)
    #expect(items[0]["trend"]?.height == trend)
    #expect(run.rows[0].scene.contentHeight == sum(balance, 120, trend, budgets, 3 * 12))
    // The list scrolls 24 pt further than its content. Its cards count as components: card 2 is under the top edge.
    let far = try Run("cards-list") { document in
      document.inputs[0].action = .path(
        GesturePath(points: [
          .init(microseconds: 0, x: 190, y: 800), .init(microseconds: 900_000, x: 190, y: -700),
        ]), .absolute)
    }
    #expect(far.rows.last?.sample.scrollOffset == sum(balance, 120, trend, budgets, 36, 24, -697))
    #expect(far.rows.last?.scene.component == 2)
    // The same list in Turbo's theme has no margins around the cards; 2.6 has those above and below in its code.
    let turbo = try Run("cards-turbo")
    let old = try turbo.items()[0]["balance"]
    #expect(old?.height == balance)
    let newer = try Run("cards-turbo") { $0.cards[0].feed.system = .cardParts40 }
    #expect(try newer.items()[0]["balance"]?.height == balance - 21)
    // The tab bar of 49 pt below the list adds nothing to the height of the content.
    #expect(turbo.rows.last!.scene.contentHeight == sum(balance, 120, trend, 24))
  }

  @Test func tablesGrowByTheirRows() throws {
    let run = try Run("cards-rows")
    let accounts = sum(9, 35, 7 * 60 + 1, 12)
    let offers = sum(9, 130, 12)
    let rest = sum(9, 4 * 72, 12)
    #expect(run.rows[0].scene.contentHeight == sum(accounts, offers, rest, 24))
    // The collection scrolls sideways: eight cells of 110 and seven gaps, in 393 − 24 − 28.
    let sweep = try CarouselTests.sweep(run)
    #expect(CarouselTests.follows(sweep, from: 0, range: 609, width: 341))
  }

  // MARK: - States

  /// A state is reported at once; its height comes with the next frame, in full.
  @Test(arguments: [60, 120] as [Int64])
  func aStateShowsOneFrameLater(fps: Int64) throws {
    let run = try Run("cards-states", fps: fps)
    let loading = sum(9, 50, 12)
    let data = sum(9, 35, 600, 12)
    let rest = sum(9, 630, 12, 12)
    let reported = run.indices { if case .state = $0 { true } else { false } }
    #expect(reported.count == 3)
    let heights: [Double] = [loading, data, 21, 121]
    for (number, index) in reported.enumerated() {
      #expect(run.rows[index].scene.contentHeight == heights[number] + rest)
      #expect(run.rows[index + 1].scene.contentHeight == heights[number + 1] + rest)
    }
    // The same state again is no change, and a state without parts has the height of its margins only.
    #expect(run.rows.last?.scene.contentHeight == 121 + rest)
    // An offset at rest beyond the new end is clamped together with the height.
    let clamped = reported[1] + 1
    #expect(run.rows[clamped - 1].sample.scrollOffset == sum(data, rest, 24, -697))
    #expect(run.rows[clamped].sample.scrollOffset == max(0, sum(21, rest, 24, -697)))
  }

  @Test func aHiddenCardTakesNoRoom() throws {
    let run = try Run("cards-hidden")
    let heights = run.events.compactMap { if case .contentHeight(let height) = $0 { height } else { nil } }
    func list(_ cards: [Double]) -> Double { cards.reduce(0) { $0 + $1 + 31 } + Double(cards.count - 1) * 12 }
    #expect(run.rows[0].scene.contentHeight == list([300, 200, 300]))
    #expect(
      heights == [
        list([300, 200, 400, 300]), list([300, 400, 300]), list([300, 300]), list([300, 200, 300]),
      ])
    // The card comes back at its own place.
    let names = try run.items().last!.sorted { $0.value.y < $1.value.y }.map(\.key)
    #expect(names.filter { ["balance", "offer", "rest"].contains($0) } == ["balance", "offer", "rest"])
  }

  // MARK: - Visibility

  struct Told: Equatable {
    var card: String
    var ratio: Double
    var coverage: Double?
  }

  static func reported(_ row: Run.Row, _ run: Run) -> [Told] {
    row.events.compactMap { entry in
      guard case .visibility(let card, let ratio, let coverage) = entry.event else { return nil }
      return Told(card: run.scenario.names[card], ratio: ratio, coverage: coverage)
    }
  }

  /// The cards of the scenario: name, y and height, in points.
  static let cards = [("balance", 0.0, 331.0), ("long", 343, 1431), ("rest", 1786, 231)]

  /// CardParts 4.0 reports every visible card on every frame that scrolled, and once when the list appears.
  @Test func cardsAreToldOnEveryFrameThatScrolled() throws {
    let run = try Run("cards-visibility")
    var last: Double?
    for row in run.rows {
      let offset = row.sample.scrollOffset
      let expected = Self.cards.compactMap { name, y, height -> Told? in
        let visible = min(y + height, offset + 697) - max(y, offset)
        return visible > 0 ? Told(card: name, ratio: visible / height, coverage: visible / 697) : nil
      }
      let reported = Self.reported(row, run)
      #expect(reported.map(\.card) == (last == offset ? [] : expected.map(\.card)))
      for (one, other) in zip(reported, expected) {
        #expect(one.ratio.isNear(other.ratio, 1e-12))
        #expect(one.coverage!.isNear(other.coverage!, 1e-12))
      }
      last = offset
    }
    #expect(run.rows.contains { Self.reported($0, run).first?.coverage == 1 })
  }

  /// CardParts 2.6 reports a card only if its share has changed, and overstates the share of a card that is cut
  /// at both ends.
  @Test func theOldVersionTellsOfChangesAndOverstates() throws {
    let run = try Run("cards-visibility-2")
    var (known, overstated): ([String: Double], Int) = ([:], 0)
    for row in run.rows {
      let offset = row.sample.scrollOffset
      for reported in Self.reported(row, run) {
        #expect(reported.coverage == nil)
        #expect(reported.ratio != known[reported.card])
        known[reported.card] = reported.ratio
        let (_, y, height) = Self.cards.first { $0.0 == reported.card }!
        if y < offset, y + height > offset + 697 {
          #expect(reported.ratio.isNear((height - (offset - y)) / height, 1e-12))
          #expect(reported.ratio > 697 / height)
          overstated += 1
        }
      }
    }
    #expect(overstated > 10)
    // A card that has left the viewport reports no end: its last share isn't 0.
    #expect(known["balance"]! > 0)
  }

  /// While a list bounces beyond its end, less of the last card shows: the share dips, and comes back.
  @Test func theShareDipsWhileItBounces() throws {
    let run = try Run("cards-visibility") { document in
      guard case .cardParts(var list)? = document.cards[0].content?.body else { return }
      list.cards.removeFirst(2)
      list.cards[0].states[0].parts[0].height = 720
      document.cards[0].content?.body = .cardParts(list)
    }
    // The card's 720 + 31 pt fill the viewport of 697 pt up to an offset of 54 pt, and no longer beyond it.
    let shares = run.rows.flatMap { row in Self.reported(row, run).map { (row.sample, $0) } }
    let bouncing = shares.filter { $0.0.phase == .bouncing && $0.0.scrollOffset > 66 }
    #expect(bouncing.count > 5)
    for (sample, reported) in shares {
      let visible = min(751, sample.scrollOffset + 697) - max(0, sample.scrollOffset)
      #expect(reported.ratio.isNear(visible / 751, 1e-12))
      #expect(reported.coverage!.isNear(visible / 697, 1e-12))
    }
    let least = try #require(bouncing.map(\.1.coverage!).min())
    let last = try #require(shares.last?.1.coverage)
    #expect(least < last, "\(least) \(last)")
    #expect(last < 1, "\(least) \(last)")
  }

  // MARK: - Paged views

  @Test func aPageIsToldOnceItIsThere() throws {
    let run = try Run("cards-paged-view")
    // A page is 393 − 24 − 30 − 40 wide.
    let width = 299.0
    let (flick, pull) = (try CarouselTests.sweep(run), try CarouselTests.sweep(run, 1))
    #expect(CarouselTests.follows(flick, from: 0, range: 3 * width, width: width))
    let reported = run.entries.filter { if case .movedToPage = $0.event { true } else { false } }
    // Both drags end at page 1, and report it on arrival, even if the view was at that page before.
    #expect(reported.map(\.event) == [.movedToPage(1), .movedToPage(1)])
    #expect(reported[0].instant > flick.lift.advanced(bySeconds: 0.3))
    #expect(reported[1].instant > pull.lift)
    #expect(flick.free.last?.scene.carouselOffset == width)
    #expect(flick.free.last?.scene.contentPage == 1)
    // A page turn by the program takes a second and reports nothing.
    let slide = try run.instant { if case .slide = $0 { true } else { false } }
    let moving = run.rows(from: slide).filter { $0.sample.phase == .paging }
    #expect(moving.count == 60 && run.rows(from: slide.advanced(bySeconds: 1))[0].scene.carouselOffset == 3 * width)
    #expect(run.rows.last?.scene.carouselOffset == 0)
    let faster = try Run("cards-paged-view", ["paged_view.duration": "0.5"])
    #expect(faster.rows(from: slide).count { $0.sample.phase == .paging } == 30)
  }

  // MARK: - The keyboard

  /// A keyboard scrolls the first responder into view on the keyboard's spring: m 3, k 1000, critically damped.
  @Test func aKeyboardMovesTheList() throws {
    let run = try Run("cards-keyboard")
    let shown = try run.instant { if case .keyboard(336) = $0 { true } else { false } }
    let gone = try run.instant { if case .keyboard(0) = $0 { true } else { false } }
    // The responder's lower edge with its margin, 590 − 10 + 64, is below the visible 697 − 336.
    let target = 590.0 + 54 - (697 - 336)
    for row in run.rows(from: shown, to: gone) {
      let rest = Oracle.spring(
        angularFrequency: (1000.0 / 3).squareRoot(), dampingRatio: 1, displacement: -target, velocity: 0,
        at: row.instant.seconds(since: shown)
      ).position
      #expect(row.sample.scrollOffset.isNear(target + rest, 1e-2))
    }
    #expect(run.rows(from: shown, to: gone).last?.sample.scrollOffset == target)
    // After the keyboard has gone, the offset is limited by the content alone: 707 + 24 − 697.
    #expect(run.rows.last?.sample.scrollOffset == 34)
    let slow = try Run("cards-keyboard", ["keyboard.response": "1"])
    #expect(slow.rows[20].sample.scrollOffset < run.rows[20].sample.scrollOffset - 10)
  }
}

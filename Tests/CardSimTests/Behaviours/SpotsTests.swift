import CardSim
import Testing

/// The layout of a Spots document, and its scrolling as one.
@Suite struct SpotsTests {
  /// The content's height, worked out by hand: the components of `spots-components` on a screen 393 pt wide.
  @Test func componentsHaveTheirHeights() throws {
    // ⌊(393 − 20)/2 − 10⌋ = 176 wide; 180 + 10 + 10 + 22 high.
    let carousel = 222.0
    let list = sum(44, 8 * 112, 60)
    // ⌊(393 − 32)/3 − 8⌋ = 112, so three of them a row with 12.5 pt between: three rows.
    let grid = sum(8, 3 * 96, 2 * 12, 8)
    let advert = 50.0
    let height = sum(carousel, list, grid, advert)
    let run = try Run("spots-components")
    #expect(run.rows.allSatisfy { $0.scene.contentHeight == height })
    let items = try run.items()
    let top = try #require(items.first)
    #expect(top["lead"]?.y == 155.0 + 10)
    #expect(top["lead"]?.height == 180)
    #expect(top["lead"]?.fraction == 1)
    // All items of a carousel are as high as the highest, and those beyond the edge don't show.
    #expect(top["0.1"]?.height == 180)
    #expect(top["0.2"]?.fraction == (393.0 - 382) / 176)
    #expect(top["0.3"] == nil)
    #expect(top["1.header"]?.y == 155.0 + 222)
    #expect(top["1.0"]?.y == 421)
    let last = try #require(items.last)
    let offset = run.rows.last!.sample.scrollOffset
    #expect(offset == 1600 - 697)
    #expect(last["3.0"]?.y == 155 + 1550 - offset)
    // 155 + 1222 + 224
    #expect(last["2.6"]?.y == 1601 - offset)
    // A wider screen gives the same height; without the sizes of its views the document is 8 · (112 − 44) pt lower.
    let wide = try Run("spots-components") { $0.screen = Screen(width: 500, height: 852, safeTop: 59, safeBottom: 34) }
    #expect(wide.rows[0].scene.contentHeight == 1600)
    let bare = try Run("spots-components") { $0.cards[0].feed.views = [] }
    // 1600 - 8 * (112 - 44)
    #expect(bare.rows[0].scene.contentHeight == 1056)
  }

  /// Spots 1.9 has other widths, heights rounded up, a grid if no kind is given, and a view as high as its item.
  @Test func theOldVersionHasOthers() throws {
    let carousel = sum(180, 20, 22, 20)
    let list = sum(44, 8 * 112, 44)
    // The grid's items are ⌊131 − 8 − 32⌋ = 91 wide, ⌈95.5⌉ high; the lower inset lies between rows.
    let grid = sum(8, 3 * 96, 2 * 12, 12)
    let run = try Run("spots-1-9-components")
    #expect(run.rows[0].scene.contentHeight == sum(carousel, list, grid, 50, 200))
    let items = try run.items()
    // The items are 393/2 − (4 − 12) − 10 − 6 = 188.5 wide, rounded up; half the line spacing lies before the first.
    #expect(items[0]["0.0"]?.fraction == 1)
    #expect(items[0]["0.2"] == nil)
    #expect(items[0]["0.1"]?.height == 140)
    #expect(items[0]["0.1"]?.fraction == (393.0 - 198) / 189 || items[0]["0.1"]?.fraction == 1)
    let newer = try Run("spots-1-9-components") { $0.cards[0].feed.system = .spots75 }
    #expect(newer.rows[0].scene.contentHeight != run.rows[0].scene.contentHeight)
  }

  /// Four lists of 320 scroll as one in 667: the component at the top edge, and each item where the two scroll
  /// views put it. 7.5 makes its frames integral and cuts the inner offset, so items below a scrolled one stand
  /// on whole points.
  @Test(arguments: [ContentSystem.spots75, .spots19])
  func manyScrollViewsScrollAsOne(system: ContentSystem) throws {
    let run = try Run("spots-scroll-as-one") { $0.cards[0].feed.system = system }
    let all = try run.items()
    #expect(run.rows.count > 60 && run.rows.last!.sample.scrollOffset > 500)
    for (row, items) in zip(run.rows, all) {
      let offset = row.sample.scrollOffset
      #expect(row.scene.component == min(3, Int(max(0, offset) / 320)))
      for (component, first) in [0.0, 320, 640, 960].enumerated() {
        let isPinned = offset >= first
        let frame = isPinned ? offset : first
        let inner = isPinned ? offset - first : 0
        let isCut = system == .spots75
        let top = (isCut ? frame.rounded(.down) - inner.rounded(.down) : frame - inner) - offset + 183
        for number in 0..<4 {
          let y = top + Double(number) * 80
          guard let item = items["\(component).\(number)"] else {
            // A missing item lies outside, except for less than the cut takes.
            #expect(y + 80 <= 183 + 1 || y >= 850 - 1, "\(component).\(number) at \(y)")
            continue
          }
          #expect(item.y.isNear(y, 1e-9))
          #expect(item.height == 80)
          #expect(item.fraction > 0)
          #expect(item.fraction <= 1)
          if y >= 184, y + 80 <= 849 { #expect(item.fraction == 1) }
        }
      }
    }
  }

  @Test func whatWasMeasuredIsKept() throws {
    let run = try Run("spots-height-cache")
    let heights = run.events.compactMap { if case .contentHeight(let height) = $0 { height } else { nil } }
    // A change of the views changes no height; then the appended item gets 150, the updated one 150, and one with a
    // height of its own 40.
    #expect(heights == [1150, 1200, 1140])
    let items = try run.items()
    #expect(items.last?["0.0"]?.height == 150)
    #expect(items.last?["0.1"]?.height == 40)
    #expect(items.last?["0.2"]?.height == 100)
    // Without the change of the views only the item with a height of its own differs.
    let same = try Run("spots-height-cache") { $0.inputs.removeFirst() }
    #expect(same.rows.last?.scene.contentHeight == 1040.0)
  }

  /// A sticky header is at the content's top until it meets the footer; any other one goes with its component.
  @Test func aHeaderStaysInSight() throws {
    let run = try Run("spots-sticky-header")
    let all = try run.items()
    var (stuck, met, gone) = (0, 0, 0)
    for (row, items) in zip(run.rows, all) {
      let offset = row.sample.scrollOffset
      let inner = max(0, offset.rounded(.down))
      // The component is 50 + 12 · 44 + 30 high: its header can go down to 528 + 50 − 50.
      let top = (offset >= 0 ? offset.rounded(.down) - offset - inner : -offset) + 155
      let wanted = top + min(inner, 608 - 30 - 50)
      if let header = items["0.header"] {
        #expect(header.y.isNear(wanted, 1e-9))
        if inner > 0, inner < 528 { stuck += 1 }
        if inner > 528 { met += 1 }
      }
      if let header = items["1.header"], offset < 608 { #expect(header.y.isNear(155 + 608 - offset, 1e-9)) }
      if offset > 608 + 50 {
        #expect(items["1.header"] == nil)
        gone += 1
      }
    }
    #expect(stuck > 10)
    #expect(met > 1)
    #expect(gone > 0)
    let plain = try Run("spots-sticky-header") { document in
      guard case .spots(var components)? = document.cards[0].content?.body else { return }
      components[0].layout.hasStickyHeader = false
      document.cards[0].content?.body = .spots(components)
    }
    let last = try #require(run.rows.indices.first { run.rows[$0].sample.scrollOffset > 200 })
    #expect(try plain.items()[last]["0.header"] == nil && all[last]["0.header"] != nil)
  }

  // MARK: - Mutations

  /// The offset goes on by its law through every change of the items; items below a change move by it.
  @Test func itemsComeAndGoWhileTheListIsScrolled() throws {
    let run = try Run("spots-mutations")
    let heights = run.events.compactMap { if case .contentHeight(let height) = $0 { height } else { nil } }
    #expect(heights == [3600, 3720, 3750, 3870, 3630, 920])
    // Until the list is too short for its offset, no change affects its deceleration.
    let end = Instant(ticks: 1_500 * 9_000)
    let untouched = try Run("spots-mutations") { document in document.inputs.removeLast(document.inputs.count - 1) }
    for (row, other) in zip(run.rows, untouched.rows) where row.instant < end {
      #expect(row.sample.scrollOffset == other.sample.scrollOffset)
    }
    let all = try run.items()
    func row(at milliseconds: Int64) -> Int { run.rows.firstIndex { $0.frame.ticks >= milliseconds * 9_000 }! }
    // Inserted items are at their places: two of 60 before all others, one of 30 after the twentieth.
    let between = row(at: 950)
    let offset = run.rows[between].sample.scrollOffset
    // 7.5 shows a pinned list on whole points.
    let shown = 155 + offset.rounded(.down) - offset - offset.rounded(.down)
    // 120 + 18 * 80
    #expect(all[between]["between"]?.y == shown + 1560)
    #expect(all[between]["0.18"]?.y == shown + 1590)
    // An item keeps its number when it moves, and a changed one keeps its place.
    #expect(all[row(at: 1_150)]["changed"]?.height == 200)
    #expect(all[row(at: 1_350)]["0.2"] == nil)
    #expect(all[row(at: 1_350)].values.allSatisfy { $0.section == 0 })
    // A list that gets too short comes back from its offset, at its present velocity, and rests at its end.
    let (before, after) = (run.rows[row(at: 1_500) - 1].sample, run.rows[row(at: 1_500)].sample)
    #expect((after.scrollOffset - before.scrollOffset).magnitude < 4)
    #expect(after.phase == .bouncing)
    #expect(run.rows.last?.sample.scrollOffset == 223.0)
  }

  /// Rows that overlap, by a negative spacing, are all seen that reach into the window.
  @Test func overlappingRowsAreSeen() throws {
    let run = try Run(
      json: """
        { "screen": { "width": 400, "height": 352, "safe_top": 20, "safe_bottom": 0 },
          "cards": [{ "name": "n", "map": false, "header": 52, "detents": { "top": 100 },
            "feed": { "rules": "spots-7.5" }, "content": { "components": [{ "kind": "grid", "span": 1, "layout": { "line-spacing": -60 },
              "items": [{ "size": { "height": 100 }, "repeat": 30 }] }] } }] }
        """)
    let first = try #require(run.items().first)
    // A row begins 40 pt after the one before it, and the window is 200 pt high.
    #expect(Set(first.keys) == ["0.0", "0.1", "0.2", "0.3", "0.4"])
    #expect(first["0.4"]?.fraction == 0.4)
  }
}

import CardSim
import CardTestSupport
import Testing

/// TGCardViewController 2.5.1 with a header at the top of the screen, and in a compact height (VC 1368-1408, 1544-1701,
/// 2134-2141).
@Suite struct TGCardHeaderTests {
  static func run(_ rest: String, preset: String = "tgcard-2.5.1", _ settings: KeyValuePairs<String, String> = [:])
    throws -> Run
  {
    try Run(json: #"{ "preset": "\#(preset)", \#(rest) }"#, settings)
  }

  /// Detents count from the header. With a bar of 80 on an iPhone 15, or a page header, which is the very view of the
  /// source, the header is 139 high, extended is at 210 and peaking at 529.5; the model position of a collapsed card is
  /// 139 pt below the screen's bottom edge, and the card shows where it would be without a header.
  @Test(arguments: ["bar", "page_header"])
  func theDetentsCountFromTheHeader(key: String) throws {
    let run = try Self.run(#""cards": [{ "name": "a", "\#(key)": 80, "detent": "peaking" }], "inputs": []"#)
    let scene = try #require(run.rows.first).scene
    let detents = run.scenario.stack.topCard.detents
    #expect(detents.map(\.y) == [734, 529.5, 210])
    #expect(detents.map(\.modelY) == [991, 529.5, 210])
    let (bar, header) = ((scene.barY, scene.barHeight), (scene.pageHeaderY, scene.pageHeaderHeight))
    let (own, other) = key == "bar" ? (bar, header) : (header, bar)
    #expect(own.0 == 0)
    #expect(own.1 == 139)
    #expect(other.0 == nil)
    #expect(other.1 == nil)
    #expect(scene.mapInsetBottom == 288.5)
    #expect(scene.mapInsetTop == 139)
  }

  @Test func withoutOneNothingIsTakenFromTheTop() throws {
    #expect(try Self.run(#""cards": [{ "name": "a" }], "inputs": []"#).rows[0].scene.mapInsetTop == 0)
    let standard = try Self.run(
      #""cards": [{ "name": "a", "bar": 80, "detent": "peaking" }], "inputs": []"#, preset: "standard")
    #expect(standard.scenario.stack.topCard.detents.map(\.y) == [734, 470.5, 151])
    #expect(standard.rows[0].scene.mapInsetTop == 80)
  }

  @Test func besideTheMapThePageHeaderHasItsMargin() throws {
    let beside = try Self.run(
      #""device": "ipad-pro-11", "cards": [{ "name": "a", "page_header": 80, "detent": "extended" }], "inputs": []"#)
    #expect(beside.scenario.stack.topCard.detents[2].y == 160)
    #expect(beside.rows[0].scene.pageHeaderY == 44)
    #expect(beside.rows[0].scene.pageHeaderHeight == 80)
    #expect(beside.rows[0].scene.mapInsetTop == 0)
  }

  /// A rotation gives both the height of the new screen: beside the map no part of them lies under the status bar.
  @Test(arguments: ["bar", "page_header"])
  func aTurnedHeaderHasAnotherHeight(key: String) throws {
    let cards = "\"cards\": [{ \"name\": \"a\", \"\(key)\": 80, \"detent\": \"extended\" }],"
    let run = try Self.run(cards + #""inputs": [{ "at": "100ms", "rotate": true }, { "at": "300ms", "rotate": true }]"#)
    let heights = run.rows.map { key == "bar" ? $0.scene.barHeight : $0.scene.pageHeaderHeight }
    let isLying = run.rows.map { $0.scene.cardX > 0 }
    #expect(isLying.contains(true))
    for (height, isLying) in zip(heights, isLying) { #expect(height == (isLying ? 80 : 139)) }
  }

  /// Beside the map the header stands 20 pt below the safe area and is as high as its content; detents count from its
  /// bottom edge, too.
  @Test func besideTheMapItsMarginCounts() throws {
    let run = try Self.run(
      #""device": "ipad-pro-11", "cards": [{ "name": "a", "bar": 80, "detent": "extended" }], "inputs": []"#)
    let row = try #require(run.rows.first)
    // Two safe areas of 24, the bar's margin of 20, its 80, and the gap of 12.
    #expect(run.scenario.stack.topCard.detents[2].y == 160)
    #expect(row.scene.barY == 44)
    #expect(row.scene.barHeight == 80)
    #expect(row.scene.mapInsetTop == 0)
  }

  /// The bar slides in from above the screen, and the card moves with the bar's bottom edge.
  @Test func theHeaderSlidesFromAboveTheScreen() throws {
    let run = try Self.run(
      #""bar": 80, "cards": [{ "name": "a", "detent": "extended" }], "inputs": [{ "at": "100ms", "bar": true }]"#)
    for row in run.rows {
      guard let y = row.scene.barY else { continue }
      // The card is 71 pt below the bar's bottom edge throughout.
      #expect(row.sample.cardY.isNear(y + 139 + 71, 1e-6))
    }
    #expect(run.lastY == 210)
  }

  /// From collapsed the finger moves as far as the header is high before the card visibly follows: only the title and
  /// the bottom safe area are subtracted from its travel.
  @Test func aCollapsedCardLagsByTheHeader() throws {
    let rest = """
      "cards": [{ "name": "a", "header": 84, "bar": 80, "content": 900, "detent": "collapsed" }],
      "inputs": [{ "at": "100ms", "on": "header", "path": { "points": [["0ms", 200, 776], ["1000ms", 200, 526]],
        "lift_after": "300ms", "jitter": false } }]
      """
    let run = try Self.run(rest, ["clock.delivery": "immediate"])
    for row in run.drags[0] {
      let way = 766 - row.sample.touchY!
      #expect(row.sample.modelY.isNear(873 - way, 1e-9))
      #expect(row.sample.cardY.isNear(min(734, 873 - way), 1e-9))
    }
    #expect(run.drags[0].contains { $0.sample.cardY < 700 })
  }

  /// The map's top inset includes the widget, as far as the card hasn't pushed it away.
  @Test func aWidgetCountsInTheInsets() throws {
    let rest = #""widget": 60, "cards": [{ "name": "a", "content": 900, "detent": "peaking" }],"#
    let run = try Self.run(rest + #""inputs": [{ "at": "100ms", "move": "extended" }]"#)
    #expect(run.rows[0].scene.mapInsetTop == 60)
    for row in run.rows {
      #expect(row.scene.mapInsetTop.isNear(max(0, min(60, row.sample.cardY - 59)), 1e-9))
    }
    #expect(run.rows.last!.scene.mapInsetTop == 12)
    let under = try Self.run(
      #""widget": 60, "cards": [{ "name": "a", "bar": 80, "detent": "peaking" }], "inputs": []"#)
    #expect(under.rows[0].scene.mapInsetTop == 199)
    #expect(under.rows[0].scene.mapWidgetY == 139)
    let beside = try Self.run(
      #""device": "ipad-pro-11", "widget": 60, "cards": [{ "name": "a" }], "inputs": []"#)
    #expect(beside.rows[0].scene.mapInsetTop == 60)
    #expect(try Self.run(rest + #""inputs": []"#, preset: "standard").rows[0].scene.mapInsetTop == 60)
  }

  /// In a compact height content that is scrolled back to its top and beyond hands nothing over: the card stays, and
  /// the content comes back from beyond its end. The outer pan still drags the card.
  @Test func compactHeightKeepsThePanInside() throws {
    func pulled(_ device: String, y: Double) throws -> Run {
      try Self.run(
        """
        "device": "\(device)", "cards": [{ "name": "a", "header": 40, "content": 3000, "detent": "extended" }],
        "inputs": [{ "at": "100ms", "path": {
          "points": [["0ms", 100, \(y)], ["300ms", 100, \(y - 60)], ["700ms", 100, \(y + 60)]],
          "lift_after": "80ms", "jitter": false } }]
        """)
    }
    let run = try pulled("iphone-15-landscape", y: 250)
    #expect(run.rows.allSatisfy { $0.sample.cardY == 12 })
    #expect(run.rows.contains { $0.sample.scrollOffset < -10 })
    #expect(run.rows.last!.sample.scrollOffset == 0)
    #expect(!run.eventTexts.contains { $0.hasPrefix("handoff") || $0.hasPrefix("snap") })
    #expect(run.eventTexts.contains { $0.hasPrefix("bounce") })
    let portrait = try pulled("iphone-15", y: 400)
    #expect(portrait.eventTexts.contains("handoff(card)"))
    let outer = try Self.run(
      """
      "device": "iphone-15-landscape", "cards": [{ "name": "a", "header": 40, "content": 3000, "detent": "extended" }],
      "inputs": [{ "at": "100ms", "path": { "points": [["0ms", 100, 150], ["300ms", 100, 250]], "jitter": false } }]
      """)
    #expect(outer.drags[0].contains { $0.sample.cardY > 60 })
  }
}

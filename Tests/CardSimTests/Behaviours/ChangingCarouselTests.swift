import CardSim
import Testing

/// Carousels and paged views whose content changes while a finger holds them, while they move, and while they rest.
@Suite struct ChangingCarouselTests {
  /// Runs a carousel of five items of 200 by 120 pt above a list and a second carousel, with inputs.
  static func carousel(_ inputs: String, _ layout: String = "{}", paginate: String = "disabled") throws -> Run {
    try Run(
      json: """
        {
          "cards": [{
            "name": "news", "detent": "extended",
            "content": { "components": [
              { "kind": "carousel", "layout": \(layout), "interaction": { "paginate": "\(paginate)" },
                "items": [{ "size": { "width": 200, "height": 120 }, "repeat": 5 }] },
              { "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 4 }] },
              { "kind": "carousel", "items": [{ "size": { "width": 200, "height": 120 }, "repeat": 5 }] }] },
            "feed": { "rules": "spots-7.5" }
          }],
          "inputs": [\(inputs)]
        }
        """)
  }

  /// Runs two cards with four pages each, whose other state has none, and a third card without pages, with inputs.
  static func pages(_ inputs: String) throws -> Run {
    let states = """
      { "ready": [{ "kind": "paged", "height": 180, "pages": 4 }], "empty": [{ "kind": "title", "height": 20 }] }
      """
    return try Run(
      json: """
        {
          "cards": [{
            "name": "money", "detent": "extended",
            "content": { "cards": [
              { "name": "tips", "state": "ready", "states": \(states) },
              { "name": "offer", "state": "ready", "states": \(states) },
              { "name": "rest", "parts": [{ "kind": "text", "height": 700 }] }] },
            "feed": { "rules": "cardparts-4.0" }
          }],
          "inputs": [\(inputs)]
        }
        """)
  }

  /// A finger that pulls the first carousel beyond its beginning, and stays there.
  static let pull = """
    { "at": "100ms", "path": { "points": [["0ms", 119, 200], ["400ms", 332, 200]], "lift_after": "500ms" } }
    """

  /// Returns the offset of the strip that moved last, points, in the last frame up to an instant.
  static func offset(_ run: Run, at milliseconds: Int64) throws -> Double {
    let row = try #require(run.rows.last { $0.frame.ticks <= milliseconds * 9_000 })
    return try #require(row.scene.carouselOffset, "nothing went sideways by \(milliseconds) ms")
  }

  // MARK: - Held

  /// A held carousel stays where it shows while items are added anywhere or removed elsewhere.
  @Test(arguments: [
    #""append": [{ "size": { "height": 80 } }], "of": 1"#, #""append": [{ "size": { "width": 200, "height": 120 } }]"#,
    #""delete": 9, "index": 0, "of": 2"#, #""delete": 1, "index": 4"#, #""measure": { "article": 30 }"#,
    #""slide": 2, "of": 2"#,
  ])
  func whatIsHeldStays(change: String) throws {
    let plain = try Self.carousel(Self.pull)
    let run = try Self.carousel(Self.pull + ", { \"at\": \"700ms\", \(change) }")
    let held = try Self.offset(plain, at: 690)
    #expect(held < -80)
    for row in run.rows(from: Instant(ticks: 600 * 9_000), to: Instant(ticks: 980 * 9_000)) {
      let offset = try #require(row.scene.carouselOffset)
      if change.contains("slide"), row.instant >= Instant(ticks: 700 * 9_000) {
        // The frame shows the carousel that moved last: here the one that the program moves.
        #expect(offset >= 0)
      } else {
        #expect(offset.isNear(held, 1e-9), "\(row.instant)")
      }
      #expect(row.sample.phase == .paging)
    }
    #expect(run.rows.last?.sample.phase == .resting)
  }
}

extension ChangingCarouselTests {
  // MARK: - In transit

  /// A paged view that its card's state removes in transit stops, and is at its target page once the state returns.
  @Test func whatIsTakenAwayOnItsWayIsOver() throws {
    let run = try Self.pages(
      #"""
      { "at": "200ms", "slide": 2, "of": "tips" }, { "at": "400ms", "state": "empty", "of": "tips" },
      { "at": "800ms", "state": "ready", "of": "tips" }
      """#)
    #expect(run.rows.count < 60)
    #expect(run.rows.last?.sample.phase == .resting)
    #expect(try Self.offset(run, at: 1_000) == 598)
  }

  /// Each paged view keeps its own page while other cards are hidden or shown.
  @Test func aHiddenCardKeepsItsPage() throws {
    let run = try Self.pages(
      #"""
      { "at": "100ms", "slide": 2, "of": "tips" }, { "at": "1500ms", "hide": "tips" },
      { "at": "2s", "path": { "points": [["0ms", 300, 250], ["400ms", 240, 250]], "lift_after": "200ms" } },
      { "at": "5s", "show": "tips" },
      { "at": "6s", "path": { "points": [["0ms", 300, 250], ["400ms", 240, 250]], "lift_after": "200ms" } }
      """#)
    // The finger moves 60 pt, of which the slop takes 10, and the finger's jitter a little.
    #expect(try Self.offset(run, at: 2_500).isNear(50, 0.01))
    #expect(try Self.offset(run, at: 6_500).isNear(648, 0.01))
    #expect(run.rows.last?.scene.carouselOffset == 598)
  }
}

import CardExamples
import CardSim
import Testing

/// The page header, a card's own above the bar: both come and go independently, and the card makes room for both.
@Suite struct PageHeaderTests {
  /// The transition of a bar or a header that comes in, or goes out, from rest.
  struct Way {
    var start: Instant
    var isIn: Bool
    var dampingRatio: Double
    var duration: Double

    /// True if the transition ends at its duration, as an animation does.
    var isCut = false

    func shown(at instant: Instant) -> Double {
      let time = instant.seconds(since: start)
      if time < 0 { return isIn ? 0 : 1 }
      if isCut, time >= duration { return isIn ? 1 : 0 }
      // At ζ = 1 the angle is the root y of (1 + y) e^(−y) = 0.001.
      let angle = dampingRatio == 1 ? 9.233413476451586 : Oracle.uikitAngle(dampingRatio: dampingRatio)
      let done = BarTests.done((angle / duration, dampingRatio), time)
      return isIn ? done : 1 - done
    }

    /// A transition over the map under the preset of 2018.
    static func before(_ milliseconds: Int64, isIn: Bool) -> Way {
      Way(
        start: Instant(ticks: milliseconds * 9_000), isIn: isIn, dampingRatio: isIn ? 1 : 0.75, duration: 0.35,
        isCut: true)
    }

    /// A transition over the map under the standard preset.
    static func standard(_ milliseconds: Int64, isIn: Bool) -> Way {
      Way(start: Instant(ticks: milliseconds * 9_000), isIn: isIn, dampingRatio: isIn ? 1 : 0.8, duration: 0.25)
    }
  }

  /// Returns true if a number is near another one, or both are missing.
  static func isNear(_ found: Double?, _ expected: Double?) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return found.isNear(expected, 0.002)
  }

  static func rows(_ run: Run, _ start: Double, _ end: Double) -> [Run.Row] {
    run.rows.filter { (start...end).contains($0.instant.seconds(since: .zero)) }
  }

  // MARK: - The built-in scenario

  /// Returns true if a bar of 40 and a header of 80, both under a status bar of 59, are where their springs put them.
  static func isAsSprings(_ run: Run) -> Bool {
    let header = [Way.before(900, isIn: true), .before(2_600, isIn: false)]
    let bar = [Way.before(100, isIn: true), .before(1_800, isIn: false)]
    return run.rows.allSatisfy { row in
      let time = row.instant.seconds(since: .zero)
      let p = header[time < 2.6 ? 0 : 1].shown(at: row.instant)
      let s = bar[time < 1.8 ? 0 : 1].shown(at: row.instant)
      let (height, bottom) = (99 - 59 * p, 139 * p)
      let (headerY, barY) = (row.scene.pageHeaderY, row.scene.barY)
      // Both vanish once less than 2e-5 of their distances is left.
      let isHeaderRight = headerY.map { $0.isNear(bottom - 139, 0.002) } ?? (p.magnitude < 2e-5)
      let isBarRight = barY.map { $0.isNear(bottom - height * (1 - s), 0.002) } ?? (s.magnitude < 2e-5)
      return isHeaderRight && isBarRight && (headerY == nil || row.scene.pageHeaderHeight == 139)
        && (barY == nil || isNear(row.scene.barHeight, height))
    }
  }

  @Test func headerAndBarComeAndGoByThemselves() throws {
    #expect(try Self.isAsSprings(Run("header-and-bar", fps: 120)))
    #expect(try !Self.isAsSprings(Run("header-and-bar", ["bar_in.duration": "0.3"], fps: 120)))
    #expect(try !Self.isAsSprings(Run("header-and-bar", ["bar_out.duration": "0.3"], fps: 120)))
    #expect(try !Self.isAsSprings(Run("header-and-bar", ["bar_out.damping_ratio": "0.8"], fps: 120)))
    #expect(try !Self.isAsSprings(Run("header-and-bar", ["layout.bar": "below-status-bar"], fps: 120)))
    #expect(try !Self.isAsSprings(Run("header-and-bar") { $0.cards[1].pageHeaderHeight = 81 }))
    #expect(try !Self.isAsSprings(Run("header-and-bar") { $0.barHeight = 41 }))
  }

  /// Extended is 50 below the safe area and the heights of both. In turn the card is at peaking without them and with
  /// the bar, at extended with both and with the header.
  @Test func theCardMakesRoomForBoth() throws {
    let run = try Run("header-and-bar", fps: 120)
    let ends = [0.1, 0.9, 1.8, 2.6].map { end in run.rows.last { $0.instant.seconds(since: .zero) < end }! }
    #expect(ends.map(\.sample.cardY) == [371.5, 470.5, 288, 248])
    #expect(run.lastY == 371.5)
    #expect(ends.map(\.scene.pageHeaderY) == [nil, nil, 0, 0])
    #expect(ends.map(\.scene.barY) == [nil, 0, 139, nil])
    #expect(ends.map(\.scene.barHeight) == [nil, 99, 40, nil])
    #expect(ends.map(\.scene.mapInsetTop) == [0, 99, 179, 139])
    #expect(ends.map(\.scene.mapTopButtonsY) == [67, nil, nil, nil])
    #expect(run.rows.last!.scene.pageHeaderY == nil)
    let reported = run.eventTexts.filter { $0.hasPrefix("bar(") || $0.hasPrefix("pageHeader(") }
    #expect(reported == ["bar(40)", "pageHeader(80)", "bar(0)", "pageHeader(0)"].map(Self.underStatusBar))
  }

  /// Returns an event's text with the displayed height, which includes the safe area.
  static func underStatusBar(_ text: String) -> String {
    text.replacing("(40)", with: "(99)").replacing("(80)", with: "(139)")
  }

  /// While the bar goes behind the header, its bottom edge and the card move as one.
  @Test func theCardFollowsTheBarBehindTheHeader() throws {
    let run = try Run("header-and-bar", fps: 120)
    let rows = Self.rows(run, 1.8, 2.59).filter { $0.scene.barY != nil }
    #expect(rows.count > 20)
    for row in rows {
      let bottom: Double = row.scene.barY! + row.scene.barHeight!
      #expect(row.sample.cardY.isNear(bottom + 109, 0.002))
      #expect(row.scene.pageHeaderY == 0)
    }
  }

  // MARK: - In any order and place

  static func run(_ rest: String, _ start: String = "") throws -> Run {
    let cards = #""cards": [{ "name": "a", "detent": "extended" }, { "name": "b", "detent": "extended","#
    return try Run(
      json: #"{ \#(start) "bar": 40, "duration": "3s", \#(cards) "page_header": 80 }], "inputs": [\#(rest)] }"#,
      fps: 120)
  }

  static let push = #"{ "at": "100ms", "push": "b" }"#
  static let quickBar = #"{ "at": "150ms", "bar": true }"#

  /// The bar comes in below a header that is itself in transit, and the header above such a bar.
  @Test(arguments: [0, 50, 1_000])
  func bothOnTheirWay(delay: Int64) throws {
    for isHeaderFirst in [true, false] {
      let late = 100 + delay
      let (pushAt, barAt) = isHeaderFirst ? (100, late) : (late, 100)
      let run = try Self.run(#"{ "at": "\#(pushAt)ms", "push": "b" }, { "at": "\#(barAt)ms", "bar": true }"#)
      let (header, bar) = (Way.standard(pushAt, isIn: true), Way.standard(barAt, isIn: true))
      for row in run.rows {
        let (p, s) = (header.shown(at: row.instant), bar.shown(at: row.instant))
        let hasHeader = row.instant >= header.start
        let hasBar = row.instant >= bar.start
        #expect(Self.isNear(row.scene.pageHeaderY, hasHeader ? 139 * p - 80 : nil))
        let chained: Double = 139 * p - 40 * (1 - s) + 59 * s * (1 - p)
        #expect(Self.isNear(row.scene.barY, hasBar ? chained : nil))
        #expect(row.scene.barHeight == (hasBar ? 40 : nil))
      }
      #expect(run.lastY == 191)
      #expect(run.rows.last!.scene.pageHeaderY == 59)
      #expect(run.rows.last!.scene.barY == 139)
    }
  }

  /// Beside the map both springs overshoot, the bar begins where the header ends, and the margin counts once.
  @Test func besideTheMapTheyLieBelowTheMargin() throws {
    let run = try Self.run(
      Self.push + "," + Self.quickBar, #""preset": "tgcard-2018", "device": "ipad-pro-11","#)
    var (header, bar) = (Way.before(100, isIn: true), Way.before(150, isIn: true))
    (header.dampingRatio, bar.dampingRatio) = (0.75, 0.75)
    for row in run.rows where row.instant >= bar.start {
      let (p, s) = (header.shown(at: row.instant), bar.shown(at: row.instant))
      #expect(Self.isNear(row.scene.pageHeaderY, 124 * p - 80))
      #expect(Self.isNear(row.scene.barY, 124 * p - 40 * (1 - s) + 44 * s * (1 - p)))
    }
    #expect(run.rows.last!.scene.pageHeaderY == 44)
    #expect(run.rows.last!.scene.barY == 124)
    #expect(run.rows.last!.scene.barHeight == 40)
    // The card is below a safe area of 24, the gap of 50, and the bottom edge of the bar.
    #expect(run.lastY == 24 + 50 + 164)
  }

  /// A card's own bar lies below its page header, too, and two such cards cross-fade both.
  @Test func twoCardsCrossFadeBoth() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "extended", "page_header": 80, "bar": 40 },
                  { "name": "b", "detent": "extended", "page_header": 100, "bar": 40 }],
        "inputs": [{ "at": "100ms", "push": "b" }] }
      """
    let run = try Run(json: json, fps: 120)
    #expect(run.eventTexts.filter { $0.contains("Header") || $0.hasPrefix("bar") } == ["bar(40)", "pageHeader(100)"])
    #expect(run.rows[0].scene.pageHeaderContentAlpha == 1)
    for row in run.rows {
      let time = row.instant.seconds(since: Instant(ticks: 900_000))
      #expect(row.scene.pageHeaderContentAlpha == row.scene.barContentAlpha)
      #expect(Self.isNear(row.scene.pageHeaderY, 59))
      #expect(Self.isNear(row.scene.barY, 59 + row.scene.pageHeaderHeight!))
      if time >= 0.01 && time < 0.25 { #expect(row.scene.pageHeaderContentAlpha! < 1) }
    }
    #expect(run.rows.last!.scene.pageHeaderHeight == 100)
    #expect(run.rows.last!.scene.pageHeaderContentAlpha == 1)
    #expect(run.rows.last!.scene.barY == 159)
  }

  /// Paging within a card leaves its page header as it is.
  @Test func aPageKeepsIt() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "extended", "page_header": 80,
                    "pages": [{ "name": "b" }, { "name": "c" }] }],
        "inputs": [{ "at": "100ms", "page": 1 }] }
      """
    let run = try Run(json: json)
    #expect(run.rows.allSatisfy { $0.scene.pageHeaderY == 59 && $0.scene.pageHeaderContentAlpha == 1 })
    #expect(!run.eventTexts.contains { $0.hasPrefix("pageHeader") })
    #expect(run.eventTexts.contains { $0.hasPrefix("paged") })
  }

  /// A header and a bar that are saved in transit and restored go on to the bit.
  @Test func aRestoredHeaderGoesOn() throws {
    let scenario = try BuiltInScenarios.named("header-and-bar")!.document.scenario()
    var simulation = scenario.simulation
    while try simulation.next() {
      guard simulation.frame.number % 5 == 3 else { continue }
      let text = try SavedState(simulation: simulation, outcome: Outcome()).text(of: scenario)
      let saved = try SavedState.read(SourceText(name: "state.json", text: text), for: scenario)
      var (restored, expected) = (saved.simulation, simulation)
      for _ in 0..<6 {
        let isMore = try expected.next()
        #expect(try restored.next() == isMore)
        #expect(restored.scene == expected.scene)
      }
    }
  }
}

import CardSim
import Testing

/// Lists that fetch more at their ends, and pull to refresh.
@Suite struct InfiniteScrollingTests {
  /// Returns true if the list asks as often as there are thresholds, each time in a frame beyond its threshold.
  static func asks(_ run: Run, beyond thresholds: [Double]) -> Bool {
    let frames = run.indices { $0 == .reachEnd }
    guard frames.count == thresholds.count else { return false }
    return zip(frames, thresholds).allSatisfy { frame, threshold in
      run.rows[frame].sample.scrollOffset > threshold
    }
  }

  /// Spots 1.9 asks two screens of 852 before the end, with content 2400, 3360 and 4320 high.
  @Test func theOldVersionAsksTwoScreensBeforeTheEnd() throws {
    let run = try Run("spots-reach-end")
    let thresholds = [2400.0, 3360, 4320].map { $0 - 2 * 852 }
    #expect(Self.asks(run, beyond: thresholds))
    // On the frame before the first request the list isn't beyond the threshold: only an offset strictly
    // above it counts.
    let first = try #require(run.indices { $0 == .reachEnd }.first)
    #expect(run.rows[first - 1].sample.scrollOffset <= thresholds[0])
    let second = run.indices { $0 == .reachEnd }[1]
    #expect(run.rows[second - 1].sample.scrollOffset <= thresholds[1])
    // The third request brought nothing, so the same height never asks again.
    #expect(run.rows.last?.scene.fetchCount == 3)
    let more = try Run("spots-reach-end") { $0.cards[0].feed.atEnd?.removeLast() }
    #expect(more.rows.last?.scene.fetchCount == 3)
    let nobody = try Run("spots-reach-end") { $0.cards[0].feed.atEnd = nil }
    #expect(!nobody.has { $0 == .reachEnd })
    #expect(nobody.rows.last?.scene.fetchCount == 0)
  }

  /// Spots 7.5 asks one viewport of 697 before the end, then two, then three, each time earlier by the window's extra
  /// 852 − 697.
  @Test func theNewVersionAsksEarlierEachTime() throws {
    let run = try Run("spots-reach-end-7")
    func threshold(_ height: Double, _ number: Double) -> Double { height - (852 - 697) - 697 * number }
    let frames = run.indices { $0 == .reachEnd }
    #expect(Self.asks(run, beyond: [threshold(2400, 1), threshold(3360, 2), threshold(4320, 3)]))
    #expect(run.rows[frames[0] - 1].sample.scrollOffset <= threshold(2400, 1))
    #expect(run.rows[frames[1] - 1].sample.scrollOffset <= threshold(3360, 2))
    // By the older rule the list asks on other frames.
    let old = try Run("spots-reach-end-7") { $0.cards[0].feed.system = .spots19 }
    #expect(old.indices { $0 == .reachEnd } != frames)
  }

  /// Items arrive after the latency, to the tick, counted from the frame that asked.
  @Test(arguments: ["spots-reach-end", "spots-reach-end-7"], ["0.6", "0.25"])
  func itemsArriveAfterTheirLatency(name: String, latency: String) throws {
    let run = try Run(name, ["fetch.latency": latency])
    let asked = try run.instant { $0 == .reachEnd }
    let arrived = try run.instant { if case .contentHeight = $0 { true } else { false } }
    #expect(arrived == asked.advanced(bySeconds: Double(latency)!))
    for row in run.rows {
      let waits = row.instant >= asked && row.instant < arrived
      if row.instant < arrived { #expect(row.scene.isRefreshing == waits && row.scene.contentHeight == 2400) }
    }
    #expect(run.rows.last?.scene.contentHeight == 4320.0)
  }

  /// Above the content 7.5 asks on any frame that scrolled, 1.9 only if the offset is exactly the inset's.
  @Test func theBeginningIsReachedAboveTheContent() throws {
    let run = try Run("spots-reach-beginning")
    let frames = run.indices { $0 == .reachBeginning }
    let first = try #require(frames.first)
    #expect(run.rows[first].sample.scrollOffset < 0)
    #expect(run.rows[first - 1].sample.scrollOffset == 0)
    #expect(frames.allSatisfy { run.rows[$0].sample.scrollOffset < 0 })
    // Three items of 70 come before the others; the offset stays, so the others move down.
    let arrival = try #require(run.indices { if case .contentHeight = $0 { true } else { false } }.first)
    #expect(run.rows[arrival].scene.contentHeight == 1810.0)
    #expect((run.rows[arrival].sample.scrollOffset - run.rows[arrival - 1].sample.scrollOffset).magnitude < 1e-9)
    let items = try run.items()
    let (before, after) = (items[arrival - 1]["0.0"], items[arrival]["0.0"])
    #expect(try #require(after).y.isNear(try #require(before).y + 210, 1e-9))
    let old = try Run("spots-reach-beginning") { $0.cards[0].feed.system = .spots19 }
    #expect(!old.has { $0 == .reachBeginning })
  }

  /// If both ends are asked for in one frame, the beginning is first. 710 pt are more than the viewport's 697, so the
  /// end is reached from 710 − 852 on.
  @Test func bothEndsMayBeAskedInAFrame() throws {
    func short(_ edit: (inout FeedText) -> Void = { _ in }) throws -> Run {
      try Run("spots-reach-beginning") { document in
        guard case .spots(var components)? = document.cards[0].content?.body else { return }
        (components[0].items[0].height, components[0].items[0].count) = (710, 1)
        document.cards[0].content?.body = .spots(components)
        document.cards[0].feed.atEnd = []
        edit(&document.cards[0].feed)
      }
    }
    let run = try short()
    let frame = try #require(run.rows.first { $0.events.contains { $0.event == .reachEnd } })
    let asked: [Event] = frame.events.map(\.event).filter { $0 == .reachEnd || $0 == .reachBeginning }
    let expected: [Event] = [.reachBeginning, .reachEnd]
    #expect(asked == expected)
    #expect(frame.sample.scrollOffset < 0)
    // Only an end with a feed is asked.
    #expect(try !short { $0.atBeginning = nil }.has { $0 == .reachBeginning })
    let start = try short { $0.atEnd = nil }
    #expect(!start.has { $0 == .reachEnd })
    #expect(start.has { $0 == .reachBeginning })
  }

  /// Spots 1.9 asks at the beginning if the content rests exactly at the inset: only during a refresh.
  @Test func theOldVersionAsksAtTheInset() throws {
    let run = try Run("spots-refresh", ["refresh.latency": "3"]) { $0.cards[0].feed.atBeginning = [] }
    let frame = try #require(run.indices { $0 == .reachBeginning }.first)
    #expect(run.rows[frame].sample.scrollOffset == -60)
    #expect(run.rows[frame - 1].sample.scrollOffset < -60)
    #expect(run.indices { $0 == .reachBeginning }.count == 1)
  }

  // MARK: - Pull to refresh

  /// Returns the shown offset for the finger's travel, points, if the content rests at `low` at its top.
  static func shown(_ held: Double, low: Double) -> Double {
    held >= low ? held : low - Oracle.rubberBand(low - held, dimension: 697)
  }

  /// A pull refreshes on the first frame on which 100 pt show; from then on the content rests at −60, and the finger's
  /// travel is shorter by the inset factor (1.5 in 1.9) times that.
  @Test(arguments: [(ContentSystem.spots19, "1.5", 90.0), (.spots75, "0", 0)])
  func aPullRefreshes(system: ContentSystem, factor: String, shift: Double) throws {
    let run = try Run("spots-refresh", ["refresh.inset_factor": factor]) { $0.cards[0].feed.system = system }
    let frame = try #require(run.indices { $0 == .refresh }.first)
    let touches = run.touches().filter { $0.index >= (try! run.touch(.began, 1)) }
    let crossing = try #require(Oracle.crossing(of: 10, touches.map(\.touch)))
    let refreshed = run.rows[frame].instant
    let lift = try #require(touches.last).instant
    var held = 0.0
    for row in run.rows(from: touches[0].instant, to: lift) where row.sample.phase == .scrolling {
      let finger = try #require(touches.last { $0.instant <= row.instant }).touch.y
      held = crossing.y - finger
      let expected = row.instant < refreshed ? Self.shown(held, low: 0) : Self.shown(held + shift, low: -60)
      #expect(row.sample.scrollOffset.isNear(expected, 1e-9), "\(row.instant)")
      #expect(row.scene.contentInsetTop == (row.instant < refreshed ? 0 : 60))
      if row.instant < refreshed { #expect(Self.shown(held, low: 0) > -100) }
    }
    // The first pull showed 16 pt, and refreshed nothing.
    #expect(run.indices { $0 == .refresh }.count == 1 && run.rows[frame].instant > touches[0].instant)
    let end = try run.instant { $0 == .refreshed }
    #expect(end == refreshed.advanced(bySeconds: 1))
    // After the lift the content comes back to the inset on the bounce's spring, and from there to 0 once
    // it is refreshed.
    let released = run.sides(of: try run.touch(.ended, 1))
    for row in run.rows(from: released.instant, to: end) {
      let expected = Oracle.spring(
        response: 0.575, dampingRatio: 1, displacement: released.after.scrollOffset + 60,
        velocity: released.after.scrollVelocity, at: row.instant.seconds(since: released.instant))
      #expect(row.sample.scrollOffset.isNear(-60 + expected.position, 1e-7))
    }
    #expect(run.rows.last?.sample.scrollOffset == 0)
    #expect(run.rows.last?.scene.contentHeight == 2160.0)
  }

  /// A finger that stays down refreshes once, even if the refresh is over early. The room above the content goes as it
  /// came: with the inset factor (1.5 in 1.9) times as much of the finger's travel.
  @Test(arguments: [("1.5", 90.0), ("0", 0)])
  func aFingerRefreshesOnce(factor: String, shift: Double) throws {
    let run = try Run("spots-refresh", ["refresh.latency": "0.2", "refresh.inset_factor": factor])
    let (began, end) = (try run.instant { $0 == .refresh }, try run.instant { $0 == .refreshed })
    #expect(run.indices { $0 == .refresh }.count == 1)
    #expect(run.indices { $0 == .refreshed }.count == 1)
    let touches = run.touches().filter { $0.index >= (try! run.touch(.began, 1)) }
    let crossing = try #require(Oracle.crossing(of: 10, touches.map(\.touch)))
    let lift = try #require(touches.last).instant
    #expect(end == began.advanced(bySeconds: 0.2))
    #expect(end < lift)
    for row in run.rows(from: began, to: lift) where row.sample.phase == .scrolling {
      let held = crossing.y - (try #require(touches.last { $0.instant <= row.instant })).touch.y
      let expected = row.instant < end ? Self.shown(held + shift, low: -60) : Self.shown(held, low: 0)
      #expect(row.sample.scrollOffset.isNear(expected, 1e-9), "\(row.instant)")
    }
    #expect(run.rows(from: end, to: lift).count > 5)
  }

  /// After a pull 7.5 asks again at a height at which it asked before, and 1.9 doesn't: 1600 pt ask from 748 on by the
  /// new rule, and no request brings anything.
  @Test(arguments: [(ContentSystem.spots75, 2), (.spots19, 1)])
  func aPullMayForgetWhereItAsked(system: ContentSystem, count: Int) throws {
    let run = try Run(
      json: """
        {
          "set": { "touch.drag_without_map": false, "fetch.latency": 0.1, "refresh.latency": 0.1 },
          "cards": [{
            "name": "news", "map": false,
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 20 }] }] },
            "feed": { "rules": "\(system.name)", "at_end": [], "on_refresh": [] }
          }],
          "inputs": [
            { "at": "100ms", "on": "content",
              "swipe": { "from": [190, 700], "to": [195, 200], "duration": "100ms", "velocity": -5000 } },
            { "at": "5s", "on": "content",
              "swipe": { "from": [190, 200], "to": [195, 700], "duration": "100ms", "velocity": 5000 } },
            { "at": "10s", "on": "content",
              "path": { "points": [["0ms", 190, 200], ["500ms", 195, 520]], "lift_after": "200ms" } },
            { "at": "15s", "on": "content",
              "swipe": { "from": [190, 700], "to": [195, 200], "duration": "100ms", "velocity": -5000 } }
          ]
        }
        """)
    #expect(run.indices { $0 == .refreshed }.count == 1)
    let asked = run.indices { $0 == .reachEnd }.map { run.rows[$0].instant }
    let pull = try run.instant { $0 == .refresh }
    #expect(asked.count == count, "\(asked)")
    #expect(asked.count { $0 < pull } == 1, "\(asked)")
  }

  @Test func aShortPullOrNoControlRefreshesNothing() throws {
    #expect(try !Run("spots-refresh", ["refresh.trigger": "200"]).has { $0 == .refresh })
    #expect(try !Run("spots-refresh") { $0.cards[0].feed.onRefresh = nil }.has { $0 == .refresh })
    // If a finger on the content pulls the card, nothing refreshes.
    #expect(try !Run("spots-refresh", ["touch.drag_without_map": "true"]).has { $0 == .refresh })
  }
}

import CardSim
import Testing

/// Lists that ask for more, and lists that are pulled to be refreshed.
@Suite struct InfiniteScrollingTests {
  /// A list is asked on the first frame beyond an offset, and on no earlier one.
  static func asks(_ run: Run, beyond thresholds: [Double]) -> Bool {
    let frames = run.indices { $0 == .reachEnd }
    guard frames.count == thresholds.count else { return false }
    return zip(frames, thresholds).allSatisfy { frame, threshold in
      run.rows[frame].sample.scrollOffset > threshold
    }
  }

  /// 1.9: two screens of 852 before the end, 2400, 3360 and 4320 high.
  @Test func theOldVersionAsksTwoScreensBeforeTheEnd() throws {
    let run = try Run("spots-reach-end")
    let thresholds = [2400.0, 3360, 4320].map { $0 - 2 * 852 }
    #expect(Self.asks(run, beyond: thresholds))
    // The first time the list is below the threshold on the frame before; strictly above is what counts.
    let first = try #require(run.indices { $0 == .reachEnd }.first)
    #expect(run.rows[first - 1].sample.scrollOffset <= thresholds[0])
    let second = run.indices { $0 == .reachEnd }[1]
    #expect(run.rows[second - 1].sample.scrollOffset <= thresholds[1])
    // Nothing has come of the third, so that the same height never asks again.
    #expect(run.rows.last?.scene.fetchCount == 3)
    let more = try Run("spots-reach-end") { $0.cards[0].feed.atEnd?.removeLast() }
    #expect(more.rows.last?.scene.fetchCount == 3)
    let nobody = try Run("spots-reach-end") { $0.cards[0].feed.atEnd = nil }
    #expect(!nobody.has { $0 == .reachEnd } && nobody.rows.last?.scene.fetchCount == 0)
  }

  /// 7.5: one viewport of 697 before the end, then two, then three; and what the window has more than that.
  @Test func theNewVersionAsksEarlierEachTime() throws {
    let run = try Run("spots-reach-end-7")
    func threshold(_ height: Double, _ number: Double) -> Double { height - (852 - 697) - 697 * number }
    let frames = run.indices { $0 == .reachEnd }
    #expect(Self.asks(run, beyond: [threshold(2400, 1), threshold(3360, 2), threshold(4320, 3)]))
    #expect(run.rows[frames[0] - 1].sample.scrollOffset <= threshold(2400, 1))
    #expect(run.rows[frames[1] - 1].sample.scrollOffset <= threshold(3360, 2))
    // By the older rule it would ask elsewhere.
    let old = try Run("spots-reach-end-7") { $0.cards[0].feed.system = .spots19 }
    #expect(old.indices { $0 == .reachEnd } != frames)
  }

  /// What was asked for is there after the latency, to the tick, counted from the frame that asked.
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

  /// Above the content 7.5 asks on any frame that scrolled, 1.9 only where the offset is exactly the inset's.
  @Test func theBeginningIsReachedAboveTheContent() throws {
    let run = try Run("spots-reach-beginning")
    let frames = run.indices { $0 == .reachBeginning }
    let first = try #require(frames.first)
    #expect(run.rows[first].sample.scrollOffset < 0 && run.rows[first - 1].sample.scrollOffset == 0)
    #expect(frames.allSatisfy { run.rows[$0].sample.scrollOffset < 0 })
    // Three of 70 come before the others; the offset stays, so that those move down.
    let arrival = try #require(run.indices { if case .contentHeight = $0 { true } else { false } }.first)
    #expect(run.rows[arrival].scene.contentHeight == 1810.0)
    #expect((run.rows[arrival].sample.scrollOffset - run.rows[arrival - 1].sample.scrollOffset).magnitude < 1e-9)
    let items = try run.items()
    let (before, after) = (items[arrival - 1]["0.0"], items[arrival]["0.0"])
    #expect(try #require(after).y.isNear(try #require(before).y + 210, 1e-9))
    let old = try Run("spots-reach-beginning") { $0.cards[0].feed.system = .spots19 }
    #expect(!old.has { $0 == .reachBeginning })
  }

  // MARK: - Pull to refresh

  /// What shows of a finger's way beyond the top, where the content's rest lies at `low`.
  static func shown(_ held: Double, low: Double) -> Double {
    held >= low ? held : low - Oracle.rubberBand(low - held, dimension: 697)
  }

  /// The pull refreshes on the first frame on which 100 pt show; from then on the content rests at −60, and the finger's
  /// way is shorter by one and a half times that.
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
    // Let go, it comes back to the inset on the bounce's spring, and from there to 0 once it is refreshed.
    let released = run.sides(of: try run.touch(.ended, 1))
    for row in run.rows(from: released.instant, to: end) {
      let expected = Oracle.spring(
        response: 0.575, dampingRatio: 1, displacement: released.after.scrollOffset + 60,
        velocity: released.after.scrollVelocity, at: row.instant.seconds(since: released.instant))
      #expect(row.sample.scrollOffset.isNear(-60 + expected.position, 1e-7))
    }
    #expect(run.rows.last?.sample.scrollOffset == 0 && run.rows.last?.scene.contentHeight == 2160.0)
  }

  @Test func aShortPullOrNoControlRefreshesNothing() throws {
    #expect(try !Run("spots-refresh", ["refresh.trigger": "200"]).has { $0 == .refresh })
    #expect(try !Run("spots-refresh") { $0.cards[0].feed.onRefresh = nil }.has { $0 == .refresh })
    // Where a finger on the content pulls the card, there is nothing to be refreshed.
    #expect(try !Run("spots-refresh", ["touch.drag_without_map": "true"]).has { $0 == .refresh })
  }
}

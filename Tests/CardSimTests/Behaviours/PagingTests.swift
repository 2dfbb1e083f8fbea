import CardSim
import Testing

/// Pages beside each other on one card.
@Suite struct PagingTests {
  static let stride = 398.0

  /// One touch that sweeps over the pages: the slop's crossing, its samples, its lift, its rows while the pages are
  /// held, and those from the lift to the next input.
  struct Sweep {
    let crossing: (x: Double, y: Double)
    let touches: [(instant: Instant, touch: Touch)]
    let lift: Instant
    let held: [Run.Row]
    let free: [Run.Row]
  }

  static func sweep(_ run: Run, _ number: Int, slop: Double = 10) throws -> Sweep {
    let first = try run.touch(.began, number)
    let last = try run.touch(.ended, number)
    let touches = run.touches().filter { first <= $0.index && $0.index <= last }.map { ($0.instant, $0.touch) }
    let lift = try #require(touches.last).0
    let next = run.scenario.inputs[(last + 1)...].first.map { Instant(ticks: $0.ticks) } ?? Instant(ticks: .max)
    return Sweep(
      crossing: try #require(Oracle.crossing(of: slop, touches.map(\.1))), touches: touches, lift: lift,
      held: run.rows(from: touches[0].0, to: lift).filter { $0.sample.phase == .paging },
      free: run.rows(from: lift, to: next))
  }

  /// Returns true if held pages follow the finger from an offset on, and yield beyond the ends.
  static func follows(_ sweep: Sweep, from start: Double, pages: Int, coefficient: Double = 0.55) -> Bool {
    let end = Double(pages - 1) * stride
    return sweep.held.count > 10
      && sweep.held.allSatisfy { row in
        guard let x = row.scene.pageX, let finger = sweep.touches.last(where: { $0.instant <= row.instant })
        else { return false }
        let held = start - (finger.touch.x - sweep.crossing.x)
        let inside = min(max(held, 0), end)
        let shown = inside + Oracle.rubberBand(held - inside, dimension: stride, coefficient: coefficient)
        return x.isNear(shown, 1e-9) && row.sample.cardY == Place.peaking
      }
  }

  /// Returns true if released pages settle at a page on a critically damped spring, with a given initial velocity.
  static func settles(
    _ sweep: Sweep, from start: Double, velocity: Double, to page: Int, response: Double = 0.575
  ) -> Bool {
    sweep.free.count > 100
      && sweep.free.allSatisfy { row in
        guard let x = row.scene.pageX else { return false }
        let target = Double(page) * stride
        let displacement = Oracle.spring(
          response: response, dampingRatio: 1, displacement: start - target, velocity: velocity,
          at: row.instant.seconds(since: sweep.lift)
        ).position
        return x.isNear(target + displacement, 0.0011)
      } && sweep.free.last?.scene.page == page
  }

  static func start(_ sweep: Sweep, _ origin: Double) throws -> Double {
    origin - (try #require(sweep.touches.last).touch.x - sweep.crossing.x)
  }

  @Test func aFlickTurnsThePage() throws {
    func turns(_ run: Run) throws -> Bool {
      let sweep = try Self.sweep(run, 0)
      return try Self.follows(sweep, from: 0, pages: 3)
        && Self.settles(sweep, from: Self.start(sweep, 0), velocity: 900, to: 1)
    }
    #expect(try turns(Run("paging", fps: 240)))
    #expect(try !turns(Run("paging", ["page.response": "0.5"], fps: 240)))
    #expect(try !turns(Run("paging", ["page.damping_ratio": "0.8"], fps: 240)))
    #expect(try !turns(Run("paging", ["paging.gap": "6"], fps: 240)))
    // A drag that is slower than a flick, and not past the middle, falls back.
    #expect(try !turns(Run("paging", ["paging.flick_velocity": "901"], fps: 240)))
    let slow = try Run("paging", ["paging.flick_velocity": "901"], fps: 240)
    #expect(slow.eventTexts.first { $0.hasPrefix("page(") } == "page(monday)")
  }

  @Test func aSlowDragFallsBackAndOnePastTheMiddleTurns() throws {
    let run = try Run("paging", fps: 240)
    let (back, past) = (try Self.sweep(run, 1), try Self.sweep(run, 2))
    #expect(Self.follows(back, from: Self.stride, pages: 3))
    #expect(try Self.settles(back, from: Self.start(back, Self.stride), velocity: 0, to: 1))
    #expect(Self.follows(past, from: Self.stride, pages: 3))
    #expect(try Self.settles(past, from: Self.start(past, Self.stride), velocity: 0, to: 2))
    #expect(try Self.start(back, Self.stride) < 1.5 * Self.stride)
    #expect(try Self.start(past, Self.stride) > 1.5 * Self.stride)
  }

  @Test func beyondTheLastPageTheyYield() throws {
    let sweep = try Self.sweep(Run("paging", fps: 240), 3)
    #expect(Self.follows(sweep, from: 2 * Self.stride, pages: 3))
    let soft = try Self.sweep(Run("paging", ["paging.rubber_band": "0.3"], fps: 240), 3)
    #expect(Self.follows(soft, from: 2 * Self.stride, pages: 3, coefficient: 0.3))
    #expect(!Self.follows(soft, from: 2 * Self.stride, pages: 3))
    #expect(sweep.free.last?.scene.pageX == 2 * Self.stride)
    #expect(sweep.free.last?.scene.page == 2)
  }

  /// `page` reports the target page at the release, `paged` reports it only once the pages rest.
  @Test func thePageIsThereWhenItRests() throws {
    let run = try Run("paging", fps: 240)
    let reported = run.eventTexts.filter { $0.hasPrefix("page") }
    #expect(
      reported == [
        "page(tuesday)", "paged(tuesday)", "page(tuesday)", "paged(tuesday)", "page(wednesday)", "paged(wednesday)",
        "page(wednesday)", "paged(wednesday)",
      ])
    for row in run.rows {
      for entry in row.events {
        if case .paged = entry.event {
          // `paged` comes with half a point left, and the pages go on to their exact place.
          let place = row.scene.page.map { Double($0) * Self.stride } ?? .nan
          #expect(row.scene.pageX?.isNear(place, 0.5) == true)
        }
      }
    }
    // The index is that of the page at the left edge: in transit to the next page it is the old one until `paged`.
    let free = try Self.sweep(run, 0).free
    #expect(free.allSatisfy { ($0.scene.page == 1) == ($0.scene.pageX! >= Self.stride - 0.5) })
    #expect(free.last?.scene.pageX == Self.stride)
  }

  /// Two flicks, the second while the pages are in transit to the first one's target, go one page further.
  @Test func aFlickCatchesPagesAndTurnsOneMore() throws {
    let run = try Run("paging-grab", fps: 240)
    #expect(run.events.contains(.grab))
    let reported = run.eventTexts.filter { $0.hasPrefix("page") }
    #expect(reported == ["page(wednesday)", "page(thursday)", "paged(thursday)"])
    // Caught pages go on from where they were: no step is larger than a sample of the finger.
    let xs = run.rows.compactMap(\.scene.pageX)
    #expect(xs.count == run.rows.count)
    #expect(zip(xs, xs.dropFirst()).allSatisfy { abs($0 - $1) < 25 })
    // The last touch moves along the card's axis first, and stays with the card though it moves sideways later.
    let along = run.rows(from: run.touches()[try run.touch(.began, 2)].instant)
    #expect(along.contains { $0.sample.phase == .dragging })
    #expect(along.allSatisfy { $0.scene.pageX == 3 * Self.stride })
  }

  @Test func keysAndTheProgramTurnPages() throws {
    let run = try Run("paging-by-program", fps: 240)
    let reported = run.eventTexts.filter { $0.hasPrefix("page") || $0.hasPrefix("ignored") }
    #expect(
      reported == [
        "page(tuesday)", "page(wednesday)", "paged(wednesday)", "ignored(nothing)", "page(monday)", "paged(monday)",
        "ignored(nothing)", "page(wednesday)", "paged(wednesday)",
      ])
    // A page by the program takes 0.3 s on the ease-in-out curve: half of the distance at half of the time.
    let start = Instant(ticks: 2_400_000 * 9)
    let rows = run.rows(from: start)
    #expect(
      rows.contains { $0.instant.seconds(since: start).isNear(0.15) && $0.scene.pageX!.isNear(Self.stride, 1e-6) })
    #expect(rows.allSatisfy { ($0.scene.pageX == 2 * Self.stride) == ($0.instant.seconds(since: start) >= 0.3 - 1e-9) })
    // The first page has its offset back as soon as it shows.
    let back = run.rows(from: Instant(ticks: 2_000_000 * 9), to: start).map(\.sample.scrollOffset)
    #expect(back.allSatisfy { $0 > 180 })
    #expect(run.rows.last?.sample.scrollOffset == 0)
  }

  /// TGPageCard.swift, `didChangeCurrentPage`: map, didMoveToPage, then the old page's and the new one's appearance;
  /// all of them also if they are the same page. A push and a pop pass their own appearance callbacks on.
  static let callbacks = [
    "push(week)", "willDisappear(trips)", "didBuild(monday)", "didBuild(tuesday)", "didBuild(wednesday)",
    "didBuild(week)", "willAppear(week)", "willAppear(monday)", "cleanUp(trips)", "takeCharge(week)",
    "settled(peaking)", "pushed(week)", "didDisappear(trips)", "didAppear(week)", "didAppear(monday)",
    "didMove(peaking)",
    "page(tuesday)", "paged(tuesday)", "didMoveToPage(tuesday)", "willDisappear(monday)", "willAppear(tuesday)",
    "didAppear(tuesday)", "didDisappear(monday)",
    "page(wednesday)", "paged(wednesday)", "cleanUp(week)", "takeCharge(wednesday)", "didMoveToPage(wednesday)",
    "willDisappear(tuesday)", "willAppear(wednesday)", "didAppear(wednesday)", "didDisappear(tuesday)",
    "touch(header)", "drag", "release(v=0.00)", "page(wednesday)", "paged(wednesday)", "didMoveToPage(wednesday)",
    "willDisappear(wednesday)", "willAppear(wednesday)", "didAppear(wednesday)", "didDisappear(wednesday)",
    "pop(week)", "willAppear(trips)", "willDisappear(week)", "willDisappear(wednesday)", "cleanUp(wednesday)",
    "takeCharge(trips)", "settled(peaking)", "popped(week)", "didDisappear(week)", "didDisappear(wednesday)",
    "didAppear(trips)", "didMove(peaking)",
  ]

  @Test func pagesAreToldInTGCardsOrder() throws {
    let run = try Run("paging-callbacks")
    #expect(run.eventTexts == Self.callbacks)
    // A page without a map of its own hands over a map only together with its card.
    let shared = try Run("paging-callbacks") { $0.cards[1].pages[2].hasOwnMap = false }
    #expect(
      shared.eventTexts.filter { $0.hasPrefix("cleanUp") || $0.hasPrefix("takeCharge") } == [
        "cleanUp(trips)", "takeCharge(week)", "cleanUp(week)", "takeCharge(trips)",
      ])
    let quiet = try Run("paging-callbacks", ["callbacks.order": "none"])
    #expect(quiet.rows.map(\.sample.bits) == run.rows.map(\.sample.bits))
    #expect(!quiet.eventTexts.contains("didAppear(week)"))
  }
}

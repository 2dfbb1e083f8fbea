import CardSim
import Testing

/// Content that scrolls sideways: carousels of Spots.
@Suite struct CarouselTests {
  /// A sweep of a finger over a strip: its touches, its lift, the rows while the strip is held, those from the lift to
  /// the next input, and the finger's x at which it crossed the slop, points.
  struct Sweep {
    let touches: [(instant: Instant, touch: Touch)]
    let lift: Instant
    let held: [Run.Row]
    let free: [Run.Row]
    let crossing: Double
  }

  static func sweep(_ run: Run, _ number: Int = 0) throws -> Sweep {
    let (first, last) = (try run.touch(.began, number), try run.touch(.ended, number))
    let touches = run.touches().filter { first <= $0.index && $0.index <= last }.map { ($0.instant, $0.touch) }
    let lift = try #require(touches.last).0
    let next = run.scenario.inputs[(last + 1)...].first.map { Instant(ticks: $0.ticks) } ?? Instant(ticks: .max)
    return Sweep(
      touches: touches, lift: lift,
      held: run.rows(from: touches[0].0, to: lift).filter { $0.sample.phase == .paging },
      free: run.rows(from: lift, to: next), crossing: try #require(Oracle.crossing(of: 10, touches.map(\.1))).x)
  }

  /// Returns true if a held strip follows the finger, and yields beyond its ends.
  static func follows(_ sweep: Sweep, from start: Double, range: Double, width: Double = 393) -> Bool {
    sweep.held.count > 3
      && sweep.held.allSatisfy { row in
        guard let x = row.scene.carouselOffset, let finger = sweep.touches.last(where: { $0.instant <= row.instant })
        else { return false }
        let held = start - (finger.touch.x - sweep.crossing)
        let inside = min(max(held, 0), range)
        return x.isNear(inside + Oracle.rubberBand(held - inside, dimension: width), 1e-9)
          && row.sample.cardY == Place.extended && row.sample.scrollOffset == 0
      }
  }

  /// Returns the items that carousels reported: their names, or section and number for those without one.
  static func reported(_ run: Run) -> [String] {
    run.events.compactMap { event in
      guard case .endScrolling(let item) = event else { return nil }
      return item.name.map { run.scenario.names[$0] } ?? "\(item.section).\(item.number)"
    }
  }

  // MARK: - Spots 1.9

  /// UIKit turns the carousel by its own width; the reported item follows from another page width, and isn't the
  /// one that shows.
  @Test func theOldVersionTurnsByItsWidthAndTellsOfAnotherItem() throws {
    let run = try Run("spots-carousel")
    // The items are ⌈393/2 − 8⌉ = 189 wide, with 8 between: nine of them are 1773.
    let range: Double = 9 * 189 + 9 * 8 - 393
    let (flick, pull) = (try Self.sweep(run), try Self.sweep(run, 1))
    #expect(Self.follows(flick, from: 0, range: range))
    #expect(Self.follows(pull, from: 393, range: range))
    #expect(flick.free.last?.scene.carouselOffset == 393)
    #expect(pull.free.last?.scene.carouselOffset == 393)
    // The flick rounds up: ⌈123/401⌉ · 401 · 9/1773 = 2.03; the pull back rounds down: ⌊463/401⌋ gives the same.
    #expect(Self.reported(run) == ["0.2", "0.2"])
    // The program's page 3 is at 3 · 401; the carousel moves there within 0.3 s, and reports nothing.
    #expect(run.rows.last?.scene.carouselOffset == 1203.0)
    // Without pagination the carousel decelerates freely.
    let free = try Run("spots-carousel") { document in
      guard case .spots(var components)? = document.cards[0].content?.body else { return }
      components[0].meta.paginates = false
      document.cards[0].content?.body = .spots(components)
    }
    #expect(Self.reported(free) == [])
    #expect(try Self.sweep(free).free.last?.scene.carouselOffset != 393)
  }

  // MARK: - Spots 7.5

  /// The item in the middle of the strip's projected rest is reported when the finger lifts, and moves to the middle.
  @Test func anItemComesToTheMiddle() throws {
    let run = try Run("spots-carousel-item")
    // Left edges: a 20, b 272, c 524 (180 wide), d 716, e 968; the content ends at 1208 + 20.
    let middles = ["a": 140.0, "b": 392, "c": 614, "d": 836, "e": 1088].mapValues { $0 - 393.0 / 2 }
    let (first, second) = (try Self.sweep(run), try Self.sweep(run, 1))
    #expect(Self.follows(first, from: 0, range: 1228 - 393))
    #expect(Self.reported(run) == ["c", "b", "c"])
    #expect(first.free.last?.scene.carouselOffset == middles["c"])
    #expect(second.free.last?.scene.carouselOffset == middles["b"])
    // After a drag the item is reported at the lift, long before it arrives; after the program's slide only on arrival.
    let instants = run.entries.filter { if case .endScrolling = $0.event { true } else { false } }.map(\.instant)
    #expect(instants[0] == first.lift)
    #expect(instants[1] == second.lift)
    let slide = try run.instant { if case .slide = $0 { true } else { false } }
    #expect(instants[2] == slide.advanced(bySeconds: 0.3))
  }

  /// A drag by more than a quarter of an item turns the page, by an animation of 0.25 s.
  @Test func aQuarterOfAnItemTurnsThePage() throws {
    let run = try Run("spots-carousel-page")
    let (far, near) = (try Self.sweep(run), try Self.sweep(run, 1))
    // 310 + 310 − 393 = 227, 300 − 227 = 73 is left of the second: x₁ = 310 + 73.
    #expect(far.free.last?.scene.carouselOffset == 383)
    let arrived = far.free.first { $0.scene.carouselOffset == 383 }
    #expect(try #require(arrived).instant >= far.lift.advanced(bySeconds: 0.25))
    let middle = far.free.filter { $0.instant < far.lift.advanced(bySeconds: 0.25) }
    #expect(middle.count > 10)
    #expect(middle.allSatisfy { $0.scene.carouselOffset != 383 })
    // A shorter drag reports once: the item in the middle of the current place.
    #expect(near.free.last?.scene.carouselOffset != nil)
    #expect(Self.reported(run).count == 2)
    let slower = try Run("spots-carousel-page", ["carousel_page.duration": "0.5"])
    #expect(try Self.sweep(slower).free.filter { $0.scene.carouselOffset != 383 }.count > middle.count)
  }

  /// An infinite carousel continues at its other end without a visible jump: the same item lies there.
  @Test func anInfiniteOneHasNoEnd() throws {
    let run = try Run("spots-carousel-infinite")
    // Two items lie before the first one: 2 · 210, less one and a half of the spacing.
    #expect(run.rows[0].scene.carouselOffset == 405)
    let items = try run.items()
    var wraps = 0
    for (index, (row, next)) in zip(run.rows, run.rows.dropFirst()).enumerated() {
      let (x, after) = (try #require(row.scene.carouselOffset), try #require(next.scene.carouselOffset))
      #expect(after >= 0)
      // 8 * 210 - 10 - 393
      #expect(after <= 1277)
      if (after - x).magnitude > 400 {
        wraps += 1
        // The same items show, though the offset differs by the whole length.
        func own(_ label: String) -> String { label.replacing(".before", with: "").replacing(".after", with: "") }
        let (old, new) = (Set(items[index].keys.map(own)), Set(items[index + 1].keys.map(own)))
        #expect(!old.intersection(new).isEmpty)
      }
    }
    #expect(wraps > 0)
    let finite = try Run("spots-carousel-infinite") { document in
      guard case .spots(var components)? = document.cards[0].content?.body else { return }
      components[0].layout.isInfinite = false
      document.cards[0].content?.body = .spots(components)
    }
    #expect(finite.rows[0].scene.carouselOffset == 0)
  }

  // MARK: - Momentum

  /// A carousel decelerates like any scroll view, bounces at its end, and stops at any touch on it; a touch that moves
  /// along the card scrolls the list.
  @Test func itSlowsDownBouncesAndIsCaught() throws {
    let run = try Run("carousel-momentum", fps: 120)
    let range = 6.0 * 140 - 393
    let flick = try Self.sweep(run)
    #expect(Self.follows(flick, from: 0, range: range))
    let start = try #require(flick.touches.last).touch
    let offset = 0 - (start.x - flick.crossing)
    let velocity = -run.releases[0]
    var (slowed, bounced) = (0, 0)
    for row in flick.free {
      let expected = Oracle.deceleration(
        rate: 0.998, position: offset, velocity: velocity, at: row.instant.seconds(since: flick.lift)
      ).position
      guard expected < range else { break }
      #expect(try #require(row.scene.carouselOffset).isNear(expected, 1e-8))
      slowed += 1
    }
    bounced = flick.free.count { ($0.scene.carouselOffset ?? 0) > range }
    #expect(slowed > 10)
    #expect(bounced > 10)
    #expect(flick.free.last?.scene.carouselOffset == range)
    let hard = try Run("carousel-momentum", ["scroll.bounce": "false"], fps: 120)
    #expect(hard.rows.allSatisfy { ($0.scene.carouselOffset ?? 0) <= range })
    // The caught carousel stays in place.
    let (down, up) = (run.sides(of: try run.touch(.began, 2)).instant, run.sides(of: try run.touch(.ended, 2)).instant)
    let held = run.rows(from: down, to: up)
    let place = try #require(held.first?.scene.carouselOffset)
    #expect(place > 0)
    #expect(held.allSatisfy { $0.scene.carouselOffset!.isNear(place, 1) && $0.sample.phase == .paging })
    // The list can still be scrolled elsewhere.
    #expect(run.rows.last!.sample.scrollOffset > 50)
  }

  /// A hard fling takes an infinite carousel round and round, decelerating by its own law: there is no end
  /// to bounce at.
  @Test func anInfiniteOneBouncesNowhere() throws {
    let run = try Run("spots-carousel-infinite")
    for number in 0...1 {
      let free = try Self.sweep(run, number).free
      let places = try free.map { try #require($0.scene.carouselOffset) }
      let velocity = try #require(run.releases.dropFirst(number).first)
      for (x, next) in zip(places, places.dropFirst()) where (next - x).magnitude < 400 {
        // The offset moves against the finger, and never turns.
        #expect(velocity < 0 ? next >= x - 1e-9 : next <= x + 1e-9, "from \(x) to \(next) at \(velocity) pt/s")
      }
    }
  }
}

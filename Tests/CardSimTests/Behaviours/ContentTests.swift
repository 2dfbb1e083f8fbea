import CardSim
import Foundation
import Testing

/// The content's own motion.
@Suite struct ContentTests {
  // MARK: - Momentum

  /// Returns true if the content decelerates by the closed form, from the lift to the next touch or edge.
  static func slowsDown(_ run: Run, rate: Double = 0.998) throws -> Bool {
    let (start, before, after) = run.sides(of: try run.touch(.ended))
    let rows = run.rows(from: start).prefix { $0.sample.phase == .decelerating }
    return after.scrollOffset.isNear(before.scrollOffset, 1e-12) && after.scrollVelocity == -run.releases[0]
      && rows.count > 10
      && rows.allSatisfy { row in
        let expected = Oracle.deceleration(
          rate: rate, position: after.scrollOffset, velocity: after.scrollVelocity,
          at: row.instant.seconds(since: start))
        return row.sample.scrollOffset.isNear(expected.position) && row.sample.scrollVelocity.isNear(expected.velocity)
      }
  }

  @Test(arguments: ["scroll-momentum", "scroll-bounce", "scroll-handoff-up"])
  func contentSlowsDownAsAScrollViewDoes(name: String) throws {
    let run = try Run(name, fps: 120)
    #expect(try Self.slowsDown(run))
    let fast = try Run(name, ["scroll.deceleration_rate": "0.99"], fps: 120)
    #expect(try !Self.slowsDown(fast))
    #expect(try Self.slowsDown(fast, rate: 0.99))
  }

  @Test func aTouchStopsIt() throws {
    // The finger that stops the content has a little jitter.
    func stops(_ run: Run) throws -> Bool {
      let touch = run.sides(of: try run.touch(.began, 1))
      return touch.before.scrollVelocity > 100 && touch.after.scrollOffset == touch.before.scrollOffset
        && run.rows(from: touch.instant).allSatisfy { $0.sample.scrollOffset.isNear(touch.before.scrollOffset, 0.5) }
    }
    #expect(try stops(Run("scroll-momentum")))
    #expect(try !stops(Run("scroll-momentum", ["touch.grab": "false"])))
  }

  // MARK: - The bounce

  /// Returns the instant of the bounce, and the content's velocity there, points per second.
  static func bounce(_ run: Run) throws -> (instant: Instant, velocity: Double) {
    let entry = try #require(run.entries.first { if case .bounce = $0.event { true } else { false } })
    guard case .bounce(let velocity) = entry.event else { return (entry.instant, .nan) }
    return (entry.instant, velocity)
  }

  /// Returns true if the content reaches its end at the solved instant, passes it with all its velocity, and comes back
  /// on a critically damped spring of ω = 10.927.
  static func bouncesBack(_ run: Run, at edge: Double = 903) throws -> Bool {
    guard run.events.contains(where: { if case .bounce = $0 { true } else { false } }) else { return false }
    let hit = try bounce(run)
    let (start, _, after) = run.sides(of: try run.touch(.ended))
    // The solution of x(t) = x₀ + v/k (e^kt − 1) for the edge.
    let k = 1000 * log(0.998)
    let time = log(1 + k * (edge - after.scrollOffset) / after.scrollVelocity) / k
    let expectedVelocity = after.scrollVelocity * exp(k * time)
    let rows = run.rows(from: hit.instant).filter { $0.sample.phase == .bouncing }
    return hit.instant.seconds(since: start).isNear(time, 1e-12) && hit.velocity.isNear(expectedVelocity, 1e-7)
      && hit.instant.fraction > 0 && rows.count > 20
      && rows.allSatisfy { row in
        let expected = Oracle.spring(
          angularFrequency: 2 * .pi / 0.575, dampingRatio: 1, displacement: 0, velocity: hit.velocity,
          at: row.instant.seconds(since: hit.instant))
        return (row.sample.scrollOffset - edge).isNear(expected.position)
          && row.sample.scrollVelocity.isNear(expected.velocity, 1e-7)
      }
  }

  @Test(arguments: ["scroll-bounce", "scroll-handoff-up"])
  func contentBouncesAtItsEndAtTheSolvedInstant(name: String) throws {
    let run = try Run(name, fps: 120)
    #expect(try Self.bouncesBack(run))
    #expect(run.rows.last!.sample.scrollOffset == 903)
    #expect(try !Self.bouncesBack(Run(name, ["scroll.bounce": "false"], fps: 120)))
    #expect(try !Self.bouncesBack(Run(name, ["scroll.bounce_response": "0.6"], fps: 120)))
    #expect(try !Self.bouncesBack(Run(name, ["scroll.bounce_damping_ratio": "0.9"], fps: 120)))
    // ω = 10.927 rad/s.
    #expect((2 * Double.pi / 0.575).isNear(10.927, 5e-4))
  }

  @Test func withoutBounceItStopsHardAtItsEnd() throws {
    let run = try Run("scroll-bounce", ["scroll.bounce": "false"])
    #expect(run.rows.allSatisfy { $0.sample.scrollOffset <= 903 })
    #expect(run.rows.last!.sample.scrollOffset == 903)
    #expect(!run.events.contains { if case .bounce = $0 { true } else { false } })
    #expect(try Run("scroll-bounce").rows.contains { $0.sample.scrollOffset > 920 })
  }

  @Test func atTheTopItBouncesAsWell() throws {
    let json = """
      { "cards": [{ "name": "a", "content": 1600, "detent": "extended" }],
        "inputs": [
          { "at": "0ms", "path": { "points": [["0ms", 200, 700], ["300ms", 200, 400]], "lift_after": "60ms" } },
          { "at": "500ms",
            "swipe": { "from": [200, 400], "to": [200, 480], "duration": "100ms", "velocity": 1500, "seed": 3 } }] }
      """
    let run = try Run(json: json, fps: 120)
    let hit = try Self.bounce(run)
    #expect(hit.velocity < -500)
    #expect(run.rows.contains { $0.sample.scrollOffset < -10 })
    #expect(run.rows.last!.sample.scrollOffset == 0)
    #expect(run.rows.allSatisfy { $0.sample.cardY == Place.extended })
  }

  // MARK: - The card stays

  @Test(arguments: ["scroll-momentum", "scroll-bounce", "scroll-rubber-band"])
  func momentumNeverMovesTheCard(name: String) throws {
    let run = try Run(name)
    #expect(run.rows.allSatisfy { $0.sample.cardY == Place.extended && $0.sample.cardVelocity == 0 })
    #expect(run.rows.contains { $0.sample.scrollVelocity.magnitude > 100 })
  }

  // MARK: - The rubber band

  /// Returns true if content that a finger pulls beyond its end shows the rubber band's displacement, with the
  /// viewport's height as the dimension, and bounces back from there after the lift.
  static func yields(_ run: Run) throws -> Bool {
    let (range, dimension) = (900.0 - 697, 852.0 - 71 - 84)
    let crossing = try DragTests.crossingY(run)
    let lift = run.sides(of: try run.touch(.ended))
    return run.drags[0].allSatisfy { row in
      let held = crossing - row.sample.touchY!
      let overdrag = max(0, held - range)
      let shown = overdrag > 0 ? range + Oracle.rubberBand(overdrag, dimension: dimension) : held
      // The overdrag is negative: the finger moves up.
      return row.sample.scrollOffset.isNear(shown) && row.sample.overdrag.isNear(-overdrag)
    } && lift.after.scrollOffset.isNear(lift.before.scrollOffset, 1e-12) && lift.after.phase == .bouncing
  }

  @Test func beyondItsEndItYields() throws {
    let run = try Run("scroll-rubber-band", fps: 240)
    #expect(try Self.yields(run))
    #expect(run.drags[0].last!.sample.scrollOffset > 203 + 100)
    #expect(run.rows.last!.sample.scrollOffset == 203)
    #expect(try !Self.yields(Run("scroll-rubber-band", ["scroll.bounce": "false"], fps: 240)))
    #expect(try !Self.yields(Run("scroll-rubber-band", ["scroll.rubber_band": "0.5"], fps: 240)))
  }
}

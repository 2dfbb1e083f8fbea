import CardSim
import Testing

/// The settle of a released card.
@Suite struct SettleTests {
  // MARK: - No jump

  /// Returns true if position and velocity are those under the finger, with the slope; the velocity to the bit.
  static func takesOver(_ run: Run, release number: Int = 0) throws -> Bool {
    let (_, before, after) = run.sides(of: try run.touch(.ended, number))
    return after.cardY.isNear(before.cardY, 1e-12) && after.cardVelocity == before.cardVelocity
      && before.phase == .dragging
      && after.phase == .settling
  }

  @Test(arguments: ["flick-up", "flick-down", "slow-drag", "edge-overshoot", "content-fade", "grab-and-drag"])
  func nothingJumpsAtARelease(name: String) throws {
    let run = try Run(name)
    #expect(try Self.takesOver(run))
    #expect(run.releases[0].magnitude > 100)
    #expect(try !Self.takesOver(Run(name, ["motion.keep_release_velocity": "false"])))
  }

  /// A card that is released in motion inside the rubber band goes on at its shown velocity, not at the finger's.
  @Test func insideTheRubberBandTheVelocityIsTheSlopedOne() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "extended" }],
        "inputs": [{ "at": "50ms", "path": { "points": [["0ms", 200, 110], ["150ms", 200, 20]], "seed": 4 } }] }
      """
    func isSloped(_ run: Run) throws -> Bool {
      let (_, before, after) = run.sides(of: try run.touch(.ended))
      let slope = Oracle.rubberBandSlope(before.overdrag, dimension: Place.extended)
      return after.cardVelocity!.isNear(run.releases[0] * slope) && slope < 0.3 && after.cardVelocity! < -50
    }
    #expect(try isSloped(Run(json: json)))
    #expect(try !isSloped(Run(json: json, ["motion.keep_release_velocity": "false"])))
    #expect(try !isSloped(Run(json: json, ["drag.top_bounce": "false"])))
  }

  // MARK: - The spring

  /// Returns true if every frame of the settle after the release follows the spring's closed form.
  static func isSpring(_ run: Run, response: Double = 0.4, dampingRatio: Double = 0.8) throws -> Bool {
    let (start, _, after) = run.sides(of: try run.touch(.ended))
    let rows = run.rows(from: start).filter { $0.sample.phase == .settling }
    return rows.count > 20
      && rows.allSatisfy { row in
        let expected = Oracle.spring(
          response: response, dampingRatio: dampingRatio, displacement: after.cardY - row.sample.modelY,
          velocity: run.releases[0], at: row.instant.seconds(since: start))
        return (row.sample.cardY - row.sample.modelY).isNear(expected.position)
          && row.sample.cardVelocity!.isNear(expected.velocity, 1e-7)
      }
  }

  @Test(arguments: ["flick-up", "flick-down", "slow-drag", "hold-then-lift", "skip-detent"])
  func itIsASpringOfResponse04AndDampingRatio08(name: String) throws {
    #expect(try Self.isSpring(Run(name, fps: 120)))
    #expect(try !Self.isSpring(Run(name, ["settle.response": "0.41"], fps: 120)))
    #expect(try !Self.isSpring(Run(name, ["settle.damping_ratio": "0.81"], fps: 120)))
    #expect(try !Self.isSpring(Run(name, ["settle.motion": "curve"], fps: 120)))
    let slow = try Run(name, ["settle.response": "0.7", "settle.damping_ratio": "1"], fps: 120)
    #expect(try Self.isSpring(slow, response: 0.7, dampingRatio: 1))
  }

  /// The velocity column is the derivative of the position column.
  @Test func theVelocityIsTheDerivative() throws {
    let run = try Run("flick-up", fps: 240)
    for row in run.rows where row.sample.phase == .settling && row.sample.cardY.isNear(row.sample.modelY, 1e-2) == false
    {
      let (before, after) = (
        run.sample(at: Instant(ticks: row.frame.ticks - 90)), run.sample(at: Instant(ticks: row.frame.ticks + 90))
      )
      guard before.phase == .settling else { continue }
      let difference = (after.cardY - before.cardY) / 180 * 9e6
      #expect(difference.isNear(row.sample.cardVelocity!, 1e-3))
    }
  }

  // MARK: - Arrival

  @Test(arguments: ["flick-up", "flick-down", "retarget", "edge-overshoot"])
  func itArrivesOnceItIsNearAndSlowForGood(name: String) throws {
    let run = try Run(name)
    let arrival = try run.instant { if case .settled = $0 { true } else { false } }
    let target = run.lastY
    func isNearAndSlow(_ sample: Sample) -> Bool {
      (sample.cardY - target).magnitude <= 0.001 && sample.cardVelocity!.magnitude <= 0.01
    }
    // Just before, the distance or the velocity is still too large; from then on the card is at its target to the bit.
    #expect(!isNearAndSlow(run.sample(at: arrival.advanced(bySeconds: -1e-5))))
    #expect(run.sample(at: arrival.advanced(bySeconds: -1e-5)).phase == .settling)
    let after = run.sample(at: arrival)
    #expect(after.cardY == target)
    #expect(after.cardVelocity == 0)
    #expect(after.phase == .resting)
    // The arrival cuts off no visible motion: just before it the card is within 0.0011 pt of its target.
    #expect(run.sample(at: arrival.advanced(bySeconds: -1e-5)).cardY.isNear(target, 0.0011))
  }

  // MARK: - Stiffening

  /// Returns the highest place, the smallest y in points, that the card reaches after its release, to some 1e-12.
  static func peak(_ run: Run) throws -> Double {
    var player = Player(run.scenario)
    let release = run.sides(of: try run.touch(.ended)).instant
    // Samples are 100 µs apart, and a parabola runs through three of them: near its turn the path is one.
    var samples: [(time: Double, y: Double)] = []
    for step in 0..<10_000 {
      let time = Double(step) * 1e-4
      samples.append((time, player.sample(at: release.advanced(bySeconds: time)).cardY))
    }
    let index = samples.indices.min { samples[$0].y < samples[$1].y }!
    guard index > 0, index + 1 < samples.count else { return samples[index].y }
    let (a, b, c) = (samples[index - 1].y, samples[index].y, samples[index + 1].y)
    let offset = (a - c) / (2 * (a - 2 * b + c))
    return b - (a - c) * offset / 4
  }

  @Test func aFlickThatWouldOvershootFarIsStiffenedToTheLimit() throws {
    func overshootIsTheLimit(_ run: Run) throws -> Bool { try (Place.extended - Self.peak(run)).isNear(24, 1e-6) }
    let run = try Run("edge-overshoot")
    #expect(try overshootIsTheLimit(run))
    #expect(run.events.contains { if case .stiffened = $0 { true } else { false } })
    #expect(try Self.takesOver(run))

    let off = try Run("edge-overshoot", ["motion.edge_overshoot_max": "none"])
    #expect(try !overshootIsTheLimit(off))
    #expect(try Place.extended - Self.peak(off) > 50)
    #expect(!off.events.contains { if case .stiffened = $0 { true } else { false } })
    #expect(try Self.isSpring(off))
    let other = try Run("edge-overshoot", ["motion.edge_overshoot_max": "10"])
    #expect(try (Place.extended - Self.peak(other)).isNear(10, 1e-6))
  }

  @Test func aSpringThatKeepsTheLimitIsLeftAlone() throws {
    for name in ["flick-up", "flick-down", "slow-drag"] {
      #expect(try !Run(name).events.contains { if case .stiffened = $0 { true } else { false } })
    }
  }

  // MARK: - Curves

  /// Returns true if the settle follows the curve and ends on time.
  static func isCurve(_ run: Run, duration: Double = 0.5) throws -> Bool {
    let (start, _, after) = run.sides(of: try run.touch(.ended))
    let end = Instant(ticks: run.scenario.inputs.last!.ticks)
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    return run.rows(from: start, to: end).allSatisfy { row in
      let way = curve.value(at: row.instant.seconds(since: start) / duration)
      return row.sample.cardY.isNear(after.cardY + (Place.extended - after.cardY) * way)
    }
  }

  @Test func aSettleCanBeACurve() throws {
    let run = try Run("curve-settle", fps: 240)
    #expect(try Self.isCurve(run))
    #expect(try !Self.isCurve(Run("curve-settle", ["settle.motion": "spring"], fps: 240)))
    #expect(try !Self.isCurve(Run("curve-settle", ["settle.duration": "0.6"], fps: 240)))
    #expect(try !Self.isCurve(Run("curve-settle", ["settle.curve": "ease-in"], fps: 240)))
  }

  @Test func aCurveEndsOnTime() throws {
    let run = try Run("curve-settle")
    let (moved, settled) = (
      try run.instant { if case .move = $0 { true } else { false } },
      try run.instant { if case .settled = $0 { true } else { false } }
    )
    #expect(settled.seconds(since: moved).isNear(0.25, 1e-12))
  }
}

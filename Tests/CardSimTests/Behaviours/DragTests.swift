import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Testing

/// A card follows the finger: 1:1, with the rubber band, with the hard stop, and without losing any travel.
@Suite struct DragTests {
  /// Returns the finger's y at the slop's crossing of the n-th touch, points.
  static func crossingY(_ run: Run, touch number: Int = 0) throws -> Double {
    let began = try run.touch(.began, number)
    return try #require(Oracle.crossing(of: 10, run.touches().filter { $0.index >= began }.map(\.touch))).y
  }

  // MARK: - 1:1

  /// Returns true if each frame of a drag shows the card as far from its rest as the finger is from the crossing.
  static func isOneToOne(_ run: Run) throws -> Bool {
    let (crossing, rest) = (try crossingY(run), run.rows[0].sample.cardY)
    return run.drags[0].allSatisfy { ($0.sample.cardY - rest).isNear($0.sample.touchY! - crossing) }
  }

  @Test(arguments: ["slow-drag", "flick-up", "flick-down", "map-buttons", "content-fade", "second-finger"])
  func betweenTheOuterDetentsTheCardIsUnderTheFinger(name: String) throws {
    let run = try Run(name, fps: 240)
    #expect(try Self.isOneToOne(run))
    #expect(run.drags[0].count > 10)
    #expect(run.drags[0].allSatisfy { $0.sample.overdrag == 0 && $0.sample.target == nil })
    #expect(run.drags[0].allSatisfy { $0.sample.modelY == $0.sample.cardY })
  }

  @Test func beyondThemItIsNot() throws {
    #expect(try !Self.isOneToOne(Run("rubber-band", fps: 240)))
    #expect(try !Self.isOneToOne(Run("rubber-band-bottom", fps: 240)))
  }

  // MARK: - The rubber band

  /// Returns true if each frame of the drag shows the rubber band's displacement for the finger's travel beyond an
  /// edge, and card and finger are in step again once the finger is back inside.
  static func yields(_ run: Run, beyond edge: Double, dimension: Double, sign: Double) throws -> Bool {
    let (crossing, rest) = (try crossingY(run), run.rows[0].sample.cardY)
    return run.drags[0].allSatisfy { row in
      let held = rest + row.sample.touchY! - crossing
      let overdrag = max(0, (held - edge) * sign)
      let shown = overdrag > 0 ? edge + sign * Oracle.rubberBand(overdrag, dimension: dimension) : held
      return row.sample.cardY.isNear(shown) && row.sample.overdrag.isNear(sign * overdrag)
    }
  }

  @Test func beyondTheTopItYields() throws {
    func yields(_ run: Run) throws -> Bool {
      try Self.yields(run, beyond: Place.extended, dimension: Place.extended, sign: -1)
    }
    let run = try Run("rubber-band", fps: 240)
    #expect(try yields(run))
    // The drag goes well beyond the top, and well back.
    #expect(run.drags[0].map(\.sample.overdrag).min()! < -70)
    #expect(run.drags[0].last!.sample.cardY > 200)
    #expect(try !yields(Run("rubber-band", ["drag.top_bounce": "false"], fps: 240)))
    #expect(try !yields(Run("rubber-band", ["drag.rubber_band": "0.5"], fps: 240)))
  }

  @Test func belowTheBottomItYieldsToo() throws {
    func yields(_ run: Run) throws -> Bool {
      let dimension = Place.screenHeight - Place.collapsed
      return try Self.yields(run, beyond: Place.collapsed, dimension: dimension, sign: 1)
    }
    let run = try Run("rubber-band-bottom", fps: 240)
    #expect(try yields(run))
    #expect(run.drags[0].map(\.sample.overdrag).max()! > 60)
    #expect(run.drags[0].last!.sample.cardY < Place.collapsed - 50)
    #expect(try !yields(Run("rubber-band-bottom", ["drag.bottom_bounce": "false"], fps: 240)))
  }

  /// Returns true if the shown velocity of a held card is the finger's times the rubber band's slope.
  static func showsTheSlopedVelocity(_ run: Run) throws -> Bool {
    run.drags[0].allSatisfy { row in
      let slope =
        row.sample.overdrag == 0
        ? 1 : Oracle.rubberBandSlope(row.sample.overdrag, dimension: Place.extended)
      return row.sample.cardVelocity!.isNear(slope * fingerVelocity(run, at: row.instant), 1e-6)
    }
  }

  private static func fingerVelocity(_ run: Run, at instant: Instant) -> Double {
    var tracker = VelocityTracker(estimator: TouchRules().estimator, idleTicks: 360_000)
    for (_, sampled, touch) in run.touches() where sampled <= instant && touch.phase != .ended {
      tracker.add(position: touch.y, at: sampled.ticks)
    }
    return tracker.velocity(at: instant.ticks)
  }

  @Test func theVelocityIsTheFingersTimesTheSlope() throws {
    #expect(try Self.showsTheSlopedVelocity(Run("rubber-band", fps: 240)))
    #expect(try !Self.showsTheSlopedVelocity(Run("rubber-band", ["drag.top_bounce": "false"], fps: 240)))
    #expect(try !Self.showsTheSlopedVelocity(Run("rubber-band", ["drag.rubber_band": "0.5"], fps: 240)))
  }

  // MARK: - The hard stop

  /// Returns true if the card stands at its end while the finger is beyond it, and follows again from there.
  static func stopsHard(_ run: Run, at edge: Double, sign: Double) throws -> Bool {
    let (crossing, rest) = (try crossingY(run), run.rows[0].sample.cardY)
    return run.drags[0].allSatisfy { row in
      let held = rest + row.sample.touchY! - crossing
      let isBeyond = (held - edge) * sign > 0
      return row.sample.cardY.isNear(isBeyond ? edge : held)
        && row.sample.overdrag.isNear(isBeyond ? held - edge : 0)
        && (!isBeyond || row.sample.cardVelocity == 0)
    }
  }

  @Test func withoutBounceItStopsAndRemembersTheExcess() throws {
    let run = try Run("hard-stop", fps: 240)
    #expect(try Self.stopsHard(run, at: Place.extended, sign: -1))
    #expect(run.drags[0].last!.sample.cardY > 200)
    #expect(try !Self.stopsHard(Run("hard-stop", ["drag.top_bounce": "true"], fps: 240), at: Place.extended, sign: -1))

    let bottom = try Run("rubber-band-bottom", ["drag.bottom_bounce": "false"], fps: 240)
    #expect(try Self.stopsHard(bottom, at: Place.collapsed, sign: 1))
    #expect(try !Self.stopsHard(Run("rubber-band-bottom", fps: 240), at: Place.collapsed, sign: 1))
  }

  // MARK: - Nothing is lost

  /// The scenarios that conserve the finger's travel. Real systems lose some of it, or count it twice; their scenarios
  /// say so. The height of a document may change during a drag; `theHandoffKeepsItsAccount` tests that.
  static let conserving: [String] = BuiltInScenarios.all.filter { entry in
    let document = entry.document
    return document.preset == Preset.standard.name && !document.cards.contains { $0.content != nil }
  }.map(\.name)

  /// In every frame from the slop's crossing on, the finger's travel is the card's, the content's and the
  /// rubber band's together.
  @Test(arguments: Seeds.every(3, of: conserving, from: 2))
  func travelIsConserved(name: String) throws {
    let run = try Run(name, fps: 240) { $0.drops = FrameClock.Drops() }
    for drag in run.drags {
      let balance = run.balance(drag[0].sample)
      #expect(drag.allSatisfy { run.balance($0.sample).isNear(balance) })
    }
  }

  /// Travel counts from the crossing: there the balance is the one before the drag.
  @Test(arguments: [
    "slow-drag", "rubber-band", "rubber-band-bottom", "hard-stop", "scroll-handoff-up", "scroll-handoff-both-ways",
    "scroll-bounce", "scroll-rubber-band", "content-fits",
  ])
  func travelCountsFromTheCrossing(name: String) throws {
    let run = try Run(name, fps: 240)
    let rest = run.rows[0].sample
    let expected = try Self.crossingY(run) - rest.cardY + rest.scrollOffset
    #expect(run.drags[0].allSatisfy { run.balance($0.sample).isNear(expected) })
    let off = try Run(name, ["touch.slop": "3"], fps: 240)
    #expect(!off.drags[0].allSatisfy { off.balance($0.sample).isNear(expected) })
  }
}

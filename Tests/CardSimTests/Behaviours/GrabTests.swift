import CardSim
import Testing

/// A finger that touches a moving card.
@Suite struct GrabTests {
  /// Returns true if the second touch freezes the card where it shows, and the card is under the finger from then on,
  /// without slop, until it lifts.
  static func freezes(_ run: Run) throws -> Bool {
    let (instant, before, after) = run.sides(of: try run.touch(.began, 1))
    let lift = Instant(ticks: run.scenario.inputs.last!.ticks)
    // The difference between the finger's place and the card's held place stays as it was at the touch.
    return before.phase == .settling && after.phase == .dragging && after.cardY.isNear(before.cardY)
      && after.cardVelocity == 0 && run.rows(from: instant, to: lift).allSatisfy { $0.sample.phase == .dragging }
      && run.rows(from: instant, to: lift).allSatisfy { run.balance($0.sample).isNear(run.balance(after)) }
  }

  @Test(arguments: ["grab", "grab-and-drag", "grab-in-rubber-band"])
  func aTouchFreezesAMovingCard(name: String) throws {
    let run = try Run(name, fps: 240)
    #expect(try Self.freezes(run))
    // The card was moving before the touch.
    #expect(run.sides(of: try run.touch(.began, 1)).before.cardVelocity!.magnitude > 100)
    #expect(try !Self.freezes(Run(name, ["touch.grab": "false"], fps: 240)))
  }

  /// A card that still speeds up, and is stopped between two frames, hasn't slid under the finger, whatever the rate.
  @Test(arguments: [24, 60, 240] as [Int64])
  func acceleratingIsNoSlide(fps: Int64) throws {
    for milliseconds in stride(from: 145.0, through: 230, by: 8.5) {
      let run = try Run(
        json: """
          { "fps": \(fps), "cards": [{ "name": "a", "detent": "collapsed", "content": 1600 }],
            "inputs": [{ "at": "100ms", "move": "peaking" },
              { "at": "\(milliseconds)ms", "on": "card",
                "touches": [[0, "began", 0, 200, 700], [400000, "ended", 0, 200, 700]] }] }
          """)
      var (simulation, metrics) = (run.scenario.simulation, Metrics(of: [.grabDrift]))
      while try simulation.next() { metrics.add(simulation) }
      guard case .number(let drift) = metrics[.grabDrift] else {
        Issue.record("nothing was grabbed at \(milliseconds) ms")
        continue
      }
      #expect(drift < 0.5, "at \(milliseconds) ms")
    }
  }

  /// Without grabbing the settle goes on as if there were no touch.
  @Test func withoutGrabbingNothingStopsIt() throws {
    let off = try Run("grab", ["touch.grab": "false"])
    let alone = try Run("grab") { $0.inputs.remove(at: 1) }
    #expect(off.rows.map(\.sample.cardY).prefix(alone.rows.count) == alone.rows.map(\.sample.cardY)[...])
    #expect(off.events.contains(.ignored(.moving)))
  }

  // MARK: - Inside a rubber band

  /// Returns true if the overdrag at the touch is the one for which the rubber band shows the card's place.
  static func invertsTheBand(_ run: Run) throws -> Bool {
    let (_, before, after) = run.sides(of: try run.touch(.began, 1))
    let edge = Place.extended
    return before.cardY < edge - 1
      && (edge + Oracle.rubberBand(after.overdrag, dimension: edge)).isNear(before.cardY)
  }

  @Test func insideARubberBandItIsInverted() throws {
    let run = try Run("grab-in-rubber-band", fps: 240)
    #expect(try Self.invertsTheBand(run))
    #expect(try !Self.invertsTheBand(Run("grab-in-rubber-band", ["touch.grab": "false"], fps: 240)))
    #expect(try !Self.invertsTheBand(Run("grab-in-rubber-band", ["drag.top_bounce": "false"], fps: 240)))
    // After the finger has brought the card back to the edge, card and finger are in step.
    let inside = run.rows.filter {
      $0.isDrag && $0.frame.ticks > Instant(microseconds: 340_000).ticks && $0.sample.overdrag == 0
    }
    let offset = try #require(inside.first).sample
    #expect(inside.count > 5)
    #expect(inside.allSatisfy { ($0.sample.cardY - $0.sample.touchY!).isNear(offset.cardY - offset.touchY!) })
  }

  /// A hard stop keeps the overshoot of the spring, and gives it back to the finger 1:1.
  @Test func beyondAHardStopNothingJumpsEither() throws {
    let run = try Run("grab-in-rubber-band", ["drag.top_bounce": "false"], fps: 240)
    let (_, before, after) = run.sides(of: try run.touch(.began, 1))
    #expect(before.cardY < Place.extended - 1)
    #expect(after.cardY.isNear(before.cardY, 1e-12))
    #expect(try Self.freezes(run))
  }

  // MARK: - Letting go

  /// Returns true if the lift sends the card on to its former target, from rest.
  static func resumes(_ run: Run) throws -> Bool {
    let (start, before, after) = run.sides(of: try run.touch(.ended, 1))
    let rows = run.rows(from: start).filter { $0.sample.phase == .settling }
    return after.cardY.isNear(before.cardY, 1e-12) && after.cardVelocity == 0 && run.name(after.target) == "extended"
      && rows.allSatisfy { row in
        let expected = Oracle.spring(
          response: 0.4, dampingRatio: 0.8, displacement: after.cardY - Place.extended, velocity: 0,
          at: row.instant.seconds(since: start))
        return (row.sample.cardY - Place.extended).isNear(expected.position)
      }
  }

  @Test func liftedNearbyTheCardGoesOn() throws {
    let run = try Run("grab")
    #expect(try Self.resumes(run))
    #expect(run.eventTexts.contains("resume(extended)"))
    // The card is nearer to the other detent, and the finger moved a little: a release would have sent it back.
    let off = try Run("grab", ["touch.resume_distance": "0"])
    #expect(try !Self.resumes(off))
    #expect(off.lastDetent == "peaking")
    #expect(run.lastDetent == "extended")
  }

  @Test func liftedFurtherAwayItIsReleased() throws {
    let run = try Run("grab-and-drag")
    #expect(try !Self.resumes(run))
    #expect(run.lastDetent == "peaking")
    #expect(run.releases.count == 2)
    #expect(try Self.resumes(Run("grab-and-drag", ["touch.resume_distance": "200"])))
  }
}

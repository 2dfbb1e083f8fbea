import CardMath
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapSystemTests {
  /// A map's landing is the simulation's: the target exactly, the settle time except for the wait for a frame, the
  /// overshoot except for the motion between two frames. For all presets, if the shown slope is the same.
  @Test(arguments: Preset.all.map(\.name))
  func aCellIsWhatTheSimulationDoes(preset: String) throws {
    let system = try MapFixtures.system(preset)
    var random = SplitMix64(seed: 11)
    var runs = 0
    for number in 0..<40 {
      guard let run = try MapFixtures.run(preset, &random) else { continue }
      runs += 1
      let release = run.release
      let landing = system.landing(release.modelY, release.velocity, from: release.committed)
      let reported = "\(preset) \(number): released at \(release.modelY) with \(release.velocity)"
      #expect(system.card.detents[landing.target].name == run.target, "\(reported)")
      #expect(system.target(release.modelY, release.velocity, from: release.committed) == landing.target)
      #expect(release.y.isNear(system.card.shownY(at: release.modelY), 1e-9), "\(reported)")
      // Some edges remember steps that did nothing; only the finger's path shows them.
      guard release.slope.isNear(system.landing(release.modelY, 1).slope(of: system, at: release.modelY), 1e-9) else {
        continue
      }
      // A swing that leaves the half point for less than a frame isn't seen.
      guard !(0.5...0.55).contains(landing.overshoot) else { continue }
      let settle = try #require(landing.settleTime, "\(reported)")
      let wait = run.settleTime - settle
      #expect(wait >= -1e-7, "\(reported): \(settle), frames \(run.settleTime)")
      #expect(wait <= 1 / 240 + 1e-6, "\(reported): \(settle), frames \(run.settleTime)")
      guard release.y != system.card.detents[landing.target].y else { continue }
      #expect(run.overshoot <= landing.overshoot + 1e-6, "\(reported): \(landing.overshoot), frames \(run.overshoot)")
      #expect(run.overshoot >= landing.overshoot - 0.3, "\(reported): \(landing.overshoot), frames \(run.overshoot)")
    }
    #expect(runs > 20, "\(preset): \(runs)")
  }

  /// A release that is given by its numbers is a finger's, also past the outer detents, where the card shows a part of
  /// its velocity: its explanation has the map's motion.
  @Test(arguments: Seeds.every(2, of: Preset.all.map(\.name)))
  func anExplanationHasTheMotionOfTheMap(preset: String) throws {
    let (system, stack) = (try MapFixtures.system(preset), try MapFixtures.scenario(preset).stack)
    let places = system.card.detents
    var damped = 0
    for y in stride(from: places[places.count - 1].y - 90, through: places[0].y + 90, by: 19.5) {
      for velocity in [-1500.0, -300, 0, 300, 1500] {
        let from = system.card.nearestDetent(to: y)
        let landing = system.landing(y, velocity, from: from)
        let explanation = ReleaseExplanation(releasedAtModelY: y, velocity: velocity, ofTopOf: stack, from: from)
        #expect(explanation.decision.target == landing.target, "\(y) at \(velocity)")
        #expect(explanation.flight.startVelocity == landing.startVelocity, "\(y) at \(velocity)")
        if landing.startVelocity.magnitude < 0.9 * velocity.magnitude { damped += 1 }
      }
    }
    #expect(damped > 0 || preset != "standard")
  }

  @Test func onlyStepsAskWhereTheCardCameFrom() throws {
    #expect(try MapFixtures.system("tgcard-2.5.1").departures == [nil])
    #expect(try MapFixtures.system("sweetcurtain-0.2.5").departures == [1, 2, 3])
    #expect(try MapFixtures.system("sweetcurtain-0.2.5", from: 2).departures == [2])
    let curtain = try MapFixtures.system("sweetcurtain-0.2.5")
    #expect(curtain.reachable == [1, 2, 3])
    #expect(curtain.names == ["hide", "min", "mid", "max"])
    #expect(curtain.travel.lowerBound.isNear(217.6))
    #expect(curtain.travel.upperBound.isNear(693.4))
  }

  @Test func theNearestGoesByWhatShows() throws {
    // The controller's position of a collapsed card is 852; at 800 the card shows at 734.
    let system = try MapFixtures.system("tgcard-2.5.1")
    #expect(system.nearest(to: 800) == 0)
    #expect(system.nearest(to: 562) == 1)
  }
}

extension Landing {
  /// The share of a velocity that shows at a position, by the drag's rules.
  fileprivate func slope(of system: SnapSystem, at y: Double) -> Double {
    system.rules.drag.slope(at: y, of: system.card, on: system.screen)
  }
}

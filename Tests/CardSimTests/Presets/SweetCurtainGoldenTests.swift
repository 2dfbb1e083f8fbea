import CardSim
import CardTestSupport
import Testing

/// SweetCurtain's numbers (SC-1 to SC-8).
@Suite struct SweetCurtainGoldenTests {
  /// The heights are .2, .5 and .8 of the height below the status bar (SC-1): of 793 pt 158.6, 396.5 and
  /// 634.4; and hidden.
  @Test(arguments: zip(["iphone-15", "iphone-se-3"], [(852.0, 793.0), (667, 647)]))
  func itsHeights(device: String, heights: (screen: Double, scene: Double)) throws {
    let bench = try Bench("sweetcurtain-0.2.5", on: device)
    #expect(bench.card.detents.indices.map(bench.name) == ["hide", "min", "mid", "max"])
    for (detent, part) in zip(bench.card.detents, [0, 0.2, 0.5, 0.8]) {
      #expect(detent.y.isNear(heights.screen - heights.scene * part, 1e-9))
      #expect(detent.modelY == detent.y)
    }
    if device == "iphone-15" {
      for (detent, height) in zip(bench.card.detents, [0, 158.6, 396.5, 634.4]) {
        #expect((852 - detent.y).isNear(height, 1e-9))
      }
    }
  }

  /// The table of stored state, up and down (SC-2) holds at any position of the curtain, and at any speed above 600.
  @Test(arguments: [("min", "mid", "min"), ("mid", "max", "min"), ("max", "max", "mid"), ("hide", "hide", "hide")])
  func theTable(stored: String, up: String, down: String) throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    for y in [693.4, 600, 455.5, 300, 217.6, 120] {
      for speed in [600.001, 900, 8000] {
        #expect(try bench.target(y, -speed, from: stored) == up)
        #expect(try bench.target(y, speed, from: stored) == down)
      }
      // A velocity −T ≤ v ≤ T, both ends included, is calm: the nearest detent is the target.
      let nearest = bench.name(bench.card.nearestDetent(to: y))
      #expect(nearest != "hide")
      for velocity in [-600.0, -1, 0, 1, 600] {
        let decision = try bench.decision(y, velocity, from: stored)
        #expect(bench.name(decision.target) == nearest)
        #expect(decision.rule == .nearest)
        #expect(decision.threshold == 600)
        #expect(decision.projectedY == nil)
      }
    }
  }

  /// The quirk (SC-2): after a slow drag from min to almost max, a flick up goes *down* to mid, and flips where
  /// it is calm.
  @Test func theQuirk() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    let release = try bench.release(230, -900, from: "min")
    #expect(bench.name(release.decision.target) == "mid")
    #expect(release.flight.targetY > 230)
    #expect(release.velocityFlip!.change.isNear(300, 1e-8))
    #expect(bench.name(release.velocityFlip!.target) == "max")
    #expect(release.distanceFlip == nil)
    #expect(try bench.target(680, 900, from: "max") == "mid")
  }

  /// The spring always has 0.4 s, ζ 0.8 and 3 distances per second (SC-3): for a flick, a calm release and the program.
  @Test func itsSpring() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    for (y, velocity) in [(230.0, -900.0), (500, 0), (455.5, 2000), (690, -100)] {
      let release = try bench.release(y, velocity)
      #expect(release.duration == 0.4)
      #expect(release.flight.spring!.angularFrequency.isNear(21.8987805304744837, 1e-12))
      #expect(release.flight.spring!.dampingRatio == 0.8)
      #expect(release.relativeVelocity == 3)
      #expect(!release.flight.isStiffened)
      #expect(release.flight.startVelocity.isNear(3 * (release.flight.targetY - y), 1e-9))
    }
    #expect(bench.rules.motion.tap == bench.rules.motion.settle)
    #expect(bench.rules.motion.dismiss == nil)
  }

  /// The edge has a height of 100 and a weakening of 2, at both ends (SC-4); nothing dims and nothing fades (SC-6).
  @Test func itsEdgeAndItsFades() throws {
    let bench = try Bench("sweetcurtain-0.2.5")
    #expect(
      bench.rules.drag.edge == .stepwise(.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)))
    let fades = Fades(bench.rules.fade, card: bench.card)
    for y in stride(from: 100.0, through: 852, by: 47) {
      #expect(fades.mapDim(at: y) == 0)
      #expect(fades.mapButton(at: y) == 1)
      #expect(fades.content(at: y) == 1)
    }
    #expect(bench.rules.fade.stackDimMax == 0)
  }

  /// The rewrite goes to the next state from its position; below 500 it is calm: the middles between the
  /// states decide (SC-7).
  @Test func theRewritesTargets() throws {
    let bench = try Bench("sweetcurtain-0.9")
    #expect(bench.card.detents.map { 852 - $0.y } == [160, 400, 640])
    for (height, up, calm, down) in [
      (170, "medium", "small", "small"), (279.9, "medium", "small", "small"), (280, "medium", "medium", "small"),
      (399.9, "medium", "medium", "small"), (400, "large", "medium", "small"), (400.1, "large", "medium", "medium"),
      (520, "large", "medium", "medium"), (520.1, "large", "large", "medium"), (640, "large", "large", "medium"),
    ] as [(Double, String, String, String)] {
      for stored in ["small", "medium", "large"] {
        let y = 852 - height
        #expect(try bench.target(y, -500, from: stored) == up)
        #expect(try bench.target(y, 500, from: stored) == down)
        #expect(try bench.target(y, -499.999, from: stored) == calm)
        #expect(try bench.target(y, 499.999, from: stored) == calm)
      }
    }
  }

  /// At 500 the rewrite has .92/.06, from 2500 on .6/.3; below 500 a curve of 0.2 s (SC-8). ω is from mpmath, by
  /// UIKit's equation for 0.3 s: the root above ζω = v₀ (UIKit-1).
  @Test func theRewritesSprings() throws {
    let bench = try Bench("sweetcurtain-0.9")
    for (speed, ratio, relative, frequency) in [
      (500, 0.92, 0.06, 28.1114229832821439), (1000, 0.84, 0.12, 29.1265597887327293),
      (1500, 0.76, 0.18, 30.9497271849221056), (2500, 0.6, 0.3, 36.7019795292380174),
      (2500.1, 0.6, 0.3, 36.7019795292380174), (9000, 0.6, 0.3, 36.7019795292380174),
    ] as [(Double, Double, Double, Double)] {
      for sign in [-1.0, 1] {
        let release = try bench.release(500, sign * speed)
        #expect(release.flight.spring!.dampingRatio.isNear(ratio, 1e-15))
        #expect(release.relativeVelocity!.isNear(relative, 1e-15))
        #expect(release.flight.spring!.angularFrequency.isNear(frequency, 1e-9), "\(speed)")
        #expect(release.duration == 0.3, "\(speed)")
      }
    }
    for velocity in [-499.999, 0, 499.999] {
      let release = try bench.release(500, velocity)
      #expect(release.flight.spring == nil)
      #expect(release.duration == 0.2)
      #expect(release.flight.startVelocity == 0)
    }
    #expect(try #require(curve(of: bench.rules.motion.tap)).curve == ease(0, 0.58))
  }
}

import CardModel
import CardMotion
import CardScenario
import CardSettings
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapCliffTests {
  static func cliffs(_ system: SnapSystem, rows: Int = 9, to fastest: Double = 700) -> [SnapCliff] {
    SnapMapReadings(of: MapFixtures.map(system, rows: rows, to: fastest)).cliffs
  }

  /// At rest, 1 pt/s towards the target takes 1.3 s and 1 pt/s away 0.4 s (TG-18): a cliff exactly at 0, with the same
  /// detent.
  @Test func tripGosCliffAtRest() throws {
    let cliffs = Self.cliffs(MapFixtures.defects, rows: 59, to: 20)
    let up = try #require(cliffs.first { $0.cause == .motion && $0.after.target == 2 })
    #expect(up.velocity.isNear(0, 2e-9))
    #expect(up.places.lowerBound > 64)
    #expect(up.places.upperBound < 86)
    #expect(up.before.duration!.isNear(1.3))
    #expect(up.after.duration!.isNear(0.4))
    #expect(up.timeChange! < -0.2)
    #expect(up.overshootChange.isNear(0, 1e-6))
    let down = try #require(cliffs.first { $0.cause == .motion && $0.after.target == 1 && $0.timeChange! > 0 })
    #expect(down.velocity.isNear(0, 2e-9))
    #expect(down.before.duration!.isNear(0.4))
    #expect(down.after.duration!.isNear(1.3))
  }

  /// Each cliff is real: a step of 1 pt/s makes the stated change, and both its sides are the system's own landings.
  @Test(
    arguments: Seeds.every(
      2, of: ["standard", "tgcard-2018", "tgcard-2.5.1", "sweetcurtain-0.9", "sweetcurtain-0.2.5"]))
  func aCliffIsThere(preset: String) throws {
    let system = try MapFixtures.system(preset)
    let cliffs = Self.cliffs(system)
    #expect(!cliffs.isEmpty)
    for cliff in cliffs {
      func time(_ velocity: Double) -> Double { system.landing(cliff.y, velocity, from: cliff.departure).settleTime! }
      func target(_ velocity: Double) -> Int { system.landing(cliff.y, velocity, from: cliff.departure).target }
      if cliff.cause == .slope {
        #expect(time(cliff.velocity) == cliff.before.settleTime!)
        #expect(time(cliff.velocity + 1) == cliff.after.settleTime!)
      } else {
        #expect(time(cliff.velocity) == cliff.after.settleTime!)
        #expect(target(cliff.velocity) == cliff.after.target)
        #expect(target(cliff.velocity - 2e-9) == cliff.before.target)
        #expect(time(cliff.velocity - 2e-9).isNear(cliff.before.settleTime!, 1e-6), "\(preset) \(cliff)")
      }
      #expect(cliff.timeChange!.magnitude > 0.05 || cliff.overshootChange.magnitude > 5)
      #expect((cliff.cause == .target) == (cliff.before.target != cliff.after.target))
      #expect(cliff.places.contains(cliff.y))
    }
    for (one, next) in zip(cliffs, cliffs.dropFirst()) {
      func size(_ cliff: SnapCliff) -> Double {
        max(cliff.timeChange!.magnitude / 0.1, cliff.overshootChange.magnitude / 10)
      }
      #expect(size(one) >= size(next))
    }
  }

  /// A velocity threshold that changes the motion and not the target is a cliff, as in SweetCurtain's rewrite at 500
  /// pt/s: a curve of 0.2 s below, a spring of 0.3 s above, which swings further.
  @Test func aGateOfTheSpeedIsACliff() throws {
    var rules = Preset.named("sweetcurtain-0.9")!.settings.rules
    rules.snap = .dismissal(DismissalSnap())
    var pace = SpeedPace()
    pace.duration = 0.6
    rules.motion.settle = .bySpeed(pace)
    let base = MapFixtures.defects
    let system = SnapSystem(card: base.card, rules: rules, screen: base.screen, names: base.names)
    let gate = try #require(Self.cliffs(system).first { $0.cause == .motion })
    #expect(gate.velocity.magnitude.isNear(500, 2e-9))
    #expect(Set([gate.before.duration!, gate.after.duration!]) == [0.2, 0.6])
  }

  /// An under-damped spring has a cliff where its swing exceeds the half point within which a card counts as settled.
  @Test func aSwingThatLeavesTheBandIsToldApart() throws {
    var rules = Rules()
    rules.motion.settle = .spring(Spring(response: 1.2, dampingRatio: 0.8))
    let base = MapFixtures.defects
    let system = SnapSystem(card: base.card, rules: rules, screen: base.screen, names: base.names)
    let band = try #require(Self.cliffs(system, rows: 41, to: 200).first { $0.cause == .band })
    #expect(band.before.target == band.after.target)
    #expect(band.overshootChange.isNear(0, 1e-6))
    #expect(min(band.before.overshoot, band.after.overshoot) < 1)
  }
}

import CardMath
import CardScenario
import CardSettings
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapRowTests {
  /// TripGo's windows at peaking, by hand: ±44 pt are ±88.18 pt/s.
  @Test func tripGosRow() throws {
    let row = SnapRow(of: try MapFixtures.system("tgcard-2.5.1"), at: 390.5, over: -3000...3000)
    #expect(row.first == 2)
    #expect(row.boundaries.map(\.after) == [1, 0])
    #expect(row.boundaries[0].position.isNear(-44 / 0.499, 1e-8))
    #expect(row.boundaries[1].position.isNear(44 / 0.499, 1e-8))
    #expect(row.stretches.map(\.target) == [2, 1, 0])
    #expect(row.stretches[0].velocities.lowerBound == -3000)
    #expect(row.stretches[2].velocities.upperBound == 3000)
  }

  /// For any rules, a row between its boundaries gives the rules' targets.
  @Test(arguments: Preset.all.map(\.name))
  func aRowSaysWhatTheRulesSay(preset: String) throws {
    let system = try MapFixtures.system(preset)
    var random = SplitMix64(seed: 5)
    for _ in 0..<8 {
      let y = random.next(from: system.travel.lowerBound - 30, to: system.travel.upperBound + 30)
      for departure in system.departures {
        let row = SnapRow(of: system, at: y, over: -2000...2000, from: departure)
        for _ in 0..<50 {
          let velocity = random.next(from: -2000, to: 2000)
          #expect(row.target(at: velocity) == system.target(y, velocity, from: departure), "\(preset) \(y) \(velocity)")
        }
      }
    }
  }

  /// The velocities that a row spares change none of its boundaries: with each of them tried they have the same bits.
  @Test(arguments: Seeds.first(12, of: 100))
  func aRowIsThatOfAllItsVelocities(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    let (y, speed) = (draw.y(of: system), draw.number(0, 2500))
    for departure in system.departures {
      let row = SnapRow(of: system, at: y, over: -speed...2000.5, from: departure)
      let all = SnapBoundary.all(from: -speed, to: 2000.5, step: 1) { system.target(y, $0, from: departure) }
      #expect(row.boundaries == all, "seed \(seed), y \(y)")
    }
  }

  /// The speed up to which a flick against the resting card's direction has no effect: 600 pt/s in `standard`, 0 if
  /// standing still counts as moving down, and any speed (nil) if only one direction remains.
  @Test func deadBands() throws {
    func band(_ preset: String, _ y: Double) throws -> SnapRow.DeadBand? {
      let system = try MapFixtures.system(preset)
      return SnapRow(of: system, at: y, over: -3000...3000).deadBand(of: system)
    }
    let slow = try #require(try band("standard", 100))
    #expect(slow.target == 2)
    #expect(!slow.flicksUp)
    #expect(slow.speed!.isNear(600, 1e-8))
    let up = try #require(try band("standard", 350))
    #expect(up.target == 1)
    #expect(up.flicksUp)
    #expect(up.speed!.isNear(600, 1e-8))
    #expect(try #require(try band("tgcard-2.5.1", 200)).speed!.isNear(0, 1e-8))
    #expect(try #require(try band("cardparts-sheet", 700)).speed == nil)
    #expect(try band("standard", 390.5) == nil)
  }
}

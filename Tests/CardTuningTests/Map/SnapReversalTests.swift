import CardScenario
import CardSettings
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapReversalTests {
  /// SweetCurtain's quirk: a card dragged from its lowest detent almost to its highest and flicked up goes down to the
  /// middle one; and the mirror image. It happens at all positions to which max is the nearest, above 336.55.
  @Test func theFlickOfSweetCurtainThatGoesTheWrongWay() throws {
    let system = try MapFixtures.system("sweetcurtain-0.2.5")
    let readings = SnapMapReadings(of: MapFixtures.map(system, rows: 9))
    let up = try #require(readings.reversals.first { $0.velocity < 0 })
    #expect(up.departure == 1)
    #expect(up.lower == 2)
    #expect(up.higher == 3)
    #expect(up.velocity.isNear(-600, 1e-8))
    #expect(up.places.lowerBound.isNear(217.6, 1e-6))
    #expect(up.places.upperBound.isNear(336.55, 1e-5))
    #expect(up.places.contains(230))
    #expect(system.target(230, -900, from: 1) == 2)
    #expect(system.target(230, 0, from: 1) == 3)
    #expect(system.target(up.y, up.example, from: 1) == 2)
    let down = try #require(readings.reversals.first { $0.velocity > 0 })
    #expect(down.departure == 3)
    #expect(down.lower == 1)
    #expect(down.higher == 2)
    #expect(system.target(down.y, down.example, from: 3) == 2)
    #expect(system.target(down.y, 0, from: 3) == 1)
    #expect(readings.reversals.count == 2)
  }

  static let others: [String] = Preset.all.map(\.name).filter { $0 != "sweetcurtain-0.2.5" }

  /// The other systems decide by the card's position.
  @Test(arguments: Seeds.every(2, of: others))
  func theOthersAreMonotone(preset: String) throws {
    let readings = SnapMapReadings(of: MapFixtures.map(try MapFixtures.system(preset), rows: 5))
    #expect(readings.reversals.isEmpty)
  }

  /// From the middle no release reverses, and a given departure is the only one used.
  @Test func aGivenDepartureIsTheOnlyOne() throws {
    let middle = SnapMapReadings(of: MapFixtures.map(try MapFixtures.system("sweetcurtain-0.2.5", from: 2), rows: 7))
    #expect(middle.reversals.isEmpty)
  }
}

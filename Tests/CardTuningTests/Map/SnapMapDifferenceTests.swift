import CardScenario
import CardSettings
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct SnapMapDifferenceTests {
  static func difference(_ one: SnapSystem, _ other: SnapSystem, rows: Int = 13) throws -> SnapMapDifference {
    try SnapMapDifference(of: MapFixtures.map(one, rows: rows), and: other)
  }

  @Test func aMapDoesNotDifferFromItself() throws {
    let system = try MapFixtures.system("tgcard-2.5.1")
    let difference = try Self.difference(system, system)
    #expect(difference.share == 0)
    #expect(difference.regions.isEmpty)
    #expect(difference.restingShare == 0)
    #expect(difference.settleChange?.amount == 0)
    #expect(difference.overshootChange?.amount == 0)
  }

  /// A resistance of 500 instead of 600 pt/s changes the target of flicks in between, in both directions: a tenth of
  /// the map, except for positions where the flick and a resting card have the same target.
  @Test func anotherResistance() throws {
    let one = try MapFixtures.system("standard")
    var settings = Preset.standard.settings
    try SettingKey.named("snap.resistance")!.set(SettingValue(argument: "500"), in: &settings)
    let other = SnapSystem(card: one.card, rules: settings.rules, screen: one.screen, names: one.names)
    let difference = try Self.difference(one, other, rows: 61)
    // Half of all positions are on the far side of the middle for a flick up, half for a flick down; positions within
    // 22 pt of a detent count as having reached it.
    #expect(difference.share > 0.04)
    #expect(difference.share < 0.07)
    #expect(difference.restingShare == 0)
    for region in difference.regions {
      #expect(region.velocities.lowerBound.magnitude.isNear(500, 101))
      #expect(region.from != region.to)
      let speeds = [region.velocities.lowerBound.magnitude, region.velocities.upperBound.magnitude].sorted()
      #expect(speeds[0].isNear(500, 1e-8))
      #expect(speeds[1].isNear(600, 1e-8))
    }
    #expect(difference.settleChange!.amount == 0)
  }

  /// The share is that of a fine raster, and exact at rest: the share of TripGo's targets that aren't the nearest
  /// detent. Its window below the middle detent, 44 of 461.5 pt, is as large a part of the 343.5 pt there.
  @Test func theShareIsTheArea() throws {
    let (one, other) = (try MapFixtures.system("standard"), try MapFixtures.system("tgcard-2.5.1"))
    let difference = try Self.difference(one, other, rows: 41)
    let raster = MapFixtures.map(one, rows: 101, columns: 101)
    let places = SnapMapDifference.Correspondence(from: one, to: other)
    let otherRaster = SnapMap(of: other, ys: raster.ys.map(places.place), velocities: raster.velocities)
    let (a, b) = (raster.cells(), otherRaster.cells())
    let share = Double(zip(a, b).filter { $0.target != $1.target }.count) / Double(a.count)
    #expect(difference.share.isNear(share, 0.02))
    let window: Double = 390.5 + 44 * 343.5 / 461.5
    #expect(difference.restingShare.isNear((700 - window) / 663, 1e-8))
    #expect(difference.regions.reduce(0) { $0 + $1.share }.isNear(difference.share, 1e-12))
    #expect(difference.settleChange!.amount.magnitude > 0.5)
    for (one, next) in zip(difference.regions, difference.regions.dropFirst()) { #expect(one.share >= next.share) }
  }

  @Test func anotherNumberOfDetentsIsNoDifference() throws {
    let (one, other) = (try MapFixtures.system("standard"), try MapFixtures.system("cardparts-sheet"))
    #expect(throws: SnapMapDifference.Mismatch(one: 3, other: 2)) { try Self.difference(one, other) }
  }

  /// Positions at the same fraction of the distance between two detents correspond; SweetCurtain's hidden detent
  /// doesn't count.
  @Test func placesCorrespond() throws {
    let (one, other) = (try MapFixtures.system("standard"), try MapFixtures.system("sweetcurtain-0.2.5"))
    let places = SnapMapDifference.Correspondence(from: one, to: other)
    for (y, expected) in [(71.0, 217.6), (390.5, 455.5), (734, 693.4), (230.75, 336.55), (61, 207.6), (744, 703.4)] {
      #expect(places.place(of: y).isNear(expected, 1e-9))
    }
    let same = SnapMapDifference.Correspondence(from: one, to: one)
    #expect(same.place(of: 123.456) == 123.456)
    let difference = try Self.difference(one, other)
    #expect(difference.share > 0.05)
    #expect(difference.restingShare == 0)
  }

  @Test func theSameWithAnyNumberOfThreads() throws {
    let map = MapFixtures.map(try MapFixtures.system("standard"))
    let other = try MapFixtures.system("tgcard-2018")
    let one = try SnapMapDifference(of: map, and: other, threads: 1)
    let many = try SnapMapDifference(of: map, and: other, threads: 6)
    #expect(one.regions == many.regions)
    #expect(one.share == many.share)
    #expect(one.settleChange == many.settleChange)
  }

  /// A card may show higher than the controller believes it: TGCard's collapsed card shows at 734 pt, and is taken to
  /// be at 852. Places are those that are believed, so that the two lowest detents correspond.
  @Test(arguments: [("standard", "tgcard-2.5.1"), ("tgcard-2.5.1", "standard")])
  func placesAreThoseThatAreBelieved(names: (String, String)) throws {
    let (one, other) = (try MapFixtures.system(names.0), try MapFixtures.system(names.1))
    func ends(_ system: SnapSystem) -> [Double] { system.card.detents.map(\.modelY) }
    let (from, to) = (ends(one), ends(other))
    #expect(from.max() != to.max())
    let count = 20_000
    let differing = (0..<count).count { index in
      let y = one.travel.lowerBound + (one.travel.upperBound - one.travel.lowerBound) * (Double(index) + 0.5) / 20_000
      let below = from.indices.last { from[$0] >= y } ?? 0
      let share = (from[below] - y) / (from[below] - from[below + 1])
      let place = to[below] - share * (to[below] - to[below + 1])
      return one.target(y, 0) != other.target(place, 0)
    }
    let difference = try Self.difference(one, other)
    #expect(difference.restingShare.isNear(Double(differing) / Double(count), 0.0005))
    #expect(difference.restingShare > 0.4)
  }
}

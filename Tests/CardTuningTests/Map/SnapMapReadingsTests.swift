import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct SnapMapReadingsTests {
  static func readings(_ preset: String, rows: Int = 7, threads: Int? = nil) throws -> SnapMapReadings {
    SnapMapReadings(of: MapFixtures.map(try MapFixtures.system(preset), rows: rows), threads: threads)
  }

  /// The readings that several tests use, made once.
  static let standard = Result { try readings("standard") }
  static let defects = SnapMapReadings(of: MapFixtures.map(MapFixtures.defects))

  /// 265.5 of 781 pt on the default device, where the controller has collapsed at 852, and 282 of 696, 41 %, with the
  /// detents of the defect (TG-19).
  @Test func restingReleasesThatDontGoToTheNearest() throws {
    #expect(try Self.readings("tgcard-2.5.1").notNearestShare.isNear(265.5 / 781, 1e-9))
    #expect(Self.defects.notNearestShare.isNear(282.0 / 696, 1e-9))
    #expect(try Self.standard.get().notNearestShare == 0)
  }

  /// At the edges of the windows, upward in 0.4 s becomes downward in 1.3 s (TG-18); at peaking no distance remains.
  @Test func theSettleTimeAtRestJumps() throws {
    let jumps = Self.defects.restJumps
    #expect(jumps.count == 2 && jumps[0].y.isNear(86, 1e-8) && jumps[1].y.isNear(464, 1e-8))
    for jump in jumps { #expect(jump.before < 0.4 && jump.after > 1 && jump.after < 1.3) }
    #expect(try Self.standard.get().restJumps.isEmpty)
  }

  @Test(arguments: Seeds.every(3, of: ["tgcard-2.5.1", "standard", "sweetcurtain-0.2.5"]))
  func theSameWithAnyNumberOfThreads(preset: String) throws {
    let (one, many) = (try Self.readings(preset, threads: 1), try Self.readings(preset, threads: 5))
    #expect(one.cliffs == many.cliffs)
    #expect(one.reversals == many.reversals)
    #expect(one.rows == many.rows)
    #expect(one.shares == many.shares)
    #expect(one.narrowest == many.narrowest)
    #expect(one.flipProbability == many.flipProbability)
  }

  /// The shares are those of a fine raster, within its resolution.
  @Test func theSharesAreTheAreas() throws {
    let system = try MapFixtures.system("tgcard-2.5.1")
    let readings = SnapMapReadings(of: MapFixtures.map(system, rows: 41))
    #expect(readings.shares.reduce(0, +).isNear(1, 1e-12))
    let cells = MapFixtures.map(system, rows: 71, columns: 71).cells()
    for index in system.card.detents.indices {
      let share = Double(cells.filter { $0.target == Int32(index) }.count) / Double(cells.count)
      #expect(readings.shares[index].isNear(share, 0.02))
    }
    #expect(SnapMapReadings(of: SnapMap(of: system, ys: [100], velocities: [0])).shares == [0, 1, 0])
  }

  @Test func whatIsToldOfEachDetentAndTheMiddles() throws {
    let readings = try Self.standard.get()
    #expect(readings.rows.map(\.y) == [71, 230.75, 390.5, 562.25, 734])
    #expect(readings.efforts.map { $0.map(\.speed)[0] } == FlickEffort.speeds)
    #expect(readings.skips.count == 2)
    #expect(readings.narrowest!.speed!.isNear(600, 1e-8))
    #expect(readings.widest!.speed!.isNear(600, 1e-8))
  }

  /// A map with very many rows is read in 201 of them.
  @Test func manyRowsAreThinned() throws {
    let map = MapFixtures.map(try MapFixtures.system("sweetcurtain-0.9"), rows: 1001, columns: 2, to: 10)
    #expect(SnapMapReadings(of: map).rowCount == 201)
  }
}

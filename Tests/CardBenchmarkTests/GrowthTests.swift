import CardBenchmarkCases
import CardBenchmarkMeasure
import CardTestSupport
import Testing

/// The rule that finds work that grows faster than its things, on costs of known growth; and the work itself, once.
@Suite struct GrowthTests {
  static let counts: [Int] = [10, 100, 1000]

  static func growth(_ cost: Growth.Cost, of law: (Double) -> Double) -> Growth {
    Growth(cost, counts: counts, costs: counts.map { UInt64(law(Double($0)).rounded()) })
  }

  @Test(arguments: Growth.Cost.allCases)
  func linearWorkIsSteady(cost: Growth.Cost) throws {
    let growth = Self.growth(cost) { 1_000_000 + 1234 * $0 }
    #expect(growth.early == 1234)
    #expect(growth.late == 1234)
    #expect(growth.isSteady)
    #expect(growth.factor == 1)
  }

  @Test(arguments: Growth.Cost.allCases)
  func quadraticWorkIsNot(cost: Growth.Cost) throws {
    let growth = Self.growth(cost) { 1000 * $0 + 10 * $0 * $0 }
    #expect(!growth.isSteady)
    // Differences of squares: (1000² − 100²) / 900 = 1100, and (100² − 10²) / 90 = 110.
    #expect(growth.early == 2100)
    #expect(growth.late == 12_000)
    let part = Self.growth(cost) { $0 * $0.squareRoot() * 1000 }
    #expect(!part.isSteady, "the square root on top of linear work is found, too: \(part.factor ?? 0)")
  }

  @Test func whatCostsNothingIsSteady() {
    let growth = Self.growth(.allocations) { $0 >= 1000 ? 12 : 3 }
    #expect(growth.isSteady)
    #expect(growth.factor == nil)
    let fewer = Self.growth(.bytes) { 100_000 - 10 * $0 }
    #expect(fewer.isSteady)
    #expect(fewer.late == -10)
  }

  @Test func namesAreUnique() {
    let names = ScaleCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    for scale in ScaleCase.all {
      #expect(!scale.work.isEmpty)
      #expect(scale.counts == [scale.smallest, 10 * scale.smallest, 100 * scale.smallest])
    }
  }

  /// Few things are all done, and twice as many are more.
  @Test(arguments: Seeds.every(2, of: ScaleCase.all.map(\.name)))
  func workIsDone(name: String) throws {
    let scale = try #require(ScaleCase.all.first { $0.name == name })
    let (few, more) = (scale.makeWork(scale.smallest), scale.makeWork(2 * scale.smallest))
    #expect(few() >= scale.smallest)
    #expect(more() >= 2 * scale.smallest)
    #expect(few() == few(), "the work is done once per call")
  }
}

import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct AxisTests {
  @Test(
    arguments: [
      (0, 10, 5, ["0", "2", "4", "6", "8", "10"]),
      (0, 1, 2, ["0.0", "0.5", "1.0"]),
      (0, 0.25, 5, ["0.00", "0.05", "0.10", "0.15", "0.20", "0.25"]),
      (-7_300, 5_200, 3, ["−5000", "0", "5000"]),
      (71, 734, 6, ["200", "400", "600"]),
      (0.1, 0.7, 6, ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]),
      (3, 3, 4, ["2.0", "2.5", "3.0", "3.5", "4.0"]),
      (0, 3_600, 8, ["0", "500", "1000", "1500", "2000", "2500", "3000", "3500"]),
    ] as [(Double, Double, Int, [String])])
  func ticksAreRound(lower: Double, upper: Double, count: Int, labels: [String]) {
    let axis = Axis(lower, upper, ticks: count)
    #expect(axis.ticks.map(axis.label) == labels)
  }

  /// An axis goes by its range, however far from 0 that is.
  @Test(arguments: [1e9, 1.7e12, 1e15, -1.7e12]) func farFromZeroTheRangeCounts(start: Double) {
    let axis = Axis(start, start + 1200, ticks: 7, margin: 0.05)
    #expect(axis.lower == start - 60)
    #expect(axis.upper == start + 1260)
    #expect(axis.ticks.map { $0 - start } == [0, 200, 400, 600, 800, 1000, 1200])
    // A number at rest has noise, which isn't a range.
    let rest = Axis(750, 750 + 7e-7, ticks: 4)
    #expect(rest.lower == 675)
    #expect(rest.upper > 800)
  }

  @Test(arguments: Seeds.few) func ticksLieOnTheAxis(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      var scale = 1.0
      for _ in 0..<random.next() % 12 { scale *= random.next() % 2 == 0 ? 10 : 0.1 }
      let lower = (Double(random.next() % 2_000) - 1_000) * scale
      let upper = lower + Double(random.next() % 1_000) * scale
      let count = Int(random.next() % 12) + 2
      let axis = Axis(lower, upper, ticks: count, margin: Double(random.next() % 3) / 20)
      #expect(axis.lower <= lower)
      #expect(axis.upper >= upper)
      #expect(axis.lower < axis.upper)
      #expect(axis.ticks.count <= count + 1, "\(lower) … \(upper), \(count)")
      #expect(axis.ticks.allSatisfy { (axis.lower...axis.upper).contains($0) })
      #expect(zip(axis.ticks, axis.ticks.dropFirst()).allSatisfy { $0 < $1 })
      // A label shows exactly its tick.
      for tick in axis.ticks where axis.decimals < 12 {
        let text = axis.label(tick).replacing("−", with: "-")
        #expect(try #require(Double(text)) == tick, "\(text)")
      }
      #expect(axis.part(of: axis.lower) == 0)
      #expect(axis.part(of: axis.upper) == 1)
    }
  }
}

import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct PlotSeriesTests {
  /// Returns a random series of `count` rows with gaps.
  static func values(_ count: Int, _ random: inout SplitMix64) -> [(time: Int64, value: Double?)] {
    var time = Int64(random.next() % 1_000_000) - 500_000
    return (0..<count).map { _ in
      time += Int64(random.next() % 30_000) + 1
      let value = random.next() % 17 == 0 ? nil : Double(Int64(bitPattern: random.next()) >> 40) / 1_000
      return (time, value)
    }
  }

  @Test(arguments: Seeds.few) func everyExtremeIsKept(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = [3, 500, 2_048, 5_000, 20_000][Int(seed % 5)]
    let rows = Self.values(count, &random)
    var series = PlotSeries()
    for row in rows { series.add(row.value, at: row.time) }
    #expect(series.buckets.count <= PlotSeries.limit)
    let values = rows.compactMap(\.value)
    #expect(series.range?.least == values.min())
    #expect(series.range?.greatest == values.max())
    // Each bucket has the extremes of exactly its own rows, and they cover all rows.
    var rest = rows.filter { $0.value != nil }[...]
    for bucket in series.buckets {
      let own = rest.prefix { $0.time <= bucket.last.time }
      rest = rest.dropFirst(own.count)
      #expect(own.first?.time == bucket.first.time)
      #expect(own.first?.value == bucket.first.value)
      #expect(own.last?.value == bucket.last.value)
      #expect(own.compactMap(\.value).min() == bucket.least.value)
      #expect(own.compactMap(\.value).max() == bucket.greatest.value)
      let points = bucket.points
      #expect(zip(points, points.dropFirst()).allSatisfy { $0.time < $1.time })
      #expect(points.count <= 4)
      #expect(Set(points.map(\.value)).isSuperset(of: [bucket.least.value, bucket.greatest.value]))
    }
    #expect(rest.isEmpty)
  }

  @Test func fewRowsAreKeptAsTheyAre() {
    var series = PlotSeries()
    for (time, value) in [(0, 1.0), (8_333, nil), (16_667, 2.0), (25_000, 2.0)] { series.add(value, at: Int64(time)) }
    #expect(series.buckets.map(\.isAfterGap) == [true, true, false])
    #expect(series.shift == 0)
    #expect(series.buckets.flatMap(\.points).map(\.time) == [0, 16_667, 25_000])
    #expect(!series.isConstant)
    #expect(PlotSeries().isConstant)
    #expect(PlotSeries().range == nil)
  }
}

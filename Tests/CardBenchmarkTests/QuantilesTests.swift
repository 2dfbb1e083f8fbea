import CardBenchmarkMeasure
import Testing

/// Quantiles of times whose quantiles are known.
@Suite struct QuantilesTests {
  @Test func ofOne() {
    let times = Quantiles([7])
    #expect([times[0], times.p25, times.median, times.p99, times.largest] == [7, 7, 7, 7, 7])
  }

  @Test func ofAHundredAndOne() {
    let times = Quantiles((0...100).reversed().map(Double.init))
    #expect([times[0], times.p25, times.median, times.p99, times.largest] == [0, 25, 50, 99, 100])
    #expect(times.count == 101)
  }

  @Test func betweenTwoInAStraightLine() {
    let times = Quantiles([10, 20, 40, 30])
    #expect(times.median == 25)
    #expect(times.p25 == 17.5)
    #expect(times[0.9] == 37)
    #expect(times[1] == 40)
  }

  @Test func oneOutlierMovesTheLargestOnly() {
    var values = [Double](repeating: 5, count: 1000)
    values[500] = 1e9
    let times = Quantiles(values)
    #expect([times.p25, times.median, times.p99] == [5, 5, 5])
    #expect(times.largest == 1e9)
  }
}

import Testing

@testable import CardCharts

@Suite struct TimeUnitTests {
  @Test func secondsBeginAtTwo() {
    let (short, long) = (TimeUnit(span: 1_999_999), TimeUnit(span: 2_000_000))
    #expect((short.name, short.microseconds, short.decimals) == ("ms", 1e3, 0))
    #expect((long.name, long.microseconds, long.decimals) == ("s", 1e6, 2))
    #expect(TimeUnit(span: 0) == short)
  }
}

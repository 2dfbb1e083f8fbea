import CardMath
import CardTestSupport
import Testing

@Suite struct InstantTests {
  @Test func aMicrosecondIsNineTicks() {
    #expect(Instant(microseconds: 83_100).ticks == 747_900)
    #expect(Instant(microseconds: 83_100).microseconds == 83_100)
  }

  @Test(
    arguments: [
      (ticks: 4, expected: 0), (ticks: 5, expected: 1), (ticks: 13, expected: 1), (ticks: 14, expected: 2),
      (ticks: -4, expected: 0), (ticks: -5, expected: -1), (ticks: 150_000, expected: 16_667),
    ] as [(ticks: Int64, expected: Int64)])
  func microsecondsAreTheNearest(row: (ticks: Int64, expected: Int64)) {
    #expect(Instant(ticks: row.ticks).microseconds == row.expected)
  }

  @Test func aTieOfMicrosecondsGoesToTheEvenOne() {
    #expect(Instant(ticks: 4).advanced(bySeconds: 0.5 / 9_000_000).microseconds == 0)
    #expect(Instant(ticks: 13).advanced(bySeconds: 0.5 / 9_000_000).microseconds == 2)
  }

  @Test(arguments: Seeds.few)
  func advancingAndMeasuringAreInverse(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let start = Instant(ticks: Int64(random.next(below: 1 << 40)))
      let seconds = random.next(from: -100, to: 100)
      let end = start.advanced(bySeconds: seconds)
      #expect((0..<1).contains(end.fraction))
      #expect((end.seconds(since: start) - seconds).magnitude < 1e-13)
    }
  }

  @Test func aTinyStepBackStaysInRange() {
    let before = Instant(ticks: 7).advanced(bySeconds: -1e-30)
    #expect(before == Instant(ticks: 7))
  }
}

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
    let halfTick = 0.5 / 9_000_000
    #expect(Instant(ticks: 4).advanced(bySeconds: halfTick).microseconds == 0)
    #expect(Instant(ticks: 13).advanced(bySeconds: halfTick).microseconds == 2)
    #expect(Instant(ticks: -5).advanced(bySeconds: halfTick).microseconds == 0)
    #expect(Instant(ticks: -14).advanced(bySeconds: halfTick).microseconds == -2)
  }

  @Test func whatIsAlmostATieIsNone() {
    // 4.5 ticks plus a fraction so small that their sum as one Double wouldn't show it.
    let half = Instant(ticks: 4).advanced(bySeconds: 0.5 / 9_000_000)
    let above = Instant(ticks: 4, fraction: (0.5 as Double).nextUp)
    let below = Instant(ticks: 13, fraction: (0.5 as Double).nextDown)
    #expect(half.fraction == 0.5)
    #expect(above.microseconds == 1)
    #expect(below.microseconds == 1)
  }

  @Test func microsecondsOfEveryWholeTick() {
    for ticks in Int64(-1000)...1000 {
      // ⌊(2 ticks + 9) / 18⌋: no whole tick is a tie.
      let shifted = 2 * ticks + 9
      let expected = (shifted - (shifted % 18 + 18) % 18) / 18
      #expect(Instant(ticks: ticks).microseconds == expected)
    }
    #expect(Instant(ticks: .max).microseconds == Int64.max / 9 + 1)
    #expect(Instant(ticks: .min).microseconds == Int64.min / 9 - 1)
  }

  @Test func aFrameIsAWholeNumberOfTicks() {
    for rate in [24, 25, 30, 48, 50, 60, 75, 80, 90, 100, 120, 144, 240] as [Int64] {
      #expect(Instant.ticksPerSecond % rate == 0)
      let second = Instant(ticks: Instant.ticksPerSecond / rate * rate)
      #expect(second.seconds(since: .zero) == 1)
    }
  }

  @Test func secondsBetweenWholeTicksAreRoundedOnce() {
    let start = Instant(ticks: 1 << 52)
    for ticks in [1, 7, 75_000, 9_000_001] as [Int64] {
      #expect(Instant(ticks: start.ticks + ticks).seconds(since: start) == Double(ticks) / 9_000_000)
      #expect(start.seconds(since: Instant(ticks: start.ticks + ticks)) == -Double(ticks) / 9_000_000)
    }
  }

  @Test func earlierComesFirst() {
    let ordered = [
      Instant(ticks: -2, fraction: 0.75), Instant(ticks: -1), Instant(ticks: 0), Instant(ticks: 0, fraction: 0.25),
      Instant(ticks: 0, fraction: 0.5), Instant(ticks: 1),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }

  @Test func advancingRoundsDown() {
    let quarter = 0.25 / 9_000_000
    #expect(Instant(ticks: 3).advanced(bySeconds: quarter) == Instant(ticks: 3, fraction: 0.25))
    #expect(Instant(ticks: 3).advanced(bySeconds: -quarter) == Instant(ticks: 2, fraction: 0.75))
    #expect(Instant(ticks: 3, fraction: 0.25).advanced(bySeconds: -quarter) == Instant(ticks: 3))
    #expect(Instant(ticks: 3).advanced(bySeconds: -2) == Instant(ticks: 3 - 18_000_000))
    #expect(Instant.zero.advanced(bySeconds: 1e9) == Instant(ticks: 9_000_000_000_000_000))
    #expect(Instant.zero.advanced(bySeconds: -1e9) == Instant(ticks: -9_000_000_000_000_000))
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

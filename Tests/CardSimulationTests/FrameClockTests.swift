import CardMath
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct FrameClockTests {
  static func ticks(_ count: Int, _ clock: FrameClock) -> [FrameClock.Tick] {
    var clock = clock
    return (0..<count).map { _ in clock.next() }
  }

  static func numbers(_ count: Int, _ drops: FrameClock.Drops, hertz: Int64 = 60) -> [Int64] {
    ticks(count, FrameClock(rates: [.init(start: 0, hertz: hertz)], drops: drops)).map(\.number)
  }

  /// At these rates a frame takes a whole number of ticks, so that none is ever rounded.
  @Test(arguments: [24, 25, 30, 48, 50, 60, 75, 80, 90, 100, 120, 144, 240] as [Int64])
  func commonRatesAreExact(hertz: Int64) {
    #expect(9_000_000 % hertz == 0)
    let frames = Self.ticks(10_000, FrameClock(hertz: hertz))
    #expect(frames.indices.allSatisfy { frames[$0].number == Int64($0) })
    #expect(frames.indices.allSatisfy { frames[$0].ticks == Int64($0) * (9_000_000 / hertz) })
  }

  /// At any other rate frame n is at ⌊n · 9,000,000 / rate⌋: less than a tick early, and right each second.
  @Test(arguments: [29, 59, 61, 97, 119, 165, 239] as [Int64])
  func oddRatesAreRoundedDownAndNeverDrift(hertz: Int64) {
    let frames = Self.ticks(10_000, FrameClock(hertz: hertz))
    #expect(frames.indices.allSatisfy { frames[$0].ticks == Int64($0) * 9_000_000 / hertz })
    #expect(frames[Int(hertz)].ticks == 9_000_000)
    #expect(frames[Int(10 * hertz)].ticks == 90_000_000)
  }

  /// Television's rates: a frame takes a whole number of ticks, 1001/1000 of the whole rate's.
  @Test(arguments: [24, 30, 60, 120] as [Int64])
  func ratesOfTelevisionAreExact(hertz: Int64) {
    let rate = FrameRate(frames: hertz * 1000, seconds: 1001)
    #expect(9_009_000 % hertz == 0)
    let frames = Self.ticks(100_000, FrameClock(rates: [.init(start: 0, rate)]))
    #expect(frames.indices.allSatisfy { frames[$0].ticks * hertz == Int64($0) * 9_009_000 })
    // Over 1001 seconds there are a thousand frames fewer for each frame a second of the whole rate.
    #expect(frames.last!.ticks == 99_999 * 9_009_000 / hertz)
  }

  /// Any fraction: ⌊n · 9,000,000 · seconds / frames⌋, and right each time that the fraction's seconds have passed.
  @Test(arguments: [(119, 2), (100, 3), (1000, 7), (48_000, 1001), (165_000, 1001)] as [(Int64, Int64)])
  func fractionsAreRoundedDownAndNeverDrift(frames: Int64, seconds: Int64) {
    let ticks = Self.ticks(200_000, FrameClock(rates: [.init(start: 0, FrameRate(frames: frames, seconds: seconds))]))
    #expect(ticks.indices.allSatisfy { ticks[$0].ticks == Int64($0) * 9_000_000 * seconds / frames })
    #expect(ticks[Int(frames)].ticks == 9_000_000 * seconds)
  }

  @Test func aNewRateCountsFromTheFirstFrameThatIsNotBeforeIt() {
    // 100 ms is frame 6 at 60 Hz; 105 ms lies between two.
    let exact = FrameClock(rates: [.init(start: 0, hertz: 60), .init(start: 900_000, hertz: 120)])
    #expect(
      Self.ticks(9, exact).map(\.ticks) == [
        0, 150_000, 300_000, 450_000, 600_000, 750_000, 900_000, 975_000, 1_050_000,
      ])
    let between = FrameClock(rates: [.init(start: 0, hertz: 60), .init(start: 945_000, hertz: 120)])
    #expect(Self.ticks(10, between).suffix(4).map(\.ticks) == [900_000, 1_050_000, 1_125_000, 1_200_000])
    #expect(Self.ticks(10, between).map(\.number) == Array(0..<10))
  }

  /// A rate counts from its own first frame on: the fraction of a tick that the one before left is gone.
  @Test func oddRatesAreRoundedFromTheirOwnStart() {
    let clock = FrameClock(rates: [
      .init(start: 0, hertz: 97), .init(start: 1_000_000, hertz: 61), .init(start: 3_000_000, hertz: 239),
    ])
    let ticks = Self.ticks(400, clock).map(\.ticks)
    let spans: [(Int64, Int64, Int64)] = [(0, 1_000_000, 97), (1_000_000, 3_000_000, 61), (3_000_000, .max, 239)]
    for (start, end, hertz) in spans {
      let first = ticks.first { $0 >= start }!
      let span = ticks.filter { $0 >= first && $0 <= (ticks.first { $0 >= end } ?? end) }
      for (index, tick) in span.enumerated() { #expect(tick == first + Int64(index) * 9_000_000 / hertz) }
      #expect(span.count > 10)
    }
  }

  @Test func ofSeveralChangesBetweenTwoFramesTheLastHolds() {
    let clock = FrameClock(rates: [
      .init(start: 0, hertz: 60), .init(start: 10, hertz: 240), .init(start: 20, hertz: 30),
      .init(start: 30, hertz: 80),
    ])
    #expect(Self.ticks(4, clock).map(\.ticks) == [0, 150_000, 262_500, 375_000])
  }

  /// After a skip the next frame is the first shown one that isn't before the instant.
  @Test(arguments: [0, 1, 149_999, 150_000, 150_001, 1_000_000, 1_350_000, 9_000_000] as [Int64])
  func skippingLeavesOutWhatComesBefore(ticks: Int64) {
    var drops = FrameClock.Drops()
    drops.numbers = [1, 7]
    drops.runs = [FrameClock.Drops.Run(start: 900_000, count: 3)]
    let start = FrameClock(rates: [.init(start: 0, hertz: 60), .init(start: 600_000, hertz: 97)], drops: drops)
    var (skipping, walking) = (start, start)
    skipping.skip(before: ticks)
    var next = walking.next()
    while next.ticks < ticks { next = walking.next() }
    #expect(skipping.next() == next)
    #expect(skipping == walking)
  }

  @Test func namedFramesAreDroppedAndKeepTheirNumbers() {
    var drops = FrameClock.Drops()
    drops.numbers = [0, 3, 4, 9]
    #expect(Self.numbers(7, drops) == [1, 2, 5, 6, 7, 8, 10])
  }

  @Test func aRunDropsTheFramesFromItsInstantOn() {
    var drops = FrameClock.Drops()
    // Frame 3 of 60 Hz is at 450,000; the tick after it belongs to frame 4.
    drops.runs = [.init(start: 450_000, count: 2), .init(start: 900_001, count: 1)]
    #expect(Self.numbers(7, drops) == [0, 1, 2, 5, 6, 8, 9])
  }

  @Test func runsThatBeginTogetherAddUp() {
    var drops = FrameClock.Drops()
    drops.runs = [.init(start: 300_000, count: 2), .init(start: 300_000, count: 1)]
    #expect(Self.numbers(4, drops) == [0, 1, 5, 6])
  }

  @Test func aNamedFrameInsideARunDoesNotHideThoseAfterIt() {
    var drops = FrameClock.Drops()
    drops.runs = [.init(start: 300_000, count: 3)]
    drops.numbers = [1, 3, 6, 8]
    #expect(Self.numbers(5, drops) == [0, 5, 7, 9, 10])
  }

  /// There is one draw for each number: neither the rate nor the other drops change the drawn frames, and the share
  /// is about right.
  @Test(arguments: Seeds.few)
  func drawnFramesFollowFromSeedAndNumberAlone(seed: UInt64) {
    var drops = FrameClock.Drops()
    drops.share = 0.25
    drops.seed = seed
    let shown = Self.numbers(7_500, drops)
    #expect(Self.numbers(7_500, drops, hertz: 240) == shown)
    // 10,000 draws of a quarter: five standard deviations are 217.
    #expect((shown.last! - 10_000).magnitude < 290)
    drops.numbers = [shown[10], shown[20]]
    let withMore = Self.numbers(7_498, drops)
    #expect(withMore == shown.filter { !drops.numbers.contains($0) })
    drops.seed = seed &+ 1
    drops.numbers = []
    #expect(Self.numbers(7_500, drops) != shown)
  }

  @Test func aShareOfZeroDropsNothing() {
    var drops = FrameClock.Drops()
    drops.seed = 7
    #expect(Self.numbers(100, drops) == Array(0..<100))
    drops.share = 0.5
    #expect(Self.numbers(100, drops) != Array(0..<100))
  }

  /// A dropped frame leaves the others where they are.
  @Test(arguments: Seeds.few)
  func dropsMoveNothing(seed: UInt64) {
    var drops = FrameClock.Drops()
    drops.share = 0.3
    drops.seed = seed
    let rates: [FrameClock.Rate] = [
      .init(start: 0, hertz: 60), .init(start: 1_234_567, hertz: 97), .init(start: 5_000_000, hertz: 120),
    ]
    let all = Self.ticks(1_000, FrameClock(rates: rates))
    for tick in Self.ticks(500, FrameClock(rates: rates, drops: drops)) { #expect(all[Int(tick.number)] == tick) }
  }

  // MARK: - Given instants

  @Test func givenInstantsAreRepeated() {
    let instants: [Int64] = [0, 1, 150_000, 299_999, 9_000_000]
    var clock = FrameClock(instants: instants)
    for (number, ticks) in instants.enumerated() {
      #expect(clock.next() == FrameClock.Tick(number: Int64(number), ticks: ticks))
    }
    // After the last one no timeline goes on.
    for number in 5..<8 as Range<Int64> {
      let tick = clock.next()
      #expect(tick.number == number)
      #expect(tick.ticks > 1 << 60)
    }
    #expect(clock.instants == instants)
    #expect(FrameClock(hertz: 60).instants.isEmpty)
    #expect(FrameClock(instants: [5]).instants == [5])
    #expect(FrameClock(instants: [5]) != FrameClock(instants: [6]))
  }

  @Test func theFirstMayBeLater() {
    var clock = FrameClock(instants: [700, 900])
    #expect(clock.next().ticks == 700)
    #expect(clock.next().ticks == 900)
    var other = FrameClock(instants: [700, 900, 1300])
    other.skip(before: 900)
    #expect(other.next() == FrameClock.Tick(number: 1, ticks: 900))
  }

  /// The instants of a rate, given one by one, are the same frames.
  @Test func theInstantsOfARateAreItsFrames() {
    let frames = Self.ticks(500, FrameClock(hertz: 97))
    #expect(Self.ticks(500, FrameClock(instants: frames.map(\.ticks))) == frames)
  }

  /// A clock that is restored goes on where it stood; words that no clock writes are refused.
  @Test func givenInstantsAreRestored() throws {
    let instants: [Int64] = [0, 100, 250, 260]
    for count in 0...6 {
      var clock = FrameClock(instants: instants)
      for _ in 0..<count { _ = clock.next() }
      var archive = StateArchive()
      try archive.code(&clock)
      var copy = FrameClock(instants: instants)
      var reader = StateArchive(words: archive.words)
      guard count <= 5 else {
        #expect(throws: StateError.self) { try reader.code(&copy) }
        continue
      }
      try reader.code(&copy)
      #expect(copy.next() == clock.next())
    }
  }
}

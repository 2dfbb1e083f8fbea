import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@Suite struct HitchLedgerTests {
  private static func ledger(
    _ ys: [Double], ticks: Int64 = 150_000, cards: [Int32]? = nil, resizedAt resized: Int? = nil
  )
    -> [HitchLedger.Entry]
  {
    var ledger = HitchLedger()
    for (index, y) in ys.enumerated() {
      var frame = Frame()
      frame.number = Int64(index)
      frame.ticks = Int64(index) * ticks
      frame.sample.cardY = y
      frame.sample.card = cards?[index] ?? 0
      var events = EventLog()
      if index == resized { events.record(.layout(width: 844, height: 390), at: Instant(ticks: frame.ticks)) }
      ledger.add(frame, events: events)
    }
    return ledger.entries
  }

  /// A card that moves by 6 pt a frame at 60 Hz, 360 pt/s: dropped, it stands for a frame, then goes twice as fast.
  @Test func aSteadyMotion() throws {
    let entries = Self.ledger((0..<12).map { 6 * Double($0) })
    let entry = try #require(entries.first { $0.number == 6 })
    #expect(entry.dropped.off == 6)
    #expect(entry.dropped.velocityStep.isNear(720, 1e-9))
    // Late: 360, 0, 360, then two frames in one.
    #expect(entry.late.off == 6)
    #expect(entry.late.velocityStep.isNear(360, 1e-9))
    #expect(entries.map(\.number) == Array(1..<12))
  }

  /// At twice the rate a hitch puts the card off by half as much, and the velocity steps by as much.
  @Test func twiceTheRate() throws {
    let fast = Self.ledger((0..<24).map { 3 * Double($0) }, ticks: 75_000)
    let entry = try #require(fast.first { $0.number == 12 })
    #expect(entry.dropped.off == 3)
    #expect(entry.dropped.velocityStep.isNear(720, 1e-9))
  }

  @Test func whatRestsCostsNothing() {
    for entry in Self.ledger(Array(repeating: 400, count: 9)) {
      for cost in [entry.dropped, entry.late] { #expect(cost.off == 0 && cost.velocityStep == 0) }
    }
    #expect(Self.ledger([]).isEmpty && Self.ledger([1]).isEmpty)
  }

  /// Between two cards' edges nothing moves.
  @Test func anotherCardIsNoMotion() {
    let entries = Self.ledger([100, 100, 100, 800, 800, 800], cards: [1, 1, 1, 2, 2, 2])
    #expect(entries.allSatisfy { $0.dropped.off == 0 && $0.late.off == 0 && $0.dropped.velocityStep == 0 })
  }

  /// A screen that turns puts the card elsewhere, in the system's own animation.
  @Test func anotherScreenIsNoMotion() {
    let entries = Self.ledger([400, 400, 400, 120, 120, 120], resizedAt: 3)
    #expect(entries.count == 5)
    #expect(entries.allSatisfy { $0.dropped.off == 0 && $0.late.off == 0 && $0.dropped.velocityStep == 0 })
    // One that moves has a step on either side, and none from one screen to the other.
    let moving = Self.ledger([400, 390, 380, 120, 115, 110], resizedAt: 3)
    #expect(moving.map(\.dropped.off) == [10, 10, 0, 5, 5])
  }

  /// By brute force: the rows are played with one of them replaced.
  @Test(arguments: Seeds.few) func aPlayedHitch(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let ys = (0..<40).map { _ in random.next(from: 0, to: 800) }
    let padded = [ys[0], ys[0], ys[0]] + ys + [ys[39], ys[39], ys[39]]
    for entry in Self.ledger(ys) {
      let index = Int(entry.number) + 3
      var (dropped, late) = (padded, padded)
      dropped[index] = padded[index - 1]
      late[index] = padded[index - 1]
      late[index + 1] = padded[index]
      for (played, cost) in [(dropped, entry.dropped), (late, entry.late)] {
        let off = zip(played, padded).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(cost.off == off, "seed \(seed), frame \(entry.number)")
        let window = Array(played[(index - 2)...(index + 3)])
        let velocities = zip(window.dropFirst(), window).map { ($0 - $1) * 60 }
        let step = zip(velocities.dropFirst(), velocities).map { ($0 - $1).magnitude }.max() ?? 0
        #expect(cost.velocityStep.isNear(step, 1e-6), "seed \(seed), frame \(entry.number)")
      }
    }
  }
}

import CardMath
import CardModel
import Testing

@Suite struct CardStackAdvanceTests {
  /// Each motion that ends by itself in a long pause ends at its own instant, in order of time.
  @Test func whatEndsByItselfEndsAtItsOwnInstant() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2), Fixtures.card(.stop, preferred: 2)])
    hand.stroke(from: 640, to: 400, at: 0, until: 140)
    hand.give(.move(detent: Fixtures.Name.peaking.rawValue, animated: true), at: 300)
    _ = hand.sample(at: 60_000)
    let entries = hand.log.entries
    let instants = entries.map(\.instant)
    #expect(zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 })
    let kinds = entries.compactMap { entry -> String? in
      switch entry.event {
      case .bounce: "bounce"
      case .scrolled: "scrolled"
      case .settled: "settled"
      default: nil
      }
    }
    #expect(kinds == ["bounce", "settled", "scrolled"])
    #expect(entries.suffix(3).allSatisfy { $0.instant.fraction > 0 })
  }

  @Test func anInstantBelongsToWhatEndsThere() throws {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    var probe = hand
    _ = probe.sample(at: 10_000)
    let end = try #require(probe.log.entries.last?.instant)
    hand.stack.advance(to: Instant(ticks: end.ticks), into: &hand.log)
    #expect(hand.log.entries.count == 1)
    hand.stack.advance(to: end, into: &hand.log)
    #expect(hand.log.entries.count == 2)
    #expect(hand.stack.sample(at: end).cardY == 71)
  }
}

import CardMath
import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct HandedMomentumTests {
  /// The momentum that is foretold at the release is the one that the stack hands over, at that instant, and the
  /// content comes to rest there.
  @Test(arguments: Seeds.few)
  func itIsTheStacksOwn(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (speed, content) = (random.next(from: 300, to: 3500), random.next(from: 700, to: 9000))
      let ratio = random.next(from: 0.3, to: 1.6)
      var hand = CardStackMomentumTests.flickedUp(.handed, speed: speed, content: content) { rules in
        rules.motion.settle = .spring(Spring(response: 0.4, dampingRatio: ratio))
      }
      let release = try #require(hand.stack.lastRelease, "seed \(seed)")
      let (decision, flight) = hand.stack.rules.release(
        fromModelY: release.modelY, y: release.y, velocity: release.velocity, slope: release.slope,
        of: hand.stack.card(of: release), from: release.committed)
      let momentum = hand.stack.handedMomentum(of: flight, to: decision.target)
      _ = hand.sample(at: 60_000)
      let handoff = CardStackMomentumTests.handoffs(hand).first
      #expect((momentum != nil) == (handoff != nil), "seed \(seed)")
      guard let momentum, let handoff else { continue }
      #expect(handoff.instant.seconds(since: .zero).isNear(0.1 + momentum.time, 1e-5), "seed \(seed)")
      let offsets = hand.log.compactMap { entry in
        if case .decelerate(let offset) = entry.event { offset } else { nil }
      }
      #expect(offsets.first?.isNear(momentum.restOffset, 1e-3) == true, "seed \(seed)")
      #expect(momentum.velocity > 0)
    }
  }

  /// Without the rule, or without content that scrolls, nothing is handed over.
  @Test func otherCardsHandNothing() {
    #expect(CardStackMomentumTests.flickedUp(.handed).stack.handsMomentumAtTop)
    #expect(!CardStackMomentumTests.flickedUp(.lost).stack.handsMomentumAtTop)
    #expect(!CardStackMomentumTests.flickedUp(.handed, content: 10).stack.handsMomentumAtTop)
  }
}

import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CardStackTravelTests {
  /// A card that a spring settles stays within the rules' limit past the outer detents, unless it starts past that
  /// limit.
  @Test(arguments: Seeds.first(4, of: 20))
  func overshootKeepsItsLimit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.count(40, of: 100) {
      var hand = Hand()
      hand.stack.position.rest(at: random.next(from: 71, to: 734))
      let velocity = random.next(from: -12_000, to: 12_000)
      var log = EventLog()
      hand.stack.targetDetent = Int(random.next(below: 3))
      hand.stack.settle(
        by: hand.stack.rules.motion.settle.motion(from: 0, to: 0, fingerVelocity: 0), velocity: velocity, at: .zero,
        into: &log)
      for milliseconds in stride(from: 1.0, to: 600, by: 1) {
        let y = hand.stack.position.position(at: Hand.instant(milliseconds))
        #expect(y >= 47 - 1e-9, "at \(velocity) pt/s")
        #expect(y <= 758 + 1e-9, "at \(velocity) pt/s")
      }
    }
  }

  /// A card released past its outer detent may coast half the limit further: a spring can't stop it where it is.
  @Test(arguments: [60.0, 40, 20])
  func aCardBeyondTheLimitComesBackSoon(y: Double) {
    var hand = Hand()
    hand.stack.position.rest(at: y)
    hand.stack.targetDetent = 2
    hand.stack.settle(
      by: hand.stack.rules.motion.settle.motion(from: 0, to: 0, fingerVelocity: 0), velocity: -3_000, at: .zero,
      into: &hand.log)
    var peak = y
    for step in 0..<6_000 { peak = min(peak, hand.stack.position.position(at: Hand.instant(Double(step) * 0.1))) }
    let limit = 71 - max(24, 71 - y + 12)
    #expect(peak >= limit - 1e-9)
    #expect(peak < limit + 0.01)
    #expect(hand.log.entries.contains { if case .stiffened = $0.event { true } else { false } })
  }

  /// A command takes the card from any finger: one that waits, one that drags and one that scrolls.
  @Test func aCommandTakesFromAnyFinger() {
    for (from, to) in [(430.0, 430.0), (430, 300)] {
      var hand = Hand()
      hand.stroke(from: from, to: to, at: 0, until: 100, lifts: false)
      hand.give(.move(detent: Fixtures.Name.collapsed.rawValue, animated: true), at: 104)
      hand.touch(.moved, 100, at: 112)
      #expect(hand.sample(at: 112).phase == .settling)
      #expect(hand.log.entries.map(\.event).contains(.ignored(.taken)))
    }
    var hand = Hand(cards: [Fixtures.card(content: 800, preferred: 2)])
    hand.stroke(from: 600, to: 300, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 100).phase == .scrolling)
    #expect(hand.sample(at: 100).overdrag < 0)
    hand.give(.key(.collapse), at: 104)
    hand.touch(.moved, 100, at: 112)
    #expect(hand.sample(at: 5_000).scrollOffset == 103)
    #expect(hand.sample(at: 5_000).cardY == 390.5)
  }

  /// A command takes over the finger's velocity as the card shows it.
  @Test func aCommandTakesTheFingersVelocity() {
    var hand = Hand()
    hand.stroke(from: 430, to: 330, at: 0, until: 104, lifts: false)
    let before = hand.sample(at: 104)
    hand.give(.move(detent: Fixtures.Name.collapsed.rawValue, animated: true), at: 104)
    let after = hand.sample(at: 104)
    #expect(before.cardVelocity! < -900)
    #expect(after.cardVelocity == before.cardVelocity)
    #expect(hand.log.entries.last?.event == .retarget(velocity: before.cardVelocity!))
  }
}

import CardMath
import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct CardStackMomentumTests {
  static func rules(_ momentum: MomentumRule, _ change: (inout Rules) -> Void = { _ in }) -> Rules {
    var rules = Rules()
    rules.scroll.momentum = momentum
    change(&rules)
    return rules
  }

  /// A card that is flicked up from half by its header; the lift comes at 100 ms.
  static func flickedUp(
    _ momentum: MomentumRule, speed: Double = 1400, content: Double = 5000, _ change: (inout Rules) -> Void = { _ in }
  ) -> Hand {
    var hand = Hand(rules(momentum, change), cards: [Fixtures.card(content: content)])
    hand.stroke(from: 430, to: 430 - speed / 10, at: 0, until: 100)
    return hand
  }

  static func handoffs(_ hand: Hand) -> [(owner: DragOwner, instant: Instant)] {
    hand.log.compactMap { entry in if case .handoff(let owner) = entry.event { (owner, entry.instant) } else { nil } }
  }

  /// The content begins with the velocity with which the card arrives, at the solved instant, and comes as far as that
  /// velocity goes: v / (−1000 · ln r).
  @Test func theContentGoesOnWithTheCardsVelocity() throws {
    var hand = Self.flickedUp(.handed)
    // In steps of a millisecond until the content moves.
    var (time, ys): (Double, [Double]) = (100, [])
    while Self.handoffs(hand).isEmpty, time < 1000 {
      ys.append(hand.sample(at: time).cardY)
      time += 1
    }
    let handoff = try #require(Self.handoffs(hand).first)
    #expect(handoff.owner == .content)
    #expect(hand.sample(at: time).cardY == 71)
    // All of the way the card comes nearer, and it isn't at its top a frame before.
    #expect(zip(ys, ys.dropFirst()).allSatisfy { $0 > $1 })
    // The card's path is the one without a handover, up to that instant.
    var lost = Self.flickedUp(.lost)
    let before = handoff.instant.advanced(bySeconds: -1e-5)
    lost.stack.advance(to: before, into: &lost.log)
    let arriving = lost.stack.sample(at: before)
    #expect(arriving.cardY.isNear(71, 0.05))
    #expect(arriving.cardY > 71)
    // A card that isn't caught passes its top.
    lost.stack.advance(to: handoff.instant.advanced(bySeconds: 0.02), into: &lost.log)
    #expect(lost.stack.sample(at: handoff.instant.advanced(bySeconds: 0.02)).cardY < 71)

    let after = handoff.instant.advanced(bySeconds: 1e-5)
    hand.stack = Self.stack(of: Self.flickedUp(.handed), at: after)
    let leaving = hand.stack.sample(at: after)
    let speed = -(try #require(arriving.cardVelocity))
    #expect((leaving.scrollVelocity - speed).magnitude < 1)
    #expect(leaving.scrollVelocity > 100)
    let rest = hand.sample(at: 20_000)
    #expect(rest.isAtRest)
    #expect(rest.cardY == 71)
    let rate = -1000 * -0.002002002670673  // ln 0.998
    #expect(rest.scrollOffset.isNear(speed / rate, 0.5))
  }

  private static func stack(of hand: Hand, at instant: Instant) -> CardStack {
    var hand = hand
    hand.stack.advance(to: instant, into: &hand.log)
    return hand.stack
  }

  /// A card that only approaches its top has no velocity there, and one without content to scroll keeps its spring.
  @Test func aCardWithNothingToHandOverSettlesAsBefore() {
    func path(_ momentum: MomentumRule, content: Double, dampingRatio: Double, speed: Double) -> [Sample] {
      var hand = Self.flickedUp(momentum, speed: speed, content: content) {
        $0.motion.settle = .spring(Spring(response: 0.4, dampingRatio: dampingRatio))
      }
      return stride(from: 100.0, through: 2000, by: 10).map { hand.sample(at: $0) }
    }
    #expect(
      path(.handed, content: 5000, dampingRatio: 1.2, speed: 300)
        == path(.lost, content: 5000, dampingRatio: 1.2, speed: 300))
    #expect(
      path(.handed, content: 100, dampingRatio: 0.6, speed: 1400)
        == path(.lost, content: 100, dampingRatio: 0.6, speed: 1400))
    #expect(
      path(.handed, content: 5000, dampingRatio: 0.6, speed: 1400)
        != path(.lost, content: 5000, dampingRatio: 0.6, speed: 1400))
  }

  /// A card at its top whose content stands at 300 and is flicked back.
  static func flickedBack(_ momentum: MomentumRule, by distance: Double, in time: Double) -> Hand {
    var hand = Hand(rules(momentum) { $0.touch.slop = 0 }, cards: [Fixtures.card(content: 5000, preferred: 2)])
    hand.stroke(from: 700, to: 400, at: 0, until: 300, lifts: false)
    hand.touch(.moved, 400, at: 700)
    hand.touch(.ended, 400, at: 1200)
    hand.stroke(from: 400, to: 400 + distance, at: 2000, until: 2000 + time)
    return hand
  }

  /// Content that meets its top hands its velocity to the card, whose release decides by it as by a finger's. Of the
  /// velocity of a deceleration −1000 · ln r is lost for each point of its way.
  @Test func theCardGoesOnWithTheContentsVelocity() throws {
    var hand = Self.flickedBack(.handed, by: 120, in: 80)
    let lifted = hand.sample(at: 2080)
    #expect(lifted.cardY == 71)
    #expect(lifted.scrollOffset.isNear(180, 1e-9))
    let speed = -lifted.scrollVelocity
    _ = hand.sample(at: 3000)
    let handoff = try #require(Self.handoffs(hand).first)
    #expect(handoff.owner == .card)
    let arriving = speed - 1000 * 0.002002002670673 * 180
    let release = try #require(hand.stack.lastRelease)
    #expect(release.velocity.isNear(arriving, 1e-3))
    #expect(release.modelY == 71)
    // The card starts with it, from its top downward.
    let after = handoff.instant.advanced(bySeconds: 1e-6)
    var again = Self.flickedBack(.handed, by: 120, in: 80)
    again.stack.advance(to: after, into: &again.log)
    #expect(try #require(again.stack.sample(at: after).cardVelocity).isNear(arriving, 1))
    #expect(again.stack.sample(at: after).scrollOffset == 0)
    let rest = hand.sample(at: 10_000)
    #expect(rest.cardY == 390.5)
    #expect(rest.isAtRest)
  }

  /// Without it the content bounces and the card stays.
  @Test func lostMomentumBounces() {
    var hand = Self.flickedBack(.lost, by: 120, in: 80)
    var lowest = 0.0
    for time in stride(from: 2080.0, to: 4000, by: 8) {
      let sample = hand.sample(at: time)
      #expect(sample.cardY == 71)
      lowest = min(lowest, sample.scrollOffset)
    }
    #expect(lowest < -5)
    #expect(Self.handoffs(hand).isEmpty)
  }

  /// Content that comes to rest before its top has nothing left to hand over.
  @Test func contentThatRestsBeforeItsTopLeavesTheCard() {
    var hand = Self.flickedBack(.handed, by: 40, in: 80)
    #expect(hand.sample(at: 10_000).cardY == 71)
    #expect(Self.handoffs(hand).isEmpty)
  }

  /// A finger may catch the card on its way, and the cut is gone.
  @Test func aGrabbedCardHandsNothingOver() {
    var hand = Self.flickedUp(.handed)
    hand.touch(.began, 400, at: 130)
    hand.touch(.moved, 405, at: 150)
    hand.touch(.moved, 405, at: 400)
    hand.touch(.ended, 405, at: 600)
    _ = hand.sample(at: 5000)
    #expect(Self.handoffs(hand).isEmpty)
  }

  /// A card that was pulled beyond its top comes back by its spring, all the way.
  @Test func aCardReleasedBeyondItsTopIsNotCutShort() {
    func path(_ momentum: MomentumRule) -> [Sample] {
      var hand = Hand(Self.rules(momentum), cards: [Fixtures.card(content: 5000, preferred: 2)])
      hand.stroke(from: 110, to: 40, at: 0, until: 200)
      return stride(from: 200.0, through: 2000, by: 10).map { hand.sample(at: $0) }
    }
    #expect(path(.handed) == path(.lost))
    #expect(path(.handed)[0].cardY < 71)
  }
}

import CardMath
import CardMotion
import CardTestSupport
import Foundation
import Testing

@testable import CardModel

/// Cards and contents that begin in motion.
@Suite struct CardStackLetGoTests {
  private static let (collapsed, peaking, extended) = (734.0, 390.5, 71.0)

  /// The y and the velocity of a damped spring after `t` seconds, `x` points from its target:
  ///
  /// ```
  /// e^−ζωt · (x cos ω't + (v + ζωx) / ω' · sin ω't),  ω' = ω √(1 − ζ²)
  /// ```
  private static func spring(_ spring: Spring, x: Double, v: Double, after t: Double) -> (x: Double, v: Double) {
    let (ratio, omega) = (spring.dampingRatio, 2 * 3.141592653589793 / spring.response)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    let (decay, b) = (exp(-ratio * omega * t), (v + ratio * omega * x) / damped)
    let (sine, cosine) = (sin(damped * t), cos(damped * t))
    let position = decay * (x * cosine + b * sine)
    return (position, -ratio * omega * position + decay * damped * (b * cosine - x * sine))
  }

  /// From its first instant the card follows its settling spring from the given place and velocity.
  @Test(arguments: [
    (300.0, -420.0, 2, extended), (200, 0, 1, peaking), (391, -250, 1, peaking), (600, 900, 0, collapsed),
  ])
  func itGoesOnByItsSpring(y: Double, velocity: Double, detent: Int, target: Double) throws {
    var hand = Hand()
    let rules = hand.stack.rules
    let flight = rules.flight(to: detent, fromModelY: y, y: y, velocity: velocity, of: hand.stack.topCard)
    let spring = try #require(flight.spring)
    try #require(!flight.isStiffened && spring.dampingRatio < 1)
    hand.give(.release(modelY: y, velocity: velocity, detent: Int32(detent)), at: 0)
    #expect(hand.sample(at: 0).cardY == y)
    #expect(hand.sample(at: 0).cardVelocity == velocity)
    #expect(hand.sample(at: 0).phase == .settling)
    #expect(hand.sample(at: 0).modelY == target)
    for time in stride(from: 0.0, through: 500, by: 12.5) {
      let wanted = Self.spring(spring, x: y - target, v: velocity, after: time / 1000)
      let sample = hand.sample(at: time)
      #expect((sample.cardY - target - wanted.x).magnitude < 1e-8, "\(time)")
      #expect(((sample.cardVelocity ?? .nan) - wanted.v).magnitude < 1e-6, "\(time)")
    }
    #expect(hand.sample(at: 5000).cardY == target)
    let events = hand.log.entries.map(\.event)
    #expect(events.first == .release(velocity: velocity))
    #expect(events.contains(.snap(detent: Int32(detent))))
    #expect(events.last == .settled(detent: Int32(detent)))
  }

  /// As far above the detent and as fast downward, the path is the mirror of the one from below.
  @Test func thePathHasAMirror() {
    var (above, below) = (Hand(), Hand())
    above.give(.release(modelY: Self.peaking - 40, velocity: -300, detent: 1), at: 0)
    below.give(.release(modelY: Self.peaking + 40, velocity: 300, detent: 1), at: 0)
    for time in stride(from: 0.0, through: 600, by: 20) {
      let (one, other) = (above.sample(at: time), below.sample(at: time))
      #expect((one.cardY + other.cardY - 2 * Self.peaking).magnitude < 1e-9, "\(time)")
    }
  }

  /// Without a detent the rules send it where they send a finger's release.
  @Test func theRulesDecide() {
    for y in stride(from: 60.0, through: 740, by: 17) {
      for velocity in stride(from: -2400.0, through: 2400, by: 300) {
        var hand = Hand()
        let card = hand.stack.topCard
        let decision = hand.stack.rules.decision(releasedAt: y, velocity: velocity, of: card, from: 1)
        hand.give(.release(modelY: y, velocity: velocity, detent: nil), at: 10)
        #expect(hand.stack.targetDetent == decision.target, "\(y) at \(velocity)")
        #expect(hand.stack.lastRelease?.modelY == y)
        #expect(hand.stack.lastRelease?.velocity == velocity)
      }
    }
  }

  /// A detent that is named is no decision of the rules: the release before it isn't that of this snap.
  @Test func aNamedDetentIsNoDecision() {
    var hand = Hand()
    hand.give(.release(modelY: 300, velocity: -900, detent: nil), at: 10)
    #expect(hand.stack.lastRelease?.velocity == -900)
    hand.give(.release(modelY: 300, velocity: 700, detent: 1), at: 500)
    #expect(hand.stack.lastRelease == nil)
  }

  /// A card that begins with the place and the velocity that another one has in flight stays with it.
  @Test(arguments: [20.0, 60, 110, 200])
  func itStaysWithTheOneItWasTakenFrom(pause: Double) throws {
    var thrown = Hand()
    thrown.stroke(from: 420, to: 330, at: 0, until: 100)
    let now = 100 + pause
    let sample = thrown.sample(at: now)
    try #require(sample.phase == .settling)
    var hand = Hand()
    let velocity = try #require(sample.cardVelocity)
    hand.give(.release(modelY: sample.cardY, velocity: velocity, detent: sample.target), at: 0)
    for time in stride(from: 0.0, through: 900, by: 15) {
      let (one, other) = (thrown.sample(at: now + time), hand.sample(at: time))
      #expect((one.cardY - other.cardY).magnitude < 2e-3, "\(time)")
    }
  }

  /// Content slows down by its law: o + v · (1 − r^ms) / (−1000 ln r).
  @Test func contentGoesOnByItsLaw() throws {
    var hand = Hand()
    hand.give(.move(detent: 2, animated: false), at: 0)
    hand.give(.scroll(offset: 120, velocity: 300), at: 10)
    let rate = hand.stack.rules.scroll.decelerationRatePerMillisecond
    for time in stride(from: 0.0, through: 1000, by: 40) {
      let sample = hand.sample(at: 10 + time)
      let logarithm = log(rate)
      let wanted = 120 + 300 * (1 - exp(logarithm * time)) / (-1000 * logarithm)
      #expect((sample.scrollOffset - wanted).magnitude < 1e-8, "\(time)")
      #expect((sample.scrollVelocity - 300 * exp(logarithm * time)).magnitude < 1e-6, "\(time)")
    }
    hand.give(.scroll(offset: -50, velocity: 0), at: 3000)
    #expect(hand.sample(at: 3000).scrollOffset == -50)
    #expect(hand.sample(at: 3000).phase == .bouncing)
    #expect(hand.sample(at: 9000).scrollOffset == 0)
    hand.give(.scroll(offset: 77.5, velocity: 0), at: 9100)
    #expect(hand.sample(at: 9100).scrollOffset == 77.5)
    #expect(hand.sample(at: 9100).phase == .resting)
  }

  /// A place farther away than the screen's edges is the edge; a finger that holds the card loses it.
  @Test func itStaysOnTheScreen() {
    var hand = Hand()
    hand.give(.release(modelY: -9_000, velocity: 0, detent: 2), at: 0)
    #expect(hand.sample(at: 0).cardY == 0)
    hand.give(.release(modelY: 9_000, velocity: 0, detent: 0), at: 0)
    #expect((734...852).contains(hand.sample(at: 0).cardY))
    hand.touch(.began, 760, at: 2000)
    hand.touch(.moved, 700, at: 2016)
    hand.give(.release(modelY: nil, velocity: -900, detent: nil), at: 2020)
    #expect(hand.sample(at: 2020).phase == .settling)
    hand.touch(.moved, 300, at: 2030)
    #expect(hand.log.entries.map(\.event).contains(.ignored(.taken)))
    #expect(hand.sample(at: 6000).phase == .resting)
  }

  @Test func whatCannotBeLetGoIsIgnored() {
    func last(_ hand: Hand) -> Event? { hand.log.entries.last?.event }
    var hand = Hand(cards: [Fixtures.card(content: 0), Fixtures.card(.stop)])
    hand.give(.release(modelY: 200, velocity: 0, detent: 77), at: 0)
    #expect(last(hand) == .ignored(.nothing))
    hand.give(.scroll(offset: 10, velocity: 0), at: 0)
    #expect(last(hand) == .ignored(.nothing))
    var held = Hand()
    held.stroke(from: 420, to: 330, at: 0, until: 100, lifts: false)
    held.give(.scroll(offset: 10, velocity: 0), at: 100)
    #expect(last(held) == .ignored(.held))
    held.touch(.ended, 330, at: 110)
    #expect([734, 390.5, 71].contains(held.sample(at: 5000).cardY))
    hand.give(.push(card: 1, animated: true), at: 0)
    hand.give(.release(modelY: 200, velocity: 0, detent: nil), at: 50)
    #expect(last(hand) == .ignored(.transition))
    hand.give(.scroll(offset: 10, velocity: 0), at: 50)
    #expect(last(hand) == .ignored(.transition))
    #expect(hand.sample(at: 3000).phase == .resting)
  }
}

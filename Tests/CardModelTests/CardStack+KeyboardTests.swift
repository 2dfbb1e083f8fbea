import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// A keyboard that comes and goes under a card: its path, and what it does to fingers and motions.
@Suite struct CardStackKeyboardTests {
  /// The heights of the keyboard in each layout; another card can be pushed.
  static let heights = [0.0, 336, 250]

  static func hand(_ rule: KeyboardAvoidance = .lift, cards: [Card] = [Fixtures.card(), Fixtures.card(.stop)]) -> Hand {
    var hand = Hand()
    hand.stack = CardStack(
      layouts: heights.map { height in
        Layout(
          screen: Fixtures.screen,
          cards: cards.map { KeyboardAvoidanceTests.card(height, rule, $0) })
      }, rules: Rules())
    hand.stack.changes = heights.map { .keyboard(height: $0, responderY: 0, responderHeight: 0) }
    hand.stack.changes.append(.keyboard(height: 336, responderY: 900, responderHeight: 40))
    return hand
  }

  static func input(_ index: Int) -> Input { .keyboard(change: index, card: nil, layout: index) }

  static func events(_ hand: Hand) -> [Event] { hand.log.entries.map(\.event) }

  // MARK: - The path

  /// The keyboard's own spring, m 3, k 1000, which is critically damped:
  ///
  /// ```
  /// y = target + (start − target) · (1 + ωt) · e^−ωt,  ω = √(1000 / 3)
  /// ```
  @Test func theCardRisesByTheKeyboardsSpring() {
    var hand = Self.hand()
    hand.give(Self.input(1), at: 100)
    let omega = (1000.0 / 3).squareRoot()
    for time in stride(from: 0.0, through: 400, by: 20) {
      let t = time / 1000
      let expected = 88.5 + 302 * (1 + omega * t) * Elementary.exp(-omega * t)
      let sample = hand.sample(at: 100 + time)
      #expect((sample.cardY - expected).magnitude < 0.01, "\(time)")
      let velocity = -302 * omega * omega * t * Elementary.exp(-omega * t)
      #expect(((sample.cardVelocity ?? .nan) - velocity).magnitude < 0.5, "\(time)")
    }
    #expect(hand.sample(at: 3000).cardY == 88.5)
    hand.give(Self.input(0), at: 3000)
    #expect(hand.sample(at: 6000).cardY == 390.5)
    #expect(
      Self.events(hand) == [
        .keyboard(height: 336), .settled(detent: Fixtures.Name.peaking.rawValue), .keyboard(height: 0),
        .settled(detent: Fixtures.Name.peaking.rawValue),
      ])
  }

  /// From one keyboard to a lower one: 390.5 − (250 − 34).
  @Test func anotherKeyboardMovesItOn() {
    var hand = Self.hand()
    hand.give(Self.input(1), at: 100)
    let before = hand.sample(at: 180)
    hand.give(Self.input(2), at: 180)
    let after = hand.sample(at: 180)
    #expect(after.cardY == before.cardY)
    #expect(after.cardVelocity == before.cardVelocity)
    #expect(hand.sample(at: 5000).cardY == 174.5)
  }

  @Test(arguments: [KeyboardAvoidance.inset, .none])
  func aCardThatIsNotLiftedStays(rule: KeyboardAvoidance) {
    var hand = Self.hand(rule)
    hand.give(Self.input(1), at: 100)
    for time in stride(from: 100.0, through: 900, by: 50) {
      #expect(hand.sample(at: time).cardY == 390.5)
      #expect(hand.sample(at: time).phase == .resting)
    }
    #expect(Self.events(hand) == [.keyboard(height: 336)])
    #expect(hand.stack.topCard.contentBottomInset == (rule == .inset ? 336 : 0))
  }

  // MARK: - Fingers and motions

  /// A finger keeps the card, and lets it go to a detent on the keyboard.
  @Test func aHeldCardStaysInItsHold() {
    var hand = Self.hand()
    hand.stroke(from: 420, to: 500, at: 0, until: 200, lifts: false)
    let before = hand.sample(at: 200)
    hand.give(Self.input(1), at: 200)
    #expect(hand.sample(at: 200).cardY == before.cardY)
    hand.stroke(from: 500, to: 460, at: 200, until: 500, begins: false)
    #expect([432, 88.5].contains(hand.sample(at: 5000).cardY))
  }

  @Test func aMovingCardKeepsItsVelocity() {
    var hand = Self.hand()
    hand.give(.key(.collapse), at: 0)
    let before = hand.sample(at: 120)
    #expect(before.cardVelocity! > 300)
    hand.give(Self.input(1), at: 120)
    let after = hand.sample(at: 120)
    #expect(after.cardY == before.cardY)
    #expect((after.cardVelocity! - before.cardVelocity!).magnitude < 1e-9)
    #expect(hand.sample(at: 5000).cardY == 432)
  }

  /// A card that is pushed while the keyboard is there stands on it, and so does the one below it.
  @Test func pushedCardsStandOnItToo() {
    var hand = Self.hand()
    hand.give(Self.input(1), at: 0)
    hand.give(.push(card: 1, animated: true), at: 1000)
    #expect(hand.sample(at: 4000).cardY == 88.5)
    hand.give(Self.input(0), at: 4000)
    #expect(hand.sample(at: 8000).cardY == 390.5)
    hand.give(.pop(animated: true), at: 8000)
    #expect(hand.sample(at: 12000).cardY == 390.5)
  }

  // MARK: - The content

  /// The view and its margin end right above the keyboard: y + header + 900 + 40 + 10 − offset = 852 − 336.
  @Test(arguments: [KeyboardAvoidance.lift, .inset])
  func theViewThatIsWrittenInShows(rule: KeyboardAvoidance) {
    var hand = Self.hand(rule)
    hand.give(.keyboard(change: 3, card: nil, layout: 1), at: 0)
    #expect(hand.sample(at: 0).scrollOffset == 0)
    let between = hand.sample(at: 100).scrollOffset
    #expect(between > 100)
    #expect(between < 580)
    let end = hand.sample(at: 4000)
    #expect(end.cardY == (rule == .lift ? 88.5 : 390.5))
    #expect(end.cardY + 84 + 950 - end.scrollOffset == 852 - 336)
  }

  /// At the content's end the keyboard's room goes with it: 1600 + 336 − 697 → 1600 − 697, by the keyboard's motion.
  @Test func theContentComesBackWithTheKeyboard() {
    var hand = Self.hand(.inset)
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: false), at: 0)
    hand.give(Self.input(1), at: 0)
    hand.stack.content.rest(at: 1239)
    hand.give(Self.input(0), at: 1000)
    #expect(hand.sample(at: 1000).scrollOffset == 1239)
    let between = hand.sample(at: 1100).scrollOffset
    #expect(between < 1200)
    #expect(between > 910)
    #expect(hand.sample(at: 4000).scrollOffset == 903)
  }

  // MARK: - Random inputs

  /// Whatever happens while keyboards come and go: nothing jumps, each finger keeps its part, and in the end the card
  /// rests at one of its detents.
  @Test(arguments: CardStackTests.seeds)
  func nothingJumpsAndEverythingEndsAtADetent(seed: UInt64) {
    var random = RandomStack(seed: seed &+ 180_000)
    let plain = random.stack()
    let rule = KeyboardAvoidance.allCases[Int(random.number(0, 2.99))]
    var stack = CardStack(
      layouts: Self.heights.map { height in
        Layout(
          screen: plain.screen,
          cards: plain.cards.map { card in
            var card = card
            card.makeRoom(forKeyboard: height, by: rule, on: plain.screen, upTo: plain.screen.safeTop + 12)
            return card
          })
      }, rules: plain.rules)
    stack.changes = Self.heights.map { .keyboard(height: $0, responderY: 500, responderHeight: 30) }
    var (log, now) = (EventLog(), Instant.zero)
    for _ in 0..<150 {
      now = Instant(ticks: now.ticks + random.pause())
      stack.advance(to: now, into: &log)
      let before = stack.sample(at: now)
      let input =
        random.isTrue(0.15) ? Self.input(Int(random.number(0, 2.99))) : random.input(stack, y: before.cardY)
      let hold = stack.hold
      stack.step(input, at: now, sampledAt: now.ticks, into: &log)
      let after = stack.sample(at: now)
      #expect(after.isFinite, "\(input)")
      #expect(stack.scene(at: now).isFinite, "\(input)")
      guard case .keyboard = input else { continue }
      #expect(stack.hold == hold, "\(input)")
      let isKept = (after.cardY - before.cardY).magnitude <= 1e-9 * max(1, before.cardY.magnitude)
      #expect(isKept, "\(before.phase): \(before.cardY) → \(after.cardY)")
    }
    if let finger = stack.hold.finger {
      let lift = Touch(phase: .ended, pointer: finger.pointer, x: finger.x, y: finger.y)
      stack.step(.touch(lift), at: now, sampledAt: now.ticks, into: &log)
    }
    stack.advance(to: now.advanced(bySeconds: 600), into: &log)
    let rest = stack.sample(at: now.advanced(bySeconds: 600))
    #expect(rest.isAtRest)
    guard stack.rules.touch.cancel != .stay, stack.rules.scroll.handoff == .exact else { return }
    #expect(rest.cardY == stack.topCard.detents[stack.targetDetent].y + 0)
  }
}

import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Detents that are added, removed and moved at any time.
@Suite struct CardStackDetentsTests {
  static func card(_ places: KeyValuePairs<Int32, Double>, name: Int32 = 9, preferred: Int? = 1) -> Card {
    Card(
      name: name, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: places.map { Detent(name: $0.key, y: $0.value, isGone: $0.value == 852) },
      preferredDetent: preferred)
  }

  /// The card with its detents in each layout; another card can be pushed over it.
  static let sets: [KeyValuePairs<Int32, Double>] = [
    [0: 746, 1: 420, 2: 96],
    // 1: half is higher. 2: no half. 3: one more. 4: a lower top. 5: none of the names. 6: renamed.
    [0: 746, 1: 300, 2: 96], [0: 746, 2: 96], [0: 746, 3: 560, 1: 420, 2: 96], [0: 746, 1: 420, 2: 150],
    [4: 700, 5: 500, 6: 20], [7: 746, 8: 420, 2: 96],
  ]

  static func hand(_ sets: [KeyValuePairs<Int32, Double>] = sets, _ rules: Rules = Rules()) -> Hand {
    var hand = Hand()
    let above = card([0: 700, 1: 350, 2: 60], name: 10)
    hand.stack = CardStack(
      layouts: sets.map { Layout(screen: Fixtures.screen, cards: [card($0), above]) }, rules: rules)
    return hand
  }

  static func input(_ index: Int, animated: Bool = true, card: Int = 0) -> Input {
    .detents(layout: index, card: card, animated: animated)
  }

  static func events(_ hand: Hand) -> [Event] { hand.log.entries.map(\.event) }

  // MARK: - At rest

  @Test func aRestingCardTravelsToWhereItsDetentIsNow() {
    var hand = Self.hand()
    hand.give(Self.input(1), at: 100)
    #expect(hand.sample(at: 100).cardY == 420)
    let between = hand.sample(at: 200)
    #expect(between.cardY < 415)
    #expect(between.cardY > 305)
    #expect(between.phase == .settling)
    #expect(between.modelY == 300)
    #expect(hand.sample(at: 4000).cardY == 300)
    #expect(Self.events(hand) == [.detents(card: 9), .settled(detent: 1)])
  }

  @Test func withoutAnAnimationItIsThereAtOnce() {
    var hand = Self.hand()
    hand.give(Self.input(1, animated: false), at: 100)
    let sample = hand.sample(at: 100)
    #expect((sample.cardY, sample.modelY, sample.phase) == (300, 300, .resting))
    #expect(Self.events(hand) == [.detents(card: 9), .settled(detent: 1)])
  }

  /// Half, at 420, is nearer to full, 324 pt above it, than to the tip, 326 pt below.
  @Test(arguments: [(2, Int32(2), 96.0), (5, 5, 500), (6, 8, 420)])
  func aMissingDetentIsReplacedByTheNearest(layout: Int, name: Int32, y: Double) {
    var hand = Self.hand()
    hand.give(Self.input(layout), at: 100)
    #expect(hand.sample(at: 100).target == name)
    let rest = hand.sample(at: 5000)
    #expect((rest.cardY, rest.target) == (y, name))
    #expect(Self.events(hand).last == .settled(detent: name))
  }

  @Test func whatIsElsewhereMovesNothing() {
    var (hand, still) = (Self.hand(), Self.hand())
    for index in [3, 4, 0] { hand.give(Self.input(index), at: 100) }
    for time in stride(from: 100.0, through: 500, by: 100) { #expect(hand.sample(at: time) == still.sample(at: time)) }
    #expect(Self.events(hand) == [.detents(card: 9), .detents(card: 9), .detents(card: 9)])
    // A new detent is one from now on: a key leads there.
    hand.give(Self.input(3), at: 600)
    hand.give(.key(.collapse), at: 600)
    #expect(hand.sample(at: 5000).cardY == 560)
    // And gone it is none: the card that rested there goes to the nearest.
    hand.give(Self.input(0), at: 5000)
    #expect(hand.sample(at: 9000).cardY == 420)
  }

  @Test func aCardThatIsGoneStaysGone() {
    var hand = Self.hand([[0: 852, 1: 420, 2: 96], [5: 852, 1: 400, 2: 90], [1: 420, 2: 96]])
    hand.give(.dismiss(animated: false), at: 0)
    hand.give(Self.input(1), at: 10)
    #expect(hand.sample(at: 1000).cardY == 852)
    #expect(hand.sample(at: 1000).target == 5)
    // Without a place to be gone it shows, at the nearest.
    hand.give(Self.input(2), at: 1000)
    #expect(hand.sample(at: 5000).cardY == 420)
    #expect(Self.events(hand).last == .presented(card: 9))
  }

  // MARK: - In motion

  @Test func aMovingCardKeepsItsPlaceAndVelocity() {
    var hand = Self.hand()
    hand.give(.key(.expand), at: 0)
    let before = hand.sample(at: 90)
    #expect(before.cardVelocity! < -500)
    hand.give(Self.input(4, animated: false), at: 90)
    let after = hand.sample(at: 90)
    #expect(after.cardY == before.cardY)
    #expect((after.cardVelocity! - before.cardVelocity!).magnitude < 1e-9)
    #expect(after.phase == .settling)
    #expect(hand.sample(at: 5000).cardY == 150)
  }

  /// If the goal is where it was, its motion goes on to the bit, whatever happens to the others.
  @Test func aMotionWhoseGoalStaysGoesOn() {
    var (hand, plain) = (Self.hand(), Self.hand())
    for time in [0.0] {
      hand.give(.key(.expand), at: time)
      plain.give(.key(.expand), at: time)
    }
    hand.give(Self.input(1), at: 60)
    hand.give(Self.input(2), at: 75)
    for time in stride(from: 75.0, through: 2000, by: 7) {
      let (own, expected) = (hand.sample(at: time), plain.sample(at: time))
      #expect((own.cardY, own.cardVelocity) == (expected.cardY, expected.cardVelocity))
    }
  }

  /// The target's nearest counts, not the card's own: a card that leaves the tip for full goes on upward.
  @Test func aMovingCardGoesWhereItWasHeading() {
    var hand = Self.hand()
    hand.give(.move(detent: 0, animated: false), at: 0)
    hand.give(.move(detent: 2, animated: true), at: 10)
    let before = hand.sample(at: 60)
    #expect(before.cardY > 600)
    hand.give(Self.input(5), at: 60)
    #expect(hand.sample(at: 60).target == 6)
    #expect(hand.sample(at: 60).cardY == before.cardY)
    #expect(hand.sample(at: 5000).cardY == 20)
  }

  // MARK: - Under a finger

  /// A card that yields above its top stays where it shows, and follows the finger point by point once the top is
  /// higher.
  @Test func aHeldCardDoesNotJumpWhenItsTopRises() {
    var hand = Self.hand()
    hand.stroke(from: 440, to: 30, at: 0, until: 800, lifts: false)
    let held = hand.sample(at: 800).cardY
    #expect(held < 96)
    #expect(held > 60)
    hand.give(Self.input(5), at: 810)
    #expect(hand.sample(at: 810).cardY == held)
    #expect(hand.sample(at: 810).phase == .dragging)
    hand.touch(.moved, 20, at: 820)
    #expect((hand.sample(at: 820).cardY - (held - 10)).magnitude < 1e-9)
    hand.touch(.moved, 20, at: 1100)
    hand.touch(.ended, 20, at: 1110)
    #expect(hand.sample(at: 5000).cardY == 20)
  }

  /// Between its ends a held card is 1:1; beyond a top that has come down to 420 it yields less, from where it is.
  @Test func aHeldCardDoesNotJumpWhenItsTopFalls() {
    var hand = Self.hand([[0: 746, 1: 420, 2: 96], [0: 746, 1: 420]])
    hand.stroke(from: 440, to: 320, at: 0, until: 800, lifts: false)
    let held = hand.sample(at: 800).cardY
    #expect(held == 310)
    hand.give(Self.input(1), at: 810)
    #expect(hand.sample(at: 810).cardY == held)
    hand.touch(.moved, 310, at: 820)
    let moved = held - hand.sample(at: 820).cardY
    #expect(moved > 0)
    #expect(moved < 6)
    // 110 pt past the top show for 110 / (0.55 · (1 − 110 / 420)) = 270.97 of travel: from there on down it is 1:1.
    hand.touch(.moved, 620, at: 900)
    hand.touch(.moved, 630, at: 910)
    let low = hand.sample(at: 910).cardY
    #expect((low - (420 + 630 - 320 - 110 / (0.55 * (1 - 110.0 / 420)))).magnitude < 1e-9)
    hand.touch(.moved, 640, at: 920)
    #expect((hand.sample(at: 920).cardY - low - 10).magnitude < 1e-9)
    // Long still, and lifted.
    hand.touch(.ended, 640, at: 1310)
    #expect(hand.sample(at: 5000).cardY == 420)
  }

  @Test func heldContentStaysInItsHold() {
    var hand = Self.hand()
    hand.give(.move(detent: 2, animated: false), at: 0)
    hand.stroke(from: 700, to: 500, at: 10, until: 400, lifts: false)
    let held = hand.sample(at: 400)
    #expect((held.phase, held.scrollOffset) == (.scrolling, 190))
    hand.give(Self.input(4), at: 410)
    #expect(hand.sample(at: 410).scrollOffset == 190)
    hand.touch(.moved, 490, at: 420)
    #expect(hand.sample(at: 420).scrollOffset == 200)
    #expect(hand.sample(at: 5000).cardY == 150)
  }

  // MARK: - While cards come and go

  /// A card that is being pushed has other detents: it comes in on its way to the new place, without a jump; the one
  /// below takes its new place when it is uncovered.
  @Test func aCardThatComesInGoesToItsNewPlace() {
    // The half of the lower card and of the upper one, in each layout.
    let halves = [(420.0, 350.0), (300, 350), (300, 200)]
    var hand = Hand()
    hand.stack = CardStack(
      layouts: halves.map { below, above in
        Layout(
          screen: Fixtures.screen,
          cards: [Self.card([0: 746, 1: below, 2: 96]), Self.card([0: 700, 1: above, 2: 60], name: 10)])
      }, rules: Rules())
    hand.give(.push(card: 1, animated: true), at: 0)
    let first = hand.sample(at: 60)
    hand.give(Self.input(1), at: 60)
    #expect(hand.sample(at: 60) == first)
    let before = hand.sample(at: 120)
    #expect(before.phase == .pushing)
    hand.give(Self.input(2, card: 1), at: 120)
    let after = hand.sample(at: 120)
    #expect(after.cardY == before.cardY)
    #expect(after.transitionY == before.transitionY)
    #expect(after.modelY == 200)
    #expect(hand.sample(at: 5000).cardY == 200)
    hand.give(.pop(animated: true), at: 5000)
    #expect(hand.sample(at: 9000).cardY == 300)
  }

  /// A detent that another screen remembers is taken again there.
  @Test func aTurnedScreenRemembersStill() {
    var hand = Hand()
    let turned = Self.card([0: 300, 2: 12], preferred: nil)
    let more = Self.card([0: 310, 2: 20], preferred: nil)
    hand.stack = CardStack(
      layouts: [
        Layout(screen: Fixtures.screen, cards: [Self.card(Self.sets[0])]),
        Layout(screen: CardStackLayoutTests.landscape, leadsOnlyToTop: true, cards: [turned]),
        Layout(screen: CardStackLayoutTests.landscape, leadsOnlyToTop: true, cards: [more]),
        Layout(screen: Fixtures.screen, cards: [Self.card(Self.sets[1])]),
      ], rules: Rules())
    hand.give(.layout(1, animated: false), at: 0)
    hand.give(Self.input(2, animated: false), at: 10)
    #expect(hand.sample(at: 10).cardY == 20)
    hand.give(.layout(3, animated: false), at: 20)
    #expect(hand.sample(at: 20).cardY == 300)
  }

  // MARK: - Random inputs

  /// Whatever happens when a card gets other detents: nothing that moves or is held jumps, each finger keeps its part,
  /// and in the end the card rests at one of the last ones.
  @Test(arguments: CardStackTests.seeds)
  func nothingJumpsAndEverythingEndsAtADetent(seed: UInt64) {
    var random = RandomStack(seed: seed &+ 170_000)
    let plain = random.stack()
    let sets = (0..<4).map { index in index == 0 ? plain.cards : plain.cards.map { Self.changed($0, &random) } }
    var stack = CardStack(
      layouts: sets.map { Layout(screen: plain.screen, cards: Self.pagesLikeTheirCards($0)) }, rules: plain.rules)
    var (log, now) = (EventLog(), Instant.zero)
    for _ in 0..<150 {
      now = Instant(ticks: now.ticks + random.pause())
      stack.advance(to: now, into: &log)
      let before = stack.sample(at: now)
      let isNew = random.isTrue(0.15)
      let input =
        isNew
        ? Self.input(Int(random.number(0, 3.99)), animated: random.isTrue(0.7), card: 0)
        : random.input(stack, y: before.cardY)
      let (hold, wasMoving) = (stack.hold, stack.isMoving)
      stack.step(input, at: now, sampledAt: now.ticks, into: &log)
      let after = stack.sample(at: now)
      #expect(after.isFinite, "\(input)")
      #expect(stack.scene(at: now).isFinite, "\(input)")
      guard case .detents(_, _, let animated) = input else { continue }
      #expect(stack.hold == hold, "\(input)")
      let isHeld = before.phase == .dragging
      guard animated || wasMoving || isHeld else { continue }
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

  /// A card with some of its detents moved, some left out and one more.
  private static func changed(_ card: Card, _ random: inout RandomStack) -> Card {
    var detents = card.detents.filter { _ in random.isTrue(0.7) }
    for index in detents.indices where !detents[index].isGone { detents[index].y += random.number(-150, 150) }
    detents.append(Detent(name: 110, y: random.number(0, 700)))
    detents.sort { $0.y > $1.y }
    for index in detents.indices { detents[index].modelY = detents[index].y }
    var kept: [Detent] = []
    for detent in detents where kept.last.map({ $0.y - detent.y > 0.5 }) ?? true { kept.append(detent) }
    if !kept.contains(where: { $0.reach == .finger && !$0.isGone }) {
      (kept[kept.count - 1].reach, kept[kept.count - 1].isGone) = (.finger, false)
    }
    return Card(
      name: card.name, headerHeight: card.headerHeight, contentHeight: card.contentHeight, hasMap: card.hasMap,
      hasMapButtons: card.hasMapButtons, detents: kept, preferredDetent: nil, parts: card.parts)
  }

  /// A page rests where its card does.
  private static func pagesLikeTheirCards(_ cards: [Card]) -> [Card] {
    var all = cards
    for card in cards {
      for index in card.parts.pages {
        let page = cards[index]
        all[index] = Card(
          name: page.name, headerHeight: page.headerHeight, contentHeight: page.contentHeight, hasMap: page.hasMap,
          hasMapButtons: page.hasMapButtons, detents: card.detents, preferredDetent: nil, parts: page.parts)
      }
    }
    return all
  }
}

import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Rotations and other changes of the screen's size, in any state.
@Suite struct CardStackLayoutTests {
  static let landscape = Screen(width: 852, height: 393, safeTop: 0, safeBottom: 21)

  /// TripGo's card in portrait and in landscape; in landscape it has only its outer detents, at 288 and 12.
  static func layouts(_ cards: [Card] = [Fixtures.card()]) -> [Layout] {
    let turned = cards.map { card in
      Card(
        name: card.name, headerHeight: card.headerHeight, contentHeight: card.contentHeight, hasMap: true,
        hasMapButtons: true,
        detents: [
          Detent(name: Fixtures.Name.collapsed.rawValue, y: 288), Detent(name: Fixtures.Name.extended.rawValue, y: 12),
        ], preferredDetent: 1)
    }
    return [
      Layout(screen: Fixtures.screen, cards: cards),
      Layout(
        screen: landscape, place: .besideMap(x: 8, width: 323.76), leadsOnlyToTop: true, cards: turned),
    ]
  }

  static func hand(_ cards: [Card] = [Fixtures.card()], _ rules: Rules = Rules()) -> Hand {
    var hand = Hand()
    hand.stack = CardStack(layouts: layouts(cards), rules: rules)
    return hand
  }

  static let turn = Input.layout(1, animated: false)
  static let turnBack = Input.layout(0, animated: false)

  // MARK: - At rest

  @Test(arguments: [(0, "collapsed", 734.0), (1, "peaking", 390.5), (2, "extended", 71)])
  func landscapeShowsExtendedAndUprightWhatItWas(preferred: Int, name: String, y: Double) {
    var hand = Self.hand([Fixtures.card(preferred: preferred)])
    #expect(hand.sample(at: 0).cardY == y)
    hand.give(Self.turn, at: 100)
    let turned = hand.sample(at: 100)
    #expect(turned.cardY == 12)
    #expect(turned.modelY == 12)
    #expect(turned.phase == .resting)
    #expect(turned.target == Fixtures.Name.extended.rawValue)
    hand.give(Self.turnBack, at: 200)
    #expect(hand.sample(at: 200).cardY == y)
    #expect(hand.sample(at: 200).phase == .resting)
  }

  /// A detent that a finger chooses in landscape is kept and replaces the earlier one.
  @Test func aDetentChosenInLandscapeIsKept() {
    var hand = Self.hand()
    hand.give(Self.turn, at: 0)
    hand.stroke(from: 40, to: 330, at: 100, until: 500)
    #expect(hand.sample(at: 3000).cardY == 288)
    hand.give(Self.turnBack, at: 3000)
    #expect(hand.sample(at: 3000).cardY == 734)
  }

  @Test func onlyAFingerLeavesTheTopInLandscape() {
    var hand = Self.hand()
    hand.give(Self.turn, at: 0)
    for input in [
      Input.key(.collapse), .tap(.map), .move(detent: Fixtures.Name.collapsed.rawValue, animated: false),
    ] {
      hand.give(input, at: 100)
      #expect(hand.sample(at: 2000).cardY == 12)
    }
    #expect(hand.log.entries.count { $0.event == .ignored(.nothing) } == 2)
    #expect(hand.log.entries.contains { $0.event == .move(detent: Fixtures.Name.extended.rawValue) })
    // A finger reaches the other detent; from there every command leads to the top.
    hand.stroke(from: 40, to: 330, at: 3000, until: 3400)
    #expect(hand.sample(at: 6000).cardY == 288)
    hand.give(.move(detent: Fixtures.Name.collapsed.rawValue, animated: true), at: 6000)
    #expect(hand.sample(at: 9000).cardY == 12)
  }

  @Test func theCardsBelowComeAlong() {
    let cards = [Fixtures.card(preferred: 1), Fixtures.card(.stop, preferred: 0)]
    var hand = Self.hand(cards)
    hand.give(.push(card: 1, animated: false), at: 0)
    #expect(hand.sample(at: 0).cardY == 734)
    hand.give(Self.turn, at: 100)
    hand.give(.pop(animated: false), at: 200)
    #expect(hand.sample(at: 200).cardY == 12)
    hand.give(Self.turnBack, at: 300)
    #expect(hand.sample(at: 300).cardY == 390.5)
  }

  // MARK: - In motion

  /// Through a rotation a settle keeps its progress and the rate of that progress; from there on the spring moves the
  /// card.
  @Test func whatSettlesKeepsItsPartOfTheWay() {
    var hand = Self.hand()
    hand.give(.tap(.header), at: 0)
    let before = hand.sample(at: 80)
    #expect(before.progress > 0.55)
    #expect(before.progress < 0.95)
    #expect(before.cardVelocity! < -500)
    hand.give(Self.turn, at: 80)
    let after = hand.sample(at: 80)
    #expect((after.progress - before.progress).magnitude < 1e-12)
    #expect(((after.cardVelocity! / -276) - (before.cardVelocity! / -663)).magnitude < 1e-9)
    #expect(after.phase == .settling)
    #expect(after.modelY == 12)
    #expect(hand.sample(at: 3000).cardY == 12)
  }

  /// The remainder of an interrupted motion counts toward the card's position, and ends with the layout.
  @Test func whatIsLeftOfAMotionCountsAsWell() {
    var rules = Rules()
    rules.motion.interruption = .additive
    var hand = Self.hand([Fixtures.card()], rules)
    hand.give(.tap(.header), at: 0)
    hand.give(.key(.collapse), at: 60)
    let before = hand.sample(at: 90)
    #expect(!hand.stack.remainders.isEmpty)
    hand.give(Self.turn, at: 90)
    #expect((hand.sample(at: 90).progress - before.progress).magnitude < 1e-12)
    #expect(hand.stack.remainders.isEmpty)
    #expect(hand.sample(at: 3000).cardY == 12)
  }

  @Test func aFingerLosesTheCard() {
    var hand = Self.hand()
    hand.stroke(from: 430, to: 600, at: 0, until: 300, lifts: false)
    let before = hand.sample(at: 300)
    #expect(before.phase == .dragging)
    hand.give(Self.turn, at: 300)
    let after = hand.sample(at: 300)
    #expect(after.phase == .settling)
    #expect((after.progress - before.progress).magnitude < 1e-12)
    #expect(hand.log.entries.contains { $0.event == .ignored(.taken) })
    // The finger moves nothing until it lifts, and the card ends where it would have.
    hand.touch(.moved, 40, at: 310)
    hand.touch(.ended, 40, at: 320)
    #expect(hand.sample(at: 3000).cardY == 12)
    hand.give(Self.turnBack, at: 3000)
    #expect(hand.sample(at: 3000).cardY == 390.5)
  }

  @Test func contentIsTakenToItsNewEnd() {
    // Of 800 pt of content, 697 show in portrait and 297 in landscape.
    var hand = Self.hand([Fixtures.card(content: 800, preferred: 2)])
    hand.stroke(from: 800, to: 500, at: 0, until: 200, lifts: false)
    hand.touch(.cancelled, 500, at: 200)
    // There are 103 pt to scroll; pulled past that end, the content is bouncing back.
    #expect(hand.sample(at: 200).scrollOffset > 103)
    #expect(hand.sample(at: 200).phase == .bouncing)
    hand.give(Self.turn, at: 210)
    #expect(hand.sample(at: 210).scrollOffset <= 503)
    #expect((0...503).contains(hand.sample(at: 2000).scrollOffset))
    // The content is scrolled down in landscape; in portrait there is less to scroll.
    hand.stroke(from: 350, to: 20, at: 2100, until: 2400, lifts: false)
    hand.touch(.cancelled, 20, at: 2400)
    #expect(hand.sample(at: 4000).scrollOffset > 103)
    hand.give(Self.turnBack, at: 4000)
    #expect(hand.sample(at: 4000).scrollOffset == 103)
  }

  // MARK: - Random inputs

  /// Random layouts of the same cards; detents may be missing in some of them.
  static func layouts(_ stack: CardStack, _ random: inout RandomStack) -> [Layout] {
    (0..<4).map { index in
      if index == 0 { return Layout(screen: stack.screen, cards: stack.cards) }
      let screen = Screen(
        width: random.number(200, 1300), height: random.number(300, 1300), safeTop: random.number(0, 60),
        safeBottom: random.number(0, 40))
      var cards = stack.cards.map { card in
        let kept = card.detents.indices.filter { _ in random.isTrue(0.7) }
        let scale = random.number(0.3, 1.5)
        var detents = (kept.isEmpty ? [0] : kept).map {
          Detent(
            name: card.detents[$0].name, y: card.detents[$0].y * scale + 400 * (1 - scale),
            reach: card.detents[$0].reach, isGone: card.detents[$0].isGone)
        }
        if !detents.contains(where: { $0.reach == .finger }) {
          (detents[0].reach, detents[0].isGone) = (.finger, false)
        }
        var parts = CardParts()
        (parts.pages, parts.firstPage, parts.hasOwnMap) = (card.parts.pages, card.parts.firstPage, card.parts.hasOwnMap)
        if random.isTrue(0.3) { parts.barHeight = random.number(1, 80) }
        if random.isTrue(0.3) { parts.pageHeaderHeight = random.number(1, 80) }
        return Card(
          name: card.name, headerHeight: card.headerHeight, contentHeight: card.contentHeight, hasMap: card.hasMap,
          hasMapButtons: card.hasMapButtons, detents: detents, preferredDetent: nil, parts: parts)
      }
      // A page rests where its card does.
      for card in cards {
        for index in card.parts.pages {
          let page = cards[index]
          cards[index] = Card(
            name: page.name, headerHeight: page.headerHeight, contentHeight: page.contentHeight, hasMap: page.hasMap,
            hasMapButtons: page.hasMapButtons, detents: card.detents, preferredDetent: nil, parts: page.parts)
        }
      }
      return Layout(
        screen: screen, place: random.isTrue() ? .overMap : .besideMap(x: 8, width: random.number(100, 400)),
        leadsOnlyToTop: random.isTrue(0.3), cards: cards)
    }
  }

  @Test(arguments: CardStackTests.seeds)
  func everyCardEndsAtADetentOfItsLayout(seed: UInt64) {
    var random = RandomStack(seed: seed &+ 70_000)
    let plain = random.stack()
    var stack = CardStack(layouts: Self.layouts(plain, &random), rules: plain.rules)
    var (log, now) = (EventLog(), Instant.zero)
    for _ in 0..<150 {
      now = Instant(ticks: now.ticks + random.pause())
      stack.advance(to: now, into: &log)
      let y = stack.sample(at: now).cardY
      let input =
        random.isTrue(0.1)
        ? Input.layout(random.choice([0, 1, 2, 3]), animated: random.isTrue(0.4)) : random.input(stack, y: y)
      stack.step(input, at: now, sampledAt: now.ticks, into: &log)
      let sample = stack.sample(at: now)
      #expect(sample.isFinite, "\(input)")
      #expect(stack.scene(at: now).isFinite, "\(input)")
      if case .layout(let index, false) = input {
        #expect(stack.layoutIndex == index)
        #expect(sample.phase != .dragging)
        #expect(sample.phase != .scrolling)
      }
    }
    stack.step(.layout(Int(seed % 4), animated: false), at: now, sampledAt: now.ticks, into: &log)
    now = Instant(ticks: now.ticks + 2_000_000_000)
    stack.advance(to: now, into: &log)
    let sample = stack.sample(at: now)
    #expect(stack.isQuiet)
    #expect(sample.phase == .resting)
    #expect(stack.transitions.isEmpty)
    let detent = stack.topCard.detents[stack.targetDetent]
    #expect(sample.cardY == detent.y + 0)
    #expect(sample.target == detent.name)
    #expect((0...stack.shownCard.scrollRange(on: stack.screen)).contains(sample.scrollOffset))
    for entry in stack.entries {
      #expect(stack.cards[entry.card].detents.indices.contains(entry.detent))
      let shown = stack.cards[stack.shownIndex(of: entry.card)]
      #expect((0...shown.scrollRange(on: stack.screen)).contains(entry.scrollOffset))
    }
  }
}

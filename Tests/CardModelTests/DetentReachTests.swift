import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Detents that no finger reaches, or that only the program reaches, at any rank.
@Suite struct DetentReachTests {
  /// A card of five detents from 800 to 100; a finger reaches those at 700, 400 and 200.
  static let card = Card(
    name: 9, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
    detents: [
      Detent(name: 0, y: 800, reach: .command), Detent(name: 1, y: 700), Detent(name: 2, y: 550, reach: .program),
      Detent(name: 3, y: 400), Detent(name: 4, y: 300, reach: .command), Detent(name: 5, y: 200),
      Detent(name: 6, y: 100, reach: .program),
    ], preferredDetent: nil)

  /// The same card without the detents that no finger reaches.
  static func plain(_ card: Card) -> Card {
    Card(
      name: card.name, headerHeight: card.headerHeight, contentHeight: card.contentHeight, hasMap: card.hasMap,
      hasMapButtons: card.hasMapButtons, detents: card.detents.filter { $0.reach == .finger }, preferredDetent: nil,
      parts: card.parts)
  }

  // MARK: - Under a finger

  /// No rule for releases notices a detent that no finger reaches: each decides as for a card without it.
  @Test(arguments: Seeds.first(60, of: 400))
  func forAFingerTheyDoNotExist(seed: UInt64) throws {
    var random = RandomStack(seed: seed &+ 90_000)
    let stack = random.stack()
    let rules = stack.rules
    for card in stack.cards {
      let plain = Self.plain(card)
      #expect(card.stops.places == plain.detents)
      for _ in 0..<20 {
        let (y, velocity) = (random.number(-100, 1500), random.choice([0, random.number(-4000, 4000)]))
        let committed = random.choice(Array(0..<plain.detents.count))
        let own = rules.decision(releasedAt: y, velocity: velocity, of: card, from: card.stops.index(committed))
        var expected = rules.decision(releasedAt: y, velocity: velocity, of: plain, from: committed)
        expected.target = card.stops.index(expected.target)
        #expect(own == expected)
        #expect(
          rules.rank(of: velocity, releasedAt: y, of: card) == rules.rank(of: velocity, releasedAt: y, of: plain))
        let flight = rules.release(fromModelY: y, y: y, velocity: velocity, of: card, from: card.stops.index(committed))
        #expect(
          flight.flight == rules.release(fromModelY: y, y: y, velocity: velocity, of: plain, from: committed).flight)
        #expect(card.nearestDetent(to: y) == card.stops.index(plain.nearestDetent(to: y)))
        #expect(card.detent(at: y, margin: 44) == card.stops.index(plain.detent(at: y, margin: 44)))
        #expect(card.shownY(at: y) == plain.shownY(at: y))
        let screen = stack.screen
        #expect(rules.drag.slope(at: y, of: card, on: screen) == rules.drag.slope(at: y, of: plain, on: screen))
      }
      #expect(Fades(rules.fade, card: card) == Fades(rules.fade, card: plain))
      #expect(card.viewportHeight(on: stack.screen) == plain.viewportHeight(on: stack.screen))
    }
  }

  static func hand(at name: Int32, _ rules: Rules = Rules()) -> Hand {
    var hand = Hand(rules, cards: [card])
    hand.give(.move(detent: name, animated: false), at: 0)
    return hand
  }

  /// The range under a finger goes from the lowest detent that it reaches to the highest; a card beyond is pulled
  /// back by a rubber band, without a jump where the finger takes it.
  @Test(arguments: [(6, 100.0, 200.0), (2, 550, 400)])
  func aFingerTakesACardFromWhereTheProgramPutIt(name: Int32, y: Double, goal: Double) {
    var hand = Self.hand(at: name)
    #expect(hand.sample(at: 50).cardY == y)
    #expect(hand.sample(at: 50).phase == .resting)
    hand.stroke(from: y + 20, to: y - 60, at: 100, until: 1000, lifts: false)
    let held = hand.sample(at: 1000)
    #expect(held.phase == .dragging)
    // Within the range the card goes with the finger, less the slop; above its top it yields less.
    if name == 2 { #expect(held.cardY == 550 - 70) } else { #expect(held.cardY > 40 && held.cardY < 100) }
    hand.touch(.moved, y - 60, at: 1200)
    hand.touch(.ended, y - 60, at: 1210)
    #expect(hand.sample(at: 4000).cardY == goal)
  }

  @Test func contentScrollsAboveTheTopAsWell() {
    var hand = Self.hand(at: 6)
    hand.stroke(from: 600, to: 400, at: 100, until: 400, lifts: false)
    let scrolled = hand.sample(at: 400)
    #expect(scrolled.phase == .scrolling)
    #expect(scrolled.cardY == 100)
    #expect(scrolled.scrollOffset == 190)
  }

  // MARK: - Commands and the program

  /// A command goes to the next detent that commands reach; here from 700 over 400, 300 and 200, and down to 800.
  @Test func commandsSkipWhatIsTheProgramsOwn() {
    var hand = Hand(cards: [Self.card])
    #expect(hand.sample(at: 0).cardY == 700)
    var places: [Double] = []
    var time = 0.0
    for key in [Key.expand, .expand, .expand, .expand, .collapse, .collapse, .collapse, .collapse, .collapse] {
      hand.give(.key(key), at: time)
      time += 4000
      places.append(hand.sample(at: time).cardY)
    }
    #expect(places == [400, 300, 200, 200, 300, 400, 700, 800, 800])
    #expect(hand.log.entries.count { $0.event == .ignored(.nothing) } == 2)
    hand.give(.tap(.header), at: time)
    #expect(hand.sample(at: time + 4000).cardY == 700)
  }

  @Test func theProgramReachesAll() {
    for detent in Self.card.detents {
      var hand = Hand(cards: [Self.card])
      hand.give(.move(detent: detent.name, animated: true), at: 0)
      let rest = hand.sample(at: 6000)
      #expect(rest.cardY == detent.y)
      #expect(rest.target == detent.name)
    }
  }

  /// A tap on the map takes a card at its top, or above it, one detent down.
  @Test(arguments: [(5, 300.0), (6, 200)])
  func aTapOnTheMapLeadsDown(name: Int32, goal: Double) {
    var hand = Self.hand(at: name)
    hand.give(.tap(.map), at: 100)
    #expect(hand.sample(at: 5000).cardY == goal)
  }

  /// A card that rests beyond the fingers' detents has a progress beyond 0 … 1, and its dims stay within theirs.
  @Test func theProgressGoesByWhatAFingerReaches() {
    let expected: [(Int32, Double, Double)] = [(0, -0.2, 0), (1, 0, 0), (3, 0.6, 0), (5, 1, 0.25), (6, 1.2, 0.25)]
    for (name, progress, dim) in expected {
      var hand = Self.hand(at: name)
      let sample = hand.sample(at: 10)
      #expect((sample.progress - progress).magnitude < 1e-12, "\(name)")
      #expect(sample.mapDim == dim, "\(name)")
    }
  }

  /// A detent may be farther away than a finger throws a card.
  @Test func aFarDetentIsReachedWithoutAJump() {
    let card = Card(
      name: 9, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 8_000, reach: .program), Detent(name: 1, y: 700), Detent(name: 2, y: 200)],
      preferredDetent: nil)
    var rules = Rules()
    rules.motion.interruption = .additive
    var hand = Hand(rules, cards: [card])
    hand.give(.move(detent: 2, animated: true), at: 0)
    hand.give(.move(detent: 0, animated: true), at: 50)
    var last = hand.sample(at: 50).cardY
    for time in stride(from: 50.0, through: 6000, by: 0.5) {
      let y = hand.sample(at: time).cardY
      #expect((y - last).magnitude < 40)
      last = y
    }
    #expect(last == 8_000)
  }
}

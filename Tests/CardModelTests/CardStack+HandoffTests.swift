import CardMath
import CardModel
import Testing

@Suite struct CardStackHandoffTests {
  /// At its top with nothing scrolled, a pull down moves the card and a pull up the content.
  @Test func theFirstDirectionDecides() {
    for (to, phase) in [(500.0, Phase.scrolling), (700, .dragging)] {
      var hand = Hand(cards: [Fixtures.card(preferred: 2)])
      hand.stroke(from: 600, to: to, at: 0, until: 100, lifts: false)
      #expect(hand.sample(at: 100).phase == phase)
    }
  }

  /// A pull down that finds nothing scrolled is the card's from the start, and nothing is handed over.
  @Test func aPullDownAtTheContentsTopIsTheCards() {
    for handsOver in [true, false] {
      var rules = Rules()
      rules.scroll.handsOverToCard = handsOver
      var hand = Hand(rules, cards: [Fixtures.card(preferred: 2)])
      hand.stroke(from: 600, to: 700, at: 0, until: 100, lifts: false)
      #expect((hand.sample(at: 100).cardY - 161).magnitude < 1e-9)
      #expect(hand.log.entries.map(\.event) == [.touch(.content), .drag])
    }
  }

  @Test func theHeaderNeverScrolls() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 100, to: 40, at: 0, until: 100, lifts: false)
    let sample = hand.sample(at: 100)
    #expect(sample.phase == .dragging && sample.scrollOffset == 0 && sample.overdrag == -50)
  }

  /// One sample that takes the finger across both crossings at once, there and back, loses nothing.
  @Test func oneSampleMayCrossAtOnce() {
    var hand = Hand()
    hand.touch(.began, 700, at: 0)
    hand.touch(.moved, 680, at: 8)
    hand.touch(.moved, 200, at: 16)
    // From the crossing at 690 the finger went 490: the card 319.5, the content the rest.
    #expect(hand.sample(at: 16).cardY == 71)
    #expect((hand.sample(at: 16).scrollOffset - 170.5).magnitude < 1e-9)
    hand.touch(.moved, 600, at: 24)
    #expect((hand.sample(at: 24).cardY - 300.5).magnitude < 1e-9)
    #expect(hand.sample(at: 24).scrollOffset == 0)
  }

  /// With the content in hand the card is committed to its top: pushed over, it comes back there.
  @Test func aHandoffCommitsTheCardToItsTop() {
    var hand = Hand(cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 1)])
    hand.stroke(from: 700, to: 200, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 100).target == Fixtures.Name.extended.rawValue)
    hand.give(.push(card: 1, animated: true), at: 110)
    hand.give(.pop(animated: true), at: 3_000)
    #expect(hand.sample(at: 6_000).cardY == 71)
  }
}

import CardMath
import CardModel
import CardMotion
import Testing

@Suite struct CardStackHandoffTests {
  /// At the top detent with nothing scrolled, a pull down moves the card and a pull up scrolls the content.
  @Test func theFirstDirectionDecides() {
    for (to, phase) in [(500.0, Phase.scrolling), (700, .dragging)] {
      var hand = Hand(cards: [Fixtures.card(preferred: 2)])
      hand.stroke(from: 600, to: to, at: 0, until: 100, lifts: false)
      #expect(hand.sample(at: 100).phase == phase)
    }
  }

  /// A pull down with nothing scrolled drags the card from the start, without a handoff.
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
    #expect(sample.phase == .dragging)
    #expect(sample.scrollOffset == 0)
    #expect(sample.overdrag == -50)
  }

  /// A single sample that takes the finger across a handoff, in either direction, loses no travel.
  @Test func oneSampleMayCrossAtOnce() {
    var hand = Hand()
    hand.touch(.began, 700, at: 0)
    hand.touch(.moved, 680, at: 8)
    hand.touch(.moved, 200, at: 16)
    // From the slop crossing at 690 the finger travels 490 pt: the card takes 319.5, the content the rest.
    #expect(hand.sample(at: 16).cardY == 71)
    #expect((hand.sample(at: 16).scrollOffset - 170.5).magnitude < 1e-9)
    hand.touch(.moved, 600, at: 24)
    #expect((hand.sample(at: 24).cardY - 300.5).magnitude < 1e-9)
    #expect(hand.sample(at: 24).scrollOffset == 0)
  }

  /// A handoff to the content commits the card to its top: covered by a push and uncovered again, it is there.
  @Test func aHandoffCommitsTheCardToItsTop() {
    var hand = Hand(cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 1)])
    hand.stroke(from: 700, to: 200, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 100).target == Fixtures.Name.extended.rawValue)
    hand.give(.push(card: 1, animated: true), at: 110)
    hand.give(.pop(animated: true), at: 3_000)
    #expect(hand.sample(at: 6_000).cardY == 71)
  }

  /// A card in flight to its top overshoots it. Caught there by a finger on its content, it goes no further: the finger
  /// scrolls, and the card settles to its top on release.
  @Test func aCardCaughtAboveItsTopLeavesTheFingerToTheContent() {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    let caught = hand.sample(at: 300).cardY
    #expect(caught < 71 - 0.5)
    hand.touch(.began, 600, at: 300)
    hand.touch(.moved, 500, at: 350)
    let scrolling = hand.sample(at: 350)
    #expect(scrolling.phase == .scrolling)
    #expect(scrolling.cardY == caught)
    #expect(scrolling.scrollOffset == 100)
    // Back down: first the content scrolls back, then the card moves from where it was caught.
    hand.touch(.moved, 700, at: 400)
    let pulled = hand.sample(at: 400)
    #expect(pulled.phase == .dragging)
    #expect(pulled.scrollOffset == 0)
    #expect(pulled.cardY > 100)
    // Up again, past the position where the card was caught: the content takes the rest, and no travel is lost.
    hand.touch(.moved, 560, at: 450)
    let again = hand.sample(at: 450)
    // The finger travel that the rubber band held as the card was caught.
    let offset = 40 + RubberBand(coefficient: 0.55, dimension: 71).overdrag(displayed: 71 - caught)
    #expect(again.phase == .scrolling)
    #expect(again.cardY == 71)
    #expect((again.scrollOffset - offset).magnitude < 1e-9)
    hand.touch(.ended, 560, at: 600)
    let end = hand.sample(at: 4_000)
    #expect(end.isAtRest)
    #expect(end.cardY == 71)
    #expect((end.scrollOffset - offset).magnitude < 1e-9)
  }

  /// Released where it was caught, the card resumes.
  @Test func aCardCaughtAboveItsTopResumes() {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    hand.touch(.began, 600, at: 300)
    hand.touch(.ended, 604, at: 420)
    #expect(hand.log.contains { $0.event == .resume(detent: Fixtures.Name.extended.rawValue) })
    #expect(hand.sample(at: 4_000).cardY == 71)
  }

  /// On a card that no finger may drag, a pull past the content's top stays with the content, which yields by itself.
  @Test(arguments: HandoffRule.allCases)
  func contentOfACardThatStaysPullsNothing(rule: HandoffRule) {
    for start in [600.0, 500] {
      var rules = Rules()
      rules.touch.dragsWithoutMap = false
      rules.scroll.handoff = rule
      let plain = Fixtures.card(preferred: 2)
      let card = Card(
        name: plain.name, headerHeight: 84, contentHeight: 1600, hasMap: false, hasMapButtons: false,
        detents: plain.detents, preferredDetent: 2)
      var hand = Hand(rules, cards: [card])
      // The pull starts at the content's top, or after some scrolling with the same finger.
      hand.touch(.began, start, at: 0)
      hand.stroke(from: start, to: 500, at: 0, until: 100, lifts: false, begins: false)
      hand.stroke(from: 500, to: 750, at: 100, until: 400, lifts: false, begins: false)
      let sample = hand.sample(at: 400)
      #expect(sample.phase == .scrolling)
      #expect(sample.cardY == 71)
      #expect(sample.scrollOffset < -50)
      hand.touch(.ended, 750, at: 400)
      #expect(hand.sample(at: 5000).scrollOffset == 0)
      #expect(hand.sample(at: 5000).cardY == 71)
    }
  }

  /// With VoiceOver, content also scrolls below the top detent. A pull past the content's top leaves the card there;
  /// the card doesn't jump to where it would be at its top.
  @Test func contentThatScrollsForVoiceOverLeavesTheCard() {
    var rules = Rules()
    rules.scroll.handoff = .overscroll
    var hand = Hand(rules)
    hand.give(.voiceOver(true), at: 0)
    hand.stroke(from: 700, to: 650, at: 0, until: 200, lifts: false)
    #expect(hand.sample(at: 200).scrollOffset == 40)
    hand.stroke(from: 650, to: 800, at: 200, until: 500, lifts: false, begins: false)
    let sample = hand.sample(at: 500)
    #expect(sample.cardY == 390.5)
    #expect(sample.phase == .scrolling)
    #expect(sample.scrollOffset < -20)
  }
}

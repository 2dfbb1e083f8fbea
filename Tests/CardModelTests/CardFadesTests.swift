import Testing

@testable import CardModel

/// Dims and fades that a card's author sets, on TripGo's detents: 734, 390.5 and 71, called 0, 1 and 2, on a screen that
/// ends at 852.
@Suite struct CardFadesTests {
  static func card(_ fades: CardFades, _ change: (inout Card) -> Void = { _ in }) -> Card {
    var card = Fixtures.card()
    card.fades = fades
    change(&card)
    return card
  }

  static func dimming(_ dim: CardFades.MapDim) -> Card {
    var fades = CardFades()
    fades.mapDim = dim
    return card(fades)
  }

  static func fades(_ card: Card, _ source: FadeSource = .position, isBesideMap: Bool = false) -> Fades {
    var rules = FadeRules()
    rules.source = source
    return Fades(rules, card: card, floor: 852, isBesideMap: isBesideMap)
  }

  static func values(_ numbers: KeyValuePairs<Int32, Double>) -> [DetentValue] {
    numbers.map { DetentValue(detent: $0.key, value: $0.value) }
  }

  // MARK: - The largest undimmed detent

  /// Nothing up to the detent, a quarter at the next one, straight between them, and constant above.
  @Test(
    arguments: [
      (0, 800, 0), (0, 734, 0), (0, 562.25, 0.125), (0, 390.5, 0.25), (0, 71, 0.25), (0, 40, 0.25),
      (1, 734, 0), (1, 390.5, 0), (1, 230.75, 0.125), (1, 71, 0.25),
      (2, 734, 0), (2, 390.5, 0), (2, 71, 0), (2, 40, 0),
    ] as [(Int32, Double, Double)])
  func aboveTheLargestUndimmedDetentTheMapDims(detent: Int32, y: Double, expected: Double) {
    let fades = Self.fades(Self.dimming(.above(detent: detent)))
    #expect(fades.arePlain)
    #expect((fades.mapDim(at: y) - expected).magnitude < 1e-16)
  }

  /// The detent below the top is what the rules have, to the bit, and so is a detent that the card lacks.
  @Test func theDetentBelowTheTopIsTheRule() {
    let rule = Self.fades(Fixtures.card())
    for name: Int32 in [1, 77] {
      let own = Self.fades(Self.dimming(.above(detent: name)))
      for step in 0...1000 {
        let y = 0.9 * Double(step)
        #expect(own.mapDim(at: y).bitPattern == rule.mapDim(at: y).bitPattern)
      }
    }
    #expect(rule == Self.fades(Self.card(CardFades())))
  }

  // MARK: - Modal cards

  /// The maximum at and above the lowest detent; below it, it fades out to the screen's bottom edge.
  @Test func aModalCardDimsTheMapAtEveryDetent() {
    let fades = Self.fades(Self.dimming(.always))
    #expect(fades.arePlain)
    for y in [734, 733.9, 562.25, 390.5, 230.75, 71, 20] { #expect(fades.mapDim(at: y) == 0.25) }
    #expect(fades.mapDim(at: 793) == 0.125)
    #expect((fades.mapDim(at: 763.5) - 0.1875).magnitude < 1e-16)
    #expect(fades.mapDim(at: 852) == 0)
    #expect(fades.mapDim(at: 900) == 0)
    // Its buttons and its content are as the rules have them.
    #expect(fades.mapButton(at: 390.5) == 1)
    #expect(fades.content(at: 562.25) == 0.5)
  }

  /// A sheet that rests below the screen when it is dismissed is undimmed there, and one that is hidden by commands too.
  @Test func aDismissedModalCardDimsNothing() {
    for reach in [DetentReach.finger, .command] {
      var sheet = Card(
        name: 0, headerHeight: 0, contentHeight: 0, hasMap: true, hasMapButtons: true,
        detents: [Detent(name: 0, y: 852, reach: reach), Detent(name: 1, y: 452)], preferredDetent: nil)
      sheet.fades.mapDim = .always
      let fades = Self.fades(sheet)
      #expect(fades.mapDim(at: 852) == 0)
      #expect(fades.mapDim(at: 652) == 0.125)
      #expect(fades.mapDim(at: 452) == 0.25)
      #expect(fades.mapDim(at: 400) == 0.25)
    }
  }

  /// A controller that takes a collapsed card to be at the screen's bottom edge dims the map all the same.
  @Test func aModelPositionAtTheEdgeIsDimmed() {
    var card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 71)], preferredDetent: nil)
    card.fades.mapDim = .always
    #expect(Self.fades(card, .animation).goal(at: 0, of: card).mapDim == 0.25)
    #expect(Self.fades(card).goal(at: 0, of: card).mapDim == 0.25)
  }

  /// Pushed over a card at half, a modal card dims the map by its progress; popped, it lets go the same way. Nothing
  /// jumps, and a tap on the map doesn't reach it.
  @Test func theMapDimsWithAModalCardsProgress() {
    var modal = Fixtures.card(.stop, preferred: 2)
    modal.fades.mapDim = .always
    var hand = Hand(cards: [Fixtures.card(), modal])
    #expect(hand.sample(at: 0).mapDim == 0)
    hand.give(.push(card: 1, animated: true), at: 0)
    var (last, count) = (0.0, 0)
    for step in 0..<60 {
      let sample = hand.sample(at: Double(step) * 1000 / 60)
      guard let progress = sample.transitionProgress else { continue }
      let p = min(max(progress, 0), 1)
      // The card below shows nothing at half, and a quarter at the top.
      let below = 0.25 * min(max((390.5 - sample.cardY) / 319.5, 0), 1)
      #expect((sample.mapDim - (below + (0.25 - below) * p)).magnitude < 1e-15)
      #expect((sample.mapDim - last).magnitude < 0.11)
      last = sample.mapDim
      count += 1
    }
    #expect(count > 20)
    #expect(hand.sample(at: 2000).mapDim == 0.25)
    hand.give(.tap(.map), at: 2000)
    #expect(hand.sample(at: 3000).cardY == 71)
    hand.give(.pop(count: 1, animated: true), at: 3000)
    last = 0.25
    for step in 0..<60 {
      let sample = hand.sample(at: 3000 + Double(step) * 1000 / 60)
      #expect(sample.mapDim <= last + 0.01)
      #expect((sample.mapDim - last).magnitude < 0.11)
      last = sample.mapDim
    }
    #expect(hand.sample(at: 6000).mapDim == 0)
    // Over a card that isn't modal, the same tap leads down.
    var open = Hand(cards: [Fixtures.card(preferred: 2)])
    open.give(.tap(.map), at: 0)
    #expect(open.sample(at: 2000).cardY == 390.5)
  }

  /// Under a card that covers a modal one the map stays as dark as it was, wherever that card is; numbers at detents may
  /// make it darker still.
  @Test func aCoveredModalCardStillDimsTheMap() {
    let over = Fades(FadeRules(), card: Fixtures.card(), floor: 852, isOverModal: true)
    for y in [852.0, 734, 390.5, 71] { #expect(over.mapDim(at: y) == 0.25) }
    #expect(over.mapButton(at: 390.5) == 1)
    var fades = CardFades()
    fades.mapDim = .values(Self.values([0: 0, 2: 0.5]))
    let card = Self.card(fades)
    let own = Fades(FadeRules(), card: card, floor: 852, isOverModal: true)
    #expect(own.values(at: 734, of: card).mapDim == 0.25)
    #expect(own.values(at: 402.5, of: card).mapDim == 0.25)
    #expect(own.values(at: 71, of: card).mapDim == 0.5)
    #expect(Fades(FadeRules(), card: card, floor: 852, isBesideMap: true, isOverModal: true).mapDim(at: 71) == 0)
  }

  // MARK: - By detents

  static let own: CardFades = {
    var fades = CardFades()
    fades.mapDim = .values(values([0: 0, 1: 0.1, 2: 0.4]))
    fades.mapButton = values([0: 1, 2: 0.2])
    fades.content = values([0: 0.5, 1: 0])
    return fades
  }()

  @Test(
    arguments: [
      (800, 0, 1, 0.5), (734, 0, 1, 0.5), (562.25, 0.05, 1 - 0.8 * 171.75 / 663, 0.25),
      (390.5, 0.1, 1 - 0.8 * 343.5 / 663, 0),
      (230.75, 0.25, 1 - 0.8 * 503.25 / 663, 0), (71, 0.4, 0.2, 0), (30, 0.4, 0.2, 0),
    ] as [(Double, Double, Double, Double)])
  func numbersAtDetentsTakeTheRulesPlace(y: Double, dim: Double, button: Double, content: Double) {
    let card = Self.card(Self.own)
    let fades = Self.fades(card)
    #expect(!fades.arePlain)
    let values = fades.values(at: y, of: card)
    #expect((values.mapDim - dim).magnitude < 1e-15)
    #expect((values.mapButton - button).magnitude < 1e-15)
    #expect((values.content - content).magnitude < 1e-15)
  }

  /// A number that isn't set is the rules', to the bit.
  @Test func theRestIsTheRules() {
    var fades = CardFades()
    fades.content = Self.values([0: 0.5, 1: 0])
    let card = Self.card(fades)
    let (own, rule) = (Self.fades(card), Self.fades(Fixtures.card()))
    for step in 0...100 {
      let y = 9 * Double(step)
      let values = own.values(at: y, of: card)
      #expect(values.mapDim.bitPattern == rule.mapDim(at: y).bitPattern)
      #expect(values.mapButton.bitPattern == rule.mapButton(at: y).bitPattern)
    }
  }

  /// Beside the map nothing dims, and the buttons stay; the content fades there, too.
  @Test func besideTheMapOnlyTheContentFades() {
    for dim: CardFades.MapDim in [.always, .above(detent: 0), .values(Self.values([0: 1, 1: 1]))] {
      var fades = Self.own
      fades.mapDim = dim
      let card = Self.card(fades)
      let values = Self.fades(card, isBesideMap: true).values(at: 562.25, of: card)
      #expect(values.mapDim == 0)
      #expect(values.mapButton == 1)
      #expect(values.content == 0.25)
    }
  }

  @Test func withoutAMapThereIsNothingToDim() {
    let detents = [Detent(name: 0, y: 700), Detent(name: 1, y: 100)]
    for dim: CardFades.MapDim in [.always, .values(Self.values([0: 1, 1: 1]))] {
      var card = Card(
        name: 0, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: true, detents: detents,
        preferredDetent: nil)
      card.fades.mapDim = dim
      card.fades.mapButton = Self.values([0: 1])
      #expect(Self.fades(card).values(at: 100, of: card).mapDim == 0)
      #expect(Self.fades(card).values(at: 100, of: card).mapButton == 0)
    }
  }

  /// Where animations switch the alphas, a detent's numbers are their goals. Under a finger the content follows the
  /// numbers, and so do the buttons at every position; the map dim stays.
  @Test func animationsGoToTheNumbers() throws {
    let card = Self.card(Self.own)
    let fades = Self.fades(card, .animation)
    for (index, expected) in [(0.0, 1.0, 0.5), (0.1, 1 - 0.8 * 343.5 / 663, 0), (0.4, 0.2, 0)].enumerated() {
      let goal = fades.goal(at: index, of: card)
      #expect((goal.mapDim - expected.0).magnitude < 1e-15)
      #expect((goal.mapButton - expected.1).magnitude < 1e-15)
      #expect((goal.content - expected.2).magnitude < 1e-15)
    }
    let held = fades.held(movedFrom: 700, to: 562.25, of: card)
    #expect(held.mapDim == nil)
    let mapButton: Double = 1 - 0.8 * 171.75 / 663
    #expect(try (#require(held.mapButton) - mapButton).magnitude < 1e-15)
    #expect(try (#require(held.content) - 0.25).magnitude < 1e-15)
    // One event late, as CardParts' sheet.
    let late = Self.fades(card, .previousEvent).held(movedFrom: 390.5, to: 562.25, of: card)
    #expect(try (#require(late.mapDim) - 0.1).magnitude < 1e-15)
    #expect(try (#require(late.content) - 0.25).magnitude < 1e-15)
  }

  /// Frame by frame, the numbers are read like all others: a frame that repeats the one before it in all but its
  /// position equals a full read.
  @Test func everyFrameReadsThem() {
    var hand = Hand(cards: [Self.card(Self.own)])
    hand.give(.tap(.header), at: 0)
    for step in 0..<40 {
      let sample = hand.sample(at: Double(step) * 8)
      var steady = Sample()
      _ = hand.stack.read(at: Hand.instant(Double(step) * 8), into: &steady)
      let part = hand.stack.movingPart
      #expect(part == .card || part == .none)
      _ = hand.stack.read(part, at: Hand.instant(Double(step) * 8), into: &steady)
      #expect(steady == sample)
      let share = (390.5 - sample.cardY) / 319.5
      #expect((sample.mapDim - (0.1 + 0.3 * min(max(share, 0), 1))).magnitude < 1e-14)
    }
    #expect(hand.sample(at: 3000).mapDim == 0.4)
  }
}

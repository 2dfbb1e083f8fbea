import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Cards that go and come: the gone detent, its presentation and dismissal, and a card that asks before it goes.
@Suite struct CardStackDismissalTests {
  /// A card with a gone detent at the screen's bottom edge, half at 426 and full at 96.
  static func card(
    _ reach: DetentReach = .command, asks: Bool = false, preferred: Int? = nil, hasMap: Bool = true
  ) -> Card {
    Card(
      name: 7, headerHeight: 60, contentHeight: 900, hasMap: hasMap, hasMapButtons: true,
      detents: [
        Detent(name: 0, y: 852, reach: asks ? .program : reach, isGone: true), Detent(name: 1, y: 426),
        Detent(name: 2, y: 96),
      ], preferredDetent: preferred, asksBeforeDismissal: asks)
  }

  static func hand(_ card: Card = card(), _ rules: Rules = Rules()) -> Hand { Hand(rules, cards: [card]) }

  static func events(_ hand: Hand) -> [Event] { hand.log.entries.map(\.event) }

  // MARK: - By the program

  @Test func theProgramTakesItAwayAndBringsItBack() {
    var hand = Self.hand()
    #expect(hand.sample(at: 0).cardY == 426)
    hand.give(.dismiss(animated: true), at: 0)
    // On its way it passes every place between, and ends below the screen.
    let half = hand.sample(at: 150)
    #expect(half.cardY > 480)
    #expect(half.cardY < 852)
    #expect(half.phase == .settling)
    #expect(hand.sample(at: 4000).cardY == 852)
    hand.give(.present(detent: 2, animated: true), at: 4000)
    #expect(hand.sample(at: 4100).cardY < 852)
    #expect(hand.sample(at: 8000).cardY == 96)
    #expect(
      Self.events(hand) == [
        .move(detent: 0), .settled(detent: 0), .dismissed(card: 7), .move(detent: 2), .settled(detent: 2),
        .presented(card: 7),
      ])
  }

  /// The key that leads down takes a card away that allows it, and asks one that doesn't: below its lowest detent only.
  @Test func theKeyDownAsks() {
    for (asks, expected) in [(false, [Event.move(detent: 0)]), (true, [.attemptedDismissal(card: 7)])] {
      var hand = Self.hand(Self.card(asks: asks))
      hand.give(.key(.collapse), at: 0)
      #expect(Self.events(hand) == expected)
    }
    var hand = Self.hand(Self.card(asks: true, preferred: 2))
    hand.give(.key(.collapse), at: 0)
    #expect(Self.events(hand) == [.move(detent: 1)])
  }

  @Test func withoutAnAnimationItGoesAndComesAtOnce() {
    var hand = Self.hand()
    hand.give(.dismiss(animated: false), at: 10)
    #expect(hand.sample(at: 10).cardY == 852)
    #expect(hand.sample(at: 10).phase == .resting)
    hand.give(.present(detent: nil, animated: false), at: 20)
    #expect(hand.sample(at: 20).cardY == 426)
    #expect(Self.events(hand).filter { $0 == .dismissed(card: 7) || $0 == .presented(card: 7) }.count == 2)
  }

  /// A card that starts gone comes at the lowest detent that a finger reaches; one that has a detent of its own, there.
  @Test(arguments: [(nil, 0, 426.0), (0, 852, 426), (2, 96, 96)] as [(Int?, Double, Double)])
  func itComesAtItsOwnDetent(preferred: Int?, start: Double, shown: Double) {
    var hand = Self.hand(Self.card(.finger, preferred: preferred))
    #expect(hand.sample(at: 0).cardY == (preferred == nil ? 426 : start))
    hand.give(.dismiss(animated: false), at: 10)
    hand.give(.present(detent: nil, animated: true), at: 100)
    #expect(hand.sample(at: 5000).cardY == shown)
  }

  @Test func whatIsThereIsNotPresentedAndWhatIsGoneIsNotDismissed() {
    var hand = Self.hand()
    hand.give(.present(detent: nil, animated: true), at: 0)
    hand.give(.dismiss(animated: false), at: 10)
    hand.give(.dismiss(animated: true), at: 20)
    #expect(Self.events(hand).first == .ignored(.nothing))
    #expect(Self.events(hand).last == .ignored(.nothing))
    #expect(hand.sample(at: 3000).cardY == 852)
    // A card without a gone detent can't be dismissed.
    var plain = Hand()
    plain.give(.dismiss(animated: true), at: 0)
    #expect(Self.events(plain) == [.ignored(.nothing)])
  }

  /// A dismissal that is taken back before it ends never was one.
  @Test func aPresentationTurnsADismissalBack() {
    var hand = Self.hand()
    hand.give(.dismiss(animated: true), at: 0)
    let before = hand.sample(at: 120)
    hand.give(.present(detent: nil, animated: true), at: 120)
    let after = hand.sample(at: 120)
    #expect(after.cardY == before.cardY)
    #expect((after.cardVelocity! - before.cardVelocity!).magnitude < 1e-9)
    #expect(hand.sample(at: 5000).cardY == 426)
    #expect(!Self.events(hand).contains(.dismissed(card: 7)))
    #expect(!Self.events(hand).contains(.presented(card: 7)))
  }

  @Test func aCardWithoutAMapThatStaysAtItsTopMayGo() {
    var hand = Self.hand(Self.card(hasMap: false))
    #expect(hand.sample(at: 0).cardY == 96)
    hand.give(.move(detent: 1, animated: true), at: 0)
    #expect(Self.events(hand) == [.ignored(.fixed)])
    hand.give(.dismiss(animated: true), at: 10)
    #expect(hand.sample(at: 4000).cardY == 852)
    hand.give(.present(detent: 1, animated: true), at: 4000)
    #expect(hand.sample(at: 8000).cardY == 96)
  }

  /// A card that stays at its top for want of a map may start gone as well, and an unknown detent presents nothing.
  @Test func aCardWithoutAMapMayStartGone() {
    var hand = Self.hand(Self.card(preferred: 0, hasMap: false))
    #expect(hand.sample(at: 0).cardY == 852)
    hand.give(.present(detent: 55, animated: true), at: 0)
    hand.give(.present(detent: 0, animated: true), at: 0)
    #expect(Self.events(hand) == [.ignored(.nothing), .ignored(.nothing)])
    hand.give(.present(detent: nil, animated: true), at: 10)
    #expect(hand.sample(at: 4000).cardY == 96)
  }

  // MARK: - By a finger and by commands

  /// From half, a finger flicks down.
  static func flick(_ hand: inout Hand, at time: Double = 100) {
    hand.stroke(from: 440, to: 540, at: time, until: time + 80)
  }

  @Test func aFingerTakesItAwayOnlyIfItMay() {
    var hand = Self.hand(Self.card(.finger))
    Self.flick(&hand)
    #expect(hand.sample(at: 4000).cardY == 852)
    #expect(Self.events(hand).suffix(3) == [.snap(detent: 0), .settled(detent: 0), .dismissed(card: 7)])
    for reach in [DetentReach.command, .program] {
      var hand = Self.hand(Self.card(reach))
      Self.flick(&hand)
      // It yields as past any lowest detent: 90 pt of travel past the slop show as 42.
      let held = hand.log.entries.contains { $0.event == .snap(detent: 1) }
      #expect(held)
      #expect(hand.sample(at: 4000).cardY == 426)
      #expect(!Self.events(hand).contains(.attemptedDismissal(card: 7)))
    }
  }

  /// Without the rule for cards without a map the finger of a card without one may take it away, too, but leads it
  /// nowhere else.
  @Test func aFingerTakesAwayACardThatOtherwiseStays() {
    var hand = Self.hand(Self.card(.finger, hasMap: false))
    hand.stroke(from: 120, to: 300, at: 0, until: 900)
    #expect(hand.sample(at: 4000).cardY == 96)
    hand.stroke(from: 120, to: 720, at: 5000, until: 5900)
    #expect(hand.sample(at: 9000).cardY == 852)
  }

  @Test(arguments: [(DetentReach.finger, 852.0), (.command, 852), (.program, 426)])
  func commandsTakeItAwayIfTheyReachIt(reach: DetentReach, y: Double) {
    for input in [Input.key(.collapse), .key(.escape), .key(.close)] {
      var hand = Self.hand(Self.card(reach))
      hand.give(input, at: 0)
      #expect(hand.sample(at: 4000).cardY == y, "\(input)")
      if reach == .program { #expect(Self.events(hand) == [.ignored(.nothing)]) }
    }
  }

  /// Nothing can be touched, tapped or moved by a key of a card that is gone.
  @Test func whatIsGoneIsOutOfReach() {
    var hand = Self.hand(Self.card(.finger, preferred: 0))
    for input in [
      Input.tap(.header), .tap(.handle), .tap(.map), .key(.expand), .key(.collapse), .key(.escape),
      .tapAt(x: 200, y: 851),
    ] {
      hand.give(input, at: 100)
      #expect(hand.sample(at: 3000).cardY == 852, "\(input)")
    }
    hand.give(.voiceOver(true), at: 3000)
    hand.give(.focus(offset: 900), at: 3000)
    #expect(hand.sample(at: 3900).cardY == 852)
    hand.stroke(from: 850, to: 300, at: 4000, until: 4200)
    #expect(hand.sample(at: 8000).cardY == 852)
    #expect(hand.stack.scene(at: Hand.instant(8000)).cardHeight == 0)
    #expect(hand.sample(at: 8000).mapDim == 0)
  }

  @Test func aTapOnTheMapTakesAwayACardAtItsTop() {
    let low = Card(
      name: 7, headerHeight: 60, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 0, y: 852, isGone: true), Detent(name: 2, y: 96)], preferredDetent: nil)
    var hand = Self.hand(low)
    #expect(hand.sample(at: 0).cardY == 96)
    hand.give(.tap(.map), at: 0)
    #expect(hand.sample(at: 4000).cardY == 852)
  }

  // MARK: - Asking first

  /// A flick that would take the card away tells the app and takes it nowhere; one that wouldn't says nothing. The
  /// program then takes it away.
  @Test func itAsksBeforeItGoes() {
    var hand = Self.hand(Self.card(asks: true))
    Self.flick(&hand)
    #expect(hand.sample(at: 3000).cardY == 426)
    let asked = Self.events(hand)
    let release = asked.firstIndex { if case .release = $0 { true } else { false } }
    #expect(release.map { Array(asked[($0 + 1)...].prefix(2)) } == [.attemptedDismissal(card: 7), .snap(detent: 1)])
    hand.give(.dismiss(animated: true), at: 3000)
    #expect(hand.sample(at: 6000).cardY == 852)
    #expect(Self.events(hand).last == .dismissed(card: 7))
  }

  @Test func aDragThatWouldNotTakeItAwayAsksNothing() {
    for (y, time) in [(470.0, 900.0), (380, 100), (300, 120)] {
      var hand = Self.hand(Self.card(asks: true))
      hand.stroke(from: 440, to: y, at: 100, until: 100 + time)
      _ = hand.sample(at: 5000)
      #expect(!Self.events(hand).contains(.attemptedDismissal(card: 7)), "\(y)")
    }
  }

  /// While it asks, the card yields to the finger as past any lowest detent: by the rubber band's formula, 530 pt of
  /// travel show as (1 − 1/(0.55 · 530 / 426 + 1)) · 426 = 173.06.
  @Test func whileItAsksTheCardYields() {
    var hand = Self.hand(Self.card(asks: true))
    hand.stroke(from: 440, to: 980, at: 100, until: 1000, lifts: false)
    let held = hand.sample(at: 1000)
    #expect(held.phase == .dragging)
    #expect((held.cardY - 426 - (1 - 1 / (0.55 * 530 / 426 + 1)) * 426).magnitude < 1e-9)
    // Slowly let go it is nearer to half than to the screen's edge.
    hand.touch(.moved, 980, at: 1300)
    hand.touch(.ended, 980, at: 1310)
    #expect(hand.sample(at: 5000).cardY == 426)
    #expect(!Self.events(hand).contains(.attemptedDismissal(card: 7)))
  }

  @Test func commandsAskAsWell() {
    let low = Card(
      name: 7, headerHeight: 60, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 0, y: 852, reach: .program, isGone: true), Detent(name: 2, y: 96)], preferredDetent: nil,
      asksBeforeDismissal: true)
    for input in [Input.key(.escape), .key(.close), .tap(.map)] {
      var hand = Self.hand(low)
      hand.give(input, at: 0)
      #expect(Self.events(hand) == [.attemptedDismissal(card: 7)], "\(input)")
      #expect(hand.sample(at: 3000).cardY == 96)
      hand.give(.dismiss(animated: false), at: 3000)
      hand.give(input, at: 3100)
      #expect(Self.events(hand).last == .ignored(.nothing), "\(input)")
    }
  }

  /// A card of the stack that isn't its only one is popped by the same keys.
  @Test func aCardAboveOthersIsPopped() {
    var hand = Hand(cards: [Self.card(), Fixtures.card(.stop)])
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.key(.escape), at: 10)
    #expect(Self.events(hand).contains(.pop(card: Fixtures.Name.stop.rawValue)))
    #expect(hand.sample(at: 4000).cardY == 426)
  }

  /// Pushed over a card that is gone, another one comes as it always does; popped, it leaves the first one gone.
  @Test func whatIsBelowStaysGone() {
    var hand = Hand(cards: [Self.card(preferred: 0), Fixtures.card(.stop, preferred: nil)])
    hand.give(.push(card: 1, animated: true), at: 0)
    #expect(hand.sample(at: 4000).cardY == 734)
    hand.give(.pop(animated: true), at: 4000)
    #expect(hand.sample(at: 8000).cardY == 852)
    #expect(!Self.events(hand).contains(.presented(card: 7)))
    // So it does without a map, which would keep it at its top.
    hand = Hand(cards: [Self.card(preferred: 0, hasMap: false), Fixtures.card(.stop)])
    hand.give(.push(card: 1, animated: true), at: 0)
    hand.give(.pop(animated: true), at: 4000)
    #expect(hand.sample(at: 8000).cardY == 852)
  }

  /// A card that is gone stays gone on a screen that turns, also where commands lead only to the top.
  @Test func whatIsGoneStaysGoneOnATurnedScreen() {
    let turned = Card(
      name: 7, headerHeight: 60, contentHeight: 900, hasMap: true, hasMapButtons: true,
      detents: [
        Detent(name: 0, y: 393, reach: .command, isGone: true), Detent(name: 1, y: 300), Detent(name: 2, y: 12),
      ],
      preferredDetent: 2)
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [
        Layout(screen: Fixtures.screen, cards: [Self.card(preferred: 0)]),
        Layout(screen: CardStackLayoutTests.landscape, leadsOnlyToTop: true, cards: [turned]),
      ], rules: Rules())
    hand.give(.layout(1, animated: false), at: 10)
    #expect(hand.sample(at: 10).cardY == 393)
    hand.give(.present(detent: 1, animated: true), at: 100)
    #expect(hand.sample(at: 4000).cardY == 12)
    hand.give(.move(detent: 0, animated: true), at: 4000)
    #expect(hand.sample(at: 8000).cardY == 393)
    hand.give(.layout(0, animated: false), at: 8000)
    #expect(hand.sample(at: 8000).cardY == 852)
  }
}

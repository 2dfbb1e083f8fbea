import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CardStackCommandsTests {
  static func stack(pushed: Bool = true, preferred: Int = 1) -> Hand {
    var hand = Hand(cards: [Fixtures.card(preferred: preferred), Fixtures.card(.stop, preferred: preferred)])
    if pushed { hand.give(.push(card: 1, animated: false), at: 0) }
    return hand
  }

  // A card at y 390.5, 393 pt wide, with a header of 84 pt: a handle of 16 pt, then 8 pt of space, and a close button
  // (x) of 44 pt, 8 pt from the right edge.
  @Test(
    arguments: [
      (200, 390.4, .map), (200, 390.5, .handle), (360, 406.4, .handle), (200, 406.5, .header), (200, 474.4, .header),
      (200, 474.5, .content), (363, 414.4, .header), (363, 414.5, .close), (363, 458.4, .close),
      (363, 458.5, .header), (385, 430, .close), (385.1, 430, .header), (341.1, 430, .close), (341, 430, .header),
      (-5, 900, .content), (200, 0, .map),
    ] as [(Double, Double, TapTarget)])
  func whatLiesAtAPoint(x: Double, y: Double, target: TapTarget) {
    let hand = Self.stack()
    #expect(hand.stack.tapTarget(atX: x, y: y, at: Hand.instant(0)) == target)
    // The root has no close button.
    let root = Self.stack(pushed: false).stack.tapTarget(atX: x, y: y, at: Hand.instant(0))
    #expect(root == (target == .close ? .header : target))
  }

  @Test func aPointIsTappedWhereThingsAreThen() {
    var hand = Self.stack()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    // The point at y 430 was in the title; now it is in the content.
    hand.give(.tapAt(x: 200, y: 430), at: 2_000)
    #expect(hand.log.entries.suffix(2).map(\.event) == [.tap(.content), .ignored(.nothing)])
    hand.give(.tapAt(x: 200, y: 60), at: 2_100)
    #expect(hand.log.entries.suffix(3).map(\.event).contains(.move(detent: Fixtures.Name.peaking.rawValue)))
  }

  @Test func aTapIsARule() {
    for target in [TapTarget.header, .handle, .map] {
      var rules = Rules()
      rules.command.headerTapLeadsUp = target == .map
      rules.command.mapTapLeadsDown = target != .map
      var hand = Hand(rules, cards: [Fixtures.card(preferred: target == .map ? 2 : 1)])
      hand.give(.tap(target), at: 0)
      #expect(hand.log.entries.map(\.event) == [.ignored(.nothing)])
    }
  }

  @Test(arguments: [Key.back, .close, .escape])
  func keysThatPop(key: Key) {
    var hand = Self.stack()
    hand.give(.key(key), at: 100)
    #expect(hand.log.entries.contains { $0.event == .pop(card: Fixtures.Name.stop.rawValue) })
    hand.give(.key(key), at: 3_000)
    #expect(hand.log.entries.last?.event == .ignored(.nothing), "the root stays")
    var rules = Rules()
    rules.command.closeKeyPops = false
    hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop)])
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.key(key), at: 100)
    #expect((hand.log.entries.last?.event == .ignored(.nothing)) == (key == .close))
  }

  /// Focus raises the card if the element lies below the screen's bottom edge: more than 852 − 390.5 − 84 = 377.5 pt
  /// below the content's top.
  @Test func focusBringsTheCardUp() {
    for (offset, isOn, leadsUp) in [(377.5, true, false), (377.6, true, true), (900, false, false)] {
      var hand = Self.stack()
      hand.give(.voiceOver(isOn), at: 0)
      hand.give(.focus(offset: offset), at: 10)
      #expect((hand.sample(at: 5_000).cardY == 71) == leadsUp)
      #expect((hand.log.entries.contains { $0.event == .ignored(.nothing) }) == !leadsUp)
    }
    var rules = Rules()
    rules.command.heedsVoiceOver = false
    var hand = Hand(rules)
    hand.give(.voiceOver(true), at: 0)
    hand.give(.focus(offset: 900), at: 10)
    #expect(hand.sample(at: 5_000).cardY == 390.5)
  }

  /// A card without a map is always at its top detent.
  @Test func aFixedCardGoesNowhere() {
    let card = Card(
      name: Fixtures.Name.trips.rawValue, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: Fixtures.card().detents, preferredDetent: 0)
    var hand = Hand(cards: [card])
    #expect(hand.sample(at: 0).cardY == 71)
    hand.give(.move(detent: Fixtures.Name.collapsed.rawValue, animated: true), at: 0)
    hand.give(.key(.collapse), at: 10)
    hand.give(.tap(.map), at: 20)
    #expect(hand.log.entries.map(\.event) == [.ignored(.fixed), .ignored(.fixed), .ignored(.nothing)])
    // Pulled down and released at any speed, or cancelled, it comes back.
    for phase in [TouchPhase.ended, .cancelled] {
      for speed in [100.0, 2000] {
        var hand = Hand(cards: [card])
        hand.stroke(from: 100, to: 600, at: 0, until: 500 * 1000 / speed, lifts: false)
        #expect(hand.sample(at: 500 * 1000 / speed).cardY == 561)
        hand.touch(phase, 600, at: 500 * 1000 / speed)
        #expect(hand.sample(at: 20_000).cardY == 71)
      }
    }
    var rules = Rules()
    rules.fixesCardsWithoutMap = false
    hand = Hand(rules, cards: [card])
    #expect(hand.sample(at: 0).cardY == 734)
  }

  /// A fixed card also comes back after a cancelled touch, under a rule that leaves any other card in place.
  @Test func aFixedCardIsLeftNowhere() {
    var rules = Rules()
    rules.touch.cancel = .stay
    let card = Card(
      name: Fixtures.Name.trips.rawValue, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: Fixtures.card().detents, preferredDetent: 0)
    var hand = Hand(rules, cards: [card])
    hand.stroke(from: 100, to: 600, at: 0, until: 500, lifts: false)
    hand.touch(.cancelled, 600, at: 500)
    #expect(hand.sample(at: 20_000).cardY == 71)
    #expect(hand.sample(at: 20_000).modelY == 71)
  }

  /// During a push or a pop, no finger grabs anything and no tap has an effect.
  @Test func aPointIsNotTappedDuringATransition() {
    var hand = Self.stack(pushed: false)
    hand.give(.push(card: 1, animated: true), at: 0)
    for (x, y, target) in [(200.0, 100.0, TapTarget.map), (200, 395, .handle), (363, 430, .close)] {
      hand.give(.tapAt(x: x, y: y), at: 50)
      #expect(hand.log.entries.suffix(2).map(\.event) == [.tap(target), .ignored(.transition)])
    }
    hand.give(.tapAt(x: 363, y: 430), at: 3_000)
    #expect(hand.log.entries.contains { $0.event == .pop(card: Fixtures.Name.stop.rawValue) })
  }

  /// The bar covers the map: it begins below the status bar at 59, is 50 pt high and ends at 109. While it slides in,
  /// less of it shows.
  @Test func theBarIsNotTheMap() {
    var hand = Hand(cards: [CardStackBarTests.card(.trips, bar: 50)])
    for (y, target) in [(0.0, TapTarget.bar), (108.9, .bar), (109, .map)] {
      #expect(hand.stack.tapTarget(atX: 200, y: y, at: .zero) == target)
    }
    hand.give(.key(.expand), at: 0)
    _ = hand.sample(at: 3_000)
    hand.give(.tapAt(x: 200, y: 80), at: 3_000)
    #expect(hand.log.entries.suffix(2).map(\.event) == [.tap(.bar), .ignored(.nothing)])
    var coming = Hand(cards: [Fixtures.card(), CardStackBarTests.card(.stop, bar: 50)])
    coming.give(.push(card: 1, animated: true), at: 0)
    _ = coming.sample(at: 40)
    let bottom = coming.stack.scene(at: Hand.instant(40)).barY! + 50
    #expect(bottom > 5)
    #expect(bottom < 100)
    #expect(coming.stack.tapTarget(atX: 200, y: bottom - 0.1, at: Hand.instant(40)) == .bar)
    #expect(coming.stack.tapTarget(atX: 200, y: bottom + 0.1, at: Hand.instant(40)) == .map)
  }
}

import CardContent
import CardMath
import Testing

@testable import CardModel

@Suite struct CardStackTouchTests {
  @Test func regionsAreMapHeaderAndContent() {
    for (y, region) in [
      (0.0, Region.map), (390.4, .map), (390.5, .header), (474.4, .header), (474.5, .content), (900, .content),
    ] {
      var hand = Hand()
      hand.touch(.began, y, at: 0)
      #expect(hand.log.entries.first?.event == .touch(region))
    }
  }

  @Test func aFingerThatNeverCameDownIsNobodys() {
    var hand = Hand()
    hand.touch(.moved, 430, at: 0)
    hand.touch(.moved, 230, at: 10)
    hand.touch(.ended, 230, at: 20)
    hand.touch(.cancelled, 230, at: 30)
    #expect(hand.log.entries.isEmpty)
    #expect(hand.sample(at: 40).cardY == 390.5)
  }

  @Test func aSecondFingerChangesNothingEvenWhenTheFirstLifts() {
    var hand = Hand()
    hand.touch(.began, 430, at: 0)
    hand.touch(.began, 500, at: 5, pointer: 1)
    hand.touch(.moved, 300, at: 10, pointer: 1)
    hand.touch(.ended, 430, at: 20)
    hand.touch(.moved, 100, at: 30, pointer: 1)
    hand.touch(.ended, 100, at: 40, pointer: 1)
    #expect(hand.log.entries.map(\.event) == [.touch(.header)])
    #expect(hand.sample(at: 50).cardY == 390.5)
  }

  @Test func aTouchThatNeverDragsIsNotARelease() {
    var hand = Hand()
    hand.touch(.began, 430, at: 0)
    hand.touch(.moved, 421, at: 10)
    hand.touch(.ended, 421, at: 20)
    #expect(hand.log.entries.map(\.event) == [.touch(.header)])
    hand.touch(.began, 430, at: 30)
    hand.touch(.cancelled, 430, at: 40)
    #expect(hand.log.entries.last?.event == .cancel)
    #expect(hand.sample(at: 50).isAtRest)
  }

  /// The lift moves the card but isn't a velocity sample.
  @Test func theLiftMovesTheCardAndIsNoSample() {
    var (short, long) = (Hand(), Hand())
    for end in [320.0, 300] {
      var hand = Hand()
      hand.stroke(from: 430, to: 330, at: 0, until: 100, lifts: false)
      hand.touch(.ended, end, at: 104)
      if end == 320 { short = hand } else { long = hand }
    }
    func release(_ hand: Hand) -> Event? {
      hand.log.entries.map(\.event).first { if case .release = $0 { true } else { false } }
    }
    #expect(release(short) == release(long))
    #expect(release(short) != nil)
    #expect(short.sample(at: 104).cardY - long.sample(at: 104).cardY == 20)
  }

  @Test func aLiftAfterFortyMillisecondsHasNoVelocity() {
    for (pause, isIdle) in [(40.0, false), (40.001, true)] {
      var hand = Hand()
      hand.stroke(from: 430, to: 330, at: 0, until: 104, lifts: false)
      hand.touch(.ended, 330, at: 104 + pause)
      #expect(hand.log.entries.contains { $0.event == .release(velocity: 0) } == isIdle)
    }
  }

  /// A grab's distance is measured from the touch-down, in any direction.
  @Test(arguments: [(6.0, 8.0, true), (6.001, 8, false), (0, -10, true), (10.001, 0, false)])
  func aGrabResumesWithinTenPoints(dx: Double, dy: Double, resumes: Bool) {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    hand.touch(.began, 400, at: 100)
    hand.touch(.moved, 400 + dy, at: 150, x: 200 + dx)
    hand.touch(.ended, 400 + dy, at: 250, x: 200 + dx)
    #expect(hand.log.entries.contains { $0.event == .resume(detent: Fixtures.Name.extended.rawValue) } == resumes)
  }

  /// A card that no finger may drag isn't grabbed in flight either.
  @Test func aCardThatStaysIsNotGrabbed() {
    var rules = Rules()
    rules.touch.dragsWithoutMap = false
    rules.fixesCardsWithoutMap = false
    let plain = Fixtures.card()
    let card = Card(
      name: plain.name, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false,
      detents: plain.detents, preferredDetent: 0)
    var (hand, undisturbed) = (Hand(rules, cards: [card]), Hand(rules, cards: [card]))
    hand.give(.key(.expand), at: 0)
    undisturbed.give(.key(.expand), at: 0)
    hand.stroke(from: 750, to: 600, at: 100, until: 200)
    #expect(hand.log.entries.suffix(2).map(\.event) == [.touch(.content), .ignored(.fixed)])
    for time in [200.0, 250, 400] { #expect(hand.sample(at: time).cardY == undisturbed.sample(at: time).cardY) }
  }

  /// With VoiceOver, content also moves below the top detent, and a finger that stops it scrolls it on.
  @Test func contentThatMovesForVoiceOverIsStopped() {
    var hand = Hand()
    hand.give(.voiceOver(true), at: 0)
    hand.stroke(from: 700, to: 600, at: 0, until: 100)
    #expect(hand.sample(at: 150).phase == .decelerating)
    hand.touch(.began, 700, at: 150)
    let offset = hand.sample(at: 150).scrollOffset
    #expect(hand.log.entries.last?.event == .grab)
    #expect(hand.sample(at: 180).scrollOffset == offset)
    hand.stroke(from: 700, to: 680, at: 180, until: 220, lifts: false, begins: false)
    let sample = hand.sample(at: 220)
    #expect(sample.phase == .scrolling)
    #expect(sample.cardY == 390.5)
    #expect(sample.scrollOffset == offset + 20)
  }

  /// A finger on the header takes no carousel that is scrolled behind the header: 120 − 155 + 60 = 25 is a point of the
  /// carousel.
  @Test func theHeaderIsNoCarousel() {
    var hand = Hand(CardStackStripsTests.spec())
    CardStackStripsTests.sweep(&hand, from: 300, to: 150, at: 0)
    hand.stack.content.rest(at: 60)
    hand.log.removeAll()
    hand.touch(.began, 120, at: 100)
    #expect(!hand.take().contains(.grab))
    #expect(hand.stack.hasMovingStrip)
    // A finger that moves horizontally there doesn't take it either.
    hand.touch(.moved, 120, at: 110, x: 150)
    #expect(hand.take() == [.ignored(.sideways)])
    #expect(!hand.stack.hold.isSliding)
  }

  /// While one of two carousels moves by itself, a finger on the other one grabs nothing and waits for its direction.
  @Test func aCarouselAtRestIsntCaught() {
    let carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    var hand = Hand(ContentSpec(system: .spots75, body: .spots(SpotsDocument(components: [carousel, carousel]))))
    CardStackStripsTests.sweep(&hand, from: 300, to: 150, at: 0)
    hand.log.removeAll()
    hand.touch(.began, 300, at: 100)
    #expect(!hand.take().contains(.grab))
    #expect(!hand.stack.hold.isSliding)
    #expect(hand.stack.hasMovingStrip)
  }

  /// The carousel is the one under the touch-down, even if the finger has left it at the slop crossing: 254 is on it,
  /// 155 … 255, and the crossing at 258 isn't.
  @Test func theCarouselIsTheOneUnderTheFingersFirstPlace() {
    var hand = Hand(CardStackStripsTests.spec())
    hand.touch(.began, 254, at: 0, x: 200)
    hand.touch(.moved, 262, at: 8, x: 180)
    #expect(hand.stack.hold.isSliding)
    #expect(hand.take().contains(.drag))
    var below = Hand(CardStackStripsTests.spec())
    below.touch(.began, 256, at: 0, x: 200)
    below.touch(.moved, 248, at: 8, x: 180)
    #expect(!below.stack.hold.isSliding)
  }

  /// While an inset is kept clear above the content, a pull scrolls content whose offset is between that inset and its
  /// top.
  @Test func contentAboveItsTopIsScrolledWhileItIsRefreshed() {
    var hand = CardStackFeedFrameTests.refreshing(Fixtures.list(20))
    hand.stack.content.rest(at: -30)
    hand.touch(.began, 300, at: 0)
    hand.touch(.moved, 325, at: 8)
    // The slop takes ten points.
    let sample = hand.sample(at: 9)
    #expect(sample.phase == .scrolling)
    #expect(sample.scrollOffset == -45)
    #expect(sample.cardY == 71)
  }
}

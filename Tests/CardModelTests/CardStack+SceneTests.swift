import CardContent
import CardMath
import Testing

@testable import CardModel

@Suite struct CardStackSceneTests {
  /// At half, 852 − 390.5 pt of the card show, of 793 below the status bar.
  @Test func theCardAtHalf() {
    let scene = Hand().stack.scene(at: .zero)
    #expect(scene.cardX == 0)
    #expect(scene.cardWidth == 393)
    #expect(scene.cardHeight == 461.5)
    let coefficient: Double = 461.5 / 793
    #expect(scene.heightCoefficient == coefficient)
    #expect(scene.separatorAlpha == 0)
  }

  @Test func theSeparatorShowsWhileTheContentIsScrolled() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 700, to: 600, at: 0, until: 100, lifts: false)
    #expect(hand.stack.scene(at: Hand.instant(100)).separatorAlpha == 1)
    // Content pulled past its top isn't scrolled.
    var pulled = Hand(cards: [Fixtures.card(preferred: 2)])
    pulled.stroke(from: 500, to: 600, at: 0, until: 100, lifts: false)
    #expect(pulled.stack.scene(at: Hand.instant(100)).separatorAlpha == 0)
  }

  /// If a card is pushed while another still leaves the root, the close button (x) continues from its current alpha.
  @Test func theCloseButtonGoesOnWhereATransitionTakesAnotherOver() {
    var hand = Hand(cards: [Fixtures.card(), Fixtures.card(.stop), Fixtures.card(.service)])
    func alpha(_ time: Double) -> Double { hand.stack.scene(at: Hand.instant(time)).closeButtonAlpha }
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.pop(animated: true), at: 1000)
    #expect(alpha(1000) == 1)
    let leaving = hand.sample(at: 1080).transitionProgress!
    #expect(alpha(1080) == leaving)
    #expect(leaving > 0.2)
    #expect(leaving < 0.8)
    hand.give(.push(card: 2, animated: true), at: 1080)
    #expect(alpha(1080) == leaving)
    let coming = hand.sample(at: 1120).transitionProgress!
    #expect(alpha(1120) > max(coming, 0.2))
    #expect(alpha(1120) < 1)
    _ = hand.sample(at: 5000)
    #expect(alpha(5000) == 1)
    // Over a card that stays, the push or pop of another one changes nothing.
    hand.give(.push(card: 1, animated: true), at: 6000)
    #expect(alpha(6000) == 1)
    _ = hand.sample(at: 8000)
    hand.give(.pop(count: 2, animated: true), at: 8000)
    #expect(alpha(8000) == 1)
    let last = hand.sample(at: 8100).transitionProgress!
    #expect(alpha(8100) == last)
    #expect(last < 0.8)
  }

  /// The component under the top edge is reported by its index in the document; hidden ones count.
  @Test func theComponentIsThatOfTheDocument() {
    var spec = Fixtures.cards([100, 200, 300])
    guard case .cardParts(var document) = spec.body else { return }
    document.cards[0].isHidden = true
    spec.body = .cardParts(document)
    let hand = Hand(spec)
    #expect(hand.stack.scene(at: .zero).component == 1)
  }

  /// A content with a pending refresh is refreshing.
  @Test func aRefreshIsRefreshing() {
    var hand = Hand(Fixtures.list(20))
    #expect(hand.stack.scene(at: .zero).isRefreshing == false)
    hand.stack.contents[0].awaited = [LiveContent.Awaited(kind: .refresh, end: Hand.instant(1_000))]
    #expect(hand.stack.scene(at: .zero).isRefreshing == true)
  }

  /// At half, 852 − 390.5 − 84 = 377.5 pt of the content are on the screen: four rows of 80 and 57.5 of the fifth.
  @Test func onlyWhatIsOnTheScreenIsVisible() {
    let hand = Hand(Fixtures.list(20), preferred: 1)
    var found: [VisibleItem] = []
    hand.stack.forEachVisibleItem(at: .zero) { found.append($0) }
    #expect(found.map(\.number) == [0, 1, 2, 3, 4])
    #expect(found.map(\.fraction) == [1, 1, 1, 1, 0.71875])
    #expect(found.map(\.y) == [474.5, 554.5, 634.5, 714.5, 794.5])
  }

  /// Content pulled 50 pt past its top shows its items 50 pt lower.
  @Test func itemsGoWithTheContentBeyondItsTop() {
    var hand = Hand(Fixtures.list(20))
    hand.stack.content.rest(at: -50)
    var places: [Double] = []
    hand.stack.forEachVisibleItem(at: .zero) { places.append($0.y) }
    #expect(places.prefix(2) == [205, 285])
    #expect(places.count == 9)
  }
}

import CardMath
import CardModel
import Testing

@Suite struct CardStackSceneTests {
  /// 852 − 390.5 of the card shows, of 793 below the status bar.
  @Test func theCardAtHalf() {
    let scene = Hand().stack.scene(at: .zero)
    #expect(scene.cardX == 0 && scene.cardWidth == 393)
    #expect(scene.cardHeight == 461.5)
    #expect(scene.heightCoefficient == 461.5 / 793)
    #expect(scene.separatorAlpha == 0)
  }

  @Test func theSeparatorShowsWhileTheContentIsScrolled() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 700, to: 600, at: 0, until: 100, lifts: false)
    #expect(hand.stack.scene(at: Hand.instant(100)).separatorAlpha == 1)
    // Pulled beyond its top, it isn't scrolled.
    var pulled = Hand(cards: [Fixtures.card(preferred: 2)])
    pulled.stroke(from: 500, to: 600, at: 0, until: 100, lifts: false)
    #expect(pulled.stack.scene(at: Hand.instant(100)).separatorAlpha == 0)
  }
}

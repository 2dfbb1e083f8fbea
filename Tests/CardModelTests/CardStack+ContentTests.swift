import CardMath
import CardModel
import Testing

@Suite struct CardStackContentTests {
  @Test func contentLetGoWithoutVelocityStays() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 600, to: 400, at: 0, until: 104, lifts: false)
    hand.touch(.ended, 400, at: 200)
    let sample = hand.sample(at: 200)
    #expect(sample.isAtRest)
    #expect((sample.scrollOffset - 190).magnitude < 1e-9)
  }

  @Test func cancelledContentStaysOrComesBack() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 600, to: 400, at: 0, until: 104, lifts: false)
    hand.touch(.cancelled, 400, at: 106)
    #expect(hand.sample(at: 106).isAtRest)
    // Past its end, cancelled content comes back from rest.
    var beyond = Hand(cards: [Fixtures.card(content: 750, preferred: 2)])
    beyond.stroke(from: 600, to: 400, at: 0, until: 104, lifts: false)
    beyond.touch(.cancelled, 400, at: 106)
    #expect(beyond.sample(at: 106).phase == .bouncing)
    #expect(beyond.sample(at: 106).scrollVelocity == 0)
    #expect(beyond.sample(at: 5_000).scrollOffset == 53)
  }
}

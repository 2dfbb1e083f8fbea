import Testing

@testable import CardModel

@Suite struct ChannelTests {
  /// A stack of TripGo's card on top of nothing, and one that can be pushed over it with other detents, called 1 and 5.
  static let stack: CardStack = {
    let other = Card(
      name: Fixtures.Name.stop.rawValue, headerHeight: 60, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 1, y: 400), Detent(name: 5, y: 100)], preferredDetent: 1)
    return CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: [Fixtures.card(), other])], rules: Rules(),
      channels: [artwork, scale, own])
  }()

  static func channel(_ numbers: KeyValuePairs<Int32, Double>, of card: Int32? = nil) -> Channel {
    Channel(
      name: 20, source: .detents(card: card, values: numbers.map { DetentValue(detent: $0.key, value: $0.value) }))
  }

  static let artwork = channel([0: 1, 2: 0])
  static let scale = channel([1: 1, 2: 0.93, 5: 0.9])
  static let own = channel([0: 1, 2: 0], of: Fixtures.Name.stop.rawValue)

  @Test func itFollowsTheTopCard() throws {
    #expect(Self.stack.channels == [Self.artwork, Self.scale, Self.own])
    let stack = Self.stack
    #expect(stack.number(of: Self.artwork, at: 734) == 1)
    #expect(stack.number(of: Self.artwork, at: 402.5) == 0.5)
    #expect(stack.number(of: Self.artwork, at: 71) == 0)
    #expect(stack.number(of: Self.artwork, at: 0) == 0)
    let scale = try #require(stack.number(of: Self.scale, at: 230.75))
    #expect((scale - 0.965).magnitude < 1e-15)
    // −0 is 0.
    #expect(stack.number(of: Self.channel([0: -0.0, 2: -0.0]), at: 71)?.sign == .plus)
  }

  /// A pushed card has the channel from the start of its push on, if it has two of its detents.
  @Test func eachCardHasItsOwnNumbers() throws {
    var hand = Hand()
    hand.stack = Self.stack
    #expect(hand.stack.number(of: Self.own, at: 400) == nil)
    hand.give(.push(card: 1, animated: true), at: 0)
    #expect(hand.stack.number(of: Self.artwork, at: 400) == nil)
    let scale = try #require(hand.stack.number(of: Self.scale, at: 250))
    #expect((scale - 0.95).magnitude < 1e-15)
    // The pushed card is the one whose channel this is, and lacks its detents.
    #expect(hand.stack.number(of: Self.own, at: 400) == nil)
    #expect(hand.stack.number(of: Self.channel([1: 3, 5: 4], of: Fixtures.Name.stop.rawValue), at: 100) == 4)
  }

  @Test func aFollowersNumberIsNotThePositions() {
    let follower = Channel(name: 21, source: .follower(of: .number(.cardY), lag: 3))
    #expect(Self.stack.number(of: follower, at: 71) == nil)
    #expect(follower.lag == 3)
    #expect(Self.artwork.lag == nil)
  }

  @Test func eachNumberIsTheSamplesOwn() {
    var sample = Sample()
    (sample.cardY, sample.progress, sample.stackDim, sample.mapDim) = (1, 2, 3, 4)
    (sample.mapButton, sample.contentAlpha, sample.scrollOffset, sample.overdrag) = (5, 6, 7, 8)
    #expect(Channel.Number.allCases.map { $0.value(in: sample) } == [1, 2, 3, 4, 5, 6, 7, 8])
  }
}

import CardContent
import CardMath
import CardTestSupport
import Testing

/// Cards and their states (Parts-5, Parts-6).
@Suite struct PartsCardTests {
  static let card = PartsCard(
    name: 1,
    states: [
      .init(name: 5, parts: [CardPart(kind: .title, height: 20)]),
      .init(name: 7, parts: [CardPart(kind: .view, height: 100), CardPart(kind: .spacer, height: 4)]),
    ], state: 7)

  @Test func itHasNoTraitsAtFirst() {
    #expect(!Self.card.isHidden)
    #expect(!Self.card.hasNoVerticalMargins)
    #expect(Self.card.sideMargin == nil)
  }

  @Test func itShowsThePartsOfItsState() {
    var card = Self.card
    #expect(card.parts.map(\.height) == [100, 4])
    card.state = 5
    #expect(card.parts.map(\.height) == [20])
    // A card in a state without a definition shows nothing.
    card.state = 6
    #expect(card.parts.isEmpty)
    // Of two states with the same name, the first one counts.
    card.states.append(.init(name: 5, parts: []))
    card.state = 5
    #expect(card.parts.map(\.height) == [20])
  }

  @Test func itsStateIsSavedAndReadAgain() throws {
    var changed = Self.card
    (changed.state, changed.isHidden) = (5, true)
    #expect(try Fixtures.words(of: changed) == [5, 1])
    let copy = try Fixtures.read(Fixtures.words(of: changed), into: Self.card)
    #expect(differences(copy, changed).isEmpty)
  }

  @Test(
    arguments: [
      (0, 10, StateError.Reason.number), (0, .max, .number), (0, 1 << 31, .number), (1, 2, .choice), (1, .max, .choice),
    ] as [(Int, UInt64, StateError.Reason)])
  func whatCannotBeIsRefused(word: Int, value: UInt64, reason: StateError.Reason) throws {
    #expect(try Fixtures.error(of: Self.card, word: word, value)?.reason == reason)
    #expect(Fixtures.error([7], into: Self.card)?.reason == .ended)
    #expect(Fixtures.error([7, 0, 0], into: Self.card)?.reason == .surplus)
  }
}

import Testing

@testable import CardModel

@Suite struct DetentValueTests {
  /// Detents at 800, 500, 400 and 100, the lowest of which a controller takes to be at 900; their names are 0 to 3.
  static let card = Card(
    name: 9, headerHeight: 60, contentHeight: 0, hasMap: true, hasMapButtons: true,
    detents: [
      Detent(name: 0, y: 800, modelY: 900), Detent(name: 1, y: 500), Detent(name: 2, y: 400), Detent(name: 3, y: 100),
    ], preferredDetent: nil)

  static func values(_ numbers: KeyValuePairs<Int32, Double>) -> [DetentValue] {
    numbers.map { DetentValue(detent: $0.key, value: $0.value) }
  }

  static func number(_ numbers: KeyValuePairs<Int32, Double>, at y: Double) -> Double? {
    card.number(of: values(numbers), at: y)
  }

  /// Straight between the detents that have a number, constant beyond them.
  @Test(
    arguments: [
      (900, 0.1), (800, 0.1), (725, 0.2), (650, 0.3), (500, 0.5), (400, 0.7), (250, 0.85), (100, 1), (20, 1),
    ] as [(Double, Double)])
  func itGoesStraightBetweenDetents(y: Double, expected: Double) throws {
    let all = try #require(Self.number([0: 0.1, 1: 0.5, 2: 0.7, 3: 1], at: y))
    #expect((all - expected).magnitude < 1e-15)
    // The order in which they are written means nothing.
    #expect(Self.number([2: 0.7, 0: 0.1, 3: 1, 1: 0.5], at: y) == all)
  }

  /// Between two detents each tenth of the way adds a tenth of the difference, and halves meet in the middle.
  @Test func itsSlopeIsConstant() throws {
    for step in 0...10 {
      let y = 800 - 30 * Double(step)
      let number = try #require(Self.number([0: -3, 1: 2], at: y))
      #expect((number - (-3 + 0.5 * Double(step))).magnitude < 1e-14)
      let mirrored = try #require(Self.number([0: 2, 1: -3], at: 1300 - y))
      #expect((number - mirrored).magnitude < 1e-14)
    }
  }

  /// At a detent it is the number given, to the bit, even if rounding would give another.
  @Test func atADetentItIsTheNumberGiven() {
    for (low, high) in [(0.1, 0.7), (0.3, 1e17), (-1e-3, 1.0 / 3), (5, 5)] as [(Double, Double)] {
      #expect(Self.number([0: low, 2: high], at: 800) == low)
      #expect(Self.number([0: low, 2: high], at: 400) == high)
      #expect(Self.number([0: low, 2: high], at: 400.nextDown) == high)
      #expect(Self.number([0: low, 2: high], at: 800.nextUp) == low)
    }
  }

  /// A detent without a number lies on the line between its neighbours.
  @Test func aDetentLeftOutIsInterpolated() throws {
    #expect(Self.number([0: 0, 2: 1], at: 500) == 0.75)
    #expect(Self.number([1: 0.4, 3: 0.8], at: 800) == 0.4)
    #expect(Self.number([1: 0.4], at: 200) == 0.4)
  }

  /// A detent that the card lacks counts for nothing; of two numbers at one detent the first counts.
  @Test func onlyTheCardsDetentsCount() {
    #expect(Self.number([7: 5, 0: 0, 8: 9, 2: 1], at: 600) == 0.5)
    #expect(Self.number([0: 0, 2: 1, 0: 7], at: 800) == 0)
    #expect(Self.number([7: 5], at: 600) == nil)
    #expect(Self.number([:], at: 600) == nil)
    #expect(Self.card.number(of: Self.values([0: 1, 7: 5]), at: 600, atLeast: 2) == nil)
    #expect(Self.card.number(of: Self.values([0: 1, 3: 5]), at: 900, atLeast: 2) == 1)
  }

  @Test func modelPositionsCountWhereTheyAreAskedFor() {
    #expect(Self.card.number(of: Self.values([0: 0, 1: 1]), at: 700, isModel: true) == 0.5)
    #expect(Self.card.number(of: Self.values([0: 0, 1: 1]), at: 650) == 0.5)
  }
}

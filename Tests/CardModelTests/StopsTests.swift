import Testing

@testable import CardModel

/// The detents that a finger reaches, by their rank and by their index among all.
@Suite struct StopsTests {
  static func stops(_ reach: [DetentReach]) -> Stops {
    Stops(among: reach.enumerated().map { Detent(name: Int32($0), y: 900 - 100 * Double($0), reach: $1) })
  }

  @Test func aFingerMostlyReachesAll() {
    let stops = Self.stops([.finger, .finger, .finger])
    #expect((stops.lowest, stops.highest) == (0, 2))
    #expect(stops.places.map(\.y) == [900, 800, 700])
    #expect(stops.indices.isEmpty)
    #expect((0..<3).map(stops.index) == [0, 1, 2])
    #expect((0..<3).map(stops.rank) == [0, 1, 2])
    #expect((0..<3).map(stops.next(above:)) == [1, 2, 2])
    #expect((0..<3).map(stops.next(below:)) == [0, 0, 1])
  }

  @Test func whatLiesBelowOrAboveHasNoRankAmongThem() {
    let stops = Self.stops([.command, .finger, .finger, .program])
    #expect((stops.lowest, stops.highest, stops.count) == (1, 2, 2))
    #expect(stops.places.map(\.y) == [800, 700])
    #expect((stops.lowestPlace.y, stops.highestPlace.y) == (800, 700))
    #expect((0..<2).map(stops.index) == [1, 2])
    #expect((0..<4).map(stops.rank) == [-1, 0, 1, 1])
    #expect((0..<4).map(stops.next(above:)) == [1, 2, 2, 2])
    #expect((0..<4).map(stops.next(below:)) == [1, 1, 1, 2])
  }

  @Test func whatLiesBetweenIsSkipped() {
    let stops = Self.stops([.program, .finger, .command, .program, .finger, .finger, .command])
    #expect((stops.lowest, stops.highest, stops.count) == (1, 5, 3))
    #expect(stops.indices == [1, 4, 5])
    #expect(stops.places.map(\.y) == [800, 500, 400])
    #expect((0..<3).map(stops.index) == [1, 4, 5])
    #expect((0..<7).map(stops.rank) == [-1, 0, 1, 1, 1, 2, 2])
    #expect((0..<7).map(stops.next(above:)) == [1, 4, 4, 4, 5, 5, 5])
    #expect((0..<7).map(stops.next(below:)) == [1, 1, 1, 1, 1, 4, 5])
  }
}

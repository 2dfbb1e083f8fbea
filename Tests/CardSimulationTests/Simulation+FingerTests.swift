import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@Suite struct SimulationFingerTests {
  /// Returns the velocity of a finger that has these places, points, at these times, milliseconds, and lifts at the
  /// last one.
  static func velocity(_ samples: [(time: Double, y: Double)]) throws -> Double? {
    let inputs = samples.enumerated().map { index, sample in
      Fixtures.touch(
        index == 0 ? .began : index == samples.count - 1 ? .ended : .moved, sample.y, at: 100 + sample.time)
    }
    var simulation = Simulation(stack: Fixtures.stack(), inputs: inputs, clock: FrameClock(hertz: 60))
    while try simulation.next() {}
    return simulation.fingerVelocity
  }

  /// A finger at 2000 pt/s, then at 1000 for its last interval: what it did over its last sixtieth doesn't depend on
  /// whether a sample lies just within the sixtieth.
  @Test func theWindowIsASixtiethWhereverTheSamplesLie() throws {
    for interval in [16.6, 16.65, 16.7] {
      let samples: [(time: Double, y: Double)] = [
        (0, 600), (interval, 600 - 2 * interval), (2 * interval, 600 - 3 * interval),
        (2 * interval, 600 - 3 * interval),
      ]
      let velocity = try #require(try Self.velocity(samples))
      #expect(velocity.isNear(-1000, 5), "\(interval): \(velocity)")
    }
    // 10 ms at 1000, and 6.667 ms at 2000 before.
    let mixed = try #require(try Self.velocity([(0, 600), (25, 550), (35, 540), (35, 540)]))
    #expect(mixed.isNear(-1400, 0.01), "\(mixed)")
  }

  static let pauses: [(Double, Double)] = [
    (0, -1000), (10, -1000), (16.66, -1000), (16.67, -1000), (20, -800), (25, -500), (30, -200), (33.4, 0), (60, 0),
  ]

  /// A lift without a new place says nothing for a sixtieth of a second; after two of them the finger was still.
  @Test(arguments: pauses)
  func aLateLiftIsThatOfAFingerAtRest(pause: Double, expected: Double) throws {
    var samples = (0...8).map { (index: Int) -> (time: Double, y: Double) in
      (10 * Double(index), 600 - 10 * Double(index))
    }
    samples.append((80 + pause, 520))
    let velocity = try #require(try Self.velocity(samples))
    #expect(velocity.isNear(expected, 0.5), "\(pause): \(velocity)")
  }

  /// A lift that has a new place is a sample.
  @Test func aLiftElsewhereCounts() throws {
    let velocity = try #require(try Self.velocity([(0, 600), (20, 580), (30, 560), (36, 540)]))
    // 6 ms at 3333, and 10 at 2000, and 0.667 at 1000.
    let expected: Double = -60 * (40 + 2.0 / 3)
    #expect(velocity.isNear(expected, 0.05), "\(velocity)")
  }

  @Test func aTapHasNone() throws {
    #expect(try Self.velocity([(0, 600), (10, 590), (10, 590)]) == nil)
    var simulation = Simulation(stack: Fixtures.stack(), inputs: [], clock: FrameClock(hertz: 60))
    while try simulation.next() {}
    #expect(simulation.fingerVelocity == nil)
  }
}

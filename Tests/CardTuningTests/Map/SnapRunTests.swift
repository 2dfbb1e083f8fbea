import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardTuning

/// A run is compared with the rules' decision for each of its columns.
@Suite struct SnapRunTests {
  @Test(arguments: Seeds.first(40, of: 400))
  func aRunHasTheTargetOfEachOfItsColumns(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    for _ in 0..<4 {
      let (y, velocities) = (draw.y(of: system), draw.velocities(of: system))
      var column = 0
      while column < velocities.count {
        let run = SnapRun(of: system, at: y, velocities, from: column)
        #expect(run.columns.lowerBound == column)
        #expect(!run.columns.isEmpty)
        #expect(run.columns.upperBound <= velocities.count)
        for index in run.columns {
          #expect(system.target(y, velocities[index]) == run.target, "seed \(seed), y \(y), \(velocities[index])")
        }
        column = run.columns.upperBound
      }
    }
  }

  /// A row of a thousand columns has few runs, or nothing is spared: those of `standard` change at the resistance, at
  /// 0, at the speed that skips, and where a projection is nearer to another detent.
  @Test func runsAreFew() throws {
    let system = try MapFixtures.system("standard")
    let velocities = (0..<1000).map { -3000 + 6 * Double($0) }
    for y in [100.0, 390.5, 700] {
      var (column, count) = (0, 0)
      while column < velocities.count {
        column = SnapRun(of: system, at: y, velocities, from: column).columns.upperBound
        count += 1
      }
      #expect(count <= 10, "y \(y)")
    }
  }

  /// Two detents nearer to each other than a `Double` tells apart at a far projection have no ranks.
  @Test func detentsThatCannotBeToldApartAreNotAlike() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: false,
      detents: [Detent(name: 0, y: 700), Detent(name: 1, y: 1e-11), Detent(name: 2, y: 0)], preferredDetent: nil)
    var (rules, swipe) = (Rules(), SwipeSnap())
    swipe.maxDetentsPerSwipe = 3
    rules.snap = .swipe(swipe)
    #expect(!rules.ranksVelocities(upTo: 3000, releasedAt: 300, of: card))
    swipe.maxDetentsPerSwipe = 1
    swipe.skipVelocity = .infinity
    rules.snap = .swipe(swipe)
    #expect(rules.ranksVelocities(upTo: 3000, releasedAt: 300, of: card))
  }
}

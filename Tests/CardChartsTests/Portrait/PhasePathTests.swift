import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct PhasePathTests {
  /// Two motions, hours apart: none of their points is lost, and a rest between them is a few.
  @Test(arguments: [60_000, 1_000_000]) func aRestIsAPoint(rest: Int) {
    var path = PhasePath()
    var (motion, time): ([PhasePortrait.Point], Int64) = ([], 0)
    func add(_ y: Double, _ velocity: Double) {
      path.add(y: y, velocity: velocity, nil, at: time)
      time += 16_667
    }
    for half in 0..<2 {
      for _ in 0..<rest / 2 { add(Double(400 + half), 0) }
      for frame in 1..<90 {
        let (y, velocity) = (400 - Double(frame * frame), -120 * Double(frame))
        motion.append(PhasePortrait.Point(time: time, y: y, velocity: velocity, phase: nil))
        add(y, velocity)
      }
    }
    #expect(motion.allSatisfy(path.points.contains))
    #expect(path.points.count <= PhasePath.limit)
  }

  /// Of a motion without end the extremes stay, and every point is a row's.
  @Test(arguments: Seeds.few) func extremesStay(seed: UInt64) throws {
    var (path, random) = (PhasePath(), SplitMix64(seed: seed))
    var rows: [PhasePortrait.Point] = []
    for index in 0..<50_000 {
      let point = PhasePortrait.Point(
        time: Int64(index), y: random.next(from: 0, to: 800), velocity: random.next(from: -900, to: 900), phase: nil)
      rows.append(point)
      path.add(y: point.y, velocity: point.velocity, nil, at: point.time)
    }
    #expect(path.points.count <= PhasePath.limit)
    #expect(path.points.first == rows.first)
    #expect(path.points.last == rows.last)
    #expect(path.points.allSatisfy { rows[Int($0.time)] == $0 })
    #expect(path.points.map(\.y).min() == rows.map(\.y).min())
    #expect(path.points.map(\.y).max() == rows.map(\.y).max())
    let (kept, all) = (path.points.map(\.velocity), rows.map(\.velocity))
    #expect(kept.min() == all.min())
    #expect(kept.max() == all.max())
    #expect(zip(path.points, path.points.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test func aRowWithoutANumberIsNoPoint() {
    var path = PhasePath()
    path.add(y: nil, velocity: 1, nil, at: 0)
    path.add(y: 1, velocity: .nan, nil, at: 1)
    #expect(path.points.isEmpty)
  }
}

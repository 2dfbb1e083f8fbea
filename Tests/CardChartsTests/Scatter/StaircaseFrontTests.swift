import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct StaircaseFrontTests {
  /// Against the definition: a point is on the front if no other is as good in both and better in one.
  @Test(arguments: Seeds.few) func itIsTheDefinitions(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let range = seed % 2 == 0 ? UInt64(12) : 100_000
    let points = (0..<200).map { _ in (x: Double(random.next() % range), y: Double(random.next() % range)) }
    var front = StaircaseFront<Int>()
    for (index, point) in points.enumerated() { front.add(x: point.x, y: point.y) { index } }
    var expected: [Int] = []
    for (index, point) in points.enumerated() {
      let isBeaten = points.enumerated().contains { other, better in
        better.x <= point.x && better.y <= point.y && (better.x < point.x || better.y < point.y || other < index)
      }
      if !isBeaten { expected.append(index) }
    }
    #expect(Set(front.points.map(\.payload)) == Set(expected))
    #expect(front.points.count == expected.count)
    #expect(zip(front.points, front.points.dropFirst()).allSatisfy { $0.x < $1.x && $0.y > $1.y })
  }
}

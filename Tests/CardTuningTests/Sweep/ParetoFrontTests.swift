import CardMath
import CardTestSupport
import CardTuning
import Testing

@Suite struct ParetoFrontTests {
  @Test func theFrontByHand() {
    let points: [[Double?]] = [[1, 9], [2, 5], [2, 5], [3, 6], [4, 1], [nil, 0], [4, 1.5], [9, 1]]
    #expect(ParetoFront.isMember(points) == [true, true, true, false, true, false, false, false])
    #expect(ParetoFront.isMember([]) == [])
    #expect(ParetoFront.isMember([[nil, nil]]) == [false])
  }

  /// The same with many points in up to six dimensions: with few numbers, so that many are equal, or with an equal sum,
  /// so that all are on the front, but for those that are raised.
  @Test(arguments: Seeds.first(4, of: 20)) func manyPointsAreTheDefinition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let dimension = 1 + Int(seed % 6)
    let points: [[Double?]] = (0..<300).map { index in
      if seed % 2 == 0 { return (0..<dimension).map { _ in Double(random.next(below: 5)) } }
      var point = (0..<dimension).map { _ in random.nextUnit() }
      point[0] = (index % 3 == 0 ? 0.25 : 0) - point.dropFirst().reduce(0, +)
      return point
    }
    let members = ParetoFront.isMember(points)
    for (index, point) in points.enumerated() {
      let own = point.compactMap { $0 }
      let isBeaten = points.contains { other in
        let values = other.compactMap { $0 }
        return values != own && zip(values, own).allSatisfy { $0 <= $1 }
      }
      #expect(members[index] == !isBeaten, "seed \(seed): \(point)")
    }
  }

  /// The front equals that of the definition, in two to four dimensions, with many equal numbers.
  @Test(arguments: Seeds.few) func isTheDefinition(seed: UInt64) {
    var state = seed
    func next(_ count: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % count
    }
    let dimension = 2 + Int(seed % 3)
    let points: [[Double?]] = (0..<80).map { _ in
      (0..<dimension).map { _ in next(40) == 0 ? nil : Double(next(12)) }
    }
    let members = ParetoFront.isMember(points)
    for (index, point) in points.enumerated() {
      let own = point.compactMap { $0 }
      let isBeaten = points.contains { other in
        let values = other.compactMap { $0 }
        return values.count == dimension && own.count == dimension && values != own
          && zip(values, own).allSatisfy { $0 <= $1 }
      }
      #expect(members[index] == (own.count == dimension && !isBeaten), "\(point)")
    }
  }
}

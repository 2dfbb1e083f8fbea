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

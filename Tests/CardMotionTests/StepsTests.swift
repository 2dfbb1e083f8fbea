import CardMotion
import Testing

@Suite struct StepsTests {
  /// The staircases of the specification's figures, at each eighth from 0 to 1.
  @Test(
    arguments: [
      (4, .start, [0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1, 1]),
      (4, .end, [0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]),
      (5, .neither, [0, 0, 0.25, 0.25, 0.5, 0.75, 0.75, 1, 1]),
      (3, .both, [0.25, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 1]),
      (1, .start, [1, 1, 1, 1, 1, 1, 1, 1, 1]),
      (1, .end, [0, 0, 0, 0, 0, 0, 0, 0, 1]),
      (1, .both, [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1]),
    ] as [(Int32, Steps.Jump, [Double])])
  func treadsFollowTheSpecification(count: Int32, jump: Steps.Jump, values: [Double]) {
    let steps = Steps(count, jump: jump)
    let eighths = (0...8).map { steps.value(at: Double($0) / 8) }
    #expect(eighths == values)
  }

  @Test func theSlopeIsZeroOnATreadAndNothingAtAJump() {
    func jumps(_ jump: Steps.Jump) -> [Double] {
      (0...16).map { Double($0) / 16 }.filter { Steps(4, jump: jump).slope(at: $0) == nil }
    }
    #expect(jumps(.start) == [0, 0.25, 0.5, 0.75])
    #expect(jumps(.end) == [0.25, 0.5, 0.75, 1])
    #expect(jumps(.neither) == [0.25, 0.5, 0.75])
    #expect(jumps(.both) == [0, 0.25, 0.5, 0.75, 1])
    #expect(Steps(4).slope(at: 0.3) == 0)
    #expect(Steps(4).slope(at: -0.25) == 0)
  }

  @Test(arguments: Steps.Jump.allCases)
  func climbsFromTheFirstTreadToTheLastByEqualParts(jump: Steps.Jump) {
    let steps = Steps(7, jump: jump)
    let values = (0...7000).map { steps.value(at: Double($0) / 7000) }
    let rises = zip(values, values.dropFirst()).map { $1 - $0 }.filter { $0 != 0 }
    let jumps = jump == .neither ? 6 : jump == .both ? 8 : 7
    #expect(rises.allSatisfy { ($0 - 1 / Double(jumps)).magnitude < 1e-15 })
    #expect(values.last == 1)
  }
}

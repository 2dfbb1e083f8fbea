import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct PiecewiseLinearTests {
  typealias Stop = PiecewiseLinear.Stop

  /// Stops as written, and the corners that CSS makes of them.
  struct Example: CustomTestStringConvertible {
    let testDescription: String
    let stops: [Stop]
    let corners: [(Double, Double)]
  }

  static let examples: [Example] = [
    Example(testDescription: "linear(0, 1)", stops: [Stop(0), Stop(1)], corners: [(0, 0), (1, 1)]),
    Example(
      testDescription: "linear(0, 0.7, 0.87, 0.98, 1)", stops: [0, 0.7, 0.87, 0.98, 1].map { Stop($0) },
      corners: [(0, 0), (0.25, 0.7), (0.5, 0.87), (0.75, 0.98), (1, 1)]),
    Example(
      testDescription: "linear(0, 0.5 25% 75%, 1)", stops: [Stop(0), Stop(0.5, at: 0.25, to: 0.75), Stop(1)],
      corners: [(0, 0), (0.25, 0.5), (0.75, 0.5), (1, 1)]),
    Example(testDescription: "linear(0.5)", stops: [Stop(0.5)], corners: [(0, 0.5)]),
    Example(
      testDescription: "inputs are raised to the largest before", stops: [Stop(0, at: 0.5), Stop(1, at: 0.2)],
      corners: [(0.5, 0), (0.5, 1)]),
    Example(
      testDescription: "the last stands where the largest does, beyond 1",
      stops: [Stop(0), Stop(0.5, at: 1.5), Stop(1)], corners: [(0, 0), (1.5, 0.5), (1.5, 1)]),
    Example(
      testDescription: "a second input that is smaller is raised to the first",
      stops: [Stop(0), Stop(0.3, at: 0.6, to: 0.4), Stop(1)], corners: [(0, 0), (0.6, 0.3), (0.6, 0.3), (1, 1)]),
    Example(
      testDescription: "two runs without inputs",
      stops: [Stop(0), Stop(1), Stop(2), Stop(3, at: 0.75), Stop(4), Stop(5, at: 0.875)],
      corners: [(0, 0), (0.25, 1), (0.5, 2), (0.75, 3), (0.8125, 4), (0.875, 5)]),
    Example(
      testDescription: "a run across a raised input",
      stops: [Stop(0, at: 0.5), Stop(1), Stop(2, at: 0.1), Stop(3)],
      corners: [(0.5, 0), (0.5, 1), (0.5, 2), (1, 3)]),
  ]

  @Test(arguments: examples)
  func cornersFollowTheRulesOfCSS(example: Example) {
    let points = PiecewiseLinear(stops: example.stops).points
    #expect(points.map(\.input) == example.corners.map(\.0))
    #expect(points.map(\.output) == example.corners.map(\.1))
  }

  @Test func valuesLieOnTheLines() {
    let curve = PiecewiseLinear(stops: [Stop(0), Stop(0.5, at: 0.25, to: 0.75), Stop(1)])
    for (x, y) in [(0, 0), (0.125, 0.25), (0.25, 0.5), (0.5, 0.5), (0.75, 0.5), (0.875, 0.75), (1, 1)] {
      #expect(curve.value(at: x) == y)
    }
    for (x, slope) in [(0.0, 2.0), (0.1, 2), (0.25, 0), (0.5, 0), (0.75, 2), (0.9, 2), (1, 2)] {
      #expect(curve.slope(at: x) == slope)
    }
  }

  @Test func atAJumpTheLaterStopCounts() {
    let curve = PiecewiseLinear(stops: [Stop(0), Stop(0.2, at: 0.5), Stop(0.4, at: 0.5), Stop(0.8, at: 0.5), Stop(1)])
    #expect(curve.value(at: 0.5) == 0.8)
    #expect((curve.value(at: 0.5.nextDown) - 0.2).magnitude < 1e-15)
    #expect(curve.slope(at: 0.5) == nil)
    #expect(curve.slope(at: 0.5.nextDown) == 0.4)
    #expect((curve.slope(at: 0.5.nextUp) ?? 0) == (1 - 0.8) / 0.5)
  }

  @Test func jumpsAtTheEnds() {
    let curve = PiecewiseLinear(stops: [Stop(0, at: 0), Stop(0.25, at: 0), Stop(0.75, at: 1), Stop(1, at: 1)])
    #expect(curve.value(at: 0) == 0.25)
    #expect(curve.value(at: 0.5) == 0.5)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.slope(at: 0) == nil)
    #expect(curve.slope(at: 1) == nil)
    // The line can't continue beyond a jump; its level does.
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 2) == 1)
  }

  @Test func linesGoOnBeyondTheFirstAndTheLastPoint() {
    let curve = PiecewiseLinear(stops: [Stop(0.25, at: 0.25), Stop(0.5, at: 0.5), Stop(0.75, at: 1)])
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 2) == 1.25)
    #expect(curve.slope(at: 0) == 1)
    #expect(curve.slope(at: 2) == 0.5)
  }

  @Test func oneStopIsALevel() {
    let curve = PiecewiseLinear(stops: [Stop(0.3)])
    for x in [-1.0, 0, 0.5, 1, 2] {
      #expect(curve.value(at: x) == 0.3)
      #expect(curve.slope(at: x) == 0)
    }
  }

  /// The value equals that of a linear search through all pieces, by the definition.
  @Test(arguments: Seeds.few)
  func agreesWithAPlainSearch(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let inputs = (0..<30).map { _ in Double(random.next(below: 64)) / 64 }.sorted()
    let curve = PiecewiseLinear(stops: inputs.map { Stop(random.nextUnit(), at: $0) })
    let points = curve.points
    for _ in 0..<300 {
      let x = random.next(from: points[0].input, to: points[29].input)
      guard let next = points.firstIndex(where: { $0.input > x }) else { continue }
      let (a, b) = (points[next - 1], points[next])
      let part = (x - a.input) / (b.input - a.input)
      #expect((curve.value(at: x) - (a.output * (1 - part) + b.output * part)).magnitude < 1e-15)
      #expect(points.contains { $0.input == x } || curve.slope(at: x) == (b.output - a.output) / (b.input - a.input))
    }
  }
}

import CardScenario
import CardSettings
import CardTestSupport
import CardTuning
import Testing

@Suite struct TuneTests {
  /// The search finds the known minimum of a slanted valley, away from all its first points.
  @Test(arguments: [(0.337, 0.71), (0.55, 0.93), (0.21, 0.52)]) func findsAKnownBottom(response: Double, ratio: Double)
    throws
  {
    let (x, y) = ("(settle.response - \(response))", "(settle.damping_ratio - \(ratio))")
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "100*\(x)*\(x) + 10*(\(x) + \(y))*(\(x) + \(y))",
      vary: ["settle.response=0.2:0.6", "settle.damping_ratio=0.5:1"])
    search.run()
    let best = try #require(search.best)
    guard case .number(let r) = best.values[0], case .number(let z) = best.values[1] else { return }
    #expect(r.isNear(response, 0.002), "\(r) \(z)")
    #expect(z.isNear(ratio, 0.005), "\(r) \(z)")
    #expect(search.points.count <= 400)
    #expect(Set(search.points.map(\.values)).count == search.points.count)
  }

  /// The search follows a constraint's slanted edge: the point of x + y >= 1.2 nearest to (0.2, 0.5) is (0.45, 0.75).
  @Test func followsAnEdge() throws {
    let (x, y) = ("(settle.response - 0.2)", "(settle.damping_ratio - 0.5)")
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "\(x)*\(x) + \(y)*\(y)",
      subjectTo: ["settle.response + settle.damping_ratio >= 1.2"],
      vary: ["settle.response=0.2:0.6", "settle.damping_ratio=0.5:1"], budget: 1000)
    search.run()
    let best = try #require(search.best)
    #expect(search.merit(of: best).isFeasible)
    #expect(best.evaluation.scores[0]!.isNear(0.125, 0.002))
  }

  /// No point of a grid is better than the best found with fewer points.
  @Test func isNoWorseThanAGrid() throws {
    var search = try Fixtures.tune(
      ["flick-up", "flick-down"], minimize: "settle_ms + 10*overshoot_pt", subjectTo: ["overshoot_pt <= 2"],
      vary: ["settle.response=0.25:0.55", "settle.damping_ratio=0.6:1"], budget: 250)
    search.run()
    let best = try #require(search.best)
    var least = Double.infinity
    for response in stride(from: 0.25, through: 0.55, by: 0.0125) {
      for ratio in stride(from: 0.6, through: 1, by: Seeds.areAll ? 0.0125 : 0.05) {
        let evaluation = search.evaluator.evaluation(of: [.number(response), .number(ratio)])
        if evaluation.violations == [0], let score = evaluation.scores[0] { least = min(least, score) }
      }
    }
    #expect(best.evaluation.scores[0]! <= least + 1, "\(best.evaluation.scores[0]!) against \(least)")
  }

  @Test func anyNumberOfThreadsGoesTheSameWay() throws {
    var ways: [[[SettingValue]]] = []
    for threads in [1, 2, 7] {
      var search = try Fixtures.tune(
        ["flick-up"], minimize: "settle_ms", vary: ["settle.response=0.2:0.6", "settle.damping_ratio=0.5:1"],
        budget: 200)
      search.threads = threads
      search.run()
      ways.append(search.points.map(\.values))
    }
    #expect(ways[0] == ways[1])
    #expect(ways[1] == ways[2])
  }

  @Test func improvementsImproveAndStopStops() throws {
    var search = try Fixtures.tune(["flick-up"], minimize: "settle_ms", vary: ["settle.response=0.2:0.6"])
    var scores: [Double] = []
    var asked = 0
    search.run(
      from: [[.number(0.4)]],
      isStopped: {
        asked += 1
        return asked > 2
      },
      onImprovement: { point, _ in scores.append(point.evaluation.scores[0]!) })
    #expect(scores.count > 1)
    #expect(zip(scores, scores.dropFirst()).allSatisfy { $0 > $1 })
    #expect(search.points[0].values == [.number(0.4)])
    #expect(search.points.count < 400)
    #expect(search.best != nil)
  }

  /// If the space has few points, all of them are tried.
  /// A range with steps is searched at its steps, also where there are more combinations than points to try.
  @Test func stepsAreKept() throws {
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "abs(settle_ms - 360) + abs(overshoot_pt - 3.1)",
      vary: ["settle.response=0.2:0.6:0.1", "settle.damping_ratio=0.5:1:0.1", "snap.resistance=100:900:10"])
    search.run()
    #expect(search.points.count > 100)
    for point in search.points {
      #expect(zip(search.axes, point.values).allSatisfy { $0.contains($1) }, "\(point.values)")
    }
    #expect(search.best?.values[0] == .number(0.4))
  }

  @Test func whatCanBeCountedIsTriedWhole() throws {
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "abs(settle_ms - 500)", vary: ["settle.response=0.3:0.5:0.1", "snap.policy=swipe,step"])
    search.run()
    #expect(search.points.count >= 6)
  }

  /// The present point is a candidate only if all of its values are on their axes.
  @Test(arguments: [
    ("0.5:0.6", 0.4), ("0.45,0.5", 0.38), ("0.45:0.55:0.05", 0.47), ("0.3:0.39", 0.4), ("0.5:0.6", 0.55),
  ])
  func theBestIsWithinTheBounds(values: String, present: Double) throws {
    let axis = "settle.response=\(values)"
    let number = SettingValue.number(present)
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "abs(settle.response - \(present))", vary: [axis], budget: 60)
    search.run(from: [[number]])
    let isWithin = search.axes[0].contains(number)
    #expect(isWithin == (present == 0.55))
    #expect(search.points.allSatisfy { search.axes[0].contains($0.values[0]) })
    let best = try #require(search.best)
    #expect((best.values[0] == number) == isWithin)
    // A key without an effect isn't reset to a value outside either.
    var dead = try Fixtures.tune(["flick-up"], minimize: "settle_ms", vary: ["settle.duration=0.3:0.9"], budget: 40)
    dead.run(from: [[.number(0.25)]])
    #expect(dead.best?.values[0] != .number(0.25))
    #expect(dead.best != nil)
  }

  /// A parameter without an effect keeps its value.
  @Test func aKnobThatDoesNothingIsLeftAlone() throws {
    var search = try Fixtures.tune(
      ["flick-up"], minimize: "settle_ms", vary: ["settle.response=0.2:0.6", "settle.duration=0.1:0.9"], budget: 200)
    search.run(from: [[.number(0.4), .number(0.25)]])
    #expect(search.best?.values[1] == .number(0.25))
    #expect(search.best?.values[0] != .number(0.4))
  }
}

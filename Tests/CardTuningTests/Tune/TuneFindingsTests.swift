import CardExamples
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct TuneFindingsTests {
  static func findings(
    _ score: String, _ constraints: [String], _ axes: [String], budget: Int = 300
  ) throws -> (Tune, TuneFindings) {
    var search = try Fixtures.tune(["flick-up"], minimize: score, subjectTo: constraints, vary: axes, budget: budget)
    search.run()
    return (search, try #require(search.findings()))
  }

  static let spring = ["settle.response=0.2:0.6", "settle.damping_ratio=0.5:1"]

  @Test func whatBindsIsNamed() throws {
    let (search, findings) = try Self.findings(
      "settle.response", ["settle.response >= 0.35", "settle.response <= 0.59", "overshoot_pt <= 50"], Self.spring)
    #expect(search.best?.values[0] == .number(0.35))
    #expect(findings.bindings.map(\.constraint) == [0])
    #expect(findings.bindings[0].scoreWithout < 0.35)
    #expect(findings.clashes.isEmpty)
  }

  @Test func whatDoesNothingIsDead() throws {
    let (_, findings) = try Self.findings(
      "settle_ms", [], ["settle.response=0.2:0.6", "settle.duration=0.1:0.9"])
    #expect(findings.influences == [.matters, .dead])
  }

  /// A key with one value isn't dead: no other value was tried.
  @Test(arguments: ["settle.response=0.4", "settle.response=0.4:0.4:0.1", "settle.response=0.4,0.4", "fps=60"])
  func oneValueTellsNothing(axis: String) throws {
    let (_, findings) = try Self.findings("settle_ms", [], [axis, "settle.duration=0.1:0.9"], budget: 20)
    #expect(findings.influences == [.single, .dead])
  }

  /// A key is irrelevant if it changes a metric but not the score: here the damping ratio changes the overshoot.
  @Test func whatNobodyAsksForIsIrrelevant() throws {
    let axes = try [Axis("settle.response=0.2:0.6"), Axis("settle.damping_ratio=0.5:1")]
    let one = try TuningCase(
      name: "", document: BuiltInScenarios.named("flick-up")!.document, varying: axes.map(\.key))
    let evaluator = PointEvaluator(
      cases: [one], keys: axes.map(\.key), metrics: [.overshoot],
      scores: [try Expression("settle.response", parameters: axes.map(\.key.name))])
    var search = Tune(axes, of: evaluator, budget: 100)
    search.run()
    #expect(search.findings()?.influences == [.matters, .irrelevant])
  }

  @Test func whatClashesIsNamed() throws {
    let (search, findings) = try Self.findings(
      "settle_ms", ["settle.response <= 0.3", "overshoot_pt <= 5", "settle.response >= 0.4"], Self.spring)
    #expect(!search.merit(of: search.best!).isFeasible)
    #expect(findings.clashes == [[0, 2]])
    #expect(findings.bindings.isEmpty)
    #expect(findings.attempts > 0)
    let (_, alone) = try Self.findings("settle_ms", ["overshoot_pt <= 5", "t90_ms <= 1"], Self.spring)
    #expect(alone.clashes == [[1]], "one that nothing fulfils clashes with itself")
  }

  /// Constraints that a point fulfils together don't clash, even if the search for the lowest score found no such
  /// point: the point is told.
  @Test func whatAPointFulfilsDoesNotClash() throws {
    let constraints = ["settle.response >= 0.4312", "settle.response <= 0.4318", "settle.damping_ratio >= 0.7"]
    let (search, findings) = try Self.findings("settle_ms", constraints, Self.spring, budget: 20)
    #expect(!search.merit(of: try #require(search.best)).isFeasible)
    #expect(findings.clashes.isEmpty)
    let values = try #require(findings.fulfilling)
    guard case .number(let response) = values[0], case .number(let ratio) = values[1] else {
      Issue.record("numbers have numbers")
      return
    }
    #expect((0.4312...0.4318).contains(response))
    #expect(ratio >= 0.7)
  }

  /// A search that is stopped looks for no clash, which would take a search for each set of constraints.
  @Test(arguments: [0, 1, 3]) func aStoppedSearchLooksForNoClash(calls: Int) throws {
    let constraints = ["overshoot_pt <= -1", "settle_ms <= 10", "t90_ms <= 5"]
    var search = try Fixtures.tune(["flick-up"], minimize: "settle_ms", subjectTo: constraints, vary: Self.spring)
    search.run()
    var asked = 0
    let found = search.findings(isStopped: {
      asked += 1
      return asked > calls
    })
    let findings = try #require(found)
    #expect(findings.clashes.isEmpty)
    #expect(asked > calls)
    #expect(findings.attempts < search.findings()?.attempts ?? 0)
  }

  @Test func subsetsAreAllOfThem() {
    #expect(Tune.subsets(of: [0, 1, 2], size: 2) == [[0, 1], [0, 2], [1, 2]])
    #expect(Tune.subsets(of: [4], size: 0) == [[]])
    #expect(Tune.subsets(of: [1, 2], size: 3) == [])
  }
}

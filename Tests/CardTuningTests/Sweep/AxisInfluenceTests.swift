import CardExamples
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct AxisInfluenceTests {
  private func influences(_ axes: [String]) throws -> [AxisInfluence] {
    let axes = try axes.map { try Axis($0) }
    let keys = axes.map(\.key)
    let one = try TuningCase(name: "", document: BuiltInScenarios.named("flick-up")!.document, varying: keys)
    let evaluator = PointEvaluator(
      cases: [one], keys: keys, metrics: [.settleTime],
      scores: [try Expression("settle_ms", parameters: keys.map(\.name))])
    return Sweep(axes, of: evaluator).influences()
  }

  /// A spring's response changes nothing beside the first motion of a list, nor beside the middle one: it does beside
  /// the last.
  @Test(arguments: ["curve,uikit,spring", "uikit,curve,spring", "spring,curve,uikit"])
  func aKnobThatOneWordWakesIsNotDead(words: String) throws {
    let found = try influences(["settle.motion=\(words)", "settle.response=0.3,0.5"])
    #expect(found == [.matters, .matters])
  }

  /// A curve's duration counts only where a motion is a curve.
  @Test func aKnobIsDeadWhereNoValueWakesIt() throws {
    let found = try influences(["settle.damping_ratio=0.8,0.9", "settle.duration=0.3,0.5", "settle.response=0.4"])
    #expect(found == [.matters, .dead, .single])
  }
}

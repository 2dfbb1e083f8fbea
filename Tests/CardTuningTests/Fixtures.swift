import CardExamples
import CardMath
import CardTuning

enum Fixtures {
  static func cosine(_ angle: Double) -> Double { Elementary.sinCos(angle).cos }

  /// A search over built-in scenarios.
  static func tune(
    _ scenarios: [String], minimize score: String, subjectTo constraints: [String] = [], vary axes: [String],
    budget: Int = 400, metrics: [String] = []
  ) throws -> Tune {
    let axes = try axes.map { try Axis($0) }
    let keys = axes.map(\.key)
    let cases = try scenarios.map {
      try TuningCase(name: $0, document: BuiltInScenarios.named($0)!.document, varying: keys)
    }
    let evaluator = PointEvaluator(
      cases: cases, keys: keys, metrics: [],
      scores: [try Expression(score, parameters: keys.map(\.name))],
      constraints: try constraints.map { try Constraint($0, parameters: keys.map(\.name)) })
    return Tune(axes, of: evaluator, budget: budget)
  }
}

/// How good a point is, as a search compares them: one that fulfils all constraints is better than any that doesn't, of
/// two that do the one with the lesser score, and of two that don't the one that is nearer.
///
/// Source of the order: K. Deb, *An efficient constraint handling method for genetic algorithms*, Computer Methods in
/// Applied Mechanics and Engineering 186 (2000).
public struct Merit: Comparable, Hashable, Sendable {
  /// How many constraints, or scores, have no value at all.
  public let undefinedCount: Int

  /// The sum of the violations, each in parts of what is usual for it; 0: all are fulfilled.
  public let violation: Double

  /// What is to be small.
  public let score: Double

  /// Whether all constraints are fulfilled, and there is a score.
  public var isFeasible: Bool { undefinedCount == 0 && violation == 0 }

  /// The merit of a point.
  ///
  /// - Parameters:
  ///   - evaluation: What came of it; the first score counts.
  ///   - scales: What is usual for each constraint's violation, > 0.
  ///   - constraints: The indices of those that count.
  init(_ evaluation: PointEvaluator.Evaluation, scales: [Double], constraints: [Int]) {
    var (undefined, sum) = (0, 0.0)
    for index in constraints {
      if let violation = evaluation.violations[index] { sum += violation / scales[index] } else { undefined += 1 }
    }
    let score = evaluation.scores.first ?? 0
    undefinedCount = undefined + (score == nil ? 1 : 0)
    violation = sum
    self.score = score ?? 0
  }

  /// Whether one is better than another.
  public static func < (one: Merit, other: Merit) -> Bool {
    (one.undefinedCount, one.violation, one.score) < (other.undefinedCount, other.violation, other.score)
  }
}

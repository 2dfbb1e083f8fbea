/// The rank of a point in a search: one that fulfils all constraints is better than any that doesn't, of two that do
/// the one with the lower score is better, and of two that don't the one nearer to fulfilling them.
///
/// Source of the order: K. Deb, *An efficient constraint handling method for genetic algorithms*, Computer Methods in
/// Applied Mechanics and Engineering 186 (2000).
public struct Merit: Comparable, Hashable, Sendable {
  /// The number of constraints, and of scores, that have no value.
  public let undefinedCount: Int

  /// The sum of the violations, each divided by its constraint's scale; 0 if none is violated.
  public let violation: Double

  /// The score to be minimised; 0 if there is none.
  public let score: Double

  /// True if all constraints are fulfilled and there is a score.
  public var isFeasible: Bool { undefinedCount == 0 && violation == 0 }

  /// The merit of a point.
  ///
  /// - Parameters:
  ///   - evaluation: The point's evaluation; its first score counts.
  ///   - scales: The typical violation of each constraint, > 0.
  ///   - constraints: The indices of the constraints that count.
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

  /// True if the first is better than the second.
  public static func < (one: Merit, other: Merit) -> Bool {
    (one.undefinedCount, one.violation, one.score) < (other.undefinedCount, other.violation, other.score)
  }
}

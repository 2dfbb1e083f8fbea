import CardScenario
import CardSettings

/// A sweep over many points: a grid of all combinations, or points spread evenly over the whole space.
///
/// ```swift
/// let axis = try Axis("settle.response=0.25:0.55:0.05")
/// let document = try ScenarioDocument.read(SourceText(name: "flick.json", bytes: bytes), name: "flick")
/// let flick = try TuningCase(name: "flick-up", document: document, varying: [axis.key])
/// let sweep = Sweep([axis], of: PointEvaluator(cases: [flick], keys: [axis.key], metrics: [.settleTime]))
/// for (index, evaluation) in sweep.evaluations(0..<sweep.count).enumerated() {
///   print(sweep.values(at: index), evaluation.total.numbers)
/// }
/// ```
public struct Sweep: Sendable {
  /// The method by which points are chosen.
  public enum Sampling: Hashable, Sendable {
    /// All combinations; the last axis changes fastest.
    case grid

    /// The first N points of Halton's sequence.
    case halton(Int)
  }

  /// The axes that are varied.
  public let axes: [Axis]

  /// The method by which points are chosen.
  public let sampling: Sampling

  /// The evaluator that tries the points.
  public let evaluator: PointEvaluator

  /// The number of points.
  public let count: Int

  /// The number of values of each axis in a grid, and each axis without its steps.
  private let counts: [Int]
  private let spans: [Axis]

  /// The most points that a sweep can have.
  public static let limit = 100_000_000

  /// Creates a sweep.
  ///
  /// - Precondition: The evaluator's keys are those of the axes; in a grid each axis counts its values, and there are
  ///   no more points than `limit`: see `count(_:_:)`.
  public init(_ axes: [Axis], sampling: Sampling = .grid, of evaluator: PointEvaluator) {
    precondition(axes.map(\.key) == evaluator.keys, "a sweep varies what its evaluator does")
    guard let count = Sweep.count(axes, sampling), count <= Sweep.limit else { preconditionFailure("too many points") }
    (self.axes, self.sampling, self.evaluator, self.count) = (axes, sampling, evaluator, count)
    counts = axes.map { $0.count ?? 1 }
    spans = axes.map(\.continuous)
  }

  /// Returns the number of points of such a sweep; nil if an axis of a grid doesn't count its values, or on overflow.
  public static func count(_ axes: [Axis], _ sampling: Sampling) -> Int? {
    switch sampling {
    case .halton(let count): return count
    case .grid:
      var total = 1
      for axis in axes {
        guard let count = axis.count else { return nil }
        let (product, overflow) = total.multipliedReportingOverflow(by: count)
        if overflow { return nil }
        total = product
      }
      return total
    }
  }

  /// Returns the values of a point, one for each axis.
  public func values(at index: Int) -> [SettingValue] {
    precondition(index >= 0 && index < count, "there is no point \(index) of \(count)")
    switch sampling {
    case .halton:
      return axes.indices.map { spans[$0].value(at: Halton.coordinate(of: index, dimension: $0)) }
    case .grid:
      var rest = index
      var values = [SettingValue](repeating: .number(0), count: axes.count)
      for place in axes.indices.reversed() {
        values[place] = axes[place].value(at: rest % counts[place])
        rest /= counts[place]
      }
      return values
    }
  }

  /// Returns the results of the points in a range, in order; the same to the bit for any number of threads.
  public func evaluations(_ range: Range<Int>, threads: Int? = nil) -> [PointEvaluator.Evaluation] {
    Parallel.map(range.count, threads: threads, state: { evaluator.workspaces() }) { index, workspaces in
      evaluator.evaluation(of: values(at: range.lowerBound + index), in: workspaces)
    }
  }

  /// Returns the K-th of N consecutive parts of the whole, counted from 1; together they are all of it.
  public func shard(_ number: Int, of total: Int) -> Range<Int> {
    precondition(number >= 1 && number <= total, "there is no shard \(number) of \(total)")
    return (number - 1) * count / total..<number * count / total
  }
}

/// The ranks of scores, the lowest first; points without a score come last, and equal scores share a rank.
public enum Ranking {
  /// Returns the rank of each score, from 1; nil for a point without one.
  public static func ranks(_ scores: [Double?]) -> [Int?] {
    var ranks = [Int?](repeating: nil, count: scores.count)
    let order = order(scores)
    for (place, index) in order.enumerated() {
      guard let score = scores[index] else { break }
      let before = place > 0 ? order[place - 1] : nil
      ranks[index] = before.flatMap { scores[$0] == score ? ranks[$0] : nil } ?? place + 1
    }
    return ranks
  }

  /// Returns the indices by ascending score; those without a score come last, and ties keep their order.
  public static func order(_ scores: [Double?]) -> [Int] {
    scores.indices.sorted { one, other in
      switch (scores[one], scores[other]) {
      case (let a?, let b?): a != b ? a < b : one < other
      case (.some, nil): true
      case (nil, .some): false
      case (nil, nil): one < other
      }
    }
  }
}

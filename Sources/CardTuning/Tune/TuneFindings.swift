import CardScenario
import CardSettings

/// The findings of a search in addition to its best point.
public struct TuneFindings: Hashable, Sendable {
  /// A constraint at whose edge the best point lies.
  public struct Binding: Hashable, Sendable {
    /// The index of the constraint.
    public let constraint: Int

    /// The lowest score of any tried point that violates this constraint and no other.
    public let scoreWithout: Double
  }

  /// The constraints that keep the score from being lower.
  public let bindings: [Binding]

  /// The influence of each axis, in the order of the axes.
  public let influences: [AxisInfluence]

  /// The smallest sets of constraints that no tried point fulfils together, as indices; empty if a point fulfils all,
  /// or if the search was stopped before any was found.
  public let clashes: [[Int]]

  /// The values of a point that fulfils all constraints, found by a search for nothing else after the search for the
  /// lowest score had found none; nil: none was found, or none was needed.
  public let fulfilling: [SettingValue]?

  /// The number of points tried to find this out.
  public let attempts: Int
}

extension Tune {
  /// The least budget, in points, of a search that has to fail before constraints are reported to clash.
  private static let clashBudget = 1500

  /// The size of the largest clash that is searched for, in constraints.
  private static let clashSize = 3

  /// Finds out which constraints bind, which axes don't matter, and which constraints clash. Returns nil before the
  /// search.
  ///
  /// - Parameter isStopped: Called between batches of the points that are tried to find clashes; once it returns true,
  ///   no more are looked for.
  public func findings(isStopped: () -> Bool = { false }) -> TuneFindings? {
    guard let best else { return nil }
    let isFeasible = merit(of: best).isFeasible
    let (influences, probes) = evaluator.influences(
      of: axes, around: [best.values, points[0].values], threads: threads)
    let (clashes, fulfilling, attempts) = isFeasible ? ([], nil, 0) : clashes(isStopped)
    return TuneFindings(
      bindings: isFeasible ? bindings(of: best) : [], influences: influences, clashes: clashes,
      fulfilling: fulfilling?.values, attempts: probes + attempts)
  }

  /// Returns the constraints for which a tried point scores lower than the best and violates no other constraint.
  private func bindings(of best: Point) -> [TuneFindings.Binding] {
    guard let score = best.evaluation.scores.first ?? nil else { return [] }
    return evaluator.constraints.indices.compactMap { index in
      var least: Double?
      for point in points {
        guard let other = point.evaluation.scores.first ?? nil, other < score,
          let own = point.evaluation.violations[index], own > 0,
          point.evaluation.violations.enumerated().allSatisfy({ $0.offset == index || $0.element == 0 })
        else { continue }
        least = min(least ?? other, other)
      }
      return least.map { TuneFindings.Binding(constraint: index, scoreWithout: $0) }
    }
  }

  /// Returns the smallest sets of constraints, of up to three, that no tried point fulfils and that a search of their
  /// own also fails to fulfil, and the number of points those searches tried.
  ///
  /// First a search looks for a point that fulfils all of them; if it finds one, that is returned, and nothing clashes.
  /// If it doesn't, and no smaller set is found, all constraints together are the clash; none is, if the search for it
  /// was stopped.
  private func clashes(_ isStopped: () -> Bool) -> (clashes: [[Int]], fulfilling: Point?, attempts: Int) {
    let constraints = Array(evaluator.constraints.indices)
    if constraints.isEmpty || isStopped() { return ([], nil, 0) }
    let (found, first) = point(fulfilling: constraints, isStopped)
    var attempts = first
    if found != nil || isStopped() { return ([], found, attempts) }
    var clashes: [[Int]] = []
    for size in 1..<min(Tune.clashSize + 1, max(1, constraints.count)) {
      for set in Tune.subsets(of: constraints, size: size)
      where !clashes.contains(where: { $0.allSatisfy(set.contains) }) {
        if isStopped() { return (clashes, nil, attempts) }
        if points.contains(where: { Tune.fulfils($0, set) }) { continue }
        let (point, tried) = point(fulfilling: set, isStopped)
        attempts += tried
        // A search that was cut short shows nothing.
        if isStopped() { return (clashes, nil, attempts) }
        if point == nil { clashes.append(set) }
      }
      if !clashes.isEmpty { break }
    }
    return (clashes.isEmpty ? [constraints] : clashes, nil, attempts)
  }

  /// Searches for a point that fulfils some constraints. Returns it, nil if none was found, and the number of points
  /// that were tried.
  private func point(fulfilling constraints: [Int], _ isStopped: () -> Bool) -> (point: Point?, attempts: Int) {
    var search = Tune(axes, of: evaluator, budget: max(budget, Tune.clashBudget), constraints: constraints)
    search.threads = threads
    search.seeksFeasible = true
    search.run(from: nearest(to: constraints).map(\.values), isStopped: isStopped)
    return (search.best.flatMap { Tune.fulfils($0, constraints) ? $0 : nil }, search.points.count)
  }

  /// Returns the eight points nearest to fulfilling some constraints, from which a search for a point that does starts.
  private func nearest(to constraints: [Int]) -> [Point] {
    let merits = points.map { Merit($0.evaluation, scales: scales, constraints: constraints) }
    let order = points.indices.sorted {
      (merits[$0].undefinedCount, merits[$0].violation, $0) < (merits[$1].undefinedCount, merits[$1].violation, $1)
    }
    return order.prefix(8).map { points[$0] }
  }

  private static func fulfils(_ point: Point, _ constraints: [Int]) -> Bool {
    constraints.allSatisfy { point.evaluation.violations[$0] == 0 }
  }

  /// Returns all subsets of the given size, in lexicographic order of their positions.
  static func subsets(of all: [Int], size: Int) -> [[Int]] {
    if size == 0 { return [[]] }
    return all.indices.flatMap { index in
      subsets(of: Array(all[(index + 1)...]), size: size - 1).map { [all[index]] + $0 }
    }
  }
}

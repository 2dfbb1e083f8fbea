/// The stored results of a run, for later comparison.
public struct Baseline: Hashable, Sendable {
  /// The machine and the program of the run.
  public var fingerprint: MachineFingerprint

  /// The results, in the order in which they were measured.
  public var results: [CaseResult]

  /// Creates a baseline.
  public init(fingerprint: MachineFingerprint, results: [CaseResult]) {
    (self.fingerprint, self.results) = (fingerprint, results)
  }

  /// The relative difference above which a time counts as changed: a tenth. Two runs on one machine differ by several
  /// hundredths; differences of two hundredths are found by alternating two programs (`Duel`), not here.
  public static let threshold = 0.1

  /// The comparison of a case with its stored result.
  public struct Comparison: Hashable, Sendable {
    /// The stored result, and the current one.
    public var before, now: CaseResult

    /// The differences between values that must be the same, a phrase each.
    public var differences: [String]

    /// The case's name.
    public var name: String { now.name }

    /// The current time over the stored one, by the first quartiles of the samples; nil if one of them is missing.
    public var ratio: Double? {
      guard let before = before.measurement, let now = now.measurement, before.p25 > 0 else { return nil }
      return now.p25 / before.p25
    }

    /// The result of comparing the times; `same` if there is no ratio.
    public var verdict: Verdict {
      guard let ratio else { return .same }
      return ratio > 1 + Baseline.threshold ? .slower : ratio < 1 / (1 + Baseline.threshold) ? .faster : .same
    }

    /// True if a check passes with this comparison.
    public var passes: Bool { differences.isEmpty && verdict.passes }
  }

  /// Compares results with the stored ones of the same cases; `missing` are the cases without a stored result.
  public func compare(_ results: [CaseResult]) -> (comparisons: [Comparison], missing: [String]) {
    var comparisons: [Comparison] = []
    var missing: [String] = []
    for result in results {
      guard let before = self.results.first(where: { $0.name == result.name }) else {
        missing.append(result.name)
        continue
      }
      comparisons.append(
        Comparison(
          before: before, now: result, differences: Baseline.differences(before, result)))
    }
    return (comparisons, missing)
  }

  /// The differences between values of two runs that must be the same.
  private static func differences(_ before: CaseResult, _ now: CaseResult) -> [String] {
    var differences: [String] = []
    if before.digest != now.digest { differences.append("digest \(now.digest), it was \(before.digest)") }
    if before.frames != now.frames { differences.append("\(now.frames) frames, they were \(before.frames)") }
    if let counted = now.allocations, let kept = before.allocations, counted != kept {
      differences.append(
        "\(counted.calls) allocations over \(counted.items) items, they were \(kept.calls) over \(kept.items)")
    }
    return differences
  }
}

/// A run that was kept to be compared with.
public struct Baseline: Hashable, Sendable {
  /// Where it was measured, and by what.
  public var fingerprint: MachineFingerprint

  /// What it found, in the order in which it was measured.
  public var results: [CaseResult]

  /// A run to be kept.
  public init(fingerprint: MachineFingerprint, results: [CaseResult]) {
    (self.fingerprint, self.results) = (fingerprint, results)
  }

  /// From which part on a time counts as another one: a tenth. Two sittings of one machine differ by several
  /// hundredths, so that two hundredths are looked for by letting two programs alternate, and not here.
  public static let threshold = 0.1

  /// How a case stands against what was kept.
  public struct Comparison: Hashable, Sendable {
    /// What was kept, and what is now.
    public var before, now: CaseResult

    /// What must be the same and isn't, a phrase each.
    public var differences: [String]

    /// The case.
    public var name: String { now.name }

    /// The time now over the time before, by the quarters of the samples; nil where one of them is missing.
    public var ratio: Double? {
      guard let before = before.measurement, let now = now.measurement, before.p25 > 0 else { return nil }
      return now.p25 / before.p25
    }

    /// What the times come to.
    public var verdict: Verdict {
      guard let ratio else { return .same }
      return ratio > 1 + Baseline.threshold ? .slower : ratio < 1 / (1 + Baseline.threshold) ? .faster : .same
    }

    /// Whether a check passes with it.
    public var passes: Bool { differences.isEmpty && verdict.passes }
  }

  /// Compares results with what was kept of the same cases; `missing` are cases of which nothing was.
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

  /// What must be the same in two runs and isn't.
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

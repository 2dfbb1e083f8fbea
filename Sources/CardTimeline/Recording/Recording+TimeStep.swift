extension Recording {
  /// The steps of times that logs have, coarsest first, microseconds.
  private static let timeSteps: [Int64] = [10_000, 1000, 100, 10]

  /// Returns the step that times are rounded to, seconds; nil if the samples are evenly spaced but for frames that are
  /// missing: rounding, if there was any, doesn't show.
  package static func timeStep(of samples: ArraySlice<Sample>) -> Double? {
    let intervals = zip(samples.dropFirst(), samples).map { $0.microseconds - $1.microseconds }
    guard !intervals.isEmpty else { return nil }
    let usual = intervals.sorted()[intervals.count / 2]
    guard usual > 0, intervals.contains(where: { $0 % usual != 0 }) else { return nil }
    let step = timeSteps.first { step in samples.allSatisfy { $0.microseconds % step == 0 } }
    return Double(step ?? 1) / 1e6
  }
}

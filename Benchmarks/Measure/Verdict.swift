/// The result of a comparison of speeds.
public enum Verdict: String, Sendable {
  /// Faster than the reference.
  case faster

  /// No detectable difference, although one that matters would have been detected.
  case same

  /// Slower than the reference.
  case slower

  /// Too much noise to detect a difference that matters.
  case inconclusive

  /// True if a check passes with this verdict.
  public var passes: Bool { self == .faster || self == .same }
}

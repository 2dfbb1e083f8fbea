/// What a comparison of speeds comes to.
public enum Verdict: String, Sendable {
  /// Faster than the reference.
  case faster

  /// No difference that could be told, and one that matters would have been.
  case same

  /// Slower than the reference.
  case slower

  /// The machine was too restless to tell a difference that matters.
  case inconclusive

  /// Whether a check passes with it.
  public var passes: Bool { self == .faster || self == .same }
}

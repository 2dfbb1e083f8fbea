/// The rule by which a recording's clock is laid over a scenario's.
public enum RecordingAlignment: String, Hashable, Sendable, CaseIterable {
  /// The offset with which the recording lies nearest to the scenario is solved for.
  case solve

  /// The first movement in the recording is the first one in the scenario.
  case event

  /// The first sample is the scenario's start.
  case start

  /// The times are the scenario's own.
  case none

  /// The rule in a few words.
  public var meaning: String {
    switch self {
    case .solve: "the offset with which both lie nearest to each other"
    case .event: "the first movement in both is the same instant"
    case .start: "the first sample is the scenario's start"
    case .none: "the recording's times are the scenario's"
    }
  }
}

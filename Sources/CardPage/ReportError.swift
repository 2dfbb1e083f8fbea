import CardSimulation

/// The reason for which a scenario can't be shown in a report.
public enum ReportError: Error, Equatable {
  /// A frame has a number that isn't finite.
  case nonFinite(NonFiniteFrame)

  /// It has more frames than a report shows, `ReportTimeline.rowLimit`.
  case tooLong
}

extension ReportError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .nonFinite(let error): error.description
    case .tooLong: "there are more frames than the \(ReportTimeline.rowLimit) that a report shows"
    }
  }
}

import CardSimulation

/// The reason for which a scenario can't be shown in a report.
public enum ReportError: Error, Equatable {
  /// A frame has a number that isn't finite.
  case nonFinite(NonFiniteFrame)

  /// It has more frames than a report shows, `ReportTimeline.rowLimit`.
  case tooLong
}

import CardSimulation
import CardText
import CardTimeline

/// A scenario's expectation: a metric, or a column at an instant, and its limits.
public struct ScenarioExpectation: Hashable, Sendable {
  /// The expected quantity.
  public enum Subject: Hashable, Sendable {
    /// A metric of the whole timeline.
    case metric(Metric)

    /// A column in the first frame at or after an instant: that of its `time_us`.
    case column(TimelineColumn, Instant)
  }

  /// The instant at which a column is read.
  public enum Instant: Hashable, Sendable {
    /// In the first frame at or after an instant, microseconds.
    case at(Int64)

    /// In the last frame.
    case end
  }

  /// The accepted values. Of a metric or a column they are in the unit of its name, as in a table: 500 of `settle_ms`.
  public enum Limits: Hashable, Sendable {
    /// A number from `low` to `high`, both included; nil: no such limit.
    case number(low: Double?, high: Double?)

    /// A number at most `within` away from this one.
    case near(Double, within: Double)

    /// Exactly this text; empty: nothing.
    case text(String)

    /// The numbers that the limits are written with.
    var numbers: [Double] {
      switch self {
      case .number(let low, let high): [low, high].compactMap { $0 }
      case .near(let number, let within): [number, within]
      case .text: []
      }
    }
  }

  /// The expected quantity.
  public var subject: Subject

  /// The accepted values.
  public var limits: Limits

  /// The expectation's range in the source.
  public var range = 0..<0

  /// Creates an expectation.
  public init(_ subject: Subject, _ limits: Limits) {
    (self.subject, self.limits) = (subject, limits)
  }

  /// The expected quantity, as it was written: `settle_ms`, `card_y_pt at 500ms`.
  public var title: String {
    switch subject {
    case .metric(let metric): metric.name
    case .column(let column, .at(let microseconds)): "\(column.name) at \(Durations.text(microseconds: microseconds))"
    case .column(let column, .end): "\(column.name) at the end"
    }
  }

  /// The accepted values, in words: `at most 500`, `71 within 0.5`, `extended`.
  public var wanted: String {
    switch limits {
    case .number(let low?, let high?):
      "from \(DecimalText.shortest(low)) to \(DecimalText.shortest(high))"
    case .number(let low?, nil): "at least \(DecimalText.shortest(low))"
    case .number(nil, let high?): "at most \(DecimalText.shortest(high))"
    case .number(nil, nil): "any number"
    case .near(let number, 0): DecimalText.shortest(number)
    case .near(let number, let within): "\(DecimalText.shortest(number)) within \(DecimalText.shortest(within))"
    case .text(""): "nothing"
    case .text(let text): text
    }
  }

  /// The value found.
  public enum Found: Hashable, Sendable {
    case number(Double)
    case text(String)

    /// There is no value: an empty cell, or a metric without a result.
    case nothing

    /// The timeline ended before the instant, at this one, microseconds.
    case tooLate(end: Int64)

    /// The value in words.
    public var words: String {
      switch self {
      case .number(let number): DecimalText.shortest(number)
      case .text(let text): text
      case .nothing: "nothing"
      case .tooLate(let end): "the timeline ends at \(Durations.text(microseconds: end))"
      }
    }
  }

  /// Returns a number as reports show it, with four decimals, if a limit has no more of them: a limit that was taken
  /// from a report holds.
  private static func asWritten(_ number: Double, for limit: Double) -> Double {
    func rounded(_ number: Double) -> Double { (number * 10_000).rounded(.toNearestOrEven) / 10_000 }
    return rounded(limit) == limit && number.magnitude < 1e9 ? rounded(number) : number
  }

  /// Returns a value found in words: a number with two decimals, or as many as the limits have, or as it takes to be on
  /// the same side of them as the number itself.
  package func words(of found: Found) -> String {
    guard case .number(let number) = found, number.magnitude < 1e9 else { return found.words }
    for scale in [100.0, 1_000, 10_000] {
      func rounded(_ number: Double) -> Double { (number * scale).rounded(.toNearestOrEven) / scale + 0 }
      if limits.numbers.contains(where: { rounded($0) != $0 }) { continue }
      let rounded = rounded(number)
      if admits(.number(rounded)) == admits(found) { return DecimalText.shortest(rounded) }
    }
    return found.words
  }

  /// Returns true if a value found is accepted.
  public func admits(_ found: Found) -> Bool {
    switch (limits, found) {
    case (.number(let low, let high), .number(let number)):
      (low.map { Self.asWritten(number, for: $0) >= $0 } ?? true)
        && (high.map { Self.asWritten(number, for: $0) <= $0 } ?? true)
    case (.near(let wanted, let within), .number(let number)): (number - wanted).magnitude <= within
    case (.text(let wanted), .text(let text)): wanted == text
    case (.text(let wanted), .nothing): wanted.isEmpty
    case (_, .tooLate), (.number, _), (.near, _), (.text, .number): false
    }
  }
}

import CardText

/// The clock of a device's log, which may count from anywhere: from 1970, or from the device's start.
///
/// A log that begins near its clock's zero is shown on that clock. Farther away its instants have more digits than an
/// axis has room for, all but the last of them the same, so that they are counted from its first sample.
public struct LogClock: Hashable, Sendable {
  /// The first sample from which on a log is far from its clock's zero, microseconds; before that, its milliseconds
  /// have six digits.
  static let limit: UInt64 = 1_000_000_000

  /// The instant that counts as 0, on the log's own clock, microseconds.
  public let zero: Int64

  /// Creates the clock of a log whose first sample is at this instant, microseconds.
  public init(first: Int64) { zero = first.magnitude >= LogClock.limit ? first : 0 }

  /// The instant that counts as 0, with its unit: `1764381000.012 s`.
  var text: String {
    // An instant this far away is a number of seconds.
    let seconds = Durations.text(microseconds: Int64(zero.magnitude)).dropLast()
    return (zero < 0 ? "\u{2212}" : "") + seconds + " s"
  }

  /// A sentence about the instant that counts as 0; empty if that is the clock's own.
  public var sentence: String {
    zero == 0 ? "" : "Its times count from its first sample, at \(text) on its own clock."
  }
}

extension TimelinePlot {
  /// The timelines whose zero isn't that of their own clock, each with its zero in words.
  var zeros: [String] {
    timelines.filter { $0.count > 0 && $0.clock?.zero ?? 0 != 0 }.map { timeline in
      let text = timeline.clock?.text ?? ""
      return timelines.count == 1
        ? "from the first sample, at \(text)" : "\(timeline.name) from its first sample, at \(text)"
    }
  }

  /// The zero of the axis of time in a line, the fullest first; none if it is that of all timelines' own clocks.
  var zeroNotes: [String] {
    let zeros = zeros
    if zeros.isEmpty { return [] }
    let short = timelines.count == 1 ? "from the first sample" : "each log from its first sample"
    return [zeros.joined(separator: "; "), short]
  }
}

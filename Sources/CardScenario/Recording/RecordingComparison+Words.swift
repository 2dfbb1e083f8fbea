import CardText
import CardTimeline

extension RecordingComparison {
  /// The comparison in a line, or why it doesn't hold, with a person's feeling of it first.
  public var words: String { holds ? summary : ([failure] + details).joined(separator: "\n") }

  /// The comparison in a few words: `within 0.21 pt and 1 ms in 73 samples`.
  public var summary: String {
    "within \(quantity.exact(distance))\(quantity.unit) and \(DecimalText.shortest(tolerance.milliseconds)) ms "
      + "in \(count) samples"
  }

  /// The reason why it doesn't hold, in a sentence without its full stop.
  public var failure: String {
    if count == 0 { return "the scenario has no number in this column where the recording has samples" }
    if let intervalFailure { return intervalFailure }
    if outsideCount == 0, coverage >= RecordingComparison.leastCoverage {
      return "the recording ends before the card arrives: the scenario goes on by \(quantity.exact(rest))"
        + "\(quantity.unit) after its last sample"
    }
    if outsideCount == 0 {
      let place = gap.map { gap in
        let (start, end) = (Double(gap.lowerBound) / 1e6, Double(gap.upperBound) / 1e6)
        return ": it has no sample between its "
          + "\(RecordingComparison.milliseconds(start)) and \(RecordingComparison.milliseconds(end)) ms"
      }
      return "the recording shows only \(DecimalText.fixed(coverage * 100, decimals: 0)) % of the scenario's motion"
        + (place ?? ": if it begins at the release, let the scenario begin with an input 'release'")
    }
    if let noise, rms <= noise, feelings.isEmpty {
      return "it differs by noise alone, of \(quantity.exact(noise))\(quantity.unit): a tolerance of "
        + "\(quantity.exact(distance + 0.005 * quantity.grain))\(quantity.unit) would hold"
    }
    if loneCount == outsideCount, feelings.isEmpty {
      return loneCount == 1
        ? "one of its \(count) samples lies elsewhere, and those beside it don't"
        : "\(loneCount) of its \(count) samples lie elsewhere, each alone between others that don't"
    }
    if !feelings.isEmpty {
      return "it " + feelings.joined(separator: ", ") + (endsEarly ? "; and it ends before the card arrives" : "")
    }
    return quantity.comesToRest
      ? "it lies up to \(quantity.amount(distance)) from the scenario's path" : "it is another than the scenario's"
  }

  /// The reason why it can be none of a card; nil: its samples are as dense as those of one.
  package var intervalFailure: String? {
    guard interval > Recording.longestInterval else { return nil }
    let apart = DecimalText.fixed(interval, decimals: 1)
    return "its samples lie \(apart) s apart, longer than a card moves: is its time in another unit?"
  }

  /// Lines about a recording that doesn't hold: the first sample outside the tolerance, the worst, and the offset.
  public var details: [String] {
    var lines: [String] = []
    if let first {
      lines.append("first at " + text(of: first))
      if worst.microseconds != first.microseconds { lines.append("most at " + text(of: worst)) }
      let distance = DecimalText.shortest(tolerance.points) + quantity.unit
      let tolerance = "\(distance) and \(DecimalText.shortest(tolerance.milliseconds)) ms"
      let verb = outsideCount == 1 ? "is" : "are"
      lines.append("\(outsideCount) of \(count) samples \(verb) farther than \(tolerance) from the scenario")
    }
    lines.append(offsetText)
    return lines
  }

  /// The offset of the clocks, with its interval.
  public var offsetText: String {
    let margin = offsetMargin.map { " ± \(RecordingComparison.milliseconds($0)) ms" } ?? ""
    let size = RecordingComparison.milliseconds(offset.magnitude)
    let sign = offset < 0 && size != RecordingComparison.milliseconds(0) ? "−" : "+"
    return "scenario time = recording time \(sign) \(size) ms\(margin)"
  }

  private func text(of difference: Difference) -> String {
    let late = difference.lateness.map { late in
      ", \(RecordingComparison.milliseconds(late.magnitude)) ms \(late > 0 ? "late" : "early")"
    }
    return "\(RecordingComparison.milliseconds(Double(difference.microseconds) / 1e6)) ms of the recording, "
      + "\(RecordingComparison.milliseconds(difference.time)) ms of the scenario: "
      + "\(quantity.exact(difference.recorded)) in place of \(quantity.exact(difference.expected))\(quantity.unit), "
      + quantity.exactText(difference.recorded - difference.expected) + (late ?? "")
  }

  static func milliseconds(_ seconds: Double) -> String { DecimalText.fixed(seconds * 1000, decimals: 1) }
}

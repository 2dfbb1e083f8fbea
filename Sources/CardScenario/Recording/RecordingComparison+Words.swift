import CardText

extension RecordingComparison {
  /// The comparison in a line, or why it doesn't hold, with a person's feeling of it first.
  public var words: String { holds ? summary : ([failure] + details).joined(separator: "\n") }

  /// The comparison in a few words: `within 0.21 pt and 1 ms in 73 samples`.
  public var summary: String {
    "within \(RecordingComparison.points(distance)) pt and \(DecimalText.shortest(tolerance.milliseconds)) ms "
      + "in \(count) samples"
  }

  /// The reason why it doesn't hold, in a sentence without its full stop.
  public var failure: String {
    if count == 0 { return "the scenario has no number in this column where the recording has samples" }
    if outsideCount == 0 {
      return "the recording shows only \(DecimalText.fixed(coverage * 100, decimals: 0)) % of the scenario's motion"
    }
    return feelings.isEmpty ? "it moves elsewhere than the scenario" : "it " + feelings.joined(separator: ", ")
  }

  /// Lines about a recording that doesn't hold: the first sample outside the tolerance, the worst, and the offset.
  public var details: [String] {
    var lines: [String] = []
    if let first {
      lines.append("first at " + text(of: first))
      if worst.microseconds != first.microseconds { lines.append("most at " + text(of: worst)) }
      let tolerance =
        "\(DecimalText.shortest(tolerance.points)) pt and \(DecimalText.shortest(tolerance.milliseconds)) ms"
      lines.append("\(outsideCount) of \(count) samples are farther than \(tolerance) from the scenario")
    }
    lines.append(offsetText)
    return lines
  }

  /// The offset of the clocks, with its interval.
  public var offsetText: String {
    let margin = offsetMargin.map { " ± \(RecordingComparison.milliseconds($0)) ms" } ?? ""
    let sign = offset < 0 ? "−" : "+"
    return "scenario time = recording time \(sign) \(RecordingComparison.milliseconds(offset.magnitude)) ms\(margin)"
  }

  private func text(of difference: Difference) -> String {
    let distance = self.difference(of: difference)
    let late = difference.lateness.map { late in
      ", \(RecordingComparison.milliseconds(late.magnitude)) ms \(late > 0 ? "late" : "early")"
    }
    return "\(RecordingComparison.milliseconds(Double(difference.microseconds) / 1e6)) ms of the recording, "
      + "\(RecordingComparison.milliseconds(difference.time)) ms of the scenario: "
      + "\(RecordingComparison.points(difference.recorded)) in place of "
      + "\(RecordingComparison.points(difference.expected)) pt, "
      + "\(RecordingComparison.points(distance.magnitude)) pt \(distance > 0 ? "lower" : "higher")\(late ?? "")"
  }

  private func difference(of one: Difference) -> Double { one.recorded - one.expected }

  private static func points(_ number: Double) -> String { DecimalText.fixed(number, decimals: 2) }

  private static func milliseconds(_ seconds: Double) -> String { DecimalText.fixed(seconds * 1000, decimals: 1) }
}

import CardCharts
import CardCommandLine
import CardText
import CardTimeline

/// Goes through the changes of goldens one by one, on a terminal: each is shown, and accepted or left.
struct CheckReview {
  /// The number of changes that were shown.
  private var count = 0

  /// True after its reader has asked to stop: what is left stays as it is.
  private var isEnded = false

  /// Begins a review.
  ///
  /// - Throws: A failure if there is no one to ask, or what is accepted couldn't be recorded.
  init(_ arguments: Arguments) throws(Failure) {
    guard FileDescriptor.standardInput.isTerminal, Terminal.showsOutput else {
      throw .usage("--review asks on a terminal, and there is none", parameter: CheckCommand.review.spec)
    }
    if Environment.isCI {
      throw .usage("--review is refused where CI is set, as --record is", parameter: CheckCommand.review.spec)
    }
    if arguments[CheckCommand.record] != nil {
      throw .usage(
        "--record writes all goldens, and --review asks for each: leave one of them out",
        parameter: CheckCommand.review.spec)
    }
  }

  /// Shows a change and asks what is to become of it; returns true if it is accepted.
  mutating func accepts(_ entry: CheckReport.Entry, _ plot: TimelinePlot) throws(Failure) -> Bool {
    if isEnded { return false }
    count += 1
    let style = TextPlotStyle(
      width: Terminal.outputWidth, isASCII: !Terminal.hasUnicode, isColored: Terminal.outputAllowsColor)
    Terminal.say("\n\(count). \(entry.name): \(entry.findings.first?.message ?? "it differs")\n\n\(plot.text(style))\n")
    while true {
      Terminal.say("accept [a], skip [s], details [d], quit [q]? ")
      switch CheckReview.answer() {
      case "a", "accept", "y", "yes": return true
      case "s", "skip", "n", "no": return false
      case "d", "details":
        Terminal.say(entry.findings.map { $0.message + "\n" + $0.details }.joined(separator: "\n") + "\n")
      case "q", "quit", nil:
        isEnded = true
        return false
      default: break
      }
    }
  }

  /// Reads a line from standard input; nil at its end.
  private static func answer() -> String? {
    readLine().map { $0.lowercased().filter { !$0.isWhitespace } }
  }
}

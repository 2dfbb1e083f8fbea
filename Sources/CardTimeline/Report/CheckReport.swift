import CardText

/// The results of checking scenarios, for output in several formats.
public struct CheckReport: Hashable, Sendable {
  /// The result of checking a scenario.
  public enum Verdict: String, Hashable, Sendable {
    /// Everything holds.
    case passed = "ok"

    /// Something doesn't hold.
    case failed = "FAIL"

    /// The golden was written, so that there was nothing to compare with.
    case recorded = "NEW"

    /// The scenario can't be run.
    case broken = "ERROR"
  }

  /// A failure of a check.
  public struct Finding: Hashable, Sendable {
    /// The failure, in a sentence.
    public var message: String

    /// More lines about it.
    public var details: String

    /// The place in the scenario's file; nil if it has no line.
    public var line: Int?, column: Int?

    /// Creates a failure.
    public init(_ message: String, details: String = "", line: Int? = nil, column: Int? = nil) {
      (self.message, self.details, self.line, self.column) = (message, details, line, column)
    }
  }

  /// Two timelines over each other.
  public struct Plot: Hashable, Sendable {
    /// The title.
    public var title: String

    /// The plot in lines of text.
    public var text: String

    /// The path of the same plot as an SVG, if one was written.
    public var picture: String?

    /// Creates a plot.
    public init(title: String, text: String, picture: String? = nil) {
      (self.title, self.text, self.picture) = (title, text, picture)
    }
  }

  /// A scenario and its result.
  public struct Entry: Hashable, Sendable {
    /// The scenario's name.
    public var name: String

    /// The scenario's file; nil if it is built in.
    public var file: String?

    /// The result.
    public var verdict: Verdict

    /// The things checked, in a few words: `golden, 2 expectations`.
    public var summary: String

    /// The failures.
    public var findings: [Finding]

    /// Two timelines over each other each, for the report in Markdown: the golden and the run, the run and a recording.
    public var plots: [Plot] = []

    /// Creates the result of a scenario.
    public init(name: String, file: String?, verdict: Verdict, summary: String, findings: [Finding] = []) {
      (self.name, self.file, self.verdict, self.summary, self.findings) = (name, file, verdict, summary, findings)
    }
  }

  /// The scenarios, in the order in which they were checked.
  public var entries: [Entry] = []

  /// The goldens that belong to no scenario.
  public var unreferenced: [String] = []

  /// Creates an empty report.
  public init() {}

  /// Returns the number of scenarios with a verdict.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  /// True if every scenario passed.
  public var isPassed: Bool { entries.allSatisfy { $0.verdict == .passed } }

  /// The number of each verdict: `126 scenarios: 125 pass, 1 fails`.
  public var summary: String {
    func part(_ verdict: Verdict, _ one: String, _ many: String) -> String? {
      let number = count(verdict)
      return number == 0 ? nil : "\(number) \(number == 1 ? one : many)"
    }
    let parts = [
      part(.passed, "passes", "pass"), part(.failed, "fails", "fail"), part(.recorded, "was recorded", "were recorded"),
      part(.broken, "can't be run", "can't be run"),
    ].compactMap { $0 }
    let total = "\(entries.count) scenario\(entries.count == 1 ? "" : "s")"
    return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
  }

  /// A line for each scenario with its failures below it, then the goldens of no scenario.
  public var lines: String {
    let width = entries.map { $0.name.count }.max() ?? 0
    var text = ""
    for entry in entries {
      let mark = entry.verdict.rawValue + String(repeating: " ", count: 7 - entry.verdict.rawValue.count)
      let name = entry.name + String(repeating: " ", count: width + 2 - entry.name.count)
      text += mark + name + entry.summary + "\n"
      for finding in entry.findings {
        let place = finding.line.map { "\(entry.file ?? entry.name):\($0):\(finding.column ?? 1): " } ?? ""
        text += "         " + SafeText.escaped(place + finding.message) + "\n"
        for line in finding.details.split(separator: "\n", omittingEmptySubsequences: false) where !line.isEmpty {
          text += "           " + line + "\n"
        }
      }
    }
    for golden in unreferenced { text += "unused  " + SafeText.escaped(golden) + ": no scenario has this golden\n" }
    return text
  }
}

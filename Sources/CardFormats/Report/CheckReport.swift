import CardText

/// What came of checking scenarios, to be told in whichever form somebody reads.
public struct CheckReport: Hashable, Sendable {
  /// How a scenario fared.
  public enum Verdict: String, Hashable, Sendable {
    /// All holds.
    case passed = "ok"

    /// Something doesn't.
    case failed = "FAIL"

    /// Its golden was written, so that there was nothing to hold it against.
    case recorded = "NEW"

    /// It can't be run.
    case broken = "ERROR"
  }

  /// Something that doesn't hold.
  public struct Finding: Hashable, Sendable {
    /// What, in a sentence.
    public var message: String

    /// More lines about it.
    public var details: String

    /// Where it stands in the scenario's file; nil: it isn't of a line.
    public var line: Int?, column: Int?

    /// Something that doesn't hold.
    public init(_ message: String, details: String = "", line: Int? = nil, column: Int? = nil) {
      (self.message, self.details, self.line, self.column) = (message, details, line, column)
    }
  }

  /// A scenario and what came of it.
  public struct Entry: Hashable, Sendable {
    /// What it is called.
    public var name: String

    /// Its file; nil: it is built in.
    public var file: String?

    /// How it fared.
    public var verdict: Verdict

    /// What was looked at, in a few words: `golden, 2 expectations`.
    public var summary: String

    /// What doesn't hold.
    public var findings: [Finding]

    /// A scenario and what came of it.
    public init(name: String, file: String?, verdict: Verdict, summary: String, findings: [Finding] = []) {
      (self.name, self.file, self.verdict, self.summary, self.findings) = (name, file, verdict, summary, findings)
    }
  }

  /// The scenarios, in the order in which they were checked.
  public var entries: [Entry] = []

  /// Goldens that belong to no scenario.
  public var unreferenced: [String] = []

  /// Nothing checked.
  public init() {}

  /// How many scenarios fared so.
  public func count(_ verdict: Verdict) -> Int { entries.count { $0.verdict == verdict } }

  /// Whether all holds.
  public var isPassed: Bool { entries.allSatisfy { $0.verdict == .passed } }

  /// How many fared how: `126 scenarios: 125 pass, 1 fails`.
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

  /// A line for each scenario, what doesn't hold below it, and the goldens of no scenario.
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

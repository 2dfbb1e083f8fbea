import CardCommandLine
import CardText
import CardTimeline

extension CheckReport.Entry {
  /// Returns what a golden tells that no scenario has: the scenario or the gesture that it is called after is missing.
  static func stray(_ golden: String) -> CheckReport.Entry {
    let finding = CheckReport.Finding(
      "no scenario has the golden \(golden), which --strict refuses",
      details: "if its scenario has a new name, rename the golden to NAME\(CheckTargets.goldenEnding), too; if the "
        + "scenario is gone, delete the golden")
    let name = String(SafeText.escaped(Path.name(of: golden)).dropLast(CheckTargets.goldenEnding.count))
    return CheckReport.Entry(
      name: name, file: golden, verdict: .failed, summary: "its scenario is missing", findings: [finding])
  }

  /// Returns what a scenario tells that can't be run.
  static func broken(_ target: CheckTargets.Target, by error: Failure) -> CheckReport.Entry {
    let problems: [Diagnostic] =
      switch error {
      case .diagnostics(_, let problems), .missing(_, let problems): problems
      default: []
      }
    var findings = problems.filter { $0.severity == .error }.map { finding(of: $0, in: target) }
    if findings.isEmpty {
      let (first, rest) = firstLine(of: error.message(for: [], colored: false))
      findings = [CheckReport.Finding(first, details: rest)]
    }
    return CheckReport.Entry(
      name: target.name, file: target.file, verdict: .broken, summary: "can't be run", findings: findings)
  }

  /// Returns what a problem of an input tells: at its place, if that is in the scenario's own file.
  private static func finding(of problem: Diagnostic, in target: CheckTargets.Target) -> CheckReport.Finding {
    let (first, rest) = firstLine(of: problem.text)
    guard problem.file == target.file else { return CheckReport.Finding(first, details: rest) }
    return CheckReport.Finding(problem.message, details: rest, line: problem.line, column: problem.column)
  }

  private static func firstLine(of text: String) -> (first: String, rest: String) {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (lines[0], lines.count > 1 ? lines[1] : "")
  }
}

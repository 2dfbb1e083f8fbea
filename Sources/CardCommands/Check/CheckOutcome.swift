import CardCommandLine
import CardScenario
import CardText
import CardTimeline

/// The findings of a scenario's check so far.
struct CheckOutcome {
  /// The run, held against golden and expectations.
  private let check: ScenarioCheck

  /// The things that the scenario was held against, in words.
  private var looked: [String]

  private var findings: [CheckReport.Finding]

  /// True if its golden was written.
  private(set) var isRecorded = false

  /// The exit code of a golden that couldn't be written; 0: none.
  private(set) var failureCode: Int32 = 0

  /// Begins with the findings of the run itself.
  init(_ check: ScenarioCheck) {
    (self.check, looked, findings) = (check, check.lookedAt, check.findings)
  }

  /// Adds the commands that show the difference from the golden and accept it.
  mutating func tellCommands(of file: GoldenFile, _ target: CheckTargets.Target, _ arguments: Arguments) {
    if check.differsFromGolden { findings[0].details += file.commands(for: target, arguments) }
  }

  /// Writes the golden if it is to be recorded. One that can't be written is a finding: other scenarios are checked
  /// nonetheless.
  mutating func record(
    _ scenario: Scenario, in file: GoldenFile, _ recording: CheckCommand.Recording?
  ) throws(Failure) {
    do throws(Failure) {
      isRecorded = try file.record(scenario, after: check, recording)
    } catch {
      switch error {
      case .cannotCreate(let path, let reason), .cannotWrite(let path, let reason):
        findings.append(CheckReport.Finding("its golden can't be written", details: "\(path): \(reason)"))
        failureCode = error.exitCode
      default: throw error
      }
    }
    guard isRecorded else { return }
    if check.hasGolden { looked.removeFirst() }
    if check.differsFromGolden { findings.removeFirst() }
    looked.insert("golden recorded in \(file.path)", at: 0)
  }

  /// Adds a recording that the scenario was held against; one that doesn't hold at its place in the scenario, if that
  /// names it.
  mutating func add(_ file: RecordingFile, _ text: RecordingText, in document: ScenarioDocument) {
    if file.comparison.holds {
      looked.append("\(file.name) \(file.comparison.summary)")
      return
    }
    looked.append("\(file.name) differs")
    let place = text.range.isEmpty ? nil : document.source.position(of: text.range.lowerBound)
    findings.append(
      CheckReport.Finding(
        "\(file.name): \(file.comparison.failure)", details: file.comparison.details.joined(separator: "\n"),
        line: place?.line, column: place?.column))
  }

  private static let reasonForNothing = "it has no golden, and expects nothing"

  /// Judges a scenario that was held against nothing, or not against the golden that is asked for.
  mutating func judgeNothing(_ rigour: TargetCheck.Rigour, _ target: CheckTargets.Target, _ arguments: Arguments) {
    let isNothing = looked.isEmpty && findings.isEmpty
    if isNothing {
      let nothing = "nothing to hold it against"
      looked = [rigour.needsSomething ? nothing : "\(nothing): \(CheckOutcome.reasonForNothing)"]
    }
    let lacksGolden = rigour.needsGolden && !check.hasGolden && !isRecorded
    guard rigour.needsSomething, isNothing || lacksGolden else { return }
    let path = target.goldenPath.map { ", as \($0)" } ?? ""
    findings.append(
      CheckReport.Finding(
        isNothing ? CheckOutcome.reasonForNothing : "its golden is missing\(path)",
        details: "record one at home with '\(target.command(recording: .missing, arguments))', and commit it"
          + (isNothing ? "; or write an \"expect\" or a \"recording\"" : "")))
  }

  /// Tells the scenario's warnings and that of columns which its golden lacks, or adds them if they are refused.
  mutating func add(
    _ warnings: [String], _ rigour: TargetCheck.Rigour, _ target: CheckTargets.Target, _ arguments: Arguments
  ) {
    var warnings = warnings
    if !isRecorded, let warning = CheckOutcome.warning(of: check.unheldColumns, target, arguments) {
      warnings.append(warning)
    }
    if rigour.refusesWarnings {
      findings += warnings.map { CheckReport.Finding("a warning, which --strict refuses", details: $0) }
    } else {
      for warning in warnings { Terminal.say(warning) }
    }
  }

  /// Returns a warning of columns that a golden lacks; nil: it has all.
  private static func warning(
    of columns: [String], _ target: CheckTargets.Target, _ arguments: Arguments
  ) -> String? {
    if columns.isEmpty { return nil }
    let named = columns.prefix(3).joined(separator: ", ") + (columns.count > 3 ? ", …" : "")
    return "\(SafeText.escaped(target.name)): warning: nothing holds \(columns.count) column"
      + (columns.count == 1 ? "" : "s") + " that the golden lacks: \(named)\n"
      + "  help: '\(target.command(recording: .all, arguments))' records it with all of them\n"
  }

  /// The entry of a report that tells it.
  func entry(of target: CheckTargets.Target) -> CheckReport.Entry {
    CheckReport.Entry(
      name: target.name, file: target.file, verdict: !findings.isEmpty ? .failed : isRecorded ? .recorded : .passed,
      summary: looked.joined(separator: ", "), findings: findings)
  }
}

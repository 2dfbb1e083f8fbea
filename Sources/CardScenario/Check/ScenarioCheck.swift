import CardSimulation
import CardText
import CardTimeline

/// A scenario, run and compared with its golden and its expectations: the gate of `cardsim check`, also for an app's
/// tests.
///
/// ```swift
/// let check = try ScenarioCheck(document)
/// #expect(check.isPassed, "\(check.words)")
/// ```
public struct ScenarioCheck: Sendable {
  /// A timeline that was recorded earlier.
  public enum Golden: Sendable {
    /// The text of a golden file: a timeline with all its columns, to the bit.
    case rows(SourceText)

    /// A digest, and a trail for each column that shows its first differing frame.
    case trail(GoldenTrail)

    /// Not recorded yet: the run keeps its rows for recording.
    case unrecorded
  }

  /// The failures: first of the golden, then of the expectations in their order.
  public let findings: [CheckReport.Finding]

  /// The number of expectations.
  public let expectationCount: Int

  /// True if there was a golden to compare the run with.
  public let hasGolden: Bool

  /// True if the run differs from its golden; the first finding then says where.
  public let differsFromGolden: Bool

  /// The run's timeline in the form of a golden file; nil unless the golden consists of rows or is unrecorded.
  public let rows: [UInt8]?

  /// Runs a scenario and checks it.
  ///
  /// - Parameters:
  ///   - document: The scenario's document with its expectations.
  ///   - scenario: The scenario made from the document; nil: made here, without gesture files.
  ///   - golden: The recorded golden; nil: none, and none is to be recorded.
  ///   - given: Tolerances that override those of the document.
  /// - Throws: `document` if the document has errors, `golden` if the golden can't be read, `notFinite` if a frame has
  ///   a number that isn't finite.
  public init(
    _ document: ScenarioDocument, scenario: Scenario? = nil, golden: Golden? = nil,
    tolerances given: Tolerances = Tolerances()
  ) throws(ScenarioCheckError) {
    let scenario = try ScenarioCheck.made(scenario, of: document)
    var tolerances = document.tolerances
    tolerances.merge(given)
    var simulation = scenario.simulation
    var run = ExpectationRun(document.expectations, names: scenario.names)
    var (kept, recorder): (ExactRows?, GoldenTrail.Recorder?)
    switch golden {
    case nil: break
    case .rows, .unrecorded: kept = ExactRows(names: scenario.names)
    case .trail: recorder = GoldenTrail.Recorder(names: scenario.names)
    }
    do throws(NonFiniteFrame) {
      while try simulation.next() {
        run.add(&simulation)
        kept?.add(&simulation)
        recorder?.add(simulation.frame, events: simulation.events)
      }
    } catch {
      throw .notFinite(error)
    }
    rows = kept?.bytes
    var findings: [CheckReport.Finding] = []
    switch (golden, kept, recorder) {
    case (.rows(let text), let kept?, _):
      hasGolden = true
      if let finding = try kept.finding(against: text, tolerances) { findings.append(finding) }
    case (.trail(let trail), _, let recorder?):
      hasGolden = true
      if let finding = trail.finding(of: recorder, name: scenario.name) { findings.append(finding) }
    default:
      hasGolden = false
    }
    differsFromGolden = !findings.isEmpty
    let answers = run.answers
    expectationCount = answers.count
    for answer in answers where !answer.isMet {
      let place = document.source.position(of: answer.expectation.range.lowerBound)
      findings.append(CheckReport.Finding(answer.words, line: place.line, column: place.column))
    }
    self.findings = findings
  }

  private static func made(
    _ scenario: Scenario?, of document: ScenarioDocument
  ) throws(ScenarioCheckError) -> Scenario {
    if let scenario { return scenario }
    do throws(DiagnosticsError) { return try document.scenario() } catch { throw .document(error) }
  }

  /// True if everything holds.
  public var isPassed: Bool { findings.isEmpty }

  /// The things checked, in a few words each: `golden`, `2 expectations`.
  public var lookedAt: [String] {
    var words = hasGolden ? ["golden"] : []
    if expectationCount > 0 { words.append("\(expectationCount) expectation\(expectationCount == 1 ? "" : "s")") }
    return words
  }

  /// A line for each finding, with its details below it; empty if everything holds.
  public var words: String {
    findings.map { finding in
      let place = finding.line.map { "line \($0): " } ?? ""
      return place + finding.message + (finding.details.isEmpty ? "" : "\n" + finding.details)
    }.joined(separator: "\n")
  }
}

/// The reason for which a scenario couldn't be checked.
public enum ScenarioCheckError: Error, Hashable, Sendable {
  /// The scenario's document has errors.
  case document(DiagnosticsError)

  /// The golden has errors.
  case golden(DiagnosticsError)

  /// A frame has a number that isn't finite, which is always an error of CardSim itself.
  case notFinite(NonFiniteFrame)
}

extension ExactRows {
  /// Returns the difference from a golden file's text; nil if there is none within the tolerances.
  fileprivate func finding(
    against golden: SourceText, _ tolerances: Tolerances
  ) throws(ScenarioCheckError) -> CheckReport.Finding? {
    if golden.bytes == bytes { return nil }
    do throws(DiagnosticsError) {
      let (golden, table) = (try TimelineTable(golden), table(named: "now"))
      let difference = try TimelineDifference(table, against: golden, tolerances: tolerances)
      if difference.isSame, difference.columnsOnlyInOther.isEmpty { return nil }
      let names = (one: "this run", other: "the golden")
      guard !difference.isSame else {
        let columns = difference.columnsOnlyInOther.joined(separator: ", ")
        return CheckReport.Finding("golden: this run doesn't have its columns \(columns)")
      }
      let words = try MeasuredTimeline.words(of: table, against: golden)
      let details = difference.details(names: names) + (words.isEmpty ? "" : "\nto the hand: \(words)\n")
      return CheckReport.Finding("golden: " + difference.headline(names), details: details)
    } catch {
      throw .golden(error)
    }
  }
}

extension GoldenTrail {
  /// Returns the difference from a golden of which only a trail is stored; nil if there is none.
  fileprivate func finding(of recorder: Recorder, name: String) -> CheckReport.Finding? {
    let found = recorder.golden
    if found.digest == digest, found.frameCount == frameCount { return nil }
    let details = """
      digest \(found.digest) instead of \(digest)
      to see the numbers, record a golden with the cardsim that it is held against, then check with this one:
        cardsim check \(name) --goldens FOLDER --record all
        cardsim check \(name) --goldens FOLDER
      """
    guard let departure = departure(of: found) else {
      return CheckReport.Finding(
        "golden: it differs in time_us, or in a cell whose twelve bits are the same", details: details)
    }
    guard !departure.columns.isEmpty else {
      return CheckReport.Finding(
        "golden: the timeline has \(found.frameCount) frames instead of \(frameCount), and is the same so far",
        details: details)
    }
    let columns = departure.columns.map { $0.name }.joined(separator: ", ")
    let frame = recorder.numbers[departure.index]
    return CheckReport.Finding("golden: frame \(frame) is the first that differs, in \(columns)", details: details)
  }
}

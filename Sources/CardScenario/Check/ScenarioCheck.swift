import CardSimulation
import CardText
import CardTimeline

/// A scenario, run and compared with its golden and its expectations: the gate of `cardsim check`, also for an app's
/// tests.
///
/// ```swift
/// let check = try ScenarioCheck(document)
/// #expect(check.isPassed && !check.lookedAt.isEmpty, "\(check.words)")
/// ```
///
/// A scenario without a golden and expectations passes: `lookedAt` is empty then. The recordings that a document names
/// aren't read here: ``RecordingComparison`` holds one.
public struct ScenarioCheck: Sendable {
  /// A timeline that was recorded earlier.
  public enum Golden: Sendable {
    /// The text of a golden file: a timeline with all its columns, to the bit. ``TimelineText`` writes one of a
    /// simulation.
    case rows(TimelineText)

    /// A digest, and a trail for each column that shows its first differing frame.
    case trail(GoldenTrail)
  }

  /// The failures: first of the golden, then of the expectations in their order.
  public let findings: [CheckReport.Finding]

  /// The number of expectations.
  public let expectationCount: Int

  /// True if there was a golden to compare the run with.
  public let hasGolden: Bool

  /// The columns of the run that its golden lacks, and that nothing holds: an earlier version wrote it, or `cardsim
  /// run` without them.
  public let unheldColumns: [String]

  /// True if the run differs from its golden; the first finding then says where.
  public let differsFromGolden: Bool

  /// Runs a scenario and checks it. Its rows are compared with those of a golden as they are written; only if they
  /// differ, it runs again, to find where.
  ///
  /// - Parameters:
  ///   - document: The scenario's document with its expectations.
  ///   - scenario: The scenario made from the document; nil: made here.
  ///   - gestures: The contents of gesture files by the names that the inputs have, if it is made here.
  ///   - golden: The recorded golden; nil: none.
  ///   - given: Tolerances that override those of the document.
  ///   - isVerbose: True to have the bits of the first differing frame's numbers in the details, too.
  /// - Throws: `document` if the document has errors, `golden` if the golden can't be read, `notFinite` if a frame has
  ///   a number that isn't finite.
  public init(
    _ document: ScenarioDocument, scenario: Scenario? = nil, gestures: [String: Gesture] = [:], golden: Golden? = nil,
    tolerances given: Tolerances = Tolerances(), isVerbose: Bool = false
  ) throws(ScenarioCheckError) {
    let scenario = try ScenarioCheck.made(scenario, of: document, gestures)
    var tolerances = document.tolerances
    tolerances.merge(given)
    var simulation = scenario.simulation
    var run = ExpectationRun(document.expectations, names: scenario.names)
    var comparison: GoldenComparison?
    if let golden { comparison = try GoldenComparison(golden, scenario) }
    while try ScenarioCheck.next(&simulation) {
      run.add(&simulation)
      try comparison?.add(&simulation)
    }
    hasGolden = golden != nil
    var findings: [CheckReport.Finding] = []
    if let finding = try comparison?.finding(tolerances, isVerbose: isVerbose) { findings.append(finding) }
    differsFromGolden = !findings.isEmpty
    unheldColumns = comparison?.unheldColumns ?? []
    let answers = run.answers
    expectationCount = answers.count
    let unmet = answers.filter { !$0.isMet }
    let places = document.source.positions(of: unmet.map { $0.expectation.range.lowerBound })
    for (answer, place) in zip(unmet, places) {
      // One that code made has no place in the text.
      let place = answer.expectation.range.isEmpty ? nil : place
      findings.append(CheckReport.Finding(answer.words, line: place?.line, column: place?.column))
    }
    self.findings = findings
  }

  private static func made(
    _ scenario: Scenario?, of document: ScenarioDocument, _ gestures: [String: Gesture]
  ) throws(ScenarioCheckError) -> Scenario {
    if let scenario { return scenario }
    do throws(DiagnosticsError) { return try document.scenario(gestures: gestures) } catch { throw .document(error) }
  }

  private static func next(_ simulation: inout Simulation) throws(ScenarioCheckError) -> Bool {
    do throws(NonFiniteFrame) { return try simulation.next() } catch { throw .notFinite(error) }
  }

  /// True if everything holds.
  public var isPassed: Bool { findings.isEmpty }

  /// The things checked, in a few words each, and which of them don't hold: `golden`, `2 expectations`, or
  /// `golden differs`, `1 of 2 expectations unmet`.
  public var lookedAt: [String] {
    var words = hasGolden ? [differsFromGolden ? "golden differs" : "golden" + without] : []
    if expectationCount > 0 {
      let unmetCount = findings.count - (differsFromGolden ? 1 : 0)
      let noun = "expectation\(expectationCount == 1 ? "" : "s")"
      let all = "\(expectationCount) \(noun)"
      words.append(unmetCount == 0 ? all : "\(unmetCount) of \(all) unmet")
    }
    return words
  }

  private var without: String {
    let count = unheldColumns.count
    return count == 0 ? "" : " without \(count) column\(count == 1 ? "" : "s")"
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

extension ScenarioCheckError: CustomStringConvertible {
  /// The messages of the document or the golden, as a terminal shows them, or a sentence.
  public var description: String {
    switch self {
    case .document(let error), .golden(let error): error.description
    case .notFinite(let error): error.description
    }
  }
}

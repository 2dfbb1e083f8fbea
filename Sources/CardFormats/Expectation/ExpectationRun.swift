import CardMath
import CardModel
import CardSimulation
import CardText

/// Looks at a timeline for what a scenario expects of it, frame by frame.
public struct ExpectationRun: Sendable {
  /// An expectation and what came of it.
  public struct Answer: Hashable, Sendable {
    /// What was expected.
    public var expectation: ScenarioExpectation

    /// What was found.
    public var found: ScenarioExpectation.Found

    /// Whether that would do.
    public var isMet: Bool { expectation.admits(found) }

    /// What was found and what would have done: `overshoot_pt is 7.1, expected at most 5`.
    public var words: String { "\(expectation.title) is \(found.words), expected \(expectation.wanted)" }
  }

  /// The metrics so far.
  private var metrics: Metrics

  private let expectations: [ScenarioExpectation]
  private let names: Names

  /// What was found of each, as soon as its frame was there.
  private var found: [ScenarioExpectation.Found?]

  /// Whether every frame has to be looked at: one of them may be the last.
  private let looksAtEnd: Bool
  private var next: Int64 = 0

  /// Whether one of the columns shows a part of the scene.
  private let needsScene: Bool

  /// Looks for what a document expects.
  public init(_ expectations: [ScenarioExpectation], names: Names) {
    self.expectations = expectations
    self.names = names
    found = expectations.map { _ in nil }
    metrics = Metrics(
      of: expectations.compactMap { if case .metric(let metric) = $0.subject { metric } else { nil } })
    var (looksAtEnd, needsScene) = (false, false)
    for expectation in expectations {
      guard case .column(let column, let instant) = expectation.subject else { continue }
      if instant == .end { looksAtEnd = true }
      if column.isOfScene { needsScene = true }
    }
    (self.looksAtEnd, self.needsScene) = (looksAtEnd, needsScene)
    next = nextInstant
  }

  /// Takes in the next frame.
  ///
  ///
  /// - Parameter simulation: Not changed; a simulation is so large that it is looked at where it is.
  public mutating func add(_ simulation: inout Simulation) {
    simulation.show(to: &metrics)
    let (frame, events) = (simulation.frame, simulation.events)
    guard looksAtEnd || frame.ticks >= next else { return }
    let shown = needsScene ? simulation.scene : nil
    for index in expectations.indices {
      guard case .column(let column, let instant) = expectations[index].subject else { continue }
      if case .at(let microseconds) = instant {
        guard found[index] == nil, frame.ticks >= microseconds * Instant.ticksPerMicrosecond else { continue }
      }
      found[index] = ExpectationRun.value(of: column, frame, events, shown, names)
    }
    next = nextInstant
  }

  /// What came of each expectation, once there are no more frames.
  public var answers: [Answer] {
    zip(expectations, found).map { expectation, found in
      switch expectation.subject {
      case .column: Answer(expectation: expectation, found: found ?? .tooLate)
      case .metric(let metric): Answer(expectation: expectation, found: value(of: metric))
      }
    }
  }

  /// The first instant that nothing was found for, in ticks.
  private var nextInstant: Int64 {
    var next = Int64.max
    for (expectation, found) in zip(expectations, found) where found == nil {
      if case .column(_, .at(let microseconds)) = expectation.subject {
        next = min(next, microseconds * Instant.ticksPerMicrosecond)
      }
    }
    return next
  }

  private func value(of metric: Metric) -> ScenarioExpectation.Found {
    switch metrics[metric] {
    case .number: .number(metrics.number(metric) ?? 0)
    case .name(let id): .text(names[id])
    case .none: .nothing
    }
  }

  private static func value(
    of column: Column, _ frame: Frame, _ events: EventLog, _ scene: Scene?, _ names: Names
  ) -> ScenarioExpectation.Found {
    let cell: Cell
    if var shown = scene { cell = Cell(column, of: frame, &shown) } else { cell = Cell(column, of: frame, nil) }
    switch cell {
    case .integer(let number): return .number(Double(number))
    case .number(let number): return .number(number)
    case .phase(let phase): return .text(phase.name.description)
    case .name(let id): return .text(names[id])
    case .empty: return .nothing
    case .events:
      var buffer = ByteBuffer(capacity: 64)
      TimelineWriter.append(events, names: names, to: &buffer)
      return buffer.text.isEmpty ? .nothing : .text(buffer.text)
    }
  }
}

import CardMath
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// Evaluates a scenario's expectations on a timeline, frame by frame.
public struct ExpectationRun: Sendable {
  /// An expectation and its result.
  public struct Answer: Hashable, Sendable {
    /// The expectation.
    public var expectation: ScenarioExpectation

    /// The value found.
    public var found: ScenarioExpectation.Found

    /// True if the value found is within the limits.
    public var isMet: Bool { expectation.admits(found) }

    /// The value found and the expected one: `overshoot_pt is 7.1, expected at most 5`.
    public var words: String {
      if case .tooLate = found, case .column(let column, .at(let microseconds)) = expectation.subject {
        return "\(column.name): \(found.words), before \(Durations.text(microseconds: microseconds))"
      }
      return "\(expectation.title) is \(expectation.words(of: found)), expected \(expectation.wanted)"
    }
  }

  /// The metrics of the frames so far.
  private var metrics: Metrics

  private let expectations: [ScenarioExpectation]
  private let names: Names

  /// The value found for each expectation of a column, from its frame on; nil before.
  private var found: [ScenarioExpectation.Found?]

  /// True if a column is expected at the end: every frame is read, because it may be the last.
  private let looksAtEnd: Bool
  private var next: Int64 = 0

  /// True if a column shows a part of the scene.
  private let needsScene: Bool

  /// Creates a run for the expectations of a document.
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

  /// Adds the next frame.
  ///
  /// - Parameter simulation: Not changed; passed `inout` because a simulation is too large to copy.
  public mutating func add(_ simulation: inout Simulation) {
    simulation.add(to: &metrics)
    guard looksAtEnd || simulation.frame.ticks >= next else { return }
    let (frame, events) = (simulation.frame, simulation.events)
    let shown = needsScene ? simulation.scene : nil
    for index in expectations.indices {
      guard case .column(let column, let instant) = expectations[index].subject else { continue }
      if case .at(let microseconds) = instant {
        guard found[index] == nil, frame.ticks >= ExpectationRun.firstTick(writtenAs: microseconds) else { continue }
      }
      switch column {
      case .fixed(let column): found[index] = ExpectationRun.value(of: column, frame, events, shown, names)
      case .channel(let name): found[index] = ExpectationRun.value(of: name, simulation, names)
      }
    }
    next = nextInstant
  }

  /// The result of each expectation, once there are no more frames.
  public var answers: [Answer] {
    let end = Instant(ticks: metrics.outcome.lastTicks).microseconds
    return zip(expectations, found).map { expectation, found in
      switch expectation.subject {
      case .column: Answer(expectation: expectation, found: found ?? .tooLate(end: end))
      case .metric(let metric): Answer(expectation: expectation, found: value(of: metric))
      }
    }
  }

  /// The earliest expected instant without a value so far, ticks; `Int64.max` if there is none.
  private var nextInstant: Int64 {
    var next = Int64.max
    for (expectation, found) in zip(expectations, found) where found == nil {
      if case .column(_, .at(let microseconds)) = expectation.subject {
        next = min(next, ExpectationRun.firstTick(writtenAs: microseconds))
      }
    }
    return next
  }

  /// Returns the first tick that a timeline writes as a microsecond, or as a later one: an instant that was copied from
  /// a row finds that row, though most frames lie between two microseconds.
  private static func firstTick(writtenAs microseconds: Int64) -> Int64 {
    microseconds * Instant.ticksPerMicrosecond - Instant.ticksPerMicrosecond / 2
  }

  private func value(of metric: Metric) -> ScenarioExpectation.Found {
    switch metrics[metric] {
    case .number: .number(metrics.number(metric) ?? 0)
    case .name(let id): .text(names[id])
    case .none: .nothing
    }
  }

  private static func value(
    of channel: String, _ simulation: borrowing Simulation, _ names: Names
  ) -> ScenarioExpectation.Found {
    let index = simulation.stack.channels.firstIndex { names[$0.name] == channel }
    guard let index, let number = simulation.channels[index] else { return .nothing }
    return .number(number)
  }

  private static func value(
    of column: Column, _ frame: Frame, _ events: EventLog, _ scene: Scene?, _ names: Names
  ) -> ScenarioExpectation.Found {
    var scene = scene ?? Scene()
    switch withUnsafePointer(to: frame, { Cell(column, of: $0, &scene) }) {
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

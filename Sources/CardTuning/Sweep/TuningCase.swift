import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// A scenario under which points are tried, ready to be run again and again with other settings.
///
/// It is a class only so that threads can share one instance; it never changes.
public final class TuningCase: Sendable {
  /// The scenario's name, plus anything else that distinguishes it from other cases.
  public let name: String

  /// The scenario, before anything is varied.
  public let document: ScenarioDocument

  /// The contents of its gesture files, keyed by their names in the scenario.
  private let gestures: [String: Gesture]

  /// The unchanged scenario, at its start.
  private let layouts: [Layout]
  private let names: Names
  private let start: Simulation

  /// True if the varied keys change nothing but the rules, so that cards and touches keep their positions.
  private let reusesPlaces: Bool

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: The case's name.
  ///   - document: The scenario.
  ///   - gestures: The contents of its gesture files, keyed by their names in the scenario.
  ///   - keys: The keys to be varied.
  public init(
    name: String, document: ScenarioDocument, gestures: [String: Gesture] = [:], varying keys: [TuningKey]
  ) throws(DiagnosticsError) {
    self.name = name
    self.document = document
    self.gestures = gestures
    let scenario = try document.scenario(gestures: gestures)
    (layouts, names) = (scenario.stack.layouts, scenario.names)
    start = scenario.simulation
    reusesPlaces = keys.allSatisfy(\.isOfRulesOnly) && document.placesGesturesAlike
  }

  /// The memory in which a thread runs one trial after the other: moving a simulation takes as long as many frames.
  final class Workspace {
    fileprivate var simulation: Simulation
    fileprivate var opening: Opening?

    fileprivate init(_ simulation: Simulation) { self.simulation = simulation }
  }

  /// The frames before anything may send a card to a detent: trials whose rules differ only from there on share them.
  ///
  /// It is a class only so that no trial has to copy it before it begins with a copy; it never changes.
  fileprivate final class Opening {
    let metrics: [Metric]
    let simulation: Simulation
    let measured: Metrics

    init(of start: Simulation, measuring metrics: [Metric]) throws(NonFiniteFrame) {
      var (simulation, measured) = (start, Metrics(of: metrics))
      let end = simulation.nextSending
      while try simulation.next(before: end) { measured.add(simulation) }
      (self.metrics, self.simulation, self.measured) = (metrics, simulation, measured)
    }
  }

  /// Returns a new workspace for a thread.
  func workspace() -> Workspace { Workspace(start) }

  /// Returns the scenario with these keys set.
  public func changed(_ keys: [TuningKey], _ values: [SettingValue]) throws(SettingError) -> ScenarioDocument {
    var document = document
    for (key, value) in zip(keys, values) { try key.set(value, in: &document) }
    return document
  }

  /// Returns the result of a point. A point that makes no valid card, say with two detents at the same position, is
  /// impossible.
  ///
  /// - Parameter workspace: The calling thread's own workspace for this case, reused from trial to trial.
  func trial(
    _ keys: [TuningKey], _ values: [SettingValue], measuring metrics: [Metric], in workspace: Workspace
  ) -> Trial {
    if reusesPlaces {
      guard let rules = rules(keys, values) else { return Trial(metricCount: metrics.count) }
      var measured: Metrics
      if start.stack.rules.areSame(untilACardIsSent: rules) {
        let opening = opening(in: workspace, measuring: metrics)
        workspace.simulation.goOn(as: opening.simulation, by: rules)
        measured = opening.measured
        measured.follow(workspace.simulation)
      } else {
        workspace.simulation.begin(as: start, with: CardStack(layouts: layouts, rules: rules))
        measured = Metrics(of: metrics)
      }
      return finish(&workspace.simulation, names, metrics, &measured)
    }
    guard let changed = try? changed(keys, values), let other = try? changed.scenario(gestures: gestures) else {
      return Trial(metricCount: metrics.count)
    }
    var (simulation, measured) = (other.simulation, Metrics(of: metrics))
    return finish(&simulation, other.names, metrics, &measured)
  }

  /// Returns the opening of the unchanged scenario, which a workspace plays once.
  private func opening(in workspace: Workspace, measuring metrics: [Metric]) -> Opening {
    if let known = workspace.opening, known.metrics == metrics { return known }
    do throws(NonFiniteFrame) {
      let opening = try Opening(of: start, measuring: metrics)
      workspace.opening = opening
      return opening
    } catch {
      fail(error)
    }
  }

  private func rules(_ keys: [TuningKey], _ values: [SettingValue]) -> Rules? {
    var settings = document.settings
    for index in keys.indices {
      guard (try? keys[index].set(values[index], in: &settings)) != nil else { return nil }
    }
    return settings.rules
  }

  private func fail(_ error: NonFiniteFrame) -> Never {
    preconditionFailure("\(name): frame \(error.number) holds a number that isn't finite")
  }

  /// Plays the rest of a simulation, and returns its result.
  private func finish(
    _ simulation: inout Simulation, _ names: Names, _ metrics: [Metric], _ measured: inout Metrics
  ) -> Trial {
    do throws(NonFiniteFrame) {
      while try simulation.next(addingTo: &measured) {}
    } catch {
      fail(error)
    }
    var target: String?
    if case .name(let id) = measured[.target] { target = names[id] }
    return Trial(numbers: metrics.map { measured.number($0) }, target: target, isPossible: true)
  }
}

/// The result of a point in one case, or in all of them together.
public struct Trial: Hashable, Sendable {
  /// The metrics' numbers in the order in which they were requested, in the units of their names; nil: there is none.
  public let numbers: [Double?]

  /// The detent that the card went to last; nil: none, or not the same in all cases.
  public let target: String?

  /// True if such a card is possible.
  public let isPossible: Bool

  /// Creates a trial.
  public init(numbers: [Double?], target: String?, isPossible: Bool) {
    self.numbers = numbers
    self.target = target
    self.isPossible = isPossible
  }

  /// The trial of an impossible point.
  init(metricCount: Int) {
    self.init(numbers: [Double?](repeating: nil, count: metricCount), target: nil, isPossible: false)
  }

  /// The result of a point in several cases: for each metric the mean or the largest number; nil if a case has none.
  init(_ trials: ArraySlice<Trial>, by summary: Summary) {
    guard trials.count > 1, let first = trials.first else {
      self = trials.first!
      return
    }
    numbers = first.numbers.indices.map { index in
      summary.of(trials.lazy.map { $0.numbers[index] })
    }
    target = trials.allSatisfy { $0.target == first.target } ? first.target : nil
    isPossible = trials.allSatisfy(\.isPossible)
  }
}

/// The summary of a number over several cases.
public enum Summary: String, Hashable, Sendable, CaseIterable {
  /// The mean.
  case mean

  /// The largest number: the worst, since objectives are minimised.
  case worst

  /// Returns the summary of some numbers; nil if there are none or one of them is nil.
  func of(_ numbers: some Sequence<Double?>) -> Double? {
    var (sum, largest, count) = (0.0, -Double.infinity, 0.0)
    for number in numbers {
      guard let number else { return nil }
      sum += number
      largest = max(largest, number)
      count += 1
    }
    let summary = self == .mean ? sum / count : largest
    return summary.isFinite ? summary : nil
  }
}

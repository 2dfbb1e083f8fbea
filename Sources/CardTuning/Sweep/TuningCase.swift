import CardModel
import CardScenario
import CardSettings
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

  /// The unchanged scenario, at its start, and its names.
  private let start: Simulation
  private let names: Names

  /// True if the varied keys change nothing but the rules, so that cards and touches keep their positions.
  private let reusesPlaces: Bool

  /// The unchanged settings, whose `base` is the rules.
  private let settings: Settings

  /// The rules that follow from the varied keys, and true if one of them changes a part of a value.
  private let following: Settings.Following
  private let setsParts: Bool

  /// The order in which the varied keys are set.
  private let order: [Int]

  /// True if the varied keys change nothing before a card is sent to a detent.
  private let opensAlike: Bool

  /// Returns the reason for which a metric has no value before anything is varied; nil if it has one.
  public func reasonForNoValue(of metric: Metric) -> String? {
    (try? document.scenario(gestures: gestures))?.reasonForNoValue(of: metric)
  }

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
    (names, start) = (scenario.names, scenario.simulation)
    reusesPlaces = keys.allSatisfy(\.isOfRulesOnly) && document.placesGesturesAlike
    var settings = document.settings
    settings.follow(.all)
    self.settings = settings
    following = keys.reduce(into: []) { $0.formUnion($1.following) }
    setsParts = keys.contains(where: \.isPartOfValue)
    order = Self.order(of: keys)
    opensAlike = keys.allSatisfy(\.isOfRelease)
  }

  /// The memory in which a thread runs one trial after the other: moving a simulation takes as long as many frames.
  final class Workspace {
    fileprivate var simulation: Simulation
    fileprivate var opening: Opening?

    /// The settings of the last trial. Each trial sets the same keys, so that nothing else ever differs.
    fileprivate var settings: Settings

    fileprivate init(_ simulation: Simulation, _ settings: Settings) {
      (self.simulation, self.settings) = (simulation, settings)
    }
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
  func workspace() -> Workspace { Workspace(start, settings) }

  /// Returns the scenario with these keys set.
  public func changed(_ keys: [TuningKey], _ values: [SettingValue]) throws(SettingError) -> ScenarioDocument {
    var document = document
    for index in Self.order(of: keys) { try keys[index].set(values[index], in: &document) }
    return document
  }

  /// Returns a scenario made of a changed document.
  func scenario(of changed: ScenarioDocument) throws(DiagnosticsError) -> Scenario {
    try changed.scenario(gestures: gestures)
  }

  /// Returns the spring that moved the card last at a point, if it was stiffened so that it wouldn't overshoot too far;
  /// nil if the spring of the settings ran, or none.
  public func stiffenedSpring(
    _ keys: [TuningKey], _ values: [SettingValue]
  ) -> (response: Double, dampingRatio: Double)? {
    guard let changed = try? changed(keys, values), let scenario = try? changed.scenario(gestures: gestures) else {
      return nil
    }
    var (simulation, outcome) = (scenario.simulation, Outcome())
    var spring: (response: Double, dampingRatio: Double)?
    while (try? simulation.next()) ?? false {
      outcome.add(simulation.frame, events: simulation.events)
      for entry in simulation.events {
        if case .stiffened(let response, let dampingRatio) = entry.event { spring = (response, dampingRatio) }
      }
    }
    return outcome.isStiffened ? spring : nil
  }

  /// Returns the result of a point. A point that makes no valid card, say with two detents at the same position, is
  /// impossible, and so is one with a number that isn't finite.
  ///
  /// - Parameters:
  ///   - keys: The varied keys, in the order in which the case has them.
  ///   - workspace: The calling thread's own workspace for this case, reused from trial to trial.
  func trial(
    _ keys: [TuningKey], _ values: [SettingValue], measuring metrics: [Metric], in workspace: Workspace
  ) -> Trial {
    if reusesPlaces {
      guard set(keys, values, in: &workspace.settings) else { return Trial(metricCount: metrics.count) }
      var measured: Metrics
      if opensAlike || start.stack.rules.areSame(untilACardIsSent: workspace.settings.base) {
        guard let opening = opening(in: workspace, measuring: metrics) else { return Trial(metricCount: metrics.count) }
        workspace.simulation.goOn(as: opening.simulation, by: &workspace.settings.base)
        measured = opening.measured
        if measured.hasMeasuredRules { measured.follow(workspace.simulation) }
      } else {
        workspace.simulation.begin(as: start, with: start.stack.remade(by: workspace.settings.base))
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

  /// Returns the opening of the unchanged scenario, which a workspace plays once; nil if a number in it isn't finite.
  private func opening(in workspace: Workspace, measuring metrics: [Metric]) -> Opening? {
    if let known = workspace.opening, known.metrics == metrics { return known }
    guard let opening = try? Opening(of: start, measuring: metrics) else { return nil }
    workspace.opening = opening
    return opening
  }

  /// Sets the keys in the settings of an earlier trial, and has the rules follow. Returns false if a key doesn't accept
  /// its value.
  private func set(_ keys: [TuningKey], _ values: [SettingValue], in settings: inout Settings) -> Bool {
    if setsParts { settings = self.settings }
    for index in order {
      guard (try? keys[index].set(values[index], in: &settings)) != nil else { return false }
    }
    settings.follow(following)
    return true
  }

  /// Returns the indices of keys in the order in which they are set: a part of a value, such as a curve's x1, after the
  /// whole, which would overwrite it.
  private static func order(of keys: [TuningKey]) -> [Int] {
    keys.indices.filter { !keys[$0].isPartOfValue } + keys.indices.filter { keys[$0].isPartOfValue }
  }

  /// Plays the rest of a simulation, and returns its result. A number that isn't finite is an error of CardSim, which
  /// `run` tells; a search of thousands of points doesn't end for one of them.
  private func finish(
    _ simulation: inout Simulation, _ names: Names, _ metrics: [Metric], _ measured: inout Metrics
  ) -> Trial {
    guard (try? simulation.finish(addingTo: &measured)) != nil else { return Trial(metricCount: metrics.count) }
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

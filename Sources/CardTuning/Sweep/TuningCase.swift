import CardFormats
import CardModel
import CardSimulation
import CardText

/// A scenario under which points are tried, ready to be run again and again with other settings.
///
/// It is a class only so that many threads share one: nothing of it changes.
public final class TuningCase: Sendable {
  /// What it is called: the scenario's name, with what else tells it from others.
  public let name: String

  /// The scenario, as it is before anything is varied.
  public let document: ScenarioDocument

  /// What its gesture files hold, by their names in it.
  private let gestures: [String: Gesture]

  /// The scenario as it is, at its start.
  private let layouts: [Layout]
  private let names: Names
  private let start: Simulation

  /// Whether another point changes no more than the rules: then cards and touches are where they were.
  private let reusesPlaces: Bool

  /// A case.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - document: The scenario.
  ///   - gestures: What its gesture files hold, by their names in it.
  ///   - keys: What will be varied.
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

  /// Where one trial after the other is run: a simulation is so large that moving it takes as long as many frames.
  final class Desk {
    fileprivate var simulation: Simulation

    fileprivate init(_ simulation: Simulation) { self.simulation = simulation }
  }

  /// A desk for a thread.
  func desk() -> Desk { Desk(start) }

  /// The scenario with these keys set.
  public func changed(_ keys: [TuningKey], _ values: [SettingValue]) throws(SettingError) -> ScenarioDocument {
    var document = document
    for (key, value) in zip(keys, values) { try key.set(value, in: &document) }
    return document
  }

  /// What comes of a point. One that makes no card isn't possible: two detents would lie at the same place, say.
  ///
  /// - Parameter desk: The thread's own for this case, which it uses for one trial after the other.
  func trial(
    _ keys: [TuningKey], _ values: [SettingValue], measuring metrics: [Metric], on desk: Desk
  ) -> Trial {
    if reusesPlaces {
      guard let rules = rules(keys, values) else { return Trial(metricCount: metrics.count) }
      desk.simulation.begin(as: start, with: CardStack(layouts: layouts, rules: rules))
      return measure(&desk.simulation, names, metrics)
    }
    guard let changed = try? changed(keys, values), let other = try? changed.scenario(gestures: gestures) else {
      return Trial(metricCount: metrics.count)
    }
    var simulation = other.simulation
    return measure(&simulation, other.names, metrics)
  }

  private func rules(_ keys: [TuningKey], _ values: [SettingValue]) -> Rules? {
    var settings = document.settings
    for index in keys.indices {
      guard (try? keys[index].set(values[index], in: &settings)) != nil else { return nil }
    }
    return settings.rules
  }

  private func measure(_ simulation: inout Simulation, _ names: Names, _ metrics: [Metric]) -> Trial {
    var measured = Metrics(of: metrics)
    do throws(NonFiniteFrame) {
      while try simulation.next() { simulation.show(to: &measured) }
    } catch {
      preconditionFailure("\(name): frame \(error.number) holds a number that isn't finite")
    }
    var target: String?
    if case .name(let id) = measured[.target] { target = names[id] }
    return Trial(numbers: metrics.map { measured.number($0) }, target: target, isPossible: true)
  }
}

/// What came of a point in one case, or in all of them together.
public struct Trial: Hashable, Sendable {
  /// The metrics' numbers in the order in which they were asked for, in the units of their names; nil: there is none.
  public let numbers: [Double?]

  /// The detent that the card went to at last; nil: none, or not the same in all cases.
  public let target: String?

  /// Whether there can be such a card at all.
  public let isPossible: Bool

  /// What came of it.
  public init(numbers: [Double?], target: String?, isPossible: Bool) {
    self.numbers = numbers
    self.target = target
    self.isPossible = isPossible
  }

  /// Of a point that can't be.
  init(metricCount: Int) {
    self.init(numbers: [Double?](repeating: nil, count: metricCount), target: nil, isPossible: false)
  }

  /// What came of a point in several cases: of each metric the mean, or the largest; none where a case has none.
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

/// What counts of a number that several cases have.
public enum Summary: String, Hashable, Sendable, CaseIterable {
  /// What they have on average.
  case mean

  /// The largest of them: of what is to be small, the worst.
  case worst

  /// Of no numbers, and where one of them is missing: nil.
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

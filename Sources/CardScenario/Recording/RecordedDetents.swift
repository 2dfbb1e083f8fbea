import CardModel
import CardSimulation
import CardTimeline

/// The detents of a scenario, for the places at which a recording rests.
struct RecordedDetents: Sendable {
  /// The names and the places, points from the top.
  private let detents: [(name: String, y: Double)]

  /// The distance from a detent at which a card counts as being there, points.
  private static let nearness = 3.0

  /// The detents of the last layout, if a column is the card's; else none.
  init(of scenario: Scenario, _ column: Column) {
    guard column == .cardY || column == .transitionY else {
      detents = []
      return
    }
    // Each layout stands once in the list, in the order in which it is first shown.
    let last = scenario.inputs.lazy.compactMap { $0.input.layout }.last ?? 0
    detents = scenario.stack.layouts[last].cards.flatMap { card in card.detents.map { (scenario.names[$0.name], $0.y) }
    }
  }

  /// Returns the name of the detent nearest to a place; nil if none is within a distance of it.
  func name(at y: Double, within distance: Double = nearness) -> String? {
    let near = detents.min { ($0.y - y).magnitude < ($1.y - y).magnitude }
    return near.flatMap { ($0.y - y).magnitude <= distance ? $0.name : nil }
  }

  /// True if a recording rests at detents before and after its motion, and not at those of a path: then its numbers are
  /// the scenario's, though they lie off throughout where detents are equally far apart.
  func areOthers(_ series: RecordedSeries, than path: ScenarioPath, within distance: Double) -> Bool {
    guard let wanted = path.rests, let start = name(at: series.rests.start, within: distance),
      let end = name(at: series.rests.end, within: distance)
    else { return false }
    return start != name(at: wanted.start) || end != name(at: wanted.end)
  }

  /// The detents at a recording's start and end that differ from a scenario's: `ends at mid in place of top`; nil if
  /// both are at none, or at the same one.
  ///
  /// - Parameter verb: That of the phrase.
  func phrase(_ verb: String, recorded: Double, expected: Double) -> String? {
    guard let one = name(at: recorded), let other = name(at: expected), one != other else { return nil }
    return "\(verb) at \(one) in place of \(other)"
  }
}

extension Input {
  /// The index of the layout that it leads to; nil: the layout stays.
  fileprivate var layout: Int? {
    switch self {
    case .layout(let layout, _), .detents(let layout, _, _), .keyboard(_, _, let layout): layout
    default: nil
    }
  }
}

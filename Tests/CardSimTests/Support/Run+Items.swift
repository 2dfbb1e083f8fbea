import CardSim
import Testing

/// Returns the sum of numbers, for which a compiler takes minutes if it is a long sum of literals.
func sum(_ numbers: Double...) -> Double { numbers.reduce(0, +) }

extension Run {
  /// Returns the visible items of the content in each frame, by their names in the items table.
  func items() throws -> [[String: VisibleItem]] {
    var simulation = scenario.simulation
    var all: [[String: VisibleItem]] = []
    while try simulation.next() {
      var items: [String: VisibleItem] = [:]
      simulation.forEachVisibleItem { item in items[label(item)] = item }
      all.append(items)
    }
    return all
  }

  private func label(_ item: VisibleItem) -> String {
    let name = item.name.map { scenario.names[$0] } ?? "\(item.section).\(item.number)"
    switch item.kind {
    case .header: return "\(item.section).header"
    case .footer: return "\(item.section).footer"
    case .before: return name + ".before"
    case .after: return name + ".after"
    case .item, .card: return name
    }
  }

  /// Returns the indices of the rows with an event for which `matches` holds.
  func indices(where matches: (Event) -> Bool) -> [Int] {
    rows.indices.filter { rows[$0].events.contains { matches($0.event) } }
  }

  /// Returns true if there is an event for which `matches` holds.
  func has(_ matches: (Event) -> Bool) -> Bool { events.contains(where: matches) }
}

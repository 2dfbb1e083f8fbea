import CardSim
import Testing

/// What numbers come to; a long sum of literals takes a compiler minutes.
func sum(_ numbers: Double...) -> Double { numbers.reduce(0, +) }

extension Run {
  /// What shows of the content in each frame, by what the items table calls it.
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
    case .behind: return name + ".behind"
    case .item, .card: return name
    }
  }

  /// The rows in which something happened for which `matches` holds, by their indices.
  func indices(where matches: (Event) -> Bool) -> [Int] {
    rows.indices.filter { rows[$0].events.contains { matches($0.event) } }
  }

  /// Whether anything of the kind happened.
  func has(_ matches: (Event) -> Bool) -> Bool { events.contains(where: matches) }
}

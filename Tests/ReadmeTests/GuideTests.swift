import CardExamples
import CardSettings
import CardSim
import Foundation
import Testing

/// The guides' tables match the library.
@Suite struct GuideTests {
  /// The rows of the first table in a guide with this header, without the white space around each cell.
  static func table(in guide: String, _ header: String...) throws -> [[String]] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/CardSim/CardSim.docc/\(guide).md")
    var rows: [[String]] = []
    var isInside = false
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        if isInside { break }
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      if isInside, !cells.allSatisfy({ $0 == "---" }) { rows.append(cells) }
      if cells == header { isInside = true }
    }
    return rows
  }

  /// The texts in backticks.
  static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }

  @Test func everyColumnInItsOrder() throws {
    let rows = try Self.table(in: "ColumnsAndEvents", "column", "unit", "meaning")
    #expect(rows.map { Self.quoted($0[0]) } == Column.allCases.map { [$0.name] })
  }

  @Test func everyUnitIsTheNames() throws {
    let units = ["_us": "µs", "_pt": "pt", "_pt_s": "pt/s", "_alpha": "1"]
    for row in try Self.table(in: "ColumnsAndEvents", "column", "unit", "meaning") {
      let name = try #require(Self.quoted(row[0]).first)
      // The longest suffix decides: `_pt_s` isn't `_pt`.
      let ending = units.keys.filter(name.hasSuffix).max { $0.count < $1.count }
      if let ending { #expect(row[1] == units[ending], "\(name) is in \(row[1])") }
    }
  }

  @Test func everyPhase() throws {
    let phases: [Phase] = [
      .resting, .dragging, .settling, .scrolling, .decelerating, .bouncing, .pushing, .popping, .paging,
    ]
    #expect(
      try Self.table(in: "ColumnsAndEvents", "phase", "meaning").map { Self.quoted($0[0]) }
        == phases.map { ["\($0.name)"] })
  }

  @Test func everyEventOfABuiltInScenario() throws {
    let examples = try Self.table(in: "ColumnsAndEvents", "event", "meaning").flatMap { Self.quoted($0[0]) }
    let words = Set(examples.map { (text: String) in text.prefix { $0 != "(" } })
    var seen: Set<Substring> = []
    for entry in BuiltInScenarios.all {
      let scenario = try entry.document.scenario()
      var writer = TimelineWriter(columns: [.events], names: scenario.names)
      var simulation = scenario.simulation
      while try simulation.next() {
        var row = ByteBuffer(capacity: 256)
        writer.append(simulation.frame, events: simulation.events, scene: simulation.scene, to: &row)
        for event in row.text.dropLast().replacing("\"", with: "").split(separator: ";") {
          seen.insert(event.prefix { $0 != "(" })
        }
      }
    }
    #expect(seen.subtracting(words).isEmpty, "ColumnsAndEvents.md doesn't explain these events")
    #expect(words.subtracting(seen).isEmpty, "no built-in scenario has these events")
  }

  @Test func everyScenarioIsABehaviours() throws {
    let shown = try Self.table(in: "Behaviours", "behaviour", "from", "shown by", "keys")
      .flatMap { Self.quoted($0[2]) }
    #expect(Set(shown).subtracting(BuiltInScenarios.all.map(\.name)).isEmpty, "there are no such scenarios")
    #expect(Set(BuiltInScenarios.all.map(\.name)).subtracting(shown).isEmpty, "no behaviour is shown by these")
  }

  @Test func everyKeyThatIsNamedExists() throws {
    let rows = try Self.table(in: "Behaviours", "behaviour", "from", "shown by", "keys")
    let keys = Set(rows.flatMap { Self.quoted($0[3]) }.filter { !$0.hasPrefix("\"") })
    #expect(keys.count > 30)
    #expect(keys.subtracting(SettingKey.all.map(\.name)).isEmpty, "there are no such keys")
  }
}

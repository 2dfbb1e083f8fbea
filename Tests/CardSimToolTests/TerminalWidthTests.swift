import CardTestSupport
import Testing

@Suite struct TerminalWidthTests {
  /// On a terminal no table and no sentence is wider than it.
  @Test(arguments: [
    ["show", "tgcard-2.5.1"], ["show", "--keys"], ["show", "standard", "--columns"], ["list"],
    ["map", "--size", "5x5"],
    ["metrics", "--list"], ["metrics", "flick-up", "tour"], ["explain", "google-maps-sheet"], ["check", "flick-up"],
    ["validate", "apple-maps", "tgcard-flick"], ["diff", "flick-up", "flick-down"], ["content", "spots-components"],
    ["map", "--diff", "standard", "tgcard-2.5.1", "--size", "5x5"], ["list", "devices"],
  ])
  func everyCommandFits(call: [String]) throws {
    for columns in Seeds.every(2, of: [80, 100] as [UInt16], from: call.count % 2) {
      let text = try Tool.onATerminal(call, columns: columns, environment: ["TERM": "xterm", "LANG": "C.UTF-8"])
      let lines = text.split(separator: "\n").filter { !$0.contains("cardsim ") }
      #expect(lines.allSatisfy { $0.count <= columns }, "\(lines.filter { $0.count > columns })")
      #expect(!lines.isEmpty)
    }
  }
}

import CardSim
import Testing

/// A drag that a bar or other detents fall into goes on as the same drag: what the finger did before still counts.
@Suite struct RegripTests {
  /// A card that is pulled 190 pt past its top, held there, and brought back by 100 pt; `bar` comes while it is held.
  private static func pulled(_ head: String, bar: Bool) throws -> Run {
    try Run(
      json: """
        { \(head), "bar": 40, "cards": [{ "name": "n", "content": 3000, "detent": "peaking" }],
          "inputs": [
            { "at": "500ms", "on": "header", "path": { "points": [["0ms", 190, 20], ["500ms", 190, -500],
              ["1500ms", 190, -500], ["2000ms", 190, -400]], "lift_after": "100ms", "jitter": false } }
            \(bar ? ", { \"at\": \"1500ms\", \"bar\": true }" : "")
          ] }
        """)
  }

  /// The travel that a hard stop absorbed isn't lost: the card stays until the finger is where it left it.
  @Test(arguments: ["\"preset\": \"tgcard-2.5.1\"", "\"set\": { \"drag.top_bounce\": false }"])
  func aHardStopKeepsTheTravel(head: String) throws {
    let (free, barred) = (try Self.pulled(head, bar: false), try Self.pulled(head, bar: true))
    let held = { (run: Run) in
      run.rows(from: Instant(microseconds: 1_400_000), to: Instant(microseconds: 2_500_000)).map(\.sample)
    }
    let (before, after) = (held(free), held(barred))
    try #require(before.count == after.count)
    #expect(before.contains { $0.overdrag < -100 })
    for (wanted, found) in zip(before, after) {
      #expect((wanted.cardY - found.cardY).magnitude < 1e-9, "at \(wanted.touchY ?? .nan)")
    }
    #expect(after.last.map { $0.overdrag < 0 } == true)
  }

  /// Content that began at its top hands over to the card, though it was scrolled as the detents changed.
  @Test func theStartOfTheDragCounts() throws {
    let run = try Run(
      json: """
        { "preset": "sweetcurtain-0.9", "cards": [{ "name": "news", "content": 3000, "detent": "large" }],
          "inputs": [
            { "at": "500ms", "on": "content", "path": { "points": [["0ms", 190, 200], ["500ms", 190, 50],
              ["1500ms", 190, 60], ["2500ms", 190, 400]], "lift_after": "100ms", "jitter": false } },
            { "at": "1500ms", "detents": { "large": 210, "medium": 452, "small": 692 } }
          ] }
        """)
    #expect(run.eventTexts.contains("handoff(card)"))
    #expect(run.lastDetent == "medium")
  }

  /// A pull refreshes once, whatever changes under it.
  @Test(arguments: ["", ", { \"at\": \"2500ms\", \"bar\": true }"])
  func aPullRefreshesOnce(change: String) throws {
    let run = try Run(
      json: """
        { "set": { "touch.drag_without_map": false }, "bar": 30,
          "cards": [{ "name": "news", "map": false,
            "content": { "components": [{ "kind": "list", "items": [{ "size": { "height": 80 }, "repeat": 20 }] }] },
            "feed": { "rules": "spots-1.9", "on_refresh": [[{ "size": { "height": 90 }, "repeat": 24 }]] } }],
          "inputs": [
            { "at": "500ms", "on": "content", "path": { "points": [["0ms", 190, 200], ["500ms", 195, 600],
              ["3000ms", 195, 640], ["4000ms", 195, 660]], "lift_after": "100ms", "seed": 2 } }\(change)
          ] }
        """)
    #expect(run.eventTexts.filter { $0 == "refresh" }.count == 1)
  }
}

import CardSettings
import CardSim
import CardTestSupport
import Testing

/// Under every preset no input sends a card further than its reach: 2,000 pt beyond its outer detents, or the distance
/// between them if that is longer.
@Suite struct BoundedCardTests {
  /// Returns true if the card is within the reach of the detents of a scenario's first card in each frame.
  static func staysWithinReach(_ run: Run) -> Bool {
    let places = run.scenario.stack.cards[0].detents.map(\.y)
    let (highest, lowest) = (places.min()!, places.max()!)
    let room = max(2_000, lowest - highest) + 1e-6
    return run.rows.allSatisfy { $0.sample.cardY >= highest - room && $0.sample.cardY <= lowest + room }
  }

  static func isAtRestOnADetent(_ run: Run) -> Bool {
    guard let last = run.rows.last?.sample else { return false }
    return last.isAtRest && run.scenario.stack.cards[0].detents.contains { $0.y == last.cardY }
  }

  @Test(arguments: Preset.all.map(\.name))
  func aFingerThatJumpsFarOffTheScreen(preset: String) throws {
    for y in [-9_580, 10_000] {
      let run = try Run(
        json: """
          {"preset": "\(preset)", "cards": [{"name": "a", "content": 1600}],
           "inputs": [{"at": "100ms", "path": {"points": [["0ms", 200, 830], ["100ms", 200, 820], ["110ms", 200, \(y)]]}}]}
          """)
      #expect(Self.staysWithinReach(run), "\(preset), to \(y)")
      #expect(Self.isAtRestOnADetent(run), "\(preset), to \(y)")
    }
  }

  /// Moves to both ends in turn, so close together that each interrupts the curve before it. The curve itself goes
  /// beyond either end as far as a curve may.
  @Test(arguments: [5_000, 50, 2_500, 7_000], ["presentation", "additive"])
  func aChainOfMovesByAWildCurve(interval: Int, interruption: String) throws {
    let inputs = (0..<120).map { number in
      let end = number.isMultiple(of: 2) ? "extended" : "collapsed"
      return "{\"at\": \"\(100_000 + number * interval)us\", \"move\": \"\(end)\"}"
    }
    let run = try Run(
      json: "{\"cards\": [{\"name\": \"a\", \"content\": 1600}], \"inputs\": [\(inputs.joined(separator: ","))]}",
      [
        "tap.motion": "curve", "tap.curve": "linear(0, 2, -1, 2, -1, 1)", "tap.duration": "0.01",
        "motion.interruption": interruption,
      ])
    #expect(Self.staysWithinReach(run))
    #expect(Self.isAtRestOnADetent(run))
  }

  /// Touches that overlap are refused as such: three fingers, two of them down under one number, made each step of a
  /// damped edge larger than the last, until it wasn't a number.
  @Test func touchesThatOverlapUnderADampedEdgeAreRefused() throws {
    let text = """
      {"cards": [{"name": "news", "content": {"cards": [{"name": "offer", "parts": [
        {"kind": "paged", "height": 268185, "pages": 1}]}, {"name": "balance"}]}, "detent": "extended"}],
       "set": {"drag.edge": "damped"},
       "inputs": [
        {"at": "2674346us", "path": {"points": [["0ms", 200, 234], ["1200ms", 200, -938]]}},
        {"at": "3174347us", "path": {"points": [["0ms", 200, 126], ["800ms", 200, 822]]}, "on": "content"},
        {"at": "3304349us", "swipe": {"from": [190, 160], "to": [196, 40], "duration": "130ms", "velocity": -923},
         "on": "header"},
        {"at": "3904349us", "hide": "balance"}]}
      """
    let document = try ScenarioDocument.read(SourceText(name: "overlap.json", text: text), name: "overlap")
    let error = try #require(thrown(DiagnosticsError.self) { try document.scenario() })
    #expect(error.text.contains("finger 0 is down already when this touch begins"))
  }
}

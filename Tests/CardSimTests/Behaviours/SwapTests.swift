import CardSim
import Testing

/// A card that takes another's place.
@Suite struct SwapTests {
  /// A swap to another detent is animated, any other is immediate; the old card goes once the new one is there.
  @Test func theOtherOneGoesOnceItIsThere() throws {
    let run = try Run("swap-card")
    #expect(Set(run.rows.map(\.sample.stackDepth)) == [1, 2])
    #expect(run.rows.last?.sample.stackDepth == 1)
    let texts = run.eventTexts
    let pushed = try #require(texts.firstIndex(of: "pushed(stop)"))
    #expect(texts.firstIndex(of: "popped(trips)").map { $0 > pushed } == true)
    // The second card appears at the place of the present one, so no frame shows it in transit.
    let second = try run.instant { if case .push(let card) = $0 { run.name(card) == "service" } else { false } }
    #expect(run.rows(from: second, to: Instant(microseconds: 1_300_000)).allSatisfy { $0.sample.phase == .resting })
    #expect(texts.contains("popped(stop)"))
  }

  /// The last card isn't popped: the app is asked to dismiss it. The apps of other systems aren't asked.
  @Test func theLastOneAsksToBeDismissed() throws {
    #expect(try Run("swap-card").eventTexts.last == "requestsDismissal")
    let other = try Run("swap-card", ["callbacks.order": "none"])
    #expect(other.eventTexts.last == "ignored(nothing)")
    #expect(other.rows.last?.sample.stackDepth == 1)
  }

  /// A pop before the new card has arrived leaves the old one in its place.
  @Test func aPopTurnsItRound() throws {
    let run = try Run(
      json: #"""
        { "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "extended" }],
          "inputs": [{ "at": "100ms", "swap": "b" }, { "at": "200ms", "pop": true }] }
        """#)
    #expect(run.rows.last?.sample.stackDepth == 1)
    #expect(run.name(run.rows.last?.sample.card) == "a")
    #expect(run.eventTexts.contains("popped(b)"))
  }
}

import CardSim
import CardTestSupport
import Testing

/// Taps by position, the close button, keys, VoiceOver, reduced motion, and cards without a map.
@Suite struct CommandTests {
  /// Returns true if each tap hits the element at its position at that time.
  static func hits(_ run: Run) -> Bool {
    run.eventTexts.filter { $0.hasPrefix("tap") } == [
      "tap(map)", "tap(handle)", "tap(map)", "tap(header)", "tap(content)", "tap(close)", "tap(content)",
    ]
      && run.eventTexts.filter { $0.hasPrefix("move") || $0.hasPrefix("pop") } == [
        "move(extended)", "move(peaking)", "move(extended)", "pop(stop)", "popped(stop)",
      ]
  }

  @Test func tapsHitWhatLiesThere() throws {
    #expect(try Self.hits(Run("taps-by-position")))
    #expect(try !Self.hits(Run("taps-by-position", ["command.header_tap": "false"])))
    #expect(try !Self.hits(Run("taps-by-position", ["command.map_tap": "false"])))
    #expect(try !Self.hits(Run("taps-by-position") { $0.cards[0].headerHeight = 10 }))
  }

  /// Returns true if every card but the root has a close button, which fades with a card over the root, and
  /// pops the card.
  static func closes(_ run: Run) -> Bool {
    let alphas = run.rows.map {
      (depth: $0.sample.stackDepth, phase: $0.sample.phase, alpha: $0.scene.closeButtonAlpha)
    }
    return alphas.allSatisfy { row in
      switch (row.phase, row.depth) {
      case (.pushing, 2): row.alpha >= 0 && row.alpha <= 1
      case (.popping, 1): row.alpha >= 0 && row.alpha <= 1
      default: row.alpha == (row.depth > 1 ? 1 : 0)
      }
    } && alphas.contains { $0.phase == .pushing && $0.depth == 2 && $0.alpha > 0.2 && $0.alpha < 0.8 }
      && run.eventTexts.filter { $0.hasPrefix("pop(") || $0.hasPrefix("ignored") }
        == ["ignored(nothing)", "pop(service)", "pop(stop)", "ignored(nothing)"]
  }

  @Test func everyCardButTheRootHasAnX() throws {
    #expect(try Self.closes(Run("close-button")))
    #expect(try !Self.closes(Run("close-button") { $0.inputs.removeLast() }))
    // Over the root the close button follows the card that comes in: the spring of the push, clamped.
    let run = try Run("close-button", fps: 120)
    for row in run.rows where row.sample.phase == .pushing && row.sample.stackDepth == 2 {
      #expect(row.scene.closeButtonAlpha == min(1, max(0, row.sample.transitionProgress!)))
    }
  }

  @Test func keysLeadUpAndDownAndBack() throws {
    let texts = try Run("keys").eventTexts.filter { text in
      ["move", "pop(", "ignored"].contains { text.hasPrefix($0) }
    }
    #expect(
      texts == [
        "move(peaking)", "move(extended)", "ignored(nothing)", "move(peaking)", "pop(stop)", "pop(stop)", "pop(stop)",
        "ignored(nothing)",
      ])
  }

  @Test func theKeyForClosingIsNotAlwaysForCards() throws {
    func pops(_ settings: KeyValuePairs<String, String>) throws -> Int {
      try Run("close-key-tgcard", settings).eventTexts.filter { $0.hasPrefix("pop(") || $0 == "ignored(nothing)" }
        .firstIndex(of: "pop(stop)") ?? -1
    }
    #expect(try pops([:]) == 1)
    #expect(try pops(["command.close_key": "true"]) == 0)
  }

  /// Returns true if content scrolls at the middle detent, a focus below the screen brings the card up, and a push and
  /// a pop stay up.
  static func heedsVoiceOver(_ run: Run) -> Bool {
    let scrolled = run.rows.contains {
      $0.sample.phase == .scrolling && $0.sample.cardY == Place.peaking && $0.sample.scrollOffset > 50
    }
    let pushed = run.rows.filter { $0.sample.stackDepth == 2 }
    let first = pushed.prefix { $0.instant.ticks < Instant.ticksPerSecond * 4 }
    return scrolled && first.count > 20 && first.allSatisfy { ($0.sample.cardY - Place.extended).magnitude < 0.01 }
      && run.eventTexts.filter { $0.hasPrefix("ignored") }.count == 2
      // After VoiceOver is switched off, a card appears at its own detent.
      && run.lastY == Place.peaking
  }

  @Test func voiceOverFindsEverything() throws {
    #expect(try Self.heedsVoiceOver(Run("voiceover")))
    #expect(try !Self.heedsVoiceOver(Run("voiceover", ["command.voiceover": "false"])))
    #expect(try !Self.heedsVoiceOver(Run("voiceover") { $0.inputs.removeFirst() }))
  }

  /// Returns the overshoot of a card after a key, points, and the largest progress of a pushed card.
  static func overshoots(_ run: Run, from start: Double, to end: Double) -> (card: Double, push: Double) {
    let rows = run.rows.filter {
      let time = Double($0.instant.ticks) / Double(Instant.ticksPerSecond)
      return time >= start && time < end
    }
    return (
      rows.map { Place.peaking - $0.sample.cardY }.filter { $0 < 100 }.max() ?? 0,
      rows.compactMap(\.sample.transitionProgress).max() ?? 0
    )
  }

  @Test func withLessMotionNothingSwings() throws {
    let run = try Run("reduce-motion", fps: 120)
    let (swinging, calm) = (
      Self.overshoots(run, from: 0, to: 1), Self.overshoots(run, from: 3.7, to: 4.7)
    )
    // A spring of ζ 0.8 passes its target by e^(−πζ/√(1−ζ²)) = 1.5165 % of the distance.
    #expect(swinging.card.isNear(343.5 * 0.015165, 0.05))
    #expect(calm.card <= 0)
    let (pushed, calmPush) = (Self.overshoots(run, from: 1.1, to: 1.8), Self.overshoots(run, from: 4.8, to: 5.5))
    #expect(pushed.push.isNear(1.0284, 0.001))
    #expect(calmPush.push <= 1)
    let same = try Run("reduce-motion", ["command.reduced_motion": "same"], fps: 120)
    #expect(Self.overshoots(same, from: 3.7, to: 4.7).card.isNear(swinging.card, 0.05))
  }

  /// Returns true if a card without a map appears at its top, follows a finger down and comes back, and no key
  /// moves it down.
  static func staysUp(_ run: Run) -> Bool {
    let pushed = run.rows.filter { $0.sample.stackDepth == 2 }
    return pushed.map(\.sample.cardY).max()! > 500 && pushed.last!.sample.cardY == Place.extended
      && run.eventTexts.contains("snap(extended)") && run.eventTexts.contains("ignored(fixed)")
      && run.lastY == Place.collapsed
  }

  @Test func aCardWithoutAMapComesBack() throws {
    #expect(try Self.staysUp(Run("no-map-card")))
    #expect(try !Self.staysUp(Run("no-map-card", ["snap.fixed_without_map": "false"])))
    #expect(try !Self.staysUp(Run("no-map-card", ["touch.drag_without_map": "false"])))
    #expect(try !Self.staysUp(Run("no-map-card") { $0.cards[1].hasMap = true }))
    // The released TGCardViewController refuses the drag altogether; its README allows it.
    let code = try Run("no-map-card-tgcard")
    #expect(!code.eventTexts.contains("drag"))
    #expect(code.eventTexts.contains("ignored(fixed)"))
    let still = code.rows.filter { $0.sample.stackDepth == 2 && $0.sample.phase != .pushing }
    #expect(still.count > 60)
    #expect(still.allSatisfy { $0.sample.cardY == Place.extended })
    let readme = try Run("no-map-card-tgcard", ["touch.drag_without_map": "true"])
    #expect(readme.eventTexts.contains("snap(extended)"))
    #expect(readme.rows.contains { $0.sample.cardY > 400 })
  }

  /// Returns true if the content of a card that can't be dragged yields beyond its top, and the card stays.
  static func contentYields(_ run: Run) -> Bool {
    run.rows.allSatisfy { $0.sample.cardY == run.scenario.stack.topCard.detents.last?.y }
      && run.rows.map(\.sample.scrollOffset).min()! < -20 && run.eventTexts.contains { $0.hasPrefix("bounce") }
  }

  @Test(arguments: ["tgcard-2.5.1", "tgcard-2018", "standard"])
  func theContentOfACardThatStaysScrollsAsEver(preset: String) throws {
    func run(_ isDraggable: Bool) throws -> Run {
      let json = """
        { "preset": "\(preset)", "set": { "touch.drag_without_map": \(isDraggable) },
          "cards": [{ "name": "about", "content": 1600, "map": false }],
          "inputs": [
            { "at": "100ms", "path": { "points": [["0ms", 200, 500], ["200ms", 200, 450], ["600ms", 200, 650]] } },
            { "at": "2s", "path": { "points": [["0ms", 200, 500], ["300ms", 200, 650]] } }
          ] }
        """
      return try Run(json: json)
    }
    #expect(try Self.contentYields(run(false)))
    #expect(try !Self.contentYields(run(true)))
  }

  /// A card without a map that may go is let go as a finger lets it go; one that may not stays.
  @Test(arguments: [("gone", "dismissed(f)"), ("400", "ignored(fixed)")])
  func aFixedCardIsLetGoToGo(low: String, event: String) throws {
    let (place, asks) = low == "gone" ? ("\"gone\"", ", \"dismissal\": \"allowed\"") : (low, "")
    let run = try Run(
      json: """
        { "set": { "touch.drag_without_map": false }, "cards": [{ "name": "f", "map": false, "content": 300,
            "detents": { "top": 100, "away": \(place) }, "detent": "top"\(asks) }],
          "inputs": [{ "at": "100ms", "release": { "y": 250, "velocity": 1500 } }] }
        """)
    #expect(run.eventTexts.contains(event), "\(run.eventTexts)")
  }

  /// With reduced motion, content that is let go beyond its end comes back without a swing.
  @Test(arguments: [true, false])
  func contentBouncesWithoutASwing(isReduced: Bool) throws {
    let run = try Run(
      json: """
        { "set": { "scroll.bounce_damping_ratio": 0.2 },
          "cards": [{ "name": "t", "content": 3000, "detent": "extended" }],
          "inputs": [{ "at": "100ms", "reduce_motion": \(isReduced) },
            { "at": "200ms", "scroll": { "offset": -100, "velocity": 0 } }] }
        """)
    let most = run.rows.map(\.sample.scrollOffset).max() ?? .nan
    #expect(isReduced ? most <= 0.001 : most > 40, "\(most)")
    #expect(run.rows.contains { $0.sample.scrollOffset < -40 })
  }
}

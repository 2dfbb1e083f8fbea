import CardSim
import Testing

/// Dims and fades in an author's words, in whole timelines.
@Suite struct OwnFadesTests {
  static func sheet(_ keys: String, _ inputs: String, _ rest: String = "") -> String {
    #"""
    { "device": "iphone-15",
      "cards": [{ "name": "sheet", "content": 2000, "detent": "tip",
          "detents": { "tip": { "height": 80 }, "half": "50%", "full": { "from_safe_top": 10 } }, \#(keys) },
        { "name": "other", "detent": "full", "detents": { "tip": { "height": 80 }, "full": { "from_safe_top": 10 } } }],
      "inputs": [\#(inputs)] \#(rest) }
    """#
  }

  /// From the tip, at 738, over half, at 426, to the top, at 69, and back down with a finger.
  static let wholeWay = #"""
    { "at": "100ms", "move": "half" }, { "at": "1s", "move": "full" },
    { "at": "2s", "swipe": { "from": [200, 90], "to": [200, 700], "duration": "400ms", "velocity": 300 } }
    """#

  /// A sheet whose largest undimmed detent is half dims the map from there to the top, under animations and fingers
  /// alike, and nowhere else.
  @Test func theMapDimsAboveTheLargestUndimmedDetent() throws {
    let run = try Run(json: Self.sheet(#""largest_undimmed_detent": "half""#, Self.wholeWay))
    for row in run.rows {
      let expected = 0.25 * min(max((426 - row.sample.cardY) / 357, 0), 1)
      #expect(row.sample.mapDim.isNear(expected, 1e-15))
    }
    #expect(run.rows.contains { $0.isDrag && (0.05...0.2).contains($0.sample.mapDim) })
    #expect(run.rows.contains { $0.sample.phase == .settling && (0.05...0.2).contains($0.sample.mapDim) })
    #expect(run.rows.first?.sample.mapDim == 0)
    // At the tip as the largest one, half is as dark as the top.
    let tip = try Run(json: Self.sheet(#""largest_undimmed_detent": "tip""#, Self.wholeWay))
    for row in tip.rows {
      #expect(row.sample.mapDim.isNear(0.25 * min(max((738 - row.sample.cardY) / 312, 0), 1), 1e-15))
    }
    let top = try Run(json: Self.sheet(#""largest_undimmed_detent": "full""#, Self.wholeWay))
    #expect(top.rows.allSatisfy { $0.sample.mapDim == 0 })
  }

  /// The detent below the top is what the rules have anyway: the same timeline, to the bit.
  @Test func theRulesTimelineIsThatOfTheDetentBelowTheTop() throws {
    let own = try Run(json: Self.sheet(#""largest_undimmed_detent": "half""#, Self.wholeWay))
    let rules = try Run(json: Self.sheet(#""map": true"#, Self.wholeWay))
    #expect(own.rows.map(\.sample) == rules.rows.map(\.sample))
    #expect(own.eventTexts == rules.eventTexts)
  }

  /// Numbers at each detent, and straight between them, in each frame; and nothing else moves.
  @Test func numbersAtDetentsHoldInEveryFrame() throws {
    let keys =
      #""fades": { "map_dim": { "tip": 0, "half": 0.1, "full": 0.4 }, "map_buttons": { "tip": 1, "half": 0 } }"#
    let run = try Run(json: Self.sheet(keys, Self.wholeWay))
    let rules = try Run(json: Self.sheet(#""map": true"#, Self.wholeWay))
    #expect(run.rows.count == rules.rows.count)
    for (row, other) in zip(run.rows, rules.rows) {
      let y = row.sample.cardY
      let dim = y > 426 ? 0.1 * max(738 - y, 0) / 312 : 0.1 + 0.3 * min((426 - y) / 357, 1)
      #expect(row.sample.mapDim.isNear(dim, 1e-15))
      #expect(row.sample.mapButton.isNear(1 - min(max((738 - y) / 312, 0), 1), 1e-15))
      var same = row.sample
      (same.mapDim, same.mapButton) = (other.sample.mapDim, other.sample.mapButton)
      #expect(same == other.sample)
    }
  }

  /// A modal card comes in over another and goes again: the map darkens and lightens with it, steadily, and is as dark
  /// at each of its detents. Below the lowest, at 738, it lightens towards the screen's bottom edge at 852.
  @Test func aModalCardDimsFromItsPushToItsPop() throws {
    let text = Self.sheet(
      #""largest_undimmed_detent": "full""#,
      #"""
      { "at": "100ms", "push": "other" }, { "at": "1500ms", "move": "tip" }, { "at": "2500ms", "tap": "map" },
      { "at": "3s", "move": "full" }, { "at": "4s", "tap": "map" }, { "at": "5s", "pop": true }
      """#
    ).replacing(#""name": "other","#, with: #""name": "other", "modal": true,"#)
    let run = try Run(json: text)
    for row in run.rows {
      let sample = row.sample
      if let progress = sample.transitionProgress {
        #expect(sample.mapDim.isNear(0.25 * min(max(progress, 0), 1), 1e-15))
      } else {
        let share = min(max((852 - sample.cardY) / 114, 0), 1)
        #expect(sample.mapDim.isNear(sample.stackDepth == 2 ? 0.25 * share : 0, 1e-15))
      }
    }
    #expect(zip(run.rows, run.rows.dropFirst()).allSatisfy { ($1.sample.mapDim - $0.sample.mapDim).magnitude < 0.08 })
    #expect(run.rows.contains { $0.sample.cardY > 739 && $0.sample.stackDepth == 2 })
    #expect(run.rows.contains { $0.sample.phase == .pushing && (0.05...0.2).contains($0.sample.mapDim) })
    #expect(run.rows.contains { $0.sample.phase == .popping && (0.05...0.2).contains($0.sample.mapDim) })
    // Taps beside it do nothing.
    #expect(run.eventTexts.count { $0 == "ignored(nothing)" } == 2)
  }

  static func stack(_ inputs: String) -> String {
    #"""
    { "device": "iphone-15",
      "cards": [{ "name": "a", "detent": "tip", "detents": { "tip": { "height": 80 }, "full": { "from_safe_top": 10 } } },
        { "name": "b", "modal": true, "detents": { "half": "50%" } },
        { "name": "c", "detent": "tip", "detents": { "tip": { "height": 80 }, "full": { "from_safe_top": 10 } } }],
      "inputs": [\#(inputs)] }
    """#
  }

  /// A card over a modal one leaves the map as dark, while it comes, wherever it goes, and while it leaves.
  @Test func theMapStaysDarkUnderACardOverAModalOne() throws {
    let run = try Run(
      json: Self.stack(
        #"""
        { "at": "100ms", "push": "b" }, { "at": "1500ms", "push": "c" }, { "at": "3s", "move": "full" },
        { "at": "4500ms", "move": "tip" }, { "at": "6s", "pop": true }, { "at": "7500ms", "pop": true }
        """#))
    let (arrived, left) = (1_450_000 * Int64(9), 7_500_000 * Int64(9))
    let between = run.rows.filter { $0.frame.ticks >= arrived && $0.frame.ticks < left }
    #expect(Set(between.map(\.sample.stackDepth)) == [2, 3])
    // Popped from the tip, the stack's y is below the modal card's only detent, at 426, until it is there again.
    #expect(between.contains { $0.sample.stackDepth == 2 && $0.sample.cardY > 700 })
    for row in between { #expect(row.sample.mapDim == 0.25) }
    #expect(run.rows.last?.sample.mapDim == 0)
  }

  /// A card that takes a modal one's place takes its dim away, steadily; afterwards it dims by its own words.
  @Test func aModalCardThatIsReplacedLetsGo() throws {
    let run = try Run(
      json: Self.stack(
        #"{ "at": "100ms", "push": "b" }, { "at": "1500ms", "swap": "c" }, { "at": "3s", "move": "full" }"#))
    let start = 1_490_000 * Int64(9)
    let rows = run.rows.filter { $0.frame.ticks >= start }
    #expect(rows.first?.sample.mapDim == 0.25)
    for row in rows {
      guard let progress = row.sample.transitionProgress else { continue }
      let (p, y) = (min(max(progress, 0), 1), row.sample.cardY)
      let own = 0.25 * min(max((738 - y) / 669, 0), 1)
      #expect(row.sample.mapDim.isNear(0.25 + (own - 0.25) * p, 1e-15))
    }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { ($1.sample.mapDim - $0.sample.mapDim).magnitude < 0.08 })
    let rest = rows.filter { $0.sample.phase == .resting && $0.sample.transitionProgress == nil }
    #expect(Set(rest.map(\.sample.mapDim)) == [0.25, 0])
    #expect(rows.last?.sample.mapDim == 0.25)
    #expect(rows.last?.sample.stackDepth == 2)
  }

  /// If the app takes the cards away to show the map alone, a modal card's dim goes with them, also while it comes in.
  @Test func theMapAloneIsNotDimmed() throws {
    let text = Self.sheet(
      #""map": true"#,
      #"{ "at": "100ms", "push": "other" }, { "at": "150ms", "map_overlays": false, "animated": false }"#
    ).replacing(#""name": "other","#, with: #""name": "other", "modal": true,"#)
    let run = try Run(json: text)
    #expect(run.rows.allSatisfy { $0.scene.cardAlpha == 1 || $0.sample.mapDim == 0 })
    #expect(run.rows.contains { $0.scene.cardAlpha == 0 && $0.sample.phase == .pushing })
    #expect(run.rows.contains { $0.scene.cardAlpha == 1 && $0.sample.mapDim > 0 })
  }

  /// A system that switches its alphas in animations ends at the numbers of the detent.
  @Test func animationsEndAtTheNumbers() throws {
    let keys = #""fades": { "map_dim": { "tip": 0.05, "half": 0.1, "full": 0.4 } }"#
    let run = try Run(
      json: Self.sheet(keys, #"{ "at": "100ms", "move": "half" }, { "at": "2s", "move": "full" }"#),
      ["fades.follow": "animation"])
    let rests = run.rows.filter { $0.sample.phase == .resting }.map(\.sample.mapDim)
    #expect(Set(rests.map { ($0 * 1e12).rounded() }) == [0.05e12, 0.1e12, 0.4e12])
    #expect(run.rows.contains { (0.15...0.35).contains($0.sample.mapDim) })
  }
}

import CardSettings
import CardSim
import CardTestSupport
import Testing

/// TGCardViewController before its "fluid design" of June 2019, as far as it differs from the later releases.
@Suite struct TGCard2018Tests {
  static func run(_ preset: String, _ rest: String) throws -> Run {
    try Run(json: #"{ "preset": "\#(preset)", \#(rest) }"#)
  }

  /// The gap is 50 pt on every device; with a home indicator the released code has 12.
  @Test(
    arguments: [
      ("iphone-15", 59.0, 71.0), ("iphone-15-pro-max", 59, 71), ("iphone-se-3", 20, 70), ("ipad-pro-11", 24, 36),
    ])
  func theGapIsFifty(device: String, safeTop: Double, released: Double) throws {
    let rest = #""device": "\#(device)", "cards": [{ "name": "a", "header": 84 }], "inputs": []"#
    let card = try Self.run("tgcard-2018", rest).scenario.stack.topCard
    #expect(card.detents[2].y == safeTop + 50)
    #expect(try Self.run("tgcard-2.5.1", rest).scenario.stack.topCard.detents[2].y == released)
    let screen = try #require(Device.named(device)).screen
    #expect(card.detents[1].y == (screen.height - safeTop - 50) / 2)
  }

  /// Over the map a bar comes in critically damped in 0.35 s; beside it, and out, its damping ratio is 0.75.
  @Test func barsOverTheMapDontSwing() {
    let motion = Preset.named("tgcard-2018")!.settings.rules.motion
    let ratios = [motion.barIn, motion.barInBesideMap, motion.barOut].map { rule -> [Double] in
      guard case .animation(let animation) = rule else { return [] }
      return [animation.spring.dampingRatio, animation.duration]
    }
    #expect(ratios == [[1, 0.35], [0.75, 0.35], [0.75, 0.35]])
  }

  /// A pop during a pop pops the next card as well.
  @Test func aPopDuringAPopIsntRefused() throws {
    let cards = #""cards": [{ "name": "a" }, { "name": "b" }, { "name": "c" }],"#
    let inputs = #""inputs": [{ "at": "100ms", "push": "b" }, { "at": "900ms", "push": "c" },"#
    let pops = #"{ "at": "1700ms", "pop": true }, { "at": "1800ms", "pop": true }]"#
    func reported(_ preset: String) throws -> [String] {
      try Self.run(preset, cards + inputs + pops).eventTexts.filter { $0.hasPrefix("pop(") || $0.hasPrefix("ignored") }
    }
    #expect(try reported("tgcard-2018") == ["pop(c)", "pop(b)"])
    #expect(try reported("tgcard-2.5.1") == ["pop(c)", "ignored(transition)"])
  }

  /// A pop gives the card below its detent back, beside the map as well.
  @Test func aPopAlwaysGivesTheDetentBack() throws {
    let rest = """
      "device": "ipad-pro-11", "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "extended" }],
      "inputs": [{ "at": "100ms", "push": "b" }, { "at": "900ms", "pop": true }]
      """
    #expect(try Self.run("tgcard-2018", rest).lastDetent == "peaking")
    #expect(try Self.run("tgcard-2.5.1", rest).lastDetent == "extended")
  }

  /// VoiceOver only lets content scroll at half: an extended card goes to the new one's detent, and an element that
  /// gets the focus below the screen stays there.
  @Test func voiceOverOnlyScrolls() throws {
    let cards =
      #""cards": [{ "name": "a", "content": 3000, "detent": "extended" }, { "name": "b", "detent": "peaking" }],"#
    let push = #""inputs": [{ "at": "100ms", "voiceover": true }, { "at": "200ms", "push": "b" }]"#
    #expect(try Self.run("tgcard-2018", cards + push).lastDetent == "peaking")
    #expect(try Self.run("tgcard-2.5.1", cards + push).lastDetent == "extended")

    let half = #""cards": [{ "name": "a", "content": 3000, "detent": "peaking" }],"#
    let focus = #""inputs": [{ "at": "100ms", "voiceover": true }, { "at": "200ms", "focus": 2000 },"#
    let swipe = #"{ "at": "1500ms", "on": "content", "path": { "points": [["0ms", 200, 700], ["400ms", 200, 600]] } }]"#
    let before = try Self.run("tgcard-2018", half + focus + swipe)
    #expect(before.lastDetent == "peaking")
    #expect(before.eventTexts.contains("ignored(nothing)"))
    #expect(before.rows.last!.sample.scrollOffset > 60)
    let released = try Self.run("tgcard-2.5.1", half + focus + swipe)
    #expect(released.lastDetent == "extended")
  }

  /// A card that stays where the system cancelled its touch counts as extended above peaking and as peaking from there
  /// on; in the released code it counts as extended only if it is at least 44 pt above peaking.
  @Test(arguments: [("tgcard-2018", 0.0), ("tgcard-2.5.1", 44)])
  func thePlaceThatCounts(preset: String, margin: Double) throws {
    let rest = #""cards": [{ "name": "a" }], "inputs": []"#
    let stack = try Self.run(preset, rest).scenario.stack
    let (card, setting) = (stack.topCard, stack.rules.touch.stayMargin)
    let (peak, bottom) = (card.detents[1].modelY, card.detents[0].modelY)
    #expect(setting == margin)
    // At the boundary itself the range is half-open in 2018, closed later.
    let isClosed = margin > 0
    #expect(card.detent(at: peak - margin, margin: setting) == (isClosed ? 2 : 1))
    #expect(card.detent(at: (peak - margin).nextUp, margin: setting) == 1)
    #expect(card.detent(at: (peak - margin).nextDown, margin: setting) == 2)
    #expect(card.detent(at: bottom - margin, margin: setting) == (isClosed ? 1 : 0))
    #expect(card.detent(at: (bottom - margin).nextUp, margin: setting) == 0)
    #expect(card.detent(at: (bottom - margin).nextDown, margin: setting) == 1)
  }

  /// A tap that takes the card to its top leaves the map's buttons there; a release fades them, in both versions.
  @Test func aTapLeavesTheButtons() throws {
    let cards = #""cards": [{ "name": "a", "content": 1600, "detent": "peaking" }],"#
    let tap = #""inputs": [{ "at": "100ms", "tap": "header" }]"#
    let before = try Self.run("tgcard-2018", cards + tap)
    #expect(before.lastDetent == "extended")
    #expect(before.rows.allSatisfy { $0.sample.mapButton == 1 })
    #expect(before.rows.last!.sample.mapDim == 0.25)
    #expect(try Self.run("tgcard-2.5.1", cards + tap).rows.last!.sample.mapButton == 0)
    let swipe = """
      "inputs": [{ "at": "100ms", "on": "header",
        "swipe": { "from": [200, 430], "to": [200, 330], "duration": "150ms", "velocity": -900 } }]
      """
    let dragged = try Self.run("tgcard-2018", cards + swipe)
    #expect(dragged.lastDetent == "extended")
    #expect(dragged.rows.last!.sample.mapButton == 0)
    // A tap on the map takes the card back down, and the buttons stay gone.
    let down = swipe.dropLast() + #", { "at": "1900ms", "tap": "map" }]"#
    let back = try Self.run("tgcard-2018", cards + down)
    #expect(back.lastDetent == "peaking")
    #expect(back.rows.last!.sample.mapButton == 0)
  }
}

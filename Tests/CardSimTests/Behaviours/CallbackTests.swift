import CardSettings
import CardSim
import Testing

/// The callbacks that an app gets, in the order of the reproduced systems.
@Suite struct CallbackTests {
  static func isCallback(_ text: String) -> Bool {
    text.hasPrefix("will") || text.hasPrefix("did") || text.hasPrefix("takeCharge") || text.hasPrefix("cleanUp")
  }

  // MARK: - TGCardViewController

  /// VC:1535-1541, 886-1100 and 1137-1290: old.willDisappear → top.didBuild → top.willAppear → cleanUp → takeCharge →
  /// animation → old.didDisappear → top.didAppear → didMove; a pop begins with new.willAppear → old.willDisappear.
  static let tgcard = [
    "settled(collapsed)", "didMove(collapsed)",
    "push(stop)", "willDisappear(trips)", "didBuild(stop)", "willAppear(stop)", "cleanUp(trips)", "takeCharge(stop)",
    "settled(extended)", "pushed(stop)", "didDisappear(trips)", "didAppear(stop)", "didMove(extended)",
    "pop(stop)", "willAppear(trips)", "willDisappear(stop)", "cleanUp(stop)", "takeCharge(trips)",
    "settled(collapsed)", "popped(stop)", "didDisappear(stop)", "didAppear(trips)", "didMove(collapsed)",
  ]

  @Test func tgcardTellsCardsAndMapManagers() throws {
    let run = try Run("callbacks-tgcard")
    #expect(Array(run.eventTexts.suffix(Self.tgcard.count)) == Self.tgcard)
    // No callback comes while the finger drags, and without an order there are no callbacks at all.
    #expect(!run.eventTexts.dropLast(Self.tgcard.count).contains(where: Self.isCallback))
    let quiet = try Run("callbacks-tgcard", ["callbacks.order": "none"])
    #expect(quiet.eventTexts == run.eventTexts.filter { !Self.isCallback($0) })
    #expect(quiet.rows.map(\.sample.bits) == run.rows.map(\.sample.bits))
  }

  /// The `will` callbacks come at the animation's start, the `did` callbacks at its end: after 0.25 s of a push,
  /// 0.3125 s of a pop.
  @Test func tgcardTellsEndsWhenTheAnimationsEnd() throws {
    let run = try Run("callbacks-tgcard")
    func instants(_ name: (Callback) -> Bool) -> [Double] {
      run.entries.filter { if case .callback(let callback) = $0.event { name(callback) } else { false } }
        .map { $0.instant.seconds(since: .zero) }
    }
    let will = instants { if case .willAppear = $0 { true } else { false } }
    let did = instants { if case .didAppear = $0 { true } else { false } }
    #expect(will.count == 2)
    #expect(did.count == 2)
    #expect((did[0] - will[0]).isNear(0.25, 1e-6))
    #expect((did[1] - will[1]).isNear(0.3125, 1e-6))
  }

  /// VC:1535-1541 (TG-21): the completion of a snap doesn't ask whether the animation finished. The snap to extended is
  /// cut short by a drag, and its `didMove` comes in the middle of that drag, as long after the release as the snap was
  /// to take: the travel from y 290.5 to 71 at 900 pt/s is shorter than 0.4 s.
  @Test func tgcardTellsTheEndOfASnapThatADragCutShort() throws {
    let run = try Run("callbacks-interrupted")
    func instants(_ event: Event) -> [Double] {
      run.entries.filter { $0.event == event }.map { $0.instant.seconds(since: .zero) }
    }
    let snaps = run.eventTexts.filter { $0.hasPrefix("snap") || $0.hasPrefix("didMove") || $0.hasPrefix("settled") }
    #expect(
      snaps
        == ["snap(extended)", "didMove(extended)", "snap(collapsed)", "settled(collapsed)", "didMove(collapsed)"])
    var names = run.scenario.names
    let extended = names.id(of: "extended")
    let (snap, end) = (instants(.snap(detent: extended)), instants(.callback(.didMove(detent: extended))))
    #expect((end[0] - snap[0]).isNear(0.4, 1e-6))
    let row = try #require(run.rows.first { $0.instant.seconds(since: .zero) >= end[0] })
    #expect(row.sample.phase == .dragging)
    let quiet = try Run("callbacks-interrupted", ["callbacks.interrupted": "silent"])
    #expect(quiet.eventTexts == run.eventTexts.filter { $0 != "didMove(extended)" })
    #expect(quiet.rows.map(\.sample.bits) == run.rows.map(\.sample.bits))
  }

  // MARK: - SweetCurtain

  /// CC:250-293: a list's pan that is lost sends the curtain to the nearest state, and tells its delegate the height
  /// and the state, but no end of a drag. A pan that ends is told.
  @Test(arguments: ["cancelled", "ended"])
  func sweetcurtainTellsNoEndOfALostPan(end: String) throws {
    let run = try Run(
      json: #"""
        {"device": "iphone-15", "preset": "sweetcurtain-0.2.5", "set": {"handoff.rule": "shared"},
         "cards": [{"name": "a", "content": 1600, "detent": "mid"}],
         "inputs": [{"at": "100ms", "path": {"points": [["0ms", 200, 700], ["300ms", 203, 540]], "end": "\#(end)"}}]}
        """#)
    let told = run.eventTexts.filter { Self.isCallback($0) && !$0.hasPrefix("didDrag") }
    #expect(run.eventTexts.contains { $0.hasPrefix("didDrag(0.8") || $0.hasPrefix("didDrag(0.5") })
    let hasEnd = told.contains("willEndDragging") && told.contains("didEndDragging")
    #expect(told.first == "willBeginDragging", "\(run.eventTexts)")
    #expect(hasEnd == (end == "ended"), "\(run.eventTexts)")
    #expect(told.filter { $0.hasSuffix("EndDragging") }.count == (end == "ended" ? 2 : 0))
  }

  /// CC:192-335: willBegin → didDrag … → willEnd → didDrag (the height to come) → didChange, if it did → the animation
  /// begins → didEnd, at once.
  @Test func sweetcurtainTellsTheEndBeforeTheAnimations() throws {
    let run = try Run("callbacks-sweetcurtain")
    let reported = run.eventTexts.filter { Self.isCallback($0) || $0.hasPrefix("settled") || $0.hasPrefix("move") }
    let drags = reported.split { $0.hasPrefix("didDrag(0.5") || $0.hasPrefix("didDrag(0.7") }.map(Array.init)
    #expect(drags.first == ["willBeginDragging"])
    func after(_ number: Int) throws -> [String] {
      let ends = reported.indices.filter { reported[$0] == "willEndDragging" }
      try #require(ends.count == 2)
      return Array(reported[ends[number]...].prefix { $0 != "willBeginDragging" })
    }
    #expect(
      try after(0) == ["willEndDragging", "didDrag(0.80)", "didChange(max)", "didEndDragging", "settled(max)"])
    // A card that is back at its detent reports no change; a move by the program reports its height alone.
    #expect(
      try after(1) == [
        "willEndDragging", "didDrag(0.80)", "didEndDragging", "settled(max)", "move(min)", "didDrag(0.20)",
        "settled(min)",
      ])
    let ended = try run.instant { $0 == .callback(.didEndDragging) }
    let released = try run.instant { if case .release = $0 { true } else { false } }
    let settled = try run.instant { if case .settled = $0 { true } else { false } }
    #expect(ended == released)
    #expect(settled.seconds(since: ended).isNear(0.4, 1e-6))
  }

  /// A step of a drag reports the height (height − y)/(height − safeTop) of the card's place.
  @Test func sweetcurtainTellsTheHeightOfEachStep() throws {
    let run = try Run("callbacks-sweetcurtain")
    let heights = run.rows.filter(\.isDrag).compactMap { row -> (part: Double, y: Double)? in
      guard case .callback(.didDrag(let part))? = row.events.last?.event else { return nil }
      return (part, row.sample.cardY)
    }
    #expect(heights.count > 5)
    for (part, y) in heights { #expect(part.isNear((852 - y) / (852 - 59), 1e-12)) }
  }

  @Test func theRewriteTellsNoHeightAtTheEnd() throws {
    let run = try Run("callbacks-sweetcurtain", ["callbacks.order": "sweetcurtain-0.9"])
    let ends = run.eventTexts.split { $0 == "willEndDragging" }.dropFirst().map { $0.filter(Self.isCallback) }
    #expect(ends.map { Array($0.prefix(2)) }.first == ["didChange(max)", "didEndDragging"])
    #expect(ends.last == ["didEndDragging"])
  }

  // MARK: - CardParts

  /// BS:437-481: each step reports the height; a sheet that stays reports its own at once, one that goes reports its
  /// dismissal when it is gone.
  @Test func cardpartsTellsTheHeightAndTheEnd() throws {
    func reported(to y: Double, velocity: Double) throws -> [String] {
      try Run(
        json: """
          { "preset": "cardparts-sheet", "cards": [{ "name": "a", "content": 300, "detent": "shown" }],
            "inputs": [{ "at": "0ms", "on": "header",
              "swipe": { "from": [200, 500], "to": [200, \(y)], "duration": "200ms", "velocity": \(velocity) } }] }
          """
      ).eventTexts.filter { Self.isCallback($0) || $0.hasPrefix("settled") || $0.hasPrefix("release") }
    }
    // The sheet's height is 14 + 300 + 34 pt.
    let stays = try reported(to: 530, velocity: 100)
    #expect(stays.suffix(3) == ["release(v=100.00)", "didChangeHeight(348.00)", "settled(shown)"])
    let goes = try reported(to: 600, velocity: 900)
    #expect(goes.suffix(3) == ["release(v=900.00)", "settled(dismissed)", "didDismiss"])
    #expect(goes.dropLast(3).allSatisfy { $0.hasPrefix("didChangeHeight") })
    #expect(goes.count > 8)
  }

  @Test func aSheetThatComesBackIsSaidToBeThere() throws {
    let run = try Run("callbacks-cardparts")
    let texts = run.eventTexts.filter { !$0.hasPrefix("didChangeHeight") }
    #expect(texts.suffix(5) == ["settled(dismissed)", "didDismiss", "move(shown)", "settled(shown)", "didShow"])
    // 72 + 300 + 34 pt, reported once: the sheet that goes back reports no arrival.
    let back = run.eventTexts.filter { $0 == "didChangeHeight(406.00)" }
    #expect(back.count == 1)
    #expect(run.eventTexts.count { $0 == "didShow" } == 1)
    let quiet = try Run("callbacks-cardparts", ["callbacks.order": "none"])
    #expect(quiet.eventTexts == run.eventTexts.filter { !Self.isCallback($0) })
  }

  // MARK: - Presets

  @Test func everyPresetHasItsOwn() {
    let orders = Preset.all.map { ($0.name.prefix { $0 != "-" }, $0.settings.base.callbacks.order) }
    for (name, order) in orders {
      switch name {
      case "tgcard": #expect(order == .tgcard)
      case "sweetcurtain": #expect(order == .sweetcurtain || order == .sweetcurtain09)
      case "cardparts": #expect(order == .cardparts)
      default: #expect(order == .none)
      }
    }
  }
}

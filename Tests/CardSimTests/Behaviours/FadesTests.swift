import CardExamples
import CardSettings
import CardSim
import CardTestSupport
import Testing

/// Dims and fades are functions of the position, and of nothing else.
@Suite struct FadesTests {
  static func clamp(_ x: Double) -> Double { min(max(x, 0), 1) }

  static func mapDim(_ y: Double) -> Double { 0.25 * clamp((Place.peaking - y) / (Place.peaking - Place.extended)) }
  static func mapButton(_ y: Double) -> Double {
    1 - clamp((Place.peaking - y) / (0.3 * (Place.peaking - Place.extended)))
  }
  static func content(_ y: Double) -> Double { clamp((Place.collapsed - y) / (Place.collapsed - Place.peaking)) }
  static func progress(_ y: Double) -> Double { (Place.collapsed - y) / (Place.collapsed - Place.extended) }

  /// Returns true if a column is a function of the card's position in every frame.
  static func follows(
    _ run: Run, _ column: (Sample) -> Double, _ function: (Double) -> Double
  ) -> Bool {
    run.rows.allSatisfy { column($0.sample).isNear(function($0.sample.cardY), 1e-14) }
  }

  /// The scenarios whose cards have TripGo's detents on an iPhone 15 from beginning to end.
  static let standardDetents = BuiltInScenarios.all.filter { entry in
    guard entry.document.preset == Preset.standard.name else { return false }
    guard let stack = try? entry.document.scenario().stack, stack.layouts.count == 1 else { return false }
    return stack.cards.allSatisfy {
      $0.hasMap && $0.detents.map(\.y) == [Place.collapsed, Place.peaking, Place.extended]
    }
  }.map(\.name)

  @Test(arguments: Seeds.every(3, of: standardDetents))
  func everyFadeFollowsThePosition(name: String) throws {
    let run = try Run(name)
    #expect(Self.follows(run, \.mapDim, Self.mapDim))
    #expect(Self.follows(run, \.mapButton, Self.mapButton))
    #expect(Self.follows(run, \.contentAlpha, Self.content))
    #expect(Self.follows(run, \.progress, Self.progress))
  }

  @Test func theMapDarkensOnTheWayToTheTop() throws {
    let run = try Run("map-buttons")
    #expect(run.rows.first!.sample.mapDim == 0)
    #expect(run.rows.last!.sample.mapDim == 0.25)
    #expect(run.rows.contains { (0.1...0.2).contains($0.sample.mapDim) })
    #expect(try !Self.follows(Run("map-buttons", ["dim.map_max": "0"]), \.mapDim, Self.mapDim))
    #expect(try Run("map-buttons", ["dim.map_max": "0"]).rows.allSatisfy { $0.sample.mapDim == 0 })
  }

  @Test func theMapButtonsVanishInTheFirstPartOfTheWay() throws {
    let run = try Run("map-buttons")
    #expect(run.rows.first!.sample.mapButton == 1)
    #expect(run.rows.last!.sample.mapButton == 0)
    // The map buttons are gone 0.3 · 319.5 = 95.85 pt above the middle detent.
    #expect(run.rows.allSatisfy { ($0.sample.mapButton > 0) == ($0.sample.cardY > 294.65) })
    #expect(run.rows.count { (0.01...0.99).contains($0.sample.mapButton) } > 5)
    let off = try Run("map-buttons", ["buttons.fade_fraction": "0"])
    #expect(!Self.follows(off, \.mapButton, Self.mapButton))
    #expect(off.rows.allSatisfy { $0.sample.mapButton == 1 })
  }

  @Test func theContentFadesInAboveTheLowestDetent() throws {
    let run = try Run("content-fade")
    #expect(run.rows.first!.sample.contentAlpha == 0)
    #expect(run.rows.last!.sample.contentAlpha == 1)
    #expect(run.rows.count { (0.01...0.99).contains($0.sample.contentAlpha) } > 20)
    let off = try Run("content-fade", ["content.fade": "false"])
    #expect(!Self.follows(off, \.contentAlpha, Self.content))
    #expect(off.rows.allSatisfy { $0.sample.contentAlpha == 1 })
  }

  // MARK: - The stack

  /// Returns true if the stack dim over the card below is a quarter of the upper card's progress, clamped.
  static func darkensWithThePush(_ run: Run) -> Bool {
    run.rows.allSatisfy { row in
      let progress = row.sample.transitionProgress ?? (row.sample.stackDepth > 1 ? 1 : 0)
      return row.sample.stackDim.isNear(0.25 * clamp(progress), 1e-15)
    }
  }

  @Test(arguments: ["push-pop", "pop-during-push", "push-during-pop", "push-during-drag", "stack-dim"])
  func theCardBelowDarkensWithThePush(name: String) throws {
    let run = try Run(name)
    #expect(Self.darkensWithThePush(run))
    #expect(run.rows.map(\.sample.stackDim).max()! > 0.1)
    let off = try Run(name, ["dim.stack_max": "0"])
    #expect(!Self.darkensWithThePush(off))
    #expect(off.rows.allSatisfy { $0.sample.stackDim == 0 })
  }

  @Test func draggingTheUpperCardDoesNotRelightTheLower() throws {
    let run = try Run("stack-dim")
    let drag = try #require(run.drags.first)
    #expect(drag.count > 10 && drag.last!.sample.cardY - drag[0].sample.cardY > 200)
    #expect(drag.allSatisfy { $0.sample.stackDim == 0.25 && $0.sample.transitionProgress == nil })
    let settling = run.rows.filter { $0.sample.phase == .settling }
    #expect(!settling.isEmpty)
    #expect(settling.allSatisfy { $0.sample.stackDim == 0.25 })
  }

  /// The stack dim of a card under two others, one going and one coming, is 0.25 · (1 − (1 − p)(1 − q)).
  @Test func twoCardsAboveMultiplyWhatTheyLetThrough() throws {
    let json = """
      { "cards": [{ "name": "a", "detent": "peaking" }, { "name": "b", "detent": "extended" },
                  { "name": "c", "detent": "extended" }],
        "inputs": [{ "at": "0ms", "push": "b" }, { "at": "900ms", "pop": true }, { "at": "950ms", "push": "c" }] }
      """
    let run = try Run(json: json, fps: 240)
    // The pop of b on its own, as it is without c.
    let alone = try Run(json: json.replacing(#", { "at": "950ms", "push": "c" }"#, with: ""), fps: 240)
    let start = Instant(microseconds: 950_000)
    var both = 0
    for (row, only) in zip(run.rows, alone.rows) where row.instant > start {
      guard let q = row.sample.transitionProgress, row.sample.phase == .pushing, let p = only.sample.transitionProgress
      else { continue }
      both += 1
      #expect(row.sample.stackDim.isNear(0.25 * (1 - (1 - Self.clamp(p)) * (1 - Self.clamp(q))), 1e-15))
    }
    #expect(both > 20)
  }

  // MARK: - Everywhere

  /// In every built-in scenario an alpha moves by no more than its law allows: a stack dim by the progress of
  /// the fastest push, a fade that follows the position by the slope of its ramp. A change without an animation
  /// may be immediate.
  @Test(arguments: Seeds.every(6, of: BuiltInScenarios.all.map(\.name), from: 1))
  func noAlphaSteps(name: String) throws {
    let run = try Run(name)
    let (stack, fade) = (run.scenario.stack, run.scenario.stack.rules.fade)
    for (old, new) in zip(run.rows, run.rows.dropFirst()) {
      let (before, after) = (old.sample, new.sample)
      // TripGo's push, the fastest, covers at most 16.5 of its distances per second.
      let share = 20 * new.instant.seconds(since: old.instant)
      let isAtOnce = new.events.contains { $0.event.isOfStack } && after.transitionProgress == nil
      let place = "\(name), frame \(new.frame.number)"
      if !isAtOnce {
        let most = fade.stackDimMax * share + 1e-12
        #expect((before.stackDim - after.stackDim).magnitude <= most, "\(place)")
        for path in [\Scene.stackDim2, \.stackDim3, \.stackDim4] {
          guard let first = old.scene[keyPath: path], let second = new.scene[keyPath: path] else { continue }
          #expect((first - second).magnitude <= most, "\(place)")
        }
      }
      guard fade.source == .position, stack.layouts.count == 1, before.card == after.card else { continue }
      // A dim of the card's own has a slope of its own: CardFadesTests.
      guard let card = stack.cards.first(where: { $0.name == after.card }), card.detents.count > 2,
        card.fades == CardFades()
      else { continue }
      let places = card.detents.map(\.y)
      let (top, below) = (places[places.count - 1], places[places.count - 2])
      let way = (before.cardY - after.cardY).magnitude + 1e-9
      #expect((before.mapDim - after.mapDim).magnitude <= fade.mapDimMax * way / (below - top) + 1e-12, "\(place)")
      let buttons = (before.mapButton - after.mapButton).magnitude
      #expect(buttons <= way / (fade.mapButtonFraction * (below - top)) + 1e-12, "\(place)")
      let content = (before.contentAlpha - after.contentAlpha).magnitude
      #expect(content <= way / (places[card.lowestDetent] - places[card.lowestDetent + 1]) + 1e-12, "\(place)")
    }
  }
}

extension Event {
  /// True if a card comes or goes.
  fileprivate var isOfStack: Bool {
    switch self {
    case .push, .pop, .pushed, .popped: true
    default: false
    }
  }
}

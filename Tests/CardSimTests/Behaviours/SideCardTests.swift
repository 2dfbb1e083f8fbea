import CardSim
import Testing

/// Cards beside the map, and on screens of compact height.
@Suite struct SideCardTests {
  /// Returns true if the card is beside the map, and the map stays undimmed, keeps its buttons, and gets the touches
  /// beside the card.
  static func leavesTheMap(_ run: Run) -> Bool {
    run.rows.allSatisfy {
      $0.scene.cardX == 8 && $0.scene.cardWidth == 360 && $0.sample.mapDim == 0 && $0.sample.mapButton == 1
        // The buttons lie above the bottom safe area, at any place of the card.
        && $0.scene.mapButtonsY == 1194 - 20 - 8
    } && run.events.contains(.touch(.map)) && run.lastDetent == "extended"
  }

  @Test func onATabletTheCardIsBesideTheMap() throws {
    #expect(try Self.leavesTheMap(Run("side-card")))
    // The card has all three detents there.
    let run = try Run("side-card")
    #expect(run.scenario.stack.topCard.detents.map(\.y) == [1090, 579, 36])
    let over = try Run("side-card", ["layout.beside_map": "never"])
    #expect(!Self.leavesTheMap(over))
    #expect(over.rows.last!.sample.mapDim > 0.1)
    #expect(!over.events.contains(.touch(.map)))
    #expect(try !Self.leavesTheMap(Run("side-card", ["layout.side_width": "400"])))
    #expect(try !Self.leavesTheMap(Run("side-card") { $0.screen = Device.standard.screen }))
  }

  /// Returns true if the card below stands where the one that left did: at the top, though it had come from `peaking`.
  static func keepsThePlace(_ run: Run) -> Bool {
    let depths = run.rows.map(\.sample.stackDepth)
    return depths.max() == 2 && depths.last == 1 && run.rows[0].sample.cardY == 579 && run.lastY == 36
      // From the push's end on the card doesn't move up or down.
      && run.rows.drop { $0.instant.ticks < Instant.ticksPerSecond * 8 / 10 }.allSatisfy { $0.sample.cardY == 36 }
  }

  @Test func aPopBesideTheMapRestoresNothing() throws {
    #expect(try Self.keepsThePlace(Run("pop-beside-map")))
    let restored = try Run("pop-beside-map", ["layout.restores_beside_map": "true"])
    #expect(!Self.keepsThePlace(restored))
    #expect(restored.lastY == 579)
    let over = try Run("pop-beside-map") { $0.screen = Device.standard.screen }
    #expect(!Self.keepsThePlace(over))
    #expect(over.lastY == Place.peaking)
  }

  /// Returns true if only a finger takes the card from its top, on a screen of compact height.
  static func onlyAFingerLeavesTheTop(_ run: Run) -> Bool {
    run.scenario.stack.topCard.detents.map(\.y) == [288, 12] && run.rows[0].sample.cardY == 12
      && run.eventTexts.first == "ignored(nothing)" && run.eventTexts.contains("snap(collapsed)")
      && run.eventTexts.contains("move(extended)") && run.lastY == 12
      && run.rows.contains { $0.sample.cardY == 288 && $0.sample.phase == .resting }
  }

  @Test func inLandscapeOnlyAFingerLeavesTheTop() throws {
    #expect(try Self.onlyAFingerLeavesTheTop(Run("compact-height")))
    #expect(try !Self.onlyAFingerLeavesTheTop(Run("compact-height", ["layout.compact_outer_only": "false"])))
    // The scenario may say that the height isn't compact.
    let regular = try Run("compact-height") { $0.isCompactHeight = false }
    #expect(!Self.onlyAFingerLeavesTheTop(regular))
    #expect(regular.scenario.stack.topCard.detents.count == 3 && regular.rows[0].scene.cardWidth == 852)
  }

  @Test(
    arguments: [
      ("iphone-se-3-landscape", 0.38 * 667), ("iphone-15-landscape", 0.38 * 852), ("iphone-15-pro-max-landscape", 360),
      ("ipad-pro-11", 360), ("ipad-pro-11-landscape", 360), ("iphone-se-3", 375), ("iphone-15-pro-max", 430),
    ] as [(String, Double)])
  func theWidthOnEachDevice(name: String, width: Double) throws {
    let run = try Run(json: "{ \"device\": \"\(name)\", \"cards\": [{ \"name\": \"a\" }] }")
    #expect(run.rows[0].scene.cardWidth == width)
  }

  /// A screen may declare its size classes: with regular width and compact height the card is 360 pt wide and
  /// has two detents.
  @Test func theScreenMaySayWhatItIs() throws {
    let json = """
      { "screen": { "width": 400, "height": 800, "compact_height": true, "regular_width": true },
        "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "rotate": true }, { "at": "200ms", "rotate": true }] }
      """
    let run = try Run(json: json)
    #expect(run.rows[0].scene.cardWidth == 360)
    #expect(run.scenario.stack.topCard.detents.count == 2)
    // In landscape the screen's 800 by 400 pt decide its classes; turned back, it has its declared ones.
    #expect(run.rows[8].scene.cardWidth == 304)
    #expect(run.rows.last!.scene.cardWidth == 360)
  }
}

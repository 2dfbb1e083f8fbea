import CardSim
import Testing

/// Cards beside the map, and on screens that aren't high.
@Suite struct SideCardTests {
  /// Whether the card is beside the map, which stays clear, with its buttons, and keeps the touches beside the card.
  static func leavesTheMap(_ run: Run) -> Bool {
    run.rows.allSatisfy {
      $0.scene.cardX == 8 && $0.scene.cardWidth == 360 && $0.sample.mapDim == 0 && $0.sample.mapButton == 1
        // Above the bottom safe area, wherever the card is.
        && $0.scene.mapButtonsY == 1194 - 20 - 8
    } && run.events.contains(.touch(.map)) && run.lastDetent == "extended"
  }

  @Test func onATabletTheCardIsBesideTheMap() throws {
    #expect(try Self.leavesTheMap(Run("side-card")))
    // It has all three detents there.
    let run = try Run("side-card")
    #expect(run.scenario.stack.topCard.detents.map(\.y) == [1090, 579, 36])
    let over = try Run("side-card", ["layout.beside_map": "never"])
    #expect(!Self.leavesTheMap(over))
    #expect(over.rows.last!.sample.mapDim > 0.1)
    #expect(!over.events.contains(.touch(.map)))
    #expect(try !Self.leavesTheMap(Run("side-card", ["layout.side_width": "400"])))
    #expect(try !Self.leavesTheMap(Run("side-card") { $0.screen = Device.standard.screen }))
  }

  /// Whether the card below stands where the one that left did: at the top, though it had come from `peaking`.
  static func keepsThePlace(_ run: Run) -> Bool {
    let depths = run.rows.map(\.sample.stackDepth)
    return depths.max() == 2 && depths.last == 1 && run.rows[0].sample.cardY == 579 && run.lastY == 36
      // From the push's end on nothing moves up or down.
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

  /// What leads where, on a screen that isn't high.
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

  /// On a wide screen that isn't high, the width is regular and the detents are two.
  @Test func theScreenMaySayWhatItIs() throws {
    let json = """
      { "screen": { "width": 400, "height": 800, "compact_height": true, "regular_width": true },
        "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "rotate": true }, { "at": "200ms", "rotate": true }] }
      """
    let run = try Run(json: json)
    #expect(run.rows[0].scene.cardWidth == 360)
    #expect(run.scenario.stack.topCard.detents.count == 2)
    // Turned, it is 800 wide and 400 high, which decides by itself; turned back, it is what it was.
    #expect(run.rows[8].scene.cardWidth == 0.38 * 800)
    #expect(run.rows.last!.scene.cardWidth == 360)
  }
}

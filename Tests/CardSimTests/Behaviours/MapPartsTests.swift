import CardSim
import Testing

/// The part of the map that a card leaves, and the views on the map.
@Suite struct MapPartsTests {
  /// Returns true if the card insets the map by what it covers, but by no more than at half and no less
  /// than its header.
  static func takesFromTheMap(_ run: Run) -> Bool {
    run.rows.allSatisfy { row in
      let (y, isLying) = (row.sample.cardY, row.scene.cardX > 0)
      guard !isLying else {
        return row.scene.mapInsetLeft == 0.38 * 852 && row.scene.mapInsetBottom == 0 && row.scene.mapInsetTop == 0
          && row.scene.mapButtonsY == 393 - 21 - 8
      }
      // The bar moves the middle detent down as well.
      let half = row.scene.barY == nil ? 390.5 : 430.5
      let bottom = min(818 - half, max(818 - y, 84))
      let top = row.scene.barY.map { max(0, $0 + 40 - 59) } ?? 0
      return row.scene.mapInsetBottom == bottom && row.scene.mapInsetTop.isNear(top) && row.scene.mapInsetLeft == 0
        && row.scene.mapButtonsY == y - 8 && row.scene.mapTopButtonsY == (row.scene.barY == nil ? 67 : nil)
    }
  }

  @Test func theCardTakesFromTheMapWhatItCovers() throws {
    let run = try Run("map-insets")
    #expect(Self.takesFromTheMap(run))
    let bottoms = run.rows.map(\.scene.mapInsetBottom)
    #expect(bottoms[0] == 84)
    #expect(bottoms.contains(818 - 390.5))
    #expect(bottoms.contains(818 - 430.5))
    #expect(bottoms.last == 0)
    #expect(run.rows.contains { $0.scene.mapInsetTop == 40 })
    #expect(try !Self.takesFromTheMap(Run("map-insets", ["layout.beside_map": "never"])))
    #expect(try !Self.takesFromTheMap(Run("map-insets", ["geometry.extended_gap_home": "20"])))
  }

  /// A header lower than the least height that a collapsed card shows doesn't reduce the inset below that height.
  @Test func theLeastIsTaken() throws {
    let json = """
      { "cards": [{ "name": "a", "header": 10, "detents": { "low": 840, "high": 100 } }] }
      """
    #expect(try Run(json: json).rows[0].scene.mapInsetBottom.isNear(29.04))
    let gone = json.replacing("840", with: "852")
    #expect(try Run(json: gone).rows[0].scene.mapInsetBottom == 0)
    #expect(try Run(json: json, ["geometry.collapsed_min": "50"]).rows[0].scene.mapInsetBottom == 50)
  }

  /// Returns true if the widget stays at the top until the card touches it, and moves up with the card from there.
  static func isPushedAway(_ run: Run, height: Double = 60) -> Bool {
    run.rows.allSatisfy { row in row.scene.mapWidgetY == min(59, row.sample.cardY - height) }
  }

  @Test func theCardPushesTheWidgetAway() throws {
    let run = try Run("map-widget")
    #expect(Self.isPushedAway(run))
    let places = run.rows.compactMap(\.scene.mapWidgetY)
    #expect(places[0] == 59)
    #expect(places.min()! <= 11)
    #expect(places.last == 59)
    #expect(try !Self.isPushedAway(Run("map-widget") { $0.mapWidgetHeight = 61 }))
    // A card may have another widget, or none.
    #expect(try Self.isPushedAway(Run("map-widget") { $0.cards[0].mapWidgetHeight = 100 }, height: 100))
    #expect(try Run("map-widget") { $0.cards[0].mapWidgetHeight = 0 }.rows.allSatisfy { $0.scene.mapWidgetY == nil })
    #expect(try Run("map-widget") { $0.cards[0].hasMap = false }.rows.allSatisfy { $0.scene.mapWidgetY == nil })
    // Beside the map no card touches the widget.
    let beside = try Run("map-widget") { $0.screen = Device.named("ipad-pro-11")!.screen }
    #expect(beside.rows.allSatisfy { $0.scene.mapWidgetY == 24 })
  }

  /// Under a card with a detent between, no header takes more than the card does at that detent.
  @Test func neverMoreIsTakenThanAtTheDetentBelowTheTop() throws {
    let run = try Run(
      json: """
        { "preset": "tgcard-2.5.1", "inputs": [{ "at": "100ms", "move": "top" }],
          "cards": [
            { "name": "f", "header": 470, "detents": { "top": 71, "half": 600, "low": 700 }, "detent": "half" }
          ] }
        """)
    #expect(run.rows.map(\.scene.mapInsetBottom).allSatisfy { $0 == 818 - 600 })
  }

  /// A card below the screen has no visible height, also where its spring goes on beyond the edge.
  @Test func aCardThatIsGoneHasNoHeight() throws {
    let run = try Run(
      json: """
        { "cards": [
            { "name": "f", "detents": { "top": 100, "away": "gone" }, "detent": "top", "dismissal": "allowed" }
          ],
          "inputs": [{ "at": "100ms",
            "swipe": { "from": [190, 140], "to": [190, 300], "duration": "150ms", "velocity": 1500 } }] }
        """)
    #expect(run.rows.contains { $0.sample.cardY > 852 })
    #expect(run.rows.allSatisfy { $0.scene.cardHeight == max(0, 852 - $0.sample.cardY) })
  }

  /// Nor does a screen that its inset takes whole lead to a number without end.
  @Test(arguments: [100, 150])
  func aScreenWithoutRoomHasAHeight(inset: Int) throws {
    let run = try Run(
      json: """
        { "screen": { "width": 400, "height": 100, "safe_top": \(inset), "safe_bottom": 0 },
          "cards": [{ "name": "s", "header": 10, "detents": { "a": 90, "b": 10 } }],
          "inputs": [{ "at": "500ms", "move": "b" }] }
        """)
    #expect(run.rows.allSatisfy { $0.scene.heightCoefficient == 100 - $0.sample.modelY })
  }
}

import CardModel
import CardScenarioSupport
import CardSimulation
import CardText
import CardTimeline
import Testing

@Suite struct ItemsWriterTests {
  /// The rows of a scenario, frame by frame.
  static func frames(
    _ text: String, _ precision: Precision = .places(4), preset: String? = nil
  ) throws -> [[String]] {
    let scenario = try CardScenarioSupport.scenario(text)
    let writer = ItemsWriter(
      names: scenario.names, precision: precision, labels: preset.map { [TimelineWriter.Label("preset", $0)] } ?? [])
    var simulation = scenario.simulation
    var frames: [[String]] = []
    while try simulation.next() {
      var buffer = ByteBuffer()
      writer.append(&simulation, to: &buffer)
      #expect(buffer.text.isEmpty || buffer.text.hasSuffix("\n"))
      frames.append(buffer.text.split(separator: "\n").map(String.init))
    }
    return frames
  }

  /// An extended card on an iPhone 15: its top edge at 71, its content from 155 to 852.
  static func spots(_ components: String, _ more: String = "") -> String {
    """
    {"cards": [{"name": "a", "detent": "extended", "content": {"components": [\(components)]}}],
     "duration": "0ms"\(more)}
    """
  }

  @Test func theHeader() {
    var buffer = ByteBuffer()
    ItemsWriter(names: Names()).appendHeader(to: &buffer)
    #expect(buffer.text == "frame,time_us,item,x_pt,y_pt,width_pt,height_pt,visible_fraction\n")
    buffer.removeAll()
    ItemsWriter(names: Names(), labels: [TimelineWriter.Label("preset", "standard")]).appendHeader(to: &buffer)
    #expect(buffer.text == "preset,frame,time_us,item,x_pt,y_pt,width_pt,height_pt,visible_fraction\n")
  }

  /// 200 and 300 pt show completely, of the third item 197 of 400 pt, and the fourth begins below the screen.
  @Test func aRowIsAnItemThatShows() throws {
    let items = #"{"size": {"height": 200}}, {"identifier": "x", "size": {"height": 300}}, {"size": {"height": 400}}"#
    let frames = try Self.frames(Self.spots(#"{"items": [\#(items), {"size": {"height": 9}}]}"#))
    #expect(
      frames == [
        [
          "0,0,0.0,0.0000,155.0000,393.0000,200.0000,1.0000", "0,0,x,0.0000,355.0000,393.0000,300.0000,1.0000",
          "0,0,0.2,0.0000,655.0000,393.0000,400.0000,0.4925",
        ]
      ])
  }

  /// A header is a row above its items; the number before the dot is the component's.
  @Test func aHeaderIsARowAsWell() throws {
    let list = #"{"header": {"size": {"height": 40}}, "items": [{"size": {"height": 50}}]}"#
    let frames = try Self.frames(Self.spots(#"{"items": [{"size": {"height": 100}}]}, \#(list)"#))
    #expect(
      frames == [
        [
          "0,0,0.0,0.0000,155.0000,393.0000,100.0000,1.0000", "0,0,1.header,0.0000,255.0000,393.0000,40.0000,1.0000",
          "0,0,1.0,0.0000,295.0000,393.0000,50.0000,1.0000",
        ]
      ])
  }

  /// A Mint card is as high as its part plus 10 pt around it plus 9 and 12 pt; the next card is 12 pt below.
  @Test func aCardOfAListGoesByItsName() throws {
    let frames = try Self.frames(
      """
      {"cards": [{"name": "a", "detent": "extended", "content": {"cards": [
         {"name": "x", "parts": [{"kind": "text", "height": 100}]}, {"name": "hidden", "hidden": true, "parts": []},
         {"name": "y", "parts": []}, {"name": "z", "parts": [{"kind": "text", "height": 1000}]}]}}],
       "duration": "0ms"}
      """)
    // Cards stand 12 pt from either side. Of z, 1031 pt high, 852 - 331 = 521 pt show.
    #expect(
      frames == [
        [
          "0,0,x,12.0000,155.0000,369.0000,131.0000,1.0000", "0,0,y,12.0000,298.0000,369.0000,21.0000,1.0000",
          "0,0,z,12.0000,331.0000,369.0000,1031.0000,0.5053",
        ]
      ])
  }

  @Test func aPresetStandsInTheFirstColumn() throws {
    let text = Self.spots(#"{"items": [{"size": {"height": 40}}]}"#)
    #expect(
      try Self.frames(text, preset: "tgcard-2.5.1") == [
        ["tgcard-2.5.1,0,0,0.0,0.0000,155.0000,393.0000,40.0000,1.0000"]
      ])
  }

  @Test(
    arguments: [
      (Precision.places(0), "0,0,0.0,0,155,393,600,1"), (.places(2), "0,0,0.0,0.00,155.00,393.00,600.00,1.00"),
      (.exact, "0,0,0.0,0,155,393,600,1"),
    ])
  func numbersHaveThePrecisionThatIsAskedFor(precision: Precision, row: String) throws {
    let frames = try Self.frames(
      Self.spots(#"{"items": [{"size": {"height": 600}}, {"size": {"height": 300}}]}"#), precision)
    #expect(frames[0][0] == row)
    let cells = try #require(frames[0].last).split(separator: ",")
    let last = try #require(cells.last)
    // 97 of 300 pt.
    switch precision {
    case .places(let places): #expect(last == (places == 0 ? "0" : "0.32"))
    case .exact:
      let fraction: Double = 97 / 300
      #expect(Double(last) == fraction)
    }
  }

  /// The items of a carousel go left by its offset. Written from right to left, an iPad's card stands at the right, and
  /// its items begin there.
  @Test(arguments: [false, true]) func itemsGoSidewaysWithTheirCarousel(isRightToLeft: Bool) throws {
    let text = """
      {"device": "ipad-pro-11", "right_to_left": \(isRightToLeft), "cards": [{"name": "a", "detent": "extended", "content":
         {"components": [{"kind": "carousel", "layout": {"item-spacing": 10, "inset": {"left": 20}},
           "items": [{"size": {"width": 300, "height": 160}, "repeat": 5}]}]}}],
       "inputs": [{"at": "20ms", "slide": 2, "of": 0}]}
      """
    let frames = try Self.frames(text, .exact)
    var simulation = try CardScenarioSupport.scenario(text).simulation
    var farthest = 0.0
    for rows in frames {
      #expect(try simulation.next())
      let scene = simulation.scene
      let offset = try #require(scene.carouselOffset ?? (farthest == 0 ? 0 : nil))
      farthest = max(farthest, offset)
      for row in rows {
        let cells = row.split(separator: ",").map(String.init)
        let number = try #require(Double(cells[2].dropFirst(2)))
        let leading = 20 + 310 * number - offset
        let x = isRightToLeft ? scene.cardX + scene.cardWidth - leading - 300 : scene.cardX + leading
        #expect(try #require(Double(cells[3])).isNear(x, 1e-9), "\(row)")
        #expect(cells[5] == "300")
      }
    }
    #expect(farthest > 500)
  }

  /// Rows follow the scrolling: frame number, microseconds, and a position above the content's top after it has moved.
  @Test func rowsFollowTheContent() throws {
    let text = """
      {"cards": [{"name": "a", "detent": "extended",
         "content": {"components": [{"items": [{"size": {"height": 100}, "repeat": 50}]}]}}],
       "set": {"scroll.bounce": false},
       "inputs": [{"at": "20ms",
         "swipe": {"from": [200, 800], "to": [200, 300], "duration": "200ms", "velocity": -900}}]}
      """
    let frames = try Self.frames(text, .exact)
    var simulation = try CardScenarioSupport.scenario(text).simulation
    var isScrolled = false
    for rows in frames {
      #expect(try simulation.next())
      let offset = simulation.frame.sample.scrollOffset
      isScrolled = isScrolled || offset > 500
      for row in rows {
        let cells = row.split(separator: ",").map(String.init)
        #expect(cells.count == 8 && cells[0] == "\(simulation.frame.number)")
        let number = try #require(Int(cells[2].dropFirst(2)))
        let y = try #require(Double(cells[4]))
        #expect((y - (155 - offset + 100 * Double(number))).magnitude < 1e-9)
        let shows = min(y + 100, 852) - max(y, 155)
        #expect((try #require(Double(cells[7])) - shows / 100).magnitude < 1e-9)
      }
    }
    #expect(isScrolled)
    #expect(frames[1][0].hasPrefix("1,16667,"))
  }

  /// On a lower card less of the content is on the screen; without visible content there are no rows.
  @Test(
    arguments: [
      ("high", 7, "0,0,0.6,0.0000,755.0000,393.0000,100.0000,0.9700"),
      ("half", 4, "0,0,0.3,0.0000,784.0000,393.0000,100.0000,0.6800"), ("low", 0, nil),
    ] as [(String, Int, String?)])
  func whatIsBelowTheScreenDoesNotShow(detent: String, count: Int, last: String?) throws {
    let rows = try Self.frames(
      """
      {"cards": [{"name": "a", "detents": {"low": 800, "half": 400, "high": 71}, "detent": "\(detent)",
         "content": {"components": [{"items": [{"size": {"height": 100}, "repeat": 9}]}]}}], "duration": "0ms"}
      """)[0]
    #expect(rows.count == count)
    #expect(rows.last == last)
  }

  @Test func aPlainHeightHasNoRows() throws {
    #expect(try Self.frames(#"{"cards": [{"name": "a", "content": 900}], "duration": "0ms"}"#) == [[]])
  }
}

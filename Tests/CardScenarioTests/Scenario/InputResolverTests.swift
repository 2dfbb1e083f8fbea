import CardMath
import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardSimulation
import CardTestSupport
import CardText
import Testing

@Suite struct InputResolverTests {
  static let finger = Gesture(samples: [
    TouchSample(microseconds: 1_000, phase: .began, x: 10, y: 20),
    TouchSample(microseconds: 9_000, phase: .moved, x: 11, y: 5),
    TouchSample(microseconds: 9_000, phase: .ended, x: 11, y: 5),
  ])

  // MARK: - Positions

  /// The card's top edge is at 390.5, its header 84 pt, the screen 852 pt high.
  @Test(arguments: [
    ("absolute", 20.0), ("header", 432.5), ("content", 663.25), ("map", 195.25), ("card", 663.25),
  ])
  func aGestureIsMovedToItsPlace(on: String, y: Double) throws {
    let inputs = try inputs(
      "{\"at\": \"100ms\", \"gesture\": \"f\", \"on\": \"\(on)\"}", gestures: ["f": Self.finger])
    let touches = inputs.compactMap(\.touch)
    #expect(touches.map(\.y) == [y, y - 15, y - 15])
    #expect(touches.map(\.x) == [10, 11, 11])
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    // The gesture begins at the input's instant, not at its own clock's.
    #expect(inputs.map(\.ticks) == [900_000, 972_000, 972_000])
  }

  /// Beside the map the card is from x 8 to 368, and the map from there to 834; a gesture that begins there already
  /// isn't moved.
  @Test(arguments: [
    ("absolute", 600.0, 600.0), ("header", 600, 188), ("content", 2, 188), ("card", 300, 300), ("map", 10, 601),
    ("map", 500, 500),
  ])
  func besideTheMapItIsMovedSidewaysAsWell(on: String, from: Double, to: Double) throws {
    let gesture = Gesture(samples: [
      TouchSample(microseconds: 0, phase: .began, x: from, y: 700),
      TouchSample(microseconds: 9_000, phase: .ended, x: from + 5, y: 700),
    ])
    let scenario = try scenario(
      """
      {"device": "ipad-pro-11", "cards": [{"name": "a"}],
       "inputs": [{"at": "0ms", "gesture": "f", "on": "\(on)"}]}
      """, gestures: ["f": gesture])
    #expect(scenario.inputs.compactMap(\.touch).map(\.x) == [to, to + 5])
  }

  @Test func onACollapsedCardItBeginsOnTheHeader() throws {
    let scenario = try scenario(
      #"{"cards": [{"name": "a"}], "inputs": [{"at": "0ms", "gesture": "f"}]}"#, gestures: ["f": Self.finger])
    // 34 pt of the content show, less than a finger's breadth.
    #expect((scenario.inputs[0].touch!.y - (734 + 42)).magnitude < 1e-9)
    #expect(scenario.warnings.isEmpty)
  }

  /// The gesture is placed on the card's position at its instant: the inputs before it are played.
  @Test func theCardsPlaceIsThatOfItsInstant() throws {
    let moved = try inputs(
      #"{"at": "100ms", "move": "extended", "animated": false}, {"at": "200ms", "gesture": "f", "on": "header"}"#,
      gestures: ["f": Self.finger])
    #expect(moved.compactMap(\.touch)[0].y == 71 + 42)
    let moving = try inputs(
      #"{"at": "200ms", "gesture": "f", "on": "header"}, {"at": "100ms", "move": "extended"}"#,
      gestures: ["f": Self.finger])
    let y = try #require(moving.compactMap(\.touch).first).y
    #expect(y > 71 + 42)
    #expect(y < 390.5 + 42)
  }

  @Test func aGestureThatMissesTheCardIsWarnedOf() throws {
    let text = withInputs(#"{"at": "1ms", "path": {"points": [["0ms", 200, 300], ["50ms", 200, 100]]}}"#)
    let warnings = try scenario(text).warnings
    #expect(warnings.map(\.path) == ["$.inputs[0]"])
    #expect(
      warnings.map(\.message) == [
        "the gesture begins at y 300.0, above the card's top edge at 390.5: it misses the card"
      ])
    // A gesture that is placed on the map misses the card on purpose.
    #expect(try scenario(text.replacing("}}]}", with: "}, \"on\": \"map\"}]}")).warnings.isEmpty)
  }

  @Test(arguments: [(-5000.0, true), (-0.1, true), (0, false), (393, false), (393.1, true)])
  func aGestureBesideTheScreenIsWarnedOf(x: Double, isWarned: Bool) throws {
    let text = withInputs(#"{"at": "1ms", "path": {"points": [["0ms", \#(x), 420], ["50ms", \#(x), 300]]}}"#)
    let warnings = try scenario(text).warnings
    #expect(warnings.map(\.path) == (isWarned ? ["$.inputs[0]"] : []))
    #expect(warnings.allSatisfy { $0.message.contains("beside the screen, which is 393.0 pt wide") }, "\(warnings)")
  }

  @Test(arguments: [(-0.1, "above"), (0, ""), (400, ""), (852, ""), (852.1, "below"), (5000, "below")])
  func aPlaceAboveOrBelowTheScreenIsWarnedOf(y: Double, side: String) throws {
    let path = #""path": {"points": [["0ms", 200, \#(y)], ["50ms", 200, 300]]}"#
    for (input, words) in [(path, "the gesture begins"), (#""tap": [200, \#(y)]"#, "the tap is")] {
      let warnings = try scenario(withInputs(#"{"at": "1ms", \#(input)}"#)).warnings.map(\.message)
      let wanted =
        side.isEmpty ? [] : ["\(words) at y \(y), \(side) the screen, which is 852.0 pt high: no finger gets there"]
      #expect(warnings.filter { $0.contains("the screen") } == wanted)
    }
  }

  // MARK: - On a moving card

  /// The frame rates of a scenario's display: four constant rates, and one that changes.
  static let displays =
    [24, 60, 120, 240].map { "\"fps\": \($0)" } + [
      #""rates": [{"from": "0ms", "fps": 120}, {"from": "110ms", "fps": 48}, {"from": "200ms", "fps": 80}]"#
    ]

  /// A card that is sent to its top at 100 ms, with other inputs.
  static func movingCard(_ preset: Preset, _ display: String, _ inputs: String...) throws -> Scenario {
    let top = try #require(preset.settings.places.names.last)
    let all = [#"{"at": "100ms", "move": "\#(top)"}"#] + inputs
    return try scenario(
      """
      {"preset": "\(preset.name)", \(display), "cards": [{"name": "a", "content": 1600}],
       "inputs": [\(all.joined(separator: ", "))]}
      """)
  }

  /// The card's position at the instant at which an input reaches the model.
  static func cardY(_ scenario: Scenario, at ticks: Int64) throws -> Double {
    // Frames at 9,000 Hz show the position at any instant; they mustn't gather inputs.
    var simulation =
      scenario.delivery == .frame
      ? scenario.simulation
      : Simulation(stack: scenario.stack, inputs: scenario.inputs, clock: FrameClock(hertz: 9_000))
    while try simulation.next() {
      if simulation.frame.ticks >= ticks { break }
    }
    return simulation.frame.sample.cardY
  }

  /// On any display and with any delivery of inputs, the model finds the finger at its place: in the middle of the
  /// header, of the visible content, or of the visible map.
  @Test(arguments: Preset.all.map(\.name), displays)
  func aFingerLandsWhereItIsMeant(preset: String, display: String) throws {
    let preset = try #require(Preset.named(preset))
    for milliseconds in Seeds.every(4, of: [137, 103, 237, 171]) {
      let moving = try Self.movingCard(preset, display)
      let cardY = try Self.cardY(moving, at: Int64(milliseconds) * 9_000)
      // A sheet's header is lower than a card's.
      let height = moving.stack.cards[0].headerHeight
      let (header, content) = (cardY + height / 2, (cardY + height + 852) / 2)
      // A sheet that has just appeared shows no content yet.
      let showsContent = cardY + height < 852
      let places: [(name: String, y: Double, region: Region)] = [
        ("header", header, .header), ("content", content, showsContent ? .content : .header), ("map", cardY / 2, .map),
        ("card", 852 - cardY - height < 44 ? header : content, 852 - cardY - height < 44 ? .header : .content),
      ]
      for place in places {
        let points = #"[["0ms", 200, 500], ["300ms", 200, 500]]"#
        let scenario = try Self.movingCard(
          preset, display,
          #"{"at": "\#(milliseconds)ms", "path": {"points": \#(points), "jitter": false}, "on": "\#(place.name)"}"#)
        let touch = try #require(scenario.inputs.compactMap(\.touch).first)
        #expect((touch.y - place.y).magnitude < 1e-9, "\(place.name) at \(milliseconds) ms: \(touch.y), not \(place.y)")
        var simulation = scenario.simulation
        var regions: [Region] = []
        while try simulation.next() {
          regions += simulation.events.entries.compactMap {
            if case .touch(let region) = $0.event { region } else { nil }
          }
        }
        #expect(regions == [place.region], "\(place.name) at \(milliseconds) ms")
      }
    }
  }

  /// Dropped frames gather no inputs: the finger waits for the next frame, and the card moves on.
  @Test func aFingerLandsWhereItIsMeantAfterDroppedFrames() throws {
    let preset = try #require(Preset.named("tgcard-2.5.1"))
    let drop = #"{"at": "130ms", "drop": 3}"#
    let path = #"{"at": "137ms", "path": {"points": [["0ms", 200, 500], ["300ms", 200, 500]]}, "on": "header"}"#
    let y = try #require(Self.movingCard(preset, Self.displays[1], path, drop).inputs.compactMap(\.touch).first).y
    let cardY = try Self.cardY(Self.movingCard(preset, Self.displays[1], drop), at: 137 * 9_000)
    #expect((y - cardY - 42).magnitude < 1e-9)
    let usual = try #require(Self.movingCard(preset, Self.displays[1], path).inputs.compactMap(\.touch).first).y
    #expect(usual - y > 40)
  }

  // MARK: - Order

  @Test func inputsComeInTheOrderOfTime() throws {
    let inputs = try inputs(
      #"{"at": "5ms", "gesture": "f"}, {"at": "8ms", "key": "back"}, {"at": "1ms", "tap": "map"}"#,
      gestures: ["f": Self.finger])
    #expect(inputs.map(\.ticks) == [9_000, 45_000, 72_000, 117_000, 117_000])
    #expect(inputs[0].input == .tap(.map))
    #expect(inputs[2].input == .key(.back))
  }

  /// Inputs at one instant keep the document's order, even with the samples of a gesture that began earlier.
  @Test func simultaneousInputsComeInTheDocumentsOrder() throws {
    let path = #"{"at": "1ms", "path": {"points": [["0ms", 200, 500], ["4ms", 200, 480]], "jitter": false}}"#
    let push = #"{"at": "5ms", "push": "b"}"#
    let first = try inputs("\(push), \(path)").map(\.input)
    let last = try inputs("\(path), \(push)").map(\.input)
    let pushed = Input.push(card: 1, animated: true)
    #expect(first.firstIndex(of: pushed) == 1)
    #expect(last.firstIndex(of: pushed) == last.count - 1)
  }

  @Test func dropsAreRunsOfTheClock() throws {
    var clock = try scenario(withInputs(#"{"at": "50ms", "drop": 2}, {"at": "0ms", "drop": 1}"#)).clock
    #expect((0..<4).map { _ in clock.next().number } == [1, 2, 5, 6])
  }

  /// A gesture file is the document's own, or is given; without it there is no scenario.
  @Test func aGestureFileIsThere() throws {
    var document = try document(withInputs(#"{"at": "1ms", "gesture": "f"}"#))
    #expect(throws: DiagnosticsError.self) { try document.scenario() }
    let touch = TouchSample(microseconds: 0, phase: .began, x: 1, y: 400)
    let other = TouchSample(microseconds: 0, phase: .began, x: 2, y: 400)
    document.gestures["f"] = Gesture(samples: [touch])
    #expect(try document.scenario().inputs.count == 1)
    let given = try document.scenario(gestures: ["f": Gesture(samples: [other])])
    guard case .touch(let first)? = given.inputs.first?.input else { throw CancellationError() }
    #expect(first.x == 2)
  }
}

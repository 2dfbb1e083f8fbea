import CardFormats
import CardMath
import CardModel
import CardSimulation
import Testing

@Suite struct InputResolverTests {
  static let finger = Gesture(samples: [
    TouchSample(microseconds: 1_000, phase: .began, x: 10, y: 20),
    TouchSample(microseconds: 9_000, phase: .moved, x: 11, y: 5),
    TouchSample(microseconds: 9_000, phase: .ended, x: 11, y: 5),
  ])

  // MARK: - Places

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
    // It begins when it is said to, whatever its own clock.
    #expect(inputs.map(\.ticks) == [900_000, 972_000, 972_000])
  }

  /// Beside the map the card is from 8 to 368, and the map from there to 834; what begins there already, stays.
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
    // The content shows for 34 pt, less than a finger's breadth.
    #expect((scenario.inputs[0].touch!.y - (734 + 42)).magnitude < 1e-9)
    #expect(scenario.warnings.isEmpty)
  }

  /// Where the card is by then, it is put: the inputs before are played.
  @Test func theCardsPlaceIsThatOfItsInstant() throws {
    let moved = try inputs(
      #"{"at": "100ms", "move": "extended", "animated": false}, {"at": "200ms", "gesture": "f", "on": "header"}"#,
      gestures: ["f": Self.finger])
    #expect(moved.compactMap(\.touch)[0].y == 71 + 42)
    let moving = try inputs(
      #"{"at": "200ms", "gesture": "f", "on": "header"}, {"at": "100ms", "move": "extended"}"#,
      gestures: ["f": Self.finger])
    let y = try #require(moving.compactMap(\.touch).first).y
    #expect(y > 71 + 42 && y < 390.5 + 42)
  }

  @Test func aGestureThatMissesTheCardIsWarnedOf() throws {
    let text = withInputs(#"{"at": "1ms", "path": {"points": [["0ms", 200, 300], ["50ms", 200, 100]]}}"#)
    let warnings = try scenario(text).warnings
    #expect(warnings.map(\.path) == ["$.inputs[0]"])
    #expect(
      warnings.map(\.message) == [
        "the gesture begins at y 300.0, above the card's top edge at 390.5: it misses the card"
      ])
    // One that is put on the map is meant to.
    #expect(try scenario(text.replacing("}}]}", with: "}, \"on\": \"map\"}]}")).warnings.isEmpty)
  }

  // MARK: - Order

  @Test func inputsComeInTheOrderOfTime() throws {
    let inputs = try inputs(
      #"{"at": "5ms", "gesture": "f"}, {"at": "8ms", "key": "back"}, {"at": "1ms", "tap": "map"}"#,
      gestures: ["f": Self.finger])
    #expect(inputs.map(\.ticks) == [9_000, 45_000, 72_000, 117_000, 117_000])
    #expect(inputs[0].input == .tap(.map) && inputs[2].input == .key(.back))
  }

  /// At one instant the document's order holds, also against the samples of a gesture that began earlier.
  @Test func simultaneousInputsComeInTheDocumentsOrder() throws {
    let path = #"{"at": "1ms", "path": {"points": [["0ms", 200, 500], ["4ms", 200, 480]], "jitter": false}}"#
    let push = #"{"at": "5ms", "push": "b"}"#
    let first = try inputs("\(push), \(path)").map(\.input)
    let last = try inputs("\(path), \(push)").map(\.input)
    let pushed = Input.push(card: 1, animated: true)
    #expect(first.firstIndex(of: pushed) == 1 && last.firstIndex(of: pushed) == last.count - 1)
  }

  @Test func dropsAreRunsOfTheClock() throws {
    var clock = try scenario(withInputs(#"{"at": "50ms", "drop": 2}, {"at": "0ms", "drop": 1}"#)).clock
    #expect((0..<4).map { _ in clock.next().number } == [1, 2, 5, 6])
  }

  @Test func aMissingGestureIsNothing() throws {
    #expect(try inputs(#"{"at": "1ms", "gesture": "f"}"#).isEmpty)
  }

  // MARK: - Fingers

  static func path(at: Int, _ start: Int, _ end: Int, pointer: Int = 0) -> String {
    """
    {"at": "\(at)ms", "path": {"points": [["\(start)ms", 200, 500], ["\(end)ms", 200, 480]], "pointer": \(pointer)}}
    """
  }

  @Test func oneFingerIsDownOnceAtATime() {
    let clash = ["finger 0 is down already when this touch begins"]
    func messages(_ paths: String...) -> [String] {
      do throws(DiagnosticsError) {
        _ = try scenario(withInputs(paths.joined(separator: ",")))
        return []
      } catch {
        return error.diagnostics.map(\.message)
      }
    }
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 19, 0, 20)) == clash)
    #expect(messages(Self.path(at: 19, 0, 20), Self.path(at: 0, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 90), Self.path(at: 10, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 19, 0, 20, pointer: 1)).isEmpty)
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 21, 0, 20)).isEmpty)
    // As one lifts, the other may come down, but not the other way round.
    #expect(messages(Self.path(at: 0, 0, 20), Self.path(at: 20, 0, 20)).isEmpty)
    #expect(messages(Self.path(at: 20, 0, 20), Self.path(at: 0, 0, 20)) == clash)
    #expect(messages(Self.path(at: 0, 0, 90), Self.path(at: 10, 0, 20), Self.path(at: 40, 0, 20)) == clash + clash)
  }

  @Test func aRecordedFingerMayTapTwiceInOneInstant() throws {
    let twice = Gesture(samples: [
      TouchSample(microseconds: 0, phase: .began, x: 10, y: 20),
      TouchSample(microseconds: 5_000, phase: .ended, x: 10, y: 20),
      TouchSample(microseconds: 5_000, phase: .began, x: 10, y: 20),
      TouchSample(microseconds: 9_000, phase: .ended, x: 10, y: 20),
    ])
    #expect(try inputs(#"{"at": "1ms", "gesture": "f"}"#, gestures: ["f": twice]).count == 4)
  }

}

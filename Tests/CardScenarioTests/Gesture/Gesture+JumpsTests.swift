import CardExamples
import CardModel
import CardScenario
import CardText
import Testing

@Suite struct GestureJumpsTests {
  static func gesture(_ rows: [(Int64, TouchPhase, Int32, Double, Double)]) -> Gesture {
    Gesture(
      samples: rows.map { TouchSample(microseconds: $0.0, phase: $0.1, pointer: $0.2, x: $0.3, y: $0.4) })
  }

  @Test func aJumpIsFoundWhereItEnds() throws {
    let jump = try #require(
      Self.gesture([
        (0, .began, 0, 200, 430), (8_000, .moved, 0, 200, 300), (18_000, .moved, 0, 200, -9_700),
        (26_000, .ended, 0, 200, -9_700),
      ]).firstJump)
    #expect(jump.sample == 2)
    #expect(jump.distance == 10_000)
    #expect(jump.microseconds == 10_000)
  }

  /// A browser that cancels a touch says that it is at (0, 0), which moves nothing.
  @Test func aCancelledTouchIsNoJump() {
    func jump(_ phase: TouchPhase) -> Gesture.Jump? {
      Self.gesture([(0, .began, 0, 200, 430), (8_000, .moved, 0, 200, 400), (9_000, phase, 0, 0, 0)]).firstJump
    }
    #expect(jump(.cancelled) == nil)
    #expect(jump(.ended)?.sample == 2)
  }

  /// The bound is 50 pt per millisecond; samples less than a millisecond apart count as one millisecond apart.
  @Test func theBoundIsAScreenInAFrame() {
    func found(_ distance: Double, _ microseconds: Int64) -> Bool {
      Self.gesture([(0, .began, 0, 0, 0), (microseconds, .ended, 0, distance, 0)]).firstJump != nil
    }
    #expect(!found(800, 16_000))
    #expect(found(801, 16_000))
    #expect(!found(50, 0))
    #expect(found(51, 0))
    #expect(found(51, 999))
  }

  /// A gesture in milliseconds, read as microseconds, is a thousandth as long as any touch.
  @Test func aGestureInAnotherUnitIsTooShort() {
    func isTooShort(_ unit: Int64, _ travel: Double) -> Bool {
      let rows = [(0, 0.0), (16, 0.5), (133, 1)].map {
        (Int64($0.0) * unit, TouchPhase.moved, Int32(0), 9.0, $0.1 * travel)
      }
      return Self.gesture([(0, .began, 0, 9, 0)] + rows + [(140 * unit, .ended, 0, 9, travel)]).isTooShort
    }
    #expect(isTooShort(1, -100))
    #expect(!isTooShort(1000, -100))
    #expect(!isTooShort(1, 5))
  }

  /// Each finger is compared with its own samples, and may come down again anywhere.
  @Test func fingersAreHeldAgainstThemselves() {
    let gesture = Self.gesture([
      (0, .began, 0, 0, 0), (1_000, .began, 1, 390, 800), (2_000, .moved, 0, 1, 1), (3_000, .ended, 1, 390, 799),
      (4_000, .ended, 0, 2, 2), (5_000, .began, 0, 390, 800), (6_000, .ended, 0, 390, 800),
    ])
    #expect(gesture.firstJump == nil)
  }

  /// The scenario runs, with a warning that names the impossible sample.
  @Test func aScenarioSaysWhichSampleIsImpossible() throws {
    let text = """
      {"cards":[{"name":"a","detent":"peaking"}],
       "inputs":[{"at":"100ms","path":{"points":[["0ms",200,430],["100ms",200,420],["110ms",200,-9580]]}}]}
      """
    let scenario = try ScenarioDocument.read(SourceText(name: "jump.json", text: text), name: "jump").scenario()
    let warning = try #require(scenario.warnings.first)
    let words = "no finger moves faster than 50000 pt/s"
    #expect(warning.text.contains(words), "\(warning.text)")
    #expect(warning.text.contains("jump.json:2:12: warning: sample "), "\(warning.text)")
  }

  /// No built-in scenario has such a jump.
  @Test func noBuiltInHasOne() throws {
    for builtIn in BuiltInScenarios.all {
      let warnings = try builtIn.document.scenario().warnings.map(\.text).filter { $0.contains("no finger") }
      #expect(warnings.isEmpty, "\(builtIn.name)")
    }
  }
}

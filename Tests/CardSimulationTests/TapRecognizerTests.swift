import CardMath
import CardModel
import Testing

@testable import CardSimulation

/// Taps among touches.
@Suite struct TapRecognizerTests {
  /// A touch at an instant in milliseconds.
  private struct Step {
    var phase: TouchPhase
    var x = 200.0
    var y = 500.0
    var time: Double
    var pointer: Int32 = 0
    var hasEffect = false
  }

  private static func taps(_ steps: [Step]) -> [Double] {
    var recognizer = TapRecognizer()
    return steps.compactMap { step in
      let touch = Touch(phase: step.phase, pointer: step.pointer, x: step.x, y: step.y)
      return recognizer.take(touch, at: Int64(step.time * 9000), hasEffect: step.hasEffect)?.y
    }
  }

  @Test func aShortTouchIsATapWhereItBegan() {
    let steps = [
      Step(phase: .began, time: 0), Step(phase: .moved, y: 506, time: 40), Step(phase: .stationary, y: 506, time: 60),
      Step(phase: .ended, y: 506, time: 80),
    ]
    #expect(Self.taps(steps) == [500])
    #expect(Self.taps(steps + steps.map { Step(phase: $0.phase, y: $0.y + 9, time: $0.time + 200) }) == [500, 509])
  }

  /// Exactly 10 pt is near enough, and 6, 8 a little more isn't.
  @Test func aFingerThatMovesIsNone() {
    func moved(_ x: Double, _ y: Double) -> [Step] {
      [
        Step(phase: .began, time: 0), Step(phase: .moved, x: 200 + x, y: 500 + y, time: 40),
        Step(phase: .ended, time: 80),
      ]
    }
    #expect(Self.taps(moved(6, 8)) == [500])
    #expect(Self.taps(moved(6, 8.001)).isEmpty)
    #expect(Self.taps(moved(-10.001, 0)).isEmpty)
    #expect(Self.taps([Step(phase: .began, time: 0), Step(phase: .ended, y: 511, time: 50)]).isEmpty)
  }

  /// A lift after half a second is a long press.
  @Test func aLongPressIsNone() {
    #expect(Self.taps([Step(phase: .began, time: 10), Step(phase: .ended, time: 509.999)]) == [500])
    #expect(Self.taps([Step(phase: .began, time: 10), Step(phase: .ended, time: 510)]).isEmpty)
  }

  /// A finger whose lift never came taps again: it is one finger, not two.
  @Test func aFingerThatComesDownTwiceIsOne() {
    let steps = [
      Step(phase: .began, time: 0), Step(phase: .began, y: 400, time: 900), Step(phase: .ended, y: 400, time: 950),
    ]
    #expect(Self.taps(steps) == [400])
    let another = steps.map { Step(phase: $0.phase, y: $0.y, time: $0.time, pointer: $0.time > 0 ? 1 : 0) }
    #expect(Self.taps(another).isEmpty)
    // A lift of a finger that never came changes nothing.
    let stray = [Step(phase: .began, time: 0), Step(phase: .ended, time: 5, pointer: 7)]
    #expect(
      Self.taps(stray + [Step(phase: .ended, time: 10), Step(phase: .began, time: 20), Step(phase: .ended, time: 30)])
        .count == 1)
  }

  @Test func aTouchThatHasAnEffectIsNone() {
    for spoiled in 0..<3 {
      var steps = [Step(phase: .began, time: 0), Step(phase: .moved, time: 40), Step(phase: .ended, time: 80)]
      steps[spoiled].hasEffect = true
      #expect(Self.taps(steps).isEmpty, "\(spoiled)")
    }
  }

  @Test func aCancelledTouchIsNone() {
    #expect(Self.taps([Step(phase: .began, time: 0), Step(phase: .cancelled, time: 50)]).isEmpty)
  }

  /// Of two fingers none taps, whichever lifts first; afterwards one does again.
  @Test(arguments: [Int32(0), 1])
  func twoFingersAreNone(first: Int32) {
    let steps = [
      Step(phase: .began, time: 0), Step(phase: .began, time: 20, pointer: 1),
      Step(phase: .ended, time: 60, pointer: first), Step(phase: .ended, time: 90, pointer: 1 - first),
      Step(phase: .began, y: 300, time: 200, pointer: 7), Step(phase: .ended, y: 300, time: 260, pointer: 7),
    ]
    #expect(Self.taps(steps) == [300])
  }

  @Test func itIsRestored() throws {
    var recognizer = TapRecognizer()
    _ = recognizer.take(Touch(phase: .began, pointer: 3, x: 5, y: 6), at: 900, hasEffect: false)
    var archive = StateArchive()
    archive.now = Instant(ticks: 900)
    try archive.code(&recognizer)
    var (reader, copy) = (StateArchive(words: archive.words), TapRecognizer())
    reader.now = Instant(ticks: 900)
    try reader.code(&copy)
    try reader.finish()
    #expect(copy == recognizer)
    reader = StateArchive(words: archive.words)
    // A finger that comes down later than now.
    reader.now = Instant(ticks: 899)
    #expect(throws: StateError.self) { try reader.code(&copy) }
  }
}

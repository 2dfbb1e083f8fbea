import CardModel
import CardText

/// The time spans during which each finger is down.
struct TouchSpans {
  private var spans: [Span] = []

  /// The index of each finger's last span. Only looked up.
  private var last: [Int32: Int] = [:]

  /// The time span of one touch, ticks, and the input that contains it.
  private struct Span {
    var pointer: Int32
    var began: Int64
    var ended: Int64
    var index: Int
    var input: ScenarioDocument.InputText

    func isDown(when other: Span) -> Bool {
      (ended, index) > (other.began, other.index)
    }
  }

  /// Records a sample. Samples of one gesture must come in order of time.
  mutating func note(_ touch: Touch, at ticks: Int64, of input: ScenarioDocument.InputText, _ index: Int) {
    switch touch.phase {
    case .began:
      last[touch.pointer] = spans.count
      spans.append(Span(pointer: touch.pointer, began: ticks, ended: ticks, index: index, input: input))
    case .moved, .stationary, .ended, .cancelled:
      if let index = last[touch.pointer] { spans[index].ended = ticks }
    }
  }

  /// Reports a pointer number that two fingers use at the same time. One finger may come down at the very instant at
  /// which the other lifts.
  func checkOverlaps(_ diagnostics: Diagnostics) {
    let sorted = spans.enumerated()
      .sorted {
        ($0.element.pointer, $0.element.began, $0.element.index, $0.offset)
          < ($1.element.pointer, $1.element.began, $1.element.index, $1.offset)
      }
      .map { $0.element }
    // The earlier touch that lifts last.
    var longest: Span?
    for touch in sorted {
      if let earlier = longest, earlier.pointer == touch.pointer, earlier.isDown(when: touch) {
        diagnostics.error(
          "finger \(touch.pointer) is down already when this touch begins", at: touch.input.range,
          path: touch.input.path.text, help: "a later \"at\", or another \"pointer\"")
        if earlier.ended >= touch.ended { continue }
      }
      longest = touch
    }
  }
}

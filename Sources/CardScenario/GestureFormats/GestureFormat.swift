import CardText

/// A notation in which fingers are recorded elsewhere.
public enum GestureFormat: String, Hashable, Sendable, CaseIterable {
  /// A table with a column for time, one for each coordinate, and perhaps phase and finger: this project's own gesture
  /// file, or any other.
  case csv

  /// Android's kernel events: `adb shell getevent -lt`, or `-t`, after the ranges of `getevent -lp`.
  case getevent

  /// The lines that Android's `MotionEvent.toString()` leaves in logcat.
  case motionEvent = "motionevent"

  /// The Actions of W3C WebDriver, as Appium, WebdriverIO and Selenium send them.
  case w3c

  /// Pointer or touch events of a web page, as JSON or a line of JSON for each.
  case dom

  /// The packets of `PointerData` of a Flutter app.
  case flutter

  /// The bytes of a file that are looked at for guessing.
  private static let guessLength = 1 << 16

  /// Guesses the notation of a file from its beginning: one that nothing speaks for is a table.
  public init(guessing bytes: [UInt8]) {
    let head = bytes.dropFirst(SourceText.markLength(of: bytes)).drop { $0 <= 0x20 }.prefix(GestureFormat.guessLength)
    self = .csv
    if head.holds("MotionEvent {") || head.holds("MotionEvent{") {
      self = .motionEvent
    } else if head.holds("add device ") || GestureFormat.beginsWithStamp(head) || head.holds("EV_ABS")
      || head.starts(with: "/dev/input/event".utf8)
    {
      self = .getevent
    } else if let first = head.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      if head.holds("\"pointerMove\"") || head.holds("\"pointerDown\"") {
        self = .w3c
      } else {
        self = head.holds("\"physicalX\"") || head.holds("\"physicalY\"") ? .flutter : .dom
      }
    }
  }

  /// Finds the notation that a file's beginning shows beyond doubt, whatever else lies beside it; nil: none does, as in
  /// a table, which its ending tells, or in a scenario.
  public init?(shownBy bytes: [UInt8]) {
    let head = bytes.prefix(GestureFormat.guessLength)
    let format = GestureFormat(guessing: bytes)
    switch format {
    case .csv: return nil
    case .getevent, .motionEvent: break
    case .w3c, .flutter: if head.holds("\"cards\"") { return nil }
    case .dom:
      // A finger comes down, and a scenario has cards.
      let began: [StaticString] = [
        "\"pointerdown\"", "\"touchstart\"", "\"mousedown\"", "\"down\"", "\"start\"", "\"began\"",
      ]
      guard head.holds("\"type\""), began.contains(where: { head.holds($0) }), !head.holds("\"cards\"") else {
        return nil
      }
    }
    self = format
  }

  /// True if a text begins with the time that `getevent` writes: `[   72345.123456]`.
  private static func beginsWithStamp(_ head: ArraySlice<UInt8>) -> Bool {
    guard head.first == UInt8(ascii: "[") else { return false }
    let digits = head.dropFirst().drop { $0 == 0x20 }
    let rest = digits.drop { $0 >= 0x30 && $0 <= 0x39 }
    guard rest.startIndex > digits.startIndex, rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: "-") else {
      return false
    }
    return rest.dropFirst().drop { $0 >= 0x30 && $0 <= 0x39 }.first == UInt8(ascii: "]")
  }
}

extension Collection where Element == UInt8 {
  /// True if the bytes hold a text.
  func holds(_ text: StaticString) -> Bool { index(after: text) != nil }

  /// Returns the place after the first of a text; nil: the bytes don't hold it.
  func index(after text: StaticString) -> Index? {
    guard text.utf8CodeUnitCount > 0 else { return startIndex }
    let first = text.utf8Start[0]
    var rest = self[...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) {
        return rest.index(index, offsetBy: text.utf8CodeUnitCount)
      }
      rest = rest.dropFirst()
    }
    return nil
  }
}

import CardModel

/// The numbers that a table has for the phases of touches. Words are the same in all of them.
enum PhaseNumbering {
  /// `MotionEvent`'s actions of Android: 0 down, 1 up, 2 move, 3 cancel.
  case android

  /// `UITouch.Phase`: 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled.
  case touch

  /// `UIGestureRecognizer.State`: 1 began, 2 changed, 3 ended, 4 cancelled, 5 failed.
  case recognizer

  /// The values that are taken, in words.
  static let help =
    "began, moved, stationary, ended or cancelled, Android's ACTION_DOWN or 0, 2, 1, UIKit's 0 to 4 of a touch "
    + "or 1 to 5 of a recognizer"

  /// The numbering, in words.
  var words: String {
    switch self {
    case .android: "Android's MotionEvent: 0 down, 2 move, 1 up, 3 cancel"
    case .touch: "UITouch.Phase: 0 began, 1 moved, 2 stationary, 3 ended, 4 cancelled"
    case .recognizer: "UIGestureRecognizer.State: 1 began, 2 changed, 3 ended, 4 cancelled"
    }
  }

  /// Finds the numbering of a column: by its name, else by its numbers. A recognizer tells no 0, and of the two others
  /// most rows are moves.
  ///
  /// - Parameters:
  ///   - texts: The column's cells.
  ///   - moving: For each row, whether its finger is elsewhere than before.
  ///   - column: Its name.
  static func of(_ texts: [String], moving: [Bool], column: String?) -> PhaseNumbering {
    let name = column?.lowercased() ?? ""
    if name == "action" { return .android }
    // A touch that rests is where it was: a 2 whose fingers move stands for a move, whatever its column is called.
    let moves = zip(texts, moving).filter { $0.0 == "2" }.map { $0.1 }
    let restsMove = 2 * moves.count { $0 } > moves.count
    if name.hasSuffix("phase"), !restsMove { return .touch }
    func count(_ number: String) -> Int { texts.count { $0 == number } }
    // A recording that begins late has no 0 either; but a recognizer begins as often as it ends.
    let ends = count("3") + count("4") + count("5")
    if count("0") == 0, texts.first(where: isNumber) == "1", ends > 0, (1...ends).contains(count("1")) {
      return .recognizer
    }
    return count("2") > count("1") ? .android : .touch
  }

  /// True if a cell is a number and not a word.
  static func isNumber(_ text: String) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } && !text.isEmpty }

  /// Returns the phase of a cell; nil: it isn't known.
  func phase(of text: String) -> TouchPhase? {
    switch text.lowercased() {
    case "began", "begin", "began_touch", "down", "touchstart", "pointerdown", "start", "press", "action_down",
      "action_pointer_down":
      .began
    case "moved", "move", "touchmove", "pointermove", "action_move", "changed": .moved
    case "stationary", "held", "rest": .stationary
    case "ended", "end", "up", "touchend", "pointerup", "release", "lift", "action_up",
      "action_pointer_up":
      .ended
    case "cancelled", "canceled", "cancel", "touchcancel", "pointercancel", "action_cancel", "failed": .cancelled
    default: phase(ofNumber: text)
    }
  }

  private func phase(ofNumber text: String) -> TouchPhase? {
    switch (self, text) {
    case (.android, "0"), (.touch, "0"), (.recognizer, "1"): .began
    case (.android, "2"), (.touch, "1"), (.recognizer, "2"): .moved
    case (.touch, "2"): .stationary
    case (.android, "1"), (.touch, "3"), (.recognizer, "3"): .ended
    case (.android, "3"), (.touch, "4"), (.recognizer, "4"), (.recognizer, "5"): .cancelled
    // A further finger's, with its index in the second byte: ACTION_POINTER_DOWN and ACTION_POINTER_UP.
    case (.android, _):
      switch Int(text).map({ $0 & 0xFF }) {
      case 5: .began
      case 6: .ended
      default: nil
      }
    default: nil
    }
  }
}

import CardModel

/// The fingers that are down while samples come in the order of time: each goes from began to ended or cancelled.
struct DownFingers {
  /// The most fingers that can be down at once.
  private static let limit = 16

  /// A finger that is down, and the place of its `began`.
  struct Finger {
    var pointer: Int32
    var began: Range<Int>

    /// The message about a finger that is down after the last sample.
    var neverLifts: String { "pointer \(pointer) never lifts" }
  }

  /// A sample that can't come after those before it.
  struct Flaw {
    var message: String
    var help: String?

    /// True if no later sample says more.
    var isLast = false
  }

  /// The fingers that are down, in the order in which they came.
  private(set) var all: [Finger] = []

  /// Takes the next sample, at its place in a text; returns why it can't come here, nil if it can.
  mutating func take(_ phase: TouchPhase, _ pointer: Int32, at place: Range<Int>) -> Flaw? {
    let index = all.firstIndex { $0.pointer == pointer }
    switch phase {
    case .began:
      if index != nil {
        return Flaw(
          message: "pointer \(pointer) began and is down already", help: "it has to end first, or is another pointer")
      }
      if all.count == DownFingers.limit {
        return Flaw(message: "more than \(DownFingers.limit) fingers are down at once", isLast: true)
      }
      all.append(Finger(pointer: pointer, began: place))
    case .moved, .stationary, .ended, .cancelled:
      guard let index else {
        // One message for a finger that never began, not one for each of its samples.
        if phase == .moved || phase == .stationary, all.count < DownFingers.limit {
          all.append(Finger(pointer: pointer, began: place))
        }
        return Flaw(
          message: "pointer \(pointer) isn't down: expected began, found \(phase.name)",
          help: "a touch goes from began to ended or cancelled")
      }
      if phase == .ended || phase == .cancelled { all.remove(at: index) }
    }
    return nil
  }
}

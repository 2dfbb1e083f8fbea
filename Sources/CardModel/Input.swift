/// A region of the screen in which a touch can begin.
public enum Region: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's handle and title.
  case header

  /// The scrolling content of the card.
  case content

  /// The map above the card; a touch on it never drags the card.
  case map
}

/// A part of the screen that a tap can hit.
public enum TapTarget: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's title.
  case header

  /// The scrolling content of the card.
  case content

  /// The map above the card or beside it.
  case map

  /// The (x) in the header, on every card but the root.
  case close

  /// The grab handle at the top of the header.
  case handle

  /// The bar at the top of the screen.
  case bar
}

/// The phases of a touch, named as in UITouch.
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The finger touches the screen.
  case began

  /// It is at another place.
  case moved

  /// It is where it was.
  case stationary

  /// It lifts.
  case ended

  /// The system takes it away, as for an alert; nothing is flicked.
  case cancelled
}

/// One sample of one finger.
public struct Touch: Hashable, Sendable {
  /// The phase of the touch.
  public var phase: TouchPhase

  /// The number of the finger.
  public var pointer: Int32

  /// The horizontal position, points from the left edge of the screen.
  public var x: Double

  /// The vertical position, points from the top edge of the screen.
  public var y: Double

  /// Creates a sample.
  public init(phase: TouchPhase, pointer: Int32, x: Double, y: Double) {
    self.phase = phase
    self.pointer = pointer
    self.x = x
    self.y = y
  }
}

/// A command from the keyboard.
public enum Key: UInt8, Hashable, Sendable, CaseIterable {
  /// Goes to the next higher detent.
  case expand

  /// Goes to the next lower detent.
  case collapse

  /// Goes back to the card below.
  case back

  /// Pops the card, if the rules allow it.
  case close

  /// VoiceOver's escape: goes back to the card below.
  case escape

  /// Goes to the next page.
  case nextPage

  /// Goes to the previous page.
  case previousPage

  /// ↑ in a table: highlights the row above the highlighted one.
  case rowAbove

  /// ↓ in a table: highlights the row below the highlighted one.
  case rowBelow

  /// ⌘↑ in a table: highlights its first row.
  case firstRow

  /// ⌘↓ in a table: highlights its last row.
  case lastRow

  /// Space or return in a table: selects the highlighted row.
  case activateRow

  /// Escape in a table: removes the highlight.
  case clearRow

  /// The effect of a key in a table.
  enum Row: Hashable, Sendable {
    case above
    case below
    case first
    case last
    case activate
    case clear
  }
}

/// An input to the stack of cards.
public enum Input: Hashable, Sendable {
  /// A sample of a finger.
  case touch(Touch)

  /// A recognised tap: on the header it sends the card one detent up, on the map an extended card one down.
  case tap(TapTarget)

  /// A tap at a point of the screen, on the part that is there.
  case tapAt(x: Double, y: Double)

  /// A key is pressed.
  case key(Key)

  /// A card comes in over the top one. `card` is its index among the cards that the stack knows.
  case push(card: Int, animated: Bool)

  /// `count` cards leave, the top one first and all at the same instant; the root stays for any count, so `Int.max`
  /// goes back to it. Only the top one is seen to leave, and it uncovers the card that remains on top.
  case pop(count: Int, animated: Bool)

  /// A card replaces the top one: it comes in over it, and the other one is removed at its arrival.
  case swap(card: Int, animated: Bool)

  /// The app sends the card to the detent with that name.
  case move(detent: Int32, animated: Bool)

  /// The app brings in the top card, which is gone: at the detent with that name; nil: at the one at which it appears,
  /// or at the lowest that a finger reaches.
  case present(detent: Int32?, animated: Bool)

  /// The app takes the top card away, to its gone detent, whoever else may.
  case dismiss(animated: Bool)

  /// The top card is let go at a model position, points, with a velocity of its own, points per second, positive
  /// downward, as by a finger that lifts: a start in motion. It goes to the detent with that name; nil: where the rules
  /// send it. Without a position it is let go where it is.
  case release(modelY: Double?, velocity: Double, detent: Int32?)

  /// The content is let go at an offset, points, with a velocity, points per second, positive toward its end. Without
  /// an offset it is let go where it is.
  case scroll(offset: Double?, velocity: Double)

  /// VoiceOver moves its focus to a point of the content, at an offset below the content's top, points.
  case focus(offset: Double)

  /// VoiceOver is switched on or off.
  case voiceOver(Bool)

  /// Reduce Motion is switched on or off.
  case reduceMotion(Bool)

  /// The app turns the top card to one of its pages, counted from 0.
  case page(Int, animated: Bool)

  /// A change of the content of a card, by the card's index; nil: of the visible card. `change` is an index into the
  /// changes that the stack knows, so that an input is small and needs no reference counting.
  case content(change: Int, card: Int?)

  /// The app shows the cards, their dims and the map's buttons, or hides all of them, so that the map shows alone.
  case mapOverlays(Bool, animated: Bool)

  /// A switch to another of the layouts that the stack knows. Animated: the screen stays the same, and the cards make
  /// room for a bar or reclaim it; otherwise the screen turns or changes its size.
  case layout(Int, animated: Bool)

  /// A card has other detents from now on: those of another layout, which is the same in all else.
  case detents(layout: Int, card: Int, animated: Bool)

  /// A keyboard appears or goes. `change` is the index of a change `keyboard`, which tells its height and the view that
  /// is written in; `layout` is the same as the present one, but for the room that its cards make for the keyboard.
  case keyboard(change: Int, card: Int?, layout: Int)
}

extension Input {
  /// Returns a pop of the top card; the root stays.
  public static func pop(animated: Bool) -> Input { .pop(count: 1, animated: animated) }
}

/// A place on the screen, as far as touches care.
public enum Region: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's handle and title.
  case header

  /// What scrolls inside the card.
  case content

  /// The map above the card; it never drags the card.
  case map
}

/// What a tap may hit.
public enum TapTarget: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's title.
  case header

  /// What scrolls inside the card.
  case content

  /// The map above the card, or beside it.
  case map

  /// The (x) in the header, on every card but the root.
  case close

  /// The grab handle on top of the header.
  case handle

  /// The bar at the top of the screen.
  case bar
}

/// The phases of a touch, in UITouch's words.
public enum TouchPhase: UInt8, Hashable, Sendable, CaseIterable {
  case began
  case moved
  case stationary
  case ended
  case cancelled
}

/// One sample of one finger.
public struct Touch: Hashable, Sendable {
  /// What the finger does.
  public var phase: TouchPhase

  /// Which finger it is.
  public var pointer: Int32

  /// Points from the left edge of the screen.
  public var x: Double

  /// Points from the top edge of the screen.
  public var y: Double

  /// A sample.
  public init(phase: TouchPhase, pointer: Int32, x: Double, y: Double) {
    self.phase = phase
    self.pointer = pointer
    self.x = x
    self.y = y
  }
}

/// A command from the keyboard.
public enum Key: UInt8, Hashable, Sendable, CaseIterable {
  /// To the next higher detent.
  case expand

  /// To the next lower detent.
  case collapse

  /// Back to the card below.
  case back

  /// Away with the card, if the rules have it so.
  case close

  /// VoiceOver's escape: back to the card below.
  case escape

  /// To the next page.
  case nextPage

  /// To the page before.
  case previousPage

  /// ↑ and ↓ in a table: to the row above or below the highlighted one.
  case rowAbove
  case rowBelow

  /// ⌘↑ and ⌘↓ in a table: to its first or its last row.
  case firstRow
  case lastRow

  /// Space or return in a table: the highlighted row is selected.
  case activateRow

  /// Escape in a table: no row is highlighted any more.
  case clearRow

  /// What a key does in a table.
  enum Row: Hashable, Sendable {
    case above
    case below
    case first
    case last
    case activate
    case clear
  }
}

/// Something from outside that happens to the stack of cards at an instant.
public enum Input: Hashable, Sendable {
  case touch(Touch)

  /// A tap that was recognised as one: the header takes the card one detent up, the map an extended card one down.
  case tap(TapTarget)

  /// A tap at a point of the screen, whatever lies there.
  case tapAt(x: Double, y: Double)

  case key(Key)

  /// Another card comes in over the top one. `card` is an index into the cards that the stack knows.
  case push(card: Int, animated: Bool)

  /// So many cards go, the top one first and all at the same instant; the root stays, however many are asked for:
  /// `Int.max` leads back to it. Only the top one is seen to leave, and it uncovers the card that is left.
  case pop(count: Int, animated: Bool)

  /// Another card takes the top one's place: it comes in over it, and once it is there the other one is gone.
  case swap(card: Int, animated: Bool)

  /// The program sends the card to the detent with that name.
  case move(detent: Int32, animated: Bool)

  /// VoiceOver moves its focus to a point of the content, so many points below the content's top.
  case focus(offset: Double)

  /// VoiceOver is switched on or off.
  case voiceOver(Bool)

  /// Motion is to be reduced, or no longer.
  case reduceMotion(Bool)

  /// The program leads the top card to one of its pages, counted from 0.
  case page(Int, animated: Bool)

  /// Something happens to the content of a card, by its index; nil: of the card that shows. `change` is an index into
  /// the changes that the stack knows, so that an input is small and holds nothing to be counted.
  case content(change: Int, card: Int?)

  /// The program shows the cards, the darkness that they bring and the map's buttons, or takes all of it away, so that
  /// the map shows alone.
  case mapOverlays(Bool, animated: Bool)

  /// Another of the layouts that the stack knows. Animated: the screen is the same, and the cards make room for a bar
  /// or take it back; otherwise the screen turns or gets another size.
  case layout(Int, animated: Bool)
}

extension Input {
  /// The top card goes; the last one stays.
  public static func pop(animated: Bool) -> Input { .pop(count: 1, animated: animated) }
}

/// What a keyboard takes from a list of CardParts, and where the list goes so that what is written in stays in sight.
public struct KeyboardInset: Hashable, Sendable {
  /// How much of the list the keyboard covers: its lower inset while the keyboard is there.
  public var overlap: Double

  /// The list's offset then.
  public var offset: Double

  /// The effect of a keyboard.
  ///
  /// ```
  /// control = responder's frame, 10 pt larger above and below
  /// its bottom under the keyboard:  offset += what is hidden,  no more than content height − visible height
  /// else its top above the list:    offset = its top
  /// ```
  /// Source: CardParts 4.0.0, `CardsViewController.swift` 380 to 423.
  ///
  /// - Parameters:
  ///   - overlap: How much of the list the keyboard covers, points.
  ///   - responderY: The top edge, in the content, of what is written in.
  ///   - responderHeight: Its height.
  ///   - offset: The list's present offset.
  ///   - viewport: The list's height.
  ///   - contentHeight: The height of what scrolls.
  public init(
    overlap: Double, responderY: Double, responderHeight: Double, offset: Double, viewport: Double,
    contentHeight: Double
  ) {
    self.overlap = overlap
    let top = responderY - KeyboardInset.margin
    let bottom = top + responderHeight + 2 * KeyboardInset.margin - offset
    let visible = viewport - overlap
    if bottom > visible {
      self.offset = min(offset + bottom - visible, contentHeight - visible)
    } else if top < offset {
      self.offset = top
    } else {
      self.offset = offset
    }
  }

  /// Around what is written in.
  static let margin = 10.0
}

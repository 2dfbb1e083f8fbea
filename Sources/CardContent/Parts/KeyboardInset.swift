/// The effect of a keyboard on a list of CardParts: its inset, and the offset that keeps the first responder in view.
public struct KeyboardInset: Hashable, Sendable {
  /// The height of the list that the keyboard covers, points: its bottom inset while the keyboard is shown.
  public var overlap: Double

  /// The list's offset while the keyboard is shown, points.
  public var offset: Double

  /// Computes the effect of a keyboard.
  ///
  /// ```
  /// control = responder's frame, 10 pt larger above and below
  /// its bottom under the keyboard:  offset += what is hidden,  no more than content height − visible height
  /// else its top above the list:    offset = its top
  /// ```
  ///
  /// Source: CardParts 4.0.0, `CardsViewController.swift` 380 to 423.
  ///
  /// - Parameters:
  ///   - overlap: The height of the list that the keyboard covers, points.
  ///   - responderY: The first responder's top edge in the content, points.
  ///   - responderHeight: The first responder's height, points.
  ///   - offset: The list's current offset, points.
  ///   - viewport: The list's height, points.
  ///   - contentHeight: The height of the list's scrolling content, points.
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

  /// The space kept above and below the first responder, points.
  static let margin = 10.0
}

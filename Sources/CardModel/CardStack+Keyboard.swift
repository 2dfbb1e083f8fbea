import CardContent
import CardMath

extension CardStack {
  /// Shows a keyboard or hides it: the card makes room by the layout's rule, and a list of CardParts by its own.
  ///
  /// A finger's hold goes on. A moving card goes on from its position and velocity to where its detent is now. Content
  /// scrolls as far as it must, so that the view that is written in shows above the keyboard.
  ///
  /// - Parameters:
  ///   - change: The change `keyboard`.
  ///   - card: The index of the card whose list makes room; nil: the card that shows.
  ///   - index: The index of the layout whose cards make room.
  mutating func showKeyboard(
    _ change: ContentChange, of card: Int?, layout index: Int, at now: Instant, into log: inout EventLog
  ) {
    guard case .keyboard(let height, let responderY, let responderHeight) = change else {
      preconditionFailure("the change of a keyboard's input is a keyboard")
    }
    log.record(.keyboard(height: height), at: now)
    if index != layoutIndex {
      let rule = rules.feed.keyboard
      take(
        detentsOf: index, replacing: false, by: rule, animated: true, fitting: .animated(rule), at: now, into: &log)
    }
    let list = card.map { card in contents.firstIndex { $0.card == card } } ?? live
    if let list, makeRoom(in: list, forKeyboard: height, responderY, responderHeight, at: now, into: &log) { return }
    guard height > 0, responderHeight > 0, shownCard.contentBottomInset > 0 else { return }
    // Below its top detent a card hides as much more of the content as it is lower.
    let overlap = shownCard.covered(by: height, on: screen, at: top.target.y)
    scroll(toResponderAt: responderY, responderHeight, above: overlap, at: now)
  }

  /// True if a content is a list that shows and makes room for a keyboard by itself.
  func makesOwnRoom(in index: Int) -> Bool { index == live && contents[index].traits.makesRoomForKeyboard }

  /// Makes room for a keyboard in a list that shows, or takes the room back. The list's offset stays, as far as there
  /// is content. Returns false if the content makes no room by itself.
  mutating func makeRoom(
    in index: Int, forKeyboard height: Double, _ responderY: Double, _ responderHeight: Double, at now: Instant,
    into log: inout EventLog
  ) -> Bool {
    guard makesOwnRoom(in: index) else { return false }
    if shownCard.isFitted {
      // A card that is as high as its content stands on the keyboard.
      contents[index].keyboard = height > 0 ? height : nil
      contentChanged(of: index, at: now, into: &log)
      return true
    }
    let overlap = shownCard.covered(by: height, on: screen)
    contents[index].keyboard = height > 0 ? overlap : nil
    contentChanged(of: index, fitting: .animated(rules.feed.keyboard), at: now, into: &log)
    guard height > 0 else { return true }
    scroll(toResponderAt: responderY, responderHeight, above: overlap, at: now)
    return true
  }

  /// Scrolls the content, unless a finger does, so that the view that is written in shows above a covered height.
  private mutating func scroll(
    toResponderAt responderY: Double, _ responderHeight: Double, above overlap: Double, at now: Instant
  ) {
    let inset = KeyboardInset(
      overlap: overlap, responderY: responderY, responderHeight: responderHeight,
      offset: content.motion.position(at: now),
      viewport: top.viewportHeight, contentHeight: shownCard.contentHeight)
    switch hold {
    case .dragging where drag.owner == .content: break
    case .free, .pending, .refused, .paging, .sliding, .dragging:
      animateContent(to: top.nearestOffset(to: inset.offset), by: rules.feed.keyboard, at: now)
    }
  }
}

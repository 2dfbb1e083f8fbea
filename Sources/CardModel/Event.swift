import CardContent

/// An event between two frames.
///
/// Names of detents and cards are ids that the text layer assigned. Velocities are points per second, positive
/// downward.
public enum Event: Hashable, Sendable {
  /// A finger came down on a region.
  case touch(Region)

  /// A touch is refused until it lifts.
  case ignored(IgnoredReason)

  /// The finger crossed the slop and drags from now on.
  case drag

  /// A finger stopped a moving card or moving content.
  case grab

  /// The drag passed from the card to the content, or vice versa.
  case handoff(to: DragOwner)

  /// A finger lifted, at the estimator's velocity; on pages and carousels, positive to the right.
  case release(velocity: Double)

  /// A touch was cancelled.
  case cancel

  /// A release was decided: the card goes to this detent.
  case snap(detent: Int32)

  /// A grabbed card was released in place, and continues to this detent.
  case resume(detent: Int32)

  /// A settling spring was stiffened, to limit its overshoot past its target or an outer detent.
  case stiffened(response: Double, dampingRatio: Double)

  /// A tap, key or programmatic move sends the card to this detent.
  case move(detent: Int32)

  /// A running motion was replaced at this velocity.
  case retarget(velocity: Double)

  /// A curve starts from rest, so this velocity was lost.
  case lostVelocity(Double)

  /// The pages begin to move to this one.
  case page(card: Int32)

  /// The pages came to rest on this one.
  case paged(card: Int32)

  /// A card is pushed.
  case push(card: Int32)

  /// A card is popped.
  case pop(card: Int32)

  /// A pushed card has arrived.
  case pushed(card: Int32)

  /// A popped card has left.
  case popped(card: Int32)

  /// The card came to rest at this detent.
  case settled(detent: Int32)

  /// A card that was gone has come to rest at a detent where it shows.
  case presented(card: Int32)

  /// A card has come to rest at its gone detent.
  case dismissed(card: Int32)

  /// A finger or a command would have taken a card away that asks first: it stays, and the app may ask.
  case attemptedDismissal(card: Int32)

  /// The content decelerates and would come to rest at this offset, points.
  case decelerate(restOffset: Double)

  /// The content passed its end at this velocity, positive toward larger offsets.
  case bounce(velocity: Double)

  /// The content came to rest at this offset, points.
  case scrolled(offset: Double)

  /// The screen has this size from now on, points.
  case layout(width: Double, height: Double)

  /// A card has other detents from now on.
  case detents(card: Int32)

  /// The bar at the top of the screen gets this height, points, possibly animated; 0: it disappears.
  case bar(height: Double)

  /// The page header gets this height, points, possibly animated; 0: it disappears.
  case pageHeader(height: Double)

  /// A tap at a point hit this target.
  case tap(TapTarget)

  /// VoiceOver was switched on or off.
  case voiceOver(Bool)

  /// Reduce Motion was switched on or off.
  case reduceMotion(Bool)

  /// The overlays of the map were shown or hidden.
  case mapOverlays(Bool)

  /// The content has this height from now on, points.
  case contentHeight(Double)

  /// A list fetches more items after its end.
  case reachEnd

  /// A list fetches more items before its beginning.
  case reachBeginning

  /// Content that was pulled down begins to refresh.
  case refresh

  /// The content was refreshed.
  case refreshed

  /// A carousel's end of scrolling was reported for this item, though the carousel may still move.
  case endScrolling(item: ItemID)

  /// A paged view came to rest on this page.
  case movedToPage(Int32)

  /// The app scrolls sideways to this item or page.
  case slide(page: Int32)

  /// An item was selected: Spots' `spotDidSelectItem`, or a table's row.
  case select(item: ItemID)

  /// A key highlighted a row of a table, or took the highlight away.
  case highlight(item: ItemID?)

  /// The app scrolls to an item, and the content to this offset, points.
  case scrollTo(offset: Double)

  /// The edit button of a CardParts card was tapped.
  case edit(card: Int32)

  /// The menu of a CardParts title opens; an option of it was chosen; a title's button acts without a menu.
  case menu(card: Int32)
  case menuOption(Int32)
  case titleAction(card: Int32)

  /// A CardParts card switches to a state, which shows with the next frame.
  case state(Int32)

  /// A CardParts card disappears from its list with the next frame, or reappears.
  case hidden(card: Int32)
  case shown(card: Int32)

  /// The visibility reported to a CardParts card: the visible share of the card, and the share of the container that it
  /// covers.
  case visibility(card: Int32, ratio: Double, coverage: Double?)

  /// A keyboard of this height, points, appears; 0: it disappears.
  case keyboard(height: Double)

  /// A callback to the app, in the order of a real system.
  case callback(Callback)
}

/// The reason for which a touch or a command was refused.
public enum IgnoredReason: UInt8, Hashable, Sendable, CaseIterable {
  /// It began on the map.
  case map

  /// It moved more sideways than along the card.
  case sideways

  /// No map lies behind the card, and the rules don't allow dragging it.
  case fixed

  /// A card was being pushed or popped.
  case transition

  /// The card was moving, and the rules don't let a touch stop it.
  case moving

  /// A push, a pop or a move took the card away from the finger.
  case taken

  /// There is no card to pop, no detent of that name, no such page, or no further one.
  case nothing

  /// A finger drags card, content or pages, so a command for the pages, or a scroll of the content, is refused.
  case held
}

/// The part that moves with the finger.
public enum DragOwner: UInt8, Hashable, Sendable, CaseIterable {
  case card
  case content
}

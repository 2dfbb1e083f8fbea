import CardContent

/// Something worth telling that happened between two frames.
///
/// Names of detents and cards are the ids that the layer of text gave out. Velocities are points per second, positive
/// downward.
public enum Event: Hashable, Sendable {
  /// A finger came down on a region.
  case touch(Region)

  /// A touch was refused until it lifts.
  case ignored(IgnoredReason)

  /// The finger crossed the slop and drags.
  case drag

  /// A finger stopped a moving card or moving content.
  case grab

  /// The finger that held the card now scrolls the content, or the other way round.
  case handoff(to: DragOwner)

  /// A finger let go, at the velocity that the estimator gives; of pages, positive to the right.
  case release(velocity: Double)

  /// A touch was cancelled.
  case cancel

  /// A release was decided: the card goes to this detent.
  case snap(detent: Int32)

  /// A grabbed card was let go where it was, and goes on to this detent.
  case resume(detent: Int32)

  /// A settling spring was stiffened, so that it doesn't pass the outer detent too far.
  case stiffened(response: Double, dampingRatio: Double)

  /// A tap, key or programmatic move sends the card to this detent.
  case move(detent: Int32)

  /// A running motion was replaced at this velocity.
  case retarget(velocity: Double)

  /// A curve begins from rest: this velocity was lost.
  case lostVelocity(Double)

  /// A card with pages is led to this one.
  case page(card: Int32)

  /// It is there: the pages came to rest.
  case paged(card: Int32)

  /// A card is pushed.
  case push(card: Int32)

  /// A card is popped.
  case pop(card: Int32)

  /// A card that was pushed stands.
  case pushed(card: Int32)

  /// A card that was popped is gone.
  case popped(card: Int32)

  /// The card came to rest at this detent.
  case settled(detent: Int32)

  /// The content goes on by its own momentum and would come to rest at this offset.
  case decelerate(restOffset: Double)

  /// The content passed its end at this velocity, positive towards larger offsets.
  case bounce(velocity: Double)

  /// The content came to rest at this offset.
  case scrolled(offset: Double)

  /// The screen has this size from now on, in points.
  case layout(width: Double, height: Double)

  /// The bar at the top of the screen is so high from now on, or on its way there; 0: it goes.
  case bar(height: Double)

  /// The page header is so high from now on, or on its way there; 0: it goes.
  case pageHeader(height: Double)

  /// A tap at a point hit this.
  case tap(TapTarget)

  /// VoiceOver was switched on or off.
  case voiceOver(Bool)

  /// Motion is to be reduced from now on, or no longer.
  case reduceMotion(Bool)

  /// What lies over the map was shown, or taken away.
  case mapOverlays(Bool)

  /// The content is so high from now on, points.
  case contentHeight(Double)

  /// A list asks for what lies behind its end.
  case reachEnd

  /// A list asks for what lies before its beginning.
  case reachBeginning

  /// Content that was pulled down is refreshed.
  case refresh

  /// It is refreshed.
  case refreshed

  /// A carousel is told to have come to this item, though it may still move.
  case endScrolling(item: ItemID)

  /// A paged view came to rest on this page.
  case movedToPage(Int32)

  /// The program leads something sideways to this item, or page.
  case slide(page: Int32)

  /// An item was selected: Spots' `spotDidSelectItem`, or a table's row.
  case select(item: ItemID)

  /// A key highlighted a row of a table, or took the highlight away.
  case highlight(item: ItemID?)

  /// The program scrolls to an item, and the content to this offset.
  case scrollTo(offset: Double)

  /// The button for editing of a card of CardParts was tapped.
  case edit(card: Int32)

  /// The menu of a title of CardParts opens; one of its options was chosen; its button acts without a menu.
  case menu(card: Int32)
  case menuOption(Int32)
  case titleAction(card: Int32)

  /// A card of CardParts goes to a state, which shows with the next frame.
  case state(Int32)

  /// A card of CardParts is left out of its list with the next frame, or put in again.
  case hidden(card: Int32)
  case shown(card: Int32)

  /// A card of CardParts is told how much of it shows, and how much of the container it covers.
  case visibility(card: Int32, ratio: Double, coverage: Double?)

  /// A keyboard so high comes, or goes: 0.
  case keyboard(height: Double)

  /// The app is told something, in the order of some real system.
  case callback(Callback)
}

/// Why a touch or a command was refused.
public enum IgnoredReason: UInt8, Hashable, Sendable, CaseIterable {
  /// It began on the map.
  case map

  /// It moved more sideways than along the card.
  case sideways

  /// No map lies behind the card, and it may not be dragged.
  case fixed

  /// A card was being pushed or popped.
  case transition

  /// The card was moving, and the rules don't let a touch stop it.
  case moving

  /// A push, a pop or a move took the card from the finger.
  case taken

  /// There is no card to pop, no detent of that name, no such page, or none further on.
  case nothing

  /// A finger drags card, content or pages, and the pages wait for nobody else.
  case held
}

/// Who moves with the finger.
public enum DragOwner: UInt8, Hashable, Sendable, CaseIterable {
  case card
  case content
}

extension Rules {
  /// Returns true if these rules and others show the same frames until something sends the card to a detent.
  ///
  /// They may differ in the target of a release and in the motions there, and in nothing else: a finger that comes down
  /// or drags a card at rest meets neither. The rule of interruption is a motion's, but each touch asks for it.
  public func areSame(untilACardIsSent other: Rules) -> Bool {
    touch == other.touch && drag == other.drag && scroll == other.scroll && fade == other.fade
      && command == other.command && fixesCardsWithoutMap == other.fixesCardsWithoutMap && paging == other.paging
      && feed == other.feed && callbacks == other.callbacks && motion.interruption == other.motion.interruption
  }
}

extension CardStack {
  /// Goes on by other rules, as if the stack had followed them from its start.
  ///
  /// - Precondition: Nothing has sent the card to a detent so far, and the rules are the present ones until something
  ///   does: see ``Rules/areSame(untilACardIsSent:)``.
  public mutating func follow(_ rules: consuming Rules) {
    apart.value.world = World(layouts: world.layouts, rules: rules, specs: world.specs)
  }
}

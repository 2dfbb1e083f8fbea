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
  /// Becomes a copy of another stack, and goes on by other rules, as if it had followed them from its start.
  ///
  /// The rules change places with those that this stack followed before: once no one shares its storage, nothing is
  /// allocated or copied for them.
  ///
  /// - Precondition: Nothing has sent the other's card to a detent so far, and the rules are the other's until
  ///   something does: see ``Rules/areSame(untilACardIsSent:)``.
  public mutating func goOn(as other: CardStack, by rules: inout Rules) {
    var own = apart.place.pointee.world
    become(other)
    own.value.become(&apart.place.pointee.world.place.pointee, by: &rules)
    apart.value.world = own
  }
}

/// Everything about a stack that no input changes: the possible screens, the rules, what contents begin as.
///
/// All copies of a stack share one, so that a copy costs one reference; see ``Shared``.
struct World: Sendable {
  /// The layouts between which inputs change.
  private(set) var layouts: [Layout]

  /// The rules of behaviour.
  var rules: Rules

  /// The initial contents by the cards' indices; nil for a plain height. Empty if all are plain heights.
  private(set) var specs: [ContentSpec?]

  /// The numbers of the author's own that follow from the card.
  private(set) var channels: [Channel]

  /// True if a card is modal, so that the map's dim comes and goes with it.
  private(set) var hasModalCards: Bool

  /// A world with at least one layout; each has the same cards, and each card has a spec or none has.
  init(layouts: [Layout], rules: Rules, specs: [ContentSpec?], channels: [Channel]) {
    precondition(!layouts.isEmpty, "a stack needs a layout")
    for other in layouts {
      precondition(other.cards.count == layouts[0].cards.count, "the layouts have different cards")
    }
    precondition(specs.isEmpty || specs.count == layouts[0].cards.count, "each card has its spec, or none has")
    self.layouts = layouts
    self.rules = rules
    self.specs = specs
    self.channels = channels
    hasModalCards = layouts[0].cards.contains { $0.fades.isModal }
  }

  /// Becomes another world, apart from its rules: those passed change places with the present ones. The other world is
  /// `inout` only to be read in place: of one that is handed over, the compiler copies the rules, too.
  mutating func become(_ other: inout World, by rules: inout Rules) {
    (layouts, specs, channels, hasModalCards) = (other.layouts, other.specs, other.channels, other.hasModalCards)
    swap(&self.rules, &rules)
  }
}

/// Everything about a stack that never changes: the possible screens, the rules, what contents begin as.
///
/// All copies of a stack share one, so that a copy costs one reference. It is a class for that only.
final class World: Sendable {
  /// The layouts between which inputs change.
  let layouts: [Layout]

  /// The rules of behaviour.
  let rules: Rules

  /// The initial contents by the cards' indices; nil for a plain height. Empty if all are plain heights.
  let specs: [ContentSpec?]

  /// A world with at least one layout; each has the same cards, and each card has a spec or none has.
  init(layouts: [Layout], rules: Rules, specs: [ContentSpec?]) {
    precondition(!layouts.isEmpty, "a stack needs a layout")
    for other in layouts {
      precondition(other.cards.count == layouts[0].cards.count, "the layouts have different cards")
    }
    precondition(specs.isEmpty || specs.count == layouts[0].cards.count, "each card has its spec, or none has")
    self.layouts = layouts
    self.rules = rules
    self.specs = specs
  }
}

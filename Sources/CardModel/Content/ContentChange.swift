import CardContent

/// Something that happens to what a card shows.
///
/// `of` is a component's index or, for CardParts, the id of a card's name.
public enum ContentChange: Hashable, Sendable {
  /// Items behind all others of a component.
  case append([SpotsItem], of: Int)

  /// Items before the one at an index; at 0 before all others.
  case insert([SpotsItem], at: Int, of: Int)

  /// Another view model in the place of the one at an index: the first of a list.
  case update([SpotsItem], at: Int, of: Int)

  /// Some items go.
  case delete(at: Int, count: Int, of: Int)

  /// Views of a kind measure something else from here on.
  case measure(SpotsViewSize)

  /// A card goes to a state.
  case state(Int32, of: Int32)

  /// A card is hidden, or shown again.
  case hide(Bool, of: Int32)

  /// A keyboard covers so much of the screen's bottom, 0: it goes; and what is written in lies there in the content.
  case keyboard(height: Double, responderY: Double, responderHeight: Double)

  /// The program scrolls what lies in a section, a component or a card, sideways to an item or a page.
  case slide(section: Int, to: Int, animated: Bool)

  /// The program selects an item of a component.
  case select(Int, of: Int)

  /// The program scrolls to an item of a component.
  case scroll(to: Int, of: Int)

  /// Somebody chooses from a title's menu.
  case choose(Int)
}

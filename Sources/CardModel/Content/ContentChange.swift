import CardContent

/// A change of a card's content.
///
/// `of` is a component's index or, for CardParts, the id of a card's name.
public enum ContentChange: Hashable, Sendable {
  /// Adds items after all others of a component.
  case append([SpotsItem], of: Int)

  /// Inserts items before the one at an index; at 0 before all others.
  case insert([SpotsItem], at: Int, of: Int)

  /// Replaces the item at an index by another view model, the first of the list.
  case update([SpotsItem], at: Int, of: Int)

  /// Deletes items from an index on.
  case delete(at: Int, count: Int, of: Int)

  /// Sets the size of the views of a kind from now on.
  case measure(SpotsViewSize)

  /// Switches a card to a state.
  case state(Int32, of: Int32)

  /// Hides a card, or shows it again.
  case hide(Bool, of: Int32)

  /// A keyboard of this height, points, covers the screen's bottom; 0: it disappears. The first responder's y and
  /// height are those in the content, points.
  case keyboard(height: Double, responderY: Double, responderHeight: Double)

  /// The app scrolls a section, a component or a card, sideways to an item or a page.
  case slide(section: Int, to: Int, animated: Bool)

  /// The app selects an item of a component.
  case select(Int, of: Int)

  /// The app scrolls to an item of a component.
  case scroll(to: Int, of: Int)

  /// The user chooses an option of a title's menu.
  case choose(Int)
}

import CardMath

/// A document of one kind of content.
///
/// Each kind conforms in a folder of its own, and says only what it has: the rest has a default. ``ContentKind`` and
/// ``ContentBody`` register it.
package protocol ContentDocument: Hashable, Sendable, StateCoding {
  /// Returns the layout at a width, points. Items that weren't measured yet are measured.
  mutating func laidOut(in system: ContentSystem, width: Double) -> ContentLayout

  /// True if the last section extends down to the viewport's end.
  var stretchesLast: Bool { get }

  /// The height of the last item, points; 0: there is none.
  var lastItemHeight: Double { get }

  /// The cards of a CardParts list; empty for the other kinds.
  var cards: [PartsCard] { get }

  /// Returns the id of the state that a section shows; nil: sections have none.
  func state(ofSection index: Int) -> Int32?

  /// Changes a component's items. Returns false if there is no such component or `body` returns false.
  mutating func change(component index: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool

  /// Sets the size of all views of a kind from now on. Returns false if views have no sizes by kind.
  mutating func setSize(_ size: SpotsViewSize) -> Bool

  /// Sets the state of the card at an index, and its hiding; nil: it stays.
  mutating func setCard(_ index: Int, state: Int32?, isHidden: Bool?)
}

extension ContentDocument {
  package var stretchesLast: Bool { false }
  package var lastItemHeight: Double { 0 }
  package var cards: [PartsCard] { [] }
  package func state(ofSection index: Int) -> Int32? { nil }
  package mutating func change(component index: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool { false }
  package mutating func setSize(_ size: SpotsViewSize) -> Bool { false }
  package mutating func setCard(_ index: Int, state: Int32?, isHidden: Bool?) {}
}

/// The behaviour of a library that shows content: what it does, and others don't.
public struct ContentTraits: Hashable, Sendable {
  /// True if its sections are scroll views of their own, which scroll as one: they are pinned to the viewport's top,
  /// the content is at least as high as the viewport, and their items are the visible elements. Otherwise the sections
  /// are.
  public let nestsScrollViews: Bool

  /// True if an item is selected by a tap, a key or the program.
  public let selectsItems: Bool

  /// True if it fetches more items at an end, and refreshes when pulled.
  public let fetchesMore: Bool

  /// True if each section is notified of its visible share.
  public let reportsVisibility: Bool

  /// True if a section's buttons open menus.
  public let hasMenus: Bool

  /// True if the list makes room for a keyboard.
  public let makesRoomForKeyboard: Bool

  /// Creates a library's traits.
  public init(
    nestsScrollViews: Bool = false, selectsItems: Bool = false, fetchesMore: Bool = false,
    reportsVisibility: Bool = false, hasMenus: Bool = false, makesRoomForKeyboard: Bool = false
  ) {
    self.nestsScrollViews = nestsScrollViews
    self.selectsItems = selectsItems
    self.fetchesMore = fetchesMore
    self.reportsVisibility = reportsVisibility
    self.hasMenus = hasMenus
    self.makesRoomForKeyboard = makesRoomForKeyboard
  }
}

import CardMath

/// A component of a Spots document: a list, a grid or a carousel of items, each a scroll view of its own.
public struct SpotsComponent: Hashable, Sendable {
  /// The arrangement of a component's items.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Rows below each other: a table.
    case list

    /// Rows of as many items as fit: a collection that flows.
    case grid

    /// Items beside each other, scrolled horizontally.
    case carousel

    /// A single view, as tall as its item.
    case view
  }

  /// The position of a carousel's page indicator.
  public enum PageIndicator: UInt8, Hashable, Sendable, CaseIterable {
    /// There is no page indicator.
    case none

    /// Below the items.
    case below

    /// Over the items.
    case overlay
  }

  /// The positions at which a carousel rests after a swipe.
  public enum Pagination: UInt8, Hashable, Sendable, CaseIterable {
    /// No paging: the content rests where its deceleration ends.
    case disabled

    /// With an item centred; in 1.9, on a page as wide as the carousel.
    case item

    /// On a page.
    case page
  }

  /// The spacing and options of a component; lengths are points.
  public struct Layout: Hashable, Sendable {
    /// The insets around the items: a collection's section inset, a table's content inset.
    public var inset = Insets()

    /// The scroll view's content inset. Set in code only, and in 1.9 only.
    public var contentInset = Insets()

    /// The space between items of a row, or of a carousel under 7.5.
    public var itemSpacing = 0.0

    /// The space between rows, or columns of a carousel under 1.9.
    public var lineSpacing = 0.0

    /// The number of items in each column of a carousel, 1 or more.
    public var itemsPerRow = 1

    /// True if the number of columns is limited to the number of items.
    public var hasDynamicSpan = false

    /// The position of the page indicator.
    public var pageIndicator = PageIndicator.none

    /// True if the header stays in view while its component does.
    public var hasStickyHeader = false

    /// True if a carousel continues with its first item after its last.
    public var isInfinite = false

    /// True if the header and footer show even without any item.
    public var showsEmpty = false

    /// Creates a layout without spacing and insets.
    public init() {}
  }

  /// The id of the component's identifier, if it has one.
  public var name: Int32?

  /// The arrangement of the items.
  public var kind: Kind

  /// The number of columns that share the component's width; 0 if items have their own widths.
  public var span: Double

  /// The spacing and options of the component.
  public var layout = Layout()

  /// The height of the header, points; 0 for none.
  public var headerHeight = 0.0

  /// The height of the footer, points; 0 for none.
  public var footerHeight = 0.0

  /// The positions at which a carousel rests after a swipe.
  public var pagination = Pagination.disabled

  /// The items, in order.
  public private(set) var items: [SpotsItem]

  /// The number of items that the component has ever had.
  private var numbered: Int32

  /// The least nonzero span: it keeps item widths finite.
  public static let spanMin = 0.01

  /// Creates a component.
  public init(kind: Kind, span: Double = 0, items: [SpotsItem], name: Int32? = nil) {
    precondition(span == 0 || span >= SpotsComponent.spanMin, "a span of \(span) divides nothing")
    self.kind = kind
    self.span = span
    self.name = name
    self.items = items
    numbered = Int32(items.count)
    for index in self.items.indices { self.items[index].number = Int32(index) }
  }

  /// The number of columns that share the width, with `hasDynamicSpan` applied.
  var columns: Double {
    layout.hasDynamicSpan && span > 0 ? min(span, Double(max(1, items.count))) : span
  }

  // MARK: - Mutations

  /// Inserts items before the one at an index, or after all of them.
  public mutating func insert(_ new: [SpotsItem], at index: Int) {
    var new = new
    for index in new.indices {
      new[index].number = numbered
      numbered += 1
    }
    items.insert(contentsOf: new, at: min(max(index, 0), items.count))
  }

  /// Removes `count` items from an index on, or as many as there are.
  public mutating func remove(at index: Int, count: Int) {
    let first = min(max(index, 0), items.count)
    items.removeSubrange(first..<first + min(max(0, count), items.count - first))
  }

  /// Replaces an item's view model. The item keeps its number, and is measured again.
  ///
  /// - Returns: True if there is an item at the index.
  public mutating func update(at index: Int, to item: SpotsItem) -> Bool {
    guard items.indices.contains(index) else { return false }
    let number = items[index].number
    items[index] = item
    items[index].number = number
    return true
  }

  /// Replaces all items.
  public mutating func replace(with new: [SpotsItem]) {
    items.removeAll()
    insert(new, at: 0)
  }

  /// Stores the height that an item's view measured, points, as Spots does: on the model, for the item's lifetime.
  mutating func keep(height: Double, of index: Int) { items[index].height = height }
}

extension SpotsComponent: StateCoding {
  /// Reads or writes the items. The rest of the component never changes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&items, blank: SpotsItem())
    // Each number is given only once, and the limit is more items than are ever added.
    try archive.code(&numbered, in: 0...1 << 30)
    for item in items where item.number >= numbered { throw archive.error(.contradiction) }
  }
}

import CardMath

/// A component of a Spots document: a list, a grid or a carousel of items, each a scroll view of its own.
public struct SpotsComponent: Hashable, Sendable {
  /// How it arranges its items.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Rows below each other: a table.
    case list

    /// Rows of as many items as fit: a collection that flows.
    case grid

    /// Items beside each other, to be scrolled sideways.
    case carousel

    /// A single view, as tall as its item.
    case view
  }

  /// Where the page indicator of a carousel stands.
  public enum PageIndicator: UInt8, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none

    /// Below the items.
    case below

    /// Over the items.
    case overlay
  }

  /// Where a carousel comes to rest.
  public enum Pagination: UInt8, Hashable, Sendable, CaseIterable {
    /// Wherever it slows down.
    case disabled

    /// With an item in its middle; in 1.9, on a page as wide as itself.
    case item

    /// On a page.
    case page
  }

  /// How its items stand in it; lengths are points.
  public struct Layout: Hashable, Sendable {
    /// Around the items: a collection's section inset, a table's content inset.
    public var inset = Insets()

    /// Around all of it: a scroll view's content inset. In code only, and in 1.9 only.
    public var contentInset = Insets()

    /// Between items of a row, or of a carousel under 7.5.
    public var itemSpacing = 0.0

    /// Between rows, or columns of a carousel under 1.9.
    public var lineSpacing = 0.0

    /// How many items of a carousel stand above each other; 1 or more.
    public var itemsPerRow = 1

    /// Whether no more columns are made than there are items.
    public var hasDynamicSpan = false

    /// Where the page indicator stands.
    public var pageIndicator = PageIndicator.none

    /// Whether the header stays in sight while its component does.
    public var hasStickyHeader = false

    /// Whether a carousel goes on with its first item behind its last.
    public var isInfinite = false

    /// Whether it shows header and footer without any item.
    public var showsEmpty = false

    /// No spacing, no insets.
    public init() {}
  }

  /// The id of its identifier, if it has one.
  public var name: Int32?

  /// How it arranges its items.
  public var kind: Kind

  /// How many columns share its width; 0: items have their own widths.
  public var span: Double

  /// How its items stand in it.
  public var layout = Layout()

  /// The height of its header; 0: none.
  public var headerHeight = 0.0

  /// The height of its footer; 0: none.
  public var footerHeight = 0.0

  /// Where a carousel comes to rest.
  public var pagination = Pagination.disabled

  /// Its items, in order.
  public private(set) var items: [SpotsItem]

  /// How many items it ever had.
  private var numbered: Int32

  /// The least number of columns: with fewer an item would be wider than any number.
  public static let spanMin = 0.01

  /// A component.
  public init(kind: Kind, span: Double = 0, items: [SpotsItem], name: Int32? = nil) {
    precondition(span == 0 || span >= SpotsComponent.spanMin, "a span of \(span) divides nothing")
    self.kind = kind
    self.span = span
    self.name = name
    self.items = items
    numbered = Int32(items.count)
    for index in self.items.indices { self.items[index].number = Int32(index) }
  }

  /// The columns that share its width, as its dynamic span has them.
  var columns: Double {
    layout.hasDynamicSpan && span > 0 ? min(span, Double(max(1, items.count))) : span
  }

  // MARK: - Mutations

  /// Puts items before the one at an index, or behind all of them.
  public mutating func insert(_ new: [SpotsItem], at index: Int) {
    var new = new
    for index in new.indices {
      new[index].number = numbered
      numbered += 1
    }
    items.insert(contentsOf: new, at: min(max(index, 0), items.count))
  }

  /// Takes out as many of some items as there are.
  public mutating func remove(at index: Int, count: Int) {
    let first = min(max(index, 0), items.count)
    items.removeSubrange(first..<first + min(max(0, count), items.count - first))
  }

  /// Puts another view model in an item's place. It keeps its number, and is measured anew.
  ///
  /// - Returns: Whether there is such an item.
  public mutating func update(at index: Int, to item: SpotsItem) -> Bool {
    guard items.indices.contains(index) else { return false }
    let number = items[index].number
    items[index] = item
    items[index].number = number
    return true
  }

  /// Puts other items in the place of all.
  public mutating func replace(with new: [SpotsItem]) {
    items.removeAll()
    insert(new, at: 0)
  }

  /// Keeps what an item's view measured, as Spots does: on the model, for as long as the item is there.
  mutating func keep(height: Double, of index: Int) { items[index].height = height }
}

extension SpotsComponent: StateCoding {
  /// Its items. The rest of it never changes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&items, blank: SpotsItem())
    // A number is given once, and there is room for more than anybody adds.
    try archive.code(&numbered, in: 0...1 << 30)
    for item in items where item.number >= numbered { throw archive.error(.contradiction) }
  }
}

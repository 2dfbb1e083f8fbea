/// The frames of everything in a card's content: sections below each other, and the items in each section.
///
/// A document creates it once for a given width; scrolling only reads it. The section or item at an offset is found by
/// bisection, so a frame costs as much with a hundred thousand items as with ten. Lengths are points; a section's `y`
/// is measured from the content's top, an item's position from its section's origin.
public struct ContentLayout: Hashable, Sendable {
  /// The kind of a section.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case list
    case grid
    case carousel
    case view

    /// A card of CardParts.
    case card
  }

  /// A component of Spots, or a card of CardParts.
  public struct Section: Hashable, Sendable {
    /// Index of the section in the document.
    public var index: Int

    /// The id of the section's name, if it has one.
    public var name: Int32?

    /// The kind of the section.
    public var kind: Kind

    /// The left edge of the section.
    public var x = 0.0

    /// The top edge of the section in the content.
    public var y = 0.0

    /// The width of the section.
    public var width: Double

    /// The height that the section takes of the content, including a component's content insets.
    public var extent = 0.0

    /// The height of the section's scrolling content.
    public var contentHeight = 0.0

    /// The width of the section's scrolling content.
    public var contentWidth: Double

    /// The heights of the section's header and footer; 0 if it has none.
    public var headerHeight = 0.0, footerHeight = 0.0

    /// True if the section's header stays in view while the section does.
    public var hasStickyHeader = false

    /// True if the section's end pushes the sticky header out of view, as in a plain table, and not only a footer.
    public var headerMeetsEnd = false

    /// The range of the section's items in the layout's `items`.
    public var items = 0..<0

    /// True if a row may begin above the end of the one before it, so that rows aren't in the order of their edges.
    public var rowsOverlap = false

    /// The bottom edge of the section in the content.
    public var maxY: Double { y + extent }
  }

  /// An item of a component, or a part of a card.
  public struct Item: Hashable, Sendable {
    /// The left edge of the item in its section.
    public var x: Double

    /// The top edge of the item in its section.
    public var y: Double

    /// The width of the item.
    public var width: Double

    /// The height of the item.
    public var height: Double

    /// The greatest end of the section's items up to this one, along the section's axis. It never decreases from item
    /// to item, so that it can be searched.
    public var lineEnd: Double

    /// The id of the item's name, if it has one.
    public var name: Int32?

    /// The item's number in its section, which it keeps when it moves.
    public var number: Int32
  }

  /// The sections, from top to bottom.
  public internal(set) var sections: [Section] = []

  /// The items of all sections, in order.
  public internal(set) var items: [Item] = []

  /// The horizontally scrolling parts, from top to bottom.
  public internal(set) var strips: [Strip] = []

  /// The height of all sections and the space between them.
  public internal(set) var height = 0.0

  /// The content inset below the content.
  public internal(set) var bottomInset = 0.0

  /// Creates an empty layout.
  public init() {}

  // MARK: - Search

  /// The index of the last section that begins at or above a position in the content; nil if there is none.
  public func section(at y: Double) -> Int? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].y <= y { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The index of the first section that ends below a position in the content.
  public func firstSection(below y: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].maxY <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the first item in a range that ends after a position along its section's axis.
  public func firstItem(of range: Range<Int>, endingAfter place: Double) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].lineEnd <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The identity of a section's item, by the item's position in the section; nil if there is none.
  public func item(_ position: Int, of section: Int) -> ItemID? {
    guard sections.indices.contains(section) else { return nil }
    let items = sections[section].items
    return items.indices.contains(items.lowerBound + position) ? id(ofItem: items.lowerBound + position) : nil
  }

  /// The identity of an item, by its index in the layout's `items`.
  public func id(ofItem index: Int) -> ItemID? {
    guard let section = sections.first(where: { $0.items.contains(index) }) else { return nil }
    return ItemID(section: Int32(section.index), number: items[index].number, name: items[index].name)
  }

  /// The index of an item in the layout's `items`; nil if it isn't there.
  public func index(of item: ItemID) -> Int? {
    guard let section = sections.first(where: { $0.index == Int(item.section) }) else { return nil }
    return section.items.first { items[$0].number == item.number }
  }

  /// The index of the strip at a vertical position of a section; nil if nothing there scrolls horizontally.
  public func strip(in section: Int, at y: Double) -> Int? {
    var index = firstStrip(from: section)
    while index < strips.count, strips[index].section == section {
      if strips[index].y <= y, y < strips[index].y + strips[index].height { return index }
      index += 1
    }
    return nil
  }
}

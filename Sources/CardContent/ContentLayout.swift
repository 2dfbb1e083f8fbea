/// Where everything in a card's content lies: sections below each other, and in each of them its items.
///
/// It is a value that a document makes of a width, once; scrolling only reads it. What lies at an offset is found by
/// bisection, so that a frame costs as much with a hundred thousand items as with ten. Lengths are points; a section's
/// `y` counts from the content's top, an item's place from its section's.
public struct ContentLayout: Hashable, Sendable {
  /// What a section is.
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
    /// Its index in the document.
    public var index: Int

    /// The id of its name, if it has one.
    public var name: Int32?

    /// What it is.
    public var kind: Kind

    /// Its left edge.
    public var x = 0.0

    /// Its top edge in the content.
    public var y = 0.0

    /// Its width.
    public var width: Double

    /// How much of the content it takes: its height, and the content insets of a component.
    public var extent = 0.0

    /// The height of what scrolls in it.
    public var contentHeight = 0.0

    /// The width of what scrolls in it.
    public var contentWidth: Double

    /// The heights of its header and its footer.
    public var headerHeight = 0.0, footerHeight = 0.0

    /// Whether its header stays in sight while it does.
    public var hasStickyHeader = false

    /// Whether that one is taken along by the section's end, as a plain table's is, and not only by a footer.
    public var headerMeetsEnd = false

    /// Its items, among those of the layout.
    public var items = 0..<0

    /// Its bottom edge in the content.
    public var maxY: Double { y + extent }
  }

  /// An item of a component, or a part of a card.
  public struct Item: Hashable, Sendable {
    /// Its left edge in the section.
    public var x: Double

    /// Its top edge in the section.
    public var y: Double

    /// Its width.
    public var width: Double

    /// Its height.
    public var height: Double

    /// Where the items so far end along the section's axis: never less than for the item before, so that it can be
    /// searched.
    public var lineEnd: Double

    /// The id of its name, if it has one.
    public var name: Int32?

    /// Its number in its section; it keeps it wherever it moves.
    public var number: Int32
  }

  /// The sections, from top to bottom.
  public internal(set) var sections: [Section] = []

  /// The items of all sections, in order.
  public internal(set) var items: [Item] = []

  /// What can be scrolled sideways, from top to bottom.
  public internal(set) var strips: [Strip] = []

  /// The height of all sections and what lies between them.
  public internal(set) var height = 0.0

  /// What is kept clear below the content.
  public internal(set) var bottomInset = 0.0

  /// A layout of nothing.
  public init() {}

  // MARK: - Search

  /// The index of the section that lies at a place of the content, or the last one that begins above it; nil: there is
  /// none.
  public func section(at y: Double) -> Int? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].y <= y { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The index of the first section that reaches below a place of the content.
  public func firstSection(below y: Double) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].maxY <= y { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The index of the first of some items that ends behind a place along their section's axis.
  public func firstItem(of range: Range<Int>, endingBehind place: Double) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].lineEnd <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Which item of a section it is, by its place in it; nil: there is none.
  public func item(_ position: Int, of section: Int) -> ItemID? {
    guard sections.indices.contains(section) else { return nil }
    let items = sections[section].items
    return items.indices.contains(items.lowerBound + position) ? id(ofItem: items.lowerBound + position) : nil
  }

  /// Which item it is, by its index among all of the layout's.
  public func id(ofItem index: Int) -> ItemID? {
    guard let section = sections.first(where: { $0.items.contains(index) }) else { return nil }
    return ItemID(section: Int32(section.index), number: items[index].number, name: items[index].name)
  }

  /// The index of an item among all of the layout's; nil: it isn't there.
  public func index(of item: ItemID) -> Int? {
    guard let section = sections.first(where: { $0.index == Int(item.section) }) else { return nil }
    return section.items.first { items[$0].number == item.number }
  }

  /// The index of the strip in a section at a height of it; nil: nothing there is scrolled sideways.
  public func strip(in section: Int, at y: Double) -> Int? {
    var index = firstStrip(from: section)
    while index < strips.count, strips[index].section == section {
      if strips[index].y <= y, y < strips[index].y + strips[index].height { return index }
      index += 1
    }
    return nil
  }
}

/// Something that lies in a card's content and is to be seen.
public struct VisibleItem: Hashable, Sendable {
  /// What it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// An item of a component.
    case item

    /// An item that an infinite carousel shows once more before its items, or behind them.
    case before
    case behind

    /// A component's header.
    case header

    /// A component's footer.
    case footer

    /// A card of CardParts.
    case card
  }

  /// What it is.
  public var kind: Kind

  /// The index of its section in the document.
  public var section: Int

  /// The id of its name, if it has one.
  public var name: Int32?

  /// Its number in its section.
  public var number: Int32

  /// Its top edge in the content, as it shows, points.
  public var y: Double

  /// Its height.
  public var height: Double

  /// How much of its area shows, above 0 … 1.
  public var fraction: Double

  @usableFromInline
  init(kind: Kind, section: Int, name: Int32?, number: Int32, y: Double, height: Double, fraction: Double) {
    self.kind = kind
    self.section = section
    self.name = name
    self.number = number
    self.y = y
    self.height = height
    self.fraction = fraction
  }
}

/// A window on a content: what of it is to be seen.
public struct ContentWindow: Hashable, Sendable {
  /// The scroll offset, points: the content's place at the window's top.
  public var offset: Double

  /// The height in which the content scrolls.
  public var viewport: Double

  /// How much of that is on the screen.
  public var shown: Double

  /// A window, all of which is on the screen unless something else is said.
  public init(offset: Double, viewport: Double, shown: Double? = nil) {
    self.offset = offset
    self.viewport = viewport
    self.shown = shown ?? viewport
  }
}

extension ContentLayout {
  /// Goes through what shows in a window, from top to bottom: the items of components with their headers, or cards.
  ///
  /// It costs as much as there is to be seen, and the bisection to get there.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - system: Whose rules hold.
  ///   - stretchesLast: Whether the last component reaches down to the viewport's end.
  ///   - stripOffset: How far the strip at an index is scrolled, points.
  ///   - body: Takes what shows.
  @inlinable
  public func forEachVisible(
    in window: ContentWindow, _ system: ContentSystem, stretchesLast: Bool = false,
    stripOffset: (Int) -> Double, _ body: (VisibleItem) -> Void
  ) {
    guard !sections.isEmpty else { return }
    let end = window.offset + window.shown
    // An integral frame may reach a point further than the section, up and down.
    var index = firstSection(below: window.offset - 1)
    // What is stretched reaches to the window's end.
    if stretchesLast, system == .spots75 { index = min(index, sections.count - 1) }
    var strip = strips.isEmpty ? 0 : firstStrip(from: index)
    while index < sections.count, sections[index].y < end + 1 {
      if system.isSpots {
        let scrolled = scrolled(
          index, at: window.offset, viewport: window.viewport, system, stretchesLast: stretchesLast)
        while strip < strips.count, strips[strip].section < index { strip += 1 }
        let isStrip = strip < strips.count && strips[strip].section == index
        visitItems(
          of: index, scrolled, from: max(window.offset, scrolled.frameY),
          to: min(end, scrolled.frameY + scrolled.frameHeight), stripOffset: isStrip ? stripOffset(strip) : nil,
          copies: isStrip ? strips[strip].copyCount : 0, body)
      } else {
        let section = sections[index]
        let visible = min(section.maxY, end) - max(section.y, window.offset)
        if visible > 0, section.extent > 0 {
          body(
            VisibleItem(
              kind: .card, section: section.index, name: section.name, number: Int32(section.index), y: section.y,
              height: section.extent, fraction: min(visible / section.extent, 1)))
        }
      }
      index += 1
    }
  }

  /// The index of the first strip that doesn't lie in a section above.
  public func firstStrip(from section: Int) -> Int {
    var (low, high) = (0, strips.count)
    while low < high {
      let middle = (low + high) / 2
      if strips[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Goes through the header, the items and the footer of a component that show between two places of the content.
  @inlinable
  func visitItems(
    of index: Int, _ scrolled: ScrolledSection, from top: Double, to bottom: Double, stripOffset: Double?, copies: Int,
    _ body: (VisibleItem) -> Void
  ) {
    guard bottom > top else { return }
    let section = sections[index]
    let origin = scrolled.contentY
    func share(_ y: Double, _ height: Double) -> Double {
      min((min(y + height, bottom) - max(y, top)) / height, 1)
    }
    func visit(_ kind: VisibleItem.Kind, _ y: Double, _ height: Double) {
      let fraction = height > 0 ? share(y, height) : 0
      guard fraction > 0 else { return }
      body(
        VisibleItem(
          kind: kind, section: section.index, name: section.name, number: 0, y: y, height: height, fraction: fraction))
    }
    if section.headerHeight > 0 { visit(.header, headerY(of: index, scrolled), section.headerHeight) }
    // Along its axis a section is searched: downward, or of a strip sideways.
    let start = stripOffset ?? top - origin
    let end = stripOffset.map { $0 + section.width } ?? bottom - origin
    var item = firstItem(of: section.items, endingBehind: start)
    while item < section.items.upperBound {
      // Of a strip each item begins no further left than the one before; of rows, no row above the one before.
      let isBeyond =
        stripOffset != nil
        ? items[item].x >= end
        : item > section.items.lowerBound && items[item - 1].lineEnd >= end
          && items[item - 1].lineEnd < items[item].lineEnd
      if isBeyond { break }
      let place = items[item]
      var fraction = place.height > 0 ? share(origin + place.y, place.height) : 0
      if stripOffset != nil {
        let visible = min(place.x + place.width, end) - max(place.x, start)
        fraction = fraction > 0 && visible > 0 ? fraction * min(visible / place.width, 1) : 0
      }
      if fraction > 0 {
        body(
          VisibleItem(
            kind: kind(of: item, in: section, copies: copies), section: section.index, name: place.name,
            number: place.number, y: origin + place.y, height: place.height, fraction: fraction))
      }
      item += 1
    }
    if section.footerHeight > 0 { visit(.footer, footerY(of: index, scrolled), section.footerHeight) }
  }

  /// Whether an item is one of a carousel's own, or one that it shows once more.
  @inlinable
  public func kind(of item: Int, in section: Section, copies: Int) -> VisibleItem.Kind {
    if copies == 0 { return .item }
    if item < section.items.lowerBound + copies { return .before }
    return item >= section.items.upperBound - copies ? .behind : .item
  }
}

/// A visible element of a card's content.
public struct VisibleItem: Hashable, Sendable {
  /// The kind of a visible element.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// An item of a component.
    case item

    /// A duplicate of an item that an infinite carousel shows before or after its items.
    case before
    case after

    /// A component's header.
    case header

    /// A component's footer.
    case footer

    /// A card of CardParts.
    case card
  }

  /// The kind of the element.
  public var kind: Kind

  /// The index of the element's section in the document.
  public var section: Int

  /// The id of the element's name, if it has one.
  public var name: Int32?

  /// The element's number in its section.
  public var number: Int32

  /// The element's left edge in the content as shown, points: that of a carousel's item moves with the carousel.
  public var x: Double

  /// The element's top edge in the content as shown, points.
  public var y: Double

  /// The element's width, points.
  public var width: Double

  /// The element's height, points.
  public var height: Double

  /// The visible fraction of the element's area, above 0, up to 1.
  public var fraction: Double

  @usableFromInline
  init(
    kind: Kind, section: Int, name: Int32?, number: Int32, x: Double, y: Double, width: Double, height: Double,
    fraction: Double
  ) {
    self.kind = kind
    self.section = section
    self.name = name
    self.number = number
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.fraction = fraction
  }
}

/// The window through which a card shows its content.
public struct ContentWindow: Hashable, Sendable {
  /// The scroll offset, points: the position in the content at the window's top.
  public var offset: Double

  /// The height of the scroll view's viewport, points.
  public var viewport: Double

  /// The height of the viewport that is on the screen, points.
  public var shown: Double

  /// Creates a window; all of it is on the screen by default.
  public init(offset: Double, viewport: Double, shown: Double? = nil) {
    self.offset = offset
    self.viewport = viewport
    self.shown = shown ?? viewport
  }
}

extension ContentLayout {
  /// Visits the visible elements of a window from top to bottom: the items of components and their headers and footers,
  /// or cards.
  ///
  /// The cost is proportional to the number of visible elements, plus the bisection that finds the first.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - system: The library whose rules apply.
  ///   - stretchesLast: True if the last component extends down to the viewport's end.
  ///   - stripOffset: Returns the scroll offset of the strip at an index, points.
  ///   - body: Receives each visible element.
  @inlinable
  public func forEachVisible(
    in window: ContentWindow, _ system: ContentSystem, stretchesLast: Bool = false,
    stripOffset: (Int) -> Double, _ body: (VisibleItem) -> Void
  ) {
    guard !sections.isEmpty else { return }
    let end = window.offset + window.shown
    // An integral frame may extend up to a point beyond its section, above and below.
    var index = firstSection(below: window.offset - 1)
    // A stretched section extends to the window's end.
    if stretchesLast, system == .spots75 { index = min(index, sections.count - 1) }
    var strip = strips.isEmpty ? 0 : firstStrip(from: index)
    let showsItems = system.traits.nestsScrollViews
    while index < sections.count, sections[index].y < end + 1 {
      if showsItems {
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
              kind: .card, section: section.index, name: section.name, number: Int32(section.index), x: section.x,
              y: section.y, width: section.width, height: section.extent, fraction: min(visible / section.extent, 1)))
        }
      }
      index += 1
    }
  }

  /// The index of the first strip in a section at or after `section`.
  public func firstStrip(from section: Int) -> Int {
    var (low, high) = (0, strips.count)
    while low < high {
      let middle = (low + high) / 2
      if strips[middle].section < section { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Visits the header, items and footer of a component that are visible between two positions in the content.
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
          kind: kind, section: section.index, name: section.name, number: 0, x: section.x, y: y, width: section.width,
          height: height, fraction: fraction))
    }
    if section.headerHeight > 0 { visit(.header, headerY(of: index, scrolled), section.headerHeight) }
    // A section is searched along its axis: vertically, or horizontally for a strip.
    let start = stripOffset ?? top - origin
    let end = stripOffset.map { $0 + section.width } ?? bottom - origin
    var item = section.rowsOverlap ? section.items.lowerBound : firstItem(of: section.items, endingAfter: start)
    while item < section.items.upperBound {
      // In a strip, no item begins left of the previous one; in rows, no row is above the previous one.
      let isBeyond =
        stripOffset != nil
        ? items[item].x >= end
        : !section.rowsOverlap && item > section.items.lowerBound && items[item - 1].lineEnd >= end
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
            number: place.number, x: section.x + place.x - (stripOffset ?? 0), y: origin + place.y, width: place.width,
            height: place.height, fraction: fraction))
      }
      item += 1
    }
    if section.footerHeight > 0 { visit(.footer, footerY(of: index, scrolled), section.footerHeight) }
  }

  /// The kind of a component's item: one of its own, or a duplicate in an infinite carousel.
  @inlinable
  public func kind(of item: Int, in section: Section, copies: Int) -> VisibleItem.Kind {
    if copies == 0 { return .item }
    if item < section.items.lowerBound + copies { return .before }
    return item >= section.items.upperBound - copies ? .after : .item
  }
}

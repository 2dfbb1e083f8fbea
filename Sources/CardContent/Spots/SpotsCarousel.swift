extension SpotsDocument {
  /// Lays out items beside each other.
  func addCarousel(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout,
    _ system: ContentSystem
  ) {
    let first = layout.items.count
    var strip = Strip(
      section: layout.sections.count, y: 0, height: 0, x: 0, width: section.width, contentWidth: section.width,
      paging: .free, reported: .nothing, count: component.items.count)
    if system == .spots19 {
      addCarousel19(component, &section, to: &layout, &strip)
    } else if component.isShown {
      addCarousel75(component, &section, to: &layout, &strip)
    }
    strip.items = first..<layout.items.count
    strip.height = section.contentHeight
    strip.contentWidth = section.contentWidth
    strip.span = component.columns
    strip.itemSpacing = component.layout.itemSpacing
    strip.lineSpacing = component.layout.lineSpacing
    (strip.insetLeft, strip.insetRight) = (component.layout.inset.left, component.layout.inset.right)
    layout.strips.append(strip)
  }

  /// Lays out a carousel under 1.9: columns of one item, with the line spacing between them and half of it at the ends.
  ///
  /// ```
  /// w = (span > 0 ? W / span : W) − (inset left − inset right) − item spacing − line spacing
  ///     − content inset left − content inset right;   (⌈w⌉, ⌈h⌉)
  /// height = first h (+ inset top + inset bottom, if it isn't 0)
  ///          (+ 22 + inset top + inset bottom, with a page indicator)
  /// ```
  ///
  /// The right inset is added to the width, as in the source, and with a page indicator the insets count twice. Source:
  /// Spots 1.9.0, `CarouselSpot.swift` 93 to 112 and 160 to 175, `CollectionAdapter.swift` 141 to 151.
  private func addCarousel19(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout,
    _ strip: inout Strip
  ) {
    let own = component.layout
    let width = section.contentWidth
    var w = component.columns > 0 ? width / component.columns : width
    w -= own.inset.left - own.inset.right
    w -= own.itemSpacing + own.lineSpacing + own.contentInset.horizontal
    w = max(0, w.rounded(.up))
    var x = own.lineSpacing / 2
    for item in component.items {
      layout.items.append(
        ContentLayout.Item(
          x: x, y: own.inset.top, width: w, height: item.height.rounded(.up), lineEnd: x + w, name: item.name,
          number: item.number))
      x += w + own.lineSpacing
    }
    section.contentWidth = component.items.isEmpty ? 0 : x - own.lineSpacing / 2
    var height = component.items.first?.height ?? 0
    if height > 0 { height += own.inset.vertical }
    if own.pageIndicator != .none { height += SpotsDocument.pageIndicatorHeight + own.inset.vertical }
    section.contentHeight = height
    guard component.pagination != .disabled else { return }
    (strip.paging, strip.reported) = (.pages, .item19)
  }

  /// The height of a page indicator, points. Source: Spots 1.9.0, `CarouselSpot.swift`; 7.5.0, `configurePageControl`.
  static let pageIndicatorHeight = 22.0

  /// Lays out a carousel under 7.5: columns of `itemsPerRow` items, all as high as the highest item.
  ///
  /// ```
  /// content height = (highest h + line spacing) · items per row − line spacing + header + footer
  ///                  + inset top + inset bottom (+ 22, with a page indicator below)
  /// content width  = Σ (w + item spacing) over the columns − item spacing + inset left + inset right
  /// ```
  ///
  /// The widths in the sum are those of the items' models; only the widths of duplicates are rounded down, as in all
  /// frames. Only the columns whose last place is taken count, plus a last column with a single item: a last column
  /// with two of three places taken can't be scrolled into view. Source: Spots 7.5.0, `ComponentFlowLayout.swift` 66 to
  /// 138, `ItemManager.swift` 44 and 58 to 67.
  private func addCarousel75(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout,
    _ strip: inout Strip
  ) {
    let own = component.layout
    let count = component.items.count
    let rows = own.itemsPerRow
    let height = component.items.reduce(0) { max($0, $1.height) }
    let top = component.headerHeight + own.inset.top
    // An infinite carousel duplicates two items at each end; one of two items duplicates one; one of one item, none.
    let buffer = !own.isInfinite || count < 2 ? 0 : count == 2 ? 1 : 2
    var columns = SpotsColumns(left: own.inset.left, top: top, own)
    var sum = 0.0
    var firstWidth = 0.0
    for index in 0..<count + 2 * buffer {
      let isExtra = index >= count
      // The items at the front are duplicates of the last ones. The frames have the widths of the items in their own
      // order, as in the source.
      let item = component.items[buffer == 0 ? index : (index + count - buffer) % count]
      let modelWidth = width75(of: component.items[index % count], in: component, section.width)
      let size = component.size75(modelWidth, height)
      if index == 0 { firstWidth = modelWidth }
      let place = columns.next(width: size.width, height: height)
      layout.items.append(
        ContentLayout.Item(
          x: place.x, y: place.y, width: size.width, height: height, lineEnd: columns.end, name: item.name,
          number: item.number))
      if isExtra || rows == 1 || index % rows == rows - 1 {
        sum += (isExtra ? size.width : modelWidth) + own.itemSpacing
      }
    }
    if rows > 1, count % rows == 1 { sum += firstWidth + own.lineSpacing }
    section.contentWidth = count == 0 ? 0 : sum - own.itemSpacing + own.inset.horizontal
    section.contentHeight = component.headerHeight + component.footerHeight
    guard count > 0 else { return }
    section.contentHeight += (height + own.lineSpacing) * Double(rows) - own.lineSpacing + own.inset.vertical
    if own.pageIndicator == .below { section.contentHeight += SpotsDocument.pageIndicatorHeight }
    switch component.pagination {
    case .disabled: break
    case .item: (strip.paging, strip.reported) = (.item, .item75)
    case .page: (strip.paging, strip.reported) = (.quarter, .item75)
    }
    if buffer > 0 { strip.loop = loop(component, buffer, Array(layout.items.suffix(count + 2 * buffer))) }
  }

  /// The wrap-around of an infinite carousel.
  ///
  /// Source: Spots 7.5.0, `Component+iOS.swift` 4 to 24, `Component.swift` 266 to 288.
  private func loop(_ component: SpotsComponent, _ buffer: Int, _ items: [ContentLayout.Item]) -> Strip.Loop {
    let own = component.layout
    let after = items[component.items.count]
    let isByPage = component.pagination == .page
    let start =
      component.pagination == .disabled
      ? (items[buffer].x - own.itemSpacing * 1.5).rounded(.toNearestOrAwayFromZero)
      : (items[buffer].x - own.inset.left).rounded(.toNearestOrAwayFromZero)
    return Strip.Loop(
      start: start, low: own.inset.left, fromLow: after.x - own.inset.left,
      high: after.x + after.width + (isByPage ? -own.itemSpacing : own.inset.left),
      fromHigh: items[buffer - 1].x - own.inset.left, length: after.x - items[0].x)
  }
}

/// The positions of items in the columns of a carousel under 7.5.
struct SpotsColumns {
  private let top: Double
  private let rows: Int
  private let itemSpacing: Double
  private let lineSpacing: Double
  private var x: Double
  private var y: Double
  private var index = 0

  /// The greatest right edge of the items so far, points.
  private(set) var end = 0.0

  init(left: Double, top: Double, _ layout: SpotsComponent.Layout) {
    self.top = top
    rows = layout.itemsPerRow
    itemSpacing = layout.itemSpacing
    lineSpacing = layout.lineSpacing
    x = left
    y = top
  }

  /// The position of the next item. The last item of a column determines, by its own width, where the next column
  /// begins.
  mutating func next(width: Double, height: Double) -> (x: Double, y: Double) {
    let place = (x, y)
    end = max(end, x + width)
    if index % rows == rows - 1 {
      x += width + itemSpacing
      y = top
    } else {
      y += height + lineSpacing
    }
    index += 1
    return place
  }
}

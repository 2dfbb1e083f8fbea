extension SpotsDocument {
  /// Lays out rows of as many items as fit.
  func addGrid(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout,
    _ system: ContentSystem
  ) {
    let (header, footer, width) = (section.headerHeight, section.footerHeight, section.contentWidth)
    guard system == .spots19 ? !component.items.isEmpty : component.isShown else { return }
    var flow = SpotsFlow(component, width: width, top: header, system)
    section.rowsOverlap = flow.rowsOverlap
    let first = layout.items.count
    for item in component.items {
      let size =
        system == .spots19
        ? gridSize19(of: item, in: component, width)
        : component.size75(width75(of: item, in: component, width), item.height)
      let place = flow.next(width: size.width, height: size.height) { row in
        row.place(&layout.items, from: first)
      }
      layout.items.append(
        ContentLayout.Item(
          x: place.x, y: place.y, width: size.width, height: size.height, lineEnd: 0, name: item.name,
          number: item.number))
    }
    flow.finish { row in row.place(&layout.items, from: first) }
    section.contentHeight = component.items.isEmpty ? header + footer : flow.bottom + footer
  }

  /// The size of an item of a grid under 1.9, points.
  ///
  /// ```
  /// w = (span > 0 ? W / span − item spacing : own) − content inset left − section inset left − section inset right
  /// w ≤ −1: (0, 0);   otherwise (⌊w⌋, ⌈h⌉)
  /// ```
  ///
  /// The right content inset isn't subtracted. Source: Spots 1.9.0, `Gridable.swift` 309 to 322.
  private func gridSize19(
    of item: SpotsItem, in component: SpotsComponent, _ width: Double
  ) -> (width: Double, height: Double) {
    let layout = component.layout
    let own = item.width > 0 ? item.width : size(of: item.view, in: component.kind, .spots19).width
    var w = component.columns > 0 ? width / component.columns - layout.itemSpacing : own
    w -= layout.contentInset.left + layout.inset.horizontal
    if w <= -1 { return (0, 0) }
    return (max(0, w.rounded(.down)), item.height.rounded(.up))
  }

  /// The width of an item's model under 7.5, points, at most the width of its component.
  ///
  /// ```
  /// min(W, span > 0 ? max((W − inset left − inset right) / span − item spacing, 0) : own)
  /// ```
  ///
  /// Source: Spots 7.5.0, `ItemManager.swift` 23 to 31, and `setFallbackViewSize`.
  func width75(of item: SpotsItem, in component: SpotsComponent, _ width: Double) -> Double {
    let layout = component.layout
    if component.columns > 0 {
      return min(width, max((width - layout.inset.horizontal) / component.columns - layout.itemSpacing, 0))
    }
    let view = size(of: item.view, in: component.kind, .spots75).width
    return min(width, item.width > 0 ? item.width : view > 0 ? view : width)
  }
}

extension SpotsComponent {
  /// The size of an item's frame under 7.5, points, from the size of the item's model: the width is rounded down.
  ///
  /// Source: Spots 7.5.0, `ItemManager.swift` 230 to 265.
  func size75(_ width: Double, _ height: Double) -> (width: Double, height: Double) {
    (max(0, width.rounded(.down)), max(0, height))
  }
}

/// The part of UIKit's flow layout that a grid needs: items from left to right, rows from top to bottom.
///
/// A row takes as many items as fit with the minimum spacing between them, at least one. Its items are spread over its
/// width; the last row has the spacing of the row above. Lower items are centred vertically in their row.
struct SpotsFlow {
  /// A full row, or the last one.
  struct Row {
    /// The row's items, as indices from the first item of the flow.
    var items: Range<Int>

    /// The row's top edge and height, points.
    var y: Double, height: Double

    /// The left edge of the row's first item, and the space between two items, points.
    var x: Double, spacing: Double

    /// Sets the positions of the row's items.
    func place(_ all: inout [ContentLayout.Item], from first: Int) {
      var x = x
      // If rows overlap, `lineEnd` is the lowest end so far, so that the items can be searched.
      let start = first + items.lowerBound
      let end = start > first ? max(y + height, all[start - 1].lineEnd) : y + height
      for index in first + items.lowerBound..<first + items.upperBound {
        all[index].x = x
        all[index].y = y + (height - all[index].height) / 2
        all[index].lineEnd = end
        x += all[index].width + spacing
      }
    }
  }

  private let available: Double
  private let left: Double
  private let minimumSpacing: Double
  private let lineSpacing: Double
  private let bottomInset: Double
  private var count = 0
  private var rowStart = 0
  private var rowWidth = 0.0
  private var rowHeight = 0.0
  private var y: Double

  /// The space between two items of the previous row, points.
  private var spacing: Double?

  init(_ component: SpotsComponent, width: Double, top: Double, _ system: ContentSystem) {
    let layout = component.layout
    available = width - layout.inset.horizontal - (system == .spots19 ? layout.contentInset.horizontal : 0)
    left = layout.inset.left
    minimumSpacing = layout.itemSpacing
    // 1.9's adapter returns the section's bottom inset for it. Source: Spots 1.9.0, `CollectionAdapter.swift` 135 to
    // 139.
    lineSpacing = system == .spots19 ? layout.inset.bottom : layout.lineSpacing
    bottomInset = layout.inset.bottom
    y = top + layout.inset.top
  }

  /// Adds the next item; a row that this completes is passed to `end`. The position returned is provisional: the
  /// completed row sets the final one.
  mutating func next(width: Double, height: Double, end: (Row) -> Void) -> (x: Double, y: Double) {
    let wanted = rowWidth + (count > rowStart ? minimumSpacing : 0) + width
    if count > rowStart, wanted > available {
      endRow(isLast: false, end)
      rowWidth = width
    } else {
      rowWidth = wanted
    }
    rowHeight = max(rowHeight, height)
    count += 1
    return (left, y)
  }

  /// Ends the last row.
  mutating func finish(_ end: (Row) -> Void) {
    if count > rowStart { endRow(isLast: true, end) }
    // There is no line spacing below the last row.
    y -= lineSpacing
  }

  private mutating func endRow(isLast: Bool, _ end: (Row) -> Void) {
    let gaps = Double(count - rowStart - 1)
    let spread = gaps > 0 ? (available - (rowWidth - gaps * minimumSpacing)) / gaps : minimumSpacing
    let used = isLast ? min(spacing ?? minimumSpacing, max(spread, 0)) : spread
    if !isLast { spacing = spread }
    end(Row(items: rowStart..<count, y: y, height: rowHeight, x: left, spacing: used))
    y += rowHeight + lineSpacing
    (rowStart, rowHeight, rowWidth) = (count, 0, 0)
  }

  /// True if a row may begin above the end of the one before it.
  var rowsOverlap: Bool { lineSpacing < 0 }

  /// The flow's lower edge, points; valid after `finish`.
  var bottom: Double { y + bottomInset }
}

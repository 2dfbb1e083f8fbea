extension SpotsDocument {
  /// The layout of all components at a width. Call `measure(for:)` first.
  ///
  /// A component takes the height of its content plus, in 1.9, its content insets; the next component begins below it.
  ///
  /// - Parameters:
  ///   - system: The version of Spots that lays it out.
  ///   - width: The width of the content, points.
  public func layout(in system: ContentSystem, width: Double) -> ContentLayout {
    var layout = ContentLayout()
    layout.sections.reserveCapacity(components.count)
    layout.items.reserveCapacity(components.reduce(0) { $0 + $1.items.count })
    for (index, component) in components.enumerated() {
      var section = ContentLayout.Section(
        index: index, name: component.name, kind: component.kind.section,
        // 1.9 rounds the widths of its components up; 7.5 leaves them unchanged.
        width: system == .spots19 ? width.rounded(.up) : width, contentWidth: width)
      section.y = layout.height
      section.headerHeight = component.shownHeader(in: system)
      section.footerHeight = system == .spots19 || !component.isShown ? 0 : component.footerHeight
      section.hasStickyHeader = component.hasStickyHeader(in: system)
      section.headerMeetsEnd = system == .spots19
      let first = layout.items.count
      switch component.kind {
      case .list: addList(component, &section, to: &layout, system)
      case .view: addView(component, &section, to: &layout)
      case .grid: addGrid(component, &section, to: &layout, system)
      case .carousel: addCarousel(component, &section, to: &layout, system)
      }
      section.items = first..<layout.items.count
      section.extent = section.contentHeight
      if system == .spots19 { section.extent += component.insetAround.vertical }
      // A component whose insets exceed its content takes no height.
      section.extent = max(0, section.extent)
      layout.height += section.extent
      layout.sections.append(section)
    }
    return layout
  }

  /// Lays out rows below each other, each as wide as the content and as high as its item.
  ///
  /// ```
  /// 1.9   header + Σ heights − content inset top − content inset bottom
  /// 7.5   header + Σ heights + footer
  /// ```
  ///
  /// Source: Spots 1.9.0, `ListSpot.swift` 71 to 82; 7.5.0, `Component+iOS+List.swift` 20 to 31.
  private func addList(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout,
    _ system: ContentSystem
  ) {
    var y = section.headerHeight
    for item in component.items {
      let height = item.height
      layout.items.append(
        ContentLayout.Item(
          x: 0, y: y, width: section.width, height: height, lineEnd: y + height, name: item.name, number: item.number))
      y += height
    }
    section.contentHeight =
      system == .spots19 ? y - component.insetAround.vertical : y + section.footerHeight
  }

  /// Lays out a single view, the first item, as wide as the content.
  private func addView(
    _ component: SpotsComponent, _ section: inout ContentLayout.Section, to layout: inout ContentLayout
  ) {
    guard let item = component.items.first else { return }
    layout.items.append(
      ContentLayout.Item(
        x: 0, y: 0, width: section.width, height: item.height, lineEnd: item.height, name: item.name,
        number: item.number))
    section.contentHeight = item.height
  }
}

extension SpotsComponent {
  /// The content insets of the component's scroll view; those of a table include its `inset`.
  var insetAround: Insets {
    guard case .list = kind else { return layout.contentInset }
    return Insets(
      top: layout.contentInset.top + layout.inset.top, left: layout.contentInset.left + layout.inset.left,
      bottom: layout.contentInset.bottom + layout.inset.bottom,
      right: layout.contentInset.right + layout.inset.right)
  }

  /// True if 7.5 shows the component: without items, only with `showsEmpty`.
  var isShown: Bool { !items.isEmpty || layout.showsEmpty }

  /// The height of the header if it takes any space, points: in 1.9 only lists have one, in 7.5 only shown components.
  func shownHeader(in system: ContentSystem) -> Double {
    (system == .spots19 ? kind == .list : isShown) ? headerHeight : 0
  }

  /// True if the header stays in view: in 7.5 if its layout says so; in 1.9 it is a plain table's section header, which
  /// floats in UIKit.
  func hasStickyHeader(in system: ContentSystem) -> Bool {
    guard shownHeader(in: system) > 0 else { return false }
    return system == .spots19 ? kind == .list : layout.hasStickyHeader
  }
}

extension SpotsComponent.Kind {
  /// The kind of the component's section in a layout.
  var section: ContentLayout.Kind {
    switch self {
    case .list: .list
    case .grid: .grid
    case .carousel: .carousel
    case .view: .view
    }
  }
}

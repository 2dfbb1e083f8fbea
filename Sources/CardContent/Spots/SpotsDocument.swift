import CardMath

/// A Spots document: components below each other, scrolled as one.
public struct SpotsDocument: Hashable, Sendable {
  /// The components, in order.
  public var components: [SpotsComponent]

  /// The sizes of views, by view kind.
  public var views: [SpotsViewSize]

  /// True if the last component extends down to the viewport's end. 7.5's `stretchLastComponent`.
  public var stretchesLast = false

  /// Creates a document.
  public init(components: [SpotsComponent], views: [SpotsViewSize] = []) {
    self.components = components
    self.views = views
  }

  /// The default size of views, points: 1.9's cells for lists are 44 pt high and its others 88 by 88; 7.5 has one
  /// default for all of them, 44 pt high.
  ///
  /// Source: Spots 1.9.0, `ListSpotCell`, `GridSpotCell`, `CarouselSpotCell`; 7.5.0, `Configuration.defaultViewSize`.
  static func defaultSize(
    of kind: SpotsComponent.Kind, in system: ContentSystem
  ) -> (width: Double, height: Double) {
    switch kind {
    case .list: (0, 44)
    case .grid, .carousel, .view: system == .spots19 ? (88, 88) : (0, 44)
    }
  }

  /// The size of a view, points.
  func size(of view: Int32?, in kind: SpotsComponent.Kind, _ system: ContentSystem) -> (width: Double, height: Double) {
    if let view {
      for size in views where size.view == view { return (size.width, size.height) }
    }
    return SpotsDocument.defaultSize(of: kind, in: system)
  }

  /// Measures each item that has no height yet, once: the height is stored on the item and used for the item's
  /// lifetime, even if its view would measure differently later.
  ///
  /// Source: Spots 1.9.0, `Spotable.swift` 178 to 190.
  public mutating func measure(for system: ContentSystem) {
    for index in components.indices {
      let kind = components[index].kind
      for item in components[index].items.indices where components[index].items[item].height == 0 {
        let view = components[index].items[item].view
        components[index].keep(height: size(of: view, in: kind, system).height, of: item)
      }
    }
  }
}

extension SpotsDocument: ContentDocument {
  /// Nested scroll views with items, which more can be fetched of.
  public static var traits: ContentTraits {
    ContentTraits(nestsScrollViews: true, selectsItems: true, fetchesMore: true)
  }

  /// Measures what has no height yet, and returns the layout at a width, points.
  public mutating func laidOut(in system: ContentSystem, width: Double) -> ContentLayout {
    measure(for: system)
    return layout(in: system, width: width)
  }

  /// The height of the last component's last item, points; 0 if there is none.
  public var lastItemHeight: Double { components.last?.items.last?.height ?? 0 }

  /// Changes a component's items. Returns false if there is no such component or `body` returns false.
  public mutating func change(component index: Int, _ body: (inout SpotsComponent) -> Bool) -> Bool {
    components.indices.contains(index) && body(&components[index])
  }

  /// Changes the size of a view kind from now on, and returns true. Items that were already measured keep their
  /// heights.
  @discardableResult
  public mutating func setSize(_ size: SpotsViewSize) -> Bool {
    if let index = views.firstIndex(where: { $0.view == size.view }) {
      views[index] = size
    } else {
      views.append(size)
    }
    return true
  }

  /// Reads or writes the items of each component, and the current view sizes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    for index in components.indices { try archive.code(&components[index]) }
    try archive.code(&views, blank: SpotsViewSize(view: 0, height: 0))
  }
}

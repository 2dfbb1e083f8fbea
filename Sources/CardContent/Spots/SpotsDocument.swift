import CardMath

/// A Spots document: components below each other, scrolled as one.
public struct SpotsDocument: Hashable, Sendable {
  /// The components, in order.
  public var components: [SpotsComponent]

  /// What views measure, by their kinds.
  public var views: [SpotsViewSize]

  /// Whether the last component reaches down to the viewport's end. 7.5's `stretchLastComponent`.
  public var stretchesLast = false

  /// A document.
  public init(components: [SpotsComponent], views: [SpotsViewSize] = []) {
    self.components = components
    self.views = views
  }

  /// The size of views of which nobody said anything: 1.9's cells for lists are 44 pt high and its others 88 by 88; 7.5
  /// has one default for all of them, 44 pt high.
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

  /// What a view measures.
  func size(of view: Int32?, in kind: SpotsComponent.Kind, _ system: ContentSystem) -> (width: Double, height: Double) {
    if let view {
      for size in views where size.view == view { return (size.width, size.height) }
    }
    return SpotsDocument.defaultSize(of: kind, in: system)
  }

  /// From here on views of a kind measure something else. Items that were measured keep what they have.
  public mutating func setSize(_ size: SpotsViewSize) {
    if let index = views.firstIndex(where: { $0.view == size.view }) {
      views[index] = size
    } else {
      views.append(size)
    }
  }

  /// Measures each item that has no height yet, once: the height is kept on the item, and used for as long as it is
  /// there, whatever its view would measure later.
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

  /// The height of the last item of all; 0: there is none.
  public var lastItemHeight: Double { components.last?.items.last?.height ?? 0 }
}

extension SpotsDocument: StateCoding {
  /// The items of each component, and what views measure by now.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    for index in components.indices { try archive.code(&components[index]) }
    try archive.code(&views, blank: SpotsViewSize(view: 0, height: 0))
  }
}

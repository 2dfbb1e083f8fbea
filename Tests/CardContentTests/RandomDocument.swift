import CardContent
import CardMath

/// Random documents with all kinds of components.
enum RandomDocument {
  /// Returns a document whose items have heights already.
  static func make(for system: ContentSystem, _ random: inout SplitMix64) -> SpotsDocument {
    SpotsDocument(components: (0..<1 + Int(random.next(below: 7))).map { _ in component(system, &random) })
  }

  private static func insets(_ random: inout SplitMix64) -> Insets {
    Insets(
      top: random.next(from: 0, to: 15), left: random.next(from: 0, to: 15), bottom: random.next(from: 0, to: 15),
      right: random.next(from: 0, to: 15))
  }

  private static func component(_ system: ContentSystem, _ random: inout SplitMix64) -> SpotsComponent {
    let kind = SpotsComponent.Kind.allCases[Int(random.next(below: 4))]
    // Items of one carousel are equal: otherwise several in a column would overlap those beside it, and under 1.9 items
    // higher than the first would reach below the carousel.
    let (width, height) = (random.next(from: 20, to: 200), random.next(from: 1, to: 150))
    let items = (0..<Int(random.next(below: 14))).map { _ in
      kind == .carousel
        ? SpotsItem(width: width, height: height)
        : SpotsItem(width: random.next(from: 20, to: 200), height: random.next(from: 1, to: 150))
    }
    var component = SpotsComponent(kind: kind, span: Double(random.next(below: 4)), items: items)
    // A view has no header, and under 1.9 only a list has one.
    if random.next(below: 2) == 0, kind == .list || system == .spots75 && kind != .view {
      component.headerHeight = random.next(from: 1, to: 60)
    }
    if random.next(below: 2) == 0 { component.footerHeight = random.next(from: 1, to: 60) }
    if random.next(below: 2) == 0 { component.layout.inset = insets(&random) }
    if random.next(below: 3) == 0 { component.layout.contentInset = insets(&random) }
    component.layout.itemSpacing = random.next(from: 0, to: 12)
    component.layout.lineSpacing = random.next(from: 0, to: 12)
    component.layout.itemsPerRow = 1 + Int(random.next(below: 3))
    component.layout.hasDynamicSpan = random.next(below: 2) == 0
    component.layout.pageIndicator = SpotsComponent.PageIndicator.allCases[Int(random.next(below: 3))]
    component.layout.hasStickyHeader = random.next(below: 2) == 0
    component.layout.isInfinite = random.next(below: 3) == 0
    component.layout.showsEmpty = component.headerHeight > 0 || random.next(below: 2) == 0
    component.pagination = SpotsComponent.Pagination.allCases[Int(random.next(below: 3))]
    return component
  }
}

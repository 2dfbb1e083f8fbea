import CardContent
import CardText

extension ContentText {
  /// Reads a Spots document.
  static func spots(_ reader: ObjectReader) -> ContentText? {
    let component = JSONShape<ComponentText>.served { ComponentText(reading: $0) }
    let components = reader.required("components", as: .array(of: component, count: ContentText.componentCounts))
    let carried = reader.carry()
    guard let components else { return nil }
    let count = components.reduce(0) { $1.items.reduce($0) { $0 + $1.count } }
    if count > itemCountMax {
      reader.error("a document has at most \(itemCountMax) items, found \(count)", at: "components")
      return nil
    }
    var content = ContentText(body: .spots(components), carried: carried)
    for (name, count) in content.body.numberTwins() {
      reader.find("components")?.warn(
        "the identifier \"\(name)\" stands for \(count) items, which are named by number", help: "give each its own")
    }
    return content
  }
}

extension ContentText.ComponentText {
  fileprivate init?(reading reader: ObjectReader) {
    name = reader.identifier
    kind = reader.kind ?? ""
    readSpan(reader)
    items = reader.optional("items", as: ContentText.itemsShape, default: [])
    warnOfNothing(reader)
    let plain = self
    reader.read("layout", into: &self, as: .served { plain.layout($0) })
    let laidOut = self
    reader.read("meta", into: &self, as: .served { laidOut.meta($0) })
    if let found = reader.optional("interaction", as: Self.interaction) {
      pagination = found.pagination ?? pagination
      carriedInside += found.carried
    }
    reader.read("header", into: &header, as: Self.head)
    reader.read("footer", into: &footer, as: Self.head)
    carriedInside += header.carried.inside("header.") + footer.carried.inside("footer.")
    carried = reader.carry()
  }

  /// Warns that there are no items, unless that is an error already.
  private func warnOfNothing(_ reader: ObjectReader) {
    let message = "a component without items takes no room, but for what its layout says"
    guard let place = reader.find("items") else { return reader.warnAtOpening(message) }
    if place.kind == .array, place.elements.isEmpty { place.warn(message) }
  }

  /// Reads the number of columns: a number, or a number in quotation marks.
  private mutating func readSpan(_ reader: ObjectReader) {
    guard let place = reader.find("span") else { return }
    guard let number = Self.spanShape.value(at: place) else { return }
    if number == 0 { place.warn("a span of 0 divides nothing: items have their own widths, as without a span") }
    span = number
  }

  private static var spanShape: JSONShape<Double> {
    let spans = ContentText.spans
    let range = "\(DecimalText.shortest(spans.lowerBound)) to \(DecimalText.shortest(spans.upperBound))"
    let expected = "0 or a number from \(range), which may be in quotation marks"
    return JSONShape(expected: expected, kinds: [.number, .string]) { place in
      let number = place.double ?? place.string.flatMap { DecimalText.number($0) }
      if let number, number == 0 || spans.contains(number) { return number }
      place.mismatch(expected: expected)
      return nil
    }
  }

  private static var interaction: JSONShape<(pagination: SpotsComponent.Pagination?, carried: [JSONMember])> {
    .served { reader in
      let pagination = reader.optional(
        "paginate", as: .oneOf(["item": SpotsComponent.Pagination.item, "page": .page, "disabled": .disabled]))
      return (pagination, reader.carry().inside("interaction."))
    }
  }

  /// A header or a footer: an item with a size, or the kind of a view.
  private static var head: JSONShape<ContentText.HeadText> {
    .either(
      JSONShape<String>.string.map { ContentText.HeadText(view: $0.isEmpty ? nil : $0) },
      .served { reader in
        let size = reader.optional("size", as: ContentText.sizeShape)
        let view = reader.optional("kind", as: .string)
        let height = size.flatMap { $0.height > 0 ? $0.height : nil }
        return ContentText.HeadText(
          height: height, view: view, carried: reader.carry() + (size?.carried.inside("size.") ?? []))
      })
  }

  /// Reads `meta`, which only Spots 1.9 uses.
  private func meta(_ reader: ObjectReader) -> Self? {
    var component = self
    component.meta.headerHeight = reader.optional("headerHeight", as: ContentText.lengthShape)
    reader.read("paginate", into: &component.meta.paginates, as: .bool)
    reader.read("pageIndicator", into: &component.meta.hasPageIndicator, as: .bool)
    component.carriedInside += reader.carry().inside("meta.")
    return component
  }

  private func layout(_ reader: ObjectReader) -> Self? {
    var component = self
    let length = JSONShape<Double>.number(in: ContentText.insets)
    if let found = reader.optional("inset", as: Self.insets) {
      component.layout.inset = found.insets
      component.carriedInside += found.carried.inside("layout.inset.")
    }
    if let found = reader.optional("content-inset", as: Self.insets) {
      component.layout.contentInset = found.insets
      component.carriedInside += found.carried.inside("layout.content-inset.")
    }
    reader.read("item-spacing", into: &component.layout.itemSpacing, as: length)
    reader.read("line-spacing", into: &component.layout.lineSpacing, as: length)
    reader.read(
      "items-per-row", into: &component.layout.itemsPerRow, as: JSONShape<Int>.integer(in: ContentText.itemsPerRow))
    component.readSpan(reader)
    reader.read("dynamic-span", into: &component.layout.hasDynamicSpan, as: .bool)
    reader.read(
      "page-indicator", into: &component.layout.pageIndicator, as: .oneOf(["below": .below, "overlay": .overlay]))
    reader.read("header-mode", into: &component.layout.hasStickyHeader, as: .oneOf(["default": false, "sticky": true]))
    reader.read("infinite-scrolling", into: &component.layout.isInfinite, as: .bool)
    reader.read("show-empty-component", into: &component.layout.showsEmpty, as: .bool)
    component.carriedInside += reader.carry().inside("layout.")
    return component
  }

  private static var insets: JSONShape<(insets: Insets, carried: [JSONMember])> {
    let length = JSONShape<Double>.number(in: ContentText.insets)
    return .either(
      length.map { (Insets(top: $0, left: $0, bottom: $0, right: $0), []) },
      .served { reader in
        var insets = Insets()
        reader.read("top", into: &insets.top, as: length)
        reader.read("left", into: &insets.left, as: length)
        reader.read("bottom", into: &insets.bottom, as: length)
        reader.read("right", into: &insets.right, as: length)
        return (insets, reader.carry())
      })
  }
}

import CardContent
import CardModel
import CardText

extension ContentText {
  /// A document by itself: a Spots document, of which unknown members are carried along, or a CardParts list, which is
  /// read strictly.
  public static var shape: JSONShape<ContentText> {
    .object { content($0) }
  }

  /// Reads a document from its text.
  ///
  /// - Parameter warn: Receives warnings.
  ///
  /// - Throws: `DiagnosticsError` with all errors.
  public static func read(
    _ source: SourceText, warn: (Diagnostic) -> Void
  ) throws(DiagnosticsError) -> ContentText {
    try JSONDocument.object(source, warn: warn) { content($0) }
  }

  private static func content(_ reader: ObjectReader) -> ContentText? {
    let errorCount = reader.diagnostics.errorCount
    switch reader.only(of: ["components", "cards"]) {
    case "components": return spots(reader)
    case "cards": return PartsText(reading: reader).map { ContentText(body: .cardParts($0)) }
    default:
      // A misspelt key is still to be reported; otherwise the error names the expected keys, and nothing else is
      // reported.
      if reader.diagnostics.errorCount > errorCount { _ = reader.carry() }
      return nil
    }
  }

  /// The most items and components that a document may have.
  static let itemCountMax = 1_000_000

  private static func spots(_ reader: ObjectReader) -> ContentText? {
    let component = JSONShape<ComponentText>.served { ComponentText(reading: $0) }
    let components = reader.required("components", as: .array(of: component, count: 0...10_000))
    let carried = reader.carry()
    guard let components else { return nil }
    let count = components.reduce(0) { $0 + $1.items.reduce(0) { $0 + $1.count } }
    if count > itemCountMax {
      reader.error("a document has at most \(itemCountMax) items, found \(count)", at: "components")
      return nil
    }
    var content = ContentText(body: .spots(components), carried: carried)
    for (name, count) in content.numberTwins() {
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
    reader.read("layout", into: &self, as: .served { [self] in layout($0, of: self) })
    reader.read("meta", into: &self, as: .served { [self] in meta($0, of: self) })
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
    if case .array(let values) = place.value.kind, values.isEmpty { place.warn(message) }
  }

  /// Reads the number of columns: a number, or a number in quotation marks.
  private mutating func readSpan(_ reader: ObjectReader) {
    guard let place = reader.find("span") else { return }
    guard let number = Self.spanShape.value(at: place) else { return }
    if number == 0 { place.warn("a span of 0 divides nothing: items have their own widths, as without a span") }
    span = number
  }

  private static var spanShape: JSONShape<Double> {
    let expected = "0 or a number from 0.01 to 10000, which may be in quotation marks"
    let matches: (JSONValue.Kind) -> Bool = { kind in
      switch kind {
      case .number, .string: true
      default: false
      }
    }
    return JSONShape(expected: expected, matches: matches) { place in
      let number: Double?
      switch place.value.kind {
      case .number(let value, _): number = value
      case .string(let text): number = DecimalText.number(text)
      default: number = nil
      }
      if let number, number == 0 || (SpotsComponent.spanMin...10_000).contains(number) { return number }
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
  private func meta(_ reader: ObjectReader, of component: Self) -> Self? {
    var component = component
    component.meta.headerHeight = reader.optional("headerHeight", as: ContentText.lengthShape)
    reader.read("paginate", into: &component.meta.paginates, as: .bool)
    reader.read("pageIndicator", into: &component.meta.hasPageIndicator, as: .bool)
    component.carriedInside += reader.carry().inside("meta.")
    return component
  }

  private func layout(_ reader: ObjectReader, of component: Self) -> Self? {
    var component = component
    let length = JSONShape<Double>.number(in: -1000...10_000)
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
    reader.read("items-per-row", into: &component.layout.itemsPerRow, as: JSONShape<Int>.integer(in: 1...1000))
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
    let length = JSONShape<Double>.number(in: -1000...10_000)
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

extension ContentText {
  /// Items: objects with a size, or without one if their views have one.
  static var itemsShape: JSONShape<[ItemText]> { .array(of: itemShape) }

  /// An item.
  static var itemShape: JSONShape<ItemText> {
    .served { reader in
      var item = ItemText()
      item.name = reader.identifier
      if let size = reader.optional("size", as: sizeShape) {
        (item.width, item.height) = (size.width, size.height)
        item.carriedInside = size.carried.inside("size.")
      }
      item.view = reader.kind.flatMap { $0.isEmpty ? nil : $0 }
      item.count = reader.optional("repeat", as: JSONShape<Int>.integer(in: 0...itemCountMax), default: 1)
      item.carried = reader.carry()
      return item
    }
  }

  /// A length in points.
  static var lengthShape: JSONShape<Double> { .number(in: 0...1_000_000) }

  /// A size in points, and the members not used; a missing measure is 0, and the view's own size replaces it.
  struct SizeText {
    var width: Double, height: Double
    var carried: [JSONMember] = []
  }

  /// A size; a missing measure is 0, and the view's own size replaces it.
  static var sizeShape: JSONShape<SizeText> {
    .served { reader in
      let width = reader.optional("width", as: lengthShape, default: 0)
      let height = reader.optional("height", as: lengthShape, default: 0)
      return SizeText(width: width, height: height, carried: reader.carry())
    }
  }
}

extension JSONShape {
  /// An object as a server sends it: members that are null count as missing, and are carried along.
  fileprivate static func served(_ body: @escaping (ObjectReader) -> Value?) -> JSONShape {
    .object { reader in
      reader.leaveOutNulls()
      return body(reader)
    }
  }
}

extension [JSONMember] {
  /// Returns the members with a path prefixed to their keys.
  fileprivate func inside(_ path: String) -> [JSONMember] {
    map { JSONMember(key: path + $0.key, keyRange: $0.keyRange, value: $0.value) }
  }
}

extension ObjectReader {
  /// The kind of a component or an item. Spots' own README writes `type`, its parser reads `kind`: both are accepted,
  /// and `kind` wins if both are present.
  fileprivate var kind: String? {
    let kind = optional("kind", as: .string) ?? ""
    if kind.isEmpty { return optional("type", as: .string) }
    _ = has("type")
    return kind
  }

  /// The identifier of a component or an item: text, or a whole number. An identifier that can't be a name in a column
  /// is carried along, and the item or component goes by its number.
  fileprivate var identifier: String? {
    guard let value = peek("identifier") else { return nil }
    let name: String? =
      switch value.kind {
      case .string(let text): text
      case .number: String(decoding: diagnostics.source.bytes[value.range], as: UTF8.self)
      case .null, .bool, .array, .object, .invalid: nil
      }
    guard let name, name.isName else { return nil }
    // An identifier used as a name isn't carried along.
    _ = find("identifier")
    return name
  }
}

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
    let readers = ContentText.readers
    if let key = reader.only(of: readers.map { $0.key }), let known = readers.first(where: { $0.key == key }) {
      return known.read(reader)
    }
    // A misspelt key is still to be reported; otherwise the error names the expected keys, and nothing else is
    // reported.
    if reader.diagnostics.errorCount > errorCount { _ = reader.carry() }
    return nil
  }

  /// Items: objects with a size, or without one if their views have one.
  static var itemsShape: JSONShape<[ItemText]> { .array(of: itemShape) }

  /// An item.
  static var itemShape: JSONShape<ItemText> {
    // There can be a million items: what is the same for all is made once.
    let (sizeShape, countShape) = (sizeShape, JSONShape<Int>.integer(in: itemCounts))
    let told = Told()
    return .served { reader in
      var item = ItemText()
      item.name = reader.identifier
      if let size = reader.optional("size", as: sizeShape) {
        (item.width, item.height) = (size.width, size.height)
        if !size.carried.isEmpty { item.carriedInside = size.carried.inside("size.") }
      } else if !told.isTold, let lost = reader.peek("height") ?? reader.peek("width") {
        lost.warn(
          "this measure of an item isn't read, nor that of others like it",
          help: "it stands in the item's \"size\": { \"height\": \(lost.text) }")
        told.isTold = true
      }
      item.view = reader.kind.flatMap { $0.isEmpty ? nil : $0 }
      item.count = reader.optional("repeat", as: countShape, default: 1)
      item.carried = reader.carry()
      return item
    }
  }

  /// True once something was told that is true of many items.
  private final class Told {
    @exclusivity(unchecked) var isTold = false
  }

  /// A length in points.
  static var lengthShape: JSONShape<Double> { .number(in: lengths) }

  /// A size in points, and the members not used; a missing measure is 0, and the view's own size replaces it.
  struct SizeText {
    var width: Double, height: Double
    var carried: [JSONMember] = []
  }

  /// A size; a missing measure is 0, and the view's own size replaces it.
  static var sizeShape: JSONShape<SizeText> {
    let lengthShape = lengthShape
    return .served { reader in
      let width = reader.optional("width", as: lengthShape, default: 0)
      let height = reader.optional("height", as: lengthShape, default: 0)
      return SizeText(width: width, height: height, carried: reader.carry())
    }
  }
}

extension JSONShape {
  /// An object as a server sends it: members that are null count as missing, and are carried along.
  static func served(_ body: @escaping (ObjectReader) -> Value?) -> JSONShape {
    .object { reader in
      reader.leaveOutNulls()
      return body(reader)
    }
  }
}

extension [JSONMember] {
  /// Returns the members with a path prefixed to their keys.
  func inside(_ path: String) -> [JSONMember] {
    map { JSONMember(key: path + $0.key, keyRange: $0.keyRange, value: $0.value) }
  }
}

extension ObjectReader {
  /// The kind of a component or an item. Spots' own README writes `type`, its parser reads `kind`: both are accepted,
  /// and `kind` wins if both are present.
  var kind: String? {
    let kind = optional("kind", as: .string) ?? ""
    if kind.isEmpty { return optional("type", as: .string) }
    _ = has("type")
    return kind
  }

  /// The identifier of a component or an item: text, or a whole number. An identifier that can't be a name in a column
  /// is carried along, and the item or component goes by its number.
  var identifier: String? {
    guard let value = peek("identifier") else { return nil }
    guard let name = value.kind == .number ? value.text : value.string, name.isName else { return nil }
    // An identifier used as a name isn't carried along.
    _ = find("identifier")
    return name
  }
}

import CardContent
import CardText

extension FeedText {
  /// The scenario's statements about a card's content, besides the document.
  static func shape(for content: ContentText?) -> JSONShape<FeedText> {
    .object { reader in
      var feed = FeedText()
      let all = ContentSystem.allCases.map { (name: $0.name, value: $0) }
      let fitting = all.filter { content == nil || $0.value.kind == content?.kind }
      feed.system = reader.optional("rules", as: .oneOf(fitting))
      guard content?.kind.traits.fetchesMore ?? true else { return feed }
      feed.views = reader.optional("views", as: viewsShape, default: [])
      feed.kinds = reader.optional("kinds", as: kindsShape, default: [])
      feed.atEnd = reader.optional("at_end", as: .array(of: arrival, count: ContentText.arrivalCounts))
      feed.atBeginning = reader.optional("at_beginning", as: .array(of: arrival, count: ContentText.arrivalCounts))
      feed.onRefresh = reader.optional("on_refresh", as: .array(of: arrival, count: ContentText.arrivalCounts))
      reader.read("stretch_last", into: &feed.stretchesLast, as: .bool)
      return feed
    }
  }

  /// An object of kinds, each with the size of its views: a height, or a width and a height.
  static var viewsShape: JSONShape<[ViewText]> {
    .object { reader in
      reader.keys.compactMap { kind in
        let size = JSONShape<(width: Double, height: Double)>.either(
          ContentText.lengthShape.map { (0, $0) }, ContentText.sizeShape.map { ($0.width, $0.height) })
        return reader.required(kind, as: size).map { ViewText(kind: kind, width: $0.width, height: $0.height) }
      }
    }
  }

  private static var kindsShape: JSONShape<[KindText]> {
    let kind = JSONShape<SpotsComponent.Kind>.oneOf(FeedText.kindNames)
    return .object { reader in
      reader.keys.compactMap { name in reader.required(name, as: kind).map { KindText(name: name, kind: $0) } }
    }
  }

  /// One arrival: items for the first component, or for a given one.
  private static var arrival: JSONShape<ArrivalText> {
    .either(
      ContentText.itemsShape.map { ArrivalText($0) },
      .object { reader in
        let component = reader.optional(
          "component", as: JSONShape<Int>.integer(in: ContentText.componentIndices), default: 0)
        return reader.required("items", as: ContentText.itemsShape).map {
          ArrivalText($0, in: component)
        }
      })
  }
}

import CardModel
import CardSettings
import CardText

extension ScenarioDocument.CardText {
  /// Reads the pages of a card, and the page at which it appears.
  mutating func readPages(_ reader: ObjectReader, _ shapes: Shapes) {
    let headerHeight = headerHeight
    func page() -> JSONShape<ScenarioDocument.CardText> {
      .object { ScenarioDocument.CardText(page: $0, headerHeight, shapes) }
    }
    let isThere = reader.has("pages")
    pages = reader.optional("pages", as: .array(of: page(), count: ScenarioDocument.pageCounts), default: [])
    guard reader.has("page"), let place = reader.find("page") else { return }
    guard isThere else {
      place.error("a card without pages shows none", help: "give it some: \"pages\": [{ \"name\": \"monday\" }]")
      return
    }
    reader.read("page", into: &firstPage, as: JSONShape<Int>.integer(in: 0...max(0, pages.count - 1)))
  }

  /// Reads a page. It has the detents, the bars and the map's widget of its card, and that card's header height unless
  /// it sets its own.
  private init?(page reader: ObjectReader, _ headerHeight: Double?, _ shapes: Shapes) {
    reader.explainUnknown { key, _ in KeyHints.ofPage(key) }
    let name = reader.required("name", as: .name)
    self.init(name: name ?? "")
    range = reader.place.range.lowerBound..<reader.place.range.lowerBound + 1
    self.headerHeight = reader.optional("header", as: shapes.header) ?? headerHeight
    readContent(reader, as: shapes.content)
    reader.read("own_map", into: &hasOwnMap, as: .bool)
    reader.read("bottom", into: &bottomViewHeight, as: ScenarioDocument.partHeight)
    reader.read("accessory", into: &accessoryHeight, as: ScenarioDocument.partHeight)
    reader.read("floating", into: &hasFloatingButton, as: .bool)
    if name == nil { return nil }
  }
}

extension ScenarioDocument {
  /// The cards that are pages of a card, in the order of the cards.
  var pages: [(card: Int, page: CardText)] {
    cards.indices.flatMap { index in cards[index].pages.map { (card: index, page: $0) } }
  }

  /// Returns the indices of a card's pages among the model's cards: after all cards, those of the first card first.
  func pageRange(of index: Int) -> Range<Int> {
    if cards[index].pages.isEmpty { return 0..<0 }
    let start = cards[..<index].reduce(cards.count) { $0 + $1.pages.count }
    return start..<start + cards[index].pages.count
  }
}

import CardContent
import CardModel
import CardText

extension ScenarioDocument.CardText {
  /// Reads the content of a card or a page: a height, or a document and its feed.
  mutating func readContent(_ reader: ObjectReader, as shape: JSONShape<Content>) {
    if let found = reader.optional("content", as: shape) {
      switch found {
      case .height(let height): contentHeight = height
      case .document(let document): content = document
      }
    } else if reader.find("content")?.kind == .object {
      isContentBroken = true
    }
    guard reader.has("feed"), let place = reader.find("feed") else {
      if let place = reader.find("content") { warnOfKinds(place) }
      return
    }
    guard content != nil else {
      // The contents of an unreadable document are unknown, so the feed is read without checks against them.
      if isContentBroken {
        feed = FeedText.shape(for: nil).value(at: place) ?? feed
        return
      }
      place.error(
        "content that is a plain height has no feed",
        help: "give it components or cards: \"content\": { \"cards\": [] }")
      return
    }
    reader.read("feed", into: &feed, as: FeedText.shape(for: content))
    warnOfKinds(place)
  }

  /// The content of a card or a page, as it was written.
  enum Content {
    case height(Double)
    case document(ContentText)
  }

  static var contentShape: JSONShape<Content> {
    .either(
      JSONShape.number(in: ScenarioDocument.contentHeights).map { .height($0) },
      ContentText.shape.map { .document($0) })
  }

  /// Warns of components of an unknown kind.
  private func warnOfKinds(_ place: JSONPlace) {
    guard let content else { return }
    for warning in content.kindWarnings(feed) { place.warn(warning) }
  }
}

extension ScenarioDocument {
  /// A change of a card's content, as it was written.
  public struct ContentInput: Hashable, Sendable {
    /// The change.
    public var change: Change

    /// The card or page whose content changes; nil: the visible one.
    public var card: String?

    /// The component's index or the card's name in the content; nil: the first.
    public var of: Target?

    /// Creates a change of a content.
    public init(_ change: Change, card: String? = nil, of: Target? = nil) {
      (self.change, self.card, self.of) = (change, card, of)
    }

    /// A component or a card in a content.
    public enum Target: Hashable, Sendable {
      case component(Int)
      case card(String)
    }

    /// A change of a content.
    public enum Change: Hashable, Sendable {
      case append([ContentText.ItemText])
      case prepend([ContentText.ItemText])
      case insert([ContentText.ItemText], at: Int)
      case update(ContentText.ItemText, at: Int)
      case delete(Int, at: Int)
      case measure([FeedText.ViewText])
      case state(String)
      case hide(String, Bool)
      case keyboard(Double, responderY: Double, responderHeight: Double)
      case slide(Int, animated: Bool)
      case select(Int)
      case scroll(Int)
      case choose(Int)
    }
  }

  /// The contents that inputs may change, and the shapes of their names: collected once for all inputs.
  struct ContentNames {
    /// The cards and pages whose content is a document; nil if one couldn't be read.
    let documents: [CardText]?

    /// The name of one of them.
    let card: JSONShape<String>

    /// The name of a card inside of one of them.
    let inner: JSONShape<String>

    /// The part of a content that an input changes.
    let target: JSONShape<ContentInput.Target>

    init(_ cards: [CardText]?) {
      let all = cards?.flatMap { [$0] + $0.pages }
      // The contents of unreadable documents are unknown, and their errors are reported already.
      let known = all.flatMap { all in all.contains { $0.isContentBroken } ? nil : all }
      let documents = known?.filter { $0.content != nil }
      let names = documents?.flatMap { $0.content?.cardNames ?? [] }
      self.documents = documents
      card = documents.map { .oneOf($0.map { ($0.name, $0.name) }) } ?? .name
      inner = ScenarioDocument.cardName(names)
      let component = JSONShape<Int>.integer(in: ContentText.componentIndices).map { ContentInput.Target.component($0) }
      target = names?.isEmpty == true ? component : .either(component, inner.map { .card($0) })
    }
  }

  /// Reads an input that changes a content; an error if no card has a document.
  static func readContentInput(
    _ kind: InputKind, _ reader: ObjectReader, _ names: ContentNames, animated: Bool
  ) -> ContentInput? {
    let documents = names.documents
    // A keyboard makes any card move.
    if let documents, documents.isEmpty, kind != .keyboard {
      reader.accept(kind.companions)
      reader.error(
        "no card's content is a document", at: kind.rawValue,
        help: "give one components or cards: \"content\": { \"cards\": [] }")
      return nil
    }
    let change = readChange(kind, reader, names.inner, animated: animated)
    var input = ContentInput(change ?? .delete(0, at: 0))
    input.card = reader.optional("card", as: names.card)
    if kind.takes(.of) { input.of = reader.optional("of", as: names.target) }
    guard change != nil else { return nil }
    let isBroken = (reader.peek("of") != nil && input.of == nil) || (reader.peek("card") != nil && input.card == nil)
    if let documents, !isBroken {
      check(input, kind, reader, documents.filter { input.card == nil || $0.name == input.card })
    }
    return input
  }

  /// Reports a component index out of range, and warns of a state that no card has.
  private static func check(_ input: ContentInput, _ kind: InputKind, _ reader: ObjectReader, _ cards: [CardText]) {
    let counts = cards.compactMap { $0.content?.body.sectionCount }
    let kinds = cards.compactMap { $0.content?.kind }
    if let needed = kind.contentKind, let other = kinds.first, !kinds.contains(needed) {
      reader.find(kind.rawValue)?.warn("\(other.sectionWords) know no \"\(kind.rawValue)\": it has no effect")
      return
    }
    if case .component(let index)? = input.of, let count = counts.max(), index >= count {
      let known = count == 0 ? "there are none" : count == 1 ? "there is only 0" : "they go from 0 to \(count - 1)"
      reader.error("there is no component or card \(index) in the content", at: "of", help: known)
    }
    if case .state(let state) = input.change {
      let own = cards.flatMap { $0.content?.cards(meantBy: input.of) ?? [] }
      let warnings = own.map { $0.stateWarning(state) }
      if let warning = warnings.first, warnings.allSatisfy({ $0 != nil }), let warning {
        reader.find(kind.rawValue)?.warn(warning)
      }
    }
  }

  /// Returns a shape that accepts the names of cards in contents; any name if they couldn't be read.
  private static func cardName(_ names: [String]?) -> JSONShape<String> {
    guard let names else { return .name }
    guard names.isEmpty else { return .oneOf(names.map { ($0, $0) }) }
    let expected = "the name of a card in a content, of which none has any"
    return JSONShape(expected: expected, kinds: []) { place in
      place.mismatch(expected: expected)
      return nil
    }
  }

  private static func readChange(
    _ kind: InputKind, _ reader: ObjectReader, _ name: JSONShape<String>, animated: Bool
  ) -> ContentInput.Change? {
    let index = JSONShape<Int>.integer(in: ContentText.itemCounts)
    let key = kind.rawValue
    switch kind {
    case .append: return reader.required(key, as: ContentText.itemsShape).map { .append($0) }
    case .prepend: return reader.required(key, as: ContentText.itemsShape).map { .prepend($0) }
    case .insert:
      let place = reader.required("index", as: index)
      return reader.required(key, as: ContentText.itemsShape).flatMap { items in place.map { .insert(items, at: $0) } }
    case .update:
      let place = reader.required("index", as: index)
      return reader.required(key, as: ContentText.itemShape).flatMap { item in place.map { .update(item, at: $0) } }
    case .delete:
      let place = reader.required("index", as: index)
      return reader.required(key, as: index).flatMap { count in place.map { .delete(count, at: $0) } }
    case .measure: return reader.required(key, as: FeedText.viewsShape).map { .measure($0) }
    case .state: return reader.required(key, as: .name).map { .state($0) }
    case .hide, .show: return reader.required(key, as: name).map { .hide($0, kind == .hide) }
    case .keyboard:
      let place = JSONShape<Double>.number(in: responders)
      let responder = reader.optional("responder", as: .array(of: place, count: 2...2)) ?? [0, 0]
      return reader.required(key, as: .number(in: partHeights)).map {
        .keyboard($0, responderY: responder[0], responderHeight: responder[1])
      }
    case .select: return reader.required(key, as: index).map { .select($0) }
    case .scrollTo: return reader.required(key, as: index).map { .scroll($0) }
    case .choose: return reader.required(key, as: .integer(in: ContentText.menuOptions)).map { .choose($0) }
    case .slide: return reader.required(key, as: index).map { .slide($0, animated: animated) }
    case .gesture, .swipe, .path, .touches, .release, .scroll, .tap, .key, .focus, .voiceover, .reduceMotion, .push,
      .pop, .swap, .move, .present, .dismiss, .detents, .page, .mapOverlays, .rotate, .resize, .bar, .drop:
      preconditionFailure("an input that changes no content")
    }
  }
}

extension ScenarioDocument {
  private func count(_ items: [ContentText.ItemText]) -> Int { items.reduce(0) { $0 + $1.count } }

  /// Reports a scenario with more items, in all its documents, feeds and inputs, than one document may have.
  func checkItemCount(_ reader: ObjectReader) {
    let all = cards.flatMap { [$0] + $0.pages }
    let documents = all.reduce(0) { $0 + ($1.content?.body.itemLists ?? []).reduce(0) { $0 + count($1) } }
    let arrivals = all.flatMap { [$0.feed.atEnd, $0.feed.atBeginning, $0.feed.onRefresh] }.flatMap { $0 ?? [] }
    let changes = inputs.reduce(0) { sum, input in
      guard case .content(let content) = input.action else { return sum }
      switch content.change {
      case .append(let items), .prepend(let items), .insert(let items, _): return sum + count(items)
      case .update, .delete, .measure, .state, .hide, .keyboard, .slide, .select, .scroll, .choose: return sum
      }
    }
    let total = documents + arrivals.reduce(0) { $0 + count($1.items) } + changes
    if total > ContentText.itemCountMax {
      reader.errorAtOpening("a scenario has at most \(ContentText.itemCountMax) items, found \(total)")
    }
  }
}

extension ContentText {
  /// Returns the card of a CardParts list that an input targets.
  fileprivate func cards(meantBy target: ScenarioDocument.ContentInput.Target?) -> [PartsText.CardText] {
    switch target {
    case .card(let name)?: body.cards.filter { $0.name == name }
    case .component(let index)?: Array(body.cards.dropFirst(index).prefix(1))
    case nil: Array(body.cards.prefix(1))
    }
  }

  /// The names of the cards of a CardParts list.
  var cardNames: [String] { body.cards.map { $0.name } }
}

extension ObjectReader {
  /// Takes keys for known, without reading them.
  func accept(_ keys: [InputKind.Companion]) {
    for key in keys { _ = has(key.rawValue) }
  }
}

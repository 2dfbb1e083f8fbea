import CardContent
import CardModel

/// What a scenario says of a content beside what it is made of: whose rules hold, what its views measure, and what
/// arrives when it asks for more.
public struct FeedText: Hashable, Sendable {
  /// Whose rules hold; nil: the newest version's.
  public var system: ContentSystem?

  /// What views measure, by their kinds.
  public var views: [ViewText] = []

  /// What a component of a kind of the app's own is.
  public var kinds: [KindText] = []

  /// What arrives; nil: nobody is there to be asked.
  public var atEnd: [ArrivalText]?, atBeginning: [ArrivalText]?, onRefresh: [ArrivalText]?

  /// Whether the last component reaches down to the viewport's end.
  public var stretchesLast = false

  /// Nothing is said.
  public init() {}

  /// What views of a kind measure.
  public struct ViewText: Hashable, Sendable {
    /// The kind.
    public var kind: String

    /// Points; a width of 0: whatever the component gives.
    public var width: Double, height: Double

    /// What they measure; without a width, they take whatever the component gives.
    public init(kind: String, width: Double = 0, height: Double) {
      self.kind = kind
      (self.width, self.height) = (width, height)
    }
  }

  /// What text calls the kinds of components.
  public static let kindNames: [(name: String, value: SpotsComponent.Kind)] = [
    ("list", .list), ("grid", .grid), ("carousel", .carousel), ("view", .view),
  ]

  /// What a component of a kind of the app's own is.
  public struct KindText: Hashable, Sendable {
    /// The kind.
    public var name: String

    /// What it is.
    public var kind: SpotsComponent.Kind

    /// A kind of the app's own.
    public init(name: String, kind: SpotsComponent.Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Items that arrive.
  public struct ArrivalText: Hashable, Sendable {
    /// The component that gets them.
    public var component = 0

    /// What arrives.
    public var items: [ContentText.ItemText]
  }
}

extension ContentText {
  /// The content as the model takes it.
  ///
  /// - Parameters:
  ///   - feed: What is said of it beside what it is made of. Its system must be one that has such content.
  ///   - names: Gives out the names' ids.
  public func feed(_ feed: FeedText, names: inout Names) -> Feed {
    switch body {
    case .spots(let components):
      let system = feed.system ?? .spots75
      var document = SpotsDocument(components: [])
      document.views = feed.views.map {
        SpotsViewSize(view: names.id(of: $0.kind), width: $0.width, height: $0.height)
      }
      document.components = components.map { $0.component(feed, system, names: &names) }
      document.stretchesLast = feed.stretchesLast
      var result = Feed(system: system, body: .spots(document))
      func arrivals(_ texts: [FeedText.ArrivalText]?) -> [Feed.Arrival]? {
        texts?.map { Feed.Arrival(component: $0.component, items: $0.items.items(names: &names)) }
      }
      result.atEnd = arrivals(feed.atEnd)
      result.atBeginning = arrivals(feed.atBeginning)
      result.onRefresh = arrivals(feed.onRefresh)
      return result
    case .cardParts(let text):
      var document = PartsDocument(cards: text.cards.map { $0.card(names: &names) }, theme: text.theme)
      document.tabBarHeight = text.tabBarHeight
      return Feed(system: feed.system ?? .cardParts40, body: .cardParts(document))
    }
  }
}

extension ContentText.ComponentText {
  /// The component as the model takes it.
  fileprivate func component(_ feed: FeedText, _ system: ContentSystem, names: inout Names) -> SpotsComponent {
    var result = SpotsComponent(
      kind: feed.kind(named: kind, system) ?? FeedText.defaultKind(of: system), span: span,
      items: items.items(names: &names), name: name.map { names.id(of: $0) })
    result.layout = layout
    result.headerHeight = header.height ?? feed.height(of: header.view) ?? 0
    result.footerHeight = footer.height ?? feed.height(of: footer.view) ?? 0
    result.pagination = pagination
    guard system == .spots19 else { return result }
    result.headerHeight = meta.headerHeight ?? result.headerHeight
    if meta.paginates { result.pagination = .item }
    if meta.hasPageIndicator { result.layout.pageIndicator = .below }
    return result
  }
}

extension FeedText {
  /// What views of a kind measure; nil: nobody says.
  func height(of kind: String?) -> Double? {
    kind.flatMap { kind in views.first { $0.kind == kind }?.height }
  }

  /// What a component is that calls itself so; nil: nobody knows, and the default is taken.
  func kind(named name: String, _ system: ContentSystem) -> SpotsComponent.Kind? {
    if let own = kinds.first(where: { $0.name == name }) { return own.kind }
    switch name {
    case "list": return .list
    case "grid": return .grid
    case "carousel": return .carousel
    case "view": return system == .spots19 ? .view : nil
    default: return nil
    }
  }

  /// What a component is of which nobody knows what it is. Source: Spots 1.9.0, `SpotFactory.swift` 28 to 31: a grid;
  /// 7.5.0, `ComponentModel.swift` 122: a list.
  static func defaultKind(of system: ContentSystem) -> SpotsComponent.Kind { system == .spots19 ? .grid : .list }
}

extension [ContentText.ItemText] {
  /// The items as the model takes them, each as often as it is there.
  func items(names: inout Names) -> [SpotsItem] {
    var items: [SpotsItem] = []
    items.reserveCapacity(reduce(0) { $0 + $1.count })
    for text in self {
      let item = SpotsItem(
        name: text.name.map { names.id(of: $0) }, width: text.width, height: text.height,
        view: text.view.map { names.id(of: $0) })
      for _ in 0..<text.count { items.append(item) }
    }
    return items
  }
}

extension PartsText.CardText {
  /// The card as the model takes it.
  fileprivate func card(names: inout Names) -> PartsCard {
    var card = PartsCard(
      name: names.id(of: name),
      states: states.map { PartsCard.State(name: names.id(of: $0.name), parts: $0.parts) },
      state: names.id(of: state))
    card.isHidden = isHidden
    card.hasNoVerticalMargins = hasNoVerticalMargins
    card.isEditable = isEditable
    card.sideMargin = sideMargin
    return card
  }
}

extension ContentSystem {
  /// What text calls it.
  public var name: String {
    switch self {
    case .spots19: "spots-1.9"
    case .spots75: "spots-7.5"
    case .cardParts26: "cardparts-2.6"
    case .cardParts40: "cardparts-4.0"
    }
  }
}

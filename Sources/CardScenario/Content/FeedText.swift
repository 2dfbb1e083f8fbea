import CardContent
import CardModel
import CardTimeline

/// A scenario's statements about a content besides the document: the system whose rules apply, the sizes of views, and
/// the items that arrive when more are fetched.
public struct FeedText: Hashable, Sendable {
  /// The system whose rules apply; nil: the newest version's.
  public var system: ContentSystem?

  /// The sizes of views, by their kinds.
  public var views: [ViewText] = []

  /// The app's own kinds of components.
  public var kinds: [KindText] = []

  /// The arrivals, in order, at the end, at the beginning and on a refresh; nil: nothing can be fetched there.
  public var atEnd: [ArrivalText]?, atBeginning: [ArrivalText]?, onRefresh: [ArrivalText]?

  /// True if the last component is stretched down to the viewport's end.
  public var stretchesLast = false

  /// Creates a feed with no statements.
  public init() {}

  /// The size of the views of a kind.
  public struct ViewText: Hashable, Sendable {
    /// The kind.
    public var kind: String

    /// The size, points; a width of 0: the width that the component gives.
    public var width: Double, height: Double

    /// Creates a size; views without a width take the width that the component gives.
    public init(kind: String, width: Double = 0, height: Double) {
      self.kind = kind
      (self.width, self.height) = (width, height)
    }
  }

  /// The kinds of components, with their names in text.
  public static let kindNames: [(name: String, value: SpotsComponent.Kind)] = [
    ("list", .list), ("grid", .grid), ("carousel", .carousel), ("view", .view),
  ]

  /// A kind of components of the app's own.
  public struct KindText: Hashable, Sendable {
    /// The name of the kind.
    public var name: String

    /// The kind of Spots that it stands for.
    public var kind: SpotsComponent.Kind

    /// Creates a kind of the app's own.
    public init(name: String, kind: SpotsComponent.Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// Items that arrive together.
  public struct ArrivalText: Hashable, Sendable {
    /// The index of the component that gets them.
    public var component = 0

    /// The items.
    public var items: [ContentText.ItemText]
  }
}

extension ContentText {
  /// Returns the content as the model takes it.
  ///
  /// - Parameters:
  ///   - feed: The statements about it besides the document. Its system must be one that has such content.
  ///   - names: Assigns ids to names.
  public func feed(_ feed: FeedText, names: inout Names) -> ContentSpec {
    switch body {
    case .spots(let components):
      let system = feed.system ?? .spots75
      var document = SpotsDocument(components: [])
      document.views = feed.views.map {
        SpotsViewSize(view: names.id(of: $0.kind), width: $0.width, height: $0.height)
      }
      document.components = components.map { $0.component(feed, system, names: &names) }
      document.stretchesLast = feed.stretchesLast
      var result = ContentSpec(system: system, body: .spots(document))
      func arrivals(_ texts: [FeedText.ArrivalText]?) -> [ContentSpec.Arrival]? {
        texts?.map { ContentSpec.Arrival(component: $0.component, items: $0.items.items(names: &names)) }
      }
      result.atEnd = arrivals(feed.atEnd)
      result.atBeginning = arrivals(feed.atBeginning)
      result.onRefresh = arrivals(feed.onRefresh)
      return result
    case .cardParts(let text):
      var document = PartsDocument(cards: text.cards.map { $0.card(names: &names) }, theme: text.theme)
      document.tabBarHeight = text.tabBarHeight
      return ContentSpec(system: feed.system ?? .cardParts40, body: .cardParts(document))
    }
  }
}

extension ContentText.ComponentText {
  /// Returns the component as the model takes it.
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
  /// Returns the height of the views of a kind, points; nil if it isn't stated.
  func height(of kind: String?) -> Double? {
    kind.flatMap { kind in views.first { $0.kind == kind }?.height }
  }

  /// Returns the kind of a component that states this name; nil if the name is unknown, for which the default applies.
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

  /// Returns the kind assumed for an unknown component. Source: Spots 1.9.0, `SpotFactory.swift` 28 to 31: a grid;
  /// 7.5.0, `ComponentModel.swift` 122: a list.
  static func defaultKind(of system: ContentSystem) -> SpotsComponent.Kind { system == .spots19 ? .grid : .list }
}

extension [ContentText.ItemText] {
  /// Returns the items as the model takes them, each repeated `count` times.
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
  /// Returns the card as the model takes it.
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
  /// The system's name in text.
  public var name: String {
    switch self {
    case .spots19: "spots-1.9"
    case .spots75: "spots-7.5"
    case .cardParts26: "cardparts-2.6"
    case .cardParts40: "cardparts-4.0"
    }
  }
}

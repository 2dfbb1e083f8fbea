import CardContent
import CardModel
import CardText
import CardTimeline

extension ContentText {
  /// A component as it was written.
  public struct ComponentText: Hashable, Sendable {
    /// The identifier, if it can be a name in a column.
    public var name: String?

    /// The kind that it states; empty if it states none.
    public var kind = ""

    /// Its items.
    public var items: [ItemText] = []

    /// The number of columns that share its width; 0: none.
    public var span = 0.0

    /// The arrangement of its items.
    public var layout = SpotsComponent.Layout()

    /// Its header and its footer: their heights, and the kinds of their views, which can have heights, too.
    public var header = HeadText(), footer = HeadText()

    /// The resting places of a carousel.
    public var pagination = SpotsComponent.Pagination.disabled

    /// The members that only Spots 1.9 uses.
    public var meta = MetaText()

    /// The members not used.
    public var carried: [JSONMember] = []

    /// The members not used of its layout, its header and so on; each key is the path from here.
    public var carriedInside: [JSONMember] = []
  }

  /// The `meta` of a component, which only Spots 1.9 uses.
  public struct MetaText: Hashable, Sendable {
    /// The height of its header, points; nil if not stated.
    public var headerHeight: Double?

    /// True if a carousel turns by pages; true if it shows a page indicator.
    public var paginates = false, hasPageIndicator = false
  }

  /// A header or a footer as it was written.
  public struct HeadText: Hashable, Sendable {
    /// Its height, points; nil: its view's.
    public var height: Double?

    /// The kind of its view; nil if there is none.
    public var view: String?

    /// The members not used; each key is the path from here.
    public var carried: [JSONMember] = []
  }
}

extension [ContentText.ComponentText]: DocumentText {
  var newestSystem: ContentSystem { .spots75 }
  var sectionCount: Int { count }
  var itemLists: [[ContentText.ItemText]]? { map { $0.items } }

  var carriedInside: [(members: [JSONMember], place: String)] {
    flatMap { component in
      [(component.carried, "components[]."), (component.carriedInside, "components[].")]
        + component.items.flatMap {
          [($0.carried, "components[].items[]."), ($0.carriedInside, "components[].items[].")]
        }
    }
  }

  func spec(_ feed: FeedText, in system: ContentSystem, names: inout Names) -> ContentSpec {
    var document = SpotsDocument(components: [])
    document.views = feed.views.map {
      SpotsViewSize(view: names.id(of: $0.kind), width: $0.width, height: $0.height)
    }
    document.components = map { $0.component(feed, system, names: &names) }
    document.stretchesLast = feed.stretchesLast
    var result = ContentSpec(system: system, body: .spots(document))
    func arrivals(_ texts: [FeedText.ArrivalText]?) -> [ContentSpec.Arrival]? {
      texts?.map { ContentSpec.Arrival(component: $0.component, items: $0.items.items(names: &names)) }
    }
    result.atEnd = arrivals(feed.atEnd)
    result.atBeginning = arrivals(feed.atBeginning)
    result.onRefresh = arrivals(feed.onRefresh)
    return result
  }

  func kindWarnings(_ feed: FeedText, help: String) -> [String] {
    let system = feed.system ?? newestSystem
    return enumerated().compactMap { index, component in
      guard !component.kind.isEmpty, feed.kind(named: component.kind, system) == nil else { return nil }
      let standard = FeedText.defaultKind(of: system)
      return "component \(index) has the unknown kind \(SafeText.quoted(component.kind)): "
        + "\(system.name) takes it as a \(standard == .grid ? "grid" : "list"); \(help) may say what it is"
    }
  }

  mutating func numberTwins() -> [(name: String, count: Int)] {
    let lists = map { $0.items }
    if TwinNames.areAbsent(from: lists) { return [] }
    var twins = TwinNames()
    for items in lists { twins.add(items) }
    var (found, seen): ([(name: String, count: Int)], Set<String>) = ([], [])
    for item in lists.joined() {
      guard let name = item.name, twins.count(of: name) > 1, seen.insert(name).inserted else { continue }
      found.append((name, twins.count(of: name)))
    }
    guard !found.isEmpty else { return [] }
    for index in indices { twins.number(&self[index].items) }
    return found
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

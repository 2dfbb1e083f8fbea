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

    /// Creates an arrival of items at a component.
    public init(_ items: [ContentText.ItemText], in component: Int = 0) {
      (self.items, self.component) = (items, component)
    }
  }
}

extension ContentText {
  /// The newest system that shows such a document.
  public var newestSystem: ContentSystem { body.newestSystem }

  /// Returns the content as the model takes it.
  ///
  /// - Parameters:
  ///   - feed: The statements about it besides the document. Its system must be one that has such content.
  ///   - names: Assigns ids to names.
  public func spec(_ feed: FeedText, names: inout Names) -> ContentSpec {
    body.spec(feed, in: feed.system ?? newestSystem, names: &names)
  }

  /// Returns a warning for each section of an unknown kind.
  ///
  /// - Parameter help: The place at which a kind can be declared.
  public func kindWarnings(_ feed: FeedText, help: String = "\"kinds\"") -> [String] {
    body.kindWarnings(feed, help: help)
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

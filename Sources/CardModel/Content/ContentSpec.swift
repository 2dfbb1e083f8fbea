import CardContent

/// A card's initial content, and the items that arrive if more is fetched.
public struct ContentSpec: Hashable, Sendable {
  /// Items that arrive for a component.
  public struct Arrival: Hashable, Sendable {
    /// The component's index.
    public var component: Int

    /// The items that arrive; may be empty.
    public var items: [SpotsItem]

    /// Creates an arrival of items for a component.
    public init(component: Int = 0, items: [SpotsItem]) {
      self.component = component
      self.items = items
    }
  }

  /// The content library and version whose rules apply.
  public var system: ContentSystem

  /// The initial document.
  public var body: ContentBody

  /// The items that arrive after the end, one arrival per fetch; after the last, nothing more. Nil: reaching the end
  /// fetches nothing.
  public var atEnd: [Arrival]?

  /// The items that arrive before the beginning, likewise. Nil: reaching the beginning fetches nothing.
  public var atBeginning: [Arrival]?

  /// The items that replace a component's items, one arrival per pull to refresh. Nil: there is no refresh control.
  public var onRefresh: [Arrival]?

  /// Creates the content of a system, which shows that kind of document.
  public init(system: ContentSystem, body: ContentBody) {
    precondition(system.kind == body.kind, "a system lays out its own kind of content")
    self.system = system
    self.body = body
  }
}

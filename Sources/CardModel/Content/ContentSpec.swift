import CardContent

/// A card's initial content, and the items that arrive if more is fetched.
public struct ContentSpec: Hashable, Sendable {
  /// The document: components or cards.
  public enum Body: Hashable, Sendable {
    case spots(SpotsDocument)
    case cardParts(PartsDocument)
  }

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
  public var body: Body

  /// The items that arrive after the end, one arrival per fetch; after the last, nothing more. Nil: reaching the end
  /// fetches nothing.
  public var atEnd: [Arrival]?

  /// The items that arrive before the beginning, likewise. Nil: reaching the beginning fetches nothing.
  public var atBeginning: [Arrival]?

  /// The items that replace a component's items, one arrival per pull to refresh. Nil: there is no refresh control.
  public var onRefresh: [Arrival]?

  /// Creates the content of a system. Spots' systems have components, CardParts' have cards.
  public init(system: ContentSystem, body: Body) {
    switch body {
    case .spots: precondition(system.isSpots, "components are laid out by Spots")
    case .cardParts: precondition(!system.isSpots, "cards are laid out by CardParts")
    }
    self.system = system
    self.body = body
  }
}

extension ContentSpec.Body {
  /// Returns the layout in a width, in points. Items that weren't measured yet are measured.
  public mutating func layout(in system: ContentSystem, width: Double) -> ContentLayout {
    switch self {
    case .spots(var document):
      // The document must not be shared with the copy, or all of it would be copied to measure an item.
      self = .spots(SpotsDocument(components: []))
      document.measure(for: system)
      self = .spots(document)
      return document.layout(in: system, width: width)
    case .cardParts(let document):
      return document.layout(in: system, width: width)
    }
  }

  /// True if the last component reaches down to the viewport's end.
  public var stretchesLast: Bool {
    switch self {
    case .spots(let document): document.stretchesLast
    case .cardParts: false
    }
  }
}

import CardContent

/// What a card's content is made of, and what arrives when somebody asks for more.
public struct Feed: Hashable, Sendable {
  /// What it is made of.
  public enum Body: Hashable, Sendable {
    case spots(SpotsDocument)
    case cardParts(PartsDocument)
  }

  /// Items that arrive for a component.
  public struct Arrival: Hashable, Sendable {
    /// The component's index.
    public var component: Int

    /// What arrives; it may be nothing.
    public var items: [SpotsItem]

    /// Items for a component.
    public init(component: Int = 0, items: [SpotsItem]) {
      self.component = component
      self.items = items
    }
  }

  /// Whose rules hold.
  public var system: ContentSystem

  /// What it is made of at first.
  public var body: Body

  /// What arrives behind the end, each time that it is asked for; then nothing more. Nil: nobody is there to be asked.
  public var atEnd: [Arrival]?

  /// What arrives before the beginning. Nil: nobody is there to be asked.
  public var atBeginning: [Arrival]?

  /// What takes the place of a component's items with each pull to refresh. Nil: there is no such control.
  public var onRefresh: [Arrival]?

  /// Content of a system. Spots' systems have components, CardParts' have cards.
  public init(system: ContentSystem, body: Body) {
    switch body {
    case .spots: precondition(system.isSpots, "components are laid out by Spots")
    case .cardParts: precondition(!system.isSpots, "cards are laid out by CardParts")
    }
    self.system = system
    self.body = body
  }
}

extension Feed.Body {
  /// Where everything lies in a width. What wasn't measured yet, is.
  public mutating func layout(in system: ContentSystem, width: Double) -> ContentLayout {
    switch self {
    case .spots(var document):
      // Not to be shared with the copy, or all of it would be copied to measure an item.
      self = .spots(SpotsDocument(components: []))
      document.measure(for: system)
      self = .spots(document)
      return document.layout(in: system, width: width)
    case .cardParts(let document):
      return document.layout(in: system, width: width)
    }
  }

  /// Whether the last component reaches down to the viewport's end.
  public var stretchesLast: Bool {
    switch self {
    case .spots(let document): document.stretchesLast
    case .cardParts: false
    }
  }
}

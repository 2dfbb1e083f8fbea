import CardContent
import CardModel
import CardText

/// A card's content as it was written: a Spots document as its server sends it, or the cards of a CardParts list.
public struct ContentText: Hashable, Sendable {
  /// The content's sections, in one of the two systems.
  public enum Body: Hashable, Sendable {
    case spots([ComponentText])
    case cardParts(PartsText)
  }

  /// The content's components or cards.
  public var body: Body

  /// The members not used; they come from a server, and are carried along.
  public var carried: [JSONMember] = []

  /// True if it is a Spots document.
  public var isSpots: Bool {
    if case .spots = body { true } else { false }
  }

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

  /// An item as it was written.
  public struct ItemText: Hashable, Sendable {
    /// The identifier, if it can be a name in a column.
    public var name: String?

    /// Its own size, points; 0: its view's.
    public var width = 0.0, height = 0.0

    /// The kind of its view; nil: its component's.
    public var view: String?

    /// The number of copies of it.
    public var count = 1

    /// The members not used, and those of its size.
    public var carried: [JSONMember] = [], carriedInside: [JSONMember] = []
  }

  /// The keys of members not used, each once with its number of occurrences: the document's own first, then component
  /// by component those of each, and of its items.
  public var carriedKeys: [(path: String, count: Int)] {
    var keys: [(path: String, count: Int)] = []
    var indices: [String: Int] = [:]
    func note(_ members: [JSONMember], _ place: String) {
      for member in members {
        let path = place + SafeText.cut(member.key)
        if let index = indices[path] {
          keys[index].count += 1
        } else {
          indices[path] = keys.count
          keys.append((path, 1))
        }
      }
    }
    note(carried, "")
    if case .spots(let components) = body {
      for component in components {
        note(component.carried, "components[].")
        note(component.carriedInside, "components[].")
        for item in component.items {
          note(item.carried, "components[].items[].")
          note(item.carriedInside, "components[].items[].")
        }
      }
    }
    return keys
  }
}

/// The cards of a CardParts list as they were written.
public struct PartsText: Hashable, Sendable {
  /// The cards, in order.
  public var cards: [CardText] = []

  /// The theme that the measures come from.
  public var theme = PartsTheme.mint

  /// The height of a tab bar below the list, points.
  public var tabBarHeight = 0.0

  /// A card as it was written.
  public struct CardText: Hashable, Sendable {
    /// The card's name.
    public var name: String

    /// The states with the parts that the card shows in each, in the document's order.
    public var states: [StateText] = []

    /// The current state.
    public var state = "none"

    /// The card's traits.
    public var isHidden = false, hasNoVerticalMargins = false, isEditable = false

    /// The left and right margin, points; nil: the theme's.
    public var sideMargin: Double?

    /// The states that every card has, even without parts for them.
    static let standardStates = ["none", "loading", "empty", "hasData"]

    /// Returns the warning for the name of a state that the card doesn't have; nil if it has it.
    func stateWarning(_ state: String) -> String? {
      let known = states.map { $0.name } + Self.standardStates
      guard !known.contains(state) else { return nil }
      let question = NearestName.question(state, in: known).map { "; " + $0 } ?? ""
      return
        "the card \(SafeText.quoted(name)) has no state \(SafeText.quoted(state)), and shows nothing in it\(question)"
    }
  }

  /// A state as it was written.
  public struct StateText: Hashable, Sendable {
    /// The state's name.
    public var name: String

    /// The parts shown in the state.
    public var parts: [CardPart]
  }
}

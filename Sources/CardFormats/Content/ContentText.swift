import CardContent
import CardModel
import CardText

/// A card's content as it was written: a Spots document as its server serves it, or the cards of a CardParts list.
public struct ContentText: Hashable, Sendable {
  /// What it is made of.
  public enum Body: Hashable, Sendable {
    case spots([ComponentText])
    case cardParts(PartsText)
  }

  /// What it is made of.
  public var body: Body

  /// The members that nobody reads: they come from a server, and are carried along.
  public var carried: [JSONMember] = []

  /// Whether it is a Spots document.
  public var isSpots: Bool {
    if case .spots = body { true } else { false }
  }

  /// A component as it was written.
  public struct ComponentText: Hashable, Sendable {
    /// Its identifier, if it can stand in a column.
    public var name: String?

    /// What it says that it is; empty: nothing.
    public var kind = ""

    /// Its items.
    public var items: [ItemText] = []

    /// How many columns share its width; 0: none.
    public var span = 0.0

    /// How its items stand in it.
    public var layout = SpotsComponent.Layout()

    /// The heights of its header and its footer, and the kinds of their views, which may say more.
    public var header = HeadText(), footer = HeadText()

    /// Where a carousel comes to rest.
    public var pagination = SpotsComponent.Pagination.disabled

    /// What only 1.9 reads.
    public var meta = MetaText()

    /// The members that nobody reads.
    public var carried: [JSONMember] = []

    /// Those of its layout, its header and the like; each has its path from here as its key.
    public var carriedInside: [JSONMember] = []
  }

  /// What only 1.9 reads of a component: its `meta`.
  public struct MetaText: Hashable, Sendable {
    /// The height of its header; nil: nothing is said.
    public var headerHeight: Double?

    /// Whether a carousel turns by pages, and whether it shows on which.
    public var paginates = false, hasPageIndicator = false
  }

  /// A header or a footer as it was written.
  public struct HeadText: Hashable, Sendable {
    /// Its height; nil: its view's.
    public var height: Double?

    /// Its view's kind; nil: there is none.
    public var view: String?

    /// The members that nobody reads, each with its path from here as its key.
    public var carried: [JSONMember] = []
  }

  /// An item as it was written.
  public struct ItemText: Hashable, Sendable {
    /// Its identifier, if it can stand in a column.
    public var name: String?

    /// Its own size; 0: what its view measures.
    public var width = 0.0, height = 0.0

    /// Its view's kind; nil: its component's.
    public var view: String?

    /// How many of it there are.
    public var count = 1

    /// The members that nobody reads, and those of its size.
    public var carried: [JSONMember] = [], carriedInside: [JSONMember] = []
  }

  /// The keys that are carried along unread, each once with how many members it has: the document's own first, then
  /// component by component those of each, and of its items.
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

  /// What the measures are taken from.
  public var theme = PartsTheme.mint

  /// The height of a tab bar below the list.
  public var tabBarHeight = 0.0

  /// A card as it was written.
  public struct CardText: Hashable, Sendable {
    /// Its name.
    public var name: String

    /// The parts that it shows in each state, in the document's order.
    public var states: [StateText] = []

    /// The state that it is in.
    public var state = "none"

    /// Its traits.
    public var isHidden = false, hasNoVerticalMargins = false, isEditable = false

    /// Left and right of it; nil: the theme's.
    public var sideMargin: Double?

    /// The states that every card has, whether it has parts for them or not.
    static let standardStates = ["none", "loading", "empty", "hasData"]

    /// What should be said of a state's name that the card knows nothing of; nil: it knows it.
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
    /// Its name.
    public var name: String

    /// Its parts.
    public var parts: [CardPart]
  }
}

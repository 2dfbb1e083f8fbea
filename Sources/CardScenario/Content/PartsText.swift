import CardContent
import CardModel
import CardText
import CardTimeline

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

extension PartsText: DocumentText {
  var newestSystem: ContentSystem { .cardParts40 }
  var sectionCount: Int { cards.count }

  func spec(_ feed: FeedText, in system: ContentSystem, names: inout Names) -> ContentSpec {
    var document = PartsDocument(cards: cards.map { $0.card(names: &names) }, theme: theme)
    document.tabBarHeight = tabBarHeight
    return ContentSpec(system: system, body: .cardParts(document))
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

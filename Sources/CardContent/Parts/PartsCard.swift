import CardMath

/// A card of CardParts: its parts for each of its states, and the traits that change its frame.
public struct PartsCard: Hashable, Sendable {
  /// The parts that a card shows in one state.
  public struct State: Hashable, Sendable {
    /// The id of the state's name.
    public var name: Int32

    /// Its parts, from top to bottom.
    public var parts: [CardPart]

    /// Creates a state with its parts.
    public init(name: Int32, parts: [CardPart]) {
      self.name = name
      self.parts = parts
    }
  }

  /// The id of the card's name.
  public var name: Int32

  /// The card's states; in a state that isn't listed, the card shows no part.
  public var states: [State]

  /// The id of the card's current state.
  public var state: Int32

  /// True if the card is left out of the list. HiddenCardTrait.
  public var isHidden = false

  /// True if there are no margins between the card and its cell's upper and lower edge. NoTopBottomMarginsCardTrait.
  public var hasNoVerticalMargins = false

  /// True if the card has a button for editing. EditableCardTrait.
  public var isEditable = false

  /// The margin left and right of the card, points, replacing the theme's. CustomMarginCardTrait.
  public var sideMargin: Double?

  /// Creates a card in a state.
  public init(name: Int32, states: [State], state: Int32) {
    self.name = name
    self.states = states
    self.state = state
  }

  /// The parts of the current state.
  public var parts: [CardPart] {
    for shown in states where shown.name == state { return shown.parts }
    return []
  }
}

extension PartsCard: StateCoding {
  /// Reads or writes the card's state and `isHidden`. The rest of it never changes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &state)
    try archive.code(&isHidden)
  }
}

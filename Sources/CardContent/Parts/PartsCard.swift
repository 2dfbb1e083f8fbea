import CardMath

/// A card of CardParts: its parts for each of its states, and the traits that change where it lies.
public struct PartsCard: Hashable, Sendable {
  /// The parts that it shows in a state.
  public struct State: Hashable, Sendable {
    /// The id of the state's name.
    public var name: Int32

    /// Its parts, from top to bottom.
    public var parts: [CardPart]

    /// The parts of a state.
    public init(name: Int32, parts: [CardPart]) {
      self.name = name
      self.parts = parts
    }
  }

  /// The id of its name.
  public var name: Int32

  /// What it shows in each state; in one that isn't here, nothing.
  public var states: [State]

  /// The id of the state that it is in.
  public var state: Int32

  /// Whether it is left out of the list. HiddenCardTrait.
  public var isHidden = false

  /// Whether nothing stands between the cell's upper and lower edge and the card. NoTopBottomMarginsCardTrait.
  public var hasNoVerticalMargins = false

  /// Whether it has a button for editing. EditableCardTrait.
  public var isEditable = false

  /// Left and right of it, in the place of the theme's. CustomMarginCardTrait.
  public var sideMargin: Double?

  /// A card in a state.
  public init(name: Int32, states: [State], state: Int32) {
    self.name = name
    self.states = states
    self.state = state
  }

  /// The parts that it shows.
  public var parts: [CardPart] {
    for shown in states where shown.name == state { return shown.parts }
    return []
  }
}

extension PartsCard: StateCoding {
  /// Its state, and whether it is hidden. The rest of it never changes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(name: &state)
    try archive.code(&isHidden)
  }
}

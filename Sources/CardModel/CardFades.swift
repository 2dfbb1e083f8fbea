/// The dims and fades that a card's author sets by its detents, in place of those of the rules.
///
/// Beside the map a card covers none of it, so there the rules' own hold: no dim, and buttons that stay.
public struct CardFades: Hashable, Sendable {
  /// The alpha of the black over the map.
  public var mapDim = MapDim.byRules

  /// The alpha of the map buttons by detents, 0 … 1; empty: by the rules.
  public var mapButton: [DetentValue] = []

  /// The alpha of the card's content by detents, 0 … 1; empty: by the rules.
  public var content: [DetentValue] = []

  /// The alpha of the black over the map as a function of the card's position. The rules say how dark it is at most,
  /// except where the author says that, too.
  public enum MapDim: Hashable, Sendable {
    /// From nothing at the detent below the top to the rules' maximum at the top.
    case byRules

    /// Nothing up to a detent, and from there to the maximum at the next higher one. UIKit's
    /// `largestUndimmedDetentIdentifier`, documented by Apple; the ramp between the two detents is this project's own
    /// choice.
    case above(detent: Int32)

    /// The maximum at every detent on the screen that a finger reaches, fading out below the lowest of these, and
    /// fading in as the card is pushed: a modal card. The map stays as dark under cards that are pushed over it.
    case always

    /// By detents, 0 … 1.
    case values([DetentValue])
  }

  /// Creates the fades of a card that has none of its own.
  public init() {}

  /// True if the card is modal: it dims the map at every detent, and a tap on the map doesn't reach it.
  public var isModal: Bool { mapDim == .always }

  /// True if a number is set by detents.
  var hasValues: Bool {
    if case .values = mapDim { return true }
    return !mapButton.isEmpty || !content.isEmpty
  }
}

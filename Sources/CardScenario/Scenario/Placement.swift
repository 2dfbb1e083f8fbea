import CardModel

/// The place on the screen at which a gesture begins.
public enum Placement: String, Hashable, Sendable, CaseIterable {
  /// Moved up or down to begin on the card: on its content if at least `contentHeightMin` of that shows, else on its
  /// header.
  case card

  /// Moved up or down to begin in the middle of the card's header.
  case header

  /// Moved up or down to begin in the middle of the visible part of the card's content.
  case content

  /// Moved up or down to begin in the middle of the visible part of the map.
  case map

  /// Not moved.
  case absolute

  /// The least visible height of the content, points, for a gesture to be put there: a finger's breadth.
  static let contentHeightMin = 44.0

  /// Returns the start, points from the top, of a gesture that begins at `startY`, for a card at `cardY`.
  func startY(of startY: Double, cardY: Double, headerHeight: Double, screenHeight: Double) -> Double {
    let contentTop = cardY + headerHeight
    let header = cardY + headerHeight / 2
    let content = (contentTop + screenHeight) / 2
    switch self {
    case .card: return screenHeight - contentTop >= Placement.contentHeightMin ? content : header
    case .header: return header
    case .content: return content
    case .map: return cardY / 2
    case .absolute: return startY
    }
  }
}

import CardModel

/// Where a gesture is put on the screen.
public enum Placement: String, Hashable, Sendable, CaseIterable {
  /// Moved up or down so that it begins on the card: on its content where enough of that shows, else on its header.
  case card

  /// Moved up or down so that it begins in the middle of the card's header.
  case header

  /// Moved up or down so that it begins in the middle of what shows of the card's content.
  case content

  /// Moved up or down so that it begins in the middle of what shows of the map.
  case map

  /// Left where it is.
  case absolute

  /// The least of the content that must show for a gesture to be put there: a finger's breadth.
  static let contentHeightMin = 44.0

  /// Where a gesture that begins at `startY` is to begin, given where the card is.
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

/// A number of a film that moves or fades a part of the phone.
enum FilmQuantity: Equatable, Sendable {
  case card
  case over
  case finger
  case coverDim
  case mapDim
  case buttonAlpha
  case cardAlpha
  case buttons
  case bar
  case pageHeader
  case bottomView
  case keyboard
  case widget
  case close
  case cardClose
  case contentAlpha(FilmCard)
  case page(FilmCard)
  case scroll(FilmCard, page: Int)

  /// All numbers of a film in which these pages are seen.
  static func all(pages: ClosedRange<Int>) -> [FilmQuantity] {
    let single: [FilmQuantity] = [
      .card, .over, .finger, .coverDim, .mapDim, .buttonAlpha, .cardAlpha, .buttons, .bar, .pageHeader, .bottomView,
      .keyboard, .widget, .close, .cardClose,
    ]
    var all = single
    for card in FilmCard.allCases {
      all += [.contentAlpha(card), .page(card)]
      for page in pages { all.append(.scroll(card, page: page)) }
    }
    return all
  }

  /// The effect of the number on its part.
  enum Effect {
    /// The part lies this far down, points.
    case down
    /// The part lies this far up, points.
    case up
    /// The part lies this far towards its leading edge, points.
    case left
    /// The part's alpha.
    case alpha
  }

  /// The effect on the part.
  var effect: Effect {
    switch self {
    case .card, .over, .finger, .buttons, .bar, .pageHeader, .bottomView, .keyboard, .widget: .down
    case .scroll: .up
    case .page: .left
    case .coverDim, .mapDim, .buttonAlpha, .contentAlpha, .cardAlpha, .close, .cardClose: .alpha
    }
  }

  /// True if the number belongs to the card that stays. When that is another one, it takes effect at once.
  var isOfStayingCard: Bool {
    switch self {
    case .card, .coverDim, .cardClose, .contentAlpha(.staying), .page(.staying), .scroll(.staying, _): true
    default: false
    }
  }

  /// The greatest distance of a film's line from the timeline between two keyframes: 0.4 pt, or 0.01 of an alpha. The
  /// rounding of a keyframe adds less than a tenth of a point at its own frame.
  var tolerance: Double { isAlpha ? 0.01 : 0.4 }

  /// The number of steps in a point, or in an alpha of 1, to which a keyframe's number is rounded.
  var fineness: Double { isAlpha ? 100 : 10 }

  private var isAlpha: Bool { if case .alpha = effect { true } else { false } }

  /// Returns the number at a frame; nil: the part isn't there.
  func number(of frame: FilmFrame) -> Double? {
    switch self {
    case .card: frame.cardY
    case .over: frame.overY
    case .finger: frame.fingerY
    case .coverDim: frame.coverDim
    case .mapDim: frame.mapDim
    case .buttonAlpha: frame.buttonAlpha
    case .cardAlpha: frame.cardAlpha
    case .contentAlpha(let card): frame.content(of: card)?.alpha
    case .page(let card): frame.content(of: card).map { $0.page * frame.pageStride }
    case .scroll(let card, let page):
      frame.content(of: card).flatMap { $0.scrolls.indices.contains(page) ? $0.scrolls[page] : nil }
    // Where nobody sees them, they may be anywhere.
    case .buttons: frame.buttonAlpha < 0.005 ? nil : frame.buttonsY
    case .bar: frame.barY
    case .pageHeader: frame.pageHeaderY
    case .bottomView: frame.bottomViewY
    case .keyboard: frame.keyboardY
    case .widget: frame.widgetY
    // Without a card that comes or goes there is nothing that it fades.
    case .close: frame.overY == nil ? nil : frame.closeAlpha
    case .cardClose: frame.cardCloseAlpha
    }
  }
}

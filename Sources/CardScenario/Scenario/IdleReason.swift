import CardModel
import CardText

/// A reason for which inputs have no effect.
public enum IdleReason: Hashable, Sendable {
  /// A gesture that is meant for the card begins above it.
  case miss

  /// The model refuses a finger or a command.
  case refused(IgnoredReason)

  /// The timeline ends before a finger comes.
  case late

  /// The timeline ends before any input comes, and none is a finger.
  case allLate

  /// The finger moves less than the distance after which a drag begins, both in points.
  case short(reach: Double, slop: Double)

  /// The finger moves far enough, and nothing follows it.
  case noDrag

  /// There is no finger.
  case noTouch

  /// The reason, as the end of a sentence: `the finger comes down on the map`.
  public var sentence: String {
    switch self {
    case .miss: return "the gesture misses the card"
    case .refused(let reason): return reason.sentence
    case .allLate: return "no input comes before the timeline ends"
    case .late: return "no finger comes before the timeline ends"
    case .short(let reach, let slop):
      let most = DecimalText.shortest((reach * 100).rounded(.down) / 100)
      return "the finger moves \(most) pt, and a drag begins after \(DecimalText.shortest(slop)) pt (touch.slop)"
    case .noDrag: return "no touch became a drag of the card"
    case .noTouch: return "the scenario has no touch"
    }
  }
}

extension [IdleReason] {
  /// All reasons, as the end of a sentence.
  public var sentence: String { map { $0.sentence }.joined(separator: "; ") }
}

extension IgnoredReason {
  /// The reason, as the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .map: "the finger comes down on the map"
    case .sideways: "the finger moves more sideways than along the card"
    case .fixed: "no finger drags a card that has no map (touch.drag_without_map)"
    case .transition: "the finger comes while a card is pushed or popped"
    case .moving: "the finger comes while the card moves, and no touch stops it (touch.grab)"
    case .taken: "a command takes the card from the finger"
    case .nothing: "there is nothing to which the tap or the command leads"
    case .held: "a finger holds what the command would move"
    }
  }
}

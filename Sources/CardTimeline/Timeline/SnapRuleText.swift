import CardModel

extension SnapRule {
  /// The rule's name in text.
  public var name: String {
    switch self {
    case .only: "only"
    case .nearest: "nearest"
    case .swipe: "swipe"
    case .projection: "projection"
    case .window: "window"
    case .direction: "direction"
    case .step: "step"
    case .kept: "kept"
    case .dismissed: "dismissed"
    case .fixed: "fixed"
    }
  }

  /// The reason for a release's target, in words.
  public var reason: String {
    switch self {
    case .only: "there is only one detent"
    case .nearest: "the finger was slow, and this is the nearest detent that a finger reaches"
    case .swipe:
      "the finger was fast, and this is the next detent in its direction that the card hadn't as good as reached, or "
        + "the last one"
    case .projection: "the finger was fast enough to travel further, and this is as far as its projection reaches"
    case .window: "the projected place lies in this detent's window"
    case .direction:
      "the projected place lies in no window, and the finger's direction decides (standing still is down)"
    case .step: "the finger was fast, and this is one step from the detent that was decided last"
    case .kept: "enough of the card shows, and the finger didn't go down fast"
    case .fixed: "no map lies behind the card, which stays at its highest detent"
    case .dismissed: "too little of the card shows"
    }
  }
}

extension SnapRule {
  /// The words before the reason for a release that would have taken away a card that asks first.
  public static let attemptWords = "the card would have gone, but it asks first; among its other detents, "

  /// The reason for a dismissal that the finger's velocity decided.
  public static let fastDismissalReason = "the finger went down fast"
}

extension SnapDecision {
  /// Returns the reason for the target in words, more exactly than the rule alone knows it.
  ///
  /// - Parameter velocity: The finger's velocity at the release, points per second, positive downward.
  public func reason(at velocity: Double) -> String {
    isFastDismissal(at: velocity) ? SnapRule.fastDismissalReason : rule.reason
  }
}

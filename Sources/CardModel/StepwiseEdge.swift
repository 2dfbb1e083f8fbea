/// How a card yields beyond an outer detent by rules that go by the steps of the finger from one event to the next.
///
/// They depend on how often the finger is sampled, as they do in the systems that have them.
public enum StepwiseEdge: Hashable, Sendable {
  /// A step that would take the card beyond an end does nothing, but is remembered: the card stays where it was, a
  /// little short of the end, until the finger is back. TGCardViewController's.
  case refusing

  /// A step that takes the card beyond an end is damped as a whole, and the more the further it goes; an end that
  /// doesn't bounce clamps the card and forgets the rest. SweetCurtain 0.2's.
  ///
  /// ```
  /// y ← y + Δ · (1 − overshoot / height) / weakening,   overshoot of y + Δ
  /// ```
  /// A single step of more than `height` beyond the end moves the card *backwards*.
  case damped(height: Double, weakening: Double, topBounces: Bool, bottomBounces: Bool)

  /// A step that takes the card beyond its top is divided as a whole; beyond the bottom nothing holds it. A finger that
  /// pulled it up and goes back is ahead of it there. CardParts' bottom sheet's.
  case divided(by: Double)

  /// Moves a card by a step of the finger, within the card's reach: a damped step grows with its own square, so that a
  /// few steps that no finger takes would throw the card further than any number is.
  ///
  /// - Parameters:
  ///   - y: Where the controller believes the card to be.
  ///   - pending: What is remembered of steps that did nothing.
  ///   - step: The finger's step, positive downward.
  ///   - highest: The card's top end.
  ///   - lowest: The card's bottom end.
  func move(_ y: inout Double, pending: inout Double, by step: Double, highest: Double, lowest: Double) {
    let reach = Reach.points(from: highest, to: lowest).including(y)
    defer { y = reach.clamp(y) }
    switch self {
    case .refusing:
      let next = y + pending + step
      if next >= highest, next <= lowest {
        (y, pending) = (next, 0)
      } else {
        pending += step
      }
    case .damped(let height, let weakening, let topBounces, let bottomBounces):
      let next = y + step
      if next < highest {
        y = topBounces ? y + step * (1 - (highest - next) / height) / weakening : highest
      } else if next > lowest {
        y = bottomBounces ? y + step * (1 - (next - lowest) / height) / weakening : lowest
      } else {
        y = next
      }
    case .divided(let divisor):
      let next = y + step
      y = next >= highest ? next : y + step / divisor
    }
  }

  /// How much of the finger's velocity shows of a card that is at `y`.
  func slope(at y: Double, pending: Double, highest: Double, lowest: Double) -> Double {
    switch self {
    case .refusing:
      return pending == 0 ? 1 : 0
    case .damped(let height, let weakening, _, _):
      let beyond = max(highest - y, y - lowest)
      return beyond > 0 ? max(0, 1 - beyond / height) / weakening : 1
    case .divided(let divisor):
      return y < highest ? 1 / divisor : 1
    }
  }
}

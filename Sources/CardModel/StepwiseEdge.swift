/// The behaviour of a card past an outer detent by rules that work by the finger's steps from one event to the next.
///
/// They depend on the finger's sampling rate, as they do in the systems that have them.
public enum StepwiseEdge: Hashable, Sendable {
  /// A step that would take the card past an end does nothing, but is remembered: the card stays where it was, a little
  /// short of the end, until the finger returns. TGCardViewController's.
  case refusing

  /// A step that takes the card past an end is damped as a whole, increasingly with the overshoot; an end that doesn't
  /// bounce clamps the card and drops the rest. SweetCurtain 0.2's.
  ///
  /// ```
  /// y ← y + Δ · (1 − overshoot / height) / weakening,   overshoot of y + Δ
  /// ```
  /// A single step that ends more than `height` past the end moves the card *backwards*.
  case damped(height: Double, weakening: Double, topBounces: Bool, bottomBounces: Bool)

  /// A step that takes the card past its top is divided as a whole; past the bottom nothing restrains it. The step back
  /// across the top counts in full, so a card that was pulled up and returns is lower than the finger's travel alone
  /// would put it. CardParts' bottom sheet's.
  case divided(by: Double)

  /// Moves a card by a step of the finger, within the card's reach: a damped step grows with its own square, so a few
  /// impossibly large steps would otherwise overflow the position.
  ///
  /// - Parameters:
  ///   - y: The card's model position, points.
  ///   - pending: The remembered sum of steps that did nothing, points.
  ///   - step: The finger's step, points, positive downward.
  ///   - highest: The card's top end, points.
  ///   - lowest: The card's bottom end, points.
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

  /// Returns the fraction of the finger's velocity that a card at `y` shows.
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

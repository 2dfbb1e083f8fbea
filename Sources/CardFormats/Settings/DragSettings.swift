import CardModel

/// How the card follows the finger, in the parameters that people write.
public struct DragSettings: Hashable, Sendable {
  /// How the card yields beyond an outer detent, and stops.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case elastic
    case refusing
    case damped
    case divided
  }

  /// Which of the parameters hold.
  public var edge = Edge.elastic

  /// UIScrollView's rubber band.
  public var rubberBandCoefficient = 0.55

  /// Whether the card yields beyond its top detent.
  public var topBounce = true

  /// Whether the card yields beyond its bottom detent.
  public var bottomBounce = true

  /// Where a damped edge gives nothing any more, points beyond it.
  public var dampedHeight = 100.0

  /// What a damped edge divides each step by.
  public var dampedWeakening = 2.0

  /// What a divided edge divides each step by.
  public var divisor = 5.0

  /// What the event does that begins a drag.
  public var begin = DragBegin.moves

  /// What `standard` has.
  public init() {}

  /// What the model goes by.
  var rules: DragRules {
    var rules = DragRules()
    rules.rubberBandCoefficient = rubberBandCoefficient
    rules.topBounce = topBounce
    rules.bottomBounce = bottomBounce
    rules.begin = begin
    switch edge {
    case .elastic: rules.edge = .elastic
    case .refusing: rules.edge = .stepwise(.refusing)
    case .damped:
      rules.edge = .stepwise(
        .damped(
          height: dampedHeight, weakening: dampedWeakening, topBounces: topBounce, bottomBounces: bottomBounce))
    case .divided: rules.edge = .stepwise(.divided(by: divisor))
    }
    return rules
  }
}

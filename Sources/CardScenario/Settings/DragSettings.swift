import CardModel

/// The rules by which the card follows the finger, as the parameters that people write.
public struct DragSettings: Hashable, Sendable {
  /// The card's behaviour past an outer detent.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    case elastic
    case refusing
    case damped
    case divided
  }

  /// The behaviour past an outer detent; decides which of the other parameters apply.
  public var edge = Edge.elastic

  /// UIScrollView's rubber band.
  public var rubberBandCoefficient = 0.55

  /// True if the card yields past its top detent.
  public var topBounce = true

  /// True if the card yields past its bottom detent.
  public var bottomBounce = true

  /// Distance past the detent, points, at which a damped edge stops yielding; a step that ends further out moves the
  /// card backwards.
  public var dampedHeight = 100.0

  /// Divisor of each step past a damped edge, no unit.
  public var dampedWeakening = 2.0

  /// Divisor of each step past the top of a divided edge, no unit.
  public var divisor = 5.0

  /// The effect of the event that begins a drag.
  public var begin = DragBegin.moves

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rules.
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

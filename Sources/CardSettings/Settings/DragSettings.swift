import CardModel

/// The behaviour of a dragged card past an outer detent, as the parameters that people write.
///
/// All parameters are kept whatever the edge, so that the edge can be changed by itself.
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

  /// Distance past the detent, points, at which a damped edge stops yielding; a step that ends further out moves the
  /// card backwards.
  public var dampedHeight = 100.0

  /// Divisor of each step past a damped edge, no unit.
  public var dampedWeakening = 2.0

  /// Divisor of each step past the top of a divided edge, no unit.
  public var divisor = 5.0

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rule.
  ///
  /// - Parameters:
  ///   - topBounces: True if the card yields past its top detent.
  ///   - bottomBounces: True if the card yields past its bottom detent.
  func rule(topBounces: Bool, bottomBounces: Bool) -> EdgeRule {
    switch edge {
    case .elastic: .elastic
    case .refusing: .stepwise(.refusing)
    case .damped:
      .stepwise(
        .damped(
          height: dampedHeight, weakening: dampedWeakening, topBounces: topBounces, bottomBounces: bottomBounces))
    case .divided: .stepwise(.divided(by: divisor))
    }
  }
}

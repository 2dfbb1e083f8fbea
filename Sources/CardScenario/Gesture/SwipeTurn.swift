import CardText

/// A swipe whose release velocity points against its direction: the finger turns back just before it lifts.
///
/// That can be meant, and mostly a sign was forgotten: y grows downward, and a flick up has a negative velocity.
public struct SwipeTurn: Hashable, Sendable {
  /// The sentence of a warning.
  public let sentence: String

  /// The likely fix.
  public let help: String

  /// Finds the turn of a swipe; nil if it goes on as it went, or lifts at rest.
  ///
  /// - Parameter releaseVelocity: The velocity along the longer of the two axes, points per second.
  public init?(from start: GesturePoint, to end: GesturePoint, releaseVelocity: Double) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let isVertical = y.magnitude >= x.magnitude
    let distance = isVertical ? y : x
    guard distance * releaseVelocity < 0 else { return nil }
    func direction(_ number: Double) -> String {
      isVertical ? (number < 0 ? "up" : "down") : (number < 0 ? "to the left" : "to the right")
    }
    sentence =
      "the finger goes \(direction(distance)) by \(DecimalText.shortest(distance.magnitude)) pt and lifts at "
      + "\(DecimalText.shortest(releaseVelocity.magnitude)) pt/s \(direction(releaseVelocity)): "
      + "it turns back before it lifts"
    help = "\(DecimalText.shortest(-releaseVelocity)) would go on \(direction(distance))"
  }
}

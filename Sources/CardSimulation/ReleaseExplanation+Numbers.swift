import CardModel
import CardMotion

extension ReleaseExplanation {
  /// The names of the numbers that a page shows, in the order of ``numbers(of:on:)``.
  public static let numberNames = [
    "card", "velocity", "target", "rule", "isFastDismissal", "isAttempt",
    "duration", "startVelocity", "dampingRatio", "response", "stiffness", "damping", "bounce", "isStiffened",
    "momentumVelocity", "velocityChange", "velocityTarget", "distanceChange", "distanceTarget", "distancePlace",
  ]

  /// Returns the numbers of an explained release that a page shows; NaN where it has none. Detents are the ids of their
  /// names: those of a card may change after the release.
  ///
  /// - Parameter card: The card of the release.
  public func numbers(of release: CardStack.Release, on card: Card) -> [Double] {
    var numbers: [Double] = []
    func add(_ number: Double?) { numbers.append(number ?? .nan) }
    func add(_ isSo: Bool) { add(isSo ? 1 : 0) }
    func add(detent: Int?) { add(detent.map { Double(card.detents[$0].name) }) }
    add(Double(release.card))
    add(release.velocity)
    add(detent: decision.target)
    add(Double(decision.rule.rawValue))
    add(decision.isFastDismissal(at: release.velocity))
    add(isAttempt)
    add(duration)
    add(flight.startVelocity)
    let spring = flight.spring
    add(spring?.dampingRatio)
    add(spring?.response)
    add(spring?.stiffness)
    add(spring?.damping)
    add(spring?.bounce)
    add(flight.isStiffened)
    add(momentum?.velocity)
    add(velocityFlip?.change)
    add(detent: velocityFlip?.target)
    add(distanceFlip?.change)
    add(detent: distanceFlip?.target)
    add(Double(distanceFlipPlace.rawValue))
    return numbers
  }
}

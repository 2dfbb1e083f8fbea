import CardMath
import CardMotion

/// The momentum that a released card hands to its content where it reaches its top detent.
public struct HandedMomentum: Hashable, Sendable {
  /// Seconds from the release until the card reaches its top detent, where its motion ends.
  public let time: Double

  /// The velocity with which the content goes on, points per second, above 0.
  public let velocity: Double

  /// The offset at which the content comes to rest, points.
  public let restOffset: Double
}

extension CardStack {
  /// True if a card that a finger releases below its top detent, and that reaches it, hands its momentum on to its
  /// content.
  public var handsMomentumAtTop: Bool {
    rules.scroll.passesMomentum && top.hasScrollableContent
  }

  /// True if a card that is sent to the detent at an index hands its momentum on there.
  func handsMomentum(at detent: Int) -> Bool { handsMomentumAtTop ? detent == highestDetent : false }

  /// Returns the momentum that the top card hands to its content at the end of a flight; nil if it hands none.
  ///
  /// The content is taken as it rests now, and the card as one that nobody touches until it arrives.
  ///
  /// - Parameters:
  ///   - flight: The flight of the top card after a release.
  ///   - target: The index of the detent to which it leads.
  public func handedMomentum(of flight: Flight, to target: Int) -> HandedMomentum? {
    guard handsMomentum(at: target), flight.startY > top.highestY, !content.motion.isMoving else { return nil }
    let law = flight.law
    // A spring that passes its target only once it counts as having arrived hands nothing over.
    let end = flight.arrivalTime
    let passing = law.passingTime ?? .infinity
    guard flight.duration != nil || passing < end else { return nil }
    let time = min(passing, end)
    guard time < .infinity, let velocity = law.state(at: time).velocity, velocity < 0 else { return nil }
    var content = content
    guard
      case .decelerates(let offset) = content.letGo(velocity: -velocity, within: top.range, by: rules.scroll, at: .zero)
    else { return nil }
    return HandedMomentum(time: time, velocity: -velocity, restOffset: offset)
  }
}

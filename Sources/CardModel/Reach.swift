import CardMotion

/// The range of positions of a moving or dragged coordinate: its resting positions and some room past them.
///
/// A motion may swing as far as its law says, but each new one begins at the point of interruption of the last, so a
/// chain of interruptions could carry a card away without end, and an impossibly fast finger could throw it there in
/// one step. The reach bounds both: a law whose peak lies past it is stiffened or flattened until the peak is at its
/// edge. It is so wide that no fling of a real finger gets there.
struct Reach: Hashable, Sendable {
  /// The lowest coordinate of the reach.
  let low: Double

  /// The highest coordinate of the reach, at least `low`.
  let high: Double

  /// The least room past the outermost resting positions, points: more than the height of any phone's or tablet's
  /// screen, so that a card that far past its top or its lowest detent is entirely off screen.
  static let room = 2_000.0

  private init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// Returns the reach of a coordinate in points whose outermost resting positions are `low` and `high`.
  ///
  /// The room is `Reach.room`, or the distance between the two if that is more: then a motion that starts between them,
  /// and passes its target by at most its whole distance, stays within it.
  static func points(from low: Double, to high: Double) -> Reach {
    let room = max(Reach.room, high - low)
    return Reach(low: low - room, high: high + room)
  }

  /// The reach of a progress, which rests at 0 and 1: one whole distance past either.
  static let unit = Reach(low: -1, high: 2)

  /// Returns the reach extended to `place`, for a coordinate that is already there: a motion must start from it.
  func including(_ place: Double) -> Reach {
    Reach(low: min(low, place), high: max(high, place))
  }

  /// Returns the nearest position within reach.
  func clamp(_ place: Double) -> Double { min(max(place, low), high) }

  /// Returns the initial velocity at a position. No spring can turn a coordinate at or past the end of its reach before
  /// it moves further outward: an outward velocity there is lost.
  func startVelocity(_ velocity: Double, at place: Double) -> Double {
    place <= low ? max(velocity, 0) : place >= high ? min(velocity, 0) : velocity
  }

  /// Returns a spring whose motion to `target` stays within reach: the given one, or a stiffer one.
  func stiffened(_ spring: Spring, from place: Double, velocity: Double, to target: Double) -> Spring {
    let reach = including(place).including(target)
    return
      spring
      .stiffened(displacement: place - target, velocity: velocity, limit: target - reach.low, towards: -1)
      .stiffened(displacement: place - target, velocity: velocity, limit: reach.high - target, towards: 1)
  }

  /// Returns the spring of a motion to `target`, stiffened if it would leave the reach. A curve is flattened instead,
  /// once it runs.
  func stiffened(_ timing: Timing, from place: Double, velocity: Double, to target: Double) -> Timing {
    guard case .spring(let spring) = timing else { return timing }
    return .spring(stiffened(spring, from: place, velocity: velocity, to: target))
  }

  /// Flattens a curve that starts at `place` if it would leave the reach.
  func flatten(_ law: inout Law, from place: Double) {
    let reach = including(place).including(law.target)
    law.flatten(low: reach.low, high: reach.high)
  }
}

import CardMotion

/// The places that something which moves, or is pulled, can get to: its resting places and some room beyond them.
///
/// A motion may swing as far as its law says, but each new one begins where the last one was interrupted, so that a
/// chain of interruptions could carry a card away without end, and a finger that no hand has could throw it there in
/// one step. The reach bounds both: a law whose peak lies beyond it is stiffened or flattened until the peak is at its
/// edge. It is so wide that no fling of a real finger gets there.
struct Reach: Hashable, Sendable {
  /// The lowest coordinate within it.
  let low: Double

  /// The highest coordinate within it, never below `low`.
  let high: Double

  /// The least room beyond the outermost resting places, in points: more than any phone's or tablet's screen is high,
  /// so that nothing of a card that is as far beyond its top detent or its lowest one can be seen.
  static let room = 2_000.0

  private init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The reach of a coordinate in points whose outermost resting places are `low` and `high`.
  ///
  /// The room is `Reach.room`, or the distance between the two where that is more: then a motion that starts between
  /// them, and passes its target by its whole distance at most, stays within it.
  static func points(from low: Double, to high: Double) -> Reach {
    let room = max(Reach.room, high - low)
    return Reach(low: low - room, high: high + room)
  }

  /// The reach of a progress, which rests at 0 and 1: one whole distance beyond either.
  static let unit = Reach(low: -1, high: 2)

  /// The reach of what is already at `place`: a motion can't start anywhere else.
  func including(_ place: Double) -> Reach {
    Reach(low: min(low, place), high: max(high, place))
  }

  /// The nearest place within reach.
  func clamp(_ place: Double) -> Double { min(max(place, low), high) }

  /// The velocity with which something starts at a place. No spring turns what is at the end of its reach, or beyond
  /// it, before it has gone on outward: such a velocity is lost.
  func startVelocity(_ velocity: Double, at place: Double) -> Double {
    place <= low ? max(velocity, 0) : place >= high ? min(velocity, 0) : velocity
  }

  /// A spring whose motion to `target` stays within reach: the one that is given, or a stiffer one.
  func stiffened(_ spring: Spring, from place: Double, velocity: Double, to target: Double) -> Spring {
    let reach = including(place).including(target)
    return
      spring
      .stiffened(displacement: place - target, velocity: velocity, limit: target - reach.low, towards: -1)
      .stiffened(displacement: place - target, velocity: velocity, limit: reach.high - target, towards: 1)
  }

  /// A curve's motion to `target`, flattened where it would leave the reach.
  func flattened(_ motion: CurveMotion) -> CurveMotion {
    let reach = including(motion.from).including(motion.to)
    return motion.flattened(low: reach.low, high: reach.high)
  }
}

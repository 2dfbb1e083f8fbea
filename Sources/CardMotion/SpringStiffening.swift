extension Spring {
  /// This spring, stiffened just enough that its motion doesn't get farther than `limit` beyond the target.
  ///
  /// The damping ratio is raised toward 1 first, at the same frequency; if 1 isn't enough, the frequency is raised at
  /// that damping ratio (or at this spring's, if it is above 1). The result's solved peak is `limit` to within 1e-9 pt,
  /// and not above it; a spring that already keeps the limit is returned unchanged.
  ///
  /// Only the turning points after the start count, so a start beyond the limit that moves toward the target doesn't
  /// break it by itself. A start at or beyond the limit that moves outward would break it with any spring: that one
  /// gets a damping ratio of at least 1, which turns it soonest, at its own frequency.
  ///
  /// - Parameters:
  ///   - displacement: x₀ in points, position minus target.
  ///   - velocity: v₀ in points per second.
  ///   - limit: The greatest displacement allowed in the direction of `sign`, in points from the target, ≥ 0.
  ///   - sign: +1 or −1, the direction that is limited.
  public func stiffened(displacement: Double, velocity: Double, limit: Double, towards sign: Double) -> Spring {
    precondition(limit >= 0, "a limit of \(limit) pt isn't beyond the target")
    precondition(sign.magnitude == 1, "a direction is +1 or −1, not \(sign)")
    func excess(of motion: SpringMotion) -> Double {
      // Without a turn on that side the limit is kept, even one of 0: return a negative excess, unlike for a peak at 0.
      motion.peak(towards: sign).map { $0 - limit } ?? (limit > 0 ? -limit : -1)
    }
    func excess(_ spring: Spring) -> Double {
      excess(of: SpringMotion(spring: spring, displacement: displacement, velocity: velocity))
    }
    let motion = SpringMotion(spring: self, displacement: displacement, velocity: velocity)
    // Most limits are so wide that no peak needs to be solved for.
    guard motion.bound >= limit, excess(of: motion) > 0 else { return self }
    let critical = dampingRatio < 1 ? Spring(angularFrequency: angularFrequency, dampingRatio: 1) : self
    if displacement * sign >= limit, velocity * sign > 0 { return critical }

    if excess(critical) <= 0 {
      let ratio = Spring.lastKeeper(from: dampingRatio, to: 1) { ratio in
        excess(Spring(angularFrequency: angularFrequency, dampingRatio: ratio))
      }
      return Spring(angularFrequency: angularFrequency, dampingRatio: ratio)
    }

    // A higher frequency always turns the motion sooner: double it until it is enough, then search in between.
    let highest = Spring.angularFrequencies.upperBound
    var (low, high) = (angularFrequency, angularFrequency)
    repeat {
      low = high
      high = min(2 * high, highest)
    } while high < highest && excess(Spring(angularFrequency: high, dampingRatio: critical.dampingRatio)) > 0
    let frequency = Spring.lastKeeper(from: low, to: high) { frequency in
      excess(Spring(angularFrequency: frequency, dampingRatio: critical.dampingRatio))
    }
    return Spring(angularFrequency: frequency, dampingRatio: critical.dampingRatio)
  }

  /// The value nearest to `low` at which `excess` is no longer above 0, given that it is above at `low` and not at
  /// `high`.
  ///
  /// Uses the secant through both ends of the bracket, with the weight of an end that is kept twice in a row halved
  /// (the Illinois rule), and the midpoint in each fourth round, so that the bracket shrinks for any function.
  private static func lastKeeper(from low: Double, to high: Double, _ excess: (Double) -> Double) -> Double {
    var (low, high) = (low, high)
    var (above, below) = (excess(low), excess(high))
    var lastWasAbove: Bool?
    for round in 1...200 {
      var middle = low + (high - low) * (above / (above - below))
      if round % 4 == 0 || !(middle > low && middle < high) { middle = low + (high - low) / 2 }
      guard middle > low, middle < high else { break }
      let value = excess(middle)
      if value > 0 {
        (low, above) = (middle, value)
        if lastWasAbove == true { below /= 2 }
        lastWasAbove = true
      } else {
        (high, below) = (middle, value)
        // Near enough to the limit, and on its allowed side.
        if value >= -1e-10 { break }
        if lastWasAbove == false { above /= 2 }
        lastWasAbove = false
      }
    }
    return high
  }
}

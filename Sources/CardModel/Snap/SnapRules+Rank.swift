/// The velocities between which a release goes to one detent, without trying each.
///
/// At one position every rule compares the velocity, or a projected position that grows with it, with numbers that
/// don't depend on it. As the velocity grows, each of these comparisons changes once at most, so the number of those
/// that have changed, the *rank*, never falls; and between two velocities of one rank nothing changes, so all of them
/// go to one detent. A search by halves for the end of a rank therefore can't miss a detent that comes and goes.
extension Rules {
  /// Returns the rank of a velocity: releases of one rank from one position go to one detent, and a faster downward
  /// velocity has no lower rank.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - modelY: The card's model position, points.
  ///   - card: The card, with its detents.
  public func rank(of velocity: Double, releasedAt modelY: Double, of card: Card) -> Int {
    if fixes(card), !card.stops.lowestPlace.isGone { return 0 }
    return switch snap {
    case .swipe(let rule): rule.rank(of: velocity, releasedAt: card.shownY(at: modelY), of: card)
    case .projection(let rule): rule.rank(of: velocity, releasedAt: modelY, of: card)
    case .step(let rule): SnapRules.rank(of: velocity, over: rule.resistance)
    case .height(let rule): SnapRules.rank(of: velocity, from: rule.threshold)
    case .dismissal(let rule): SnapRules.count(velocity >= rule.velocityToDismiss)
    }
  }

  /// Returns true if velocities up to a speed have ranks at a position; otherwise each needs a decision of its own:
  /// a projection may run backward, or go so far that a `Double` can't tell two detents' distances from it apart.
  ///
  /// - Parameters:
  ///   - speed: The greatest speed, points per second.
  ///   - modelY: The card's model position, points.
  ///   - card: The card, with its detents.
  public func ranksVelocities(upTo speed: Double, releasedAt modelY: Double, of card: Card) -> Bool {
    switch snap {
    case .step, .height, .dismissal: return true
    case .projection(let rule): return rule.projectionTime >= 0
    case .swipe(let rule):
      guard rule.projects else { return true }
      let y = card.shownY(at: modelY)
      let farthest = rule.projected(y, speed.magnitude).magnitude + y.magnitude + speed.magnitude
      let places = card.stops.places
      let reach = places.reduce(farthest) { $0 + $1.y.magnitude }
      return zip(places, places.dropFirst()).allSatisfy { $0.y - $1.y > 0x1p-40 * reach }
    }
  }
}

extension SnapRules {
  /// The number of a comparison that has changed.
  @inline(__always)
  fileprivate static func count(_ hasChanged: Bool) -> Int { hasChanged ? 1 : 0 }

  /// Returns the rank under a rule that asks for the direction of a speed greater than a threshold.
  fileprivate static func rank(of velocity: Double, over threshold: Double) -> Int {
    count(velocity >= -threshold) + count(velocity >= 0) + count(velocity > threshold)
  }

  /// Returns the rank under a rule that asks for the direction of a speed at a threshold or greater.
  fileprivate static func rank(of velocity: Double, from threshold: Double) -> Int {
    count(velocity > -threshold) + count(velocity >= 0) + count(velocity >= threshold)
  }
}

extension SwipeSnap {
  /// True if the projected end of a swipe may decide.
  fileprivate var projects: Bool { maxDetentsPerSwipe > 1 || skipVelocity < .infinity }

  fileprivate func rank(of velocity: Double, releasedAt y: Double, of card: Card) -> Int {
    var rank = SnapRules.rank(of: velocity, over: resistance)
    guard projects else { return rank }
    rank += SnapRules.rank(of: velocity, from: skipVelocity)
    let projected = projected(y, velocity)
    // Which of two neighbours is nearer changes once, on the way from the higher to the lower.
    let places = card.stops.places
    for index in places.indices.dropFirst() {
      let higher = (places[index].y - projected).magnitude
      let lower = (places[index - 1].y - projected).magnitude
      rank += SnapRules.count(higher >= lower) + SnapRules.count(higher > lower)
    }
    return rank
  }
}

extension ProjectionSnap {
  fileprivate func rank(of velocity: Double, releasedAt modelY: Double, of card: Card) -> Int {
    let projected = projected(modelY, velocity)
    let places = card.stops.places
    var rank = SnapRules.count(velocity >= 0)
    for index in places.indices {
      let (window, place) = (window(of: index, in: places), places[index].modelY)
      rank += SnapRules.count(projected >= window.upperEdge) + SnapRules.count(projected >= window.lowerEdge)
      rank += SnapRules.count(projected >= place) + SnapRules.count(projected > place)
    }
    return rank
  }
}

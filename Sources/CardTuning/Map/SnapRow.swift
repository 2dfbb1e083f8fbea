import CardSimulation

/// All releases at one place, by their velocity: which detents they go to, with the exact velocities in between.
public struct SnapRow: Hashable, Sendable {
  /// The place, points, as the controller believes it.
  public let y: Double

  /// The detent that was decided last; nil: the nearest.
  public let departure: Int?

  /// The velocities that were looked at, points per second.
  public let velocities: ClosedRange<Double>

  /// The target of the fastest upward release.
  public let first: Int

  /// Where the target changes as the velocity grows, points per second.
  public let boundaries: [SnapBoundary]

  /// The row of a system at a place.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - y: The place, points.
  ///   - velocities: Points per second.
  ///   - departure: The detent that was decided last; nil: as the system says.
  public init(of system: SnapSystem, at y: Double, over velocities: ClosedRange<Double>, from departure: Int? = nil) {
    (self.y, self.departure, self.velocities) = (y, departure, velocities)
    let from = departure ?? system.committed ?? system.nearest(to: y)
    first = system.target(y, velocities.lowerBound, from: from)
    boundaries = SnapBoundary.all(from: velocities.lowerBound, to: velocities.upperBound, step: 1) {
      system.target(y, $0, from: from)
    }
  }

  /// The target at a velocity.
  public func target(at velocity: Double) -> Int {
    boundaries.last { $0.position <= velocity }?.after ?? first
  }

  /// The stretches of velocities that go to one detent each, ascending.
  public var stretches: [(velocities: ClosedRange<Double>, target: Int)] {
    var stretches: [(velocities: ClosedRange<Double>, target: Int)] = []
    var (low, target) = (velocities.lowerBound, first)
    for boundary in boundaries {
      stretches.append((low...boundary.position, target))
      (low, target) = (boundary.position, boundary.after)
    }
    stretches.append((low...velocities.upperBound, target))
    return stretches
  }

  /// How fast a finger must flick against the way that a resting card takes, for that to change anything; nil where a
  /// resting card is at its target, or is sent past the range that was looked at.
  public func deadBand(of system: SnapSystem) -> DeadBand? {
    guard velocities.contains(0) else { return nil }
    let target = target(at: 0)
    let way = system.card.detents[target].y - system.card.shownY(at: y)
    if way == 0 { return nil }
    // What is as near to 0 as bisection gets is at 0: a rule that takes 0 for one direction flips right below it.
    let tiny = 2 * ReleaseExplanation.resolution
    if way > 0 {
      let flip = boundaries.last { $0.position <= tiny }?.position
      return DeadBand(y: y, target: target, flicksUp: true, speed: flip.map { max(0, -$0) })
    }
    return DeadBand(y: y, target: target, flicksUp: false, speed: boundaries.first { $0.position > tiny }?.position)
  }

  /// A stretch of velocities that might as well be 0, though the finger goes against the way of a resting card.
  public struct DeadBand: Hashable, Sendable {
    /// The place, points.
    public let y: Double

    /// The detent that a resting card goes to.
    public let target: Int

    /// Whether the finger that goes against that goes up.
    public let flicksUp: Bool

    /// The speed up to which it changes nothing, points per second; nil: none that was looked at does.
    public let speed: Double?
  }
}

import CardSimulation

/// All releases at one y, by velocity: the detents they go to, and the exact velocities at which the detent changes.
public struct SnapRow: Hashable, Sendable {
  /// The y of the releases, points, as the controller believes it.
  public let y: Double

  /// The detent that was decided last; nil: the nearest.
  public let departure: Int?

  /// The range of velocities, points per second.
  public let velocities: ClosedRange<Double>

  /// The target of the fastest upward release.
  public let first: Int

  /// The velocities at which the target changes, ascending, points per second.
  public let boundaries: [SnapBoundary]

  /// Creates the row of a system at one y.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - y: The y of the releases, points.
  ///   - velocities: The range of velocities, points per second.
  ///   - departure: The detent that was decided last; nil: the system's own.
  public init(of system: SnapSystem, at y: Double, over velocities: ClosedRange<Double>, from departure: Int? = nil) {
    (self.y, self.departure, self.velocities) = (y, departure, velocities)
    let from = departure ?? system.committed ?? system.nearest(to: y)
    first = system.target(y, velocities.lowerBound, from: from)
    boundaries = SnapBoundary.all(
      from: velocities.lowerBound, to: velocities.upperBound, step: 1,
      unless: { system.isAlike($0, $1, at: y) }, of: { system.target(y, $0, from: from) })
  }

  /// Returns the target at a velocity.
  public func target(at velocity: Double) -> Int {
    boundaries.last { $0.position <= velocity }?.after ?? first
  }

  /// The ranges of velocities that go to one detent each, ascending.
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

  /// Returns the range of velocities against the motion of a card released at rest that don't change its target; nil if
  /// such a card is at its target already, or if `velocities` doesn't contain 0.
  public func deadBand(of system: SnapSystem) -> DeadBand? {
    guard velocities.contains(0) else { return nil }
    let target = target(at: 0)
    let distance = system.card.detents[target].y - system.card.shownY(at: y)
    if distance == 0 { return nil }
    // A boundary within bisection's reach of 0 counts as at 0: a rule that gives 0 to one direction flips just below
    // it.
    let tiny = 2 * ReleaseExplanation.resolution
    if distance > 0 {
      let flip = boundaries.last { $0.position <= tiny }?.position
      return DeadBand(y: y, target: target, flicksUp: true, speed: flip.map { max(0, -$0) })
    }
    return DeadBand(y: y, target: target, flicksUp: false, speed: boundaries.first { $0.position > tiny }?.position)
  }

  /// A range of velocities with the same result as 0, although the finger moves against the motion of a resting card.
  public struct DeadBand: Hashable, Sendable {
    /// The y of the release, points.
    public let y: Double

    /// The detent that a card released at rest goes to.
    public let target: Int

    /// True if the flick against that motion goes up.
    public let flicksUp: Bool

    /// The speed up to which a flick changes nothing, points per second; nil: no flick in the range changes anything.
    public let speed: Double?
  }
}

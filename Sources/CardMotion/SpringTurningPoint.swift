/// A place where a moving spring stops and turns round.
public struct SpringTurningPoint: Hashable, Sendable {
  /// Seconds since the start, > 0.
  public let time: Double

  /// Points from the target, never 0.
  public let displacement: Double
}

extension SpringMotion {
  /// The first instant after the start at which the velocity is 0, on whichever side of the target.
  ///
  /// A start that moves away from the target turns on its own side; a start towards it, or from rest, turns beyond
  /// it. Nil where the motion doesn't turn, as from rest with ζ ≥ 1, and where it turns so late that nothing is left of
  /// it, as just below ζ = 1.
  public var firstTurningPoint: SpringTurningPoint? {
    // Not `flatMap(turningPoint)`: a method that is passed on takes its motion with it, into memory of its own.
    guard let time = basis.firstZero(of: velocity) else { return nil }
    return turningPoint(at: time)
  }

  /// The first turning point at which the mass has passed the target, which is the farthest it gets beyond it.
  ///
  /// A start at the target itself counts as passing it. Nil where the mass never passes the target.
  public var overshoot: SpringTurningPoint? {
    guard let first = firstTurningPoint else { return nil }
    // A start that moves away turns on its own side first: then it is the next turn.
    return first.displacement * position.cosine <= 0 ? first : turningPoint(after: first)
  }

  /// How far the mass gets beyond the target in the direction of `sign`, once it has been at the target or on its other
  /// side; 0: it never does. Where it started on that side already doesn't count.
  public func passing(towards sign: Double) -> Double {
    guard let over = overshoot else { return 0 }
    let point = over.displacement * sign > 0 ? over : turningPoint(after: over)
    return point.map { $0.displacement * sign } ?? 0
  }

  /// The greatest displacement in the direction of `sign` at which the motion turns after its start; nil where it never
  /// turns on that side.
  ///
  /// An oscillating spring turns on alternate sides, each time nearer to the target: the first one on that side counts.
  func peak(towards sign: Double) -> Double? {
    guard let first = firstTurningPoint else { return nil }
    let farthest = first.displacement * sign > 0 ? first : turningPoint(after: first)
    return farthest.map { $0.displacement * sign }
  }

  /// The next turning point, half a period on; only an oscillating spring has one.
  private func turningPoint(after point: SpringTurningPoint) -> SpringTurningPoint? {
    basis.rate > 0 ? turningPoint(at: point.time + .pi / basis.rate) : nil
  }

  private func turningPoint(at time: Double) -> SpringTurningPoint? {
    let displacement = position.value(basis.values(at: time))
    return displacement == 0 ? nil : SpringTurningPoint(time: time, displacement: displacement)
  }
}

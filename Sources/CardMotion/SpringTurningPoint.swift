/// A point at which a moving spring stops and reverses.
public struct SpringTurningPoint: Hashable, Sendable {
  /// The time, seconds since the start, > 0.
  public let time: Double

  /// The displacement, points from the target, never 0.
  public let displacement: Double
}

extension SpringMotion {
  /// The first instant after the start at which the velocity is 0, on either side of the target.
  ///
  /// A start that moves away from the target turns on its own side; a start toward it, or from rest, turns beyond it.
  /// Nil if the motion doesn't turn, as from rest with ζ ≥ 1, or if it turns so late that its displacement is 0, as
  /// just below ζ = 1.
  public var firstTurningPoint: SpringTurningPoint? {
    // Not `flatMap(turningPoint)`: passing a method captures the motion, which allocates.
    guard let time = basis.firstZero(of: velocity) else { return nil }
    return turningPoint(at: time)
  }

  /// The first turning point at which the mass has passed the target, which is its farthest point beyond the target.
  ///
  /// A start at the target itself counts as passing it. Nil if the mass never passes the target.
  public var overshoot: SpringTurningPoint? {
    guard let first = firstTurningPoint else { return nil }
    // A start that moves away turns on its own side first: then it is the next turning point.
    return first.displacement * position.cosine <= 0 ? first : turningPoint(after: first)
  }

  /// Returns the largest distance past the target, points, ≥ 0, of a motion that is put on its target after `duration`
  /// seconds; if that is nil, it ends by itself.
  public func overshoot(endingAfter duration: Double?) -> Double {
    let turn = overshoot
    guard let duration else { return turn?.displacement.magnitude ?? 0 }
    if let turn, turn.time <= duration { return turn.displacement.magnitude }
    // It turns later, or never: past its target the distance only grows until the motion is cut off.
    let (start, end) = (position.cosine, state(at: duration).position)
    return start == 0 || end * start < 0 ? end.magnitude : 0
  }

  /// The farthest displacement beyond the target in the direction of `sign`, points, once the mass has been at the
  /// target or on its other side; 0 if it never gets there. A start on that side doesn't count.
  public func passing(towards sign: Double) -> Double {
    guard let over = overshoot else { return 0 }
    let point = over.displacement * sign > 0 ? over : turningPoint(after: over)
    return point.map { $0.displacement * sign } ?? 0
  }

  /// A distance from the target that the motion never exceeds, points: the sum of what its two functions could reach.
  var bound: Double {
    let (cosine, sine) = (position.cosine, position.sine)
    if basis.rate > 0 { return (cosine * cosine + sine * sine).squareRoot() }
    // t e^(−λt) is at most 1/(eλ); the sine of an over-damped spring is at most 1.
    return cosine.magnitude + (basis.rate == 0 ? sine.magnitude / basis.decay : sine.magnitude)
  }

  /// The greatest displacement, points, in the direction of `sign` at which the motion turns after its start; nil if it
  /// never turns on that side.
  ///
  /// An oscillating spring turns on alternate sides, each time nearer to the target, so the first turning point on that
  /// side is the greatest.
  func peak(towards sign: Double) -> Double? {
    guard let first = firstTurningPoint else { return nil }
    let farthest = first.displacement * sign > 0 ? first : turningPoint(after: first)
    return farthest.map { $0.displacement * sign }
  }

  /// The next turning point, half a period later; only an oscillating spring has one.
  private func turningPoint(after point: SpringTurningPoint) -> SpringTurningPoint? {
    basis.rate > 0 ? turningPoint(at: point.time + .pi / basis.rate) : nil
  }

  private func turningPoint(at time: Double) -> SpringTurningPoint? {
    let displacement = position.value(basis.values(at: time))
    return displacement == 0 ? nil : SpringTurningPoint(time: time, displacement: displacement)
  }
}

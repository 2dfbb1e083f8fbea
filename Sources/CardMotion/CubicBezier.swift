import CardMath

/// A timing curve defined by two control points, as in CSS's `cubic-bezier()` and Core Animation's
/// `CAMediaTimingFunction`.
///
/// The curve runs from (0, 0) to (1, 1) as a function of a parameter t; a timing curve needs y for a given x:
///
/// ```
/// x(t) = 3 x₁ t s² + 3 x₂ t² s + t³        y(t) = 3 y₁ t s² + 3 y₂ t² s + t³        s = 1 − t
/// ```
///
/// With x₁ and x₂ in 0…1 the curve never runs backwards in x, so t is unique. The curve is expanded around the nearest
/// of the parameters 0, 1/2 and 1 as a polynomial in the distance h from it, |h| ≤ 1/4, which is solved for h: a
/// parabola gives two digits, and each step of Halley's iteration triples the number of digits. Because h is small, so
/// is the effect on x of rounding during the iteration. And because a vertical tangent can only occur at t = 0, 1/2 or
/// 1, it occurs at h = 0, where small differences are exact.
///
/// Source: CSS Easing Functions Level 2, §2.2, for the curve and its limits.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's input, 0…1.
  public let x1: Double

  /// The first control point's output, unlimited in direction.
  public let y1: Double

  /// The second control point's input, 0…1.
  public let x2: Double

  /// The second control point's output, unlimited in direction.
  public let y2: Double

  /// x(1/4) and x(3/4), the boundaries between the three nodes' ranges.
  private let firstQuarter, lastQuarter: Double

  /// The curve with control points (x₁, y₁) and (x₂, y₂).
  ///
  ///   - Precondition: `x1` and `x2` are in 0…1, `y1` and `y2` in ±10⁶ (wide enough for any meaningful curve).
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(x1 >= 0 && x1 <= 1, "a control point's x is in 0…1, not \(x1)")
    precondition(x2 >= 0 && x2 <= 1, "a control point's x is in 0…1, not \(x2)")
    precondition(y1.magnitude <= 1e6 && y2.magnitude <= 1e6, "a control point's y is within ±10⁶, not \(y1), \(y2)")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    firstQuarter = (27 * x1 + 9 * x2 + 1) / 64
    lastQuarter = (9 * x1 + 27 * x2 + 27) / 64
  }

  /// The curve's output for the input `x`; exactly 0 for x ≤ 0 and exactly 1 for x ≥ 1.
  ///
  /// Within 10⁻¹⁵ · max(1, |y₁|, |y₂|) of the exact value where the slope is at most 4, and where it is steeper, within
  /// that plus 4 units in the last place of `x` times the slope (for x ≥ 10⁻⁶⁰). Where the curve rises, its values rise
  /// too, to within a unit in their last place.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let (node, offset) = parameter(at: x)
    return CubicExpansion(y1, y2, around: node).value(offset)
  }

  /// The curve's slope dy/dx for the input `x`, or `nil` if the tangent is vertical.
  ///
  /// At 0 and at 1 it is the one-sided slope inside the curve; before and after, where nothing moves, it is 0.
  public func slope(at x: Double) -> Double? {
    sample(at: x).slope
  }

  /// The curve's output and slope for the input `x`, at the cost of only one of them.
  public func sample(at x: Double) -> (value: Double, slope: Double?) {
    guard x >= 0 && x <= 1 else { return (x < 0 ? 0 : 1, 0) }
    let (node, offset) = parameter(at: x)
    let run = CubicExpansion(x1, x2, around: node)
    let rise = CubicExpansion(y1, y2, around: node)

    // dy/dx = (dy/dt)/(dx/dt). If both are 0 (a control point coincides with its end point), use the next derivatives.
    var (dy, dx) = (rise.slope(offset), run.slope(offset))
    if dx == 0 && dy == 0 { (dy, dx) = (rise.halfBend(offset), run.halfBend(offset)) }
    if dx == 0 && dy == 0 { (dy, dx) = (rise.cubic, run.cubic) }
    let slope = dy / dx
    return (rise.value(offset), slope.isFinite ? slope : nil)
  }

  /// The parameter at which the curve's input is `x`, 0 ≤ x ≤ 1, as the nearest node and the distance from it.
  @inline(__always)
  func parameter(at x: Double) -> (node: CubicNode, offset: Double) {
    let node: CubicNode = x < firstQuarter ? .start : x < lastQuarter ? .middle : .end
    let run = CubicExpansion(x1, x2, around: node)
    let target = x - run.start

    // First guess: the parabola that has the curve's slope at the node and meets the curve again a quarter away, on the
    // side of x. It has the right shape at a vertical tangent too. Its root is computed in the form without
    // cancellation.
    let bend = run.halfBend + run.cubic * Double(signOf: target, magnitudeOf: 0.25)
    let root = (run.slope * run.slope + 4 * bend * target).magnitude.squareRoot()
    var offset = 2 * target / (run.slope + root + 0x1p-1000)

    // A step's error is of the order of its cube. Two steps suffice, except near a vertical tangent.
    offset += run.halleyStep(from: offset, to: target)
    var step = run.halleyStep(from: offset, to: target)
    offset += step
    var stepsLeft = 60
    while step.magnitude > 0x1p-18 * offset.magnitude && stepsLeft > 0 {
      step = run.halleyStep(from: offset, to: target)
      offset += step
      stepsLeft -= 1
    }
    return (node, offset)
  }
}

extension CubicBezier: StateCoding {
  /// Reads or writes the control points; the quarters are recomputed.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (x1, y1, x2, y2) = (x1, y1, x2, y2)
    try archive.code(&x1, in: 0...1)
    try archive.code(&y1, in: -1e6...1e6)
    try archive.code(&x2, in: 0...1)
    try archive.code(&y2, in: -1e6...1e6)
    self = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}

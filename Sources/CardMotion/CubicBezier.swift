import CardMath

/// A timing curve drawn by two control points, as in CSS's `cubic-bezier()` and Core Animation's
/// `CAMediaTimingFunction`.
///
/// The curve runs from (0, 0) to (1, 1) and is given by a parameter t; a timing curve wants y for a given x:
///
/// ```
/// x(t) = 3 x₁ t s² + 3 x₂ t² s + t³        y(t) = 3 y₁ t s² + 3 y₂ t² s + t³        s = 1 − t
/// ```
///
/// With x₁ and x₂ in 0…1 the curve never runs back, so that t is unique. The curve is written around the nearest of the
/// parameters 0, 1/2 and 1 as a polynomial in the distance h from it, |h| ≤ 1/4, and that is solved for h: a parabola
/// gives two digits, and each step of Halley's iteration multiplies their number by three. Because h is small, so is
/// what the roundings on the way are worth in x. And because a vertical tangent can only lie at t = 0, 1/2 or 1, it
/// lies at h = 0, where small differences are exact.
///
/// Source: CSS Easing Functions Level 2, §2.2, for the curve and its limits.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's place along the input, 0…1.
  public let x1: Double

  /// The first control point's output, free.
  public let y1: Double

  /// The second control point's place along the input, 0…1.
  public let x2: Double

  /// The second control point's output, free.
  public let y2: Double

  /// x(1/4) and x(3/4), which part the three nodes.
  private let firstQuarter, lastQuarter: Double

  /// The curve with control points (x₁, y₁) and (x₂, y₂).
  ///
  /// - Precondition: `x1` and `x2` lie in 0…1, `y1` and `y2` in ±10⁶ (wide enough for any curve that means anything).
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(x1 >= 0 && x1 <= 1, "a control point's x is in 0…1, not \(x1)")
    precondition(x2 >= 0 && x2 <= 1, "a control point's x is in 0…1, not \(x2)")
    precondition(y1.magnitude <= 1e6 && y2.magnitude <= 1e6, "a control point's y is within ±10⁶, not \(y1), \(y2)")
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    firstQuarter = (27 * x1 + 9 * x2 + 1) / 64
    lastQuarter = (9 * x1 + 27 * x2 + 27) / 64
  }

  /// The curve's output where its input is `x`; exactly 0 for x ≤ 0 and exactly 1 for x ≥ 1.
  ///
  /// Within 10⁻¹⁵ · max(1, |y₁|, |y₂|) of the exact value where the slope is at most 4, and within 4 units in the last
  /// place of `x` times the slope where it is steeper (for x ≥ 10⁻⁶⁰). Where the curve rises, so do its values, to
  /// within a unit in their last place.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let (node, offset) = parameter(at: x)
    return Expansion(y1, y2, around: node).value(offset)
  }

  /// The curve's slope dy/dx where its input is `x`, or `nil` where the tangent is vertical.
  ///
  /// At 0 and at 1 it is the slope on the curve's side; before and after, where nothing moves, it is 0.
  public func slope(at x: Double) -> Double? {
    sample(at: x).slope
  }

  /// The curve's output and its slope where its input is `x`: both for the price of one.
  public func sample(at x: Double) -> (value: Double, slope: Double?) {
    guard x >= 0 && x <= 1 else { return (x < 0 ? 0 : 1, 0) }
    let (node, offset) = parameter(at: x)
    let (run, rise) = (Expansion(x1, x2, around: node), Expansion(y1, y2, around: node))

    // dy/dx = (dy/dt)/(dx/dt). Where both vanish (a control point lies on its end point) the next derivatives decide.
    var (dy, dx) = (rise.slope(offset), run.slope(offset))
    if dx == 0 && dy == 0 { (dy, dx) = (rise.halfBend(offset), run.halfBend(offset)) }
    if dx == 0 && dy == 0 { (dy, dx) = (rise.cubic, run.cubic) }
    let slope = dy / dx
    return (rise.value(offset), slope.isFinite ? slope : nil)
  }

  /// The parameter at which the curve's input is `x`, 0 ≤ x ≤ 1, as the nearest node and what is left.
  @inline(__always)
  private func parameter(at x: Double) -> (node: Node, offset: Double) {
    let node: Node = x < firstQuarter ? .start : x < lastQuarter ? .middle : .end
    let run = Expansion(x1, x2, around: node)
    let target = x - run.start

    // A first guess: the parabola that has the curve's slope at the node and meets it again a quarter away, on the side
    // where x lies. It has the right shape at a vertical tangent too. Its root by the form that doesn't cancel.
    let bend = run.halfBend + run.cubic * Double(signOf: target, magnitudeOf: 0.25)
    let root = (run.slope * run.slope + 4 * bend * target).magnitude.squareRoot()
    var offset = 2 * target / (run.slope + root + 0x1p-1000)

    // A step's error is of the order of its third power. Two do, except near a vertical tangent.
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

/// The parameters around which the curve is written: 0, 1/2 and 1.
private enum Node {
  case start, middle, end
}

/// One coordinate of the curve around a node: start + h (slope + h (halfBend + h cubic)), h the distance from it.
private struct Expansion {
  let start, slope, halfBend, cubic: Double

  /// The coordinate that is 0 at t = 0 and 1 at t = 1 and has these control values between them.
  @inline(__always)
  init(_ first: Double, _ second: Double, around node: Node) {
    // Written with differences of neighbouring control values, so that a derivative which vanishes comes out as 0.
    switch node {
    case .start:
      start = 0
      slope = 3 * first
      halfBend = 3 * ((second - first) - first)
    case .middle:
      start = 0.375 * (first + second) + 0.125
      slope = 0.75 * ((second - first) + 1)
      halfBend = 1.5 * ((1 - second) - first)
    case .end:
      start = 1
      slope = 3 * (1 - second)
      halfBend = 3 * ((1 - second) - (second - first))
    }
    cubic = 3 * (first - second) + 1
  }

  @inline(__always)
  func rise(_ h: Double) -> Double {
    h * (slope + h * (halfBend + h * cubic))
  }

  @inline(__always)
  func value(_ h: Double) -> Double {
    start + rise(h)
  }

  @inline(__always)
  func slope(_ h: Double) -> Double {
    slope + h * (2 * halfBend + h * (3 * cubic))
  }

  @inline(__always)
  func halfBend(_ h: Double) -> Double {
    halfBend + h * (3 * cubic)
  }

  /// Halley's step from `h` towards the root of rise(h) = target.
  @inline(__always)
  func halleyStep(from h: Double, to target: Double) -> Double {
    let miss = target - rise(h)
    let slope = slope(h)
    // The tiny addend is for 0/0, at a node with a vertical tangent.
    return miss * slope / (slope * slope + miss * halfBend(h) + 0x1p-1000)
  }
}

extension CubicBezier: StateCoding {
  /// The control points; the quarters follow.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (x1, y1, x2, y2) = (x1, y1, x2, y2)
    try archive.code(&x1, in: 0...1)
    try archive.code(&y1, in: -1e6...1e6)
    try archive.code(&x2, in: 0...1)
    try archive.code(&y2, in: -1e6...1e6)
    self = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}

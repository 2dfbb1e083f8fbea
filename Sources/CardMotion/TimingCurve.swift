import CardMath

/// How a motion of fixed duration goes from its start, 0, to its end, 1.
///
/// Before its time a motion is at 0 and after it at 1, so that is what every curve gives outside of 0…1. (CSS continues
/// some of them; no card goes there.)
public enum TimingCurve: Hashable, Sendable {
  /// The output is the input.
  case linear

  /// `cubic-bezier()`.
  case cubicBezier(CubicBezier)

  /// `linear()` with stops.
  case piecewiseLinear(PiecewiseLinear)

  /// `steps()`.
  case steps(Steps)

  /// The output at `progress`: 0 before 0, 1 after 1, and at 0 and 1 whatever the curve has there.
  public func value(at progress: Double) -> Double {
    guard progress >= 0 else { return 0 }
    guard progress <= 1 else { return 1 }
    switch self {
    case .linear: return progress
    case .cubicBezier(let curve): return curve.value(at: progress)
    case .piecewiseLinear(let curve): return curve.value(at: progress)
    case .steps(let curve): return curve.value(at: progress)
    }
  }

  /// The greatest output, 1 at least: what is above 1 goes beyond the end of the way.
  ///
  /// Of a `cubic-bezier()` it is solved for: the output's derivative by the curve's parameter is a parabola.
  public var peak: Double {
    switch self {
    case .linear: return 1
    case .cubicBezier(let curve): return curve.peak
    case .piecewiseLinear(let curve):
      var peak = max(1, max(curve.value(at: 0), curve.value(at: 1)))
      for point in curve.points where point.input > 0 && point.input < 1 { peak = max(peak, point.output) }
      return peak
    case .steps: return 1
    }
  }

  /// The slope at `progress`: 0 before 0 and after 1, `nil` at a jump and where the tangent is vertical.
  ///
  /// A motion over a distance D in a duration T has the velocity slope · D/T.
  public func slope(at progress: Double) -> Double? {
    sample(at: progress).slope
  }

  /// ``value(at:)`` and ``slope(at:)``, for less than both.
  public func sample(at progress: Double) -> (value: Double, slope: Double?) {
    guard progress >= 0 else { return (0, 0) }
    guard progress <= 1 else { return (1, 0) }
    switch self {
    case .linear: return (progress, 1)
    case .cubicBezier(let curve): return curve.sample(at: progress)
    case .piecewiseLinear(let curve): return (curve.value(at: progress), curve.slope(at: progress))
    case .steps(let curve): return (curve.value(at: progress), curve.slope(at: progress))
    }
  }
}

extension CubicBezier {
  /// The greatest output, 1 at least.
  ///
  /// ```
  /// y′(t)/3 = y₁ (1 − t)² + … = a t² + b t + y₁      a = 3 y₁ − 3 y₂ + 1,  b = 2 y₂ − 4 y₁
  /// ```
  fileprivate var peak: Double {
    if y1 >= 0, y1 <= 1, y2 >= 0, y2 <= 1 { return 1 }
    func output(_ t: Double) -> Double {
      let s = 1 - t
      return 3 * y1 * t * s * s + 3 * y2 * t * t * s + t * t * t
    }
    let (a, b) = (3 * y1 - 3 * y2 + 1, 2 * y2 - 4 * y1)
    var peak = 1.0
    func consider(_ t: Double) { if t > 0, t < 1 { peak = max(peak, output(t)) } }
    if a == 0 {
      if b != 0 { consider(-y1 / b) }
    } else {
      let discriminant = b * b - 4 * a * y1
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        consider((-b + root) / (2 * a))
        consider((-b - root) / (2 * a))
      }
    }
    return peak
  }
}

extension TimingCurve: StateCoding {
  /// Which kind it is, and the curve of that kind.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    switch try archive.code(caseNumber: caseNumber, of: 4) {
    case 0:
      self = .linear
    case 1:
      var curve = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
      if case .cubicBezier(let own) = self { curve = own }
      try archive.code(&curve)
      self = .cubicBezier(curve)
    case 2:
      var curve = PiecewiseLinear(stops: [PiecewiseLinear.Stop(0)])
      if case .piecewiseLinear(let own) = self { curve = own }
      try archive.code(&curve)
      self = .piecewiseLinear(curve)
    default:
      var curve = Steps(1)
      if case .steps(let own) = self { curve = own }
      try archive.code(&curve)
      self = .steps(curve)
    }
  }

  private var caseNumber: Int {
    switch self {
    case .linear: 0
    case .cubicBezier: 1
    case .piecewiseLinear: 2
    case .steps: 3
    }
  }
}

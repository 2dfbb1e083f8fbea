import CardMath

/// The progress of a motion of fixed duration from its start, 0, to its end, 1.
///
/// Before its time a motion is at 0 and after it at 1, so every curve has these outputs outside of 0…1. (CSS continues
/// some curves there; no card uses that.)
public enum TimingCurve: Hashable, Sendable {
  /// The output is the input.
  case linear

  /// `cubic-bezier()`.
  case cubicBezier(CubicBezier)

  /// `linear()` with stops.
  case piecewiseLinear(PiecewiseLinear)

  /// `steps()`.
  case steps(Steps)

  /// The output at `progress`: 0 before 0, 1 after 1, and the curve's own output at 0 and 1.
  @inline(__always)
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

  /// The greatest output, at least 1: a curve that exceeds 1 goes beyond the motion's end.
  ///
  /// For a `cubic-bezier()` it is solved exactly: the derivative of the output by the curve's parameter is a parabola.
  public var peak: Double { max(1, outputs.upperBound) }

  /// The least output, at most 0: a curve that falls below 0 goes back before the motion's start.
  public var trough: Double { min(0, outputs.lowerBound) }

  /// The range from the least output to the greatest.
  private var outputs: ClosedRange<Double> {
    switch self {
    case .linear, .steps:
      return 0...1
    case .cubicBezier(let curve):
      return curve.outputs
    case .piecewiseLinear(let curve):
      let (first, last) = (curve.value(at: 0), curve.value(at: 1))
      var (least, greatest) = (min(first, last), max(first, last))
      for point in curve.points where point.input > 0 && point.input < 1 {
        (least, greatest) = (min(least, point.output), max(greatest, point.output))
      }
      return least...greatest
    }
  }

  /// The slope at `progress`: 0 before 0 and after 1, `nil` at a jump and where the tangent is vertical.
  ///
  /// A motion over a distance D in a duration T has the velocity slope · D/T.
  public func slope(at progress: Double) -> Double? {
    sample(at: progress).slope
  }

  /// ``value(at:)`` and ``slope(at:)``, at less cost than both.
  ///
  /// It is inlined where a frame calls it: a call would copy the curve out of its owner, which takes as long as to
  /// sample it.
  @inline(__always)
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
  /// The range from the least output to the greatest, including both ends.
  ///
  /// ```
  /// y′(t)/3 = y₁ (1 − t)² + … = a t² + b t + y₁      a = 3 y₁ − 3 y₂ + 1,  b = 2 y₂ − 4 y₁
  /// ```
  fileprivate var outputs: ClosedRange<Double> {
    if y1 >= 0, y1 <= 1, y2 >= 0, y2 <= 1 { return 0...1 }
    func output(_ t: Double) -> Double {
      let s = 1 - t
      return 3 * y1 * t * s * s + 3 * y2 * t * t * s + t * t * t
    }
    let (a, b) = (3 * y1 - 3 * y2 + 1, 2 * y2 - 4 * y1)
    var (least, greatest) = (0.0, 1.0)
    func consider(_ t: Double) {
      guard t > 0, t < 1 else { return }
      let output = output(t)
      (least, greatest) = (min(least, output), max(greatest, output))
    }
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
    return least...greatest
  }
}

extension TimingCurve: StateCoding {
  /// Reads or writes the case and its curve.
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

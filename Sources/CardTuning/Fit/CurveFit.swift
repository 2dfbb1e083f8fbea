import CardMath
import CardMotion

/// The timing curve nearest to a recording: a `cubic-bezier()` of some duration, and the nearest named curve.
public struct CurveFit: Hashable, Sendable {
  /// The curve with its fitted control points.
  public var curve: CubicBezier

  /// The control points, x1, y1, x2, y2. Different ones may make nearly the same curve, so their intervals can be wide
  /// even if the path is well determined.
  public var controlPoints: [Estimate]

  /// The duration, seconds.
  public var duration: Estimate

  /// The start time, µs on the recording's clock.
  public var start: Estimate

  /// The start position, points.
  public var from: Estimate

  /// The end position, points.
  public var to: Estimate

  /// The error of the curve.
  public var quality: FitQuality

  /// The nearest named curve, with its own duration.
  public var named: Named

  /// A named curve fitted to a recording.
  public struct Named: Hashable, Sendable {
    /// The curve.
    public var curve: NamedCurve

    /// The duration, seconds.
    public var duration: Estimate

    /// The start time, µs on the recording's clock.
    public var start: Estimate

    /// The start position, points.
    public var from: Estimate

    /// The end position, points.
    public var to: Estimate

    /// The error of the curve.
    public var quality: FitQuality
  }

  /// True if the named curve explains the recording as well as the free one, given that it has four parameters fewer.
  public var isNamed: Bool { named.quality.criterion <= quality.criterion }

  /// The criterion of the better of the two.
  public var criterion: Double { min(quality.criterion, named.quality.criterion) }

  init(_ data: FitData) {
    named = CurveFit.nearestNamed(data)
    let shape = CurveShape(data, curve: nil)
    let points = CurveFit.bezier(named.curve)
    let start = data.startRange == nil ? [] : [(named.start.value - Double(data.originMicroseconds)) / 1e6]
    let duration = [Elementary.log(named.duration.value)]
    // The search starts from the named curve, and from the two most common shapes.
    let seeds = [points, [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1]]
    let fitted = data.nearest(shape, from: seeds.map { [duration + $0 + start] })
    let shares = shape.ranges.count
    curve = CubicBezier(
      x1: fitted[1].value, y1: fitted[2].value, x2: fitted[3].value, y2: fitted[4].value)
    controlPoints = (1...4).map { fitted[$0] }
    self.duration = fitted[0].exponential
    self.start = fitted.start(shares - 1, of: data)
    from = fitted[shares]
    to = fitted[shares + 1]
    quality = fitted.quality
  }

  /// Returns the control points of a named curve, or those of a straight line if the curve isn't a Bézier curve.
  private static func bezier(_ curve: NamedCurve) -> [Double] {
    guard case .cubicBezier(let bezier) = curve.curve else { return [0.3, 0.3, 0.7, 0.7] }
    return [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
  }

  /// Finds the nearest named curve: tries all roughly, then searches from the best three.
  private static func nearestNamed(_ data: FitData) -> Named {
    var tried: [(curve: NamedCurve, guesses: [[Double]], sum: Double)] = []
    var seen: Set<TimingCurve> = []
    for curve in NamedCurve.allCases {
      if case .steps = curve.curve { continue }
      // Some names stand for the same curve: the first of them is used.
      guard seen.insert(curve.curve).inserted else { continue }
      let shape = CurveShape(data, curve: curve.curve)
      let guesses = data.startGuesses.flatMap { start in
        [0.5, 0.7, 0.85, 1, 1.15, 1.4, 2].map { [Elementary.log(data.duration * $0)] + start }
      }
      let search = VariableProjection(shape, times: data.times, positions: data.positions).thinned
      tried.append((curve, guesses, search.sums(of: guesses).min() ?? .infinity))
    }
    let nearest = tried.enumerated().sorted { ($0.element.sum, $0.offset) < ($1.element.sum, $1.offset) }.prefix(3)
    var best: Named?
    for (_, candidate) in nearest {
      let shape = CurveShape(data, curve: candidate.curve.curve)
      let fitted = data.nearest(shape, from: [candidate.guesses])
      let shares = shape.ranges.count
      if fitted.quality.rmsError < best?.quality.rmsError ?? .infinity {
        best = Named(
          curve: candidate.curve, duration: fitted[0].exponential, start: fitted.start(shares - 1, of: data),
          from: fitted[shares], to: fitted[shares + 1], quality: fitted.quality)
      }
    }
    guard let best else { preconditionFailure("there are named curves") }
    return best
  }
}

/// The paths of timing curves. The parameters are the logarithm of the duration, then the control points unless the
/// curve is given, then the start unless it is known.
struct CurveShape: MotionShape {
  let ranges: [ParameterRange]
  let functionCount = 2
  // Most curves start from rest.
  let startReach = 0
  let curve: TimingCurve?
  let hasStart: Bool

  init(_ data: FitData, curve: TimingCurve?) {
    self.curve = curve
    hasStart = data.startRange != nil
    let length = Elementary.log(max(data.duration, 1e-6))
    let side = ParameterRange(low: 0, high: 1, scale: 1)
    let height = ParameterRange(low: -3, high: 4, scale: 1)
    ranges =
      [ParameterRange(low: length - 3, high: length + 2, scale: 1)]
      + (curve == nil ? [side, height, side, height] : []) + data.startParameters
  }

  func fill(_ columns: inout [Double], shape: [Double], times: [Double]) {
    let duration = Elementary.exp(shape[0])
    let start = hasStart ? shape[ranges.count - 1] : 0
    let curve =
      curve ?? .cubicBezier(CubicBezier(x1: shape[1], y1: shape[2], x2: shape[3], y2: shape[4]))
    let count = times.count
    for row in 0..<count {
      let value = curve.value(at: (times[row] - start) / duration)
      columns[row] = 1 - value
      columns[count + row] = value
    }
  }
}

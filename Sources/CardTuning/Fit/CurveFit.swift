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
    /// The curve's name, one of ``NamedCurve`` or of ``Easing``.
    public var name: String

    /// The curve.
    public var curve: TimingCurve

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
    var data = data
    // A curve begins at a release, which is up to a frame before the first sample that is free.
    if data.startRange == nil { data.startRange = -data.interval...0 }
    let crossings = Crossings(data)
    let candidates = CurveFit.candidates(data, crossings)
    guard let nearest = candidates.min(by: { $0.fit.sum < $1.fit.sum }) else {
      preconditionFailure("there are named curves")
    }
    named = Named(data, nearest)
    let shape = CurveShape(data, curve: nil)
    // The search starts from the nearest named curves, and, unless one of them is exact, from the nearest of others.
    var guesses = candidates.map { candidate in
      [candidate.fit.shape[0]] + CurveFit.points(of: candidate.curve) + [candidate.fit.shape[1]]
    }
    if named.quality.rmsError > data.step { guesses += CurveFit.guesses(data, shape, crossings) }
    let fitted = data.nearest(shape, from: guesses.map { [$0] })
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

  /// The curves that have a name and no jump. Some names stand for the same curve: the first of them is used.
  private static let all: [(name: String, curve: TimingCurve)] = {
    var all: [(name: String, curve: TimingCurve)] = []
    let named = NamedCurve.allCases.map { ($0.name, $0.curve) } + Easing.allCases.map { ($0.name, $0.curve) }
    for (name, curve) in named where !all.contains(where: { $0.curve == curve }) {
      if case .steps = curve { continue }
      all.append((name, curve))
    }
    return all
  }()

  /// The criterion's share of the choice of a name: a name among n is worth ln n in the logarithm of the likelihood.
  static let choice = 2 * Elementary.log(Double(all.count))

  /// The number of named curves that are looked at closely.
  private static let closeCount = 5

  /// Returns the control points of a curve, or those of a straight line if it isn't a Bézier curve.
  private static func points(of curve: TimingCurve) -> [Double] {
    guard case .cubicBezier(let bezier) = curve else { return [0.3, 0.3, 0.7, 0.7] }
    return [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
  }

  /// The inputs and the outputs of the control points that are tried.
  private static let grid = (inputs: [0.15, 0.5, 0.85], outputs: [-0.5, 0.1, 0.6, 1, 1.5])

  /// Returns the parameters of the curves of a grid that come nearest: with the travel's crossings as theirs, and with
  /// its ends as theirs.
  private static func guesses(_ data: FitData, _ shape: CurveShape, _ crossings: Crossings) -> [[Double]] {
    let ends = grid.inputs.flatMap { x in grid.outputs.map { y in (x, y) } }
    let curves = ends.flatMap { x1, y1 in ends.map { CubicBezier(x1: x1, y1: y1, x2: $0.0, y2: $0.1) } }
    let search = VariableProjection(
      shape, times: data.times, positions: data.positions, weights: data.weights
    ).thinned
    func nearest(_ places: [[Double]?]) -> [[Double]] {
      let guesses = zip(curves, places).compactMap { curve, place in
        place.map { [$0[0], curve.x1, curve.y1, curve.x2, curve.y2, $0[1]] }
      }
      let sums = search.sums(of: guesses)
      return guesses.indices.sorted { (sums[$0], $0) < (sums[$1], $1) }.prefix(closeCount).map { guesses[$0] }
    }
    let start = data.startGuesses[0]
    let ending = [Elementary.log(max(data.motionEnd + data.interval / 2 - start[0], data.interval))] + start
    return nearest(curves.map { crossings.guess(.cubicBezier($0)) }) + nearest(curves.map { _ in ending })
  }

  /// Fits the named curves that come nearest: tries all roughly, then searches from the best.
  private static func candidates(_ data: FitData, _ crossings: Crossings) -> [Candidate] {
    var tried: [(name: String, curve: TimingCurve, guess: [Double], sum: Double)] = []
    for (name, curve) in all {
      let search = VariableProjection(
        CurveShape(data, curve: curve), times: data.times, positions: data.positions, weights: data.weights)
      var guesses = [0.5, 0.7, 0.85, 1, 1.15, 1.4, 2].map {
        [Elementary.log(data.duration * $0)] + data.startGuesses[1]
      }
      if let crossing = crossings.guess(curve) { guesses.append(crossing) }
      let sums = search.thinned.sums(of: guesses)
      for (guess, sum) in zip(guesses, sums) where sum == sums.min() { tried.append((name, curve, guess, sum)) }
    }
    let nearest = tried.enumerated().sorted { ($0.element.sum, $0.offset) < ($1.element.sum, $1.offset) }
    return nearest.prefix(closeCount).map { _, candidate in
      let shape = CurveShape(data, curve: candidate.curve)
      return Candidate(
        name: candidate.name, curve: candidate.curve, fit: data.found(shape, from: [[candidate.guess]]))
    }
  }

  /// A named curve with its nearest duration and start.
  fileprivate struct Candidate {
    var name: String
    var curve: TimingCurve
    var fit: ShapeFit
  }
}

extension CurveFit.Named {
  /// The numbers of a named curve, with their intervals.
  fileprivate init(_ data: FitData, _ candidate: CurveFit.Candidate) {
    let shape = CurveShape(data, curve: candidate.curve)
    let fitted = data.fitted(shape, candidate.fit)
    let shares = shape.ranges.count
    self.init(
      name: candidate.name, curve: candidate.curve, duration: fitted[0].exponential,
      start: fitted.start(shares - 1, of: data), from: fitted[shares], to: fitted[shares + 1], quality: fitted.quality)
  }
}

/// The instants at which a motion passes a quarter and three quarters of its travel for the first time: they give the
/// start and the duration of a curve.
private struct Crossings {
  private static let levels = [0.25, 0.75]

  /// The number of steps in which a curve is looked through.
  private static let steps = 64

  private let instants: [Double]

  init(_ data: FitData) {
    let (from, to) = (data.positions[0], data.positions[data.positions.count - 1])
    let travel = to - from
    let shares = data.positions.map { travel == 0 ? 0 : ($0 - from) / travel }
    instants = Crossings.levels.compactMap { Crossings.first($0, data.times, shares) }
  }

  /// Returns a curve's duration, as its logarithm, and its start; nil if the motion has no end, or the curve no such
  /// instants.
  func guess(_ curve: TimingCurve) -> [Double]? {
    let inputs = (0...Crossings.steps).map { Double($0) / Double(Crossings.steps) }
    let outputs = inputs.map { curve.value(at: $0) }
    let own = Crossings.levels.compactMap { Crossings.first($0, inputs, outputs) }
    guard instants.count == 2, own.count == 2, own[1] > own[0], instants[1] > instants[0] else { return nil }
    let duration = (instants[1] - instants[0]) / (own[1] - own[0])
    return [Elementary.log(duration), instants[0] - own[0] * duration]
  }

  /// Returns the first instant at which values reach a level, on the straight line between two of them.
  private static func first(_ level: Double, _ times: [Double], _ values: [Double]) -> Double? {
    guard let index = values.firstIndex(where: { $0 >= level }), index > 0 else { return nil }
    let part = (level - values[index - 1]) / (values[index] - values[index - 1])
    return times[index - 1] + part * (times[index] - times[index - 1])
  }
}

/// The paths of timing curves. The parameters are the logarithm of the duration, then the control points unless the
/// curve is given, then the start.
struct CurveShape: MotionShape {
  let ranges: [ParameterRange]
  let functionCount = 2
  // Most curves start from rest.
  let startReach = 0
  let hasEnd = true
  // The numbers of a free curve depend on each other, so that at a start beside the fitted one its derivatives tell
  // nothing.
  var isProfiled: Bool { curve != nil }
  let curve: TimingCurve?

  init(_ data: FitData, curve: TimingCurve?) {
    self.curve = curve
    let length = Elementary.log(max(data.duration, 1e-6))
    let side = ParameterRange(low: 0, high: 1, scale: 1)
    let height = ParameterRange(low: -3, high: 4, scale: 1)
    ranges =
      [ParameterRange(low: length - 3, high: length + 2, scale: 1)]
      + (curve == nil ? [side, height, side, height] : []) + data.startParameters
  }

  func fill(_ columns: inout [Double], shape: [Double], times: [Double]) {
    let duration = Elementary.exp(shape[0])
    let start = shape[ranges.count - 1]
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

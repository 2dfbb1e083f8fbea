import CardMath

/// The intervals of the numbers of a motion whose start is searched, by profile likelihood.
///
/// A card that is sent from rest moves the same, but for a shift by v²/2a, if it starts a little later with a little
/// velocity v, or a little earlier and backwards. So the positions depend on the square of v: their derivatives at the
/// fitted start tell neither how far it may be off, nor that the motion may have begun the other way. If no sample lies
/// between the two, both explain it alike, and the interval holds both. So each start is tried, with all other numbers
/// fitted anew. Those starts belong to the interval whose sum of squares S is at most
///
/// ```
/// S(start) ≤ S(best) + t² s²
/// ```
/// and the interval of every other number holds all that it can be at one of these starts: value ±
/// √((limit − S) · (JᵀJ)⁻¹), with J the derivatives by all but the start. For a motion that is linear in its numbers
/// this is the interval of ``Estimate``. Source: Bates and Watts, *Nonlinear Regression Analysis and Its Applications*,
/// 1988, section 6.1; Venzon and Moolgavkar, *A method for computing profile-likelihood-based confidence intervals*,
/// Applied Statistics 37, 1988.
struct StartProfile<Shape: MotionShape> {
  private var search: VariableProjection<Shape>
  private let range: ParameterRange

  /// The time between two starts of the scan, seconds.
  private let stride: Double

  /// The difference between the greatest sum of squares and the least: t² s².
  private let reach: Double

  /// The nearest motion of each start that was tried, the earliest first.
  private var tried: [ShapeFit] = []

  /// The nearest of all.
  private var best: ShapeFit

  /// The minima that belong to the interval, among them the best.
  private var minima: [ShapeFit] = []

  /// The number of starts of the scan between two samples.
  private static var density: Int { 4 }

  /// The number of starts for which the scan goes on beyond the interval, those of two samples: the sum of squares may
  /// have a minimum between any two.
  private static var scanned: Int { 2 * density }

  /// The number of steps in which the starts of the interval are looked through.
  private static var steps: Int { 8 }

  /// Tries the starts around a fitted one.
  ///
  /// - Parameters:
  ///   - fit: The nearest motion; its start is its last parameter.
  ///   - margin: The half interval of a number that is measured once: t s.
  init(_ shape: Shape, _ data: FitData, from fit: ShapeFit, margin: Double) {
    search = VariableProjection(
      shape, times: data.times, positions: data.positions, weights: data.restWeights(atEnd: shape.hasEnd))
    range = shape.ranges[shape.ranges.count - 1]
    stride = max(data.interval, 1e-6) / Double(Self.density)
    reach = min(margin * margin, 1e300)
    best = search.search(from: fit.shape)
    scan()
  }

  /// The greatest sum of squares of the interval.
  private var limit: Double { min(best.sum + reach, 1e305) }

  /// Returns the nearest motion with a start, searched from another one.
  private mutating func nearest(_ start: Double, from other: ShapeFit) -> ShapeFit {
    var shape = other.shape
    shape[shape.count - 1] = start
    return search.search(from: shape, steps: 12, holdsLast: true)
  }

  /// Tries the starts to either side of the best one.
  private mutating func scan() {
    // If another minimum turns out to be deeper, it is the one around which to look.
    for _ in 0..<3 {
      (tried, minima) = ([], [best])
      for end in [range.low, range.high] {
        let fits = side(to: end)
        tried += fits
        // A narrow minimum may lie between two starts of the scan.
        for (index, fit) in fits.enumerated() where fit.sum > limit {
          let before = index > 0 ? fits[index - 1].sum : .infinity
          let after = index + 1 < fits.count ? fits[index + 1].sum : .infinity
          if fit.sum <= min(before, after) { minima.append(search.search(from: fit.shape)) }
        }
      }
      let least = (tried + minima).min { $0.sum < $1.sum } ?? best
      if least.sum >= best.sum - 1e-3 * reach { break }
      best = search.search(from: least.shape)
    }
    minima = minima.filter { $0.sum <= limit && $0.start != best.start } + [best]
    tried = (tried + minima).sorted { $0.start < $1.start }
  }

  /// Returns the nearest motions of starts on one side of the best one, ever farther away.
  private mutating func side(to end: Double) -> [ShapeFit] {
    var fits: [ShapeFit] = []
    var (last, step, outside) = (best, end < best.start ? -stride : stride, 0)
    while last.start != end, outside < Self.scanned {
      last = nearest(range.clamp(last.start + step), from: last)
      outside = last.sum <= limit ? 0 : outside + 1
      fits.append(last)
      // Of a recording with very many frames the interval may have many, too.
      if fits.count % Self.scanned == 0 { step *= 2 }
    }
    return fits
  }

  /// Returns the estimates of the shape's parameters and of the shares, in this order.
  ///
  /// - Parameter fit: The motion with the fitted numbers.
  mutating func estimates(of fit: ShapeFit) -> [Estimate] {
    let inside = tried.indices.filter { tried[$0].sum <= limit }
    let (first, last) = (inside.first ?? 0, inside.last ?? tried.count - 1)
    let low = first > 0 ? edge(tried[first], tried[first - 1]) : tried[first]
    let high = last < tried.count - 1 ? edge(tried[last], tried[last + 1]) : tried[last]
    var fits = tried[first...last].filter { $0.sum <= limit } + [low, high]
    for step in 1..<Self.steps {
      let start = low.start + (high.start - low.start) * Double(step) / Double(Self.steps)
      let near = fits.min { ($0.start - start).magnitude < ($1.start - start).magnitude } ?? best
      let between = nearest(start, from: near)
      if between.sum <= limit { fits.append(between) }
    }
    let values = fit.shape + fit.shares
    var (lows, highs) = (values, values)
    for other in fits {
      let rest = max(0, limit - other.sum)
      let variances = search.variances(of: other, holdsLast: true)
      for (index, value) in (other.shape + other.shares).enumerated() {
        // An infinite interval can't be written to a file.
        let margin = variances[index].isFinite ? min((rest * variances[index]).squareRoot(), 1e12) : 1e12
        lows[index] = min(lows[index], value - margin)
        highs[index] = max(highs[index], value + margin)
      }
    }
    return values.indices.map { Estimate(value: values[$0], low: lows[$0], high: highs[$0]) }
  }

  /// Returns the motion at an end of the interval, between a start in it and one that isn't.
  ///
  /// From a minimum on, the sum of squares grows like a power of the distance, mostly the second or the fourth, so that
  /// its logarithm is interpolated over that of the distance.
  private mutating func edge(_ inside: ShapeFit, _ outside: ShapeFit) -> ShapeFit {
    var (inner, outer) = (inside, outside)
    let near = minima.min { ($0.start - inside.start).magnitude < ($1.start - inside.start).magnitude } ?? best
    let rise = max(limit - near.sum, 1e-6 * reach)
    func distance(_ fit: ShapeFit) -> Double { (fit.start - near.start).magnitude }
    func growth(_ fit: ShapeFit) -> Double { (fit.sum - near.sum) / rise }
    for _ in 0..<16 {
      let (a, b) = (distance(inner), distance(outer))
      var power = 2.0
      if a > 0, growth(inner) > 0 {
        power = Elementary.log(growth(outer) / growth(inner)) / Elementary.log(b / a)
      }
      let guess = b * Elementary.exp(-Elementary.log(growth(outer)) / power)
      let chosen = a < guess && guess < b ? guess : (a + b) / 2
      let next = nearest(near.start + (outside.start < inside.start ? -chosen : chosen), from: inner)
      if (growth(next) - 1).magnitude < 0.02 { return next }
      if next.sum <= limit { inner = next } else { outer = next }
    }
    return outer
  }
}

extension ShapeFit {
  /// The start, if it is the shape's last parameter.
  fileprivate var start: Double { shape[shape.count - 1] }
}

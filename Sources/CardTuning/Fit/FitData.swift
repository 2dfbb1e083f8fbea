import CardFormats

/// The samples that a model is fitted to.
struct FitData: Sendable {
  /// Seconds since the first sample.
  var times: [Double]

  /// Points.
  var positions: [Double]

  /// When the motion may have begun, seconds since the first sample; nil: it runs already at the first one.
  var startRange: ClosedRange<Double>?

  /// The median time from sample to sample, seconds.
  var interval: Double

  /// What the positions are rounded to, points.
  var step: Double

  /// The first sample's time on the recording's clock, µs.
  var originMicroseconds: Int64

  /// The samples of a stretch of a recording.
  init(_ recording: Recording, _ stretch: MotionStretch) {
    let samples = recording.samples[stretch.samples]
    let origin = samples[samples.startIndex].microseconds
    let times = samples.map { Double($0.microseconds - origin) / 1e6 }
    self.times = times
    let positions = samples.map(\.position)
    self.positions = positions
    originMicroseconds = origin
    interval = FitData.median(zip(times.dropFirst(), times).map { $0 - $1 })
    // A number has sixteen digits, and the search doesn't keep all of them.
    step = max(recording.step, 1e-10 * (positions.lazy.map(\.magnitude).max() ?? 0))
    startRange = stretch.startsAtRest ? 0...times[stretch.firstMoved - stretch.samples.lowerBound] : nil
  }

  /// Seconds from the first sample to the last.
  var duration: Double { times[times.count - 1] }

  /// The range of the start as a parameter; none where the start is known.
  var startParameters: [ParameterRange] {
    startRange.map { [ParameterRange(low: $0.lowerBound, high: $0.upperBound, scale: max(interval, 1e-6))] } ?? []
  }

  /// Starts to begin the search from, one for each way in which the first moved sample may lie behind the start; one
  /// that is empty where the start is known.
  var startGuesses: [[Double]] {
    guard let startRange else { return [[]] }
    return [0.2, 0.7, 1.5, 3].map { [max(startRange.lowerBound, startRange.upperBound - $0 * interval)] }
  }

  /// The middle of some numbers, 0 of none.
  static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }

  /// The nearest motion of a family.
  ///
  /// - Parameter guesses: Shapes to begin from, in groups; the best of each group is followed.
  func nearest<Shape: MotionShape>(_ shape: Shape, from guesses: [[[Double]]]) -> Fitted {
    var search = VariableProjection(shape, times: times, positions: positions)
    var rough = search.thinned
    var found: [ShapeFit] = guesses.compactMap { group in
      let sums = rough.sums(of: group)
      return sums.indices.min { sums[$0] < sums[$1] }.map { rough.search(from: group[$0]) }
    }
    if rough.times.count < times.count {
      // What fits a part of the data best may fit the whole second best.
      let order = found.indices.sorted { (found[$0].sum, $0) < (found[$1].sum, $1) }
      found = order.prefix(2).map { search.search(from: found[$0].shape) }
    }
    let best = found.indices.min { found[$0].sum < found[$1].sum }.map { found[$0] }
    var fit = best ?? search.fit(shape.ranges.map(\.low))
    if startRange != nil { hop(&fit, &search) }
    let count = shape.ranges.count + shape.functionCount
    let deviation = FitQuality.deviation(residuals: fit.residuals, parameterCount: count, step: step)
    let factor = deviation * Estimate.studentQuantile(degreesOfFreedom: times.count - count)
    let values = fit.shape + fit.shares
    // A spring that starts from rest looks the same a little later with a little velocity: only the samples say that
    // it starts within one of them or two.
    let weight = startRange == nil ? 0 : deviation / max(interval, 1e-6)
    let estimates = zip(values, search.variances(of: fit, weight: weight)).map { value, variance in
      Estimate(value, plusMinus: variance.isFinite ? factor * variance.squareRoot() : .infinity)
    }
    return Fitted(
      estimates: estimates,
      quality: FitQuality(residuals: fit.residuals, parameterCount: count, step: step))
  }

  /// Moves the start over the samples around it, and stays where the motion comes nearer.
  ///
  /// A motion that starts with a velocity has a kink at its start, so that the error has one as well wherever the start
  /// passes a sample, and may have a minimum between any two of them. A search goes into one.
  private func hop<Shape: MotionShape>(_ fit: inout ShapeFit, _ search: inout VariableProjection<Shape>) {
    let last = fit.shape.count - 1
    let reach = search.motion.startReach
    guard reach > 0 else { return }
    for _ in 0..<4 {
      var nearest = fit
      for step in -2 * reach...2 * reach where step != 0 {
        var shape = fit.shape
        shape[last] = search.motion.ranges[last].clamp(shape[last] + Double(step) * interval / 2)
        if shape[last] == fit.shape[last] { continue }
        let found = search.search(from: shape, steps: 2)
        if found.sum < nearest.sum { nearest = found }
      }
      if fit.sum - nearest.sum <= 1e-4 * fit.sum { return }
      fit = search.search(from: nearest.shape)
    }
  }
}

/// The numbers of a shape and the shares, in this order, with their intervals, and how near the motion lies.
struct Fitted {
  var estimates: [Estimate]
  var quality: FitQuality

  subscript(index: Int) -> Estimate { estimates[index] }

  /// When the motion starts, µs on the recording's clock.
  ///
  /// - Parameter index: Where the start stands among the numbers, if it does.
  func start(_ index: Int, of data: FitData) -> Estimate {
    let origin = Double(data.originMicroseconds)
    return data.startRange == nil
      ? Estimate(value: origin, low: origin, high: origin) : estimates[index].scaled(by: 1e6).moved(by: origin)
  }
}

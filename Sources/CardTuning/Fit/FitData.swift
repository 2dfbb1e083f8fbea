import CardTimeline

/// The samples that a model is fitted to, or fewer numbers in place of many samples.
struct FitData: Sendable {
  /// The times of all samples, seconds since the first one.
  let recordedTimes: [Double]

  /// The reduction of the samples.
  let thinning: Thinning

  /// The times, seconds since the first sample.
  var times: [Double]

  /// The positions, points.
  var positions: [Double]

  /// The weight of each position, which is less where errors of the times make its error larger; empty: all have 1.
  var weights: [Double] = []

  /// The range in which the motion may start, seconds since the first sample; nil: it already runs at the first one.
  var startRange: ClosedRange<Double>?

  /// The time of the last sample that isn't at the final position yet, seconds since the first sample.
  let motionEnd: Double

  /// The median time between the fitted samples, seconds.
  var interval: Double

  /// The step that positions are rounded to, points.
  var step: Double

  /// The first sample's time on the recording's clock, µs.
  var originMicroseconds: Int64

  /// The samples of a stretch of a recording. One that repeats the one before it, its time included, says nothing new.
  ///
  /// - Parameters:
  ///   - outliers: The indices of samples to leave out, of a recording that isn't reduced.
  ///   - limit: The most numbers to fit, at least 8.
  init(_ recording: Recording, _ stretch: MotionStretch, without outliers: [Int] = [], limit: Int = Thinning.limit) {
    let samples = recording.samples[stretch.samples]
    let origin = samples[samples.startIndex].microseconds
    let recorded = samples.map { Double($0.microseconds - origin) / 1e6 }
    recordedTimes = recorded
    originMicroseconds = origin
    let kept = samples.indices.filter { index in
      let isRepeated = index > samples.startIndex && samples[index] == samples[index - 1]
      return !isRepeated && !outliers.contains(index)
    }
    let (thinning, times, positions) = Thinning.thinned(
      times: kept.map { recorded[$0 - samples.startIndex] }, positions: kept.map { samples[$0].position },
      noise: stretch.noise, limit: limit)
    (self.thinning, self.times, self.positions) = (thinning, times, positions)
    interval = FitData.medianInterval(times)
    // A number has sixteen digits, and the search loses some of them.
    step = max(recording.step, 1e-10 * (positions.lazy.map(\.magnitude).max() ?? 0))
    motionEnd = recorded[min(max(stretch.lastMoved - stretch.samples.lowerBound, 0), recorded.count - 1)]
    startRange = stretch.startsAtRest ? 0...recorded[stretch.firstMoved - stretch.samples.lowerBound] : nil
  }

  /// Returns the time of a sample of the stretch, seconds since its first one.
  func time(of sample: Int, in stretch: MotionStretch) -> Double {
    recordedTimes[sample - stretch.samples.lowerBound]
  }

  /// The usual time between all samples, seconds: the mean of those near the median, since a frame that was dropped
  /// doubles one, and a clock of whole milliseconds makes 8 and 9 of 8.33.
  var recordedInterval: Double {
    let gaps = zip(recordedTimes.dropFirst(), recordedTimes).map { $0 - $1 }
    let median = FitData.median(gaps)
    let usual = gaps.filter { $0 > median / 2 && $0 < median * 1.5 }
    return usual.isEmpty ? median : usual.reduce(0, +) / Double(usual.count)
  }

  /// The longest time between two samples, seconds.
  var longestInterval: Double {
    zip(recordedTimes.dropFirst(), recordedTimes).map { $0 - $1 }.max() ?? 0
  }

  /// The time from the first fitted sample to the last, seconds.
  var duration: Double { times[times.count - 1] }

  /// Returns the numbers from one on, as those of a motion that already runs.
  func starting(at index: Int) -> FitData {
    var part = self
    part.times = times[index...].map { $0 - times[index] }
    part.positions = Array(positions[index...])
    part.weights = weights.isEmpty ? [] : Array(weights[index...])
    part.startRange = nil
    return part
  }

  /// The velocity at each number, from its neighbours, points per second.
  var velocities: [Double] {
    times.indices.map { index in
      let (before, after) = (max(index - 1, 0), min(index + 1, times.count - 1))
      let time = times[after] - times[before]
      return time > 0 ? (positions[after] - positions[before]) / time : 0
    }
  }

  /// Returns the distances of the positions from a spring, points.
  func residuals(of spring: SpringFit) -> [Double] {
    zip(times, positions).map { time, position in
      position - spring.position(at: originMicroseconds + Int64((time * 1e6).rounded()))
    }
  }

  /// The range of the start as a parameter; empty if the start is known.
  var startParameters: [ParameterRange] {
    startRange.map { [ParameterRange(low: $0.lowerBound, high: $0.upperBound, scale: max(interval, 1e-6))] } ?? []
  }

  /// The starts from which the search begins, at several distances before the first moved sample; a single empty one if
  /// the start is known.
  var startGuesses: [[Double]] {
    guard let startRange else { return [[]] }
    return [0.2, 0.7, 1.5, 3].map { [max(startRange.lowerBound, startRange.upperBound - $0 * interval)] }
  }

  private static func medianInterval(_ times: [Double]) -> Double {
    median(zip(times.dropFirst(), times).map { $0 - $1 })
  }

  /// Returns the middle one of some numbers; of an even number, the upper middle one; 0 of none.
  static func median(_ numbers: [Double]) -> Double {
    numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
  }

  /// Finds the nearest motion of a family, and the intervals of its numbers.
  ///
  /// - Parameter guesses: Shapes to start from, in groups; the best of each group is followed.
  func nearest<Shape: MotionShape>(_ shape: Shape, from guesses: [[[Double]]]) -> Fitted {
    fitted(shape, found(shape, from: guesses))
  }

  /// Finds the nearest motion of a family.
  ///
  /// - Parameter guesses: Shapes to start from, in groups; the best of each group is followed.
  func found<Shape: MotionShape>(_ shape: Shape, from guesses: [[[Double]]]) -> ShapeFit {
    var search = VariableProjection(shape, times: times, positions: positions, weights: weights)
    var rough = search.thinned
    var found: [ShapeFit] = guesses.compactMap { group in
      let sums = rough.sums(of: group)
      return sums.indices.min { sums[$0] < sums[$1] }.map { rough.search(from: group[$0]) }
    }
    if rough.times.count < times.count {
      // The best fit to a part of the data may be the second best to the whole.
      let order = found.indices.sorted { (found[$0].sum, $0) < (found[$1].sum, $1) }
      found = order.prefix(2).map { search.search(from: found[$0].shape) }
    }
    let best = found.indices.min { found[$0].sum < found[$1].sum }.map { found[$0] }
    var fit = best ?? search.fit(shape.ranges.map(\.low))
    if startRange != nil { hop(&fit, &search) }
    return fit
  }

  /// Returns the numbers of a found motion with their intervals.
  func fitted<Shape: MotionShape>(_ shape: Shape, _ fit: ShapeFit) -> Fitted {
    let count = shape.ranges.count + shape.functionCount
    let quality = FitQuality(
      residuals: fit.residuals, weights: weights, parameterCount: count, step: step, grain: grain)
    let telling = tellingResiduals(fit.residuals)
    let deviation = FitQuality.deviation(residuals: telling, parameterCount: count, step: step)
    let margin = deviation * StudentQuantile.of(degreesOfFreedom: Double(telling.count - count))
    if startRange != nil, shape.isProfiled {
      var profile = StartProfile(shape, self, from: fit, margin: margin)
      return Fitted(estimates: profile.estimates(of: fit), quality: quality)
    }
    var search = VariableProjection(
      shape, times: times, positions: positions,
      weights: startRange == nil ? weights : restWeights(atEnd: shape.hasEnd))
    // The samples fix a start to within one or two of them, even where the numbers of a curve depend on each other.
    let weight = startRange == nil ? 0 : deviation / max(interval, 1e-6)
    let estimates = zip(fit.shape + fit.shares, search.variances(of: fit, weight: weight)).map { value, variance in
      Estimate(value, plusMinus: variance.isFinite ? margin * variance.squareRoot() : .infinity)
    }
    return Fitted(estimates: estimates, quality: quality)
  }

  /// Moves the start over the samples around it, and keeps a start if it brings the motion nearer.
  ///
  /// A motion that starts with a velocity has a kink at its start. So the error has one too at each start that
  /// coincides with a sample, and may have a minimum between any two samples. A search ends in one of these minima.
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

/// The shape's parameters and the shares, in this order, with their intervals, and the error of the motion.
struct Fitted {
  var estimates: [Estimate]
  var quality: FitQuality

  subscript(index: Int) -> Estimate { estimates[index] }

  /// Returns the start time of the motion, µs on the recording's clock.
  ///
  /// - Parameter index: The index of the start among the estimates, if it is one of them.
  func start(_ index: Int, of data: FitData) -> Estimate {
    let origin = Double(data.originMicroseconds)
    return data.startRange == nil
      ? Estimate(value: origin, low: origin, high: origin) : estimates[index].scaled(by: 1e6).moved(by: origin)
  }
}

import CardMath
import CardTimeline

/// The search for a ``LaterStart`` among the numbers of a stretch.
struct LaterStartSearch {
  /// The fewest numbers that must remain to be fitted.
  private static let countMin = 12

  /// The parts of the travel that are left at the latest start, the usual one first.
  private static let shares = [0.25, 0.1, 0.04]

  /// The cost of a number that is left out, and of all parameters.
  private static let (cost, parameterCost) = (3.0, 2.0 * (5 + 6))

  /// The number of a spring's parameters whose start is known.
  private static let parameterCount = 5

  /// The least part of the greatest velocity that a part has whose times are judged by it.
  private static let fastShare = 0.5

  /// The number of starts that are tried first; those around the best of them are tried then.
  private static let startCount = 64

  /// The cost by which the whole may be better without being far better.
  private static let nearness = 5 * FitQuality.distinction

  /// The standard deviations by which a pattern is more alike than noise.
  private static let patternMin = 3.0

  /// The least ratio of the mean squares before and after a start that chance rarely has.
  private static let unlikenessMin = 3.0

  /// The cost by which another start may be worse to be a likely one, too: half of it is the difference of the
  /// logarithms of their likelihoods, so that it is 3.84 for 95 of 100 recordings.
  private static let likeness = 4.0

  /// The number of samples to either side of the best start that are looked at for other likely ones.
  private static let neighborCount = 8

  private let data: FitData

  /// The index of the first number that has moved.
  private let first: Int

  /// The variance of the times, seconds², and those of the positions that it causes, points².
  private let timeVariance: Double, timeVariances: [Double]

  /// The least variance of a position, points².
  private let floor: Double

  /// True if the positions have more noise than their steps hide.
  private let isNoisy: Bool

  /// A start that is found.
  struct Start {
    /// The time of the spring's first number, and the spring's period, seconds.
    let time: Double, response: Double

    /// The times of the first numbers of other springs that explain the numbers almost as well.
    let others: [Double]

    /// True if this explains the numbers better than a fit to the whole.
    let isBetter: Bool
  }

  /// Returns the start with the least cost; nil if a fit to the whole is far better.
  ///
  /// A spring fitted to a finger and a spring leaves a remainder that looks like errors of the times. So the times are
  /// first taken as they are, and a start that is found then is believed if the part from there on shows no such
  /// errors, and has fast samples, which would show them.
  ///
  /// - Parameters:
  ///   - spring: The spring nearest to the whole.
  ///   - whole: The quality of the model nearest to it.
  static func start(
    in recording: Recording, _ stretch: MotionStretch, _ data: FitData, near spring: SpringFit,
    besides whole: FitQuality
  ) -> Start? {
    guard let start = likeliest(in: recording, stretch, data, near: spring, besides: whole) else { return nil }
    return isJitter(before: start, spring, in: stretch, data) ? nil : start
  }

  private static func likeliest(
    in recording: Recording, _ stretch: MotionStretch, _ data: FitData, near spring: SpringFit,
    besides whole: FitQuality
  ) -> Start? {
    let samples = recording.samples[stretch.firstMoved..<stretch.samples.upperBound]
    func found(_ variance: Double) -> Start? {
      LaterStartSearch(stretch, data, timeVariance: variance).start(besides: whole)
    }
    let rounding = TimeErrors.variance(of: samples, data, near: nil)
    if let start = found(rounding), start.isBetter, let index = data.times.firstIndex(where: { $0 >= start.time }),
      fastest(data.velocities[index...]) >= fastShare * fastest(data.velocities[...])
    {
      let part = data.starting(at: index)
      let variance = TimeErrors.variance(of: samples, part, near: SpringFit(part))
      return variance <= rounding ? start : found(variance)
    }
    return found(TimeErrors.variance(of: samples, data, near: spring))
  }

  /// True if errors of the times explain what a spring that is fitted to the whole misses before a later start, as well
  /// as they do what it misses after it.
  ///
  /// They leave no pattern, and a finger may: one that moves smoothly does. One that trembles leaves more before the
  /// start than after it. Both are looked at only where fast samples after the peak tell of such errors.
  ///
  /// Measured at 60 and 120 Hz with up to 0.5 pt of noise and 1 ms of jitter: of 1,500 springs alone 74 get a later
  /// start, and without this test 558; of 1,500 springs after a finger 1,458 get one, and without it 1,472.
  private static func isJitter(
    before start: Start, _ spring: SpringFit, in stretch: MotionStretch, _ data: FitData
  ) -> Bool {
    // Rounding makes fast samples more uneven than slow ones, too.
    let errors = TimeErrors.unevenness(of: data, near: spring, stretch.noise > 0 ? .slight : .clear)
    guard errors > 0 else { return false }
    let weighted = data.weighted(timeVariance: errors, noise: stretch.noise) ?? data
    let shape = SpringShape(weighted, isCritical: false)
    let ownStart = data.startRange == nil ? [] : [(spring.start.value - Double(data.originMicroseconds)) / 1e6]
    let damping = SpringShape.damping(of: spring.dampingRatio.value)
    let guess = [Elementary.log(2 * .pi / spring.response.value), damping] + ownStart
    let residuals = weighted.found(shape, from: [[guess]]).residuals
    let moving = data.times.indices.filter { index in
      data.times[index] >= data.time(of: stretch.firstMoved, in: stretch) && data.times[index] <= data.motionEnd
    }
    let standardized = moving.map { index in
      residuals[index] * (weighted.weights.isEmpty ? 1 : weighted.weights[index].squareRoot())
    }
    if SerialCorrelation.deviations(of: standardized) >= patternMin { return false }
    let count = moving.prefix { data.times[$0] < start.time }.count
    let (before, after) = (meanSquare(standardized.prefix(count)), meanSquare(standardized.dropFirst(count)))
    return before <= unlikenessMin * after
  }

  private static func meanSquare(_ numbers: ArraySlice<Double>) -> Double {
    numbers.isEmpty ? 0 : numbers.reduce(0) { $0 + $1 * $1 } / Double(numbers.count)
  }

  private static func fastest(_ velocities: ArraySlice<Double>) -> Double {
    velocities.reduce(0) { max($0, $1.magnitude) }
  }

  /// - Parameter timeVariance: The variance of the samples' times, seconds².
  private init(_ stretch: MotionStretch, _ data: FitData, timeVariance samplesVariance: Double) {
    self.data = data
    isNoisy = stretch.noise > 0
    let moved = data.time(of: stretch.firstMoved, in: stretch)
    first = data.times.firstIndex { $0 >= moved } ?? 0
    // A mean of m samples has an m-th of their variance.
    let means = data.thinning == .averaged ? Double(data.times.count) / Double(data.recordedTimes.count) : 1
    floor = means * max(data.step * data.step / 12, data.grain * data.grain, stretch.noise * stretch.noise / 4)
    timeVariance = samplesVariance * means
    timeVariances = data.variances(timeVariance: timeVariance)
  }

  private func start(besides whole: FitQuality) -> Start? {
    guard data.times.count > first + Self.countMin, let (last, variance) = latest else { return nil }
    let variances = timeVariances.map { $0 + variance }
    let mean = variances.reduce(0, +) / Double(variances.count)
    // The samples of a rest before the motion are at rest with any start: each of them costs 1, as its noise has it.
    let error = whole.rmsError * whole.rmsError / mean
    let nearest = error * Double(whole.sampleCount) + 2 * Double(whole.parameterCount)
    let limit = (weighted(variance) ?? nearest) - Double(first)
    // A fit to the whole that leaves no more than the rounding of the positions leaves nothing to explain.
    let reach = isNoisy || error > 1 ? Self.nearness : 0
    var best = Candidate(index: first, frequency: 0, cost: limit + reach)
    var stride = max(1, (last - first) / Self.startCount)
    var (low, high) = (first + 1, last)
    while true {
      scan(from: high, to: low, by: stride, variances, &best)
      if stride == 1 { break }
      (low, high) = (max(low, best.index - stride), min(last, best.index + stride))
      stride = max(1, stride / 8)
    }
    guard best.index > first else { return nil }
    let neighbors = max(first, best.index - Self.neighborCount)...min(last, best.index + Self.neighborCount)
    var spring: [Double]?
    let others = neighbors.reversed().filter { index in
      let other = candidate(at: index, variances, from: &spring)
      return index != best.index && other.cost <= best.cost + Self.likeness
    }
    return Start(
      time: data.times[best.index], response: 2 * .pi / Elementary.exp(best.frequency),
      others: others.map { data.times[$0] }, isBetter: best.cost < limit)
  }

  /// Returns the cost of the model nearest to the whole if its samples count by their errors, as those of a later start
  /// do; nil if the times have none.
  private func weighted(_ variance: Double) -> Double? {
    var whole = data
    guard whole.weigh(timeVariance: timeVariance, noise: variance.squareRoot()) else { return nil }
    let models = Models(whole)
    return FitModel.allCases.compactMap(models.quality).map { $0.squares / variance + 2 * Double($0.parameterCount) }
      .min()
  }

  /// A start: its index, the logarithm of the spring's angular frequency, and the cost.
  private struct Candidate {
    var index: Int
    var frequency: Double
    var cost: Double
  }

  /// Tries starts, the latest first, and keeps the one with the least cost.
  private func scan(
    from last: Int, to low: Int, by stride: Int, _ variances: [Double], _ best: inout Candidate
  ) {
    var spring: [Double]?
    for index in Swift.stride(from: last as Int, through: low, by: -stride) {
      let next = candidate(at: index, variances, from: &spring)
      // The more numbers there are, the greater is the sum: no start before this one can be better.
      if next.cost - omissionCost(at: index) >= best.cost { return }
      if next.cost < best.cost { best = next }
    }
  }

  /// Returns the cost of the numbers that are left out before a start, and of all parameters.
  private func omissionCost(at index: Int) -> Double { Self.cost * Double(index - first) + Self.parameterCost }

  /// Tries a start.
  ///
  /// - Parameter spring: The shape of the spring from a start beside it, if one was tried; then that of this one.
  private func candidate(at index: Int, _ variances: [Double], from spring: inout [Double]?) -> Candidate {
    let part = data.starting(at: index)
    let shape = SpringShape(part, isCritical: false)
    var search = VariableProjection(
      shape, times: part.times, positions: part.positions, weights: variances[index...].map { 1 / $0 })
    let fit = search.search(from: spring ?? part.found(shape, from: shape.guesses(part)).shape)
    spring = fit.shape
    return Candidate(index: index, frequency: fit.shape[0], cost: fit.sum + omissionCost(at: index))
  }

  /// The latest start that leaves enough of the travel to be fitted, and the variance of a position from there on,
  /// apart from that of the times; nil if there is none.
  ///
  /// The end of a motion is the part least influenced by the finger, so a spring fitted to it shows the noise.
  private var latest: (index: Int, variance: Double)? {
    let positions = data.positions
    let target = positions[positions.count - 1]
    let left = positions[first...].map { ($0 - target).magnitude }.max() ?? 0
    var found: (index: Int, variance: Double)?
    for share in Self.shares where share * left > 20 * floor.squareRoot() {
      let last = (first..<positions.count - Self.countMin).last { (positions[$0] - target).magnitude > share * left }
      guard let last, last > first else { continue }
      let part = data.starting(at: last)
      let shape = SpringShape(part, isCritical: false)
      let residuals = part.found(shape, from: shape.guesses(part)).residuals
      let squares = zip(residuals, timeVariances[last...]).reduce(0) { $0 + $1.0 * $1.0 - $1.1 }
      let variance = max(floor, squares / Double(residuals.count - Self.parameterCount))
      // A finger that lets the card go near its target is in all but the latest parts.
      if variance < found.map({ 0.25 * $0.variance }) ?? .infinity { found = (last, variance) }
    }
    return found
  }
}

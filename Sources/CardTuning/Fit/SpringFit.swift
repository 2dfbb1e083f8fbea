import CardMath
import CardMotion

/// The spring nearest to a recording.
///
/// With C the motion that starts at 1 at rest and S the motion that starts at 0 with velocity 1, every spring's path is
///
/// ```
/// y(t) = from · C(t − start) + to · (1 − C(t − start)) + v · S(t − start)
/// ```
/// so that only frequency, damping ratio and start are searched; the other parameters follow by linear least squares.
public struct SpringFit: Hashable, Sendable {
  /// The spring.
  public var spring: Spring

  /// The period of the undamped spring, seconds.
  public var response: Estimate

  /// The damping ratio; 1 for a critically damped spring, for which it isn't fitted.
  public var dampingRatio: Estimate

  /// The velocity at the start, points per second.
  public var initialVelocity: Estimate

  /// The start time, µs on the recording's clock.
  public var start: Estimate

  /// The start position, points.
  public var from: Estimate

  /// The rest position, points.
  public var to: Estimate

  /// The error of the spring.
  public var quality: FitQuality

  /// The damping ratios that are tried.
  static let dampingRatios = 0.01...20.0

  /// Fits a spring.
  ///
  /// - Parameter isCritical: True to hold the damping ratio at 1.
  init(_ data: FitData, isCritical: Bool = false) {
    let shape = SpringShape(data, isCritical: isCritical)
    let fitted = data.nearest(shape, from: shape.guesses(data))
    let ratio =
      isCritical
      ? Estimate(value: 1, low: 1, high: 1)
      : Estimate(
        value: SpringShape.dampingRatio(of: fitted[1].value), low: SpringShape.dampingRatio(of: max(0, fitted[1].low)),
        high: SpringShape.dampingRatio(of: fitted[1].high))
    let shares = shape.ranges.count
    let frequency = fitted[0].exponential
    spring = Spring(angularFrequency: frequency.value, dampingRatio: ratio.value)
    response = Estimate(
      value: spring.response, low: 2 * .pi / frequency.high, high: 2 * .pi / frequency.low)
    dampingRatio = ratio
    start = fitted.start(shares - 1, of: data)
    from = fitted[shares]
    to = fitted[shares + 1]
    initialVelocity = fitted[shares + 2]
    quality = fitted.quality
  }

  /// Returns the spring's position, points; `from` before it starts.
  ///
  /// - Parameter microseconds: The time on the recording's clock, µs.
  public func position(at microseconds: Int64) -> Double {
    let time = (Double(microseconds) - start.value) / 1e6
    if time <= 0 { return from.value }
    let motion = SpringMotion(
      spring: spring, displacement: from.value - to.value, velocity: initialVelocity.value)
    return to.value + motion.state(at: time).position
  }
}

/// The paths of springs. The parameters are the logarithm of ω, then the damping unless it is 1, then the start unless
/// it is known.
///
/// The damping is ζ up to 1, and 1 + ln ζ from there on. Of a strongly over-damped spring a recording shows little more
/// than the slow rate, about ω/2ζ: the springs that have the same lie on a straight line then, along which a search
/// takes long steps.
struct SpringShape: MotionShape {
  let ranges: [ParameterRange]
  let functionCount = 3
  let startReach = 5
  let hasEnd = false
  let isProfiled = true
  let isCritical: Bool
  let hasStart: Bool

  init(_ data: FitData, isCritical: Bool) {
    self.isCritical = isCritical
    hasStart = data.startRange != nil
    let (low, high) = SpringShape.frequencies(data)
    ranges =
      [ParameterRange(low: low - 2, high: high + 2, scale: 1)]
      + (isCritical
        ? []
        : [
          ParameterRange(
            low: Self.damping(of: SpringFit.dampingRatios.lowerBound),
            high: Self.damping(of: SpringFit.dampingRatios.upperBound), scale: 1)
        ]) + data.startParameters
  }

  /// Returns the damping of a damping ratio, as a parameter.
  static func damping(of ratio: Double) -> Double { ratio > 1 ? 1 + Elementary.log(ratio) : ratio }

  /// Returns the damping ratio of a damping.
  static func dampingRatio(of damping: Double) -> Double {
    // No estimate is wider than this: a number that isn't finite can't be written to a file.
    damping > 1 ? Elementary.exp(min(damping - 1, 27)) : damping
  }

  /// Returns the logarithms of the lowest and highest frequency of a motion of this length: from half a period to
  /// thirty.
  private static func frequencies(_ data: FitData) -> (Double, Double) {
    // Clamped, so that even for a recording with an odd clock the guesses keep off the limits of a spring's parameters.
    let duration = min(max(data.duration, 1e-5), 1e4)
    let slowest = Elementary.log(.pi / duration)
    return (slowest, slowest + Elementary.log(60))
  }

  /// Returns the springs to start from, in a group for each start: frequencies evenly spaced by their logarithms, each
  /// with some damping ratios.
  func guesses(_ data: FitData) -> [[[Double]]] {
    let (low, high) = (ranges[0].low + 2, ranges[0].high - 2)
    let frequencies = (0..<13).map { low + (high - low) * Double($0) / 12 }
    let ratios = isCritical ? [[]] : [0.2, 0.4, 0.6, 0.8, 1, 1.5].map { [Self.damping(of: $0)] }
    return data.startGuesses.map { start in
      frequencies.flatMap { frequency in ratios.map { [frequency] + $0 + start } }
    }
  }

  func fill(_ columns: inout [Double], shape: [Double], times: [Double]) {
    let frequency = Elementary.exp(shape[0])
    let spring = Spring(angularFrequency: frequency, dampingRatio: isCritical ? 1 : Self.dampingRatio(of: shape[1]))
    let start = hasStart ? shape[ranges.count - 1] : 0
    let cosine = SpringMotion(spring: spring, displacement: 1, velocity: 0)
    let sine = SpringMotion(spring: spring, displacement: 0, velocity: 1)
    var wave = SpringWave()
    let count = times.count
    for row in 0..<count {
      let time = times[row] - start
      if time <= 0 {
        (columns[row], columns[count + row], columns[2 * count + row]) = (1, 0, 0)
      } else {
        let left = cosine.state(at: time, sharing: &wave).position
        columns[row] = left
        columns[count + row] = 1 - left
        columns[2 * count + row] = sine.state(at: time, sharing: &wave).position
      }
    }
  }
}

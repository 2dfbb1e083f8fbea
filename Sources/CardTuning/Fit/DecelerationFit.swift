import CardMath
import CardMotion

/// The deceleration nearest to a recording: that of a scroll view, which loses a fixed fraction of its velocity in
/// every millisecond.
///
/// ```
/// y(t) = from + travel · (1 − e^(k (t − start)))      k = 1000 ln rate,  v = −k · travel
/// ```
/// Only k and the start are searched; see ``Deceleration`` for the law and its source.
public struct DecelerationFit: Hashable, Sendable {
  /// The factor by which the velocity shrinks in each millisecond.
  public var ratePerMillisecond: Estimate

  /// The velocity at the start, points per second.
  public var initialVelocity: Estimate

  /// The start time, µs on the recording's clock.
  public var start: Estimate

  /// The start position, points.
  public var from: Estimate

  /// The position where it would come to rest, points.
  public var to: Estimate

  /// The error of the deceleration.
  public var quality: FitQuality

  init(_ data: FitData) {
    let shape = DecelerationShape(data)
    let (low, high) = (shape.ranges[0].low, shape.ranges[0].high)
    let guesses = data.startGuesses.map { start in
      (0..<16).map { [low + (high - low) * Double($0) / 15] + start }
    }
    let fitted = data.nearest(shape, from: guesses)
    let decay = fitted[0].exponential
    let shares = shape.ranges.count
    func rate(_ decay: Double) -> Double { Elementary.exp(-decay / 1000) }
    ratePerMillisecond = Estimate(value: rate(decay.value), low: rate(decay.high), high: rate(decay.low))
    start = fitted.start(shares - 1, of: data)
    from = fitted[shares]
    let distance = fitted[shares + 1]
    // The margin of the rest position is at most the sum of both margins.
    to = Estimate(from.value + distance.value, plusMinus: from.margin + distance.margin)
    // The relative margin of a product: the root of the sum of its factors' squared relative margins.
    let velocity = distance.value * decay.value
    let parts = (distance.margin / max(distance.value.magnitude, 1e-300), fitted[0].margin)
    let share = min((parts.0 * parts.0 + parts.1 * parts.1).squareRoot(), 1e6)
    initialVelocity = Estimate(velocity, plusMinus: velocity.magnitude * share)
    quality = fitted.quality
  }
}

/// The paths of decelerations. The parameters are the logarithm of −k, then the start unless it is known.
struct DecelerationShape: MotionShape {
  let ranges: [ParameterRange]
  let functionCount = 2
  let startReach = 3
  let hasEnd = false
  let isProfiled = true
  let hasStart: Bool

  init(_ data: FitData) {
    hasStart = data.startRange != nil
    // The range is from a fifth of a time constant to two hundred of them.
    let slowest = Elementary.log(0.2 / max(data.duration, 1e-6))
    ranges =
      [ParameterRange(low: slowest, high: slowest + Elementary.log(1000), scale: 1)] + data.startParameters
  }

  func fill(_ columns: inout [Double], shape: [Double], times: [Double]) {
    let decay = Elementary.exp(shape[0])
    let start = hasStart ? shape[1] : 0
    let count = times.count
    for row in 0..<count {
      let time = times[row] - start
      columns[row] = 1
      columns[count + row] = time <= 0 ? 0 : -Elementary.expMinusOne(-decay * time)
    }
  }
}

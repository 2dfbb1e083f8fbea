import CardMath
import CardMotion

/// The deceleration nearest to a recording: that of a scroll view, which loses a fixed fraction of its velocity in
/// every millisecond.
///
/// ```
/// y(t) = from + travel · (1 − e^(k (t − start)))      k = 1000 ln rate,  v = −k · travel
/// ```
/// Only k and the start are searched; see ``Deceleration`` for the law and its source.
///
/// The law never ends, and a scroll view ends it: a fast one stands still about half a point before its rest position.
/// A recording that shows such an end is fitted up to it, and the place where the content stands from then on is a
/// number of its own.
public struct DecelerationFit: Hashable, Sendable {
  /// The factor by which the velocity shrinks in each millisecond.
  public var ratePerMillisecond: Estimate

  /// The velocity at the start, points per second.
  public var initialVelocity: Estimate

  /// The start time, µs on the recording's clock.
  public var start: Estimate

  /// The start position, points.
  public var from: Estimate

  /// The position where it would come to rest if it never ended, points.
  public var to: Estimate

  /// The place before it where it ended, points; nil: the recording shows no such end.
  public var end: Estimate?

  /// The error of the deceleration.
  public var quality: FitQuality

  init(_ data: FitData) {
    let endless = DecelerationFit(data, ends: false)
    self = endless
    guard data.motionEnd < data.duration, data.times.count > endless.quality.parameterCount + 4 else { return }
    let ended = DecelerationFit(data, ends: true)
    if ended.endsOnTheWay, ended.quality.criterion + FitQuality.distinction < endless.quality.criterion { self = ended }
  }

  /// True if the place where it ended lies a little before its rest position.
  private var endsOnTheWay: Bool {
    guard let end else { return false }
    let (left, travel) = (to.value - end.value, to.value - from.value)
    return left * travel > 0 && left.magnitude < Self.leftMax * travel.magnitude
  }

  /// The greatest part of the travel that may be left where it ends: what is caught earlier is no end of its own.
  private static let leftMax = 0.1

  private init(_ data: FitData, ends: Bool) {
    let shape = DecelerationShape(data, ends: ends)
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
    end = ends ? fitted[shares + 2] : nil
    let share = min((parts.0 * parts.0 + parts.1 * parts.1).squareRoot(), 1e6)
    initialVelocity = Estimate(velocity, plusMinus: velocity.magnitude * share)
    quality = fitted.quality
  }
}

/// The paths of decelerations. The parameters are the logarithm of −k, then the start unless it is known.
struct DecelerationShape: MotionShape {
  let ranges: [ParameterRange]
  let startReach = 3
  let hasEnd = false
  let isProfiled = true
  let hasStart: Bool

  /// The instant after which it stands, seconds since the first sample; infinite if it never ends.
  let end: Double

  var functionCount: Int { end.isFinite ? 3 : 2 }

  /// - Parameter ends: True if it ends where the data come to rest.
  init(_ data: FitData, ends: Bool) {
    hasStart = data.startRange != nil
    end = ends ? data.motionEnd : .infinity
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
      let isMoving = times[row] <= end
      columns[row] = isMoving ? 1 : 0
      columns[count + row] = isMoving && time > 0 ? -Elementary.expMinusOne(-decay * time) : 0
      if end.isFinite { columns[2 * count + row] = isMoving ? 0 : 1 }
    }
  }
}

import CardMath

/// An over-damped spring as the web library Motion moves it.
///
/// It computes with sinh and cosh, and limits their argument to 300 so that they don't overflow. From then on only the
/// exponential factor decreases:
///
/// ```
/// t ≤ t*    as any spring                     t* = 300 / (ω √(ζ²−1))
/// t > t*    x = x(t*) e^(−ζω(t − t*))
/// ```
///
/// A spring with ζ = 4.56 is then 0.05 % of its distance from the target; one with ζ = 50 is still 94 % of the distance
/// away, and jumps. Source: motion-dom, `spring.ts`.
public struct CappedSpringMotion: Hashable, Sendable {
  private let motion: SpringMotion

  /// t* in seconds; infinite if the spring isn't over-damped.
  public let capTime: Double

  private let capPosition: Double
  private let capDecay: Double

  /// Creates a motion that starts at `displacement` points from the target with `velocity`, points per second.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
    let ratio = spring.dampingRatio
    capTime = ratio > 1 ? 300 / (spring.angularFrequency * ((ratio - 1) * (ratio + 1)).squareRoot()) : .infinity
    capPosition = capTime < .infinity ? motion.state(at: capTime).position : 0
    capDecay = ratio * spring.angularFrequency
  }

  /// The displacement from the target, points, `time` ≥ 0 seconds after the start.
  public func position(at time: Double) -> Double {
    if time <= capTime { return motion.state(at: time).position }
    return capPosition * Elementary.exp(-capDecay * (time - capTime))
  }

  /// The time of the first frame at 60 Hz within `distance` points of the target, in seconds; nil if there is none
  /// within an hour. Motion ignores the speed of an over-damped spring.
  public func firstFrame(within distance: Double) -> Double? {
    let free = motion.firstFrame(within: distance, speed: .infinity)
    guard capTime < free ?? 3600 else { return free }
    let rate = Double(SpringMotion.restFrameRate)
    var frame = (capTime * rate).rounded(.up)
    while position(at: frame / rate).magnitude > distance {
      if frame >= 3600 * rate { return nil }
      frame += 1
    }
    return frame / rate
  }
}

import CardMath

/// An over-damped spring as the web library Motion moves it.
///
/// It computes with sinh and cosh, and holds their argument at 300 so that they don't overflow. From there on nothing
/// but the factor in front of them falls:
///
/// ```
/// t ≤ t*    as any spring                     t* = 300 / (ω √(ζ²−1))
/// t > t*    x = x(t*) e^(−ζω(t − t*))
/// ```
///
/// A spring of ζ = 4.56 is 0.05 % of its way from the target then; one of ζ = 50 has 99 % of the way before it, and
/// jumps. Source: motion-dom, `spring.ts`.
public struct CappedSpringMotion: Hashable, Sendable {
  private let motion: SpringMotion

  /// t* in seconds; infinite where the spring isn't over-damped.
  public let capTime: Double

  private let capPosition: Double
  private let capDecay: Double

  /// A motion that starts at `displacement` from the target with `velocity`.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
    let ratio = spring.dampingRatio
    capTime = ratio > 1 ? 300 / (spring.angularFrequency * ((ratio - 1) * (ratio + 1)).squareRoot()) : .infinity
    capPosition = capTime < .infinity ? motion.state(at: capTime).position : 0
    capDecay = ratio * spring.angularFrequency
  }

  /// The displacement from the target in points, `time` ≥ 0 seconds after the start.
  public func position(at time: Double) -> Double {
    if time <= capTime { return motion.state(at: time).position }
    return capPosition * Elementary.exp(-capDecay * (time - capTime))
  }

  /// The time of the first frame of 60 Hz that is as near to the target as `distance`, in seconds; nil where none is
  /// within an hour. Motion doesn't ask for the speed of a spring that is over-damped.
  public func firstFrame(within distance: Double) -> Double? {
    let free = motion.firstFrame(within: distance, speed: .infinity)
    guard capTime < free ?? 3600 else { return free }
    let rate = Double(SpringMotion.restFrameRate)
    var frame = (capTime * rate).rounded(.up)
    while position(at: frame / rate).magnitude > distance, frame < 3600 * rate { frame += 1 }
    return frame / rate
  }
}

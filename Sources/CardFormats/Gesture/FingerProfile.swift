/// How far along its way a finger is: from rest, and arriving at a given slope.
///
/// Up to a slope of 2.5 it is the minimum-jerk polynomial of a hand's reach (Flash and Hogan, *The Coordination of Arm
/// Movements*, 1985) with another velocity at its end:
///
/// ```
/// s(τ) = (10 − 4m) τ³ + (7m − 15) τ⁴ + (6 − 3m) τ⁵        s′(0) = s″(0) = 0, s(1) = 1, s′(1) = m, s″(1) = 0
/// ```
///
/// Beyond that it would begin backward, and a finger that must arrive faster rests longer and then hurries: τⁿ, blended
/// with its neighbours, 2.5 τ⁴ − 1.5 τ⁵ being the one at 2.5. For slopes from 0 on it never goes back; below 0 it
/// passes its aim and returns.
struct FingerProfile {
  /// Slopes that look like a finger, ascending: at −3 it passes its aim by 45 % of the way; at 40 it covers nine tenths
  /// of the way in the last 6 % of the time.
  static let scan = [
    -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 15, 20, 25, 32, 40,
  ]

  /// The slope at the end, in ways per duration: 1 is the mean velocity.
  let slope: Double

  /// The part of the way, 0…1, at the part `time` of the duration, 0…1.
  func progress(at time: Double) -> Double {
    let cube = time * time * time
    if slope <= 2.5 {
      return cube * ((10 - 4 * slope) + time * ((7 * slope - 15) + time * (6 - 3 * slope)))
    }
    let lower = slope < 4 ? cube * time * (2.5 - 1.5 * time) : power(time, Int(slope))
    let upper = slope < 4 ? cube * time : lower * time
    let blend = slope < 4 ? (slope - 2.5) / 1.5 : slope - slope.rounded(.down)
    return lower + (upper - lower) * blend
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}

/// A finger's progress along its path, from rest to a given slope at the end.
///
/// For slopes up to 2.5 it is the minimum-jerk polynomial of a hand's reach (Flash and Hogan, *The Coordination of Arm
/// Movements*, 1985) with another velocity at its end:
///
/// ```
/// s(τ) = (10 − 4m) τ³ + (7m − 15) τ⁴ + (6 − 3m) τ⁵        s′(0) = s″(0) = 0, s(1) = 1, s′(1) = m, s″(1) = 0
/// ```
///
/// Steeper polynomials of this kind would begin backwards. A finger that must arrive faster rests longer and then
/// accelerates: τⁿ, blended with its neighbours, starting from 2.5 τ⁴ − 1.5 τ⁵ at 2.5. For slopes of at least 0 the
/// finger never moves backwards; below 0 it passes its target and returns.
struct FingerProfile {
  /// Plausible slopes of a finger, ascending: at −3 it passes its target by 45 % of the distance; at 40 it covers nine
  /// tenths of the distance in the last 6 % of the time.
  static let scan = [
    -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 10, 12, 15, 20, 25, 32, 40,
  ]

  /// The slope at the end, distances per duration: 1 is the mean velocity.
  let slope: Double

  /// Returns the progress along the distance, 0 to 1, at `time`, the elapsed fraction of the duration, 0 to 1.
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

  // A loop, here and in `SwipeSynthesis.positions`: in a debug build each closure is a call, and a scenario's swipes
  // make a hundred thousand.
  private func power(_ base: Double, _ exponent: Int) -> Double {
    var (product, rest) = (1.0, exponent)
    while rest > 0 {
      product *= base
      rest -= 1
    }
    return product
  }
}

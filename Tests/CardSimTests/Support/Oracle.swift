import CardSim
import Foundation

/// The formulas a second time, written down from the text with the platform's own functions.
///
/// They are good to some 1e-12, which is enough to distinguish a right path from a wrong one, and they are independent
/// of the library's computation.
enum Oracle {
  /// Returns a spring's displacement from its target, and its velocity.
  static func spring(
    angularFrequency w: Double, dampingRatio z: Double, displacement x: Double, velocity v: Double, at t: Double
  ) -> (position: Double, velocity: Double) {
    if z < 1 {
      let r = w * (1 - z * z).squareRoot()
      let (b, e) = ((v + z * w * x) / r, exp(-z * w * t))
      return (
        e * (x * cos(r * t) + b * sin(r * t)),
        e * ((b * r - z * w * x) * cos(r * t) - (x * r + z * w * b) * sin(r * t))
      )
    }
    let e = exp(-w * t)
    return (e * (x + (v + w * x) * t), e * (v - w * (v + w * x) * t))
  }

  /// Returns the same of a spring that is given by its response.
  static func spring(
    response: Double, dampingRatio: Double, displacement: Double, velocity: Double, at time: Double
  ) -> (position: Double, velocity: Double) {
    spring(
      angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio, displacement: displacement, velocity: velocity,
      at: time)
  }

  /// Returns the position and the velocity of a decelerating coordinate.
  static func deceleration(
    rate: Double, position: Double, velocity: Double, at time: Double
  ) -> (position: Double, velocity: Double) {
    let k = 1000 * log(rate)
    return (position + velocity / k * (exp(k * time) - 1), velocity * exp(k * time))
  }

  /// Returns the displacement that a rubber band shows for an overdrag, points.
  static func rubberBand(_ overdrag: Double, dimension d: Double, coefficient c: Double = 0.55) -> Double {
    c * overdrag * d / (d + c * overdrag.magnitude)
  }

  /// Returns the share of the finger's velocity that a rubber band shows at an overdrag.
  static func rubberBandSlope(_ overdrag: Double, dimension d: Double, coefficient c: Double = 0.55) -> Double {
    c * d * d / ((d + c * overdrag.magnitude) * (d + c * overdrag.magnitude))
  }

  /// Returns the point at which a finger is first `slop` points away from where it came down, by bisection between two
  /// samples; nil if it never is.
  static func crossing(of slop: Double, _ touches: [Touch]) -> (x: Double, y: Double)? {
    guard let down = touches.first else { return nil }
    func distance(_ x: Double, _ y: Double) -> Double { hypot(x - down.x, y - down.y) }
    for (a, b) in zip(touches, touches.dropFirst()) where distance(b.x, b.y) >= slop {
      var (low, high) = (0.0, 1.0)
      for _ in 0..<100 {
        let middle = (low + high) / 2
        if distance(a.x + (b.x - a.x) * middle, a.y + (b.y - a.y) * middle) < slop {
          low = middle
        } else {
          high = middle
        }
      }
      return (a.x + (b.x - a.x) * high, a.y + (b.y - a.y) * high)
    }
    return nil
  }

  /// Returns ωT of UIKit's spring of damping ratio ζ < 1: its envelope is 0.001 at the end of the duration.
  static func uikitAngle(dampingRatio z: Double) -> Double {
    log(1000 * z / (1 - z * z).squareRoot()) / z
  }
}

/// The places of TripGo's detents on an iPhone 15 with a header of 84 pt.
enum Place {
  static let collapsed = 734.0
  static let peaking = 390.5
  static let extended = 71.0
  static let screenHeight = 852.0
}

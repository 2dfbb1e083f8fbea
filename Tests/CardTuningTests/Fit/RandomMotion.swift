import CardMath
import CardMotion
import CardTimeline

/// A simulated card in front of a camera: springs with known parameters, as frames of rounded positions.
struct RandomMotion: Sendable {
  var spring: Spring
  var from: Double
  var to: Double
  var velocity: Double

  /// Seconds from the first frame to the start.
  var start: Double

  /// A random spring with parameters that cards have.
  init(_ random: inout SplitMix64, hertz: Double = 60) {
    spring = Spring(
      response: random.next(from: 0.25, to: 0.7), dampingRatio: random.next(from: 0.5, to: 1))
    let way = random.next(from: 300, to: 600) * (random.next(below: 2) == 0 ? 1 : -1)
    from = random.next(from: 0, to: 800)
    to = from + way
    velocity = random.next(from: -2000, to: 2000)
    start = (6 + random.nextUnit()) / hertz
  }

  init(response: Double, dampingRatio: Double, from: Double, to: Double, velocity: Double, start: Double) {
    spring = Spring(response: response, dampingRatio: dampingRatio)
    (self.from, self.to, self.velocity, self.start) = (from, to, velocity, start)
  }

  func position(at time: Double) -> Double {
    if time <= start { return from }
    let motion = SpringMotion(spring: spring, displacement: from - to, velocity: velocity)
    return to + motion.state(at: time - start).position
  }

  /// Frames of the motion, each position rounded to a whole number of steps.
  func recording(hertz: Double = 60, seconds: Double = 3, step: Double = 1) -> Recording {
    Recording(
      samples: (0..<Int(seconds * hertz)).map { frame in
        let time = Double(frame) / hertz
        let position = step > 0 ? (position(at: time) / step).rounded() * step : position(at: time)
        return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position)
      })
  }
}

/// The number that `share` percent of the numbers don't exceed.
func percentile(_ share: Double, of numbers: [Double]) -> Double {
  let sorted = numbers.sorted()
  return sorted[min(sorted.count - 1, Int((Double(sorted.count) * share / 100).rounded(.up)) - 1)]
}

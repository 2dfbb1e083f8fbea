// The motion after a release for other systems, as numbers: the page fills them into their code.
import CardModel
import CardMotion
import CardSimulation

/// The last release's spring, its motion about the target, and the flight; nil: there is none, or a curve moves it.
private func motion(_ ofTimeline: Int32) -> (spring: Spring, law: SpringMotion, flight: Flight)? {
  guard let stack = instance?.simulation(ofTimeline != 0)?.stack, let release = stack.lastRelease else { return nil }
  let flight = stack.flight(of: release)
  guard let spring = flight.spring else { return nil }
  let law = SpringMotion(
    spring: spring, displacement: flight.startY - flight.targetY, velocity: flight.startVelocity)
  return (spring, law, flight)
}

/// Leaves the motion as straight lines within a tolerance: its duration, the decimals of a part of the distance and of
/// a percentage of the duration, then each corner's seconds and part of the distance. Returns the number of corners; 0:
/// there is no such motion.
@_expose(wasm, "lines")
@_cdecl("leave_lines")
func lines(_ ofTimeline: Int32, _ tolerance: Double) -> Int32 {
  guard tolerance >= 0.001, let (_, law, flight) = motion(ofTimeline), flight.targetY != flight.startY else { return 0 }
  let (from, to, end) = (flight.startY, flight.targetY, flight.duration ?? .infinity)
  // A twentieth of the tolerance each is for the end, for the rounding of values and for that of times.
  let duration = (min(law.settlingTime(within: tolerance / 20), end) * 1000).rounded(.up) / 1000
  guard duration > 0, duration < 1e6 else { return 0 }
  guard
    let fit = PolylineFit(
      from: from, to: to, until: duration, tolerance: 0.85 * tolerance,
      position: { $0 < end ? to + law.state(at: $0).position : to })
  else { return 0 }
  let steepest = min(PolylineFit.steepest(fit.corners) * duration, 1e9)
  var numbers = [
    duration, Double(PolylineFit.decimals(of: (to - from).magnitude, tolerance: tolerance)),
    Double(PolylineFit.decimals(of: steepest / 100, tolerance: tolerance)),
  ]
  for corner in fit.corners {
    numbers.append(corner.time)
    numbers.append((corner.value - from) / (to - from))
  }
  _ = leave(numbers)
  return Int32(fit.corners.count)
}

/// Returns the largest distance, points, of the motion from that of a spring whose numbers were rounded; NaN: there is
/// no motion, or the numbers make no spring. The rounded spring goes on where the motion is put on its target.
///
/// - Parameters:
///   - first: The response, seconds, or the stiffness of a mass of 1.
///   - second: The damping ratio, or the bounce; with a stiffness the damping ratio, or the damping.
///   - form: 0: response and damping ratio, 1: response and bounce, 2: stiffness and damping ratio, 3: stiffness and
///     damping.
@_expose(wasm, "roundingError")
@_cdecl("rounding_error")
func roundingError(_ ofTimeline: Int32, _ form: Int32, _ first: Double, _ second: Double) -> Double {
  guard let motion = motion(ofTimeline), first > 0, second > -1 else { return .nan }
  let frequency = form < 2 ? 2 * .pi / first : first.squareRoot()
  let ratio =
    switch form {
    case 1: second < 0 ? 1 / (1 + second) : 1 - second
    case 3: second / (2 * frequency)
    default: second
    }
  guard Spring.angularFrequencies.contains(frequency), Spring.dampingRatios.contains(ratio) else { return .nan }
  let start = motion.law.state(at: 0)
  let rounded = SpringMotion(
    spring: Spring(angularFrequency: frequency, dampingRatio: ratio), displacement: start.position,
    velocity: start.velocity)
  let end = motion.flight.duration ?? .infinity
  let span = min(motion.law.settlingTime(within: 1e-6), 100 * motion.spring.response)
  var error = 0.0
  for step in 0...2000 {
    let time = span * Double(step) / 2000
    let place = rounded.state(at: time).position
    error = max(error, (place - motion.law.state(at: time).position).magnitude)
    if time >= end { error = max(error, place.magnitude) }
  }
  if end < span { error = max(error, rounded.state(at: end).position.magnitude) }
  return error
}

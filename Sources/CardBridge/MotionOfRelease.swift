// The motion after a release for other systems, as numbers: the page fills them into their code.
import CardModel
import CardMotion
import CardSimulation

/// The last release's spring, and the motion that it makes; nil: there is none, or a curve moves the card.
private func motion(_ ofTimeline: Int32) -> (spring: Spring, start: (y: Double, velocity: Double), target: Double)? {
  guard let stack = instance?.simulation(ofTimeline != 0)?.stack, let release = stack.lastRelease else { return nil }
  let explanation = ReleaseExplanation(release, of: stack)
  guard let spring = explanation.flight.spring else { return nil }
  return (spring, (release.y, explanation.flight.startVelocity), explanation.flight.targetY)
}

/// Leaves the motion as straight lines within a tolerance: its duration, the decimals of a part of the distance and of
/// a percentage of the duration, then each corner's seconds and part of the distance. Returns the number of corners; 0:
/// there is no such motion.
@_expose(wasm, "lines")
@_cdecl("leave_lines")
func lines(_ ofTimeline: Int32, _ tolerance: Double) -> Int32 {
  guard tolerance >= 0.001, let motion = motion(ofTimeline), motion.target != motion.start.y else { return 0 }
  let (from, to) = (motion.start.y, motion.target)
  let law = SpringMotion(spring: motion.spring, displacement: from - to, velocity: motion.start.velocity)
  // A twentieth of the tolerance each is for the end, for the rounding of values and for that of times.
  let duration = (law.settlingTime(within: tolerance / 20) * 1000).rounded(.up) / 1000
  guard duration > 0, duration < 1e6 else { return 0 }
  guard
    let fit = PolylineFit(
      from: from, to: to, until: duration, tolerance: 0.85 * tolerance, position: { to + law.state(at: $0).position })
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
/// no motion, or the numbers make no spring.
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
  let (displacement, velocity) = (motion.start.y - motion.target, motion.start.velocity)
  let exact = SpringMotion(spring: motion.spring, displacement: displacement, velocity: velocity)
  let rounded = SpringMotion(
    spring: Spring(angularFrequency: frequency, dampingRatio: ratio), displacement: displacement, velocity: velocity)
  let end = min(exact.settlingTime(within: 1e-6), 100 * motion.spring.response)
  var error = 0.0
  for step in 0...2000 {
    let time = end * Double(step) / 2000
    error = max(error, (exact.state(at: time).position - rounded.state(at: time).position).magnitude)
  }
  return error
}

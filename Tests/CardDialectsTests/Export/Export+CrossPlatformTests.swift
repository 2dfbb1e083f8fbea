import CardDialects
import CardMotion
import CardTestSupport
import Foundation
import Testing

/// Snippets for Flutter, Reanimated and Motion, read back and moved by an integrator, with the rules by which these
/// libraries end a motion.
@Suite struct ExportCrossPlatformTests {
  @Test(arguments: ExportCases.springs(from: 1))
  func flutter(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .flutter)
    let ends = try Reference.numbers("SpringSimulation(spring,", ")", in: snippet.code).map { $0[0] }
    #expect(ends[0] == motion.from)
    #expect(ends[1] == motion.to)
    let path = Reference.integrate(
      stiffness: try Reference.number("stiffness: ", in: snippet.code),
      damping: try Reference.number("damping: ", in: snippet.code), displacement: ends[0] - ends[1], velocity: ends[2],
      seconds: ExportCases.seconds(ratio))
    Reference(path, to: ends[1], endsWhere: { $0.x.magnitude < 0.001 && $0.v.magnitude < 0.001 }, stays: true)
      .expect(snippet, of: motion)
    #expect(snippet.error.distance < 0.01)
  }

  /// The start and the end position are rounded too, and their rounding counts in the error.
  @Test func awkwardPlaces() throws {
    let motion = ExportMotion(
      from: 280.123_456_789, to: 71.987_654_321,
      timing: .spring(Spring(response: 0.4, dampingRatio: 0.8), velocity: -700))
    let snippet = try Export(motion).snippet(for: .flutter)
    let ends = try Reference.numbers("SpringSimulation(spring,", ")", in: snippet.code).map { $0[0] }
    #expect(ends == [280.1235, 71.9877, -700])
    let path = Reference.integrate(
      stiffness: try Reference.number("stiffness: ", in: snippet.code),
      damping: try Reference.number("damping: ", in: snippet.code), displacement: ends[0] - ends[1], velocity: ends[2],
      seconds: 3)
    Reference(path, to: ends[1], endsWhere: { $0.x.magnitude < 0.001 && $0.v.magnitude < 0.001 }, stays: true)
      .expect(snippet, of: motion)
    let targets = [ExportTarget.caspring, .uiview, .compose, .android, .reanimated, .motion, .keyframes]
    for target in Seeds.every(3, of: targets, from: 1) {
      let error = try Export(motion, digits: .exact).snippet(for: target).error.distance
      let rounded = try Export(motion).snippet(for: target).error.distance
      #expect((error - rounded).magnitude < 2e-3, "\(target)")
    }
  }

  @Test(arguments: ExportCases.springs(from: 2))
  func reanimated(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .reanimated)
    let stiffness = try Reference.number("stiffness: ", in: snippet.code)
    let damping = min(try Reference.number("damping: ", in: snippet.code), 2 * stiffness.squareRoot())
    let path = Reference.integrate(
      stiffness: stiffness, damping: damping, displacement: -motion.distance,
      velocity: try Reference.number("velocity: ", in: snippet.code), seconds: ExportCases.seconds(ratio))
    func energy(_ state: (x: Double, v: Double)) -> Double { stiffness * state.x * state.x + state.v * state.v }
    Reference(path, to: motion.to, endsWhere: { energy($0) <= 6e-9 * energy(path[0]) }).expect(snippet, of: motion)
    #expect(ratio > 1 ? snippet.error.distance > 40 : snippet.error.distance < 0.1)
  }

  /// Motion's formula for over-damped springs has a cap, so the reference uses that formula.
  @Test(arguments: ExportCases.springs(from: 3))
  func motionLibrary(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .motion)
    let stiffness = try Reference.number("stiffness: ", in: snippet.code)
    let damping = try Reference.number("damping: ", in: snippet.code)
    let start = try Reference.number("velocity: ", in: snippet.code)
    let (delta, speed) = (
      try Reference.number("restDelta: ", in: snippet.code), try Reference.number("restSpeed: ", in: snippet.code)
    )
    var path = Reference.integrate(
      stiffness: stiffness, damping: damping, displacement: -motion.distance, velocity: start,
      seconds: ExportCases.seconds(ratio))
    let (frequency, found) = (stiffness.squareRoot(), damping / (2 * stiffness.squareRoot()))
    if found > 1 {
      let damped = frequency * (found * found - 1).squareRoot()
      for index in path.indices {
        let time = Double(index) * Reference.step
        let angle = min(damped * time, 300)
        path[index].x =
          -exp(-found * frequency * time)
          * ((-start + found * frequency * motion.distance) * sinh(angle) + damped * motion.distance * cosh(angle))
          / damped
      }
    }
    Reference(
      path, to: motion.to, endsWhere: { $0.x.magnitude <= delta && (found >= 1 || $0.v.magnitude <= speed) }
    ).expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance < 1)
  }

  /// Reanimated doesn't move an undamped spring, so there is no snippet for it.
  @Test func withoutDamping() throws {
    let swing = Export(
      ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0), velocity: 0)))
    #expect(throws: Export.Unexpressible.self) { try swing.snippet(for: .reanimated) }
    for target in [ExportTarget.flutter, .motion] {
      let snippet = try swing.snippet(for: target)
      #expect(snippet.error.isCutShort)
      #expect(snippet.error.distance < 1)
    }
  }

  @Test func curves() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(curve, duration: 0.5))
    let reanimated = try Export(motion).snippet(for: .reanimated)
    let points = try Reference.numbers("bezier(", ")", in: reanimated.code).map { $0[0] }
    #expect(try Reference.number("duration: ", in: reanimated.code) == 500)
    Reference(seconds: 1) { 100 * Reference.bezier(points, $0 / 0.5) }.expect(reanimated, of: motion)

    /// Halves until x is within the tolerance or the limit is reached, as the libraries do.
    func halved(_ x: Double, tolerance: Double, limit: Int) -> Double {
      if x <= 0 { return 0 }
      if x >= 1 { return 1 }
      var (low, high, t, count) = (0.0, 1.0, 0.0, 0)
      func at(_ a: Double, _ b: Double) -> Double {
        3 * a * (1 - t) * (1 - t) * t + 3 * b * (1 - t) * t * t + t * t * t
      }
      repeat {
        t = (low + high) / 2
        if at(points[0], points[2]) > x { high = t } else { low = t }
        count += 1
      } while abs(at(points[0], points[2]) - x) > tolerance && count < limit
      return at(points[1], points[3])
    }
    // The step at which halving stops differs between instants, so the largest error lies between two samples.
    Reference(seconds: 1) { 100 * halved($0 / 0.5, tolerance: 0.001, limit: 99) }
      .expect(try Export(motion).snippet(for: .flutter), of: motion, slack: 0.1, delaySlack: 1e-4)
    Reference(seconds: 1) { 100 * halved($0 / 0.5, tolerance: 1e-7, limit: 12) }
      .expect(try Export(motion).snippet(for: .motion), of: motion, slack: 0.02, delaySlack: 1e-4)
  }
}

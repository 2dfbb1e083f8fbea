import CardDialects
import CardMotion
import Foundation
import Testing

/// Android snippets, read back and moved by an integrator, with the rules by which Android ends a motion.
@Suite struct ExportAndroidTests {
  private func float(_ label: String, _ code: String) throws -> Double {
    Double(Float(try Reference.number(label, in: code)))
  }

  @Test(arguments: ExportCases.springs(from: 0))
  func compose(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .compose)
    let stiffness = try float("stiffness = ", snippet.code)
    let found = try float("dampingRatio = ", snippet.code)
    let start = velocity == 0 ? 0 : try float("initialVelocity = ", snippet.code)
    let threshold = try Reference.number("visibilityThreshold = ", in: snippet.code)
    #expect(snippet.code.contains("initialVelocity") == (velocity != 0))
    let path = Reference.integrate(
      stiffness: stiffness, damping: 2 * found * stiffness.squareRoot(), displacement: -motion.distance,
      velocity: start,
      seconds: ExportCases.seconds(ratio))
    let end: Double
    if found < 1 {
      let (real, imaginary) = (-found * stiffness.squareRoot(), (stiffness * (1 - found * found)).squareRoot())
      let second = (start + real * motion.distance) / imaginary
      end = log(threshold / (motion.distance * motion.distance + second * second).squareRoot()) / real
    } else {
      // Interpolates between the last position outside the threshold and the first inside.
      let last = path.lastIndex { $0.x.magnitude >= threshold } ?? 0
      let (outside, inside) = (path[last].x.magnitude, path[last + 1].x.magnitude)
      end = (Double(last) + (outside - threshold) / (outside - inside)) * Reference.step
    }
    Reference(path, to: motion.to, cutAt: (end * 1000).rounded(.down) / 1000).expect(snippet, of: motion, slack: 1e-3)
    #expect(snippet.error.distance < 0.02)
  }

  @Test(arguments: ExportCases.springs(from: 1))
  func android(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .android)
    let stiffness = try float("setStiffness(", snippet.code)
    let found = try float("setDampingRatio(", snippet.code)
    let path = Reference.integrate(
      stiffness: stiffness, damping: 2 * found * stiffness.squareRoot(), displacement: -motion.distance,
      velocity: try float("setStartVelocity(", snippet.code), seconds: ExportCases.seconds(ratio))
    let threshold = 0.75 * (try Reference.number("setMinimumVisibleChange(", in: snippet.code))
    let law = Reference(
      path, to: motion.to, endsWhere: { $0.x.magnitude < threshold && $0.v.magnitude < threshold * 62.5 })
    law.expect(snippet, of: motion)
    #expect(snippet.error.distance < 0.05)
  }

  @Test func curves() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(curve, duration: 0.4996))
    for (target, label) in [(ExportTarget.compose, "CubicBezierEasing("), (.android, "PathInterpolator(")] {
      let snippet = try Export(motion).snippet(for: target)
      let points = try Reference.numbers(label, ")", in: snippet.code).map { Double(Float($0[0])) }
      // Android durations are whole milliseconds; that rounding causes a part of the error.
      #expect(snippet.code.contains("500"))
      Reference(seconds: 1) { 100 * Reference.bezier(points, $0 / 0.5) }.expect(snippet, of: motion, slack: 2e-3)
      #expect(snippet.error.distance > 0.05)
    }
  }

  @Test func whatItCannot() {
    let steps = ExportMotion(from: 0, to: 100, timing: .curve(.steps(Steps(3)), duration: 1))
    for target in [ExportTarget.compose, .android] {
      #expect(throws: Export.Unexpressible.self) { try Export(steps).snippet(for: target) }
    }
  }
}

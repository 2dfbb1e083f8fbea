import CardDialects
import CardMotion
import CardTestSupport
import Foundation
import Testing

/// Snippets for Apple's systems, read back and moved by an integrator.
@Suite struct ExportAppleTests {
  /// The two examples of Apple's documentation, each exported in the other form.
  @Test func knownVectors() throws {
    let first = Export(
      ExportMotion(from: 0, to: 100, timing: .spring(Spring(duration: 0.5, bounce: 0.3), velocity: 0)))
    #expect(try first.snippet(for: .uikit).code.contains("stiffness: 157.914, damping: 17.5929"))
    #expect(try first.snippet(for: .swiftui).code == "let animation = Animation.spring(duration: 0.5, bounce: 0.3)\n")
    let second = Export(
      ExportMotion(
        from: 0, to: 100, timing: .spring(Spring(mass: 1, stiffness: 100, damping: 10), velocity: 0)),
      digits: .significant(2))
    #expect(try second.snippet(for: .swiftui).code == "let animation = Animation.spring(duration: 0.63, bounce: 0.5)\n")
  }

  @Test(arguments: ExportCases.springs(from: 2))
  func swiftUI(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .swiftui)
    let duration = try Reference.number("duration: ", in: snippet.code)
    let bounce = try Reference.number("bounce: ", in: snippet.code)
    let start = velocity == 0 ? 0 : try Reference.number("initialVelocity: ", in: snippet.code)
    let frequency = 2 * Double.pi / duration
    let damping = 2 * frequency * (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    let path = Reference.integrate(
      stiffness: frequency * frequency, damping: damping, displacement: -motion.distance,
      velocity: start * motion.distance,
      seconds: ExportCases.seconds(ratio))
    Reference(path, to: motion.to).expect(snippet, of: motion)
    #expect(snippet.error.distance < 0.01)
  }

  @Test(arguments: ExportCases.springs(from: 3))
  func uiKit(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .uikit)
    let stiffness = try Reference.number("stiffness: ", in: snippet.code)
    // UIKit takes an over-damped spring as critically damped.
    let damping = min(try Reference.number("damping: ", in: snippet.code), 2 * stiffness.squareRoot())
    let start = try Reference.number("dy: ", in: snippet.code) * motion.distance
    let path = Reference.integrate(
      stiffness: stiffness, damping: damping, displacement: -motion.distance, velocity: start,
      seconds: ExportCases.seconds(ratio))
    Reference(path, to: motion.to).expect(snippet, of: motion)
    #expect(ratio > 1 ? snippet.error.distance > 40 : snippet.error.distance < 0.01)
    #expect(snippet.notes.contains { $0.contains("as 1") } == (ratio > 1))
  }

  @Test(arguments: ExportCases.springs(from: 4))
  func coreAnimation(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .caspring)
    let path = Reference.integrate(
      stiffness: try Reference.number("stiffness = ", in: snippet.code),
      damping: try Reference.number("damping = ", in: snippet.code), displacement: -motion.distance,
      velocity: try Reference.number("initialVelocity = ", in: snippet.code) * motion.distance,
      seconds: ExportCases.seconds(ratio))
    let duration = try Reference.number("duration = ", in: snippet.code)
    Reference(path, to: motion.to, cutAt: duration).expect(snippet, of: motion)
    #expect(snippet.error.distance < 0.01)
    #expect(snippet.code.contains("allowsOverdamping = true") == (ratio > 1))
  }

  /// Solves UIKit's equation on a grid of frequencies; at least one must be a root.
  private func uiKitFrequency(_ duration: Double, _ ratio: Double, _ velocity: Double) throws -> Double {
    func excess(_ frequency: Double) -> Double {
      (ratio < 1
        ? abs((velocity - ratio * frequency) / (frequency * (1 - ratio * ratio).squareRoot()))
          * exp(-ratio * frequency * duration)
        : abs(-1 + (velocity - frequency) * duration) * exp(-frequency * duration)) - 0.001
    }
    let grid = (0...40_000).map { exp(log(0.01) + Double($0) / 40_000 * log(1e7)) }
    let changes = (1..<grid.count).filter { (excess(grid[$0 - 1]) > 0) != (excess(grid[$0]) > 0) }
    // With a small velocity there are several roots; UIKit takes the stiffest.
    let index = try #require(changes.count == 1 || velocity <= 1 ? changes.last : nil, "\(changes.count) roots")
    var (low, high) = (grid[index - 1], grid[index])
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if (excess(middle) > 0) == (excess(low) > 0) { low = middle } else { high = middle }
    }
    return low
  }

  @Test(arguments: ExportCases.ratios, Seeds.every(2, of: [-800, 20, 0, 500]))
  func uiView(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .uiview)
    let duration = try Reference.number("withDuration: ", in: snippet.code)
    let damping = try Reference.number("usingSpringWithDamping: ", in: snippet.code)
    let start = try Reference.number("initialSpringVelocity: ", in: snippet.code)
    let frequency = try uiKitFrequency(duration, damping, start)
    let path = Reference.integrate(
      stiffness: frequency * frequency, damping: 2 * damping * frequency, displacement: -motion.distance,
      velocity: start * motion.distance, seconds: ExportCases.seconds(ratio))
    Reference(path, to: motion.to, cutAt: duration).expect(snippet, of: motion, slack: 1e-4)
    // From rest, and away from the target, UIKit makes the same spring, except for the last thousandth, which it cuts
    // off.
    if ratio <= 1, start == 0 || velocity * motion.distance < 0 {
      #expect(snippet.error.distance < 0.01 * motion.distance.magnitude)
    }
  }

  /// UIKit's four curves have options of their own, and no other curve has.
  @Test func uiViewCurves() throws {
    for (curve, option) in [
      (NamedCurve.linear, "curveLinear"), (.easeIn, "curveEaseIn"), (.easeOut, "curveEaseOut"),
      (.easeInOut, "curveEaseInOut"),
    ] {
      let motion = ExportMotion(from: 20, to: 320, timing: .curve(curve.curve, duration: 0.25))
      let snippet = try Export(motion).snippet(for: .uiview)
      #expect(
        snippet.code == """
          UIView.animate(
            withDuration: 0.25, delay: 0, options: [.\(option), .allowUserInteraction]
          ) {
            view.frame.origin.y = 320
          }

          """)
      #expect(snippet.error.distance == 0)
    }
    let other = ExportMotion(from: 20, to: 320, timing: .curve(NamedCurve.sheet.curve, duration: 0.25))
    #expect(throws: Export.Unexpressible.self) { try Export(other).snippet(for: .uiview) }
  }

  /// A ratio that is written as 1 is 1 for UIKit too; its equation is discontinuous there.
  @Test func almostCritical() throws {
    let motion = ExportMotion(
      from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0.9999999), velocity: 0))
    let snippet = try Export(motion).snippet(for: .uiview)
    #expect(snippet.code.contains("usingSpringWithDamping: 1,"))
    #expect(snippet.error.distance < 0.11)
  }

  @Test func curves() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(curve, duration: 0.5))
    let export = Export(motion)
    #expect(
      try export.snippet(for: .swiftui).code
        == "let animation = Animation.timingCurve(0.32, 0.72, 0, 1, duration: 0.5)\n")
    #expect(try export.snippet(for: .uikit).code.contains("controlPoint1: CGPoint(x: 0.32, y: 0.72)"))
    let media = try export.snippet(for: .camedia)
    let points = try Reference.numbers("controlPoints: ", ")", in: media.code).map { $0[0] }
    Reference(seconds: 1) { 100 * Reference.bezier(points, $0 / 0.5) }.expect(media, of: motion)
    for target in [ExportTarget.caspring, .uiview] {
      #expect(throws: Export.Unexpressible.self) { try export.snippet(for: target) }
    }
  }

  /// Apple documents UIKit's control points from 0 to 1, and no range for Core Animation's y.
  @Test(arguments: [(1.56, 1.0), (0.2, -0.6), (1.6, -0.6)]) func aCurveThatOvershootsIsNotUIKits(
    y1: Double, y2: Double
  ) throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.34, y1: y1, x2: 0.64, y2: y2))
    let export = Export(ExportMotion(from: 0, to: 100, timing: .curve(curve, duration: 0.3)))
    #expect(throws: Export.Unexpressible.self) { try export.snippet(for: .uikit) }
    let media = try export.snippet(for: .camedia)
    #expect(media.code.contains("controlPoints: 0.34, "))
    #expect(media.error.distance < 0.001)
    let pace = RuleExport(.curveOverSpeed(curve, limits: 0.1...0.4, atRest: 0.2))
    #expect(throws: Export.Unexpressible.self) { try pace.snippet(for: .uiview) }
  }

  @Test func roundedCurves() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.123456789, y1: 0.987654321, x2: 0.2, y2: 1))
    let motion = ExportMotion(from: 0, to: -300, timing: .curve(curve, duration: 0.333333))
    let snippet = try Export(motion, digits: .significant(2)).snippet(for: .camedia)
    let points = try Reference.numbers("controlPoints: ", ")", in: snippet.code).map { $0[0] }
    let duration = try Reference.number("duration = ", in: snippet.code)
    #expect(points == [0.12, 0.99, 0.2, 1])
    #expect(duration == 0.33)
    Reference(seconds: 1) { -300 * Reference.bezier(points, $0 / duration) }.expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance > 1)
  }
}

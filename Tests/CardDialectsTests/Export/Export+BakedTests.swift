import CardDialects
import CardMotion
import Foundation
import Testing

/// Keyframe snippets, read back.
@Suite struct ExportBakedTests {
  private func keyframes(_ code: String) throws -> (corners: [(input: Double, output: Double)], seconds: Double) {
    let values = try Reference.numbers("animation.values = [", "]", in: code).map { $0[0] }
    let keys = try Reference.numbers("animation.keyTimes = [", "]", in: code).map { $0[0] }
    #expect(values.count == keys.count)
    #expect(keys.first == 0)
    #expect(keys.last == 1)
    #expect(keys == keys.sorted())
    return (Array(zip(keys, values)), try Reference.number("animation.duration = ", in: code))
  }

  @Test(arguments: ExportCases.springs(from: 0))
  func keyframes(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion, tolerance: 1).snippet(for: .keyframes)
    let (corners, seconds) = try keyframes(snippet.code)
    #expect(corners.first?.output == motion.from)
    #expect(corners.last?.output == motion.to)
    Reference(seconds: ExportCases.seconds(ratio), corners: corners.map { $0.input * seconds }) {
      Reference.lines(corners, $0 / seconds)
    }.expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance <= 1)
  }

  /// A tighter tolerance takes more points; the error stays within it, rounding included.
  @Test func toleranceIsKept() throws {
    let motion = ExportCases.motion(0.5, -800)
    var count = 0
    for tolerance in [5, 1, 0.25, 0.05] {
      let snippet = try Export(motion, tolerance: tolerance).snippet(for: .keyframes)
      #expect(snippet.error.distance <= tolerance)
      #expect(snippet.error.distance > 0.5 * tolerance)
      let found = try keyframes(snippet.code).corners.count
      #expect(found > count)
      count = found
    }
  }

  /// A spring that starts at its target with a velocity covers no distance, but has keyframes.
  @Test func withoutAWay() throws {
    let motion = ExportMotion(
      from: 50, to: 50, timing: .spring(Spring(response: 0.4, dampingRatio: 0.8), velocity: 900))
    let snippet = try Export(motion).snippet(for: .keyframes)
    let (corners, seconds) = try keyframes(snippet.code)
    Reference(seconds: 2, corners: corners.map { $0.input * seconds }) { Reference.lines(corners, $0 / seconds) }
      .expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance <= 0.5)
    #expect(snippet.error.delay == nil)
  }
}

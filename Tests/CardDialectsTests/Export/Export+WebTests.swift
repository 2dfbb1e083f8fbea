import CardDialects
import CardMotion
import CardTestSupport
import Foundation
import Testing

/// Web snippets, read back.
@Suite struct ExportWebTests {
  private func linear(_ code: String) throws -> [(input: Double, output: Double)] {
    let stops = try Reference.numbers("linear(", ")", in: code)
    return stops.enumerated().map { index, stop in
      (index == 0 ? 0 : index == stops.count - 1 ? 1 : stop[1] / 100, stop[0])
    }
  }

  @Test(arguments: ExportCases.springs(from: 4))
  func cssLinear(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion, tolerance: 1).snippet(for: .cssLinear)
    let corners = try linear(snippet.code)
    let seconds = try Reference.number("duration: ", in: snippet.code) / 1000
    Reference(seconds: ExportCases.seconds(ratio), corners: corners.map { $0.input * seconds }) {
      motion.from + motion.distance * Reference.lines(corners, $0 / seconds)
    }.expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance <= 1)
    // The text is CSS: `CurveText` reads it.
    let text = snippet.code.components(separatedBy: "timing-function: ")[1].dropLast(2)
    #expect(throws: Never.self) { try CurveText.read(String(text), name: "") }
  }

  /// The snippet has fewer points than a generator that only leaves points out needs for an error of 2 %; for 0.5 % to
  /// 0.2 % such a generator needs 17 to 24, measured elsewhere.
  @Test func fewPoints() throws {
    let motion = ExportMotion(
      from: 0, to: 100, timing: .spring(Spring(response: 0.5, dampingRatio: 0.8), velocity: 0))
    for (tolerance, count) in [(1.0, 10), (0.5, 14), (0.2, 20)] {
      let snippet = try Export(motion, tolerance: tolerance).snippet(for: .cssLinear)
      #expect(try linear(snippet.code).count <= count, "\(snippet.text)")
    }
  }

  @Test(
    arguments: [
      ("linear(0, 0.9 40%, 1.05 60%, 1)", 0), ("linear(0.2, 0.5 25% 75%, 0.9)", 0), ("steps(4, jump-end)", 0),
      ("steps(3, jump-start)", 0), ("steps(3, jump-both)", 0), ("steps(3, jump-none)", 0), ("ease-in-out", 0.5),
      ("linear", 0.5), ("linear(0.5 0%, 0.5 50%, 1 50%)", 0),
    ] as [(String, Double)])
  func curves(text: String, tolerance: Double) throws {
    let motion = ExportMotion(
      from: 100, to: 400, timing: .curve(try CurveText.read(text, name: ""), duration: 0.5))
    for target in [ExportTarget.cssLinear, .keyframes] {
      let snippet = try Export(motion).snippet(for: target)
      #expect(snippet.error.distance <= max(tolerance, 0.05), "\(snippet.text)")
    }
  }

  @Test(arguments: Seeds.every(2, of: [(0.8, -800), (0.5, 0), (4.56, 0), (1, 500)] as [(Double, Double)]))
  func cssBezierAndTokens(ratio: Double, velocity: Double) throws {
    let motion = ExportCases.motion(ratio, velocity)
    let snippet = try Export(motion).snippet(for: .cssBezier)
    let points = try Reference.numbers("cubic-bezier(", ")", in: snippet.code).map { $0[0] }
    let seconds = try Reference.number("duration: ", in: snippet.code) / 1000
    let law = Reference(seconds: ExportCases.seconds(ratio)) {
      motion.from + motion.distance * Reference.bezier(points, $0 / seconds)
    }
    law.expect(snippet, of: motion, slack: 2e-3)
    #expect(snippet.error.distance < 0.05 * motion.distance.magnitude)

    let tokens = try Export(motion).snippet(for: .tokens)
    law.expect(tokens, of: motion, slack: 2e-3)
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(tokens.code.utf8)) as? [String: [String: Any]])
    let group = try #require(root["motion"])
    let easing = try #require(group["easing"] as? [String: Any])
    #expect(easing["$type"] as? String == "cubicBezier")
    #expect(easing["$value"] as? [Double] == points)
    let duration = try #require((group["duration"] as? [String: Any])?["$value"] as? [String: Any])
    #expect(duration["value"] as? Double == seconds * 1000)
    #expect(duration["unit"] as? String == "ms")
    let transition = try #require(group["transition"] as? [String: Any])
    let value = try #require(transition["$value"] as? [String: Any])
    #expect(value["timingFunction"] as? [Double] == points)
    #expect(value["delay"] != nil)
    let extensions = try #require(transition["$extensions"] as? [String: [String: Double]])
    let spring = try #require(extensions["dev.cardsim.spring"])
    #expect(spring["response"] == 0.4)
    #expect(spring["dampingRatio"] == ratio)
    #expect(spring["velocity"] == velocity)
    #expect(group["$description"] as? String == "Design tokens: \(tokens.words)")
  }

  @Test func whatItCannot() {
    let swing = Export(
      ExportMotion(from: 0, to: 100, timing: .spring(Spring(response: 0.4, dampingRatio: 0), velocity: 0)))
    let place = Export(
      ExportMotion(from: 5, to: 5, timing: .spring(Spring(response: 0.4, dampingRatio: 1), velocity: 9)))
    for target in [ExportTarget.cssLinear, .cssBezier, .tokens] {
      #expect(throws: Export.Unexpressible.self) { try swing.snippet(for: target) }
      #expect(throws: Export.Unexpressible.self) { try place.snippet(for: target) }
    }
  }
}

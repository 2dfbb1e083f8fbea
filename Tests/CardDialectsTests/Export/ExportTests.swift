import CardDialects
import CardMath
import CardMotion
import CardTestSupport
import Testing

/// Facts common to all targets; each family of targets has tests of its own.
@Suite struct ExportTests {
  /// More digits make the error smaller if rounding is the only error.
  @Test(arguments: [ExportTarget.swiftui, .uikit, .caspring, .flutter])
  func digits(target: ExportTarget) throws {
    let motion = ExportMotion(
      from: 0, to: 319, timing: .spring(Spring(response: 0.3333, dampingRatio: 0.77), velocity: -333.33))
    for count in [1, 2, 3, 5, 8] {
      let error = try Export(motion, digits: .significant(count)).snippet(for: target).error.distance
      var bound = 10 * motion.distance
      for _ in 0..<count { bound /= 10 }
      #expect(error < bound + 2e-3, "\(count) digits: \(error)")
    }
    #expect(try Export(motion, digits: .exact).snippet(for: target).error.distance < 2e-3)
  }

  /// These targets give the velocity in distances per second: with a distance of 0 they are refused, and the message
  /// names `--distance`.
  @Test func withoutAWay() throws {
    let kick = Export(
      ExportMotion(from: 5, to: 5, timing: .spring(Spring(response: 0.4, dampingRatio: 0.8), velocity: 900)))
    for target in [ExportTarget.swiftui, .uikit, .caspring, .uiview] {
      let found = thrown(Export.Unexpressible.self) { try kick.snippet(for: target) }
      let error = try #require(found)
      #expect(error.reason.contains("distances per second"))
      #expect(error.reason.contains("--distance"))
    }
    for target in [ExportTarget.compose, .android, .flutter, .reanimated, .motion, .keyframes] {
      let snippet = try kick.snippet(for: target)
      #expect(snippet.error.distance < 0.6)
      #expect(snippet.error.delay == nil)
    }
  }

  /// Each target writes any spring with a finite error, or states a reason for refusing it.
  @Test(arguments: Seeds.first(2, of: 20))
  func everySpring(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func choice(_ numbers: [Double]) -> Double { numbers[Int(random.next(below: UInt64(numbers.count)))] }
    let spring = Spring(
      response: choice([0.001, 0.05, 0.4, 3, 1000]), dampingRatio: choice([0, 0.02, 0.3, 0.9999999, 1, 2, 1000]))
    let motion = ExportMotion(
      from: choice([0, -1e6, 71.5]), to: choice([100, 1e6, 71.5001]),
      timing: .spring(spring, velocity: choice([0, 1e-3, -800, 1e6])))
    let export = Export(motion, digits: choice([1, 2]) == 1 ? .significant(1) : .exact, tolerance: 1)
    // Without the optimiser these fits take seconds; they have tests of their own.
    for target in ExportTarget.allCases where target != .cssBezier && target != .tokens {
      if spring.response == 1000 || spring.dampingRatio == 1000, target != .swiftui { continue }
      do throws(Export.Unexpressible) {
        let snippet = try export.snippet(for: target)
        #expect(snippet.error.distance.isFinite, "seed \(seed): \(snippet.text)")
        #expect(snippet.error.span > 0, "seed \(seed): \(snippet.text)")
        #expect(!snippet.code.contains("nan"), "seed \(seed): \(snippet.text)")
        #expect(!snippet.code.contains("inf\n"), "seed \(seed): \(snippet.text)")
      } catch {
        #expect(!error.reason.isEmpty, "seed \(seed): \(error.reason)")
        #expect(!error.reason.hasSuffix("."), "seed \(seed): \(error.reason)")
      }
    }
  }

  /// Each export gives the same bytes.
  @Test func deterministic() throws {
    let motion = ExportCases.motion(0.8, -800)
    for target in [ExportTarget.cssLinear, .uiview, .motion] {
      #expect(try Export(motion).snippet(for: target) == Export(motion).snippet(for: target))
    }
  }
}

import CardMotion
import CardTestSupport
import Testing

@testable import CardDialects

/// `BezierFit` finds the cubic-bezier nearest to a motion.
@Suite struct BezierFitTests {
  /// The fit to a cubic-bezier motion is that curve, to within 0.5 of 100 pt.
  @Test func aCurveIsFound() throws {
    let curve = CubicBezier(x1: 0.3, y1: 0.1, x2: 0.4, y2: 1)
    let motion = ExportMotion(from: 0, to: 100, timing: .curve(.cubicBezier(curve), duration: 0.5))
    let fit = try #require(BezierFit(motion))
    let found = ExportMotion(from: 0, to: 100, timing: .curve(.cubicBezier(fit.curve), duration: fit.duration))
    #expect(MotionError(of: found, from: motion).distance < 0.5)
  }

  /// Changing one of the fit's five numbers by ±0.01 makes its error at most 3 % smaller.
  @Test func noNeighbourIsNearer() throws {
    let motion = ExportCases.motion(0.8, 0)
    let fit = try #require(BezierFit(motion))
    func error(_ numbers: [Double]) -> Double {
      let curve = CubicBezier(
        x1: min(max(numbers[0], 0), 1), y1: numbers[1], x2: min(max(numbers[2], 0), 1), y2: numbers[3])
      let other = ExportMotion(
        from: motion.from, to: motion.to, timing: .curve(.cubicBezier(curve), duration: numbers[4]))
      return MotionError(of: other, from: motion).distance
    }
    let numbers = [fit.curve.x1, fit.curve.y1, fit.curve.x2, fit.curve.y2, fit.duration]
    let best = error(numbers)
    #expect(best < 0.015 * motion.distance.magnitude)
    for axis in numbers.indices {
      for change in [-0.01, 0.01] {
        var other = numbers
        other[axis] += change
        #expect(error(other) > 0.97 * best, "number \(axis) and \(change)")
      }
    }
  }

  /// The fit to a critically damped spring is nearer than the named curves that web pages use for such a spring.
  @Test func itBeatsTheUsualOnes() throws {
    let motion = ExportCases.motion(1, 0)
    let fit = try #require(BezierFit(motion))
    func error(_ curve: CubicBezier, _ duration: Double) -> Double {
      MotionError(
        of: ExportMotion(from: motion.from, to: motion.to, timing: .curve(.cubicBezier(curve), duration: duration)),
        from: motion
      ).distance
    }
    let own = error(fit.curve, fit.duration)
    for curve in [NamedCurve.sheet, .ease, .easeOut, .easeInOut] {
      guard case .cubicBezier(let bezier) = curve.curve else { continue }
      for percent in stride(from: 50, through: 150, by: 10) {
        #expect(error(bezier, fit.duration * Double(percent) / 100) > own)
      }
    }
  }

  /// The fit comes near the best there is, which differential evolution found (SciPy 1.17, two seeds, 450 times), also
  /// where a fast start covers most of the path before a long end: such fits were up to five times as far off.
  @Test(
    arguments: [
      (0.2, 1000, 17.755), (0.4, 5000, 9.898), (0.6, 5000, 3.396), (3, 5000, 2.743), (8, 5000, 4.434),
      (3, -1500, 2.284),
      (8, 1000, 1.982), (0.8, 1000, 0.133),
    ] as [(Double, Double, Double)])
  func nearlyNoneIsNearer(ratio: Double, velocity: Double, least: Double) throws {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let motion = ExportMotion(from: 0, to: 100, timing: .spring(spring, velocity: velocity))
    let fit = try #require(BezierFit(motion))
    let found = ExportMotion(from: 0, to: 100, timing: .curve(.cubicBezier(fit.curve), duration: fit.duration))
    let error = MotionError(of: found, from: motion).distance
    #expect(error < 1.25 * least)
    #expect(error > 0.98 * least)
  }

  @Test func whatHasNone() {
    let swing = Spring(response: 0.4, dampingRatio: 0)
    #expect(BezierFit(ExportMotion(from: 0, to: 1, timing: .spring(swing, velocity: 0))) == nil)
    let spring = Spring(response: 0.4, dampingRatio: 1)
    #expect(BezierFit(ExportMotion(from: 1, to: 1, timing: .spring(spring, velocity: 9))) == nil)
  }
}

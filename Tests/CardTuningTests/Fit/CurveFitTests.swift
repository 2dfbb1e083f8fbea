import CardMath
import CardMotion
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct CurveFitTests {
  static func recording(_ curve: TimingCurve, duration: Double, start: Double = 0.1043, step: Double = 1) -> Recording {
    let motion = CurveMotion(from: 600, to: 150, duration: duration, curve: curve)
    return Recording(
      samples: (0..<90).map { frame in
        let time = Double(frame) / 60
        let position = (motion.position(at: time - start) / step).rounded() * step
        return Recording.Sample(microseconds: Int64((time * 1e6).rounded()), position: position)
      })
  }

  /// The fit finds a named curve in whole points by its name, with its duration.
  @Test(arguments: [NamedCurve.easeInOut, .easeOut, .default, .fastOutSlowIn, .linear, .sheet])
  func namesComeBack(curve: NamedCurve) throws {
    let fit = try Fit(Self.recording(curve.curve, duration: 0.45))
    let found = try #require(fit.curve)
    #expect(found.named.curve == curve)
    #expect(found.isNamed)
    #expect(fit.best == .curve)
    #expect((found.named.duration.value / 0.45 - 1).magnitude < 0.02)
    #expect(found.named.from.value.isNear(600, 1))
    #expect(found.named.to.value.isNear(150, 1))
  }

  @Test func freePointsComeBack() throws {
    let bezier = CubicBezier(x1: 0.3, y1: -0.2, x2: 0.4, y2: 1.25)
    let fit = try Fit(Self.recording(.cubicBezier(bezier), duration: 0.6, step: 0.01))
    let found = try #require(fit.curve)
    #expect(!found.isNamed)
    #expect(fit.best == .curve)
    #expect(found.duration.value.isNear(0.6, 0.003))
    for (point, expected) in zip(found.controlPoints, [0.3, -0.2, 0.4, 1.25]) {
      #expect(point.value.isNear(expected, 0.01))
      #expect(point.low <= point.value)
      #expect(point.value <= point.high)
    }
    #expect(found.start.value.isNear(104_300, 500))
  }
}
